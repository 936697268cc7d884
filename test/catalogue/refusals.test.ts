/**
 * Checks the messages for contributors' mistakes. They name the nearest correct id, code or unit, and the command that records missing
 * facts.
 */
import { describe, expect, it } from 'vitest';
import type { Dataset, RegisterDataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { defineSeries, type SeriesHandle } from '../../src/core/define-series.ts';
import type { DatasetFiles } from '../../src/formats/file-outline.ts';
import { type AbsDataflow, absDataflow } from '../../src/sources/abs/dataflow.ts';
import { JV } from '../../src/sources/abs/datasets/JV.ts';
import { RES_DWELL_ST } from '../../src/sources/abs/datasets/RES_DWELL_ST.ts';
import { stateRegion } from '../../src/sources/abs/regions.ts';
import { text } from '../../src/sources/asic/fields.ts';
import { asicRegister } from '../../src/sources/asic/register.ts';
import { CORP_TRANSPARENCY } from '../../src/sources/ato/datasets/CORP_TRANSPARENCY.ts';
import { D2 } from '../../src/sources/rba/datasets/D2.ts';
import { F6 } from '../../src/sources/rba/datasets/F6.ts';
import { type RbaTable, rbaTable } from '../../src/sources/rba/table.ts';
import { TABLES, unlistedTable } from '../../src/sources/rba/table-list.ts';
import { fileFaults, filesOfDataset } from '../specimens/file-specimens.ts';
import { dimensionFaults, flowFaults, orphanFault, seriesFaults, tableFaults } from '../specimens/specimens.ts';
import { datasetIdFaults, seriesFrequencyFaults, seriesIdFaults, wordFaults } from './declaration-faults.ts';

const table = (changed: Partial<RbaTable>): TimeSeriesDataset =>
  rbaTable({
    id: 'F6',
    file: 'f6',
    title: 'Housing lending rates',
    description: 'Rates of housing loans, new and outstanding.',
    frequency: 'M',
    words: { new_loans_owner_occupier: 'FLRHOFTA' },
    default: null,
    maxAgeDays: 100,
    ...changed,
  });

describe('an RBA table', () => {
  it('is accepted as published', () => expect(tableFaults(table({}))).toEqual([]));

  it('with an invented Series ID is refused with the nearest match', () => {
    const [fault] = tableFaults(table({ words: { new_loans_owner_occupier: 'FLRHOFTX' } }));
    expect(fault).toMatch(
      /^rba\.F6 names the series FLRHOFTX \(new_loans_owner_occupier\), which test\/specimens\/rba\/F6\.json does not have\. Nearest: .*FLRHOFTA/,
    );
  });

  it('that the RBA does not have is refused with the nearest match', () => {
    expect(tableFaults(table({ id: 'F61', file: 'f61' }))).toEqual([
      'rba.F61: the Bank has no table F61. Did you mean F1, F11, F16? If the table is new, add its file to src/sources/rba/table-list.ts.',
    ]);
  });

  it('with a Series ID of another file is refused with its file', () => {
    expect(tableFaults(table({ file: 'f66' }))).toEqual([
      'rba.F6: the Bank has no file f66-data.csv. Table F6 is f6-data.csv. If the table is new, add its file to src/sources/rba/table-list.ts.',
    ]);
    expect(TABLES.filter((code) => unlistedTable(code) !== null)).toEqual([]);
  });

  it('of another frequency is refused', () => {
    expect(tableFaults(table({ frequency: 'Q' }))).toEqual(['rba.F6 has the frequency Q, but its series are M.']);
  });

  it('without a specimen is refused with the command that records one', () => {
    expect(tableFaults(table({ id: 'I1', file: 'i1' }), () => null)).toEqual([
      'There is no specimen for the table that rba.I1 reads. To record test/specimens/rba/I1.json, run npm run wattle -- draft rba I1 --write. Add --from FILE if the agency cannot be reached.',
    ]);
  });
});

const flow = (changed: Partial<AbsDataflow>): TimeSeriesDataset =>
  absDataflow({
    id: 'RES_DWELL_ST',
    title: 'Total value of dwellings',
    description: 'Number, value and mean price of dwellings, by state.',
    catalogueNumber: '6432.0',
    publication: 'economy/price-indexes-and-inflation/total-value-dwellings',
    frequency: 'Q',
    dimensions: { MEASURE: measure({ mean_price: '5' }), REGION: stateRegion, FREQ: 'Q' },
    maxAgeDays: 200,
    ...changed,
  });
const measure = (words: Readonly<Record<string, string>>) => ({ name: 'measure', description: 'What is measured.', words, default: null });

describe('a specimen', () => {
  it('of a declared dataset is accepted', () => expect(orphanFault('rba', 'I1', ['F6', 'I1'], [])).toBeNull());

  it('without a declaration is refused with the missing declaration', () => {
    expect(orphanFault('rba', 'I1', ['F6', 'I11'], ['I11'])).toBe(
      'test/specimens/rba/I1.json belongs to no declared dataset. These datasets have no specimen: I11. A dataset, its file and its specimen must have the same id.',
    );
    expect(orphanFault('rba', 'I1', ['F6'], [])).toBe(
      'test/specimens/rba/I1.json belongs to no declared dataset. Remove it, or declare the dataset and run npm run generate.',
    );
  });
});

describe('an ABS dataflow', () => {
  it('is accepted as published', () => expect(flowFaults(flow({}))).toEqual([]));

  it('that the ABS does not have is refused with the nearest match', () => {
    const [fault, ...others] = flowFaults(flow({ id: 'RES_DWELLS_ST' }));
    expect(fault).toContain(
      'abs.RES_DWELLS_ST requests the dataflow RES_DWELLS_ST, which the ABS does not list (2026-03-16). Nearest: RES_DWELL_ST, RES_DWELL. ',
    );
    expect(fault).toMatch(/If it is newer than that, .* node dist\/tools\/abs-dataflows\.js dataflows\.json DAY\.$/);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'an invented dimension',
      { MEASURES: measure({}), REGION: stateRegion, FREQ: 'Q' },
      'declares the dimension MEASURES, but the dataflow has MEASURE.REGION.FREQ. Nearest: MEASURE.',
    ],
    ['a missing dimension', { MEASURE: measure({}), FREQ: 'Q' }, 'omits REGION, but the dataflow has MEASURE.REGION.FREQ.'],
    [
      'dimensions in another order',
      { REGION: stateRegion, MEASURE: measure({}), FREQ: 'Q' },
      "declares REGION.MEASURE, but the order in the dataflow's key is MEASURE.REGION.FREQ.",
    ],
    [
      'a fixed dimension in another position',
      { FREQ: 'Q', MEASURE: measure({}), REGION: stateRegion },
      'The dimensions are declared in another order.',
    ],
    [
      'an invented code',
      { MEASURE: measure({ mean_price: '55' }), REGION: stateRegion, FREQ: 'Q' },
      'names MEASURE 55 (mean_price), which test/specimens/abs/RES_DWELL_ST.json does not have. There are 1, 2, 3, 4, 5.',
    ],
    ['an invented fixed code', { MEASURE: measure({ mean_price: '5' }), REGION: stateRegion, FREQ: 'M' }, 'names FREQ M, which'],
  ] as const)('with %s is refused', (_, dimensions, said) => {
    const [fault] = flowFaults(flow({ dimensions }));
    expect(fault).toContain(`abs.RES_DWELL_ST `);
    expect(fault).toContain(said);
  });

  it('whose frequency differs from its key is refused', () => {
    expect(flowFaults(flow({ frequency: 'M' }))).toEqual([
      'abs.RES_DWELL_ST has the frequency M, but fixes FREQ to Q. Both must be the same.',
    ]);
  });

  it('without a specimen is refused with the command that records one', () => {
    expect(flowFaults(flow({ id: 'CWD' }), () => null)[0]).toContain(
      'run npm run wattle -- draft abs CWD --write. Add --from FILE if the agency cannot be reached.',
    );
  });
});

const series = (changed: Partial<SeriesHandle>): SeriesHandle =>
  defineSeries({
    id: 'AU.DWELLING.VALUE',
    title: 'Mean dwelling price',
    description: 'Mean price of residential dwellings.',
    dataset: RES_DWELL_ST,
    select: { MEASURE: '5', REGION: 'AUS' },
    units: 'AUD thousand',
    unitsShort: "AUD '000",
    frequency: 'Q',
    adjustment: 'original',
    place: 'Australia',
    topic: 'housing',
    tags: ['housing'],
    ...changed,
  });
const credit = (changed: Partial<SeriesHandle>): SeriesHandle =>
  series({
    id: 'AU.CREDIT',
    dataset: D2,
    select: { SERIES: 'DLCACOHS', TABLE: 'D2' },
    units: 'AUD billion',
    frequency: 'M',
    adjustment: 'seasonally_adjusted',
    ...changed,
  });

describe('a named series', () => {
  it('is accepted as published', () => expect([...seriesFaults(series({})), ...seriesFaults(credit({}))]).toEqual([]));

  it.each([
    [
      'another unit',
      series({ units: 'Per cent' }),
      'has the unit "Per cent", but MEASURE 5 of RES_DWELL_ST is published in "AUD thousand". Use the published unit, with its multiplier.',
    ],
    [
      'another multiplier',
      series({ units: 'AUD million' }),
      'has the unit "AUD million", but MEASURE 5 of RES_DWELL_ST is published in "AUD thousand"',
    ],
    ['an invented code', series({ select: { MEASURE: '6', REGION: 'AUS' } }), 'selects MEASURE 6, which'],
    [
      'an invented dimension',
      series({ select: { MEASURE: '5', STATE: 'AUS' } }),
      'selects by STATE, which is not a dimension in RES_DWELL_ST.',
    ],
    [
      'a measure with an unknown unit',
      series({ dataset: JV, select: { MEASURE: 'M9', SECTOR: '7', INDUSTRY: 'TOT', TSEST: '20', REGION: 'AUS' } }),
      'selects MEASURE M9',
    ],
    [
      'another multiplier of a column',
      credit({ units: 'AUD million' }),
      'has the unit "AUD million", but the column DLCACOHS of D2 is published in "$ billion"',
    ],
    [
      'an invented Series ID',
      credit({ select: { SERIES: 'DLCACOHX', TABLE: 'D2' } }),
      'selects the series DLCACOHX, which test/specimens/rba/D2.json does not have. Nearest: DLCACOHN',
    ],
    [
      'another adjustment',
      credit({ adjustment: 'original' }),
      'has the adjustment original, but the column DLCACOHS is Seasonally adjusted.',
    ],
    [
      'another frequency',
      series({ dataset: F6, select: { SERIES: 'FLRHOFTA', TABLE: 'F6' }, units: 'Per cent per annum' }),
      'has the frequency Q, but the column FLRHOFTA is Monthly.',
    ],
  ] as const)('with %s is refused', (_, handle, said) => {
    expect(seriesFaults(handle)[0]).toContain(`${handle.id} ${said}`);
  });
});

describe('the codes of a series', () => {
  const of = (select: SeriesHandle['select']): readonly string[] => dimensionFaults(series({ select }));

  it('are accepted if each dimension that the dataset shows has one code', () => expect(of({ MEASURE: '5', REGION: 'AUS' })).toEqual([]));
  it('are refused if one is missing', () =>
    expect(of({ MEASURE: '5' })).toEqual(['AU.DWELLING.VALUE has no code for REGION, which abs.RES_DWELL_ST shows. Add one.']));
  it('are refused with a code of another dimension', () =>
    expect(of({ MEASURE: '5', REGION: 'AUS', REGIONS: 'AUS' })).toEqual([
      'AU.DWELLING.VALUE selects by REGIONS, which abs.RES_DWELL_ST does not show. Nearest: REGION.',
    ]));
  it('are refused with a code that the dataset fixes', () =>
    expect(of({ MEASURE: '5', REGION: 'AUS', FREQ: 'Q' })).toEqual([
      'AU.DWELLING.VALUE selects FREQ, which abs.RES_DWELL_ST fixes to Q. Omit it.',
    ]));
});

describe('a register', () => {
  const register = (header: string, id = 'ASIC_AUDITORS'): RegisterDataset =>
    asicRegister({
      id,
      title: 'Registered auditors',
      description: 'Individuals and authorised audit companies registered to audit.',
      package: 'asic-registered-auditor',
      lastKnown: 'x/resource/y/download/reg_auditor.csv',
      fields: [text('auditor_number', 'REG_AUD_NUM', 'Number of the auditor.'), text('auditor_name', header, 'Name of the auditor.')],
    });

  it('is accepted as published', async () => expect(await fileFaults(register('REG_AUD_NAME'))).toEqual([]));

  it('with an invented column is refused with the nearest match', async () => {
    const [fault] = await fileFaults(register('REG_AUD_NAMES'));
    expect(fault).toMatch(
      /^asic\.ASIC_AUDITORS cannot read the file that test\/specimens\/asic\/ASIC_AUDITORS\.json outlines: Missing column REG_AUD_NAMES. .*Nearest: REG_AUD_NAME.* record it again with .*\.$/,
    );
  });

  it('without a specimen is refused with the command that records one', async () => {
    expect(await fileFaults(register('REG_AUD_NAME', 'ASIC_NEW'))).toEqual([
      'There is no specimen for the files that asic.ASIC_NEW reads. To record test/specimens/asic/ASIC_NEW.json, run npm run wattle -- draft asic ASIC_NEW --write --from FILE. FILE is a file from the agency.',
    ]);
  });
});

describe('a workbook', () => {
  const renamed = (from: string, to: string) => async (dataset: Dataset) => {
    const text = JSON.stringify(filesOfDataset(dataset));
    expect(text).toContain(from);
    return fileFaults(dataset, () => JSON.parse(text.replaceAll(from, to)) as DatasetFiles);
  };

  it('without the sheet that its declaration names is refused with the nearest match', async () => {
    const [fault] = await renamed('Income tax details', 'Income tax detail')(CORP_TRANSPARENCY);
    expect(fault).toMatch(/^ato\.CORP_TRANSPARENCY cannot read .*Missing sheet .*Nearest: Income tax detail\./);
  });

  it('without the column that its declaration names is refused with the nearest match', async () => {
    const [fault] = await renamed('Taxable income $', 'Taxable incomes $')(CORP_TRANSPARENCY);
    expect(fault).toMatch(/^ato\.CORP_TRANSPARENCY cannot read .*lacks “taxable income \$”.*Nearest: Taxable incomes \$,/);
  });
});

describe('a declaration alone', () => {
  it('is refused with both words if one code has two words', () => {
    const twice = table({ words: { new_loans: 'FLRHOFTA', loans: 'FLRHOFTA' } });
    expect(wordFaults(twice)).toEqual([
      'rba.F6: the words new_loans and loans of series are all of the code FLRHOFTA: leave one, or give each its own code.',
    ]);
    expect(wordFaults(twice, true)).toEqual([]);
  });

  it('is refused with the word that a request cannot contain', () => {
    expect(wordFaults(table({ words: { 'New loans': 'FLRHOFTA' } }))).toEqual([
      'rba.F6: the word New loans of series is to be in lower case, digits and underscores.',
    ]);
  });

  it('is refused with the other dataset if the id is already used', () => {
    expect(datasetIdFaults([F6, { source: 'rba', id: 'F7', aliases: ['f6'] }])).toEqual([
      'F6 of rba.F6 and f6 of rba.F7 are one id: give one another.',
    ]);
    expect(datasetIdFaults([F6, { source: 'abs', id: 'F6' }])).toEqual([]);
  });

  it('is refused with the other series if the id is already used', () => {
    const other = { id: 'AU.DWELLINGS', title: 'Number of dwellings', aliases: ['AU.DWELLING_VALUE'] };
    expect(seriesIdFaults([series({}), other])).toEqual([
      'AU.DWELLING.VALUE of AU.DWELLING.VALUE ("Mean dwelling price") and AU.DWELLING_VALUE of AU.DWELLINGS ("Number of dwellings") are one id: give the new one another.',
    ]);
  });

  it('is refused with the grammar if the id does not follow it', () => {
    expect(seriesIdFaults([series({ id: 'AU.Dwelling value' })])).toEqual([
      'AU.Dwelling value is no id of a series: it is AU.<TOPIC>[.<DETAIL>][.<PLACE or ADJUSTMENT>], in capitals.',
    ]);
  });

  it('is refused with both frequencies if a series and its dataset differ', () => {
    expect(seriesFrequencyFaults(series({ frequency: 'M' }))).toEqual([
      "AU.DWELLING.VALUE has the frequency M, but abs.RES_DWELL_ST has Q. Omit the frequency, so that the dataset's is used.",
    ]);
  });
});
