/** Series algebra: lags, changes, rolling sums and means, alignment and rebasing. A result is missing if an input is missing. */
import { at } from '../assert.ts';
import { addDecimals, subtractDecimals, withoutNoise } from '../decimal.ts';
import { WattleError } from '../errors.ts';
import { FREQUENCY, type Frequency } from '../frequency.ts';
import { formatPeriod } from '../period.ts';

/** The values of a series that exist: `value[i]` at period `t[i]`. `t` is ascending and has no repetitions. */
export interface Points {
  readonly freq: Frequency;
  /** Ordinals of core/period. */
  readonly t: readonly number[];
  readonly value: readonly number[];
}

const outOfOrder = (freq: Frequency, t: number): WattleError =>
  new WattleError('BUG', `Observations are out of order at ${formatPeriod({ freq, t })}.`);

/** Makes points from ascending observations and drops missing values. Throws BUG if they are out of order. */
export function pointsOf(freq: Frequency, observations: Iterable<{ readonly t: number; readonly value: number | null }>): Points {
  const t: number[] = [];
  const value: number[] = [];
  for (const observation of observations) {
    if (observation.value === null) continue;
    const before = t.at(-1);
    if (before !== undefined && before >= observation.t) throw outOfOrder(freq, observation.t);
    t.push(observation.t);
    value.push(observation.value);
  }
  return { freq, t, value };
}

/** Makes points from columns without missing values. The columns are not copied. */
export function pointsInOrder(freq: Frequency, t: readonly number[], value: readonly number[]): Points {
  for (let i = 1; i < t.length; i += 1) if (at(t, i) <= at(t, i - 1)) throw outOfOrder(freq, at(t, i));
  return { freq, t, value };
}

/** The value at an ordinal, or null. */
export function valueAt(points: Points, t: number): number | null {
  let low = 0;
  let high = points.t.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(points.t, middle);
    if (found === t) return points.value[middle] ?? null;
    if (found < t) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** Applies a function to each value. Null and non-finite results are dropped. */
export function derive(points: Points, f: (value: number, t: number) => number | null): Points {
  const t: number[] = [];
  const value: number[] = [];
  points.t.forEach((then, i) => {
    const result = f(at(points.value, i), then);
    if (result === null || !Number.isFinite(result)) return;
    t.push(then);
    value.push(withoutNoise(result));
  });
  return { freq: points.freq, t, value };
}

/** Compares each point with the point at `earlier(t)`, which must be monotonic. If that point is missing, the result is dropped. */
export function compare(points: Points, earlier: (t: number) => number, f: (now: number, then: number) => number): Points {
  let i = 0;
  return derive(points, (now, t) => {
    const wanted = earlier(t);
    while ((points.t[i] ?? Number.POSITIVE_INFINITY) < wanted) i += 1;
    return points.t[i] === wanted ? f(now, at(points.value, i)) : null;
  });
}

/** Not finite if the denominator is 0, so `derive` drops the result. */
export const percentOf = (now: number, then: number): number => 100 * (now / then - 1);

/** X moved n periods later: its value at t is X(t - n). A negative n moves it earlier. */
export function lag(points: Points, n: number): Points {
  return { freq: points.freq, t: points.t.map((t) => t + n), value: points.value };
}

/** X(t) - X(t - n) in the unit of X, exact in decimals: 4.2 - 4.1 is 0.1. */
export function change(points: Points, n: number): Points {
  return compare(points, (t) => t - n, subtractDecimals);
}

/** g(X, n) = 100 (X(t) / X(t - n) - 1), in per cent. Missing if either value is missing or the denominator is 0. */
export function percentChange(points: Points, n: number): Points {
  return compare(points, (t) => t - n, percentOf);
}

/** Reduces each window of n consecutive periods to one value at its last period. A window with a gap is skipped. */
export function rolling(points: Points, n: number, f: (window: readonly number[]) => number): Points {
  if (!Number.isInteger(n) || n < 1) throw new WattleError('BUG', `A rolling window of ${n} periods does not exist.`);
  const t: number[] = [];
  const value: number[] = [];
  points.t.forEach((at, i) => {
    if (points.t[i - n + 1] !== at - n + 1) return;
    t.push(at);
    value.push(withoutNoise(f(points.value.slice(i - n + 1, i + 1))));
  });
  return { freq: points.freq, t, value };
}

/** The sum over the n periods that end at t, if all of them exist. */
export function rollingSum(points: Points, n: number): Points {
  return rolling(points, n, addDecimals);
}

/** The mean over the n periods that end at t, if all of them exist. */
export function rollingMean(points: Points, n: number): Points {
  return rolling(points, n, mean);
}

/** Free of noise, and never outside the range of the values. A rate of 4.35 all month has mean 4.35, not 4.3500000000000005. */
export const mean = (values: readonly number[]): number =>
  Math.min(Math.max(withoutNoise(addDecimals(values) / values.length), Math.min(...values)), Math.max(...values));

/** Several series over the same ordinals: `values[k][i]` is series k at `t[i]`. */
interface Aligned {
  readonly freq: Frequency;
  readonly t: readonly number[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * Aligns series. `intersect` keeps periods that all series have. `union` keeps periods that any series has, with null for missing values.
 * Throws REQ_UNPROCESSABLE if frequencies differ.
 */
export function align(series: readonly Points[], how: 'intersect' | 'union'): Aligned {
  const freq = series[0]?.freq ?? 'A';
  const other = series.find((points) => points.freq !== freq);
  if (other) {
    throw new WattleError('REQ_UNPROCESSABLE', `A ${FREQUENCY[freq].word} and a ${FREQUENCY[other.freq].word} series cannot be combined.`, {
      hint: 'Bring them to one frequency first.',
    });
  }
  const counts = new Map<number, number>();
  for (const points of series) {
    for (const t of points.t) {
      const before = counts.get(t);
      counts.set(t, before === undefined ? 1 : before + 1);
    }
  }
  const needed = how === 'intersect' ? series.length : 1;
  const t = [...counts].flatMap(([one, count]) => (count >= needed ? [one] : [])).sort((a, b) => a - b);
  return { freq, t, values: series.map((points) => columnAt(points, t)) };
}

function columnAt(points: Points, t: readonly number[]): (number | null)[] {
  const stored = new Map(points.t.map((at, i) => [at, points.value[i] ?? null]));
  return t.map((at) => stored.get(at) ?? null);
}
