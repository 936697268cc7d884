/** The newest figure of a series and the one before it, as far as they are stored: what a tile, a search result and a sentence are made of. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { isoDay, type Period, period } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/port.ts';
import type { Freshness } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { freshnessOf } from '../freshness.ts';
import { eachListed } from './each-listed.ts';
import { freshnessOfSeries } from './series-freshness.ts';
import { type LoadedSeries, unitsOf, vintageDay } from './stored-series.ts';

/** A published value and what it is about. */
export interface Point {
  readonly period: Period;
  readonly value: number;
}

export interface NewestFigure {
  readonly handle: SeriesHandle;
  /** Null where nothing of the series is stored. */
  readonly loaded: LoadedSeries | null;
  readonly newest: Point | null;
  /** The value before it, of whatever period it is. */
  readonly previous: Point | null;
  /** Periods between the two of which no value is stored; none lie between events. */
  readonly missing: number;
  readonly units: string;
  /** Day of the edition, ISO. */
  readonly edition: string | null;
  readonly freshness: Freshness;
}

/** In the order of the handles. Never fetches, and never throws for what is not stored. */
export const newestFigures = (ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<readonly NewestFigure[]> =>
  eachListed(ctx, handles, async (handle, loaded, state) => {
    const freshness = loaded ? await freshnessOfSeries(ctx, loaded) : await freshnessOf(ctx, handle.dataset, state);
    return { handle, loaded, freshness, ...figuresOf(handle, loaded), units: loaded ? unitsOf(handle, loaded.slice.series) : handle.units };
  });

/** The last two values of a series as it is loaded, and what lies between them. */
export function figuresOf(
  { nature }: SeriesHandle,
  loaded: LoadedSeries | null,
): Pick<NewestFigure, 'newest' | 'previous' | 'missing' | 'edition'> {
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

/** Days without trading lie between daily values, and nothing is missing there. */
const gapBetween = (before: Period, after: Period): number => (after.freq === 'D' || after.freq === 'W' ? 0 : after.t - before.t - 1);
