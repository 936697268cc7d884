/** Checks tables that fit the width of the terminal, and charts of bars in one line. */
import { expect, it } from 'vitest';
import { sparkLine, table } from '../../src/cli/terminal.ts';

const ROWS = [
  { id: 'AU.CPI.YOY', title: 'Consumer price inflation, annual, quarterly', value: 3.6 },
  { id: 'AU.UNEMP.SA', title: 'Unemployment rate, seasonally adjusted', value: 4.1 },
];

it('shortens texts to the width of the terminal, the widest first, but never numbers', () => {
  const lines = table(ROWS, undefined, 40).split('\n');
  expect(lines).toEqual([
    'id           title                 value',
    'AU.CPI.YOY   Consumer price infl…    3.6',
    'AU.UNEMP.SA  Unemployment rate, …    4.1',
  ]);
  expect(Math.max(...lines.map((line) => line.length))).toBe(40);
  expect(table(ROWS, undefined, 10).split('\n')[1]).toContain('3.6');
  expect(table(ROWS, undefined, 200).split('\n')[1]).toContain('Consumer price inflation, annual, quarterly');
});

it('shortens the last text of a line only at the edge of the terminal', () => {
  const long = [{ id: 'rba/A2', why: 'x'.repeat(90) }];
  expect(table(long, undefined, Infinity)).toContain('x'.repeat(90));
  expect(table(long, undefined, 60).split('\n')[1]).toHaveLength(60);
});

it('never shortens an id, because a command would then refuse it', () => {
  const series_id = 'AU.CPI.FURNISHINGS_HOUSEHOLD_EQUIPMENT_SERVICES.MONTHLY.YOY';
  const [, line = ''] = table([{ series_id, title: 'Furnishings, household equipment and services' }], undefined, 60).split('\n');
  expect(line).toBe(`${series_id}  Furnish…`);
});

it('draws values from the lowest to the highest, and a blank for a missing value', () => {
  expect(sparkLine([0, 1, 2, null, 7])).toBe('▁▂▃ █');
  expect(sparkLine([3, 3, 3])).toBe('▁▁▁');
  expect(sparkLine([1, null, 2])).toBeNull();
  expect(sparkLine(Array.from({ length: 100 }, (_, i) => i))).toHaveLength(60);
});
