/**
 * Runs `wattle draft` and `wattle try` on files. The drafted declaration compiles to the content of the file and comes with a specimen.
 * An incorrect file leads to a report.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStructure } from '../../sandbox/abs/wire.ts';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { type Draft, type DraftOptions, draftDataset, nextSteps, writeDraft } from '../../src/cli/draft.ts';
import { errorLines, tryDataset, unregisteredLeaf } from '../../src/cli/try.ts';
import type { Ask } from '../../src/core/capture.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Dataset, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { AskResult, Upstream } from '../../src/ingest/fetch/client.ts';
import { adjustment } from '../../src/sources/abs/adjustments.ts';
import { absDataflow } from '../../src/sources/abs/dataflow.ts';
import { draftFlow, type FlowFacts } from '../../src/sources/abs/draft.ts';
import { capitalRegion, stateRegion } from '../../src/sources/abs/regions.ts';
import type { TableFacts } from '../../src/sources/rba/draft.ts';
import { rbaTable } from '../../src/sources/rba/table.ts';
import { flowFactsOf, flowFaults, structureFaults, tableFaults } from '../specimens/specimens.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-draft-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const nobody = async (): Promise<never> => {
  throw new Error('This test sends no request to an agency');
};
const from = (...files: string[]): DraftOptions => ({ from: files, agency: nobody, now: () => clock.now() });
const specimenOf = (draft: Draft): unknown => JSON.parse(draft.files.find((file) => file.path.startsWith('test/'))?.text ?? 'null');
const leafOf = (draft: Draft): string => draft.files.find((file) => file.path.startsWith('src/'))?.text ?? '';

/** The first columns of table I1 in the RBA's layout. Ids, titles and values are invented. */
const I1 = [
  'I1 BALANCE OF PAYMENTS',
  "Title,Goods credits,Goods debits,Australia's balance on goods",
  'Description,Credits,Debits,Balance',
  'Frequency,Quarterly,Quarterly,Quarterly',
  'Type,Original,Original,Seasonally adjusted',
  'Units,$ million,$ million,$ million',
  ',,,',
  ',,,',
  'Source,ABS,ABS,ABS',
  'Publication date,04-Jun-2026,04-Jun-2026,04-Jun-2026',
  'Series ID,HTESTCR,HTESTDB,HTESTBL',
  '31/12/2025,130000,-120000,10000',
  '31/03/2026,131000,-122000,9000',
  '',
].join('\r\n');

describe('an RBA table', () => {
  it('is drafted from its file, and the draft is checked against the file', async () => {
    const draft = await draftDataset('rba', 'i1', from(put('i1-data.csv', I1)));
    expect(draft.files.map((file) => file.path)).toEqual(['src/sources/rba/datasets/I1.ts', 'test/specimens/rba/I1.json']);
    expect(leafOf(draft)).toBe(
      [
        '/** RBA I1: balance of payments. */',
        "import { rbaTable } from '../table.ts';",
        '',
        'export const I1 = rbaTable({',
        "  id: 'I1',",
        "  file: 'i1',",
        "  title: 'Balance of payments',",
        "  description: 'Statistical table I1 of the Reserve Bank of Australia: 3 series.',",
        "  frequency: 'Q',",
        '  words: {',
        "    goods_credits: 'HTESTCR',",
        "    goods_debits: 'HTESTDB',",
        "    australia_s_balance_on_goods: 'HTESTBL',",
        '  },',
        '  default: null,',
        '  maxAgeDays: 200,',
        '});',
        '',
      ].join('\n'),
    );
    expect(nextSteps(draft)).toEqual(['npm run generate', "npx vitest run test/catalogue -t 'rba.I1'"]);
    const facts = specimenOf(draft) as TableFacts;
    expect(facts.series['HTESTBL']).toEqual({
      title: "Australia's balance on goods",
      units: '$ million',
      frequency: 'Quarterly',
      type: 'Seasonally adjusted',
    });
    const leaf = { id: 'I1', file: 'i1', title: 'I1', description: '', default: null, maxAgeDays: 200 } as const;
    expect(tableFaults(rbaTable({ ...leaf, frequency: 'Q', words: { goods_credits: 'HTESTCR' } }), () => facts)).toEqual([]);
    expect(tableFaults(rbaTable({ ...leaf, frequency: 'Q', words: { goods_credits: 'HTESTCX' } }), () => facts)[0]).toContain('HTESTCR');
  });

  it('outside the list of tables is drafted, with a note about the list', async () => {
    const listed = await draftDataset('rba', 'i1', from(put('i1-data.csv', I1)));
    const { notes } = await draftDataset('rba', 'I11', from(put('i11-data.csv', I1.replace('I1 ', 'I11 '))));
    expect([listed.notes, notes]).toEqual([
      [],
      [
        'As far as this program knows, the Bank has no table I11. Did you mean D11, F11, I1? If the table is new, add its file to src/sources/rba/table-list.ts.',
      ],
    ]);
  });

  it('is not drafted from a file of another table', async () => {
    await expect(draftDataset('rba', 'I2', from(put('other.csv', I1)))).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'Table I2 was expected, but the file is headed I1.',
    });
  });

  it('is tried from its file: the content, faults in the declaration, and the latest rows', async () => {
    const leaf = rbaTable({
      id: 'I1',
      file: 'i1',
      title: 'Balance of payments',
      description: 'Credits and debits.',
      frequency: 'Q',
      words: { goods_credits: 'HTESTCR', invented: 'HTESTXX' },
      default: null,
      maxAgeDays: null,
    });
    const { lines, error, answer } = await tryDataset(leaf, { from: [put('i1.csv', I1)], agency: nobody, clock });
    expect(error).toBeNull();
    expect(lines).toEqual([
      expect.stringMatching(/^file .*i1\.csv, \d+ bytes$/),
      'series   3, 6 values, 2025-Q4 to 2026-Q1',
      'units    AUD million (3)',
      'freq     Q (3)',
      'dated    2026-06-04',
      'amiss    no series has SERIES HTESTXX (invented)',
    ]);
    expect(answer?.data).toHaveLength(5);
    const broken = await tryDataset(leaf, { from: [put('broken.csv', I1.replace('9000', 'many'))], agency: nobody, clock });
    expect([broken.error?.code, broken.error?.at?.row]).toEqual(['PARSE_VALUE', 13]);
    await expect(tryDataset(leaf, { from: ['not-there.csv'], agency: nobody, clock })).resolves.toMatchObject({
      error: { code: 'REQ_BAD_PARAMETER', message: 'The file not-there.csv cannot be read (ENOENT).' },
    });
  });

  it('that is old is tried with a warning, and its values are shown', async () => {
    const leaf = rbaTable({
      id: 'I1',
      file: 'i1',
      title: 'Balance of payments',
      description: 'Credits and debits.',
      frequency: 'Q',
      words: {},
      default: null,
      maxAgeDays: 100,
    });
    const { error, answer } = await tryDataset(leaf, { from: [put('old.csv', I1)], agency: nobody, clock });
    expect(answer?.data).toHaveLength(5);
    expect(error && errorLines(error, answer !== null)[0]).toMatch(/^warning {2}DATA_FROZEN: /);
  });
});

/** A short structure message of the dataflow ANA_SFD, with the ABS ids and order. */
const ANA_SFD = writeStructure(
  {
    id: 'ANA_SFD',
    name: 'Australian National Accounts - State Final Demand',
    dimensions: [
      {
        id: 'MEASURE',
        name: 'Measure',
        codes: [
          { id: 'C', name: 'Current prices' },
          { id: 'VCH', name: 'Chain volume measures' },
        ],
      },
      { id: 'DATA_ITEM', name: 'Data item', codes: [{ id: 'SFD', name: 'State final demand' }] },
      { id: 'SECTOR', name: 'Sector', codes: [{ id: 'SSS', name: 'All sectors' }] },
      {
        id: 'TSEST',
        name: 'Adjustment type',
        codes: [
          { id: '10', name: 'Original' },
          { id: '20', name: 'Seasonally adjusted' },
          { id: '30', name: 'Trend' },
        ],
      },
      {
        id: 'REGION',
        name: 'Region',
        codes: [
          ...['New South Wales', 'Victoria', 'Queensland', 'South Australia', 'Western Australia', 'Tasmania'].map((name, i) => ({
            id: String(i + 1),
            name,
          })),
          { id: '7', name: 'Northern Territory' },
          { id: '8', name: 'Australian Capital Territory' },
          { id: 'AUS', name: 'Australia' },
        ],
      },
      { id: 'FREQ', name: 'Frequency', codes: [{ id: 'Q', name: 'Quarterly' }] },
    ],
  },
  Date.parse('2026-05-01'),
);

const dimensionOf = (id: string, codes: Readonly<Record<string, string>>) => ({
  id,
  name: id.charAt(0) + id.slice(1).toLowerCase(),
  codes: Object.entries(codes).map(([code, name]) => ({ id: code, name })),
});

/** Returns the declaration in the text of a file. */
function compiled(leaf: string): TimeSeriesDataset {
  const shared = { absDataflow, adjustment, capitalRegion, stateRegion };
  const body = leaf.replaceAll(/^import .*$/gm, '').replace(/^export const \w+ = /m, 'return ');
  return new Function(...Object.keys(shared), body)(...Object.values(shared));
}

describe('an ABS dataflow', () => {
  it('is drafted from its structure, with the shared dimensions by name', async () => {
    const draft = await draftDataset('abs', 'ana-sfd', from(put('structure.json', ANA_SFD)));
    expect(leafOf(draft)).toContain(
      [
        "  frequency: 'Q',",
        '  dimensions: {',
        '    MEASURE: {',
        "      name: 'measure',",
        "      description: 'Measure.',",
        '      words: {',
        "        current_prices: 'C',",
        "        chain_volume_measures: 'VCH',",
        '      },',
        "      default: 'C',",
        '    },',
        "    DATA_ITEM: 'SFD',",
        "    SECTOR: 'SSS',",
        "    TSEST: adjustment('seasonally_adjusted'),",
        '    REGION: stateRegion,',
        "    FREQ: 'Q',",
        '  },',
      ].join('\n'),
    );
    expect(leafOf(draft)).toContain("import { stateRegion } from '../regions.ts';");
    // The catalogue number is unknown, so it is absent. Citations once showed an empty one.
    expect(compiled(leafOf(draft))).not.toHaveProperty('catalogueNumber');
    const facts = specimenOf(draft) as FlowFacts;
    expect([facts.flow, facts.structure, facts.rests_on]).toEqual([
      'ANA_SFD',
      'ANA_SFD(1.0.0)',
      { structure: 'structure.json, given as a file' },
    ]);
    expect(draft.notes).toEqual([expect.stringContaining('There is no data')]);
    const leaf = {
      id: 'ANA_SFD',
      title: '',
      description: '',
      catalogueNumber: '',
      publication: 'x',
      frequency: 'Q',
      maxAgeDays: 200,
    } as const;
    const fixed = { DATA_ITEM: 'SFD', SECTOR: 'SSS', TSEST: '20', REGION: 'AUS', FREQ: 'Q' };
    expect(flowFaults(absDataflow({ ...leaf, dimensions: { MEASURE: 'VCH', ...fixed } }), () => facts)).toEqual([]);
    expect(flowFaults(absDataflow({ ...leaf, dimensions: { MEASURES: 'VCH', ...fixed } }), () => facts)[0]).toContain('Nearest: MEASURE.');
  });

  it('is drafted with separate words for codes if it has fewer codes than the shared dimensions, or others', async () => {
    const structure = writeStructure(
      {
        id: 'ANA_SFD',
        name: 'Cut down',
        dimensions: [
          dimensionOf('AGE', { '1524': '15-24 years', '2534': '25-34 years', TOT: 'Total' }),
          dimensionOf('TSEST', { '10': 'Original', '20': 'Seasonally adjusted' }),
          dimensionOf('REGION', { '2': 'Victoria', '1': 'New South Wales' }),
          dimensionOf('STATE', { '1': 'New South Wales', '2': 'Victoria', AUS: 'Australia' }),
          dimensionOf('FREQ', { Q: 'Quarterly' }),
        ],
      },
      Date.parse('2026-05-01'),
    );
    const draft = await draftDataset('abs', 'ANA_SFD', from(put('cut-down.json', structure)));
    const leaf = leafOf(draft);
    expect(leaf).not.toMatch(/adjustment\(|stateRegion/);
    expect(compiled(leaf).dimensions).toEqual([
      expect.objectContaining({ id: 'AGE', words: { '15_24_years': '1524', '25_34_years': '2534', total: 'TOT' }, default: 'TOT' }),
      expect.objectContaining({
        id: 'TSEST',
        name: 'adjustment',
        words: { original: '10', seasonally_adjusted: '20' },
        default: '20',
      }),
      expect.objectContaining({ id: 'REGION', name: 'region', words: { nsw: '1', vic: '2' }, geography: 'state' }),
      expect.objectContaining({ id: 'STATE', default: 'AUS' }),
    ]);
    expect(flowFaults(compiled(leaf), () => specimenOf(draft) as FlowFacts)).toEqual([]);
  });

  it.each(
    readdirSync('test/specimens/abs')
      .map((file) => file.replace(/\.json$/, ''))
      .filter((id) => flowFactsOf(id)?.flow !== undefined),
  )('is drafted from known facts about %s with the same result', (flow) => {
    const facts = flowFactsOf(flow);
    if (facts === null) throw new Error(`There is no specimen for ${flow}.`);
    expect(flowFaults(compiled(draftFlow(facts)))).toEqual([]);
  });

  it('has only the codes and units that have series in the data', async () => {
    const csv = [
      'DATAFLOW,MEASURE,DATA_ITEM,SECTOR,TSEST,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT',
      'ABS:ANA_SFD(1.0.0),VCH,SFD,SSS,20,1,Q,2026-Q1,200000,AUD,6',
      '',
    ].join('\r\n');
    const draft = await draftDataset('abs', 'ANA_SFD', from(put('sfd.json', ANA_SFD), put('sfd.csv', csv)));
    const facts = specimenOf(draft) as FlowFacts;
    expect(facts.dimensions.map(({ id, codes }) => [id, Object.keys(codes)])).toEqual([
      ['MEASURE', ['VCH']],
      ['DATA_ITEM', ['SFD']],
      ['SECTOR', ['SSS']],
      ['TSEST', ['20']],
      ['REGION', ['1']],
      ['FREQ', ['Q']],
    ]);
    expect(facts.units).toEqual({ by: ['MEASURE'], of: { VCH: 'AUD million' }, from: 'data' });
    expect(facts.dimensions.slice(0, 2)).toMatchObject([
      { codes: { VCH: 'Chain volume measures' } },
      { codes: { SFD: 'State final demand' } },
    ]);
  });

  it('is not drafted from data of another dataflow, or with other dimensions than its structure', async () => {
    const cpi = put('cpi.csv', 'DATAFLOW,MEASURE,TIME_PERIOD,OBS_VALUE\r\nABS:CPI(2.0.0),1,2026-Q1,100\r\n');
    await expect(draftDataset('abs', 'ANA_SFD', from(cpi))).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringContaining('for CPI'),
    });
    const short = put('short.csv', 'DATAFLOW,MEASURE,TIME_PERIOD,OBS_VALUE\r\nABS:ANA_SFD(1.0.0),C,2026-Q1,100\r\n');
    await expect(draftDataset('abs', 'ANA_SFD', from(put('s.json', ANA_SFD), short))).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
  });
});

/** Makes an agency with the given responses by requested URL. */
const agency = (answers: Readonly<Record<string, string | Uint8Array>>, requested: string[] = []): Upstream => ({
  async ask(_source, ask: Ask): Promise<AskResult> {
    requested.push(ask.url);
    const found = Object.entries(answers).find(([part]) => ask.url.includes(part))?.[1];
    if (found === undefined) throw new WattleError('UP_NOT_FOUND', 'Nothing there.');
    const facts = { contentType: null, etag: null, lastModified: null, retrievedAt: clock.now() };
    return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(found)), ...facts };
  },
  async download() {
    throw new Error('Nothing large is drafted from');
  },
  async close() {},
});

describe('requesting the agency', () => {
  it('loads the structure and the latest values, and also works without the values', async () => {
    const requested: string[] = [];
    const upstream = agency({ '/dataflow/ABS/ANA_SFD?references=all': ANA_SFD }, requested);
    const draft = await draftDataset('abs', 'ANA_SFD', {
      from: [],
      agency: async () => ({ upstream, origin: 'live' }),
      now: () => clock.now(),
    });
    expect(requested).toEqual([
      'https://data.api.abs.gov.au/rest/dataflow/ABS/ANA_SFD?references=all',
      expect.stringMatching(/\/data\/ABS,ANA_SFD\/all\?.*lastNObservations=1$/),
    ]);
    expect((specimenOf(draft) as FlowFacts).rests_on).toEqual({ structure: `${requested[0]} of 2026-11-21` });
  });

  it('without a response names commands that download the files on another machine', async () => {
    const upstream: Upstream = {
      ...agency({}),
      ask: async () => {
        throw new WattleError('UP_UNREACHABLE', 'The connection to the agency failed (ENOTFOUND).');
      },
    };
    const options: DraftOptions = { from: [], agency: async () => ({ upstream, origin: 'live' }), now: () => clock.now() };
    const other = "curl -fL --compressed -H 'Accept: text/csv,*/*' -o FILE 'https://www.rba.gov.au/statistics/tables/csv/i1-data.csv'";
    await expect(draftDataset('rba', 'I1', options)).rejects.toMatchObject({
      code: 'UP_UNREACHABLE',
      message: 'The connection to the agency failed (ENOTFOUND).',
      hint: expect.stringContaining(other),
    });
    await expect(draftDataset('abs', 'ANA_SFD', options)).rejects.toMatchObject({
      hint: expect.stringMatching(/--from FILE1 FILE2\n.*-o FILE1 '.*references=all'\n.*-o FILE2 '.*lastNObservations=1'$/s),
    });
    const tried = await tryDataset(findDataset('rba', 'F6') as Dataset, { from: [], agency: async () => upstream, clock });
    expect(tried.error).toMatchObject({ code: 'UP_UNREACHABLE', hint: expect.stringContaining('f6-data.csv') });
  });

  it('refuses a missing file, or a file of another kind', async () => {
    await expect(draftDataset('rba', 'I1', from('not-there.csv'))).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: 'The file not-there.csv cannot be read (ENOENT).',
    });
    await expect(draftDataset('abs', 'ANA_SFD', from(put('else.json', '{"some":"thing"}')))).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringMatching(/^else\.json is neither a structure message nor data of ANA_SFD: /),
    });
  });

  it('notes if the structure of a dataflow differs from that in the ABS list', async () => {
    const newer = put('newer.json', Buffer.from(ANA_SFD).toString().replaceAll('1.0.0', '1.1.0'));
    const draft = await draftDataset('abs', 'ANA_SFD', from(newer));
    const expectedText =
      /^The structure is ANA_SFD\(1\.1\.0\), and the list of dataflows \([\d-]+\) has ANA_SFD\(1\.0\.0\) for ANA_SFD\. If it is newer than the list, update /;
    expect(draft.notes[0]).toMatch(expectedText);
    expect(structureFaults('ANA_SFD', () => specimenOf(draft) as FlowFacts)).toEqual([`abs/ANA_SFD: ${draft.notes[0]}`]);
  });

  it('notes if a dataflow is not in the ABS list', async () => {
    const { notes } = await draftDataset(
      'abs',
      'ANA_SFDX',
      from(put('sfdx.json', Buffer.from(ANA_SFD).toString().replaceAll('ANA_SFD', 'ANA_SFDX'))),
    );
    expect(notes[0]).toMatch(/^The dataflow ANA_SFDX is one that the ABS does not list \(.*\)\. Nearest: .*ANA_SFD\b.* If it is newer/);
  });

  it('accepts no facts from the sandbox', async () => {
    const upstream = agency({ 'i1-data.csv': I1 });
    const options = (origin: string): DraftOptions => ({ from: [], agency: async () => ({ upstream, origin }), now: () => clock.now() });
    await expect(draftDataset('rba', 'I1', options('sandbox'))).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    expect((await draftDataset('rba', 'I1', options('live'))).files).toHaveLength(2);
  });

  it('refuses datasets for which no draft is possible, and names the next step', async () => {
    await expect(draftDataset('nobody', 'COMPANIES', from())).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_SOURCE',
      hint: expect.stringContaining('CONTRIBUTING.md'),
    });
    await expect(draftDataset('asic', 'COMPANIES', from())).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringContaining('asic.ASIC_COMPANIES'),
      hint: expect.stringContaining('--from FILE'),
    });
    await expect(draftDataset('ato', 'HELP_DEBTS', from())).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_DATASET',
      hint: expect.stringMatching(/Did you mean HELP_DEBT\?.*src\/sources\/ato\/datasets\/HELP_DEBTS\.ts/),
    });
    await expect(draftDataset('rba', 'CPI', from())).rejects.toMatchObject({ code: 'REQ_UNKNOWN_DATASET' });
  });
});

describe('a register of ASIC', () => {
  const FILE = [
    'REGISTER_NAME\tREG_NUM\tREG_NAME\tREG_ACN\tREG_START_DT',
    'Players\t000123456\tSOMEBODY, ANN\t012345674\t01/02/2020',
    '',
  ].join('\r\n');

  it('is drafted from its file, without names of people', async () => {
    const draft = await draftDataset('asic', 'ASIC_PLAYERS', from(put('players_202611.csv', FILE)));
    expect(draft.files.map((file) => file.path)).toEqual([
      'src/sources/asic/datasets/ASIC_PLAYERS.ts',
      'test/specimens/asic/ASIC_PLAYERS.json',
    ]);
    const leaf = leafOf(draft);
    for (const line of [
      "text('reg_name', 'REG_NAME', 'Reg name, as published.')",
      "acn('reg_acn', 'REG_ACN'",
      "date('reg_start_dt', 'REG_START_DT'",
    ])
      expect(leaf).toContain(line);
    expect(JSON.stringify(draft.files)).not.toMatch(/SOMEBODY|012345674/);
    expect(specimenOf(draft)).toMatchObject({
      dataset: 'asic/ASIC_PLAYERS',
      files: [
        {
          file: {
            kind: 'text',
            delimiter: '\t',
            rows: [FILE.split('\r\n')[0]?.split('\t'), ['Example 1', '000000019', 'Example 1', '000000019', '01/02/2020']],
          },
        },
      ],
    });
    expect(draft.notes).toEqual([expect.stringContaining('data.gov.au')]);
  });

  it('with a declaration is recorded again, with a note if the declaration cannot read it', async () => {
    const draft = await draftDataset('asic', 'ASIC_AUDITORS', from(put('auditors_202611.csv', FILE)));
    expect(draft.files.map((file) => file.path)).toEqual(['test/specimens/asic/ASIC_AUDITORS.json']);
    expect(draft.notes).toEqual([expect.stringMatching(/^The declaration does not match the file: Missing column REG_AUD_NUM/)]);
  });
});

describe('writing', () => {
  it('puts declaration and specimen into a checkout, and keeps an existing declaration', async () => {
    const draft = await draftDataset('rba', 'I1', from(put('i1-data.csv', I1)));
    await expect(writeDraft(draft, folder)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    mkdirSync(path.join(folder, 'src/catalogue'), { recursive: true });
    writeFileSync(path.join(folder, 'src/catalogue/catalogue.ts'), '');
    await writeDraft(draft, folder);
    const leaf = path.join(folder, 'src/sources/rba/datasets/I1.ts');
    expect(readFileSync(leaf, 'utf8')).toBe(leafOf(draft));
    writeFileSync(leaf, '// read over');
    rmSync(path.join(folder, 'test/specimens/rba/I1.json'));
    await writeDraft(draft, folder);
    expect([readFileSync(leaf, 'utf8'), JSON.parse(readFileSync(path.join(folder, 'test/specimens/rba/I1.json'), 'utf8'))]).toEqual([
      '// read over',
      specimenOf(draft),
    ]);
  });
});

describe('a declaration that is written but not registered', () => {
  const root = (): string => path.join(folder, 'checkout-of-b99');

  it('is reported with the command that registers it', () => {
    mkdirSync(path.join(root(), 'src/sources/rba/datasets'), { recursive: true });
    writeFileSync(path.join(root(), 'src/sources/rba/datasets/B99.ts'), '');
    const dataset = findDataset('rba', 'B99') as Dataset;
    expect(unregisteredLeaf(dataset, root())).toBe(
      'declaration src/sources/rba/datasets/B99.ts is not registered, so the dataset is read without it: npm run register',
    );
  });

  it('is not reported for other datasets', () => {
    expect(unregisteredLeaf(findDataset('rba', 'B98') as Dataset, root())).toBeNull();
    expect(unregisteredLeaf(findDataset('rba', 'F6') as Dataset, process.cwd())).toBeNull();
  });
});
