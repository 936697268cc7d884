/** Summarises many values, so that a language model does not have to count. */
import { addDecimals } from '../core/decimal.ts';
import type { JsonObject } from './ask.ts';

export interface Figure {
  readonly period: string;
  readonly value: number;
}

/** The maximum number of periods in a summary that share the lowest or highest value. */
const MOST_TIES = 12;

function extreme(figures: readonly Figure[], value: number): JsonObject {
  const periods = figures.filter((figure) => figure.value === value).map(({ period }) => period);
  return {
    value,
    periods: periods.length > MOST_TIES ? [...periods.slice(0, MOST_TIES / 2), '…', ...periods.slice(-MOST_TIES / 2)] : periods,
  };
}

/** Returns null if there are no values. */
export function summaryOf(figures: readonly Figure[]): JsonObject | null {
  const [first] = figures;
  const last = figures.at(-1);
  if (first === undefined || last === undefined) return null;
  const values = figures.map(({ value }) => value);
  const sum = addDecimals(values);
  const count = (test: (value: number) => boolean): number => values.filter(test).length;
  return {
    count: values.length,
    first: { period: first.period, value: first.value },
    last: { period: last.period, value: last.value },
    lowest: extreme(
      figures,
      values.reduce((a, b) => Math.min(a, b)),
    ),
    highest: extreme(
      figures,
      values.reduce((a, b) => Math.max(a, b)),
    ),
    sum,
    mean: Number((sum / values.length).toPrecision(8)),
    above_zero: count((value) => value > 0),
    below_zero: count((value) => value < 0),
  };
}

/** Returns the change from the first to the last value in per cent. Returns null for a single value, or if a value is zero or negative. */
export function changeOf(figures: readonly Figure[]): number | null {
  const [first] = figures;
  const last = figures.at(-1);
  if (first === undefined || last === undefined || first === last || first.value <= 0) return null;
  return Number((100 * (last.value / first.value - 1)).toPrecision(6));
}
