/**
 * Calculates measures of inflation from expenditure classes: breadth, a custom trimmed mean, changes over shorter periods, and market
 * services.
 */
import { type CpiClass, cpiClasses } from '../../../catalogue/cpi/cpi-classes.ts';
import { at, entry } from '../../../core/assert.ts';
import { addDecimals, multiplyDecimals } from '../../../core/decimal.ts';
import { type Points, percentOf, valueAt } from '../../../core/series/points.ts';
import { type Trimmed, trimmedMean } from '../../../core/series/trimmed-mean.ts';
import { ADJUSTED, type ClassIndexes, FIRST_MONTH, linkWeightAt, ORIGINAL, TRIMMED_MEAN, weightsAt } from './class-indexes.ts';

const YEAR = 12;

export interface ClassFigures extends CpiClass {
  /** The weight at the prices of the previous month, as a percentage of all classes. */
  readonly weight: number | null;
  /** The published weight in the link quarter. Breadth uses it. */
  readonly linkWeight: number | null;
  readonly annual: number | null;
  /** The monthly change in per cent. Seasonally adjusted if the ABS adjusts the class. */
  readonly month: number | null;
  readonly threeMonths: number | null;
  readonly sixMonths: number | null;
  readonly isAdjusted: boolean;
  readonly isAbove: boolean | null;
  /**
   * The share of the class's weight that the trimmed mean of the month includes. `end` is the end of the distribution at which the class
   * was trimmed.
   */
  readonly kept: number | null;
  readonly end: 'lower' | 'upper' | null;
}

export interface TrimmedMonth {
  readonly t: number;
  /** The monthly change in Wattle's trimmed mean, in per cent. */
  readonly own: number | null;
  readonly printed: number | null;
  /** The annual change in Wattle's trimmed mean in per cent, compounded from twelve monthly changes. */
  readonly ownAnnual: number | null;
  readonly printedAnnual: number | null;
}

export interface Breadth {
  readonly counted: number;
  readonly above: number;
  readonly falling: number;
  /** The percentage of classes above the threshold. */
  readonly share: number;
  readonly weight: number | null;
  readonly median: number;
}

/** Returns the index in month `t`. Returns null for months before the complete monthly CPI. */
const level = (points: Points, t: number): number | null => (t < FIRST_MONTH ? null : valueAt(points, t));

/** Returns the change in per cent. Returns null if either value is missing. */
export function changeIn(points: Points, from: number, to: number): number | null {
  const [then, now] = [level(points, from), level(points, to)];
  return then === null || now === null || then === 0 ? null : percentOf(now, then);
}

/** Returns the change over some months in per cent, at an annual rate. */
export function annualised(points: Points, t: number, months: number): number | null {
  const change = changeIn(points, t - months, t);
  return change === null ? null : 100 * ((1 + change / 100) ** (YEAR / months) - 1);
}

const adjustedIndex = (read: ClassIndexes, code: string): { readonly points: Points; readonly isAdjusted: boolean } => {
  const adjusted = read.index(code, ADJUSTED);
  return adjusted.t.length > 0 ? { points: adjusted, isAdjusted: true } : { points: read.index(code, ORIGINAL), isAdjusted: false };
};

/**
 * Calculates the trimmed mean for a month. It uses the weights of the previous month, from which the changes start. Returns null if a
 * class is missing.
 */
function trimmedIn(read: ClassIndexes, t: number, share: number): Trimmed | null {
  const weights = weightsAt(read, t - 1);
  if (weights === null) return null;
  const items = cpiClasses().map(({ code }) => ({
    value: changeIn(adjustedIndex(read, code).points, t - 1, t),
    weight: entry(weights, code),
  }));
  const known = items.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  return known.length < items.length ? null : trimmedMean(known, share);
}

/**
 * Compares decimals exactly. With floating-point numbers, a rise from 100 to 103 would be above 3%.
 * @param threshold per cent
 */
const isAbove = (now: number, then: number, threshold: number): boolean =>
  multiplyDecimals(now, 100) > multiplyDecimals(then, addDecimals([100, threshold]));

export function classFigures(
  read: ClassIndexes,
  t: number,
  { threshold, share }: { readonly threshold: number; readonly share: number },
): readonly ClassFigures[] {
  const [weights, trimmed] = [weightsAt(read, t - 1), trimmedIn(read, t, share)];
  return cpiClasses().map((one, i) => {
    const original = read.index(one.code, ORIGINAL);
    const { points, isAdjusted } = adjustedIndex(read, one.code);
    const [now, then] = [level(original, t), level(original, t - YEAR)];
    return {
      ...one,
      weight: weights?.get(one.code) ?? null,
      linkWeight: linkWeightAt(read, one.code, t),
      annual: changeIn(original, t - YEAR, t),
      month: changeIn(points, t - 1, t),
      threeMonths: isAdjusted ? annualised(points, t, 3) : null,
      sixMonths: isAdjusted ? annualised(points, t, 6) : null,
      isAdjusted,
      isAbove: now === null || then === null ? null : isAbove(now, then, threshold),
      kept: trimmed?.kept[i] ?? null,
      end: trimmed?.ends[i] ?? null,
    };
  });
}

/** Calculates the breadth of inflation with the weights of the link quarter. Returns null if any class has no change. */
export function breadthOf(figures: readonly ClassFigures[]): Breadth | null {
  const changes = figures.flatMap(({ annual }) => annual ?? []);
  if (changes.length < figures.length || changes.length === 0) return null;
  const above = figures.filter((one) => one.isAbove === true);
  const weightOf = (some: readonly ClassFigures[]): number => some.reduce((sum, { linkWeight }) => sum + (linkWeight as number), 0);
  const isWeighted = figures.every(({ linkWeight }) => linkWeight !== null);
  const sorted = changes.toSorted((a, b) => a - b);
  return {
    counted: figures.length,
    above: above.length,
    falling: changes.filter((change) => change < 0).length,
    share: (100 * above.length) / figures.length,
    weight: isWeighted ? (100 * weightOf(above)) / weightOf(figures) : null,
    median: at(sorted, (sorted.length - 1) / 2),
  };
}

/** Returns the trimmed mean for each month. The first month is the first one with a change. */
export function trimmedMonths(read: ClassIndexes, last: number, share: number): readonly TrimmedMonth[] {
  const own = new Map<number, number | null>();
  for (let t = FIRST_MONTH + 1; t <= last; t += 1) own.set(t, trimmedIn(read, t, share)?.mean ?? null);
  const index = read.index(TRIMMED_MEAN, ADJUSTED);
  return [...own].map(([t, value]) => {
    const year = Array.from({ length: YEAR }, (_, i) => own.get(t - i) ?? null).flatMap((one) => one ?? []);
    return {
      t,
      own: value,
      printed: changeIn(index, t - 1, t),
      ownAnnual: year.length < YEAR ? null : 100 * (year.reduce((product, change) => product * (1 + change / 100), 1) - 1),
      printedAnnual: changeIn(index, t - YEAR, t),
    };
  });
}
