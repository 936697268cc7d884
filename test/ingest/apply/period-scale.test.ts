/** Tests each limit of the checks for a period with another scale, and for a period that is missing, on both sides. */
import { describe, expect, it, test } from 'vitest';
import type { Frequency } from '../../../src/core/frequency.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import { arrivingSeries } from '../../../src/ingest/apply/arriving.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { scaledPeriod, skippedPeriod } from '../../../src/ingest/apply/period-scale.ts';
import { observation, parsed, series, slicesOf } from '../parsed.ts';

type Cell = number | null;
const KEYS = 'ABCDEFGHIJ';
const START = parsePeriod('2020-01')?.t ?? Number.NaN;

/** Makes series A, B, … from rows of values, with consecutive months. */
const table = (rows: readonly (readonly Cell[])[]) =>
  parsed(
    (rows[0] ?? []).map((_, of) =>
      series(
        KEYS.charAt(of),
        rows.map((row, i) => observation(START + i, row[of] ?? null)),
      ),
    ),
  );

const scaleOf = (before: readonly (readonly Cell[])[], after: readonly (readonly Cell[])[]) => {
  const slices = slicesOf(table(before));
  const error = scaledPeriod(arrivingSeries(slices, difference(slices, table(after))));
  return error === null ? null : [error.code, error.message, error.at?.column, error.at?.value];
};

describe('a period with another scale', () => {
  const before = [KEYS, KEYS].map((keys, row) => [...keys].map((_, of) => 20 + of + row));
  const stored = before.map((row) => row.slice(0, 8));
  const last = stored[1] ?? [];
  /** Adds a period in which the first series are multiplied by a factor. */
  const added = (factor: number, count = 8, rows = stored) => [
    ...rows,
    (rows[1] ?? []).map((value, of) => value * (of < count ? factor : 1)),
  ];

  it.each([-9, -6, -3, -2, -1, 1, 2, 3, 6, 9])('of 10^%d is refused', (power) => {
    expect(scaleOf(stored, added(10 ** power))).toEqual([
      'DATA_UNIT_CHANGED',
      `The figures for 2020-03 are 10^${power} times the previous ones, in the same unit: A is ${21 * 10 ** power}, after 21.`,
      'A',
      '2020-03',
    ]);
  });

  it.each([
    [10 ** 1.129, true],
    [10 ** 1.131, false],
    [10 ** 0.871, true],
    [10 ** 0.869, false],
    [-10, true],
    [10 ** 2.131, false],
    [10 ** -2.129, true],
    [10 ** -2.131, false],
    [10 ** 3.299, true],
    [10 ** 3.301, false],
    [10 ** 2.701, true],
    [10 ** 2.699, false],
    [10 ** -3.299, true],
    [10 ** -3.301, false],
    [10 ** 4, false],
    [1, false],
  ])('of %d times the previous one: refused %s', (factor, isRefused) => {
    expect(scaleOf(stored, added(factor)) !== null).toBe(isRefused);
  });

  it('needs eight values, and four of five that have the scale', () => {
    expect(scaleOf(before, added(10, 8, before))?.[2]).toBe('A');
    expect(scaleOf(before, added(10, 7, before))).toBeNull();
    const seven = stored.map((row) => row.slice(0, 7));
    expect(scaleOf(seven, added(10, 7, seven))).toBeNull();
  });

  it('is found without zeros, which have no ratio', () => {
    const zero = stored.map((row) => row.map((value, of) => (of === 7 ? 0 : value)));
    expect(scaleOf(zero, added(10, 8, zero))).toBeNull();
    expect(scaleOf(stored, [...stored, last.map((value, of) => (of === 7 ? 0 : 10 * value))])).toBeNull();
    const nine = before.map((row) => row.slice(0, 9).map((value, of) => (of === 8 ? 0 : value)));
    expect(scaleOf(nine, added(10, 8, nine))?.[0]).toBe('DATA_UNIT_CHANGED');
  });

  it('is compared with the stored value of the same period, if there is one', () => {
    const revised = [stored[0] ?? [], last.map((value) => 10 * value)];
    expect(scaleOf(stored, revised)?.[1]).toContain('A is 210, after 21.');
    // The correction of a tenfold value is a revision by 10^-1.
    expect(scaleOf(revised, stored)?.[1]).toContain('10^-1 times the previous ones, in the same unit: A is 21, after 210.');
  });

  it('is not found in a first period, which has no previous value', () => {
    const empty = [last.map(() => null), last];
    expect(scaleOf(empty, [last.map((value) => 10 * value), last])).toBeNull();
  });
});

describe('a missing period', () => {
  const at = (freq: Frequency, periods: readonly number[], key = 'A') =>
    series(
      key,
      periods.map((t) => observation(t, 10 + (t % 7))),
      { freq },
    );
  const run = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
  type Columns = readonly ReturnType<typeof series>[];
  const gapOf = (before: Columns, after: Columns) => {
    const slices = slicesOf(parsed(before));
    const begins = new Map(after.flatMap(({ key, observations: [first] }) => (first === undefined ? [] : [[key, first.t] as const])));
    const error = skippedPeriod(arrivingSeries(slices, difference(slices, parsed(after))), begins);
    return error === null ? null : [error.code, error.message, error.at?.column, error.at?.value];
  };
  const monthsAfter = (stored: readonly number[], ...added: number[]) => gapOf([at('M', stored)], [at('M', [...stored, ...added])]);

  it('is refused after 24 periods without a gap, but not after 23', () => {
    expect(monthsAfter(run(START, 24), START + 25)).toEqual([
      'DATA_IMPLAUSIBLE',
      'There is no figure for 2022-01, but A has never skipped a period before. A row may be missing or have a wrong date.',
      'A',
      '2022-01',
    ]);
    expect(monthsAfter(run(START, 23), START + 24)).toBeNull();
    expect(monthsAfter(run(START, 24), START + 24)).toBeNull();
  });

  it('is accepted if one of the last 24 periods is missing too, and refused if an older one is', () => {
    expect(monthsAfter([START, ...run(START + 2, 23)], START + 26)).toBeNull();
    expect(monthsAfter([START, ...run(START + 2, 24)], START + 27)?.[3]).toBe('2022-03');
  });

  it('is accepted if another series has no gap, or if the file starts after the stored data', () => {
    const stored = run(START, 24);
    const both = (...added: number[]) => [at('M', [...stored, START + 25]), at('M', [...stored, ...added], 'B')];
    const before = [at('M', stored), at('M', stored, 'B')];
    expect(gapOf(before, both(START + 25))?.[2]).toBe('A');
    expect(gapOf(before, both(START + 24))).toBeNull();
    expect(gapOf([at('M', stored)], [at('M', [START + 25, START + 26])])).toBeNull();
  });

  // 2024-01-01 is a Monday.
  const MONDAY = Date.UTC(2024, 0, 1) / 86_400_000;
  const workdays = (count: number) => Array.from({ length: count }, (_, i) => MONDAY + 7 * Math.floor(i / 5) + (i % 5));
  test.each([
    [260, 'the next Tuesday', 1, true],
    [259, 'the next Tuesday', 1, false],
    [260, 'the next Monday', 0, false],
  ])('of a daily series is refused after a year: %d days, then %s', (count, _what, days, isRefused) => {
    // Weekends are not gaps. The series ends on a Friday.
    const all = workdays(260).slice(-count);
    const next = (all.at(-1) ?? 0) + 3 + days;
    expect(gapOf([at('D', all)], [at('D', [...all, next])]) !== null).toBe(isRefused);
  });
});
