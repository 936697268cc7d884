/** Reads release calendars for responses. */

import { datasets, findDataset, sources } from '../../catalogue/catalogue.ts';
import { headlineRank } from '../../catalogue/headlines.ts';
import { type ScheduledRelease, scheduledBetween } from '../../catalogue/releases/release-publications.ts';
import { releaseOfSchedule } from '../../catalogue/releases/scheduled.ts';
import { present } from '../../core/assert.ts';
import type { DayBasis } from '../../core/calendar/release-rule.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, dottedId, type Release, type Source, type SourceCode, type StoredRelease } from '../../core/define-dataset.ts';
import { quoted } from '../../core/errors.ts';
import { LICENCES } from '../../core/licence.ts';
import { nearest } from '../../core/nearest.ts';
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import { publishes } from '../../core/release-titles.ts';
import { formatSydney, sydneyDate, sydneyToInstant } from '../../core/sydney-time.ts';
import type { QueryContext } from '../base/context.ts';
import type { NamedFreshness } from '../base/freshness.ts';
import type { SourceCitation } from '../base/meta-shape.ts';
import { choice, text } from '../base/parameters/declaration.ts';
import type { Parameters } from '../base/parameters/parameters.ts';
import type { Reason } from '../base/reason-shape.ts';
import { CALENDAR_SOURCES, type ReleaseRow } from './shape.ts';

/** The age in ms above which a calendar is out of date. Calendars are read daily, and hourly after a failure. */
const STALE_AFTER_MS = 2 * DAY_MS;

export const OF_AGENCY = choice('source', 'Only releases of this agency.', CALENDAR_SOURCES);
export const OF_DATASET = text('dataset_id', 'Only releases that publish this dataset: `abs.CPI`, or `CPI`.', { example: 'abs.LF' });

interface DatedRelease extends StoredRelease {
  readonly basis: DayBasis;
}

/** Returns the row for a release. Requested datasets come first. */
export function rowOfRelease(release: DatedRelease, now: number, requested: readonly Dataset[] = []): ReleaseRow {
  const ids = datasetsOf(release, requested).map(dottedId);
  return {
    date: sydneyDate(release.releaseAt),
    release_at: formatSydney(release.releaseAt),
    source: release.source,
    title: release.title,
    event_type: release.eventType,
    dataset_id: ids[0] ?? null,
    dataset_ids: ids,
    publication_id: release.publicationId,
    reference_period: release.referencePeriod,
    source_url: release.sourceUrl,
    status: release.releaseAt > now ? 'upcoming' : 'released',
    basis: release.basis,
    times_moved: release.timesMoved,
  };
}

/**
 * Returns the datasets in a release. Requested datasets come first. The other datasets are ordered by the rank of their headline series.
 */
export function datasetsOf(release: Release, requested: readonly Dataset[] = []): readonly Dataset[] {
  const rank = (dataset: Dataset): number => (requested.includes(dataset) ? -1 : headlineRank(dataset));
  return datasets()
    .filter((dataset) => dataset.source === release.source && publishes(dataset.cadence.releaseTitles ?? [], release.title))
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns releases in ascending order. Merges entries that occur more than once on a calendar page. */
export async function releasesBetween(
  ctx: QueryContext,
  from: number,
  to: number,
  source: SourceCode | null,
): Promise<readonly StoredRelease[]> {
  const all = await ctx.store.releases.between(from, to, source ?? undefined);
  const seen = new Set<string>();
  return all.filter((release) => {
    const name = `${release.source} ${release.releaseAt} ${release.title.toLowerCase()}`;
    return CALENDAR_SOURCES.includes(release.source) && !seen.has(name) && seen.add(name);
  });
}

/**
 * The minimum time in ms between two releases of a publication. If two dates are closer, they are one release that the agency has moved.
 */
const SAME_RELEASE_MS = 10 * DAY_MS;

/**
 * Returns the releases in stored calendars, in ascending order. If a calendar was not read recently, adds the release dates in the
 * program. Simulated agencies have separate calendars, so nothing is added for them.
 */
export async function datedBetween(
  ctx: QueryContext,
  from: number,
  to: number,
  source: SourceCode | null,
): Promise<readonly DatedRelease[]> {
  const read = await releasesBetween(ctx, from - SAME_RELEASE_MS, to + SAME_RELEASE_MS, source);
  const announced = read
    .filter(({ releaseAt }) => releaseAt >= from && releaseAt <= to)
    .map((release) => ({ ...release, basis: 'found' as const }));
  if (ctx.sandbox) return announced;
  const own = await Promise.all(CALENDAR_SOURCES.map(async (code) => [code, await isReadLately(ctx, code)] as const));
  const unread = new Set(own.flatMap(([code, isRead]) => (isRead || (source !== null && code !== source) ? [] : [code])));
  const isListed = ({ publication, at }: ScheduledRelease & { readonly at: number }): boolean =>
    read.some(
      (one) =>
        one.source === publication.source && publishes([publication.title], one.title) && Math.abs(one.releaseAt - at) < SAME_RELEASE_MS,
    );
  const added = scheduledBetween(from, to)
    .filter((one) => unread.has(one.publication.source) && !isListed(one))
    .map((one): DatedRelease => ({ ...releaseOfSchedule(one), basis: one.basis === 'by_rule' ? 'by_rule' : 'found', timesMoved: 0 }));
  const times = new Set<string>();
  return [...announced, ...added]
    .sort((a, b) => a.releaseAt - b.releaseAt)
    .filter(({ title, releaseAt }) => !times.has(`${title} ${releaseAt}`) && times.add(`${title} ${releaseAt}`));
}

async function isReadLately(ctx: QueryContext, code: SourceCode): Promise<boolean> {
  const at = await ctx.store.checks.lastSuccess(`${code}/calendar`);
  return at !== null && ctx.clock.now() - at <= STALE_AFTER_MS;
}

/** Returns the range from `back` Sydney days before today to `ahead` days after today. Both are whole days. */
export function daysAround(now: number, back: number, ahead: number): { readonly from: number; readonly to: number } {
  const today = present(parseIsoDay(sydneyDate(now)), 'The day in Sydney');
  return { from: startOfDay(today - back), to: startOfDay(today + ahead + 1) - 1 };
}

const startOfDay = (day: number): number => sydneyToInstant(isoDay(day), '00:00');

/**
 * Reads a dataset such as `abs.CPI`. `CPI` alone can be a dataset of any agency with a calendar. Returns null if the parameter is
 * missing.
 */
export function requestedDatasets(parameters: Parameters, source: SourceCode | null): readonly Dataset[] | null {
  const text = parameters.text(OF_DATASET);
  if (text === null) return null;
  const among = CALENDAR_SOURCES.filter((code) => source === null || code === source);
  const bare = (code: SourceCode): string => text.replace(new RegExp(`^${code}[./]`, 'i'), '');
  const prefix = CALENDAR_SOURCES.find((code) => bare(code) !== text);
  const found = among
    .filter((code) => prefix === undefined || code === prefix)
    .flatMap((code) => {
      const dataset = findDataset(code, bare(code));
      return dataset?.curated ? [dataset] : [];
    });
  if (found.length > 0) return found;
  const known = datasets()
    .filter((dataset) => among.includes(dataset.source))
    .map(dottedId);
  // Compares ids without the agency's part, because otherwise all ids of an agency would be similar.
  const ids = new Map(
    known.filter((id) => prefix === undefined || id.startsWith(`${prefix}.`)).map((id) => [id.slice(id.indexOf('.') + 1), id]),
  );
  const allowed = nearest(prefix === undefined ? text : bare(prefix), [...ids.keys()], 5).flatMap((code) => ids.get(code) ?? []);
  parameters.fault('REQ_UNKNOWN_VALUE', {
    parameter: 'dataset_id',
    detail: `Unknown dataset_id: ${quoted(text)}. The calendar covers ${among.join(', ')}.`,
    allowed: allowed.length > 0 ? allowed : known.slice(0, 50),
    ...(allowed[0] === undefined ? {} : { did_you_mean: allowed[0] }),
  });
  return null;
}

interface CalendarStanding {
  readonly citations: readonly SourceCitation[];
  readonly freshness: readonly NamedFreshness[];
  /**
   * The time when the calendars were read, in milliseconds since the epoch. If the times differ, this is the oldest one. Null if any
   * calendar has never been read.
   */
  readonly readAt: number | null;
}

export async function standingOfCalendars(ctx: QueryContext, source: SourceCode | null): Promise<CalendarStanding> {
  const chosen = sources().filter((one) => one.calendar && (source === null || one.code === source));
  const read = await Promise.all(chosen.map((one) => ctx.store.checks.lastSuccess(`${one.code}/calendar`)));
  const known = read.filter((at) => at !== null);
  return {
    citations: chosen.map((one, i) => citationOf(one, read[i] ?? null, ctx.clock.now())),
    freshness: chosen.map((one, i) => freshnessOf(one, read[i] ?? null, ctx.clock.now())),
    readAt: known.length < chosen.length ? null : Math.min(...known),
  };
}

const calendarId = (source: Source): string => `${source.code}.calendar`;

function citationOf(source: Source, readAt: number | null, now: number): SourceCitation {
  const licence = LICENCES[source.licence];
  return {
    name: source.name,
    url: source.calendar?.asks(now)[0]?.url ?? source.homepage,
    attribution: `${source.attribution}, release calendar`,
    licence: { name: licence.name, url: licence.url },
    catalogue_number: null,
    dataset_id: calendarId(source),
    release_date: null,
    retrieved_at: readAt === null ? null : isoInstant(readAt),
    sha256: null,
  };
}

function freshnessOf(source: Source, readAt: number | null, now: number): NamedFreshness {
  const old = readAt === null || now - readAt > STALE_AFTER_MS;
  const id = calendarId(source);
  const facts = { dataset: id, through: null, missing_periods: null, published: null, basis: null, named: source.name };
  const reason: Reason = { code: 'calendar_old', ...facts, ...(readAt === null ? {} : { since: isoInstant(readAt) }) };
  return { id, freshness: { state: old ? 'stale' : 'fresh', reasons: old ? [reason] : [], nextRelease: null } };
}
