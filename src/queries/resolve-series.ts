/** Canonical series: the list, the values, the newest value and the facts of one. */
import { SERIES } from '../catalogue/series.ts';
import { isoInstant } from '../core/clock.ts';
import { datasetKey, SOURCE_CODES } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { FREQUENCIES, FREQUENCY } from '../core/frequency.ts';
import { matchState, STATES } from '../core/geography.ts';
import { ADJUSTMENTS } from '../core/observation.ts';
import { formatPeriod, isoDay, lastDay, period, windowOf } from '../core/period.ts';
import type { Points } from '../core/series.ts';
import type { SeriesSlice } from '../store/port.ts';
import type { Answer } from './answer.ts';
import { citationOf, filesBySeq } from './citation.ts';
import type { QueryContext } from './context.ts';
import { type Cursor, cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from './cursor.ts';
import { calendarAround, freshnessAsOf, freshnessOf, judge, maxAgeSeconds, ONLY_STALE, refuseStale } from './freshness.ts';
import { isHeld, seriesOf, wholeSeries } from './held.ts';
import { findStored, type HeldSeries, holdSeries, operandOf, unitsOf, type Vintages, vintageDay, vintagesOf } from './held-series.ts';
import { echoWindow, metaOf } from './meta.ts';
import { type AsOf, Parameters, type Window } from './parameters.ts';
import { RankedSearch } from './ranked-search.ts';
import { citationText, coverageOf, type Facts, factsOf } from './series-facts.ts';
import { readShaping, type Shaping, shapePoints, transformedUnits, transformedUnitsShort } from './series-transforms.ts';

const LIST_LIMIT = { min: 1, max: 1000, default: 100 } as const;
/** All values of the window unless fewer are asked for: the longest series have some ten thousand. */
const VALUES_LIMIT = { min: 1, max: 1000, default: Number.POSITIVE_INFINITY } as const;
const LIST_SECONDS = 60;
/** ALFRED's end of a value that is still the known one. */
const STILL_KNOWN = '9999-12-31';

export { fredObservations } from './fred-observations.ts';

// ---------------------------------------------------------------- values

interface ValuesRequest {
  readonly window: Window;
  readonly asOf: AsOf | null;
  readonly limit: number;
  readonly first: boolean;
  readonly shaping: Shaping;
  readonly allowStale: boolean;
  readonly explain: boolean;
  readonly cursor: Cursor | null;
}

/**
 * Rows `date` (period end), `period`, `value`, ascending; periods without a value have no row. `units`, `frequency` and
 * `aggregation_method` as in FRED; `as_of` reads what was known then; `vintage=first` the first value of each period that is held.
 */
export async function readSeries(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint(handle.id, params);
  const request = readRequest(handle, params, fingerprint);
  const held = await atCursor(ctx, await holdSeries(ctx, handle, request.asOf), request.cursor);
  const freshness = freshnessAsOf(
    await freshnessOf(ctx, handle.dataset, held.state),
    held.state,
    request.asOf?.ms ?? Number.POSITIVE_INFINITY,
  );
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  const vintages = request.first ? await vintagesOf(ctx, held) : null;
  const read = vintages ? { ...held, slice: firstValues(held, vintages) } : held;
  const points = shapePoints(read, request.shaping);
  const { from, to } = windowOf(points.freq, request.window.start, request.window.end);
  const within = points.t.map((t, i) => ({ t, value: points.value[i] ?? null })).filter(({ t }) => t >= from && t <= to);
  const before = request.cursor?.position[0] ?? Number.POSITIVE_INFINITY;
  const left = within.filter(({ t }) => t < before);
  const shown = left.slice(-request.limit);
  const more = left.length > shown.length;
  const flags = request.shaping.units === 'lin' && request.shaping.frequency === null ? statusesOf(read.slice) : new Map<number, string>();
  const rows = shown.map(({ t, value }) => rowOf(points, t, value, flags));
  const own = unitsOf(handle, read.slice.series);
  return {
    data: rows,
    columns: [
      { name: 'date' },
      { name: 'period' },
      { name: 'value', unit: transformedUnits(request.shaping.units, own) },
      { name: 'status' },
    ],
    meta: {
      ...metaOf(ctx, {
        query: echoOf(request),
        period: { start: rows[0]?.period ?? null, end: rows.at(-1)?.period ?? null },
        rows: rows.length,
        totalRows: within.length,
        truncated: more,
        sources: [await citationOf(ctx, handle.dataset, held.version)],
        freshness,
        versions: [held.version],
        notes: notesOf(held, vintages),
      }),
      summary: {
        series_id: handle.id,
        title: handle.title,
        units: transformedUnits(request.shaping.units, own),
        units_short: transformedUnitsShort(request.shaping.units, handle.unitsShort),
        frequency: FREQUENCY[points.freq].word,
        adjustment: handle.adjustment,
        place: handle.place,
      },
      ...(request.explain ? { explain: await explanation(ctx, read, request, shown) } : {}),
    },
    next: more ? encodeCursor(fingerprint, held.version, [shown[0]?.t ?? 0]) : null,
    datasets: [held.dataset],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, held.state, freshness, ctx.clock.now()),
  };
}

/** The series as the version that a cursor reads has it. */
async function atCursor(ctx: QueryContext, held: HeldSeries, cursor: Cursor | null): Promise<HeldSeries> {
  if (cursor === null) return held;
  const version = cursorVersion(await ctx.store.datasets.versionsAt(held.dataset, [cursor.seq]), cursor);
  return { ...held, version, slice: await wholeSeries(ctx, held.dataset, held.stored, version) };
}

function readRequest(handle: SeriesHandle, params: URLSearchParams, fingerprint: string): ValuesRequest {
  const parameters = new Parameters(params);
  const cursorText = parameters.text('cursor');
  const request = {
    window: parameters.window(),
    asOf: parameters.asOf(),
    limit: parameters.integer('limit', VALUES_LIMIT),
    first: parameters.choice('vintage', ['first', 'latest']) === 'first',
    shaping: readShaping(handle, parameters),
    allowStale: parameters.flag('allow_stale', true),
    explain: parameters.flag('explain', false),
  };
  if (request.first && request.asOf) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'With vintage=first all vintages are read, so that as_of has no meaning.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  return { ...request, cursor: cursorText === null ? null : decodeCursor(cursorText, fingerprint) };
}

function echoOf(request: ValuesRequest): Record<string, unknown> {
  const { shaping } = request;
  return {
    ...echoWindow(request.window),
    ...(request.asOf ? { as_of: request.asOf.text } : {}),
    ...(request.first ? { vintage: 'first' } : {}),
    ...(request.limit === VALUES_LIMIT.default ? {} : { limit: request.limit }),
    units: shaping.units,
    ...(shaping.frequency === null ? {} : { frequency: FREQUENCY[shaping.frequency].word, aggregation_method: shaping.aggregation }),
    ...(request.allowStale ? {} : { allow_stale: 0 }),
  };
}

interface ValueRow extends Readonly<Record<string, unknown>> {
  readonly date: string;
  readonly period: string;
  readonly value: number | null;
}

function rowOf(points: Points, t: number, value: number | null, flags: ReadonlyMap<number, string>): ValueRow {
  const p = period(points.freq, t);
  const status = flags.get(t);
  return { date: isoDay(lastDay(p)), period: formatPeriod(p), value, ...(status === undefined ? {} : { status }) };
}

const statusesOf = (slice: SeriesSlice): ReadonlyMap<number, string> =>
  new Map(slice.t.flatMap((t, i): [number, string][] => (slice.status[i] ? [[t, slice.status[i]]] : [])));

/** The slice with the first value that was held of each period instead of the newest. */
function firstValues(held: HeldSeries, vintages: Vintages): SeriesSlice {
  const first = new Map<number, Vintages['lives'][number]>();
  for (const life of vintages.lives) {
    const known = first.get(life.t);
    if (life.value !== null && (!known || life.fromSeq < known.fromSeq)) first.set(life.t, life);
  }
  const lives = [...first.values()].sort((a, b) => a.t - b.t);
  return {
    series: held.slice.series,
    t: lives.map((life) => life.t),
    value: lives.map((life) => life.value),
    status: lives.map((life) => life.status),
    text: lives.map(() => null),
    seq: lives.map((life) => life.fromSeq),
    at: lives.map(() => null),
  };
}

function notesOf(held: HeldSeries, vintages: Vintages | null): readonly string[] {
  const { dataset } = held.handle;
  const notes = [...dataset.quirks];
  if (dataset.ceased) notes.push(`Ceased: the last period is ${dataset.ceased.lastPeriod}. ${dataset.ceased.note}`);
  if (held.version.note !== null) notes.push(held.version.note);
  const first = vintages?.days[0];
  if (first !== undefined) {
    notes.push(
      `vintage=first gives the first value held of each period. The vintages held begin on ${isoDay(first)}: older periods were already revised by then.`,
    );
  }
  if (held.handle.nature === 'event') notes.push('Each value holds from its date until the next one; between them nothing is published.');
  return notes;
}

/** How many periods of a transformation look back, in years at most: what has to be listed to recompute the rows. */
const LOOKS_BACK: Readonly<Record<Shaping['units'], 'none' | 'period' | 'year'>> = {
  lin: 'none',
  log: 'none',
  chg: 'period',
  pch: 'period',
  pca: 'period',
  cch: 'period',
  cca: 'period',
  ch1: 'year',
  pc1: 'year',
};

/** The published values that the shown rows are computed from, each with the file and the place in it. */
async function explanation(
  ctx: QueryContext,
  read: HeldSeries,
  request: ValuesRequest,
  shown: readonly { readonly t: number }[],
): Promise<Record<string, unknown>> {
  const { shaping } = request;
  const freq = shaping.frequency ?? read.slice.series.freq;
  const first = shown[0];
  const last = shown.at(-1);
  const indexes = first && last ? indexesBehind(read.slice, freq, first.t, last.t, LOOKS_BACK[shaping.units]) : [];
  const files = await filesBySeq(ctx, read.dataset, new Set(indexes.map((i) => read.slice.seq[i] ?? 0)));
  return {
    formula: `units=${shaping.units}${shaping.frequency === null ? '' : ` of the ${FREQUENCY[freq].word} ${shaping.aggregation}`}`,
    operands: indexes.map((i) => operandOf(read, i, files.get(read.slice.seq[i] ?? 0))),
  };
}

function indexesBehind(
  slice: SeriesSlice,
  freq: Points['freq'],
  first: number,
  last: number,
  looksBack: 'none' | 'period' | 'year',
): readonly number[] {
  const back = looksBack === 'none' ? 0 : looksBack === 'period' ? 1 : (FREQUENCY[freq].perYear ?? 366);
  const from = lastDay(period(freq, first - back - 1)) + 1;
  const to = lastDay(period(freq, last));
  return slice.t.flatMap((t, i) => {
    const day = lastDay(period(slice.series.freq, t));
    return slice.value[i] !== null && day >= from && day <= to ? [i] : [];
  });
}

// ---------------------------------------------------------------- newest value

/** The newest value, flat and without an envelope. Throws as `readSeries` does. */
export async function latestOfSeries(ctx: QueryContext, handle: SeriesHandle): Promise<Readonly<Record<string, unknown>>> {
  const held = await holdSeries(ctx, handle, null);
  const freshness = await freshnessOf(ctx, handle.dataset, held.state);
  const { slice } = held;
  const newest = slice.value.findLastIndex((value) => value !== null);
  const p = newest === -1 ? null : period(slice.series.freq, slice.t[newest] ?? 0);
  const sinceSeq = slice.seq[newest] ?? 0;
  const updatedSeq = slice.seq.reduce((a, b) => Math.max(a, b), 0);
  const versions = await ctx.store.datasets.versionsAt(held.dataset, [sinceSeq, updatedSeq]);
  const since = versions.find((version) => version.seq === sinceSeq);
  const updated = versions.find((version) => version.seq === updatedSeq);
  const citation = await citationOf(ctx, handle.dataset, held.version);
  return {
    series_id: handle.id,
    title: handle.title,
    date: p && isoDay(lastDay(p)),
    period: p && formatPeriod(p),
    value: newest === -1 ? null : (slice.value[newest] ?? null),
    units: unitsOf(handle, slice.series),
    units_short: handle.unitsShort,
    frequency: FREQUENCY[handle.frequency].word,
    source_name: citation.name,
    stale: freshness.state === 'stale',
    stale_reason: freshness.state === 'stale' ? freshness.reason : null,
    attribution: [citation.attribution],
    citation: citationText(handle, held),
    last_updated: updated ? isoInstant(updated.knownFrom) : null,
    realtime_start: since ? isoDay(vintageDay(since)) : null,
    realtime_end: STILL_KNOWN,
    ...(ctx.sandbox ? { sandbox: true } : {}),
  };
}

// ---------------------------------------------------------------- facts

const FACT_COLUMNS = [
  'id',
  'title',
  'description',
  'source',
  'dataset_id',
  'units',
  'units_short',
  'frequency',
  'adjustment',
  'place',
  'topic',
  'tags',
  'last_updated',
  'next_release',
  'stale',
] as const;

/** Everything about a series but its values, as one object. */
export async function seriesMeta(ctx: QueryContext, handle: SeriesHandle): Promise<Answer> {
  const held = await holdSeries(ctx, handle, null);
  const freshness = await freshnessOf(ctx, handle.dataset, held.state);
  const facts = await factsOf(ctx, handle, held, freshness);
  return {
    data: facts,
    columns: FACT_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {},
      period: coverageOf(held),
      rows: 1,
      sources: [await citationOf(ctx, handle.dataset, held.version)],
      freshness,
      versions: [held.version],
      notes: handle.dataset.quirks,
    }),
    next: null,
    datasets: [held.dataset],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, held.state, freshness, ctx.clock.now()),
  };
}

// ---------------------------------------------------------------- the list

let index: RankedSearch<SeriesHandle> | null = null;

function seriesIndex(): RankedSearch<SeriesHandle> {
  index ??= new RankedSearch(
    SERIES,
    (handle) => ({
      id: `${handle.id} ${handle.id.replaceAll('.', ' ')} ${(handle.aliases ?? []).join(' ')}`,
      title: handle.title,
      tags: [...handle.tags, handle.topic].join(' ').replaceAll('_', ' '),
      place: handle.place,
      description: handle.description,
    }),
    { id: 6, title: 5, tags: 3, place: 2, description: 1 },
  );
  return index;
}

/** Rows are the facts of `seriesMeta`; filters `q` (ranked), `source`, `frequency`, `topic`, `tag`, `place`, `adjustment`. */
export async function listSeries(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const q = parameters.text('q');
  const filters = {
    source: parameters.choice('source', SOURCE_CODES),
    frequency: parameters.choice('frequency', [...FREQUENCIES, ...new Set(FREQUENCIES.map((freq) => FREQUENCY[freq].word))]),
    topic: parameters.choice('topic', distinct(SERIES.map((handle) => handle.topic))),
    tag: parameters.choice('tag', distinct(SERIES.flatMap((handle) => handle.tags))),
    place: readPlace(parameters),
    adjustment: parameters.choice('adjustment', ADJUSTMENTS),
  };
  const limit = parameters.integer('limit', LIST_LIMIT);
  const cursorText = parameters.text('cursor');
  parameters.refuseRest();
  parameters.check();
  const fingerprint = queryFingerprint('series', params);
  const start = cursorText === null ? 0 : (decodeCursor(cursorText, fingerprint).position[0] ?? 0);
  const candidates =
    q === null
      ? SERIES
      : seriesIndex()
          .search(q)
          .map(({ item }) => item);
  const matching = candidates.filter((handle) => matchesFilters(handle, filters));
  const page = matching.slice(start, start + limit);
  const rows = await Promise.all(page.map((handle) => listedFacts(ctx, handle)));
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
      freshness: { state: 'fresh', reason: null, nextRelease: null },
      versions: [],
    }),
    next: more ? encodeCursor(fingerprint, { seq: 0, recordedAt: 0 }, [start + page.length]) : null,
    datasets: [...new Set(page.map((handle) => datasetKey(handle.dataset)))],
    maxAgeSeconds: LIST_SECONDS,
  };
}

/** A place by its name, or a state by any of its names. */
function readPlace(parameters: Parameters): string | null {
  const places = distinct(SERIES.map((handle) => handle.place));
  const names = STATES.filter((state) => places.includes(state.name)).flatMap((state) => [state.abbreviation, state.iso ?? '']);
  const place = parameters.choice('place', [...places, ...names]);
  return place === null || places.includes(place) ? place : (matchState(place)?.name ?? null);
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

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

/** The facts of a series that may not be held yet: a list never fetches. */
async function listedFacts(ctx: QueryContext, handle: SeriesHandle): Promise<Facts> {
  const state = await ctx.store.datasets.state(datasetKey(handle.dataset));
  const freshness = judge(handle.dataset, state, await calendarAround(ctx, handle.dataset.source), ctx.clock.now());
  const known = isHeld(state) && findStored(handle, state, await seriesOf(ctx, state)) !== null;
  return factsOf(ctx, handle, known ? await holdSeries(ctx, handle, null) : null, freshness);
}
