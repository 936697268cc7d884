import { isoInstant } from '../../core/clock.ts';
import type { Release } from '../../core/define-dataset.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { combineFreshness, ONLY_STALE, refuseStale } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { choice, integer, type QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, CURSOR, limitOf } from '../base/parameters/standard.ts';
import {
  datasetsOf,
  datedBetween,
  daysAround,
  OF_AGENCY,
  OF_DATASET,
  requestedDatasets,
  rowOfRelease,
  standingOfCalendars,
} from './release-calendar.ts';
import { EVENT_TYPES, type ReleaseRow } from './shape.ts';

const DAYS_AHEAD = integer('days_ahead', 'Number of days after today to include. Days are in Sydney time.', {
  min: 1,
  max: 90,
  default: 30,
});
const DAYS_BACK = integer('days_back', 'Number of days before today to include. Days are in Sydney time.', { min: 0, max: 90, default: 7 });
const EVENT_TYPE = choice('event_type', 'Only releases of this kind.', EVENT_TYPES);
const PAGE = limitOf('Maximum number of rows in the response.', 1000, 100);
/** The parameter `limit` of a feed. Its maximum is higher, because a feed has no pages. */
const WHOLE = limitOf('Maximum number of releases in the feed.', 1000, 1000);
const FILTERS = [DAYS_AHEAD, DAYS_BACK, OF_AGENCY, OF_DATASET, EVENT_TYPE];
export const LIST_RELEASES: readonly QueryParameter[] = [...FILTERS, PAGE, CURSOR, ALLOW_STALE];
export const RELEASE_FEED: readonly QueryParameter[] = [...FILTERS, WHOLE, ALLOW_STALE];
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 3600;
/** The version in cursors. It is constant, because a calendar has no versions. */
const NO_VERSION = { seq: 0, recordedAt: 0 } as const;
const COLUMNS = [
  'date',
  'release_at',
  'source',
  'title',
  'event_type',
  'dataset_id',
  'dataset_ids',
  'publication_id',
  'reference_period',
  'source_url',
  'status',
  'basis',
] as const satisfies readonly (keyof ReleaseRow)[];

export interface ReleaseList extends Answer {
  readonly data: readonly ReleaseRow[];
  /**
   * The time when the calendars were read, in milliseconds since the epoch. If the times differ, this is the oldest one. Null if any
   * calendar has never been read.
   */
  readonly readAt: number | null;
}

/**
 * Lists releases by time. `days_ahead` and `days_back` are whole Sydney days. Feeds have no cursor. Throws REQ_* for invalid parameters,
 * and DATA_STALE if the caller refuses an out-of-date calendar.
 */
export async function listReleases(ctx: QueryContext, params: URLSearchParams, form: 'page' | 'feed' = 'page'): Promise<ReleaseList> {
  const parameters = new Parameters(params);
  const ahead = parameters.integer(DAYS_AHEAD);
  const back = parameters.integer(DAYS_BACK);
  const source = parameters.choice(OF_AGENCY);
  const requested = requestedDatasets(parameters, source);
  const eventType = parameters.choice(EVENT_TYPE);
  const limit = parameters.integer(form === 'page' ? PAGE : WHOLE);
  const cursorText = form === 'page' ? parameters.text(CURSOR) : null;
  const allowStale = parameters.flag(ALLOW_STALE);
  parameters.refuseRest();
  parameters.check();
  const fingerprint = queryFingerprint('releases', params);
  const cursor = cursorText === null ? null : decodeCursor(cursorText, fingerprint);
  const [anchor = ctx.clock.now(), lastAt = Number.NEGATIVE_INFINITY, taken = 0] = cursor?.position ?? [];

  const calendars = await standingOfCalendars(ctx, source);
  const freshness = combineFreshness(calendars.freshness);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const { from, to } = daysAround(anchor, back, ahead);
  const matching = (await datedBetween(ctx, from, to, source))
    .filter((release) => eventType === null || release.eventType === eventType)
    .filter((release) => requested === null || datasetsOf(release).some((dataset) => requested.includes(dataset)));
  const start = matching.filter((release) => release.releaseAt < lastAt).length + taken;
  const shown = matching.slice(start, start + limit);
  const now = ctx.clock.now();
  const rows = shown.map((release) => rowOfRelease(release, now, requested ?? []));
  const more = start + shown.length < matching.length;
  const last = shown.at(-1);
  const next = matching.find((release) => release.releaseAt > now);
  return {
    data: rows,
    columns: COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {
        days_ahead: ahead,
        days_back: back,
        ...(source === null ? {} : { source }),
        ...(requested === null ? {} : { dataset_id: String(params.get('dataset_id')) }),
        ...(eventType === null ? {} : { event_type: eventType }),
        limit,
        ...(allowStale ? {} : { allow_stale: 0 }),
      },
      period: { start: rows[0]?.date ?? null, end: rows.at(-1)?.date ?? null },
      rows: rows.length,
      totalRows: matching.length,
      truncated: more,
      sources: calendars.citations,
      freshness: { ...freshness, nextRelease: next ? isoInstant(next.releaseAt) : null },
      versions: [],
      notes: NOTES,
    }),
    next:
      more && last && form === 'page'
        ? encodeCursor(fingerprint, NO_VERSION, [anchor, last.releaseAt, takenAt(matching, start, shown)])
        : null,
    datasets: [],
    maxAgeSeconds: maxAge(freshness.state === 'stale', next, now),
    readAt: calendars.readAt,
  };
}

const NOTES = [
  "basis=found means that a source states the date. basis=by_rule means that the date follows the publication's usual rule. The agency may choose another date.",
  'Times are as announced by the agencies. `released` means that the announced time has passed. The figures might not have arrived yet.',
  'APRA does not announce its releases, so they are listed only after publication.',
];

/** Counts the shown releases that have the same time as the last shown release. The next page skips this number of releases. */
function takenAt(matching: readonly Release[], start: number, shown: readonly Release[]): number {
  const at = shown.at(-1)?.releaseAt;
  return matching.slice(0, start + shown.length).filter((release) => release.releaseAt === at).length;
}

/** Returns the seconds until the next release. Its status then changes from `upcoming` to `released`. */
function maxAge(stale: boolean, next: Release | undefined, now: number): number {
  if (stale) return SHORTEST_SECONDS;
  const wait = next ? Math.floor((next.releaseAt - now) / 1000) : LONGEST_SECONDS;
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, wait));
}
