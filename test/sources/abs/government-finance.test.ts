import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { GFS_STATE } from '../../../src/sources/abs/datasets/GFS_STATE.ts';
import { capture } from '../capture.ts';
import { type Grid, workbookFile } from './workbook-file.ts';

// South Australia, 2024-25, as published on 21 April 2026: revenue 27,208, net operating balance 65, net worth 63,165 ($m). The rest is
// invented.
const head = (title: string): Grid => [
  ['            Australian Bureau of Statistics'],
  ['Government Finance Statistics, Annual, 2024-25 financial year'],
  ['Released at 11.30am (Canberra time) 21 April 2026'],
  [title],
  [null, '2022-23', '2023-24', '2024-25'],
  [null, '$m', '$m', '$m'],
];
const OPERATING: Grid = [
  ...head('South Australia State General Government Operating Statement'),
  ['GFS Revenue'],
  ['Taxation revenue', 6000, 6300, 6600],
  ['Current grants and subsidies', 13_000, 13_500, 14_000],
  ['Total GFS revenue', 25_000, 26_000, 27_208],
  ['less'],
  ['GFS Expenses'],
  ['Employee expenses', 11_000, 11_500, 12_000],
  ['Current grants and subsidies', 3000, 3100, 3200],
  ['Total GFS expenses', 25_300, 26_100, 27_143],
  ['equals'],
  ['GFS Net operating balance', -300, -100, 65],
  ['GFS NET LENDING(+)/BORROWING(-)', -1500, -1700, -2000],
  [],
  ['© Commonwealth of Australia 2026'],
];
const BALANCE: Grid = [
  ...head('South Australia State General Government Balance Sheet'),
  ['Assets'],
  ['Financial assets'],
  ['Currency and deposits', 2000, 2100, 2200],
  ['Advances', 90, 80, null],
  ['Liabilities'],
  ['Advances', 400, 380, 360],
  ['Debt securities', 20_000, 21_000, 22_000],
  ['equals'],
  ['GFS NET WORTH(b)', 60_000, 61_500, 63_165],
];

const file = (operating: Grid = OPERATING, balance: Grid = BALANCE): Uint8Array =>
  workbookFile({
    Contents: [['Contents'], ['Table 1. Operating Statement']],
    Table_1: operating,
    Table_2: head('Cash Flow Statement'),
    Table_3: balance,
  });
const read = (bytes: Uint8Array | string) => GFS_STATE.parse(capture(bytes, { url: 'https://www.abs.gov.au/x/55120DO006_202425.xlsx' }));
const replaced = (grid: Grid, from: string, to: string): Grid => grid.map((row) => row.map((cell) => (cell === from ? to : cell)));

describe('government finance of a state', () => {
  it('has the lines of both statements, by state and financial year', async () => {
    const parsed = await read(file());
    expect(parsed).toMatchObject({ publishedOn: '2026-04-21', scope: 'partial' });
    const newest = Object.fromEntries(parsed.series.map((s) => [s.key, s.observations.at(-1)?.value]));
    expect(newest).toEqual({
      'revenue.4': 27_208,
      'taxation_revenue.4': 6600,
      'grants_revenue.4': 14_000,
      'expense.4': 27_143,
      'employee_expenses.4': 12_000,
      'net_operating_balance.4': 65,
      'net_lending.4': -2000,
      'deposits_held.4': 2200,
      'advances_paid.4': 80,
      'advances_received.4': 360,
      'debt_securities_owed.4': 22_000,
      'net_worth.4': 63_165,
    });
    const revenue = parsed.series.find((one) => one.key === 'revenue.4');
    expect(revenue).toMatchObject({ freq: 'FY', unit: 'AUD', multiplier: 6 });
    expect(revenue?.observations.map((o) => [formatPeriod({ freq: 'FY', t: o.t }), o.at])).toEqual([
      ['FY2022-23', 'Table_1!B10'],
      ['FY2023-24', 'Table_1!C10'],
      ['FY2024-25', 'Table_1!D10'],
    ]);
    expect(parsed.dimensions[1]).toEqual({ id: 'REGION', label: 'Region', values: [{ code: '4', label: 'South Australia' }] });
  });

  it('reports skipped sheets and lines', async () => {
    const more = OPERATING.toSpliced(9, 0, ['Royalty income', 400, 410, 420]);
    expect((await read(file(more))).leftOut).toEqual([
      { what: 'sheets', of: 'the workbooks of the states', count: 2, examples: ['Contents', 'Table_2'] },
      {
        what: 'lines',
        of: 'the operating statement',
        count: 2,
        examples: ['Royalty income, revenue', 'Current grants and subsidies, expenses'],
      },
      { what: 'lines', of: 'the balance sheet', count: 0, examples: [] },
    ]);
  });

  it('reads a repeated line with equal values once, and reports both places of different values', async () => {
    const again = await read(file([...OPERATING, ['GFS Net operating balance', -300, -100, 65]]));
    const once = await read(file());
    expect([again.series, again.dimensions, once.notes]).toEqual([once.series, once.dimensions, []]);
    expect(again.notes).toEqual([
      {
        text: 'One series appears twice with the same figures, and is read once: net_operating_balance.4 (Table_1!B17 and Table_1!B21).',
        series: {},
      },
    ]);
    await expect(async () => read(file([...OPERATING, ['GFS Net operating balance', -300, -100, 66]]))).rejects.toThrow(
      'net_operating_balance.4 has two values for FY2024-25: 65 (Table_1!D17) and 66 (Table_1!D21).',
    );
  });

  it('finds the eight states on the release page, and no other sector', () => {
    const [ask] = GFS_STATE.asks();
    const links = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
      (n) =>
        `<a href="/statistics/economy/government/government-finance-statistics-annual/2024-25/55120DO${String(n).padStart(3, '0')}_202425.xlsx">x</a>`,
    );
    const follow = (html: string) =>
      ask?.follow?.(capture(html, { url: ask.url }), { periodEnd: null, now: Date.parse('2026-06-01T00:00:00Z') }) ?? [];
    const found = follow(`<html><body>${links.join('')}</body></html>`);
    expect(found.map((one) => one.id)).toEqual(['003', '004', '005', '006', '007', '008', '009', '010'].map((n) => `cube-${n}`));
    expect(found[0]?.url).toBe(
      'https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-annual/2024-25/55120DO003_202425.xlsx',
    );
    expect(() => follow(`<html><body>${links.slice(0, 5).join('')}</body></html>`)).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it.each<[string, Uint8Array | string, string]>([
    ['a page', '<!DOCTYPE html><html><body>Not found</body></html>', 'PARSE_LAYOUT'],
    ['a missing statement', workbookFile({ Table_1: OPERATING }), 'PARSE_LAYOUT'],
    ['a missing total', file(replaced(OPERATING, 'Total GFS revenue', 'Revenue, total')), 'PARSE_LAYOUT'],
    ['a repeated line with other values', file([...OPERATING, ['GFS Net operating balance', 1, 2, 3]]), 'DATA_DUPLICATE_KEY'],
    ['another unit', file(replaced(OPERATING, '$m', "$'000")), 'PARSE_LAYOUT'],
    [
      'state and local government together',
      file(
        replaced(
          OPERATING,
          'South Australia State General Government Operating Statement',
          'South Australia State and Local General Government Operating Statement',
        ),
      ),
      'PARSE_LAYOUT',
    ],
    [
      'another sector',
      file(
        replaced(
          OPERATING,
          'South Australia State General Government Operating Statement',
          'South Australia State Total Public Sector Operating Statement',
        ),
      ),
      'PARSE_LAYOUT',
    ],
    [
      'statements of two states',
      file(
        OPERATING,
        replaced(BALANCE, 'South Australia State General Government Balance Sheet', 'Victoria State General Government Balance Sheet'),
      ),
      'PARSE_LAYOUT',
    ],
    [
      'text among the values',
      file([...OPERATING.slice(0, 9), ['Total GFS revenue', 1, 2, 'see note'], ...OPERATING.slice(10)]),
      'PARSE_VALUE',
    ],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(async () => read(bytes)).rejects.toThrow(expect.objectContaining({ code, at: expect.anything() }) as WattleError);
  });
});
