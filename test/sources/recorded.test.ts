/**
 * Reads every recorded file with its connector, and compares parsed values with published key figures. The files are next to the checkout
 * and not part of it. Without them, these tests are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { parsePeriod } from '../../src/core/period.ts';
import { parseCsv } from '../../src/formats/csv.ts';
import { decodeSdmxStructure } from '../../src/formats/sdmx/sdmx-structure.ts';
import { parseDataflowList } from '../../src/sources/abs/dataflow-list.ts';
import { parseCalendar } from '../../src/sources/abs/releases.ts';
import { readTimeSeriesWorkbook } from '../../src/sources/abs/time-series-workbook.ts';
import { asOwnDataset } from '../../src/sources/abs/workbook-mapping.ts';
import { parseSchedule } from '../../src/sources/rba/releases.ts';
import { recorded } from '../programs/needs.ts';
import { capture } from './capture.ts';
import { RBA_TABLES } from './recorded-tables.ts';
import { expectPageRefused } from './refused-page.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream');

const read = (file: string, url: string) =>
  capture(new Uint8Array(readFileSync(path.join(UPSTREAM, file))), { url, retrievedAt: '2026-10-08T00:00:00Z' });

/** SDMX messages by dataset. */
const ABS_MESSAGES: Readonly<Record<string, string>> = {
  'CPI_2.0.0_AUS_monthly_20260801.json': 'CPI_MONTHLY',
  'CPI_2.0.0_AUS_quarterly_20260801.json': 'CPI',
  'CPI_2.0.0_capitals_rents_fuel_monthly_20260802.json': 'CPI_MONTHLY',
  'CPI_WEIGHTS_1.0.0_AUS_20260801.json': 'CPI_WEIGHTS',
  'LF_1.0.0_M13.3.1599.20.AUS.M_2019-12.json': 'LF',
  'RPPI_1.0.0_1.1+2+3..json': 'RPPI',
  'RPPI_1.0.0_1.1.1GSYD+2GMEL+3GBRI_2003-Q3_2005-Q1.json': 'RPPI',
  'RPPI_1.0.0_2.1.1GSYD.json': 'RPPI',
  'BUILDING_ACTIVITY_1.0.0_subset.csv': 'BUILDING_ACTIVITY',
  'ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv': 'ERP_COMP_Q',
};

/** Time series workbooks and some of their sheets. Each has the dataset with its history, if there is one. */
const ABS_WORKBOOKS: Readonly<Record<string, string | null>> = {
  '310101_dec2024.xlsx': 'ERP_COMP_Q',
  '310104_dec2023.xlsx': 'ERP_Q',
  '5206001_Key_Aggregates_dec2025.xlsx': 'ANA_AGG',
  '5206024_Selected_Analytical_Series_dec2025.xlsx': 'ANA_ANALYTICAL',
  '5206034_q.csv': null,
  // This workbook is monthly and from before 2025. The dataflow is quarterly.
  '560101.xlsx': null,
  '6202001_feb2026.xlsx': 'LF',
  '6202006_aug2024.xlsx': 'LF',
  '6202019.xlsx': 'LF_AGE',
  '6291005_2026.xlsx': 'LF_INDUSTRY',
  '63020011B_nov2023.xlsx': 'AWE',
  '634501_dec2025.xlsx': 'WPI',
  '634505b.xlsx': 'WPI',
  '640101.xlsx': 'CPI',
  '640101_2010s.xls': 'CPI',
  '640101_jan2026.xlsx': 'CPI_MONTHLY',
  '640105.xlsx': 'CPI',
  '640106.xlsx': 'CPI',
  '641601_dec2021.xlsx': 'RPPI',
  '641601_rppi_2017.csv': 'RPPI',
  '643201_jun2024.xlsx': 'RES_DWELL_ST',
  '850101_aug2022.xlsx': 'RT',
};

/** Data cubes by dataset. */
const ABS_CUBES: Readonly<Record<string, string>> = { 'MRM1_2026.xlsx': 'LF_SA4' };

/** Extracts by third parties, not in the agency's layout. The tools of the starter data read them. */
const TIDY = /tidy|^labour_force_(by_state|ft_pt)/;

const list = (folder: string): readonly string[] => readdirSync(path.join(UPSTREAM, folder)).sort();

async function parseOf(source: string, id: string, file: string): Promise<ParsedDataset> {
  const dataset = findDataset(source, id);
  if (dataset?.kind !== 'time_series') throw new Error(`${source}.${id} is no time series dataset`);
  return dataset.parse(read(`${source}/${file}`, `https://recorded.invalid/${file}`));
}

/** Checks rules for every parsed file. Periods are ascending, keys are unique and match the dimensions, and values are numbers. */
function expectSound(parsed: ParsedDataset): void {
  const keys = new Set<string>();
  let values = 0;
  for (const series of parsed.series) {
    expect(keys.has(series.key)).toBe(false);
    keys.add(series.key);
    let before = Number.NEGATIVE_INFINITY;
    for (const { t, value } of series.observations) {
      if (t <= before || (value !== null && !Number.isFinite(value))) throw new Error(`${series.key}: ${t} ${value}`);
      before = t;
      if (value !== null) values++;
    }
  }
  expect(values).toBeGreaterThan(0);
  for (const dimension of parsed.dimensions) expect(dimension.values.length).toBeGreaterThan(0);
}

describe('recorded files', recorded(UPSTREAM), () => {
  it.each(Object.entries(RBA_TABLES))('rba/%s is table %s', async (file, table) => {
    expectSound(await parseOf('rba', table, file));
  });

  it.each(Object.entries(ABS_MESSAGES))('abs/%s is of %s', async (file, id) => {
    const parsed = await parseOf('abs', id, file);
    expectSound(parsed);
    expect(parsed.scope).toBe('partial');
  });

  it.each(Object.entries(ABS_WORKBOOKS))('abs/%s is a workbook with the history of %s', async (file, id) => {
    expectSound(asOwnDataset(readTimeSeriesWorkbook(read(`abs/${file}`, file))));
    if (id !== null) expectSound(await parseOf('abs', id, file));
  });

  it.each(Object.entries(ABS_CUBES))('abs/%s is the data cube of %s, and not a time series workbook', async (file, id) => {
    expectSound(await parseOf('abs', id, file));
    expect(() => readTimeSeriesWorkbook(read(`abs/${file}`, file))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('a cube has every region and measure, with the printed values', async () => {
    const { series, dimensions, publishedOn } = await parseOf('abs', 'LF_SA4', 'MRM1_2026.xlsx');
    expect([series.length, dimensions[1]?.values.length, publishedOn]).toEqual([6 * 87, 87, '2026-01-29']);
    // Tables 1, 5 and 6 of the cube of 29 January 2026, December 2025 and January 2012.
    const ends = (key: string) => {
      const found = series.find((one) => one.key === key);
      return [found?.unit, found?.multiplier, found?.observations.length, found?.observations.at(-1), found?.observations[0]?.value];
    };
    const newest = (value: number, at: string) => expect.objectContaining({ t: 2025 * 12 + 11, value, at });
    expect(ends('M3.102')).toEqual(['Persons', 3, 168, newest(173.00652368, 'Table 1!B6'), 145.86330931]);
    expect(ends('M13.102')).toEqual(['Per cent', 0, 168, newest(3.55749392, 'Table 5!B6'), 5.65904869]);
    expect(ends('M12.801')).toEqual(['Per cent', 0, 168, newest(71.63000651, 'Table 6!B92'), 71.97247829]);
  });

  it('a monthly workbook is refused if the dataflow is now quarterly', async () => {
    await expect(parseOf('abs', 'LEND_HOUSING', '560101.xlsx')).rejects.toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('the lists of dataflows and the codelist are read', () => {
    for (const day of ['2021-10-06', '2022-03-18']) {
      const flows = parseDataflowList(read(`abs/abs_data_api_all_dataflows_${day}.csv`, 'list.csv'));
      expect(flows.length).toBeGreaterThan(480);
      expect(flows.map((flow) => flow.id)).toContain('CPI');
    }
    const [codelist] = decodeSdmxStructure(read('abs/CL_CPI_WEIGHTS_INDEX_1.0.0.json', 'codelist.json').bytes).codelists;
    expect(codelist?.values).toContainEqual(expect.objectContaining({ code: '20001', label: 'Food and non-alcoholic beverages' }));
  });

  it('the calendars are read', () => {
    for (const file of ['calendar/abs/future-releases-calendar_202605.fragment.html', 'abs/future-releases-calendar.excerpt.html']) {
      expect(parseCalendar(read(file, file)).map((r) => r.title)).toContain('Producer Price Indexes, Australia');
    }
    for (const file of ['calendar/rba/schedules-events.html', 'rba/schedules-events.html']) {
      expect(parseSchedule(read(file, file)).map((r) => r.title)).toEqual(
        expect.arrayContaining(['Financial Aggregates', 'Retail Payments']),
      );
    }
  });

  it('no file is omitted from these tests', () => {
    const others = ['CL_CPI_WEIGHTS_INDEX_1.0.0.json', 'future-releases-calendar.excerpt.html', 'schedules-events.html'];
    const known = new Set([
      ...Object.keys(RBA_TABLES),
      ...Object.keys(ABS_MESSAGES),
      ...Object.keys(ABS_WORKBOOKS),
      ...Object.keys(ABS_CUBES),
      ...others,
    ]);
    const unknown = [...list('abs'), ...list('rba')].filter(
      (file) => !known.has(file) && !TIDY.test(file) && !file.startsWith('abs_data_api_all_dataflows_'),
    );
    expect(unknown).toEqual([]);
    expect([...list('calendar/abs'), ...list('calendar/rba')]).toEqual([
      'future-releases-calendar_202605.fragment.html',
      'schedules-events.html',
    ]);
  });
});

// ---------------------------------------------------------------- workbooks against the API's responses

describe('a workbook maps to the keys of its dataflow', recorded(UPSTREAM), () => {
  const values = (parsed: ParsedDataset): ReadonlyMap<string, number | null> =>
    new Map(parsed.series.flatMap((s) => s.observations.map((o) => [`${s.key} ${o.t}`, o.value] as const)));

  /** Counts common observations, and those that differ by more than a revision. */
  async function compare(
    id: string,
    workbook: string,
    message: string,
    tolerance: number,
  ): Promise<{ both: number; apart: readonly string[] }> {
    const [storedValues, theirs] = [values(await parseOf('abs', id, workbook)), values(await parseOf('abs', id, message))];
    const both = [...storedValues].filter(([key]) => theirs.has(key));
    const apart = both.filter(([key, value]) => Math.abs((value ?? 0) - (theirs.get(key) ?? 0)) > tolerance).map(([key]) => key);
    return { both: both.length, apart };
  }

  it('RPPI: index and quarterly change, final release', async () => {
    const { both, apart } = await compare('RPPI', '641601_dec2021.xlsx', 'RPPI_1.0.0_1.1+2+3..json', 0);
    expect(both).toBe(9 * 74);
    expect(apart).toEqual([]);
  });

  it('CPI, monthly: Australia to January 2026, compared with the response of August 2026', async () => {
    const { both, apart } = await compare('CPI_MONTHLY', '640101_jan2026.xlsx', 'CPI_2.0.0_AUS_monthly_20260801.json', 0);
    expect(both).toBeGreaterThan(50);
    expect(apart).toEqual([]);
  });

  it('ERP_COMP_Q: December quarter 2024 compared with a later vintage, with small revisions', async () => {
    const { both, apart } = await compare('ERP_COMP_Q', '310101_dec2024.xlsx', 'ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv', 0.05);
    expect(both).toBeGreaterThan(200);
    expect(apart.length).toBeLessThan(both / 5);
  });

  it('LF: the unemployment rate of December 2019, with a small revision', async () => {
    const { both, apart } = await compare('LF', '6202001_feb2026.xlsx', 'LF_1.0.0_M13.3.1599.20.AUS.M_2019-12.json', 0.1);
    expect([both, apart]).toEqual([1, []]);
  });

  it.each([
    ['RES_DWELL_ST', '643201_jun2024.xlsx', 'ABS RES_DWELL_ST 1.0.0 5.AUS.Q (Sep 2026 vintage)', '5.AUS.Q', 52],
    ['RES_DWELL_ST', '643201_jun2024.xlsx', 'ABS RES_DWELL_ST 1.0.0 4.AUS.Q (Sep 2026 vintage)', '4.AUS.Q', 52],
    ['LF', '6202001_feb2026.xlsx', 'ABS LF M1.3.1599.20.AUS.M (captured 2026-07-01)', 'M1.3.1599.20.AUS.M', 86],
    ['LF', '6202001_feb2026.xlsx', 'ABS LF M2.3.1599.20.AUS.M (captured 2026-07-01)', 'M2.3.1599.20.AUS.M', 86],
  ])('%s from %s equals the API value %s, apart from small revisions', async (id, workbook, source, key, count) => {
    const series = (await parseOf('abs', id, workbook)).series.find((one) => one.key === key);
    const storedValues = new Map(series?.observations.map((o) => [o.t, o.value ?? Number.NaN]));
    const both = keyFigures().filter((figure) => figure.source === source && storedValues.has(parsePeriod(figure.period)?.t ?? -1));
    expect(both).toHaveLength(count);
    for (const { period, value } of both) expect((storedValues.get(parsePeriod(period)?.t ?? -1) ?? 0) / Number(value)).toBeCloseTo(1, 1);
  });

  it('unit and multiplier are the same as in the responses', async () => {
    const unitsOf = (parsed: ParsedDataset): ReadonlyMap<string, string> =>
      new Map(parsed.series.map((s) => [s.key, `${s.unit} ${s.multiplier}`]));
    for (const [id, workbook, message] of [
      ['RPPI', '641601_dec2021.xlsx', 'RPPI_1.0.0_1.1+2+3..json'],
      ['CPI_MONTHLY', '640101_jan2026.xlsx', 'CPI_2.0.0_AUS_monthly_20260801.json'],
      ['ERP_COMP_Q', '310101_dec2024.xlsx', 'ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv'],
      ['LF', '6202001_feb2026.xlsx', 'LF_1.0.0_M13.3.1599.20.AUS.M_2019-12.json'],
    ] as const) {
      const theirs = unitsOf(await parseOf('abs', id, message));
      for (const [key, unit] of unitsOf(await parseOf('abs', id, workbook)))
        if (theirs.has(key)) expect([key, unit]).toEqual([key, theirs.get(key)]);
    }
  });
});

// ---------------------------------------------------------------- key figures

interface KeyFigure {
  readonly series: string;
  readonly period: string;
  readonly value: string;
  readonly source: string;
}

const keyFigures = (): readonly KeyFigure[] =>
  parseCsv(new Uint8Array(readFileSync(path.join(UPSTREAM, 'key-figures-abs-rba.csv'))))
    .rows.slice(1)
    .flatMap(([series = '', period = '', value = '', , source = '']) => (series === '' ? [] : [{ series, period, value, source }]));

/** The location of a key figure: a file and a series key, or several keys for a sum. */
interface Place {
  readonly file: string;
  readonly keys: readonly string[];
}

const WORKBOOK_OF: Readonly<Record<string, string>> = {
  '6202001': '6202001_feb2026.xlsx',
  '634501': '634501_dec2025.xlsx',
  '640101': '640101.xlsx',
  '643201': '643201_jun2024.xlsx',
  '310104': '310104_dec2023.xlsx',
  '310101': '310101_dec2024.xlsx',
  '5206001': '5206001_Key_Aggregates_dec2025.xlsx',
};
const TABLE_FILE: Readonly<Record<string, string>> = {
  A2: 'a2-data.csv',
  D2: 'd02hist.xlsx',
  E2: 'e02hist.xlsx',
  F1: 'f01d.xlsx',
  'F1.1': 'f1.1-data.csv',
  F4: 'f4-data.csv',
  F5: 'f5-data.csv',
  F6: 'f6-data.csv',
  G1: 'g01hist.xlsx',
};

/** Sources of key figures without a file in the agency's layout. */
const NOT_HELD =
  /spot value|^computed|^sum of|\(captured|M1 \+ M2|^RBA (F2|F2\.1|G3|D1) |Financial Aggregates release|^ABS (RES_DWELL_ST|HSI_M|BA_GCCSA|BA_LGA2025|LEND_HOUSING|LF_AGES|ITGS|RT|ABS_NOM_VISA_CY|5682\.0) |^ABS 6202\.0 |^ABS LF M[16]\.3/;

function placeOf(source: string): Place | null {
  let m: RegExpExecArray | null;
  if (NOT_HELD.test(source)) return null;
  if ((m = /^RBA (\S+) ([A-Z0-9]+)(?: \(.*\))?$/.exec(source))) {
    return { file: `rba/${TABLE_FILE[m[1] ?? ''] ?? ''}`, keys: [`${m[2]}.${m[1]}`] };
  }
  if ((m = /^ABS 5206\.0 Table 24 non-farm (\w+) \+ farm (\w+)$/.exec(source))) {
    return { file: 'abs/5206024_Selected_Analytical_Series_dec2025.xlsx', keys: [m[1] ?? '', m[2] ?? ''] };
  }
  if ((m = /^ABS (\d+) (A\d+[A-Z])( \(Jan 2026\))?/.exec(source))) {
    return { file: `abs/${m[3] ? '640101_jan2026.xlsx' : (WORKBOOK_OF[m[1] ?? ''] ?? '')}`, keys: [m[2] ?? ''] };
  }
  if ((m = /^ABS (CPI|CPI_WEIGHTS|ERP_COMP_Q|BUILDING_ACTIVITY|LF) \d\.\d\.\d (\S+?)(?: \(.*\))?$/.exec(source))) {
    return { file: messageOf(m[1] ?? '', m[2] ?? ''), keys: [m[2] ?? ''] };
  }
  throw new Error(`no rule for the key figures of ${source}`);
}

function messageOf(flow: string, key: string): string {
  if (flow !== 'CPI') return `abs/${Object.keys(ABS_MESSAGES).find((file) => file.startsWith(`${flow}_1`)) ?? ''}`;
  if (key.endsWith('.Q')) return 'abs/CPI_2.0.0_AUS_quarterly_20260801.json';
  return key.includes('.50.') ? 'abs/CPI_2.0.0_AUS_monthly_20260801.json' : 'abs/CPI_2.0.0_capitals_rents_fuel_monthly_20260802.json';
}

const parsedFiles = new Map<string, Promise<ReadonlyMap<string, ParsedSeries>>>();

/** Returns the series in a recorded file by key. Workbooks use Series IDs, and other files use the keys of their dataset. */
function seriesIn(file: string): Promise<ReadonlyMap<string, ParsedSeries>> {
  const known = parsedFiles.get(file);
  if (known) return known;
  const [source = '', name = ''] = file.split('/');
  const id = source === 'rba' ? RBA_TABLES[name] : ABS_MESSAGES[name];
  const parsed = id === undefined ? Promise.resolve(asOwnDataset(readTimeSeriesWorkbook(read(file, file)))) : parseOf(source, id, name);
  const byKey = parsed.then((dataset) => new Map(dataset.series.map((series) => [series.key, series])));
  parsedFiles.set(file, byKey);
  return byKey;
}

const decimalsOf = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/**
 * Returns the stored value for a key figure, which is the sum over its series, or the end of a named range. Returns null if nothing is
 * stored.
 */
async function storedValue(figure: KeyFigure, place: Place): Promise<number | null> {
  const all = await seriesIn(place.file);
  let sum = 0;
  for (const key of place.keys) {
    const series = all.get(key);
    const t = parsePeriod(figure.period)?.t;
    const observation = series?.observations.find((o) => o.t === t);
    if (!observation) return null;
    const ends = /^(\S+) to (\S+)$/.exec(observation.text ?? '');
    const value = ends ? Number(figure.series.endsWith('_high') ? ends[2] : ends[1]) : observation.value;
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

describe('key figures', recorded(path.join(UPSTREAM, 'key-figures-abs-rba.csv')), () => {
  it('every published value of a stored file is parsed as published', async () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const figure of keyFigures()) {
      const { series, period, value, source } = figure;
      const place = placeOf(source);
      if (place === null) continue;
      const stored = await storedValue(figure, place);
      compared++;
      const tolerance = 0.5 * 10 ** -decimalsOf(value) + 1e-9;
      if (stored === null || Math.abs(stored - Number(value)) > tolerance)
        wrong.push(`${series} ${period}: ${stored}, published ${value} (${source})`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20_000);
  });
});

it.each(['abs', 'rba'])('an HTML page matches no file of %s', expectPageRefused);
