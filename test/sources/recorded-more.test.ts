/**
 * Reads the second set of recorded files with their connectors. Each file is read, or refused with a location. The files are next to the
 * checkout and not part of it. Without them, these tests are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { WattleError } from '../../src/core/errors.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { readTimeSeriesWorkbook } from '../../src/sources/abs/time-series-workbook.ts';
import { readRegistrationList } from '../../src/sources/aemo/registration-list.ts';
import { recorded } from '../programs/needs.ts';
import { capture } from './capture.ts';
import { expectPageRefused } from './refused-page.ts';

const MORE = path.resolve('..', 'shared', 'upstream-more');

/** File, dataset, and outcome. */
const FILES: readonly (readonly [file: string, source: string, id: string, outcome: 'read' | 'refused'])[] = [
  ['rba/f11.1-data_20251031.csv', 'rba', 'F11.1', 'read'],
  ['rba/f2-data_20260508.head.csv', 'rba', 'F2', 'read'],
  ['rba/h5-data_20260417.head.csv', 'rba', 'H5', 'read'],
  ['ato/taxstats2015individual01selecteditemsbyyear.xlsx', 'ato', 'INDIVIDUALS_SELECTED_ITEMS', 'read'],
  // This file is from another vintage, and has no table by years.
  ['ato/Individuals_table1_2013-14.xlsx', 'ato', 'INDIVIDUALS_SELECTED_ITEMS', 'refused'],
  ['abs/55120do006-south-australia-general-government.xlsx', 'abs', 'GFS_STATE', 'read'],
  // This file has all states together, but the connector reads one at a time.
  ['abs/55120do011-total-state-general-government.xlsx', 'abs', 'GFS_STATE', 'refused'],
  ['asic/RR20100616-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20111128-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20111230-001-SSDailyYTD.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20141231-001-SSDailyYTD.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20130904-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'refused'],
  ['asic/RR20150317-002-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'refused'],
  ['asic/RR20151229-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20151230-002-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20220525-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20220602-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20230206-010-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20260123-001-SSDailyAggShortPos.csv', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['aemo/PUBLIC_DISPATCHIS_201803050020_0000000292571674.zip', 'aemo', 'dispatch_price', 'read'],
  ['aemo/PUBLIC_DISPATCHIS_201904301035_0000000307325047.CSV', 'aemo', 'dispatch_region', 'read'],
  ['aemo/PUBLIC_DISPATCHIS_201905160000_0000000307931755.CSV', 'aemo', 'interconnector_flows', 'read'],
  ['aemo/PUBLIC_DISPATCHSCADA_201904291630_0000000307295427.CSV', 'aemo', 'generation_scada', 'read'],
  ['aemo/PUBLIC_PREDISPATCHIS_201905010000_20190430233259.zip', 'aemo', 'predispatch_30min', 'read'],
  ['aemo/PUBLIC_TRADINGIS_201907041130_0000000309915971.CSV', 'aemo', 'trading_price', 'read'],
  ['aemo/PUBLIC_P5MIN_201905160000_20190515235537.CSV', 'aemo', 'predispatch_5min', 'read'],
  // This is not the supported report.
  ['aemo/PUBLIC_DVD_DAYTRACK_202407010000.zip', 'aemo', 'dispatch_price', 'refused'],
  ['aemo/PUBLIC_ARCHIVE#DAYTRACK#FILE01#202409010000.zip', 'aemo', 'dispatch_price', 'refused'],
  ['wgea/Employer-Gender-Pay-Gaps-Spreadsheet_2024-25_six_names_removed.xlsx', 'wgea', 'HEADLINE_GAP', 'read'],
  ['wgea/Employer-Gender-Pay-Gaps-Spreadsheet_2024-25_first60_companies.xlsx', 'wgea', 'HEADLINE_GAP', 'read'],
  ['asic/RR20121231-001-SSDailyYTD.csv.head400k', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20131231-001-SSDailyYTD.csv.head400k', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/RR20161230-001-SSDailyYTD.csv.head400k', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/YTD_2022.csv.head400k', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['asic/YTD_2025.csv.head400k', 'asic', 'ASIC_SHORT_POSITIONS', 'read'],
  ['abs/640101-all-groups-index-numbers-pct-change.xlsx', 'abs', 'CPI_MONTHLY', 'read'],
  ['abs/8731007-total-dwelling-units-approved-states-and-territories.xlsx', 'abs', 'BUILDING_APPROVALS', 'read'],
  // This file is not a time series workbook, and has another layout.
  ['abs/abs-population-estimates-by-lga-2001-2025.xlsx', 'abs', 'ERP_Q', 'refused'],
  // Tables without a dataset.
  ['ato/Individuals-Table-12.xlsx', 'ato', 'INDIVIDUALS_SELECTED_ITEMS', 'refused'],
  ['ato/cor00305922_2010PER3A.xls', 'ato', 'IND_AGE_INCOME', 'refused'],
];

/** Other files, with the test that reads them or the reason why no test does. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'abs/6401011-annual-pct-change-by-capital-city.xlsx': 'the workbook …, below: no dataset takes the rates by city from a workbook',
  'abs/640109-groups-index-numbers-by-capital-city.xlsx': 'the workbook …, below: no dataset takes the groups by city from a workbook',
  'aemo/NEM_Registration_and_Exemption_List_2022.xls': 'the list of units of 2022, below',
  'asic/BUSINESS_NAMES_201803_first11.csv': 'the business names of 2018, below',
};
/** Matches lists of an agency's content, which no connector requests. */
const NO_FIGURES = /(^|\/)(availability_.*|datasets_904_data-items)\.json$|\.(md|csv)$(?<=manifest\.csv|README\.md)/;

/** Returns true if another connector test contains the file's name. */
const named = (name: string): boolean => TESTS.some((text) => text.includes(name));
const TESTS = readdirSync(path.resolve('test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /recorded.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(path.resolve('test', file), 'utf8'));

const read = (file: string) =>
  capture(new Uint8Array(readFileSync(path.join(MORE, file))), {
    url: `https://agency.example/${encodeURIComponent(path.basename(file))}`,
    retrievedAt: '2026-10-08T00:00:00Z',
  });

async function parsedOf(source: string, id: string, file: string) {
  const dataset = findDataset(source, id);
  if (dataset?.kind !== 'time_series') throw new Error(`${source}.${id} is no time series.`);
  return dataset.parse(read(file));
}

async function outcomeOf(act: () => Promise<{ readonly series: readonly { readonly observations: readonly object[] }[] }>) {
  try {
    const { series } = await act();
    return { read: series.reduce((sum, one) => sum + one.observations.length, 0) > 0, at: null };
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    return { read: false, at: error.at ?? null, code: error.code };
  }
}

describe('the second set of recorded files', recorded(MORE), () => {
  it.each(FILES)('%s as %s.%s is %s', async (file, source, id, expected) => {
    const outcome = await outcomeOf(() => parsedOf(source, id, file));
    expect([outcome.read ? 'read' : 'refused', outcome.code ?? null]).toEqual([
      expected,
      expected === 'read' ? null : expect.stringMatching(/^(PARSE|DATA)_/),
    ]);
    if (expected === 'refused') expect(outcome.at).not.toBeNull();
  });

  it('are all listed: read here, read elsewhere, or without values', () => {
    const reported = new Set([...FILES.map(([file]) => file), ...Object.keys(OTHERWISE)]);
    const all = readdirSync(MORE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(MORE, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    expect(all.filter((file) => !reported.has(file) && !NO_FIGURES.test(file) && !named(path.basename(file)))).toEqual([]);
  });

  it('the business names of 2018, in the columns of that time, are read', async () => {
    const dataset = findDataset('asic', 'ASIC_BUSINESS_NAMES');
    if (dataset?.kind !== 'register') throw new Error('It is a register.');
    const rows = [];
    for await (const row of dataset.parse(read('asic/BUSINESS_NAMES_201803_first11.csv'))) rows.push(row);
    expect(rows).toHaveLength(11);
  });

  it.each([
    '640101-all-groups-index-numbers-pct-change',
    '6401011-annual-pct-change-by-capital-city',
    '640109-groups-index-numbers-by-capital-city',
    '8731007-total-dwelling-units-approved-states-and-territories',
  ])('the workbook %s is read, and each series has a unit', (name) => {
    const { series } = readTimeSeriesWorkbook(read(`abs/${name}.xlsx`));
    expect(series.length).toBeGreaterThan(0);
    expect(series.filter(({ unit }) => unit === '')).toEqual([]);
  });

  it('a footnote mark after a statistic is not part of its name (table 1B of 2014-15)', async () => {
    const { series } = await parsedOf('ato', 'INDIVIDUALS_SELECTED_ITEMS', 'ato/taxstats2015individual01selecteditemsbyyear.xlsx');
    const figures = (key: string): unknown =>
      Object.fromEntries(
        (series.find((one) => one.key === key)?.observations ?? []).map(({ t, value }) => [formatPeriod({ freq: 'FY', t }), value]),
      );
    expect(figures('Net rent.average_aud')).toMatchObject({ 'FY2013-14': -1828, 'FY2014-15': -1749 });
    expect(figures('Net rent.median_aud')).toMatchObject({ 'FY2013-14': -1675, 'FY2014-15': -1624 });
  });

  it('the list of units in 2022, a workbook named .xls with other sheets, is refused because of its sheet', () => {
    const bytes = new Uint8Array(readFileSync(path.join(MORE, 'aemo', 'NEM_Registration_and_Exemption_List_2022.xls')));
    expect(() => readRegistrationList(bytes)).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { sheet: 'PU and Scheduled Loads' } }),
    );
  });
});

it('an HTML page matches no WGEA file', () => expectPageRefused('wgea'));
