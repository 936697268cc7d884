/** Checks new rows that only their place, their scale or their digits reveal as wrong. */
import { describe, expect, it } from 'vitest';
import { mayBeClosed } from '../../../src/core/calendar/closed-days.ts';
import type { Observation, ParsedDataset } from '../../../src/core/observation.ts';
import { DAY_MS } from '../../../src/core/period.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { validateChange } from '../../../src/ingest/apply/validate.ts';
import { observation, parsed, series, slicesOf, state } from '../parsed.ts';

const START = 2016 * 12;
const MONTHS = 96;
const LAST = MONTHS - 1;
type Figures = (column: number, row: number) => number;
interface Options {
  readonly months?: number;
  readonly columns?: number;
  readonly unit?: string;
  readonly decimals?: number;
}

const table = (of: Figures, { months = MONTHS, columns = 8, unit = 'Number', decimals = 1 }: Options = {}): ParsedDataset =>
  parsed(
    Array.from({ length: columns }, (_, column) =>
      series(
        `S${column}`,
        Array.from({ length: months }, (__, row) => observation(START + row, Number(of(column, row).toFixed(decimals)))),
        { unit },
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

/** Each column has its own level and small separate changes. */
const calm: Figures = (column, row) => 1000 * (1 + 0.07 * column) * (1 + 0.004 * Math.sin(row * (1.7 + column)) + 0.001 * row);
const before = table(calm, { months: LAST });
const withLast = (change: Figures): ParsedDataset => table((column, row) => (row === LAST ? change(column, row) : calm(column, row)));
const withObservations = (content: ParsedDataset, change: (own: Observation, column: number) => Observation): ParsedDataset => ({
  ...content,
  series: content.series.map((one, column) => ({ ...one, observations: one.observations.map((own) => change(own, column)) })),
});

describe('a new row', () => {
  it('needs no review if it continues the earlier ones', () => expect(reviewOf(before, withLast(calm))).toBeNull());

  const WRONG: readonly (readonly [string, Figures, string])[] = [
    ['in US dollars', (column, row) => calm(column, row) * 0.65, 'about 0.65 times the previous ones'],
    ['with twice each value', (column, row) => calm(column, row) * 2, 'about 2 times the previous ones'],
    ['rounded to hundreds', (column, row) => Math.round(calm(column, row) / 100) * 100, 'end in the digit 0'],
    ['with a footnote number', (column, row) => Math.floor(calm(column, row)) + 0.3, 'end in the digit 3'],
  ];
  it.each(WRONG)('%s needs review', (_, change, words) => expect(reviewOf(before, withLast(change))).toContain(words));

  it('of a real shock, which differs between series, needs no review', () =>
    expect(
      reviewOf(
        before,
        withLast((column, row) => calm(column, row) * (0.6 + 0.05 * column)),
      ),
    ).not.toContain('The unit may have changed'));

  it('with two values swapped needs review, even if their series once jumped', () => {
    const jump: Figures = (column, row) => calm(column, row) * (row > 20 ? 1.4 : 1);
    const order = (column: number): number => (column < 2 ? 1 - column : column);
    const swapped = table((column, row) => jump(row === LAST ? order(column) : column, row));
    expect(reviewOf(table(jump, { months: LAST }), table(jump))).toBeNull();
    expect(reviewOf(table(jump, { months: LAST }), swapped)).toContain('S0 and S1 swapped');
  });

  it('far outside the range of all earlier figures needs review, in a series that often doubles', () => {
    const wild: Figures = (column, row) => 500 * (column + 1) * Math.exp(0.5 * Math.sin(row * (1.9 + column)));
    const now = table((column, row) => (row === LAST && column === 2 ? 1500 * Math.exp(0.5) * 6 : wild(column, row)));
    expect(reviewOf(table(wild, { months: LAST }), now)).toContain('far above all earlier figures');
  });

  it('after a deep fall of a percentage change may return to the earlier level', () => {
    const change: Figures = (column, row) => (column > 0 || row < LAST - 1 ? Math.sin(row * (1.3 + column)) : row === LAST ? 1381.6 : -95);
    const options = { unit: 'Per cent' };
    expect(reviewOf(table(change, { ...options, months: LAST }), table(change, options))).toBeNull();
    const wrong = table((column, row) => (column === 0 && row === LAST ? 9381.6 : change(column, row)), options);
    expect(reviewOf(table(change, { ...options, months: LAST }), wrong)).toContain('a larger change than the series has ever had');
  });

  it('with a tenth of a rate needs review, even after a larger change in percentage points', () => {
    const rate: Figures = (column, row) => 6 + column + 0.3 * Math.sin(row * (1.7 + column)) + (row > 50 && row < 56 ? 6 : 0);
    const options = { unit: 'Per cent', decimals: 2 };
    const last = (value: number): ParsedDataset =>
      table((column, row) => (column === 0 && row === LAST ? value : rate(column, row)), options);
    const earlier = table(rate, { ...options, months: LAST });
    expect(reviewOf(earlier, last(rate(0, LAST) / 10))).toContain('a much larger ratio');
    expect(reviewOf(earlier, last(3.1))).toBeNull();
  });

  it('that returns to the values of an earlier period for the first time needs review', () => {
    const options = { columns: 2 };
    const copied = table((column, row) => calm(column, row === LAST ? 40 : row), options);
    expect(reviewOf(table(calm, { ...options, months: LAST }), copied)).toContain('repeat the figures of');
  });

  it('may return to earlier values if rows have returned before', () => {
    const cycle: Figures = (column, row) => 900 + 100 * column + (row % 7) * 1.3;
    expect(reviewOf(table(cycle, { columns: 2, months: LAST }), table(cycle, { columns: 2 }))).toBeNull();
  });

  it('with one decimal more than the latest values needs review, even if old values had more', () => {
    const finer: Figures = (column, row) => Number(calm(column, row).toFixed(row < 30 ? 3 : 1));
    const options = { decimals: 3, months: 140 };
    const now = table((column, row) => finer(column, row) + (column === 1 && row === 139 ? 0.01 : 0), options);
    expect(reviewOf(table(finer, { ...options, months: 139 }), now)).toContain('at most 1 decimal places');
  });

  it('after a missing day in daily data needs review, unless the market may have been closed', () => {
    const first = Date.parse('2024-01-02') / DAY_MS;
    const open = Array.from({ length: 480 }, (_, i) => first + i).filter((day) => !mayBeClosed(day));
    const daily = (days: readonly number[]): ParsedDataset =>
      parsed(
        ['A', 'B'].map((key, column) =>
          series(
            key,
            days.map((day) => observation(day, Number((4 + column + 0.1 * Math.sin(day * (1.3 + column))).toFixed(3)))),
            { freq: 'D', unit: 'Per cent' },
          ),
        ),
        { dimensions: [] },
      );
    const easter = open.findIndex((day) => day > Date.parse('2025-04-18') / DAY_MS);
    expect(reviewOf(daily(open.slice(0, easter)), daily(open.slice(0, easter + 1)))).toBeNull();
    const skipped = open.slice(0, easter + 2).toSpliced(easter, 1);
    expect(reviewOf(daily(open.slice(0, easter)), daily(skipped))).toContain('There is no figure for 2025-04-22');
  });

  it('of rates with twice each value needs review, but a rise of all rates by the same points does not', () => {
    const options = { unit: 'Per cent', decimals: 2 };
    const rate: Figures = (column, row) => 2 + 0.4 * column + 0.1 * Math.sin(row * (1.1 + column));
    const now = (change: (value: number) => number): ParsedDataset =>
      table((column, row) => (row === LAST ? change(rate(column, row)) : rate(column, row)), options);
    const earlier = table(rate, { ...options, months: LAST });
    expect(
      reviewOf(
        earlier,
        now((value) => 1.5 * value),
      ),
    ).toContain('about 1.5 times the previous ones');
    expect(
      reviewOf(
        earlier,
        now((value) => value + 0.25),
      ),
    ).toBeNull();
  });
});

describe('a file', () => {
  const whole = table(calm);

  it('with one empty cell in the latest period needs review, unless the cell has a flag', () => {
    const emptied = (status: Observation['status']): ParsedDataset =>
      withObservations(whole, (own, column) => (column === 3 && own.t === START + LAST ? { ...own, value: null, status } : own));
    expect(reviewOf(whole, emptied(null))).toContain('The value of S3 for 2023-12 is missing');
    expect(reviewOf(whole, emptied('suppressed'))).toBeNull();
  });

  it('that only swaps two rows of short values needs review', () => {
    const rate: Figures = (column, row) => (column === 0 ? 4 + Math.floor(row / 30) * 0.5 : 5 + Math.floor(row / 30) * 0.5);
    const options = { columns: 2, unit: 'Per cent', decimals: 2 };
    const swapped = table((column, row) => rate(column, row === 29 ? 30 : row === 30 ? 29 : row), options);
    expect(reviewOf(table(rate, options), swapped)).toContain('Two rows appear to be swapped');
  });
});
