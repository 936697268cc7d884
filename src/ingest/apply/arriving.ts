/** The values in a file, each with the values around it after the file is stored. */
import { entry } from '../../core/assert.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import type { Observation } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { FEWEST_STEPS, type History, historyOf } from './believable.ts';

/** A new or changed value and the values around it. */
export interface Arriving {
  readonly t: number;
  readonly value: number;
  /** The stored value of the period. Null if the period is new. */
  readonly then: number | null;
  readonly previous: number | null;
  /** The distance to the previous period. 0 if there is no previous period. */
  readonly gap: number;
  readonly next: number | null;
  /** The step between the stored values of the same two periods. 0 unless both are stored. */
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
 * The series with stored and arriving values. Market intervals are compared only with declared ranges, because their history is not read
 * here.
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
    // If many values arrive, they show the usual steps too, except for the steps to and from a wrong value.
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

/** Ascending by period. */
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

/** `A 2026-Q1 (Data1!B45)` */
export const placed = ({ key, freq }: Pick<ArrivingSeries, 'key' | 'freq'>, { t, at }: Observation): string =>
  `${key} ${formatPeriod({ freq, t })}${at === null ? '' : ` (${at})`}`;
