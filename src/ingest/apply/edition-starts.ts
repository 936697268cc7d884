/**
 * Where two vintages of a series meet without a gap: a file that begins later than stored data, and revised what it begins with.
 *
 *   stored   2019-12: 7.20   2020-01: 6.89   2020-02: 8.22   2020-03: 8.04      vintage of 2022
 *   file                                     2020-02: 9.75   2020-03: 9.16      vintage of 2025: it starts with 2020-02
 *
 * A file that shares no period with stored data, because it begins after its end or ends before its beginning, cannot be compared with it: whether
 * the levels are the same is not known, so they are of two editions.
 *
 * Whoever revised the first figures of a file has revised those before them as well; only nobody stored them. A file that says the same of its
 * first year, or nearly so (seasonal factors that are estimated anew move it in the fifth digit), goes on from stored data.
 */
import { decimalsOf } from '../../core/decimal.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import type { Observation, SeriesAttributes } from '../../core/observation.ts';

/** Of a series stored data where a file covers it. */
interface StoredValues {
  /** `firstT`: ordinal of its first value, which may lie before those that are given. */
  readonly series: SeriesAttributes & { readonly firstT: number; readonly lastT: number };
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
}

/** Periods of which the first ones of a file are compared, where a year has no fixed number of them. */
const FIRST_PERIODS = 30;

const firstPeriods = (freq: Frequency): number => FREQUENCY[freq].perYear ?? FIRST_PERIODS;

/**
 * The starts of vintages within a series once a file is stored over it, ascending; none within market intervals.
 *
 * @param spokenFrom the first ordinal from which the file leaves nothing of the stored periods that it does not hold
 * @param isRecord files of the dataset share no period with each other by their nature, and that they do not says nothing
 */
export function editionStarts(
  stored: StoredValues,
  observations: readonly Observation[],
  spokenFrom: number,
  isRecord = false,
): readonly number[] {
  const { freq, editionStarts: known = [] } = stored.series;
  const run = observations.filter(({ value }) => value !== null);
  const [first, last] = [run[0]?.t, run.at(-1)?.t];
  if (first === undefined || last === undefined || freq === '5MIN' || freq === '30MIN') return known;
  const { firstT, lastT } = stored.series;
  const endsBefore = firstT <= lastT && last < firstT && spokenFrom !== Number.NEGATIVE_INFINITY;
  if (endsBefore && !isRecord) return [firstT, ...known.filter((t) => t > firstT)];
  if (firstT > lastT || firstT >= Math.min(first, spokenFrom)) return known.filter((t) => t > last);
  const others = known.filter((t) => t < first || t > last);
  const isApart = first > lastT && !isRecord;
  if (!known.includes(first) && !isApart && !revises(freq, valuesOf(stored), run)) return others;
  return [...others, first].sort((a, b) => a - b);
}

export function withEditionStarts(attributes: SeriesAttributes, starts: readonly number[]): SeriesAttributes {
  const { editionStarts: _, ...rest } = attributes;
  return starts.length === 0 ? rest : { ...rest, editionStarts: starts };
}

const valuesOf = ({ t, value }: StoredValues): ReadonlyMap<number, number | null> => new Map(t.map((one, i) => [one, value[i] ?? null]));

/** Whether any of the first values of a run was another figure before, rounding apart. */
export function revises(
  freq: Frequency,
  before: ReadonlyMap<number, number | null>,
  run: readonly Pick<Observation, 't' | 'value'>[],
): boolean {
  const end = (run[0]?.t ?? 0) + firstPeriods(freq);
  return run.some(({ t, value }) => t < end && isOther(before.get(t) ?? null, value));
}

/** Half of the last digit of a change as it is published, to one decimal of a per cent: what is revised by less moves no such change. */
const NOTABLE = 0.0005;

/** Neither is a rounded form of the other, nor as good as the same. */
function isOther(a: number | null, b: number | null): boolean {
  if (a === null || b === null || Math.abs(a - b) <= NOTABLE * Math.max(Math.abs(a), Math.abs(b))) return false;
  const digits = Math.min(decimalsOf(a), decimalsOf(b));
  return Number(a.toFixed(digits)) !== Number(b.toFixed(digits));
}
