/**
 * Returns all observations of a release in pages, as in FRED's API version 2. Series are ordered by id, and observations by date.
 *
 *   has_more   next_cursor "AU.CPI.YOY,2020-01-01"
 *   release {…, sources[]}   series[] {…, observations[] {date, value}}
 *
 * @see https://fred.stlouisfed.org/docs/api/fred/v2/release_observations.html
 */
import { findSeries } from '../../../catalogue/series.ts';
import { reserveObservations } from '../../../core/cost.ts';
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { isInterval } from '../../../core/frequency.ts';
import { firstDay, isoDay, parseIsoDay, period } from '../../../core/period.ts';
import { licenceOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, integer, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { eachListed, SERIES_IN_A_TURN } from '../../series/reading/each-listed.ts';
import { holdDataset, type LoadedSeries, notAmongStored } from '../../series/reading/stored-series.ts';
import { type FredRelease, sourceOf } from './fred-catalogue.ts';
import { entryOf } from './fred-entries.ts';
import { API_KEY, plainNumber, type RealtimePeriod, today } from './fred-request.ts';
import { RELEASE } from './fred-subjects.ts';

/** The maximum `limit` that FRED accepts. Wattle returns at most MOST_IN_ANSWER observations, and a note explains this. */
const MOST_ASKED = 500_000;
const MOST_IN_ANSWER = 100_000;

export const RELEASE_FORMAT = choice('format', 'JSON by default, or `xml`.', ['json', 'xml']);
const LIMIT = integer('limit', 'Maximum number of observations, up to 100,000.', {
  min: 1,
  max: MOST_ASKED,
  default: MOST_IN_ANSWER,
});
const NEXT_CURSOR = text('next_cursor', 'Start of the page: `next_cursor` of the previous response.');
export const RELEASE_OBSERVATIONS: readonly QueryParameter[] = [RELEASE.parameter, API_KEY, RELEASE_FORMAT, LIMIT, NEXT_CURSOR];

interface FredReleaseSeries {
  readonly series_id: string;
  readonly observations: readonly Observation[];
  readonly [fact: string]: unknown;
}

interface FredReleaseObservations {
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly release: {
    readonly release_id: number;
    readonly name: string;
    readonly url: string;
    readonly sources: readonly { readonly name: string; readonly url: string }[];
  };
  readonly series: readonly FredReleaseSeries[];
}

interface Observation {
  /** The first day of the period. */
  readonly date: string;
  /** The value as text, or `.` if it is missing. */
  readonly value: string;
}

interface Cursor {
  readonly id: string;
  readonly date: string;
}

/**
 * Returns current values for all series in a release. If a series has no data, its notes give the reason. Throws REQ_* with all faults. A
 * release of market intervals is also a fault, because FRED's dates have no times. Throws DATA_UNAVAILABLE if nothing in the release is
 * stored.
 */
export async function fredReleaseObservations(ctx: QueryContext, params: URLSearchParams): Promise<FredReleaseObservations> {
  const parameters = new Parameters(params);
  parameters.accept(API_KEY, RELEASE_FORMAT);
  const limit = Math.min(parameters.integer(LIMIT), MOST_IN_ANSWER);
  const release = RELEASE.find(parameters);
  const cursor = readCursor(parameters, release);
  refuseIntervals(parameters, release);
  parameters.refuseRest();
  parameters.check();
  await holdAny(ctx, [...new Set(release.series.map((handle) => handle.dataset))]);
  const { series, next } = await pageOf(ctx, release, cursor, limit);
  const [first] = release.series;
  if (first && cursor === null && series.every(({ observations }) => observations.length === 0)) throw await notAmongStored(ctx, first);
  const { name, link: url } = sourceOf(release);
  return {
    has_more: next !== null,
    next_cursor: next === null ? null : `${next.id},${next.date}`,
    release: { release_id: release.id, name: release.name, url: release.link, sources: [{ name, url }] },
    series,
  };
}

/** Makes sure that at least one dataset in the release is available. Otherwise throws the error for the first dataset. */
async function holdAny(ctx: QueryContext, datasets: readonly TimeSeriesDataset[]): Promise<void> {
  const refusals: WattleError[] = [];
  for (const dataset of datasets) {
    try {
      await holdDataset(ctx, dataset, null);
    } catch (error) {
      if (!(error instanceof WattleError) || error.status !== 503) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first !== undefined && refusals.length === datasets.length) throw first;
}

function readCursor(parameters: Parameters, { series }: FredRelease): Cursor | null {
  const given = parameters.text(NEXT_CURSOR);
  if (given === null) return null;
  const [id = '', date = ''] = given.split(',').map((part) => part.trim());
  const handle = findSeries(id);
  if (handle && series.includes(handle) && parseIsoDay(date) !== null) return { id: handle.id, date };
  parameters.fault('REQ_BAD_CURSOR', {
    parameter: NEXT_CURSOR.name,
    detail: `${quoted(given)} is not a ${NEXT_CURSOR.name}. Write a series of this release and a date: AU.CPI.YOY,2020-01-01.`,
  });
  return null;
}

function refuseIntervals(parameters: Parameters, { series, name }: FredRelease): void {
  if (!series.some(({ frequency }) => isInterval(frequency))) return;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: RELEASE.parameter.name,
    detail: `${name} has series of market intervals, which FRED's format cannot show. Use frequency=d for each, or /v1/series.`,
  });
}

/** Returns a page. Reads only the series on the page, and the series after them. */
async function pageOf(
  ctx: QueryContext,
  release: FredRelease,
  cursor: Cursor | null,
  limit: number,
): Promise<{ readonly series: readonly FredReleaseSeries[]; readonly next: Cursor | null }> {
  const handles = release.series.filter(({ id }) => cursor === null || id >= cursor.id).sort((a, b) => (a.id < b.id ? -1 : 1));
  const series: FredReleaseSeries[] = [];
  let room = limit;
  for (let i = 0; i < handles.length; i += SERIES_IN_A_TURN) {
    const read = await eachListed(ctx, handles.slice(i, i + SERIES_IN_A_TURN), async (handle, loaded) => ({ handle, loaded }));
    for (const { handle, loaded } of read) {
      const from = handle.id === cursor?.id ? cursor.date : '';
      const all = loaded ? observationsOf(loaded).filter(({ date }) => date >= from) : [];
      const [first] = all;
      if (room === 0 && first) return { series, next: { id: handle.id, date: first.date } };
      reserveObservations(Math.min(all.length, room));
      series.push(await releaseSeries(ctx, handle, loaded, all.slice(0, room)));
      const after = all[room];
      if (after) return { series, next: { id: handle.id, date: after.date } };
      room -= all.length;
    }
  }
  return { series, next: null };
}

function observationsOf({ slice }: LoadedSeries): readonly Observation[] {
  const { freq } = slice.series;
  return slice.t.map((t, i) => ({ date: isoDay(firstDay(period(freq, t))), value: plainNumber(slice.value[i] ?? null) }));
}

async function releaseSeries(
  ctx: QueryContext,
  handle: SeriesHandle,
  loaded: LoadedSeries | null,
  observations: readonly Observation[],
): Promise<FredReleaseSeries> {
  const now: RealtimePeriod = { start: today(ctx), end: today(ctx) };
  const { id, title, frequency, units, seasonal_adjustment, last_updated, notes } = await entryOf(ctx, handle, loaded, now);
  return {
    series_id: String(id),
    title,
    frequency,
    units,
    seasonal_adjustment,
    // Version 1 of the API writes `2026-01-29 00:00:00+00`. Version 2 writes the ISO form.
    ...(last_updated === null || last_updated === undefined ? {} : { last_updated: `${String(last_updated).slice(0, 10)}T00:00:00Z` }),
    copyright_id: licenceOf(handle.dataset).id,
    notes: loaded ? notes : `${(await notAmongStored(ctx, handle)).message} ${notes}`,
    observations,
  };
}
