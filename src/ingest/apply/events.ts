/**
 * Creates the events for a new version.
 *
 * release.published     a dataset with a release calendar has new periods
 * series.updated        a canonical series has a new period
 * observation.revised   a stored value changed or was withdrawn; rebasing alone is not a revision
 *
 * A first version, a version from older files and a rebuild cause no events.
 */
import { at, present } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { subtractDecimals } from '../../core/decimal.ts';
import { type Dataset, datasetKey, dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../core/define-series.ts';
import type { EventKind } from '../../core/events.ts';
import type { Lateness } from '../../core/lateness.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { formatPeriod, lastDay, period } from '../../core/period.ts';
import { releaseBehind } from '../../core/release-titles.ts';
import { sameScale } from '../../core/units.ts';
import type { NewEvent, Turn } from '../../store/ports/events.ts';
import type { Store } from '../../store/ports/port.ts';
import type { DatasetDelta, DatasetState, SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { keySplitter } from '../../store/series/series-codes.ts';

/** Finds the canonical series and headlines of a dataset. */
export interface NamedSeries {
  seriesOfDataset(dataset: Dataset): readonly SeriesHandle[];
  headlinesOf(dataset: Dataset): readonly SeriesHandle[];
  /** Returns the release cards whose headline is from the dataset. */
  cardsOf?(
    dataset: Dataset,
  ): readonly { readonly id: string; readonly headline: SeriesHandle; readonly figures: readonly SeriesHandle[] }[];
}

/** A version that is about to be written, with the stored data. */
export interface News {
  readonly dataset: TimeSeriesDataset;
  readonly before: DatasetState;
  readonly slices: readonly SeriesSlice[];
  readonly deltas: readonly SeriesDelta[];
  readonly dimensions: readonly ParsedDimension[];
  readonly version: DatasetDelta['version'];
  /** Keys of series that were only rebased. */
  readonly rereferenced: ReadonlySet<string>;
}

/** The maximum size of a payload in bytes. A delivery may have at most 20 kB in total. */
const MOST_BYTES = 18_000;
/** The maximum age of a release in ms. An older release is for an earlier version. */
const RELEASE_BEFORE_MS = 100 * 86_400_000;

/** A new value, with the member names of the API. */
interface Update {
  readonly series_id: string;
  readonly title: string;
  readonly units: string;
  readonly period: string;
  readonly value: number;
  readonly previous_period: string | null;
  readonly previous_value: number | null;
  readonly change: number | null;
}

/** A revised value, with the member names of the API. */
interface Revision {
  readonly series_id: string;
  readonly period: string;
  readonly old_value: number | null;
  readonly new_value: number | null;
}

interface Change {
  readonly delta: SeriesDelta;
  readonly stored: SeriesSlice | null;
  readonly handles: readonly SeriesHandle[];
  /** The latest new observation, or null. */
  readonly newest: { readonly t: number; readonly value: number } | null;
  readonly revised: readonly { readonly t: number; readonly before: number | null; readonly after: number | null }[];
}

/**
 * Returns the events for a version before it is written. Reads the calendar from the store. Also reads previous values that `slices`
 * lacks.
 */
export async function eventsOf(store: Store, named: NamedSeries, news: News): Promise<readonly NewEvent[]> {
  const { dataset, version } = news;
  const changes = changesOf(named, news);
  const updates = await updatesOf(store, news, changes);
  const revisions = revisionsOf(changes);
  const revised = changes.reduce((n, change) => n + change.revised.length, 0);
  const events: NewEvent[] = [];
  const add = (kind: EventKind, payload: NewEvent['payload']): void => {
    events.push({ kind, dataset: datasetKey(dataset), at: version.recordedAt, payload });
  };
  const about = aboutVersion(news);
  if ((dataset.cadence.releaseTitles ?? []).length > 0 && changes.some((change) => change.newest !== null)) {
    const headlines = named.headlinesOf(dataset).flatMap((handle) => updates.filter((update) => update.series_id === handle.id));
    const cards = (named.cardsOf?.(dataset) ?? []).flatMap(({ id, headline, figures }) => {
      const own = new Set([headline, ...figures].flatMap((one) => (one.frequency === headline.frequency ? one.id : [])));
      const periods = new Set(updates.flatMap(({ series_id, period: name }) => (own.has(series_id) ? name : [])));
      return [...periods].map((name) => ({ card: id, period: name, path: `/v1/release-cards/${id}/${name}` }));
    });
    add('release.published', { ...about, release: await releaseOf(store, news), headlines, cards });
  }
  if (updates.length > 0) add('series.updated', bounded({ ...about, series_ids: idsOf(updates) }, 'series', updates));
  // Market data are revised constantly, so only revised values in canonical series cause an event.
  if (revised > 0 && (!dataset.layout || revisions.length > 0)) {
    add('observation.revised', bounded({ ...about, revised, series_ids: idsOf(revisions) }, 'revisions', revisions));
  }
  return events;
}

function changesOf(named: NamedSeries, { dataset, before, slices, deltas, dimensions, rereferenced }: News): readonly Change[] {
  const storedByKey = new Map(slices.map((slice) => [slice.series.key, slice]));
  const handlesOf = handleFinder(named.seriesOfDataset(dataset), dimensions);
  return deltas.map((delta) => {
    const { key, freq } = delta.attributes;
    const stored = storedByKey.get(key) ?? null;
    // A new series causes an event only if it ends after all stored periods.
    const lastDayStored = stored ? null : before.newestDay;
    const isNew = (t: number): boolean => (stored ? t > lastOrdinal(stored) : lastDay(period(freq, t)) > (lastDayStored ?? 0));
    const newest = delta.write.findLast(({ t, value }) => value !== null && isNew(t));
    return {
      delta,
      stored,
      handles: handlesOf(key),
      newest: newest ? { t: newest.t, value: present(newest.value, 'The latest value') } : null,
      revised: stored && !rereferenced.has(key) && sameScale(stored.series, delta.attributes) ? revisedIn(stored, delta) : [],
    };
  });
}

const lastOrdinal = ({ series }: SeriesSlice): number => (series.firstT <= series.lastT ? series.lastT : Number.NEGATIVE_INFINITY);

function revisedIn(stored: SeriesSlice, { write, remove }: SeriesDelta): Change['revised'] {
  const index = new Map(stored.t.map((t, i) => [t, i]));
  const found: { t: number; before: number | null; after: number | null }[] = [];
  const look = (t: number, after: number | null): void => {
    const i = index.get(t);
    const before = i === undefined ? null : (stored.value[i] ?? null);
    if (i !== undefined && before !== after) found.push({ t, before, after });
  };
  for (const { t, value } of write) look(t, value);
  for (const t of remove) look(t, null);
  return found;
}

/**
 * Returns a function that finds the canonical series for a key. If a canonical series declares no code for a dimension, every code
 * matches.
 */
export function handleFinder(
  handles: readonly SeriesHandle[],
  dimensions: readonly ParsedDimension[],
): (key: string) => readonly SeriesHandle[] {
  if (handles.length === 0) return () => [];
  const split = keySplitter(dimensions);
  const wanted = handles.map((handle) => ({ handle, codes: dimensions.map((dimension) => codeOf(handle, dimension.id)) }));
  return (key) => {
    const codes = split(key);
    return wanted.filter((one) => one.codes.every((code, i) => code === null || code === codes[i])).map((one) => one.handle);
  };
}

async function updatesOf(store: Store, news: News, changes: readonly Change[]): Promise<readonly Update[]> {
  const reported = changes.filter((change) => change.newest !== null && change.handles.length > 0);
  const last = await lastValues(store, news, reported);
  return reported.flatMap((change) => {
    const { newest, handles, delta } = change;
    if (!newest) return [];
    const { freq } = delta.attributes;
    const previous = last(change);
    return handles.map((handle) => ({
      series_id: handle.id,
      title: handle.title,
      units: handle.units,
      period: formatPeriod(period(freq, newest.t)),
      value: newest.value,
      previous_period: previous && formatPeriod(period(freq, previous.t)),
      previous_value: previous?.value ?? null,
      change: previous && subtractDecimals(newest.value, previous.value),
    }));
  });
}

interface Point {
  readonly t: number;
  readonly value: number;
}

/** Returns a function that finds the previous value of each changed series. It is read from the same changes or from the store. */
async function lastValues(store: Store, { dataset }: News, changes: readonly Change[]): Promise<(change: Change) => Point | null> {
  const absent = changes.flatMap(({ stored }) =>
    stored && stored.series.count > 0 && !stored.t.includes(stored.series.lastT) ? [stored.series] : [],
  );
  const read = new Map<number, Point>();
  if (absent.length > 0) {
    const ordinals = absent.map((series) => series.lastT);
    const query = { dataset: datasetKey(dataset), series: absent.map((series) => series.id) };
    const slices = await store.datasets.read({ ...query, from: Math.min(...ordinals), to: Math.max(...ordinals) });
    for (const slice of slices) {
      const point = newestPoint(slice.t, slice.value, Number.POSITIVE_INFINITY);
      if (point) read.set(slice.series.id, point);
    }
  }
  return ({ stored, delta, newest }) => {
    const limit = newest?.t ?? 0;
    const came = newestPoint(
      delta.write.map(({ t }) => t),
      delta.write.map(({ value }) => value),
      limit,
    );
    const gone = new Set(delta.remove);
    const known = stored ? (newestPoint(stored.t, stored.value, limit, gone) ?? read.get(stored.series.id) ?? null) : null;
    return came && known ? (came.t >= known.t ? came : known) : (came ?? known);
  };
}

function newestPoint(
  t: readonly number[],
  value: readonly (number | null)[],
  before: number,
  without: ReadonlySet<number> = new Set(),
): Point | null {
  for (let i = t.length - 1; i >= 0; i--) {
    const [ordinal, found] = [at(t, i), value[i] ?? null];
    if (found !== null && ordinal < before && !without.has(ordinal)) return { t: ordinal, value: found };
  }
  return null;
}

/** Returns revised values, latest period first, because a payload may not have space for all of them. */
function revisionsOf(changes: readonly Change[]): readonly Revision[] {
  const all = changes.flatMap(({ delta, handles, revised }) =>
    handles.flatMap((handle) =>
      revised.map(({ t, before, after }) => {
        const about = period(delta.attributes.freq, t);
        return { day: lastDay(about), series_id: handle.id, period: formatPeriod(about), old_value: before, new_value: after };
      }),
    ),
  );
  all.sort((a, b) => b.day - a.day || (a.period < b.period ? 1 : a.period > b.period ? -1 : a.series_id < b.series_id ? -1 : 1));
  return all.map(({ day: _day, ...revision }) => revision);
}

const idsOf = (reported: readonly { readonly series_id: string }[]): readonly string[] =>
  [...new Set(reported.map((one) => one.series_id))].sort();

/** Adds items to a payload up to the maximum size. Also adds the number of omitted items. */
export function bounded(payload: NewEvent['payload'], name: string, items: readonly object[]): NewEvent['payload'] {
  let left = MOST_BYTES - Buffer.byteLength(JSON.stringify({ ...payload, [name]: [], omitted: items.length }));
  const kept: object[] = [];
  for (const item of items) {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    if (left < 0) break;
    kept.push(item);
  }
  return { ...payload, [name]: kept, omitted: items.length - kept.length };
}

function aboutVersion({ dataset, before, version }: News): NewEvent['payload'] {
  return {
    ...aboutDataset(dataset),
    version: (before.version?.seq ?? 0) + 1,
    known_from: isoInstant(version.effectiveFrom),
    recorded_at: isoInstant(version.recordedAt),
    published_on: version.publishedOn,
    ...(version.origin === 'sandbox' ? { sandbox: true } : {}),
  };
}

export const aboutDataset = (dataset: Dataset): NewEvent['payload'] => ({
  dataset_id: dottedId(dataset),
  source: dataset.source,
  title: dataset.title,
});

/** Returns the release in the calendar for this version. Null if there was no release since the previous version. */
async function releaseOf(store: Store, { dataset, before, version }: News): Promise<object | null> {
  const { recordedAt } = version;
  const calendar = await store.releases.between(recordedAt - RELEASE_BEFORE_MS, recordedAt, dataset.source);
  const release = releaseBehind(dataset.cadence, calendar, recordedAt);
  if (!release || release.releaseAt <= (before.version?.effectiveFrom ?? 0)) return null;
  return {
    publication_id: release.publicationId,
    title: release.title,
    reference_period: release.referencePeriod,
    release_at: isoInstant(release.releaseAt),
    source_url: release.sourceUrl,
  };
}

/** Returns the change of state to report as an event. Undefined if nothing is stored. */
export function turnOf(dataset: Dataset, state: DatasetState, late: Lateness | null): Turn | undefined {
  const { version, failure } = state;
  if (!version) return undefined;
  const standing = {
    ...aboutDataset(dataset),
    version: version.seq,
    period_end: state.periodEnd,
    confirmed_at: state.confirmedAt === null ? null : isoInstant(state.confirmedAt),
    ...(version.origin === 'sandbox' ? { sandbox: true } : {}),
  };
  if (late === null) return { late: false, payload: standing };
  const reported = failure && { code: failure.code, detail: failure.detail, since: isoInstant(failure.since) };
  return { late: true, payload: { ...standing, reason: late, failure: reported } };
}
