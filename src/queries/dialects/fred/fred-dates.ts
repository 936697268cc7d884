/** Returns dates in the form of FRED's `series/vintagedates` and `releases/dates`. */
import { datasetKey, type Release } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { DAY_MS, isoDay } from '../../../core/period.ts';
import { releasesOf } from '../../../core/release-titles.ts';
import { sydneyDate } from '../../../core/sydney-time.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter } from '../../base/parameters/declaration.ts';
import { loadSeries, vintageDay } from '../../series/reading/stored-series.ts';
import { AS_PUBLISHED } from '../../series/transforms/series-transforms.ts';
import { changeDays } from '../../series/vintages/series-vintages.ts';
import { calendarReleaseId, FRED_RELEASES } from './fred-catalogue.ts';
import {
  API_KEY,
  atMost,
  FIRST_DAY,
  type FredPage,
  fredDay,
  fredParameters,
  LAST_DAY,
  OFFSET,
  onPage,
  REALTIME,
  type RealtimePeriod,
  readOrder,
  readPage,
  readRealtime,
  SERIES_ID,
  SORT_ORDER,
  today,
  writtenRealtime,
  XML_BY_DEFAULT,
} from './fred-request.ts';
import { RELEASE } from './fred-subjects.ts';

const VINTAGES = atMost(10_000);
export const VINTAGE_DAYS: readonly QueryParameter[] = [SERIES_ID, API_KEY, ...REALTIME, VINTAGES, OFFSET, SORT_ORDER, XML_BY_DEFAULT];

/** FRED's `series/vintagedates`: returns the days on which a value was new or revised. */
export async function fredVintageDates(
  ctx: QueryContext,
  handle: SeriesHandle,
  params: URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  parameters.accept(SERIES_ID);
  const realtime = readRealtime(ctx, parameters, { start: fredDay(FIRST_DAY), end: fredDay(LAST_DAY) });
  const order = readOrder(parameters, 'asc');
  const page = readPage(parameters, VINTAGES);
  parameters.refuseRest();
  parameters.check();
  const loaded = await loadSeries(ctx, handle, null);
  const within = (await changeDays(ctx, loaded, AS_PUBLISHED)).filter((day) => day >= realtime.start && day <= realtime.end);
  const sorted = order === 'asc' ? within : within.toReversed();
  return {
    ...writtenRealtime(realtime),
    order_by: 'vintage_date',
    sort_order: order,
    count: sorted.length,
    offset: page.offset,
    limit: page.limit,
    vintage_dates: onPage(sorted, page).map(isoDay),
  };
}

const ORDERS = ['release_date', 'release_id', 'release_name'] as const;
const ORDER_BY = choice('order_by', 'Member by which the dates are sorted.', ORDERS);
const AHEAD = choice(
  'include_release_dates_with_no_data',
  '`true` adds upcoming dates, and adds the date of its latest figures to each release.',
  ['true', 'false'],
);
const RELEASES = atMost(1000);
export const RELEASE_DATES: readonly QueryParameter[] = [
  { ...SERIES_ID, required: false },
  API_KEY,
  ...REALTIME,
  RELEASES,
  OFFSET,
  ORDER_BY,
  SORT_ORDER,
  AHEAD,
  XML_BY_DEFAULT,
];

interface ReleaseDate {
  readonly release_id: number;
  readonly release_name: string;
  /** The time of the last update. As in FRED, future dates have it too. Null if nothing is stored. */
  readonly release_last_updated?: string | null;
  readonly date: string;
}

/**
 * FRED's `releases/dates`: returns publication dates in Sydney time. They are for all agencies, or for the agency and dataset of one
 * series. Future dates need `include_release_dates_with_no_data=true`.
 */
export async function fredReleaseDates(
  ctx: QueryContext,
  handle: SeriesHandle | null,
  params: URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  parameters.accept(SERIES_ID);
  const realtime = readRealtime(ctx, parameters, { start: firstDayOfYear(ctx), end: fredDay(LAST_DAY) });
  const orderBy = parameters.choice(ORDER_BY) ?? 'release_date';
  const order = readOrder(parameters, 'desc');
  const ahead = parameters.choice(AHEAD) === 'true';
  const page = readPage(parameters, RELEASES);
  parameters.refuseRest();
  parameters.check();
  const dates = await datesWithin(ctx, handle, realtime, ahead);
  return { ...writtenRealtime(realtime), ...writtenDates(sortDates(dates, orderBy, order), orderBy, order, page) };
}

const DATES = atMost(10_000);
export const DATES_OF_RELEASE: readonly QueryParameter[] = [
  RELEASE.parameter,
  API_KEY,
  ...REALTIME,
  DATES,
  OFFSET,
  SORT_ORDER,
  AHEAD,
  XML_BY_DEFAULT,
];

/** FRED's `release/dates`: returns the dates of one release, from its whole calendar. */
export async function fredDatesOfRelease(ctx: QueryContext, params: URLSearchParams): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  const release = RELEASE.find(parameters);
  const realtime = readRealtime(ctx, parameters, { start: fredDay(FIRST_DAY), end: fredDay(LAST_DAY) });
  const order = readOrder(parameters, 'asc');
  const ahead = parameters.choice(AHEAD) === 'true';
  const page = readPage(parameters, DATES);
  parameters.refuseRest();
  parameters.check();
  const dates = (await datesWithin(ctx, null, realtime, ahead)).filter(({ release_id }) => release_id === release.id);
  const { release_dates, ...written } = writtenDates(sortDates(dates, 'release_date', order), 'release_date', order, page);
  // Omits the name in this list, as FRED does, because all dates are for the same release.
  return { ...writtenRealtime(realtime), ...written, release_dates: release_dates.map(({ release_name: _, ...rest }) => rest) };
}

const writtenDates = (sorted: readonly ReleaseDate[], orderBy: (typeof ORDERS)[number], order: 'asc' | 'desc', page: FredPage) => ({
  order_by: orderBy,
  sort_order: order,
  count: sorted.length,
  offset: page.offset,
  limit: page.limit,
  release_dates: onPage(sorted, page),
});

/** Returns Sydney days. Omits future dates unless the caller requests them. */
async function datesWithin(
  ctx: QueryContext,
  handle: SeriesHandle | null,
  realtime: RealtimePeriod,
  ahead: boolean,
): Promise<readonly ReleaseDate[]> {
  const until = ahead ? Number.POSITIVE_INFINITY : ctx.clock.now();
  const all = (await releasesWithin(ctx, handle, realtime)).filter((release) => release.releaseAt <= until);
  const updated = ahead ? await lastUpdates(ctx) : null;
  return all
    .map((release) => releaseDateOf(release, updated))
    .filter(({ date }) => date >= isoDay(realtime.start) && date <= isoDay(realtime.end));
}

/** Returns the date of the latest version of any dataset in a release, by release id. */
async function lastUpdates({ store }: QueryContext): Promise<ReadonlyMap<number, string>> {
  const versions = new Map((await store.datasets.states()).map(({ dataset, version }) => [dataset, version]));
  return new Map(
    FRED_RELEASES.flatMap(({ id, series }) => {
      const days = series.flatMap(({ dataset }) => {
        const version = versions.get(datasetKey(dataset)) ?? null;
        return version === null ? [] : [vintageDay(version)];
      });
      return days.length === 0 ? [] : [[id, `${isoDay(days.reduce((a, b) => Math.max(a, b)))} 00:00:00+00`] as const];
    }),
  );
}

const firstDayOfYear = (ctx: QueryContext): number => fredDay(`${isoDay(today(ctx)).slice(0, 4)}-01-01`);

/** Returns releases without speeches. Reads one additional day on each side, because a Sydney day begins before the UTC day. */
async function releasesWithin(
  ctx: QueryContext,
  handle: SeriesHandle | null,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<readonly Release[]> {
  const releases = await ctx.store.releases.between((start - 1) * DAY_MS, (end + 1) * DAY_MS, handle?.dataset.source);
  const published = releases.filter(({ eventType }) => eventType === 'data_release' || eventType === 'policy_decision');
  return handle ? releasesOf(handle.dataset.cadence, published) : published;
}

function releaseDateOf(release: Release, updated: ReadonlyMap<number, string> | null): ReleaseDate {
  const id = calendarReleaseId(release.source, release.title);
  return {
    release_id: id,
    release_name: release.title,
    ...(updated ? { release_last_updated: updated.get(id) ?? null } : {}),
    date: sydneyDate(release.releaseAt),
  };
}

function sortDates(dates: readonly ReleaseDate[], by: (typeof ORDERS)[number], order: 'asc' | 'desc'): readonly ReleaseDate[] {
  const member = by === 'release_date' ? 'date' : by;
  const sign = order === 'asc' ? 1 : -1;
  return dates.toSorted((a, b) => (a[member] === b[member] ? 0 : sign * (a[member] < b[member] ? -1 : 1)));
}
