/** Combines each value in a file with the values before and after it, as they will be after the import. */
import { entry } from '../../core/assert.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import type { Observation } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { FEWEST_STEPS, type History, historyOf, historyOfStored } from './believable.ts';

export interface Arriving {
  readonly t: number;
  readonly value: number;
  /** The stored value for the same period. Null if there was no value. */
  readonly then: number | null;
  readonly previous: number | null;
  /** Number of periods since the previous value. 0 if there is no previous value. */
  readonly gap: number;
  readonly next: number | null;
  /** The change from the previous period to this one in the stored values. 0 if either value is not stored. */
  readonly stepThen: number;
  readonly observation: Observation;
}

/** A stored series, with its new or changed values in a file. */
export interface ArrivingSeries {
  readonly key: string;
  readonly freq: Frequency;
  readonly slice: SeriesSlice;
  readonly history: History;
  readonly figures: readonly Arriving[];
  readonly lastT: number;
}

/**
 * Returns the stored series that have new or changed values. Omits market intervals, because their history is too long. Other checks
 * compare them with declared ranges.
 */
export function arrivingSeries(slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): readonly ArrivingSeries[] {
  const byKey = new Map(slices.map((slice) => [slice.series.key, slice]));
  return deltas.flatMap((delta): readonly ArrivingSeries[] => {
    const slice = byKey.get(delta.attributes.key);
    if (slice === undefined || isInterval(slice.series.freq) || !delta.write.some(({ value }) => value !== null)) return [];
    const lastT = slice.t[slice.value.findLastIndex((value) => value !== null)];
    if (lastT === undefined) return [];
    const before = stored(slice);
    const after = merged(before, delta);
    // If a file has many values, they also show the usual size of changes. The two largest changes are ignored, because one wrong value
    // causes two large changes.
    const isMany = delta.write.length >= FEWEST_STEPS;
    const known = historyOfStored(slice);
    const verified = known.steps < FEWEST_STEPS ? null : known;
    const history = isMany ? historyOf([...after.values()], slice.series.unit, 2, verified) : known;
    return [
      { key: delta.attributes.key, freq: slice.series.freq, slice, history, lastT, figures: figuresOf(before, after, delta, history) },
    ];
  });
}

function stored(slice: SeriesSlice): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [i, t] of slice.t.entries()) {
    const value = slice.value[i] ?? null;
    if (value !== null) values.set(t, value);
  }
  return values;
}

/** Returns the stored values with the changes from the file, in ascending order of ordinals. */
function merged(before: ReadonlyMap<number, number>, { write, remove }: SeriesDelta): ReadonlyMap<number, number> {
  const after = new Map(before);
  let last = [...before.keys()].at(-1) ?? Number.NEGATIVE_INFINITY;
  let isInOrder = true;
  for (const t of remove) after.delete(t);
  for (const { t, value } of write) {
    if (value === null) {
      after.delete(t);
      continue;
    }
    if (!after.has(t)) {
      isInOrder &&= t >= last;
      last = Math.max(last, t);
    }
    after.set(t, value);
  }
  return isInOrder ? after : new Map([...after].sort(([a], [b]) => a - b));
}

function figuresOf(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  delta: SeriesDelta,
  { scaled }: History,
): readonly Arriving[] {
  const order = [...after.keys()];
  const place = new Map(order.map((t, i) => [t, i]));
  return delta.write.flatMap((observation): readonly Arriving[] => {
    const { t, value } = observation;
    if (value === null) return [];
    const i = entry(place, t);
    const [left, right] = [order[i - 1], order[i + 1]];
    const [previous = null, next = null] = [left, right].map((one) => (one === undefined ? null : (after.get(one) ?? null)));
    const then = before.get(t) ?? null;
    const beside = left === undefined ? undefined : before.get(left);
    const stepThen = then === null || beside === undefined ? 0 : Math.abs(scaled(then) - scaled(beside));
    return [{ t, value, then, previous, gap: left === undefined ? 0 : t - left, next, stepThen, observation }];
  });
}

/** The maximum gap in days between daily values. Markets close for five days at Easter. */
const MOST_DAYS = 5;

/** Returns true if no value is missing between a value and the one before it. */
export const follows = (freq: Frequency, { gap }: Pick<Arriving, 'gap'>): boolean => gap <= (freq === 'D' ? MOST_DAYS : 1);

/** Formats the place of a value for messages: `A 2026-Q1 (Data1!B45)`. */
export const placed = ({ key, freq }: Pick<ArrivingSeries, 'key' | 'freq'>, { t, at }: Observation): string =>
  `${key} ${formatPeriod({ freq, t })}${at === null ? '' : ` (${at})`}`;
