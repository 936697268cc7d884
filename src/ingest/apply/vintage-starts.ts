/**
 * Finds boundaries between two vintages within a series. A boundary exists if a file begins later than the stored data and has revised its
 * first values.
 *
 * stored   2019-12: 7.20   2020-01: 6.89   2020-02: 8.22   2020-03: 8.04      vintage of 2022
 * file                                     2020-02: 9.75   2020-03: 9.16      vintage of 2025: starts with 2020-02
 *
 * Without a common period, levels cannot be compared. The file and the stored data are then treated as different vintages.
 *
 * An agency that revised the first values in a file has also revised earlier values, but those revisions are not stored. If the first year
 * of values is nearly the same, the file continues the stored data. For example, new seasonal factors change only the fifth digit.
 */
import { decimalsOf } from '../../core/decimal.ts';
import { FREQUENCY, type Frequency, isInterval } from '../../core/frequency.ts';
import type { Observation, SeriesAttributes } from '../../core/observation.ts';

interface StoredValues {
  /** The attributes and period range of the stored series. `firstT` may be before the periods of the file. */
  readonly series: SeriesAttributes & { readonly firstT: number; readonly lastT: number };
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
}

/** How many periods at the start of a file are compared. For frequencies without a fixed number of periods in a year. */
const FIRST_PERIODS = 30;

const firstPeriods = (freq: Frequency): number => FREQUENCY[freq].perYear ?? FIRST_PERIODS;

/**
 * Returns the boundaries after a file is stored, in ascending order. Market intervals have none.
 *
 * @param replacesFrom the first ordinal from which the file replaces all stored periods
 * @param isRecord true if each file of the dataset has separate periods
 */
export function vintageStarts(
  stored: StoredValues,
  observations: readonly Observation[],
  replacesFrom: number,
  isRecord = false,
): readonly number[] {
  const { freq, vintageStarts: known = [] } = stored.series;
  const run = observations.filter(({ value }) => value !== null);
  const [first, last] = [run[0]?.t, run.at(-1)?.t];
  if (first === undefined || last === undefined || isInterval(freq)) return known;
  const { firstT, lastT } = stored.series;
  const endsBefore = firstT <= lastT && last < firstT && replacesFrom !== Number.NEGATIVE_INFINITY;
  if (endsBefore && !isRecord) return [firstT, ...known.filter((t) => t > firstT)];
  if (firstT > lastT || firstT >= Math.min(first, replacesFrom)) return known.filter((t) => t > last);
  const others = known.filter((t) => t < first || t > last);
  const isApart = first > lastT && !isRecord;
  if (!known.includes(first) && !isApart && !revises(freq, valuesOf(stored), run)) return others;
  return [...others, first].sort((a, b) => a - b);
}

export function withVintageStarts(attributes: SeriesAttributes, starts: readonly number[]): SeriesAttributes {
  const { vintageStarts: _, ...rest } = attributes;
  return starts.length === 0 ? rest : { ...rest, vintageStarts: starts };
}

const valuesOf = ({ t, value }: StoredValues): ReadonlyMap<number, number | null> => new Map(t.map((one, i) => [one, value[i] ?? null]));

/** Returns true if any of the first values differs from the stored value by more than rounding. */
export function revises(
  freq: Frequency,
  before: ReadonlyMap<number, number | null>,
  run: readonly Pick<Observation, 't' | 'value'>[],
): boolean {
  const end = (run[0]?.t ?? 0) + firstPeriods(freq);
  return run.some(({ t, value }) => t < end && isOther(before.get(t) ?? null, value));
}

/**
 * The smallest relevant relative revision. It is half a unit in the last digit of a published change, which is in per cent with one
 * decimal.
 */
const NOTABLE = 0.0005;

/** Returns true if two values differ by more than the tolerance. They must also differ when rounded to the same number of decimals. */
function isOther(a: number | null, b: number | null): boolean {
  if (a === null || b === null || Math.abs(a - b) <= NOTABLE * Math.max(Math.abs(a), Math.abs(b))) return false;
  const digits = Math.min(decimalsOf(a), decimalsOf(b));
  return Number(a.toFixed(digits)) !== Number(b.toFixed(digits));
}
