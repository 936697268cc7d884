/** Checks new files with added digits, with rows dated as another period, and with empty cells. */
import { describe, expect, it } from 'vitest';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { validateChange } from '../../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

const START = 2020 * 12;
const MONTHS = 40;
/** Makes monthly values for several series. `of` returns each value by series and month. */
const table = (of: (column: number, month: number) => number | null, columns = 6, months = MONTHS): ParsedDataset =>
  parsed(
    Array.from({ length: columns }, (_, column) =>
      series(
        `S${column}`,
        Array.from({ length: months }, (__, month) => observation(START + month, of(column, month))),
        { unit: 'Index' },
      ),
    ),
    { dimensions: [] },
  );

const reviewOf = (before: ParsedDataset, now: ParsedDataset): string | null => {
  const slices = slicesOf(before);
  try {
    validateChange(now, { state: state({ dimensions: [] }), slices }, difference(slices, now));
    return null;
  } catch (error) {
    return String((error as Error).message);
  }
};

const plain = (column: number, month: number): number =>
  Number((100 + 20 * column + 0.3 * month + Math.sin(month * (column + 1.3))).toFixed(1));
const before = table(plain, 6, MONTHS - 1);
const withNewest = (change: (column: number, value: number) => number | null): ParsedDataset =>
  table((column, month) => (month === MONTHS - 1 ? change(column, plain(column, month)) : plain(column, month)));

describe('a value with more decimals than the series', () => {
  it('needs review if it is one cell, or if a whole row has the same added digit', () => {
    expect(
      reviewOf(
        before,
        withNewest((column, value) => (column === 2 ? Number(`${value.toFixed(1)}1`) : value)),
      ),
    ).toContain('stored values before it have at most 1 decimal places');
    expect(
      reviewOf(
        before,
        withNewest((_, value) => Number(`${value.toFixed(1)}1`)),
      ),
    ).toContain('at most 1 decimal places');
  });

  it('is stored if the agency prints more decimals in the whole row', () => {
    expect(
      reviewOf(
        before,
        withNewest((column, value) => Number(`${value.toFixed(1)}${column + 2}`)),
      ),
    ).toBeNull();
  });

  it('is stored if it has fewer digits before the point than all stored values', () => {
    const rate = (month: number): number => Number((1060.4 - 1.6 * month + Math.sin(month)).toFixed(1));
    const stored = table((_, month) => rate(month), 1, 37);
    const now = table((_, month) => (month === 37 ? 998.25 : rate(month)), 1, 38);
    expect(rate(36)).toBeGreaterThan(1000);
    expect(reviewOf(stored, now)).toBeNull();
  });

  it('is stored if the values have few different last digits, such as rates in quarters of a point', () => {
    const rate = (month: number): number => 3 + 0.5 * (Math.floor(month / 7) % 3);
    const stored = table((_, month) => rate(month), 1, MONTHS - 1);
    expect(
      reviewOf(
        stored,
        table((_, month) => (month === MONTHS - 1 ? 4.25 : rate(month)), 1),
      ),
    ).toBeNull();
  });
});

it('a file that changes only one earlier row needs review, but not if it also has a new period', () => {
  const wrong = (column: number, month: number): number => plain(column, month === 20 ? 32 : month);
  expect(reviewOf(before, table(wrong, 6, MONTHS - 1))).toContain('so the row may have the wrong date');
  const revised = (column: number, month: number): number => Number((plain(column, month) + (month === 20 ? 0.1 : 0)).toFixed(1));
  expect(reviewOf(before, table(revised))).toBeNull();
});

it('many empty cells in place of stored values need review, but two do not', () => {
  const empty = (most: number) => table((column, month) => (column < most && month === 30 ? null : plain(column, month)));
  expect(reviewOf(before, empty(3))).toContain('3 of the 6 stored values for 2022-07 are now empty cells');
  expect(reviewOf(before, empty(2))).toBeNull();
});

it('dates that are a year late need review', () => {
  const rates = (from: number) =>
    parsed(
      [1.3, 2.7].map((speed, column) =>
        series(
          `S${column}`,
          Array.from({ length: MONTHS }, (_, month) =>
            observation(START + from + month, Number((5 + 2 * Math.sin(month * speed)).toFixed(3))),
          ),
        ),
      ),
      { dimensions: [], scope: 'partial' },
    );
  expect(reviewOf(rates(0), rates(12))).toContain('match the stored figures a year earlier');
});

it('whole numbers rounded to tens need review', () => {
  const count = (column: number, month: number): number => Math.round(1003 + 371 * column + 7 * month + 9 * Math.sin(month));
  const stored = table(count, 6, MONTHS - 1);
  expect(
    reviewOf(
      stored,
      table((column, month) => Math.round(count(column, month) / 10) * 10, 6, MONTHS - 1),
    ),
  ).toContain('the stored figures with fewer decimal places');
});
