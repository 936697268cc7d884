/** Sums that are true in all stored periods, and new values that contradict them. */
import { describe, expect, it } from 'vitest';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { brokenSum } from '../../../src/ingest/apply/identities/learned-sums.ts';
import { observation, parsed, series, slicesOf } from '../parsed.ts';

const START = 2019 * 12;
const MONTHS = 60;
const LAST = MONTHS - 1;

/** Volatile counts that have no similar series. */
const count = (column: number, month: number): number =>
  Math.round(500 + 300 * Math.sin(month * (1.3 + column)) + 90 * Math.cos(month * month * (column + 2)));
const parts = [0, 1, 2, 3];
const flow = (month: number): number => Math.round(40 * Math.sin(month * 2.1));
const stock = (month: number): number => 2000 + Array.from({ length: month + 1 }, (_, i) => flow(i)).reduce((sum, one) => sum + one, 0);

type Change = (key: string, month: number, value: number) => number;

/** A total before its four parts, the sum of the first two parts, and a stock with its flow. */
function table(months: number, change: Change = (_key, _month, value) => value): ParsedDataset {
  const columns: readonly (readonly [string, (month: number) => number])[] = [
    ['total', (month) => parts.reduce((sum, part) => sum + count(part, month), 0)],
    ...parts.map((part) => [`part${part}`, (month: number) => count(part, month)] as const),
    ['pair', (month) => count(0, month) + count(1, month)],
    ['stock', stock],
    ['flow', flow],
  ];
  return parsed(
    columns.map(([key, of]) =>
      series(
        key,
        Array.from({ length: months }, (_, month) => observation(START + month, change(key, month, of(month)))),
        { unit: 'Number' },
      ),
    ),
    { dimensions: [] },
  );
}

const reviewOf = (now: ParsedDataset, before = table(LAST)): string | null => {
  const slices = slicesOf(before);
  return brokenSum(slices, now, difference(slices, now))?.message ?? null;
};
const changed = (wrong: string, by: (value: number) => number, when = LAST) =>
  table(MONTHS, (key, month, value) => (key === wrong && month === when ? by(value) : value));

describe('sums that are true in all stored periods', () => {
  it('are true of a new period, so the file needs no review', () => expect(reviewOf(table(MONTHS))).toBeNull());

  it.each(['total', 'part2', 'pair', 'stock', 'flow'])('show a wrong value of %s that is within its usual range', (wrong) => {
    expect(reviewOf(changed(wrong, (value) => value + 160))).toMatch(/^The sum of .* for 2023-12, but the file has \d+\. Both were equal/);
  });

  it('show two new values that are swapped', () => {
    const swapped = new Map([
      ['part1', count(3, LAST)],
      ['part3', count(1, LAST)],
    ]);
    const now = table(MONTHS, (key, month, value) => (month === LAST ? (swapped.get(key) ?? value) : value));
    expect(reviewOf(now)).toMatch(/for 2023-12/);
  });

  it('show a wrong revision of an earlier period', () => {
    expect(
      reviewOf(
        changed('part2', (value) => value * 2, LAST - 8),
        table(MONTHS),
      ),
    ).toMatch(/for 2023-04/);
  });

  it('allow a difference that is small compared with the total', () => {
    const large: Change = (_key, _month, value) => value * 1000;
    const revised = table(MONTHS, (key, month, value) => value * 1000 + (key === 'total' && month === LAST ? 40_000 : 0));
    expect(reviewOf(revised, table(LAST, large))).toBeNull();
  });

  it('end with a new method, which changes many periods', () => {
    expect(reviewOf(table(MONTHS, (key, month, value) => (key === 'total' && month > 30 ? value + 25 : value)))).toBeNull();
  });

  it('are not learned from a sum that is false in recent periods', () => {
    const before = table(LAST, (key, month, value) => (key === 'total' && month % 10 === 5 ? value + 30 : value));
    const now = table(MONTHS, (key, month, value) => (key === 'total' && (month % 10 === 5 || month === LAST) ? value + 30 : value));
    expect(reviewOf(now, before)).toBeNull();
  });

  it('are not learned from series that hardly change', () => {
    const flat: Change = (key, _month, value) => (key === 'stock' || key === 'flow' ? value : key === 'total' ? 4 : key === 'pair' ? 2 : 1);
    const now = table(MONTHS, (key, month, value) => (key === 'part2' && month === LAST ? 2 : flat(key, month, value)));
    expect(reviewOf(now, table(LAST, flat))).toBeNull();
  });

  it('are not learned from a part that is nearly always zero', () => {
    const rare: Change = (key, month, value) =>
      key === 'part1' ? (month % 12 === 7 ? 40 : 0) : key === 'pair' ? count(0, month) + (month % 12 === 7 ? 40 : 0) : value;
    const now = table(MONTHS, (key, month, value) => (key === 'pair' && month === LAST ? 900 : rare(key, month, value)));
    expect(reviewOf(now, table(LAST, rare))).toBeNull();
  });
});
