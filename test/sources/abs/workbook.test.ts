import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { readOnce } from '../../../src/formats/workbook.ts';
import { uncuratedDataflow } from '../../../src/sources/abs/dataflow.ts';
import { ANA_AGG } from '../../../src/sources/abs/datasets/ANA_AGG.ts';
import { AWE } from '../../../src/sources/abs/datasets/AWE.ts';
import { LF } from '../../../src/sources/abs/datasets/LF.ts';
import { LF_AGE } from '../../../src/sources/abs/datasets/LF_AGE.ts';
import { WPI } from '../../../src/sources/abs/datasets/WPI.ts';
import { readTimeSeriesWorkbook } from '../../../src/sources/abs/time-series-workbook.ts';
import { capture } from '../capture.ts';

type Grid = (string | number | null)[][];

interface Column {
  readonly name: string;
  readonly unit: string;
  readonly type: string;
  readonly id: string;
  readonly frequency?: string;
  readonly month?: number;
  readonly values: readonly (number | string | null)[];
}

const data = (columns: readonly Column[], dates: readonly (number | string)[]): Grid => [
  ['', ...columns.map((c) => c.name)],
  ['Unit', ...columns.map((c) => c.unit)],
  ['Series Type', ...columns.map((c) => c.type)],
  ['Data Type', ...columns.map(() => 'INDEX')],
  ['Frequency', ...columns.map((c) => c.frequency ?? 'Quarter')],
  ['Collection Month', ...columns.map((c) => c.month ?? 3)],
  ['Series Start', ...columns.map(() => dates[0] ?? null)],
  ['Series End', ...columns.map(() => dates.at(-1) ?? null)],
  ['No. Obs', ...columns.map(() => dates.length)],
  ['Series ID', ...columns.map((c) => c.id)],
  ...dates.map((date, i) => [date, ...columns.map((c) => c.values[i] ?? null)]),
];

function workbook(title: string, sheets: Readonly<Record<string, Grid>>, index = 'Index'): Uint8Array {
  const book = utils.book_new();
  const heading: Grid = [
    [null, 'Time Series Workbook'],
    [null, '6345.0 Wage Price Index, Australia'],
    [null, title],
    ['Data Item Description', null, null, 'Series Type'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(heading), index);
  for (const [name, grid] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(grid), name);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

const file = (bytes: Uint8Array | string, name = '634501.xlsx') => capture(bytes, { url: `https://www.abs.gov.au/statistics/${name}` });

// Values of 6345.0 table 1, December quarter 2025 (the latest trend value is omitted, the third series is invented). Dates: 1 September
// and 1 December 2025.
const WAGES: readonly Column[] = [
  {
    name: 'Quarterly Index ;  Total hourly rates of pay excluding bonuses ;  Australia ;  Private and Public ;  All industries ;',
    unit: 'Index Numbers',
    type: 'Seasonally Adjusted',
    id: 'A2713849C',
    values: [157.9, 159.2],
  },
  {
    name: 'Percentage Change From Corresponding Quarter of Previous Year ;  Australia ;  Total hourly rates of pay excluding bonuses ;  Private and Public ;  All industries ;',
    unit: 'Percent',
    type: 'Trend',
    id: 'A83895399C',
    values: [3.5, null],
  },
  {
    name: 'Quarterly Index ;  Ordinary time hourly rates of pay excluding bonuses ;  Australia ;  Private ;  All industries ;',
    unit: 'Index Numbers',
    type: 'Original',
    id: 'A9999999A',
    values: [1, 2],
  },
];
const QUARTERS = [45901, 45992];

describe('a time series workbook', () => {
  it('is read once for all datasets that try it', () => {
    const bytes = workbook('Table 1', { Data1: data(WAGES, [45901, 45992]) });
    const alone = readTimeSeriesWorkbook(file(bytes));
    expect(readTimeSeriesWorkbook(file(bytes))).not.toBe(alone);
    readOnce(bytes);
    const first = readTimeSeriesWorkbook(file(bytes));
    expect(first).toEqual(alone);
    expect(readTimeSeriesWorkbook(file(bytes))).toBe(first);
  });

  it('has names, types, units and cells, and a series ends with its cells, not with Series End', () => {
    const { headings, series } = readTimeSeriesWorkbook(file(workbook('Table 1. Total Hourly Rates', { Data1: data(WAGES, QUARTERS) })));
    expect(headings).toContain('Table 1. Total Hourly Rates');
    expect(series.map((s) => [s.id, s.freq, s.adjustment, s.unit, s.multiplier, s.observations.length])).toEqual([
      ['A2713849C', 'Q', 'seasonally_adjusted', 'Index', 0, 2],
      ['A83895399C', 'Q', 'trend', 'Per cent', 0, 1],
      ['A9999999A', 'Q', 'original', 'Index', 0, 2],
    ]);
    expect(series[0]?.observations.map((o) => [formatPeriod({ freq: 'Q', t: o.t }), o.value, o.at])).toEqual([
      ['2025-Q3', 157.9, 'Data1!B11'],
      ['2025-Q4', 159.2, 'Data1!B12'],
    ]);
  });

  it.each<[string, (grid: Grid) => Grid, string?, string?]>([
    [
      'labels with colons and non-breaking spaces',
      (grid) =>
        grid.map(([first, ...cells]) => [typeof first === 'string' && first !== '' ? `${first}\u00a0:` : (first ?? null), ...cells]),
    ],
    ['other names of its sheets', (grid) => grid, 'Series 1', 'Contents'],
    ['a blank after the name of its sheet', (grid) => grid, 'Data1 '],
    ['words for frequencies', (grid) => grid.map((row) => row.map((cell) => (cell === 'Quarter' ? 'Quarterly' : cell)))],
    [
      'a second row of headings',
      ([names = [], ...grid]) => [
        names,
        names.map((_, i) => (i > 0 ? 'Australia' : null)),
        names.map((_, i) => (i > 0 ? `(${i})` : null)),
        ...grid,
      ],
    ],
    [
      'raised footnote marks',
      (grid) => grid.map((row) => (row[0] === 'Unit' ? row.map((cell, i) => (i > 0 ? `${cell}\u00b9` : cell)) : row)),
    ],
  ])('reads the same values with %s', (_name, change, sheet = 'Data1', index = 'Index') => {
    const sound = readTimeSeriesWorkbook(file(workbook('T', { Data1: data(WAGES, QUARTERS) })));
    const read = readTimeSeriesWorkbook(file(workbook('T', { [sheet]: change(data(WAGES, QUARTERS)) }, index)));
    const shown = ({ series }: typeof read) =>
      series.map((one) => ({ ...one, observations: one.observations.map(({ t, value }) => [t, value]) }));
    expect([shown(read), read.headings]).toEqual([shown(sound), sound.headings]);
  });

  it('is read after a blank column, with the addresses of its cells', () => {
    const grid = data(WAGES, QUARTERS).map((row) => [null, ...row]);
    const { series } = readTimeSeriesWorkbook(file(workbook('T', { Data1: grid })));
    expect(series[0]?.observations.map(({ value, at }) => [value, at])).toEqual([
      [157.9, 'Data1!C11'],
      [159.2, 'Data1!C12'],
    ]);
  });

  it('has half-years dated mid-month and years that end in June', () => {
    const columns: readonly Column[] = [
      { name: 'Earnings ;', unit: '$', type: 'Trend', id: 'A84994901X', frequency: 'Biannual', month: 5, values: [1373.2, 1402] },
      { name: 'Index ;', unit: 'Index Numbers', type: 'Original', id: 'A2', frequency: 'Annual', month: 6, values: [1] },
    ];
    // 15 May and 15 November 2023.
    const { series } = readTimeSeriesWorkbook(file(workbook('TABLE 11B', { Data1: data(columns, [45061, 45245]) })));
    expect(series.map((s) => formatPeriod({ freq: s.freq, t: s.observations.at(-1)?.t ?? 0 }))).toEqual(['2023-S2', 'FY2022-23']);
  });

  it('has the sheets Data1 to Datan joined, and a series in both is read once', () => {
    const sheets = { Data1: data(WAGES.slice(0, 2), QUARTERS), Data2: data(WAGES.slice(1), QUARTERS) };
    const read = readTimeSeriesWorkbook(file(workbook('T', sheets)));
    expect(read.series.map((s) => s.id)).toEqual(['A2713849C', 'A83895399C', 'A9999999A']);
    expect(read.notes).toEqual([
      { text: 'One series appears twice with the same figures, and is read once: A83895399C (Data1!C11 and Data2!B11).', series: {} },
    ]);
  });

  it('is refused if a series differs between two sheets, and both places are reported', () => {
    const [first, second, ...others] = WAGES as readonly [Column, Column, ...Column[]];
    const sheets = (again: Partial<Column>) => ({
      Data1: data([first, second], QUARTERS),
      Data2: data([{ ...second, ...again }, ...others], QUARTERS),
    });
    const refused = (again: Partial<Column>) => () => readTimeSeriesWorkbook(file(workbook('T', sheets(again))));
    const [before, ...after] = second.values;
    expect(refused({ values: [Number(before) + 1, ...after] })).toThrowError(
      `A83895399C has two values for 2025-Q3: ${before} (Data1!C11) and ${Number(before) + 1} (Data2!B11).`,
    );
    expect(refused({ values: [null, 157.9] })).toThrowError(
      /^A83895399C occurs twice, with different figures for 2025-Q3: 3.5 \(Data1!C11\) and nothing/,
    );
    expect(refused({ unit: '$ Million' })).toThrowError(/^The series A83895399C occurs twice: once with Q, /);
  });

  it('is read from one sheet saved as CSV, with Mon-YYYY dates', () => {
    const text = data(WAGES, ['Sep-2025', 'Dec-2025'])
      .map((row) => row.map((cell) => (typeof cell === 'string' && cell.includes(',') ? `"${cell}"` : (cell ?? ''))).join(','))
      .join('\n');
    const { series } = readTimeSeriesWorkbook(file(text, '634501.csv'));
    expect(series[0]?.observations.map((o) => [formatPeriod({ freq: 'Q', t: o.t }), o.value, o.at])).toEqual([
      ['2025-Q3', 157.9, 'r11 A2713849C'],
      ['2025-Q4', 159.2, 'r12 A2713849C'],
    ]);
  });

  const grid = data(WAGES, QUARTERS);
  const changed = (row: number, column: number, value: string | number | null): Uint8Array =>
    workbook('T', { Data1: grid.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? value : cell))) });

  it.each([
    ['np', 'suppressed'],
    ['n.a.', 'not_available'],
    ['\u2013', 'not_available'],
  ])('keeps %j as the reason for a missing value, and its other values are read', (text, status) => {
    const [first, second] = readTimeSeriesWorkbook(file(changed(10, 1, text))).series;
    expect(first?.observations[0]).toMatchObject({ value: null, status, text });
    expect(first?.observations[1]?.value).toBe(159.2);
    expect(second?.observations[0]?.value).toBe(WAGES[1]?.values[0]);
  });

  it.each([
    ['a renamed label', changed(9, 0, 'Series Identifier'), 'PARSE_LAYOUT'],
    ['an unknown frequency', changed(4, 1, 'Fortnight'), 'PARSE_LAYOUT'],
    ['an unknown series type', changed(2, 1, 'Smoothed'), 'PARSE_LAYOUT'],
    ['a cell that is not a number', changed(10, 1, 'see note'), 'PARSE_VALUE'],
    ['a decimal comma', changed(10, 1, '0,890'), 'PARSE_VALUE'],
    ['a row without a date', changed(10, 0, 'total'), 'PARSE_VALUE'],
    ['a repeated period', changed(11, 0, 45901), 'DATA_DUPLICATE_KEY'],
    ['a workbook of another kind', workbook('T', { 'Table 1': grid }, 'Contents'), 'PARSE_LAYOUT'],
  ])('refuses %s', (_, bytes, code) => {
    expect(() => readTimeSeriesWorkbook(file(bytes))).toThrow(expect.objectContaining({ code }) as WattleError);
  });

  it('is refused if names are merged, and the series without a name is reported', () => {
    const merged = grid.map((row, r) => row.map((cell, c) => (r === 0 && c === 2 ? null : cell)));
    expect(() => readTimeSeriesWorkbook(file(workbook('T', { Data1: merged })))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: expect.objectContaining({ row: 1, column: 'A83895399C' }) }) as WattleError,
    );
  });

  it('may have text lines above and below the values, but not among the values', () => {
    const lines = (at: number): Grid => [...grid.slice(0, at), ['\u00a9 Commonwealth of Australia'], ...grid.slice(at)];
    const plain = readTimeSeriesWorkbook(file(workbook('T', { Data1: grid })));
    const noted = readTimeSeriesWorkbook(file(workbook('T', { Data1: lines(grid.length) })));
    expect(noted.series).toEqual(plain.series);
    expect(noted.remarks).toEqual(['\u00a9 Commonwealth of Australia']);
    expect(() => readTimeSeriesWorkbook(file(workbook('T', { Data1: lines(11) })))).toThrow(
      expect.objectContaining({ code: 'PARSE_VALUE', at: expect.objectContaining({ row: 12 }) }) as WattleError,
    );
  });

  it.each(['1/09/2025', '1 Sep 2025', 'Sep-25', 'Sep-2025', '2025-09-01'])('has the date %s', (text) => {
    const { series } = readTimeSeriesWorkbook(file(changed(10, 0, text)));
    expect(formatPeriod({ freq: 'Q', t: series[0]?.observations[0]?.t ?? 0 })).toBe('2025-Q3');
  });

  it('has labels that are found after rows are inserted between or before them', () => {
    const moved: Grid = [['A heading of the sheet'], grid[0] ?? [], ['Notes', 'x'], ...grid.slice(1)];
    expect(readTimeSeriesWorkbook(file(workbook('T', { Data1: moved }))).series.map((s) => s.id)).toEqual(WAGES.map((c) => c.id));
  });
});

describe('a workbook as part of a dataflow', () => {
  it('has the keys of the dataflow, and omits other series', async () => {
    const parsed = await WPI.parse(file(workbook('Table 1', { Data1: data(WAGES, QUARTERS) })));
    expect(parsed.series.map((s) => [s.key, s.adjustment])).toEqual([
      ['1.THRPEB.7.TOT.20.AUS.Q', 'seasonally_adjusted'],
      ['3.THRPEB.7.TOT.30.AUS.Q', 'trend'],
    ]);
    expect(parsed.scope).toBe('partial');
    expect(parsed.dimensions.find((d) => d.id === 'SECTOR')?.values).toEqual([{ code: '7', label: 'Private and Public' }]);
  });

  it('has the state that the title of the table names', async () => {
    // 6202.0 table 6, August 2024.
    const columns: readonly Column[] = [
      {
        name: 'Employed total ;  Persons ;',
        unit: '000',
        type: 'Seasonally Adjusted',
        id: 'A84423279X',
        frequency: 'Month',
        month: 1,
        values: [2950.6156587],
      },
      {
        name: '> Employed full-time ;  > Males ;',
        unit: '000',
        type: 'Trend',
        id: 'A84423847K',
        frequency: 'Month',
        month: 1,
        values: [1205.5323338],
      },
    ];
    const title = 'Table 6. Labour force status by Sex, Queensland - Trend, Seasonally adjusted and Original';
    const parsed = await LF.parse(file(workbook(title, { Data1: data(columns, [45505]) })));
    expect(parsed.series.map((s) => [s.key, s.unit, s.multiplier])).toEqual([
      ['M3.3.1599.20.3.M', 'Number', 3],
      ['M1.1.1599.30.3.M', 'Number', 3],
    ]);
    const south = title.replace('Queensland', 'South Australia');
    expect((await LF.parse(file(workbook(south, { Data1: data(columns, [45505]) })))).series[0]?.key).toBe('M3.3.1599.20.4.M');
  });

  it('has the territory in the title, not the country with the same first word', async () => {
    // 6202.0 table 11a.
    const columns: readonly Column[] = [
      { name: 'Employed total ;  Persons ;', unit: '000', type: 'Trend', id: 'A84424123K', frequency: 'Month', month: 1, values: [269.9] },
    ];
    const title = 'Table 11a. Labour force status by Sex, Australian Capital Territory - Trend and Original';
    const { series } = await LF.parse(file(workbook(title, { Data1: data(columns, [45505]) })));
    expect(series.map((one) => one.key)).toEqual(['M3.3.1599.30.8.M']);
  });

  it('has names and units with footnote marks, and other series are counted', async () => {
    const marked = WAGES.map((column, i) => ({
      ...column,
      name: column.name.replace('Australia ;', 'Australia (a) ;'),
      unit: i === 1 ? 'Percent (b)' : `${column.unit} (a)(b)`,
    }));
    const parsed = await WPI.parse(file(workbook('Table 1', { Data1: data(marked, QUARTERS) })));
    expect(parsed.series.map((s) => [s.key, s.unit])).toEqual([
      ['1.THRPEB.7.TOT.20.AUS.Q', 'Index'],
      ['3.THRPEB.7.TOT.30.AUS.Q', 'Per cent'],
    ]);
    expect(parsed.leftOut).toMatchObject([{ what: 'series', count: 1 }]);
    expect(parsed.leftOut?.[0]?.examples[0]).toContain('(A9999999A)');
  });

  it('has the release date on the front page', async () => {
    const bytes = workbook('Released at 11:30 am (Canberra time) Wed 18 February 2026', { Data1: data(WAGES, QUARTERS) });
    expect((await WPI.parse(file(bytes))).publishedOn).toBe('2026-02-18');
    expect((await WPI.parse(file(workbook('Table 1', { Data1: data(WAGES, QUARTERS) })))).publishedOn).toBeNull();
  });

  it('has a corrected unit if the workbook states a wrong one', async () => {
    const columns: readonly Column[] = [
      { name: 'Household saving ratio: Ratio ;', unit: 'proportion', type: 'Seasonally Adjusted', id: 'A2323382F', values: [6.9] },
      { name: 'Terms of trade: Index ;', unit: 'Index Numbers', type: 'Seasonally Adjusted', id: 'A2304200A', values: [95.8] },
    ];
    const parsed = await ANA_AGG.parse(file(workbook('Table 1', { Data1: data(columns, [45992]) })));
    expect(parsed.series.map((s) => [s.key, s.unit])).toEqual([
      ['M7.HSR.20.AUS.Q', 'Per cent'],
      ['M5.TTR.20.AUS.Q', 'Index'],
    ]);
  });

  it('gives the reason if no series is in the dataset: another frequency, or another name', () => {
    const quarterly = data(WAGES, QUARTERS).map((row) => row.map((cell) => (cell === 'Quarter' ? 'Month' : cell)));
    expect(() => WPI.parse(file(workbook('Table 1', { Data1: quarterly })))).toThrow(/FREQ/);
    const renamed = data(WAGES, QUARTERS).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell.replace('Private', 'Non-public') : cell)),
    );
    expect(() => WPI.parse(file(workbook('Table 1', { Data1: renamed })))).toThrow(
      /“non-public( and public)?” is not part of a known name/,
    );
  });

  it('refuses a workbook without a series of the dataflow', () => {
    expect(() => LF.parse(file(workbook('Table 1', { Data1: data(WAGES, QUARTERS) })))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('can be read without a declared dataflow: series have their own ids', async () => {
    const parsed = await uncuratedDataflow('SOME_TABLE')?.parse(file(workbook('Table 1', { Data1: data(WAGES, QUARTERS) })));
    expect(parsed?.dimensions.map((d) => d.id)).toEqual(['SERIES']);
    expect(parsed?.series[1]).toMatchObject({ key: 'A83895399C', title: expect.stringContaining('Percentage Change From') });
  });
});

describe('series names with several words for one code', () => {
  const dates = [45245];
  const column = (name: string, unit: string, type: string, id: string, frequency: string, value: number): Column => ({
    name,
    unit,
    type,
    id,
    frequency,
    month: 5,
    values: [value],
  });

  it('full-time earnings are separate from all earnings (6302.0 table 11B, November 2023)', async () => {
    const columns = [
      column('Earnings; Persons; Full Time; Adult; Ordinary time earnings ;  Victoria ;', '$', 'Trend', 'A1', 'Biannual', 1859.1),
      column('Earnings; Persons; Full Time; Adult; Total earnings ;  Victoria ;', '$', 'Trend', 'A2', 'Biannual', 1918),
      column('Earnings; Persons; Total earnings ;  Victoria ;', '$', 'Trend', 'A3', 'Biannual', 1402),
      column('Earnings; Persons; Full Time; Junior; Total earnings ;  Victoria ;', '$', 'Trend', 'A4', 'Biannual', 1),
    ];
    const { series } = await AWE.parse(file(workbook('TABLE 11B', { Data1: data(columns, dates) })));
    expect(series.map((s) => [s.key, s.unit, s.observations[0]?.value])).toEqual([
      ['3.1.3.7.TOT.30.2.S', 'AUD', 1859.1],
      ['2.1.3.7.TOT.30.2.S', 'AUD', 1918],
      ['1.1.3.7.TOT.30.2.S', 'AUD', 1402],
    ]);
  });

  it('a short name means the scope of the table: Australia, persons', async () => {
    const columns = [
      column('Monthly hours worked in all jobs ;  > Males ;', '000 Hours', 'Trend', 'B1', 'Month', 1098590.8),
      column('Monthly hours worked in all jobs ;  > Victoria ;', '000 Hours', 'Trend', 'B2', 'Month', 479740.8),
    ];
    const { series } = await LF_AGE.parse(file(workbook('Table 19', { Data1: data(columns, dates) })));
    expect(series.map((s) => s.key)).toEqual(['M18.1.1599.30.AUS.M', 'M18.3.1599.30.2.M']);
  });
});
