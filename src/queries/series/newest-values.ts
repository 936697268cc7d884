/** The last two values of a series as it is stored, and what lies between them. */
import { subtractDecimals } from '../../core/decimal.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { formatPeriod, isoDay, type Period, period } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/port.ts';
import { type LoadedSeries, vintageDay } from './stored-series.ts';

/** A published value and what it is about. */
export interface Point {
  readonly period: Period;
  readonly value: number;
}

export interface NewestValues {
  readonly newest: Point | null;
  /** The value before it, of whatever period it is. */
  readonly previous: Point | null;
  /** Periods between the two of which no value is stored; none lie between events. */
  readonly missing: number;
  /** Day of the edition, ISO. */
  readonly edition: string | null;
}

/** The newest value and the one before it, names as on the wire. */
export interface LatestFact {
  readonly period: string;
  readonly value: number;
  readonly previous_period: string | null;
  readonly previous_value: number | null;
  /** Null where periods between the two have no value. */
  readonly change: number | null;
}

export const latestFact = ({ newest, previous, missing }: NewestValues): LatestFact | null =>
  newest && {
    period: formatPeriod(newest.period),
    value: newest.value,
    previous_period: previous && formatPeriod(previous.period),
    previous_value: previous?.value ?? null,
    change: previous && missing === 0 ? subtractDecimals(newest.value, previous.value) : null,
  };

/** The last two values of a series as it is loaded, and what lies between them. */
export function figuresOf({ nature }: SeriesHandle, loaded: LoadedSeries | null): NewestValues {
  if (loaded === null) return { newest: null, previous: null, missing: 0, edition: null };
  const { slice, edition: own } = loaded;
  const { newest, previous } = newestPoints(slice);
  const missing = newest && previous && nature !== 'event' ? gapBetween(previous.period, newest.period) : 0;
  return { newest, previous, missing, edition: own.publishedOn ?? isoDay(vintageDay(own)) };
}

/** The last two values of a slice. */
export function newestPoints(slice: SeriesSlice): { readonly newest: Point | null; readonly previous: Point | null } {
  const last = slice.value.findLastIndex((value) => value !== null);
  const before = last <= 0 ? -1 : slice.value.findLastIndex((value, i) => value !== null && i < last);
  return { newest: pointAt(slice, last), previous: pointAt(slice, before) };
}

function pointAt({ series, t, value }: SeriesSlice, i: number): Point | null {
  const [at, found] = [t[i], value[i]];
  return at === undefined || found === undefined || found === null ? null : { period: period(series.freq, at), value: found };
}

/** Periods between two. Days without trading lie between daily values, and nothing is missing there. */
export const gapBetween = (before: Period, after: Period): number =>
  after.freq === 'D' || after.freq === 'W' ? 0 : after.t - before.t - 1;
