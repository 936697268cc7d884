/** Lists the series of the catalogue, with filters and pages. */

import { SERIES } from '../../catalogue/series.ts';
import { at } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import { type Dataset, datasetKey, type Release, SOURCE_CODES, type SourceCode } from '../../core/define-dataset.ts';
import { SERIES_ADJUSTMENTS, type SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCIES, FREQUENCY, FREQUENCY_WORDS } from '../../core/frequency.ts';
import { JsonRows } from '../../core/json-rows.ts';
import { DAY_MS } from '../../core/period.ts';
import { matchState, STATES } from '../../core/places/geography.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { Answer, Freshness } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { calendarAround, freshnessOf, judge } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { choice, type QueryParameter, text } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { CURSOR, limitOf } from '../base/parameters/standard.ts';
import { isStored, versionName } from '../base/stored-dataset.ts';
import { coverNotes, seriesWith } from '../search/catalogue-search.ts';
import { judgedBySeries } from './freshness/series-freshness.ts';
import { loadUndamaged, SERIES_IN_A_TURN, statesOf } from './reading/each-listed.ts';
import { factsOf } from './series-facts.ts';
import { FACT_COLUMNS } from './series-meta.ts';

const LIST_SECONDS = 60;

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

const PLACES = distinct(SERIES.map((handle) => handle.place));
const STATE_NAMES = STATES.filter((state) => PLACES.includes(state.name)).flatMap(({ abbreviation, iso }) =>
  iso === null ? [abbreviation] : [abbreviation, iso],
);

const WORDS = text('q', 'Search words.');
const SOURCE = choice('source', 'Only series of this source.', SOURCE_CODES);
const OF_FREQUENCY = choice('frequency', 'Only series of this frequency.', FREQUENCIES, { also: FREQUENCY_WORDS });
const TOPIC = choice('topic', 'Only series of this topic.', distinct(SERIES.map((handle) => handle.topic)), { unlisted: true });
const TAG = choice('tag', 'Only series with this tag.', distinct(SERIES.flatMap((handle) => handle.tags)), { unlisted: true });
const PLACE = choice('place', 'Only series about this place.', PLACES, { also: STATE_NAMES, unlisted: true });
const ADJUSTMENT = choice('adjustment', 'Only series with this seasonal adjustment.', SERIES_ADJUSTMENTS);
const LIMIT = limitOf('Maximum number of rows in the response.', 1000, 100);
export const LIST_SERIES: readonly QueryParameter[] = [WORDS, SOURCE, OF_FREQUENCY, TOPIC, TAG, PLACE, ADJUSTMENT, LIMIT, CURSOR];

/**
 * Returns rows with the same facts as `seriesMeta`. Filters: `q` (ranked by relevance), `source`, `frequency`, `topic`, `tag`, `place`,
 * `adjustment`.
 */
export async function listSeries(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const q = parameters.text(WORDS);
  const filters = {
    source: parameters.choice(SOURCE),
    frequency: parameters.choice(OF_FREQUENCY),
    topic: parameters.choice(TOPIC),
    tag: parameters.choice(TAG),
    place: readPlace(parameters),
    adjustment: parameters.choice(ADJUSTMENT),
  };
  const limit = parameters.integer(LIMIT);
  const cursorText = parameters.text(CURSOR);
  parameters.refuseRest();
  parameters.check();
  const fingerprint = queryFingerprint('series', params);
  const start = cursorText === null ? 0 : at(decodeCursor(cursorText, fingerprint).position, 0);
  const candidates = q === null ? SERIES : seriesWith(q);
  const matching = candidates.filter((handle) => matchesFilters(handle, filters));
  const page = matching.slice(start, start + limit);
  const rows = await listedFacts(ctx, page);
  const more = start + page.length < matching.length;
  return {
    data: rows,
    columns: FACT_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: { ...(q === null ? {} : { q }), ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)), limit },
      rows: rows.length,
      totalRows: matching.length,
      truncated: more,
      sources: [],
      freshness: { state: 'fresh', reasons: [], nextRelease: null },
      versions: [],
      notes: coverNotes(q, 'series'),
    }),
    next: more ? encodeCursor(fingerprint, { seq: 0, recordedAt: 0 }, [start + page.length]) : null,
    datasets: [...new Set(page.map((handle) => datasetKey(handle.dataset)))],
    maxAgeSeconds: LIST_SECONDS,
  };
}

/** Reads the filter for places. Accepts any name of a state. */
function readPlace(parameters: Parameters): string | null {
  const place = parameters.choice(PLACE);
  return place === null || PLACES.includes(place) ? place : (matchState(place)?.name ?? null);
}

function matchesFilters(
  handle: SeriesHandle,
  filters: {
    readonly source: string | null;
    readonly frequency: string | null;
    readonly topic: string | null;
    readonly tag: string | null;
    readonly place: string | null;
    readonly adjustment: string | null;
  },
): boolean {
  const frequency = filters.frequency;
  return (
    (filters.source === null || handle.dataset.source === filters.source) &&
    (frequency === null || handle.frequency === frequency || FREQUENCY[handle.frequency].word === frequency) &&
    (filters.topic === null || handle.topic === filters.topic) &&
    (filters.tag === null || handle.tags.includes(filters.tag)) &&
    (filters.place === null || handle.place === filters.place) &&
    (filters.adjustment === null || handle.adjustment === filters.adjustment)
  );
}

/** Returns the facts about series. If a series has no data, members that depend on values are null. */
async function listedFacts(ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<JsonRows> {
  const calendars = new Map<SourceCode, readonly Release[]>();
  const freshness = new Map<Dataset, Freshness>();
  const freshnessIn = async (dataset: Dataset, state: DatasetState | null): Promise<Freshness> => {
    const { source } = dataset;
    const calendar = calendars.get(source) ?? (await calendarAround(ctx, source));
    calendars.set(source, calendar);
    const judged = judge(dataset, state, calendar, ctx.clock.now());
    freshness.set(dataset, judged);
    return judged;
  };
  const states = await statesOf(ctx, handles);
  const rows: string[] = [];
  let made = 0;
  for (const handle of handles) {
    const { dataset } = handle;
    const state = states.get(dataset) ?? null;
    const found = freshness.get(dataset) ?? (await freshnessIn(dataset, state));
    const known = knownFacts(ctx, handle, state, found);
    if (known === null && ++made % SERIES_IN_A_TURN === 0) await shareThread();
    rows.push(known ?? (await newFacts(ctx, handle, state, found)));
  }
  return new JsonRows(`[${rows.join(',')}]`, rows.length);
}

/** Returns today in days since 1970-01-01. Facts are cached for one day, because the day determines which periods are due. */
const today = (clock: QueryContext['clock']): number => Math.floor(clock.now() / DAY_MS);

function knownFacts(
  { caches, clock }: QueryContext,
  handle: SeriesHandle,
  state: DatasetState | null,
  freshness: Freshness,
): string | null {
  const made = caches.listedFacts.get(handle.id);
  if (!made || made.nextRelease !== freshness.nextRelease || made.isStale !== (freshness.state !== 'fresh')) return null;
  if (made.day !== today(clock)) return null;
  return made.version === nameOfVersion(state) ? made.json : null;
}

async function newFacts(ctx: QueryContext, handle: SeriesHandle, state: DatasetState | null, freshness: Freshness): Promise<string> {
  const { loaded, state: listed } = await loadUndamaged(ctx, handle, state);
  const ofDataset = listed?.damage ? await freshnessOf(ctx, handle.dataset, listed) : freshness;
  const own = loaded ? judgedBySeries(freshness, [loaded], ctx.clock.now()) : ofDataset;
  const json = JSON.stringify(await factsOf(ctx, handle, loaded, own));
  // Facts about damaged data are not cached. A repair does not change the name of the version, so they would stay in the cache.
  if (listed?.damage) return json;
  const { nextRelease } = freshness;
  ctx.caches.listedFacts.set(handle.id, {
    version: nameOfVersion(state),
    nextRelease,
    isStale: freshness.state !== 'fresh',
    day: today(ctx.clock),
    json,
  });
  return json;
}

const nameOfVersion = (state: DatasetState | null): string | null => (isStored(state) ? versionName(state.version) : null);
