/** Returns the values of a catalogue series in a window. They can be transformed, aggregated, or as known at an earlier time. */

import { suffixNotes } from '../../catalogue/series.ts';
import { at } from '../../core/assert.ts';
import { firstFrom } from '../../core/basic/lists.ts';
import { reserveObservations } from '../../core/cost.ts';
import { dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { remarksOn } from '../../core/observation.ts';
import { lastDay, period, windowOf } from '../../core/period.ts';
import type { Points } from '../../core/series/points.ts';
import { periodInWords } from '../../signals/wording/periods.ts';
import type { Span } from '../../store/series/coverage.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import { concernNotes } from '../base/concerns.ts';
import type { QueryContext } from '../base/context.ts';
import { type Cursor, cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../base/freshness.ts';
import { echoWindow, metaOf } from '../base/meta.ts';
import type { BreakFacts, EchoedQuery } from '../base/meta-shape.ts';
import { discontinuedNotes, type NoteLike, seriesQuirkNotes } from '../base/notes.ts';
import { boundReader } from '../base/parameters/bounds.ts';
import type { QueryParameter } from '../base/parameters/declaration.ts';
import { type AsOf, Parameters, type Window } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN, GAP, limitOf, VINTAGE, WINDOW, WITH } from '../base/parameters/standard.ts';
import { ReadSlice } from '../base/read-slice.ts';
import { gapsOfAnswer } from '../base/real-time/vintage-gap.ts';
import type { Note } from '../base/reason-shape.ts';
import { gapNotes, gapsWithin, nothingInWindow } from '../base/stored-span.ts';
import { olderStretches, stretchNotes, vintageWithin } from '../base/vintages-apart.ts';
import { breakFacts, breaksOfRows, brokenBy, meaninglessNote } from './breaks/series-breaks.ts';
import { type Fresher, laterNotes, laterValues } from './concepts/fresher.ts';
import { singleRows } from './concepts/single-figure.ts';
import { freshnessOfAll } from './freshness/series-freshness.ts';
import { unitsOf } from './reading/reference.ts';
import { inVersion, type LoadedSeries, loadSeries, type Vintages, vintagesOf } from './reading/stored-series.ts';
import { explanation } from './series-explain.ts';
import { type Shown, shownRows, withGaps } from './series-rows.ts';
import { otherDatasets, pinnedVersions, quotientNotes } from './transforms/divided.ts';
import {
  aggregatedPoints,
  echoShaping,
  isAsPublished,
  readShapings,
  SHAPING_AND_DIVIDING,
  type Shaping,
  shapedUnits,
  shapedUnitsShort,
  shapePoints,
  undividedPoints,
  withDivisors,
} from './transforms/series-transforms.ts';
import { FIRST_COLUMNS, firstBeside } from './vintages/first-beside.ts';
import { type FirstPublished, firstValueNotes, firstValuesOf } from './vintages/first-published.ts';

/** The parameter `limit`. By default, a response has all rows up to FRED's maximum. */
export const VALUES_LIMIT = limitOf('Return only this number of latest rows.', 100_000, 100_000);
export const READ_SERIES: readonly QueryParameter[] = [
  ...WINDOW,
  VALUES_LIMIT,
  ...SHAPING_AND_DIVIDING,
  AS_OF,
  GAP,
  VINTAGE,
  WITH,
  EXPLAIN,
  ALLOW_STALE,
  CURSOR,
];

interface ValuesRequest {
  readonly window: Window;
  readonly asOf: AsOf | null;
  readonly limit: number;
  readonly first: boolean;
  /** True if each row also has the value as first published. */
  readonly withFirst: boolean;
  readonly shaping: Shaping;
  readonly allowStale: boolean;
  readonly explain: boolean;
  readonly cursor: Cursor | null;
}

/**
 * Returns rows with `date` (last day of the period), `period` and `value`, in ascending order. Periods without a value have no row.
 * `units`, `frequency` and `aggregation_method` are as in FRED. With `vintage=first`, an unknown first value is null and has the status
 * `not_held`.
 * Throws REQ_* with all faults. Throws REQ_NO_VINTAGE if nothing was stored at `as_of`, and DATA_UNAVAILABLE if no data are stored. Throws
 * DATA_STALE if the caller refuses out-of-date data.
 * @param most limit for a file. It applies if the request does not set a limit
 */
export async function readSeries(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams, most?: number): Promise<Answer> {
  const fingerprint = queryFingerprint(handle.id, params);
  const requested = readRequest(handle, params, fingerprint);
  const request = most === undefined || params.has(VALUES_LIMIT.name) ? requested : { ...requested, limit: most };
  const loaded = await atCursor(ctx, await loadSeries(ctx, handle, request.asOf), request.cursor);
  const shaping = await withDivisors(ctx, loaded, request.shaping, request.asOf, request.cursor?.position.slice(1));
  const others = otherDatasets(loaded, shaping.dividedBy);
  const freshness = await freshnessOfAll(ctx, [loaded, ...others], request.asOf);
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  const firsts = request.first ? await firstValuesOf(ctx, loaded, shaping) : null;
  const read = firsts && isAsPublished(shaping) ? { ...loaded, slice: await firstSlice(ctx, loaded, firsts) } : loaded;
  const base = aggregatedPoints(read, shaping);
  const broken = brokenBy(read, base, shaping);
  const points = firsts ? withGaps(firsts.points, firsts.unknown) : shapePoints(read, shaping);
  const { from, to } = windowOf(points.freq, request.window.start, request.window.end);
  const before = request.cursor?.position[0] ?? Number.POSITIVE_INFINITY;
  const start = firstFrom(points.t, from);
  const end = firstFrom(points.t, Math.min(to + 1, before));
  const { single, fresher } = request.asOf === null && !firsts ? await laterValues(ctx, loaded) : { single: null, fresher: null };
  const lone = isAsPublished(shaping) && !request.withFirst && !request.cursor ? singleRows(single, points.freq, to) : [];
  const first = Math.max(start, end - (request.limit - lone.length));
  reserveObservations(end - first);
  const beside = request.withFirst ? await firstBeside(ctx, loaded, shaping) : null;
  const rebasedAt = firsts?.rebasedAt ?? [];
  const { rows, columns } = await shownRows(ctx, { read, shaping, points, broken, first, end, beside, rebasedAt });
  const more = first > start;
  const gaps = gapsWithin([loaded], request.window, more ? at(points.t, first) : null, points.freq);
  const stretches = firsts ? [] : await olderStretches(ctx, loaded);
  const [oldestDay, newestDay] = [lastDayAt(points, first), lastDayAt(points, end - 1)];
  const dated = { ...loaded, vintage: vintageWithin(stretches, loaded.vintage, oldestDay, newestDay) };
  const units = shapedUnits(shaping, unitsOf(handle, read.slice));
  const isLeftOut = (): boolean => base.t.some((t) => t >= from && t <= to && broken.meaningless(t));
  const inGap = gapsOfAnswer([loaded, ...others].map(({ handle: { id }, gap }) => ({ named: id, gap })));
  return {
    data: lone.length === 0 ? rows : [...rows, ...lone],
    columns: [
      { name: 'date' },
      { name: 'period' },
      { name: 'value', unit: units },
      { name: 'status' },
      ...columns,
      ...(request.withFirst ? FIRST_COLUMNS : []),
    ],
    meta: {
      ...metaOf(ctx, {
        query: echoOf(request),
        period: { start: (rows[0] ?? lone[0])?.period ?? null, end: (lone[0] ?? rows.at(-1))?.period ?? null },
        rows: rows.length + lone.length,
        totalRows: firstFrom(points.t, to + 1) - start + lone.length,
        truncated: more,
        sources: await Promise.all([dated, ...others].map((one) => citationOf(ctx, one.handle.dataset, one.vintage))),
        freshness,
        versions: [dated, ...others].map(({ vintage: ofVintage }) => ofVintage),
        of: [loaded.handle.dataset],
        notes: [
          ...notesOfRows(loaded, { ...request, shaping }, points, start),
          ...inGap.notes,
          ...(rows.length + lone.length === 0 && !isLeftOut() ? [nothingInWindow(handle.id, spanOf(points))] : []),
          ...gapNotes(gaps),
          ...stretchNotes(stretches, oldestDay, newestDay),
          ...laterNotes(handle, single, fresher),
          ...quotientNotes(undividedPoints(read, shaping), shaping.dividedBy, request.window),
          ...(request.asOf === null ? concernNotes(loaded.state, new Set([loaded.stored.key])) : []),
          ...(firsts ? firstValueNotes(loaded, firsts, shaping, [from, to]) : []),
          ...meaninglessNote(handle, base, shaping.units, broken, from, to),
        ],
      }),
      ...inGap.meta,
      ...(gaps.length === 0 ? {} : { gaps }),
      breaks: shownBreaks(read, base, shaping, points, first, end),
      summary: summaryOf(handle, units, shaping, points.freq, fresher),
      ...(request.explain ? { explain: await explanation(ctx, read, shaping, valued(points, first, end)) } : {}),
    },
    next: more ? encodeCursor(fingerprint, loaded.version, [at(points.t, first), ...pinnedVersions(shaping.dividedBy)]) : null,
    datasets: [loaded, ...others].map(({ dataset }) => dataset),
    maxAgeSeconds: Math.min(...[loaded, ...others].map((one) => maxAgeSeconds(one.handle.dataset, one.state, freshness, ctx.clock.now()))),
  };
}

const summaryOf = (
  handle: SeriesHandle,
  units: string,
  shaping: Shaping,
  freq: Frequency,
  fresher: Fresher | null,
): Readonly<Record<string, unknown>> => ({
  series_id: handle.id,
  title: handle.title,
  units,
  units_short: shapedUnitsShort(shaping, handle.unitsShort),
  frequency: FREQUENCY[freq].word,
  adjustment: handle.adjustment,
  place: handle.place,
  ...(fresher === null ? {} : { fresher }),
});

/** Returns the series in the version of the cursor. Without a cursor, returns it unchanged. */
async function atCursor(ctx: QueryContext, loaded: LoadedSeries, cursor: Cursor | null): Promise<LoadedSeries> {
  if (cursor === null) return loaded;
  const version = cursorVersion(await ctx.store.datasets.versionsAt(loaded.dataset, [cursor.seq]), cursor);
  return loaded.isOwn ? loaded : { ...(await inVersion(ctx, loaded, version)), gap: loaded.gap };
}

function readRequest(handle: SeriesHandle, params: URLSearchParams, fingerprint: string): ValuesRequest {
  const parameters = new Parameters(params);
  const cursorText = parameters.text(CURSOR);
  const request = {
    window: parameters.window(boundReader([handle.frequency])),
    asOf: parameters.asOf(),
    limit: parameters.integer(VALUES_LIMIT),
    first: parameters.choice(VINTAGE) === 'first',
    withFirst: parameters.choice(WITH) === 'first',
    shaping: at(readShapings([handle], parameters), 0),
    allowStale: parameters.flag(ALLOW_STALE),
    explain: parameters.flag(EXPLAIN),
  };
  if (request.first && request.asOf) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'vintage=first cannot be combined with as_of.',
    });
  }
  if (request.withFirst && (request.first || request.asOf !== null || request.shaping.divisors.length > 0)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'with',
      detail: 'with=first compares first values with current values. Omit vintage, as_of, per and deflate.',
    });
  }
  if (request.first && request.shaping.divisors.length > 0) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'vintage=first cannot be combined with per or deflate. To get the values known on one day, use as_of.',
    });
  }
  if (request.first && request.explain && !isAsPublished(request.shaping)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'explain',
      detail: 'explain needs one vintage, but these first values come from several vintages. Use as_of with a date.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  return { ...request, cursor: cursorText === null ? null : decodeCursor(cursorText, fingerprint) };
}

const echoOf = (request: ValuesRequest): EchoedQuery => ({
  ...echoWindow(request.window),
  ...(request.asOf ? { as_of: request.asOf.text } : {}),
  ...(request.asOf?.gap ? { gap: request.asOf.gap } : {}),
  ...(request.first ? { vintage: 'first' } : {}),
  ...(request.withFirst ? { with: 'first' } : {}),
  ...(request.limit < VALUES_LIMIT.default ? { limit: request.limit } : {}),
  ...echoShaping(request.shaping),
  ...(request.allowStale ? {} : { allow_stale: 0 }),
});

// ---------------------------------------------------------------- rows

function shownBreaks(read: LoadedSeries, base: Points, shaping: Shaping, points: Shown, first: number, end: number): readonly BreakFacts[] {
  const [oldest, newest] = [points.t[first], points.t[end - 1]];
  return oldest === undefined || newest === undefined ? [] : breakFacts(breaksOfRows(read, base, shaping, oldest, newest));
}

/** Returns the last day of the period at an index. If the index is before the first period, returns negative infinity. */
function lastDayAt({ freq, t }: Shown, index: number): number {
  const one = t[index];
  return one === undefined ? Number.NEGATIVE_INFINITY : lastDay(period(freq, one));
}

const notesOfRows = (loaded: LoadedSeries, request: ValuesRequest, points: Shown, start: number): readonly NoteLike[] => [
  ...appliedNotes(loaded.handle, request, points, start),
  ...notesOf(loaded, request.shaping),
];

/** For events, returns a note with the earlier value that still applied at the start of the window. Returns no note for other series. */
function appliedNotes(handle: SeriesHandle, { shaping, window, cursor }: ValuesRequest, points: Shown, start: number): readonly string[] {
  const [t, value] = [points.t[start - 1], points.value[start - 1]];
  if (handle.nature !== 'event' || window.start === null || cursor !== null || !isAsPublished(shaping)) return [];
  const { from } = windowOf(points.freq, window.start, window.end);
  if (t === undefined || value == null || start >= points.t.length || points.t[start] === from) return [];
  return [`The value that applied at the start of this window is ${value}, from ${periodInWords(period(points.freq, t))} on.`];
}

function spanOf({ freq, t }: Shown): readonly Span[] {
  const [firstT, lastT] = [t[0], t.at(-1)];
  return firstT === undefined || lastT === undefined ? [] : [{ freq, firstT, lastT }];
}

/** Returns the ordinals with a value, from index `first` up to, but not including, `end`. */
const valued = (points: Shown, first: number, end: number): readonly number[] =>
  points.t.filter((_t, i) => i >= first && i < end && points.value[i] != null);

/** Returns the values as first published, for all periods in which these are known. */
async function firstSlice(ctx: QueryContext, loaded: LoadedSeries, { known: isFirst }: FirstPublished): Promise<ReadSlice> {
  const vintages = await vintagesOf(ctx, loaded);
  const first = new Map<number, Vintages['lives'][number]>();
  for (const life of vintages.lives) {
    const known = first.get(life.t);
    if (life.value !== null && isFirst.has(life.t) && (!known || life.fromSeq < known.fromSeq)) first.set(life.t, life);
  }
  const lives = [...first.values()].sort((a, b) => a.t - b.t);
  return new ReadSlice({
    series: loaded.slice.series,
    t: lives.map((life) => life.t),
    value: lives.map((life) => life.value),
    status: lives.map((life) => life.status),
    text: lives.map(() => null),
    seq: lives.map((life) => life.fromSeq),
    at: lives.map(() => null),
  });
}

function notesOf({ handle, version, slice }: LoadedSeries, shaping: Shaping): readonly NoteLike[] {
  const { dataset } = handle;
  const ofSeries = (code: string, text: string): Note => ({ code, scope: 'series', values: { series: handle.id }, text });
  return [
    ...seriesQuirkNotes(handle),
    ...suffixNotes(handle),
    ...discontinuedNotes(dataset),
    ...(version.note === null
      ? []
      : [{ code: 'release_note', scope: 'dataset', values: { dataset: dottedId(dataset) }, text: version.note } as const]),
    ...remarksOn(version, slice.series.key).map(({ text, periods }): Note => {
      const isOfSeries = periods.length === 0;
      return {
        code: 'release_note',
        scope: isOfSeries ? 'series' : 'periods',
        values: { series: handle.id, ...(isOfSeries ? {} : { periods }) },
        text,
      };
    }),
    ...(handle.nature === 'event'
      ? [ofSeries('event', 'Each value applies from its date until the date of the next value. No values are published in between.')]
      : []),
    ...(shaping.partial && shaping.frequency !== null
      ? [ofSeries('partial_periods', 'Rows marked partial are for periods in which some values are missing.')]
      : []),
  ];
}
