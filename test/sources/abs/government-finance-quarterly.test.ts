/** Reads quarterly government finance. New South Wales has the ABS values of 2 June 2026. The other values are invented. */
import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { MAIN_STATES } from '../../../src/core/places/geography.ts';
import { GFS_Q } from '../../../src/sources/abs/datasets/GFS_Q.ts';
import { capture } from '../capture.ts';
import { type Grid, workbookFile } from './workbook-file.ts';

type Three = readonly [number, number, number];

const statement = (title: string, revenue: Three, expense: Three, balance: Three): Grid => [
  ['            Australian Bureau of Statistics'],
  ['Government Finance Statistics, Australia - Mar 2026'],
  ['Released at 11.30am (Canberra time) 2 June 2026'],
  [title],
  [],
  [null, 'Sep Qtr 2025', 'Dec Qtr 2025', 'Mar Qtr 2026'],
  [null, '$m', '$m', '$m'],
  ['GFS Revenue'],
  ['Royalty income', 10, 11, 12],
  ['Total GFS revenue', ...revenue],
  ['less'],
  ['GFS Expenses'],
  ['Total GFS expenses', ...expense],
  ['equals'],
  ['GFS NET OPERATING BALANCE', ...balance],
  ['© Commonwealth of Australia 2026'],
];
const plain = (title: string): Grid => statement(title, [50, 60, 70], [40, 55, 75], [10, 5, -5]);
const NSW = statement(
  'Table 5. New South Wales Total State and Local, Operating Statement - General Government',
  [31_347, 35_220, 31_398],
  [32_921, 34_911, 30_836],
  [-1574, 309, 562],
);
const SHEETS: Readonly<Record<string, Grid>> = {
  Contents: [['Contents']],
  'Table 1': plain('Table 1. All Levels of Government, Operating Statement - General Government'),
  'Table 2': plain('Table 2. All Levels of Government, Operating Statement - Public Non-Financial Corporations'),
  'Table 4': plain('Table 4. Total State and Local, Operating Statement - General Government'),
  'Table 5': NSW,
  ...Object.fromEntries(
    MAIN_STATES.slice(1).map(({ name }, i) => [
      `Table ${6 + i}`,
      plain(`Table ${6 + i}. ${name} Total State and Local, Operating Statement - General Government`),
    ]),
  ),
};
const read = (sheets = SHEETS): ParsedDataset | Promise<ParsedDataset> =>
  GFS_Q.parse(capture(workbookFile(sheets), { url: 'https://www.abs.gov.au/x/Mar%20Quarter%202026.xlsx' }));

describe('quarterly government finance', () => {
  it('has the totals of each government in each quarter', async () => {
    const parsed = await read();
    expect(parsed).toMatchObject({ publishedOn: '2026-06-02', scope: 'partial' });
    const balance = parsed.series.find(({ key }) => key === 'net_operating_balance.state_and_local.1');
    expect(balance).toMatchObject({ freq: 'Q', unit: 'AUD', multiplier: 6 });
    expect(balance?.observations.map(({ t, value }) => [formatPeriod({ freq: 'Q', t }), value])).toEqual([
      ['2025-Q3', -1574],
      ['2025-Q4', 309],
      ['2026-Q1', 562],
    ]);
    const keys = parsed.series.map(({ key }) => key).filter((key) => key.startsWith('revenue.'));
    expect(keys.slice(0, 3)).toEqual(['revenue.all_levels.AUS', 'revenue.state_and_local.AUS', 'revenue.state_and_local.1']);
    expect(keys).toHaveLength(10);
  });

  it('reports other sectors and lines that it skips', async () => {
    expect((await read()).leftOut).toEqual([
      { what: 'sheets', of: 'the quarterly workbook', count: 2, examples: ['Contents', 'Table 2'] },
      { what: 'lines', of: 'the operating statement', count: 1, examples: ['Royalty income, revenue'] },
    ]);
  });

  it.each<[string, Readonly<Record<string, Grid>>, string]>([
    ['a workbook without a state', { ...SHEETS, 'Table 8': [['moved']] }, 'no operating statement for “South Australia”'],
    ['a missing total', { ...SHEETS, 'Table 5': NSW.filter(([label]) => label !== 'Total GFS expenses') }, 'Total GFS expenses'],
    ['another unit', { ...SHEETS, 'Table 5': NSW.map((row) => row.map((cell) => (cell === '$m' ? '$b' : cell))) }, '$m'],
  ])('refuses %s', async (_, sheets, words) => {
    await expect(async () => read(sheets)).rejects.toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', message: expect.stringContaining(words) }) as WattleError,
    );
  });

  it('is found on the release page', () => {
    const [ask] = GFS_Q.asks();
    const page =
      '<a href="/statistics/economy/government/government-finance-statistics-australia/jun-2026/Jun%20Quarter%202026.xlsx">x</a>';
    const [workbook] = ask?.follow?.(capture(page, { url: ask.url }), { periodEnd: null, now: Date.parse('2026-09-02T00:00:00Z') }) ?? [];
    expect(workbook?.url).toBe(
      'https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-australia/jun-2026/Jun%20Quarter%202026.xlsx',
    );
  });
});
