/** Calculates lags, changes, rolling sums and means, alignment and rebasing. If an input value is missing, the result is missing. */
import { at } from '../assert.ts';
import { least, most } from '../basic/lists.ts';
import { addDecimals, decimalsOf, mostDecimals, subtractDecimals, withoutNoise } from '../decimal.ts';
import { WattleError } from '../errors.ts';
import { FREQUENCY, type Frequency } from '../frequency.ts';
import { formatPeriod } from '../period.ts';

/**
 * A series as parallel arrays. `value[i]` is the value in period `t[i]`. `t` is ascending without duplicates, and missing values are
 * omitted.
 */
export interface Points {
  readonly freq: Frequency;
  /** Ordinals (see core/period). */
  readonly t: readonly number[];
  readonly value: readonly number[];
}

const outOfOrder = (freq: Frequency, t: number): WattleError =>
  new WattleError('BUG', `Observations are out of order at ${formatPeriod({ freq, t })}.`);

/** Converts observations, without missing values. Throws BUG if they are out of order. */
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

/** Makes a series from a column of periods and a column of values, without copying them. Neither may have missing values. */
export function pointsInOrder(freq: Frequency, t: readonly number[], value: readonly number[]): Points {
  for (let i = 1; i < t.length; i += 1) if (at(t, i) <= at(t, i - 1)) throw outOfOrder(freq, at(t, i));
  return { freq, t, value };
}

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

/** Applies `f` to each value. Omits null and non-finite results. */
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

/** Compares each value with the value in period `earlier(t)`, which must increase with t. Omits the result if that value is missing. */
export function compare(points: Points, earlier: (t: number) => number, f: (now: number, then: number) => number): Points {
  let i = 0;
  return derive(points, (now, t) => {
    const wanted = earlier(t);
    while ((points.t[i] ?? Number.POSITIVE_INFINITY) < wanted) i += 1;
    return points.t[i] === wanted ? f(now, at(points.value, i)) : null;
  });
}

/** Returns the change in per cent. If `then` is 0, the result is not finite and `derive` omits it. */
export const percentOf = (now: number, then: number): number => 100 * (now / then - 1);

/** Returns X(t - n) at t. A negative n moves the series earlier. */
export function lag(points: Points, n: number): Points {
  return { freq: points.freq, t: points.t.map((t) => t + n), value: points.value };
}

/** Returns X(t) - X(t - n), exact in decimals: 4.2 - 4.1 is 0.1. */
export function change(points: Points, n: number): Points {
  return compare(points, (t) => t - n, subtractDecimals);
}

/** Returns 100 (X(t) / X(t - n) - 1), in per cent. Missing if X(t - n) is 0. */
export function percentChange(points: Points, n: number): Points {
  return compare(points, (t) => t - n, percentOf);
}

/**
 * Combines every n consecutive periods into a value for the last of them. Omits results if a value is missing. `f` receives the values and
 * the highest number of decimals in them.
 */
export function rolling(points: Points, n: number, f: (window: readonly number[], decimals: number) => number): Points {
  if (!Number.isInteger(n) || n < 1) throw new WattleError('BUG', `A rolling window cannot have ${n} periods.`);
  // Windows overlap, so the decimals of each value are found once.
  const decimals = points.value.map(decimalsOf);
  const t: number[] = [];
  const value: number[] = [];
  points.t.forEach((at, i) => {
    const first = i - n + 1;
    if (points.t[first] !== at - n + 1) return;
    t.push(at);
    value.push(withoutNoise(f(points.value.slice(first, i + 1), Math.max(...decimals.slice(first, i + 1)))));
  });
  return { freq: points.freq, t, value };
}

/** Returns the sum of the n values up to period t. Missing if any of them is missing. */
export function rollingSum(points: Points, n: number): Points {
  return rolling(points, n, addDecimals);
}

/** Returns the mean of the n values up to period t. Missing if any of them is missing. */
export function rollingMean(points: Points, n: number): Points {
  return rolling(points, n, mean);
}

/**
 * Returns the mean without rounding noise, and never outside the range of the values. If a rate is 4.35 all month, its mean is 4.35 and not
 * 4.3500000000000005.
 */
export const mean = (values: readonly number[], decimals = mostDecimals(values)): number =>
  Math.min(Math.max(withoutNoise(addDecimals(values, decimals) / values.length), least(values)), most(values));

/** `values[k][i]` is the value of series k in period `t[i]`. */
interface Aligned {
  readonly freq: Frequency;
  readonly t: readonly number[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * Combines series by period. `intersect` keeps periods in which all series have values. `union` keeps periods in which any series has a
 * value, with null for missing values. Throws REQ_UNPROCESSABLE if frequencies differ.
 */
export function align(series: readonly Points[], how: 'intersect' | 'union'): Aligned {
  const freq = series[0]?.freq ?? 'A';
  const other = series.find((points) => points.freq !== freq);
  if (other) {
    throw new WattleError('REQ_UNPROCESSABLE', `A ${FREQUENCY[freq].word} and a ${FREQUENCY[other.freq].word} series cannot be combined.`, {
      hint: 'Convert them to the same frequency first.',
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
