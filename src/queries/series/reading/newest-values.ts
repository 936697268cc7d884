/** Finds the last two stored values of a series, and the gap between them. */
import { subtractDecimals } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, isoDay, type Period, period } from '../../../core/period.ts';
import type { SeriesSlice } from '../../../store/ports/series.ts';
import { gapsBetween } from '../../base/stored-span.ts';
import { vintageSeams } from '../../base/vintages-apart.ts';
import { type LoadedSeries, vintageDay } from './stored-series.ts';

export interface Point {
  readonly period: Period;
  readonly value: number;
}

export interface NewestValues {
  readonly newest: Point | null;
  /** The last value before `newest`, even if periods between them have no value. */
  readonly previous: Point | null;
  /** The number of periods without a value between the two values. It is 0 for events. */
  readonly missing: number;
  /** True if the two values are levels from different vintages. A change cannot be calculated from them. */
  readonly isApart: boolean;
  /** The date of the vintage, as an ISO date. Null if there are no data. */
  readonly vintage: string | null;
}

/** The latest and the previous value. Names are as in JSON. The previous value is null if there is a gap between the two. */
export interface LatestFact {
  readonly period: string;
  readonly value: number;
  readonly previous_period: string | null;
  readonly previous_value: number | null;
  /** The change. Null if there is no previous value, or if the two values are from vintages that cannot be compared. */
  readonly change: number | null;
}

export const latestFact = (values: NewestValues): LatestFact | null =>
  values.newest && { period: formatPeriod(values.newest.period), value: values.newest.value, ...previousFact(values) };

export function previousFact(values: NewestValues): Pick<LatestFact, 'previous_period' | 'previous_value' | 'change'> {
  const previous = values.missing > 0 ? null : values.previous;
  return {
    previous_period: previous && formatPeriod(previous.period),
    previous_value: previous?.value ?? null,
    change: changeOf(values),
  };
}

/** Returns the latest value minus the previous value. Returns null if the two values cannot be compared. */
export const changeOf = ({ newest, previous, missing, isApart }: NewestValues): number | null =>
  newest && previous && missing === 0 && !isApart ? subtractDecimals(newest.value, previous.value) : null;

export function figuresOf(handle: SeriesHandle, loaded: LoadedSeries | null): NewestValues {
  if (loaded === null) return { newest: null, previous: null, missing: 0, isApart: false, vintage: null };
  const { slice, vintage: own } = loaded;
  const { newest, previous } = newestPoints(slice);
  const missing = newest && previous && handle.nature !== 'event' ? gapBetween(previous.period, newest.period) : 0;
  const isApart = newest !== null && vintageSeams(handle, slice).has(newest.period.t);
  return { newest, previous, missing, isApart, vintage: own.publishedOn ?? isoDay(vintageDay(own)) };
}

export function newestPoints(slice: SeriesSlice): { readonly newest: Point | null; readonly previous: Point | null } {
  const last = slice.value.findLastIndex((value) => value !== null);
  const before = last <= 0 ? -1 : slice.value.findLastIndex((value, i) => value !== null && i < last);
  return { newest: pointAt(slice, last), previous: pointAt(slice, before) };
}

function pointAt({ series, t, value }: SeriesSlice, i: number): Point | null {
  const [at, found] = [t[i], value[i]];
  return at === undefined || found === undefined || found === null ? null : { period: period(series.freq, at), value: found };
}

/** Returns the number of missing periods between two periods. For days, weekends and holidays are not counted. */
export const gapBetween = (before: Period, after: Period): number =>
  gapsBetween(after.freq, [before.t, after.t]).reduce((sum, { from, to }) => sum + to - from + 1, 0);
