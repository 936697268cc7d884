/** The values in a file, each with its neighbours in time after the file is stored. */
import { entry } from '../../core/assert.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import type { Observation } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { FEWEST_STEPS, type History, historyOf } from './believable.ts';

/** A new or changed value, with its neighbours in time. */
export interface Arriving {
  readonly t: number;
  readonly value: number;
  /** The stored value for the same period. Null if the period is new. */
  readonly then: number | null;
  readonly previous: number | null;
  /** The number of periods between this value and the previous one. 0 if there is no previous value. */
  readonly gap: number;
  readonly next: number | null;
  /** The size of the change between the stored values of the same two periods. 0 if either is not stored. */
  readonly stepThen: number;
  readonly observation: Observation;
}

/** A stored series for which a file has new or changed values. */
export interface ArrivingSeries {
  readonly key: string;
  readonly freq: Frequency;
  readonly slice: SeriesSlice;
  readonly history: History;
  readonly figures: readonly Arriving[];
  /** The ordinal of the last stored value. */
  readonly lastT: number;
}

/**
 * The stored series with new values. Market intervals are left out, because their history is not read here. They are only checked against
 * declared ranges.
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
    // If a file contains many values, they also show the usual size of changes. The two largest changes are ignored, because a single wrong
    // value causes two.
    const isMany = delta.write.length >= FEWEST_STEPS;
    const history = isMany ? historyOf([...after.values()], slice.series.unit, 2) : historyOf([...before.values()], slice.series.unit);
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

/** All values by ordinal, in ascending order. */
function merged(before: ReadonlyMap<number, number>, { write, remove }: SeriesDelta): ReadonlyMap<number, number> {
  const after = new Map(before);
  for (const t of remove) after.delete(t);
  for (const { t, value } of write) {
    if (value === null) after.delete(t);
    else after.set(t, value);
  }
  return new Map([...after].sort(([a], [b]) => a - b));
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

/** For example `A 2026-Q1 (Data1!B45)`. */
export const placed = ({ key, freq }: Pick<ArrivingSeries, 'key' | 'freq'>, { t, at }: Observation): string =>
  `${key} ${formatPeriod({ freq, t })}${at === null ? '' : ` (${at})`}`;
