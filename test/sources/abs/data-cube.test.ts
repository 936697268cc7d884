import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { LF_SA4 } from '../../../src/sources/abs/datasets/LF_SA4.ts';
import { capture } from '../capture.ts';
import { type Grid, workbookFile } from './workbook-file.ts';

// Values of tables 1 and 5 of the cube MRM1 of 29 January 2026, for December and November 2025. The other tables and the ten earlier
// months are invented. 45992 is 1 December 2025.
const MONTHS = [45992, 45962, 45931, 45901, 45870, 45839, 45809, 45778, 45748, 45717, 45689, 45658];
const FILLER = MONTHS.slice(2).map(() => 50);
const MEASURES = [
  ["Employed persons ('000)", [173.00652368, 170.97024764], [276.0981511, 272.6931287]],
  ["Unemployed persons ('000)", [6.38172608, 7.22509134], [9.30158163, 11.22844264]],
  ["Persons not in the Labour Force ('000)", [115.1, 116.1], [113.0, 114.1]],
  ['Employment to population ratio (percent)', [58.7, 58.0], [69.2, 68.5]],
  ['Unemployment rate (percent)', [3.55749392, 4.05459053], [3.25914167, 3.95476912]],
  ['Participation rate (percent)', [60.9, 60.5], [71.6, 71.3]],
] as const;

const table = (i: number): Grid => {
  const [name, coast, territory] = MEASURES[i] ?? ['', [], []];
  return [
    ['             Australian Bureau of Statistics'],
    ['Released at 11.30 am (Canberra time) 29 January 2026'],
    [`Table ${i + 1} - ${name} by SA4, January 2025 to December 2025`],
    ['SA4', ...MONTHS],
    ['102 Central Coast', ...coast, ...FILLER],
    ['801 Australian Capital Territory(a)', ...territory, ...FILLER],
    [],
    ['(a) Direct survey estimates will continue to be used.'],
    ['© Commonwealth of Australia 2026'],
  ];
};

const cube = (change: (sheets: Record<string, Grid>) => void = () => {}): Uint8Array => {
  const sheets: Record<string, Grid> = { Contents: [['Contents:'], ['Table 1: Employed persons by SA4']] };
  for (let i = 0; i < MEASURES.length; i++) sheets[`Table ${i + 1}`] = table(i);
  change(sheets);
  return workbookFile(sheets);
};

const read = (bytes: Uint8Array | string) => LF_SA4.parse(capture(bytes, { url: LF_SA4.upstream.url }));
const replaced = (grid: Grid, from: string | number, to: string | number | null): Grid =>
  grid.map((row) => row.map((cell) => (cell === from ? to : cell)));

describe('the data cube with regions', () => {
  it('has a series for each measure and region, in order of time, with the cell of each value', async () => {
    const parsed = await read(cube());
    expect(parsed).toMatchObject({
      publishedOn: '2026-01-29',
      scope: 'whole',
      notes: ['(a) Direct survey estimates will continue to be used.'],
    });
    expect(parsed.dimensions.map((d) => [d.id, d.values.length])).toEqual([
      ['MEASURE', 6],
      ['SA4', 2],
    ]);
    expect(parsed.dimensions[1]?.values).toEqual([
      { code: '102', label: 'Central Coast' },
      { code: '801', label: 'Australian Capital Territory' },
    ]);
    const rate = parsed.series.find((series) => series.key === 'M13.102');
    expect(rate).toMatchObject({ freq: 'M', unit: 'Per cent', multiplier: 0 });
    expect(rate?.observations.slice(-2).map((o) => [formatPeriod({ freq: 'M', t: o.t }), o.value, o.at])).toEqual([
      ['2025-11', 4.05459053, 'Table 5!C5'],
      ['2025-12', 3.55749392, 'Table 5!B5'],
    ]);
    expect(parsed.series.find((series) => series.key === 'M3.801')).toMatchObject({ unit: 'Persons', multiplier: 3 });
    expect(parsed.leftOut).toEqual([{ what: 'sheets', count: 1, examples: ['Contents'] }]);
  });

  it('reports a column that is neither the region nor a month', async () => {
    const wider = (grid: Grid): Grid => grid.map((row, i) => (i === 3 ? [...row, 'Change over the year'] : i === 4 ? [...row, 1.5] : row));
    const parsed = await read(cube((sheets) => Object.assign(sheets, { 'Table 5': wider(table(4)) })));
    expect(parsed.leftOut?.[0]).toEqual({ what: 'columns', count: 1, examples: ['Change over the year'] });
  });

  it('reads equal repetitions of a region or table once, and reports both places of different repetitions', async () => {
    const with102 = (...figures: readonly number[]): Grid =>
      table(4).toSpliced(6, 0, ['102 Central Coast', ...figures, ...FILLER.slice(figures.length - 2)]);
    const row = await read(cube((s) => Object.assign(s, { 'Table 5': with102(3.55749392, 4.05459053) })));
    const sheet = await read(cube((s) => Object.assign(s, { 'Table 7': table(4) })));
    const once = await read(cube());
    for (const parsed of [row, sheet]) expect({ ...parsed, notes: [], leftOut: [] }).toEqual({ ...once, notes: [], leftOut: [] });
    expect(row.notes.at(-1)).toEqual({
      text: 'One series appears twice with the same figures, and is read once: M13.102 (Table 5!M5 and Table 5!M7).',
      series: {},
    });
    expect(sheet.notes.at(-1)).toEqual({
      text: '2 series appear twice with the same figures, and are read once: M13.102 (Table 5!M5 and Table 7!M5), M13.801 (Table 5!M6 and Table 7!M6).',
      series: {},
    });
    await expect(async () => read(cube((s) => Object.assign(s, { 'Table 5': with102(3.6, 4.05459053) })))).rejects.toThrow(
      'M13.102 has two values for 2025-12: 3.55749392 (Table 5!B5) and 3.6 (Table 5!B7).',
    );
  });

  it('is requested on the page of the latest release', () => {
    expect(LF_SA4.asks().map((ask) => ask.url)).toEqual([
      'https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed/latest-release/MRM1.xlsx',
    ]);
  });

  it.each<[string, Uint8Array | string, string]>([
    ['a page', '<!DOCTYPE html><html><body>Not found</body></html>', 'PARSE_LAYOUT'],
    ['a truncated file', cube().subarray(0, 4000), 'PARSE_LAYOUT'],
    ['a missing table', cube((s) => delete s['Table 5']), 'PARSE_LAYOUT'],
    [
      'a repeated table with another value',
      cube((s) => Object.assign(s, { 'Table 7': replaced(table(4), 3.55749392, 3.6) })),
      'DATA_DUPLICATE_KEY',
    ],
    [
      'a code with two names',
      cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), '102 Central Coast', '102 Coffs Harbour - Grafton') })),
      'DATA_DUPLICATE_KEY',
    ],
    [
      'an unknown measure',
      cube((s) => Object.assign(s, { 'Table 7': [["Table 7 - Hours ('000) by SA4"], ['SA4', ...MONTHS]] })),
      'PARSE_LAYOUT',
    ],
    ['another level of regions', cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), 'SA4', 'SA3') })), 'PARSE_LAYOUT'],
    [
      'a region without code',
      cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), '102 Central Coast', 'Central Coast') })),
      'PARSE_LAYOUT',
    ],
    [
      'a repeated region',
      cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), '801 Australian Capital Territory(a)', '102 Central Coast') })),
      'DATA_DUPLICATE_KEY',
    ],
    ['an invalid month', cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), 45962, 'Nov') })), 'PARSE_LAYOUT'],
    ['text among the values', cube((s) => Object.assign(s, { 'Table 5': replaced(table(4), 3.55749392, 'about 3.6') })), 'PARSE_VALUE'],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(async () => read(bytes)).rejects.toThrow(expect.objectContaining({ code, at: expect.anything() }) as WattleError);
  });
});
