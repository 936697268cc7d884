/**
 * Lists new releases with their headline values. A release is found from dataset versions with new or changed values. The calendar adds
 * the names of releases, and releases that were due but have no new version.
 */
import { datasets } from '../../catalogue/catalogue.ts';
import { headlineRank } from '../../catalogue/headlines.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, datasetKey, dottedId, type Release, type SourceCode, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { DAY_MS } from '../../core/period.ts';
import { releaseBehind, releasesOf } from '../../core/release-titles.ts';
import { formatSydney, sydneyDate } from '../../core/sydney-time.ts';
import type { DatasetState, Version } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { combineFreshness, judge, ONLY_STALE, refuseStale } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import type { EchoedQuery } from '../base/meta-shape.ts';
import { integer, type QueryParameter } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, CURSOR, limitOf } from '../base/parameters/standard.ts';
import { type Decision, decisionOf, figuresOf, headlineFigures } from './pulse-figures.ts';
import {
  datasetsOf,
  daysAround,
  OF_AGENCY,
  OF_DATASET,
  releasesBetween,
  requestedDatasets,
  standingOfCalendars,
} from './release-calendar.ts';
import { CALENDAR_SOURCES } from './shape.ts';

const DAYS_BACK = integer('days_back', 'Number of days before today to include. Days are in Sydney time.', {
  min: 0,
  max: 90,
  default: 14,
});
const DAYS_AHEAD = integer('days_ahead', 'Also includes upcoming releases within this number of days.', { min: 0, max: 90, default: 0 });
const LIMIT = limitOf('Maximum number of rows in the response.', 1000, 100);
export const RELEASE_PULSE: readonly QueryParameter[] = [DAYS_BACK, DAYS_AHEAD, OF_AGENCY, OF_DATASET, LIMIT, CURSOR, ALLOW_STALE];
/** A calendar entry can be this number of ms before the window. An older one cannot be the release of a change in the window. */
const CALENDAR_BEFORE_MS = 100 * DAY_MS;
const CALENDAR_AFTER_MS = 400 * DAY_MS;
/**
 * The maximum time in ms between two checks of a dataset. If a file does not state its date, its release date is known only if the
 * previous check was at most this time before.
 */
const ASKED_BEFORE_MS = 2 * DAY_MS;
const SECONDS = 60;
const NO_VERSION = { seq: 0, recordedAt: 0 } as const;
const COLUMNS = [
  'date',
  'released_at',
  'source',
  'title',
  'event_type',
  'dataset_id',
  'series_id',
  'period',
  'value',
  'previous_value',
  'change',
  'units',
  'basis',
  'status',
  'release_at',
  'observed_at',
  'published_on',
  'publication_id',
  'reference_period',
  'source_url',
] as const;

const NOTES = [
  'basis=observed: a new version of the dataset has new or revised values. basis=scheduled: the date is from the agency calendar.',
  '`value` is for the latest period in the release. `previous_value` is for the period before it. `change` is the difference.',
];

/** A version with new or changed values, and its release in the calendar if this is known. */
interface Arrival {
  readonly dataset: TimeSeriesDataset;
  readonly state: DatasetState;
  readonly version: Version;
  readonly release: Release | null;
  readonly basis: 'observed' | 'scheduled';
  /** The Sydney day of the release, as an ISO date. */
  readonly date: string;
}

/** The new versions that belong to one release. The main dataset comes first. */
type Group = readonly [Arrival, ...Arrival[]];

/** An entry in the list. It is for new data or for a release in the calendar. */
type Entry = { readonly sortAt: number; readonly status: 'released' | 'upcoming' } & (
  | { readonly group: Group; readonly release?: never }
  | { readonly group?: never; readonly release: Release }
);

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns releases, latest first. If `days_ahead` is set, adds coming releases. `days_back` and `days_ahead` are whole Sydney days.
 * Throws REQ_* for invalid parameters, and DATA_STALE if the caller refuses out-of-date data.
 */
export async function releasePulse(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const request = readRequest(ctx, params);
  const { anchor, start, source, requested } = request;
  const window = daysAround(anchor, request.back, request.ahead);
  const calendar = await releasesBetween(ctx, window.from - CALENDAR_BEFORE_MS, anchor + CALENDAR_AFTER_MS, source);
  const chosen = datasets()
    .filter((dataset) => CALENDAR_SOURCES.includes(dataset.source) && (source === null || dataset.source === source))
    .filter((dataset) => requested === null || requested.includes(dataset));
  const inStore = await storedOf(ctx, chosen);
  const arrivals = await arrivalsOf(ctx, inStore, calendar, { from: window.from, to: anchor });
  const concerning = calendar.filter((one) => requested === null || datasetsOf(one).some((dataset) => requested.includes(dataset)));
  const due = concerning.filter(({ releaseAt }) => releaseAt >= window.from && releaseAt <= window.to);
  const entries = entriesOf(groupsOf(arrivals), due, inStore, request);
  const shown = entries.slice(start, start + request.limit);
  const end = start + shown.length;
  const reported = shown.flatMap(({ group }) => group ?? []);
  const standing = await standingOf(ctx, request, reported, calendar);
  const next = concerning.find((release) => release.releaseAt > ctx.clock.now());
  return {
    data: await Promise.all(
      shown.map((one) => (one.group ? arrivalRow(ctx, one.group) : calendarRow(ctx, inStore, one.release, one.status))),
    ),
    columns: COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: request.echo,
      rows: shown.length,
      totalRows: entries.length,
      truncated: end < entries.length,
      sources: standing.citations,
      freshness: { ...standing.freshness, nextRelease: next ? isoInstant(next.releaseAt) : null },
      versions: reported.map(({ version }) => version),
      notes: NOTES,
    }),
    next: end < entries.length ? encodeCursor(request.fingerprint, NO_VERSION, [anchor, end]) : null,
    datasets: chosen.map(datasetKey),
    maxAgeSeconds: SECONDS,
  };
}

interface Request {
  readonly back: number;
  readonly ahead: number;
  readonly source: SourceCode | null;
  readonly requested: readonly Dataset[] | null;
  readonly limit: number;
  readonly allowStale: boolean;
  readonly fingerprint: string;
  /** The time of the request for the first page. Later pages ignore changes after this time, so that rows do not move between pages. */
  readonly anchor: number;
  readonly start: number;
  readonly echo: EchoedQuery;
}

function readRequest(ctx: QueryContext, params: URLSearchParams): Request {
  const parameters = new Parameters(params);
  const back = parameters.integer(DAYS_BACK);
  const ahead = parameters.integer(DAYS_AHEAD);
  const source = parameters.choice(OF_AGENCY);
  const requested = requestedDatasets(parameters, source);
  const limit = parameters.integer(LIMIT);
  const cursorText = parameters.text(CURSOR);
  const allowStale = parameters.flag(ALLOW_STALE);
  parameters.refuseRest();
  parameters.check();
  const fingerprint = queryFingerprint('release-pulse', params);
  const [anchor = ctx.clock.now(), start = 0] = cursorText === null ? [] : decodeCursor(cursorText, fingerprint).position;
  const echo = {
    days_back: back,
    days_ahead: ahead,
    ...(source === null ? {} : { source }),
    ...(requested === null ? {} : { dataset_id: String(params.get('dataset_id')) }),
    limit,
    ...(allowStale ? {} : { allow_stale: 0 }),
  };
  return { back, ahead, source, requested: requested, limit, allowStale, fingerprint, anchor, start, echo };
}

/** Returns freshness and sources. Throws DATA_STALE if the caller refuses out-of-date data. */
async function standingOf(ctx: QueryContext, { source, allowStale }: Request, reported: readonly Arrival[], calendar: readonly Release[]) {
  const calendars = await standingOfCalendars(ctx, source);
  const now = ctx.clock.now();
  const ofSource = (code: SourceCode): readonly Release[] => calendar.filter((release) => release.source === code);
  const freshness = combineFreshness([
    ...calendars.freshness,
    ...reported.map(({ dataset, state }) => ({ id: dottedId(dataset), freshness: judge(dataset, state, ofSource(dataset.source), now) })),
  ]);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const citations = await Promise.all(reported.map(({ dataset, version }) => citationOf(ctx, dataset, version)));
  return { freshness, citations: [...citations, ...calendars.citations] };
}

type StoredDatasets = ReadonlyMap<Dataset, DatasetState>;

async function storedOf(ctx: QueryContext, chosen: readonly Dataset[]): Promise<StoredDatasets> {
  const states = new Map((await ctx.store.datasets.states()).map((state) => [state.dataset, state]));
  const inStore = new Map<Dataset, DatasetState>();
  for (const dataset of chosen) {
    const state = states.get(datasetKey(dataset));
    if (state?.version) inStore.set(dataset, state);
  }
  return inStore;
}

/** Returns true if stored data can show that the release has happened. The calendar is then not used. */
const couldBeSeen = (release: Release, inStore: StoredDatasets): boolean =>
  release.eventType === 'data_release' && datasetsOf(release).some((dataset) => inStore.has(dataset));

async function arrivalsOf(
  ctx: QueryContext,
  inStore: StoredDatasets,
  calendar: readonly Release[],
  window: { readonly from: number; readonly to: number },
): Promise<readonly Arrival[]> {
  const arrivals: Arrival[] = [];
  for (const [dataset, state] of inStore) {
    // The latest version is the last change. If it is older than the window, nothing changed in the window.
    if (dataset.kind !== 'time_series' || state.version === null || state.version.recordedAt < window.from) continue;
    const releases = calendar.filter((release) => release.source === dataset.source);
    const versions = (await ctx.store.datasets.versions(state.dataset)).filter((version) => version.recordedAt <= window.to);
    for (const [i, version] of versions.entries()) {
      const arrival = arrivalOf(dataset, state, version, versions[i - 1] ?? null, releases);
      if (arrival && arrival.date >= sydneyDate(window.from) && (await isDated(ctx, arrival))) arrivals.push(arrival);
    }
  }
  return arrivals;
}

/**
 * Returns true if the release date of a version is known. It is known from the calendar, from the file, or because a recent check had not
 * found the version yet. After a long pause in checks, or after starter data, a version may have been public for months.
 */
async function isDated(ctx: QueryContext, { release, version }: Arrival): Promise<boolean> {
  if (release || version.publishedOn !== null) return true;
  const wanted = await ctx.store.checks.lastSuccess(version.dataset, version.recordedAt);
  return wanted !== null && version.recordedAt - wanted <= ASKED_BEFORE_MS;
}

/**
 * Returns the release on the publication date of a version. If this date is unknown, returns the last release before the version was
 * stored. Starter data are part of a release only if their file states the date.
 */
function releaseOfVersion(
  dataset: TimeSeriesDataset,
  { publishedOn, recordedAt, origin }: Version,
  before: Version | null,
  calendar: readonly Release[],
): Release | null {
  if (publishedOn !== null)
    return releasesOf(dataset.cadence, calendar).find(({ releaseAt }) => sydneyDate(releaseAt) === publishedOn) ?? null;
  if (origin === 'starter') return null;
  const behind = releaseBehind(dataset.cadence, calendar, recordedAt);
  return behind && behind.releaseAt > (before?.effectiveFrom ?? Number.NEGATIVE_INFINITY) ? behind : null;
}

/** Returns the version as a new release. Returns null if the version has no new values, or if its values may not be newly released. */
function arrivalOf(
  dataset: TimeSeriesDataset,
  state: DatasetState,
  version: Version,
  before: Version | null,
  calendar: readonly Release[],
): Arrival | null {
  if (version.kind === 'rereference' || version.added + version.changed === 0) return null;
  const release = releaseOfVersion(dataset, version, before, calendar);
  // The first version of a dataset is a new release only if its file states a date. Otherwise the release depends on the calendar.
  const basis = before !== null || version.publishedOn !== null ? 'observed' : 'scheduled';
  if (basis === 'scheduled' && release === null) return null;
  const date = version.publishedOn ?? sydneyDate(release ? release.releaseAt : version.recordedAt);
  return { dataset, state, version, release, basis, date };
}

/**
 * Groups new versions by release. Each group has the latest version of each dataset. Versions without a release are grouped by dataset,
 * so a daily table appears once.
 */
function groupsOf(arrivals: readonly Arrival[]): readonly Group[] {
  const groups = new Map<string, Map<Dataset, Arrival>>();
  for (const arrival of arrivals) {
    const name = arrival.release ? `release ${arrival.release.source} ${arrival.release.publicationId}` : datasetKey(arrival.dataset);
    const group = groups.get(name) ?? new Map<Dataset, Arrival>();
    groups.set(name, group.set(arrival.dataset, arrival));
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = [...group.values()].sort((a, b) => headlineRank(a.dataset) - headlineRank(b.dataset));
    return first ? [[first, ...rest] as const] : [];
  });
}

/** Returns the entries of past releases, latest first, followed by coming releases. */
function entriesOf(
  groups: readonly Group[],
  due: readonly Release[],
  inStore: StoredDatasets,
  { anchor, ahead }: Request,
): readonly Entry[] {
  const reported = new Set(groups.map(([first]) => first.release));
  const unseen = due.filter((release) => release.releaseAt <= anchor && !reported.has(release) && !couldBeSeen(release, inStore));
  const coming = ahead === 0 ? [] : due.filter((release) => release.releaseAt > anchor);
  const released: Entry[] = [
    ...groups.map((group) => ({
      group,
      sortAt: releasedAt(group) ?? Date.parse(`${group[0].date}T00:00:00Z`),
      status: 'released' as const,
    })),
    ...unseen.map((release) => ({ release, sortAt: release.releaseAt, status: 'released' as const })),
  ];
  return [
    ...released.sort((a, b) => b.sortAt - a.sortAt),
    ...coming.map((release) => ({ release, sortAt: release.releaseAt, status: 'upcoming' as const })),
  ];
}

const observedAt = (group: Group): number => Math.min(...group.map((arrival) => arrival.version.recordedAt));

/** Returns the time of the release. Returns null if only its date is known, because the data were stored on a later day. */
function releasedAt(group: Group): number | null {
  const [{ release, date }] = group;
  const seenAt = observedAt(group);
  return release ? release.releaseAt : sydneyDate(seenAt) === date ? seenAt : null;
}

async function arrivalRow(ctx: QueryContext, group: Group): Promise<Row> {
  const { dataset, version, release, date } = group[0];
  const decision =
    release?.eventType === 'policy_decision' ? await decidedIn(ctx, new Map(group.map((one) => [one.dataset, one.state])), release) : null;
  const headlines =
    release?.eventType === 'policy_decision'
      ? (decision?.headlines ?? [])
      : (await Promise.all(group.map((one) => headlineFigures(ctx, { ...one, seq: one.version.seq }, one.release)))).flat();
  const at = releasedAt(group);
  return {
    date,
    released_at: at === null ? null : formatSydney(at),
    source: dataset.source,
    title: release?.title ?? dataset.title,
    event_type: release?.eventType ?? 'data_release',
    dataset_id: dottedId(dataset),
    dataset_ids: group.map((arrival) => dottedId(arrival.dataset)),
    ...figuresOf(headlines),
    ...outcomeOf(decision),
    basis: group.some((arrival) => arrival.basis === 'observed') ? 'observed' : 'scheduled',
    status: 'released',
    release_at: release ? formatSydney(release.releaseAt) : null,
    observed_at: isoInstant(observedAt(group)),
    published_on: version.publishedOn,
    values_added: group.reduce((n, arrival) => n + arrival.version.added, 0),
    values_revised: group.reduce((n, arrival) => n + arrival.version.changed, 0),
    publication_id: release?.publicationId ?? null,
    reference_period: release?.referencePeriod ?? null,
    source_url: release?.sourceUrl ?? dataset.landingPage,
  };
}

/** Returns the outcome of a decision. Other releases have no outcome. */
const outcomeOf = (decision: Decision | null) =>
  decision === null ? {} : { outcome: decision.outcome, outcome_text: decision.outcome_text };

async function decidedIn(ctx: QueryContext, inStore: StoredDatasets, release: Release): Promise<Decision | null> {
  const [found] = datasetsOf(release).flatMap((dataset) => {
    const state = inStore.get(dataset);
    return dataset.kind === 'time_series' && state?.version ? [{ dataset, state, seq: state.version.seq }] : [];
  });
  return found === undefined ? null : decisionOf(ctx, found, release);
}

/** Returns the row for a release that is only in the calendar. */
async function calendarRow(ctx: QueryContext, inStore: StoredDatasets, release: Release, status: Entry['status']): Promise<Row> {
  const decision = release.eventType === 'policy_decision' && status === 'released' ? await decidedIn(ctx, inStore, release) : null;
  const ids = datasetsOf(release).map(dottedId);
  const at = formatSydney(release.releaseAt);
  return {
    date: sydneyDate(release.releaseAt),
    released_at: status === 'released' ? at : null,
    source: release.source,
    title: release.title,
    event_type: release.eventType,
    dataset_id: ids[0] ?? null,
    dataset_ids: ids,
    ...figuresOf(decision?.headlines ?? []),
    ...outcomeOf(decision),
    basis: 'scheduled',
    status,
    release_at: at,
    observed_at: null,
    published_on: null,
    values_added: null,
    values_revised: null,
    publication_id: release.publicationId,
    reference_period: release.referencePeriod,
    source_url: release.sourceUrl,
  };
}
