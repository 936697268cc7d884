/** Returns several series in one table. The table has a row for each period and a column for each series. */

import { at } from '../../../core/assert.ts';
import { reserveObservations } from '../../../core/cost.ts';
import { type Dataset, datasetKey, dottedId } from '../../../core/define-dataset.ts';
import { quirksOfSeries, type SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { Answer, AnswerColumn } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import { concernNotes } from '../../base/concerns.ts';
import type { QueryContext } from '../../base/context.ts';
import { queryFingerprint } from '../../base/cursor.ts';
import { ExplainedValues } from '../../base/explained-values.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { gapsOfAnswer } from '../../base/real-time/vintage-gap.ts';
import type { Note } from '../../base/reason-shape.ts';
import { gapNotes, gapsWithin } from '../../base/stored-span.ts';
import { olderFigures, olderFiguresNotes, type ShownVintage, shownVintage } from '../../base/vintages-apart.ts';
import { breakFacts } from '../breaks/series-breaks.ts';
import { type Fresher, laterNotes, laterValues } from '../concepts/fresher.ts';
import { freshnessOfAll } from '../freshness/series-freshness.ts';
import { type Absent, absentNotes, orAbsent, separated } from '../reading/absent-series.ts';
import { inVersion, type LoadedSeries, loadSeries } from '../reading/stored-series.ts';
import { explanation } from '../series-explain.ts';
import { quotientNotes } from '../transforms/divided.ts';
import { unitOfExpression } from '../transforms/expression-parameter.ts';
import { type Shaping, undividedPoints, withDivisors } from '../transforms/series-transforms.ts';
import {
  answerColumns,
  breaksOfColumn,
  type Column,
  columnOf,
  emptyNote,
  factsOf,
  isLeftOut,
  meaninglessNotes,
  unitsInExpression,
  unlikeBases,
} from './columns.ts';
import { cursorAt, echoOf, type MultiRequest, readRequest } from './request.ts';
import { nothingComputed, type Row, rowsOf } from './rows.ts';

/**
 * Returns rows with `date` (last day of the period), `period` and a member for each series, in ascending order of periods. A missing
 * value is null.
 * - `align=none`: each series keeps its periods. `union`: a row for each period that at least one series has. `intersect`: a row for each
 * period that all series have. Both use one frequency.
 * - `index_to` sets a period to 100. `expr` adds a calculated member, and needs the same frequency for all series.
 * A series without data has an empty column and a note. Other parameters are as in `readSeries`. Throws REQ_UNPROCESSABLE for
 * mixed frequencies, sums of different units, or an incomplete base period.
 */
export async function readMulti(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint('multi', params);
  const request = readRequest(handles, params, fingerprint);
  const tried = await Promise.all(request.handles.map((handle) => orAbsent(loadSeries(ctx, handle, request.asOf))));
  const { present, absent } = separated(request.handles, tried);
  const [missing] = absent;
  if (missing === undefined) return readPresent(ctx, request, present, fingerprint);
  // An expression has no result if one of its series is missing.
  if (request.expr !== null) throw missing.reason;
  const isPresent = (_: unknown, i: number): boolean => !(tried[i] instanceof WattleError);
  const reduced = { ...request, handles: request.handles.filter(isPresent), shapings: request.shapings.filter(isPresent) };
  return withEmptyColumns(await readPresent(ctx, reduced, present, fingerprint), request.handles, absent);
}

/** Adds an empty column for each series without data. The columns then depend only on the request. */
function withEmptyColumns(answer: Answer, handles: readonly SeriesHandle[], absent: readonly Absent[]): Answer {
  const ids = handles.map(({ id }) => id);
  const [shown, facts] = [answer.columns, (answer.meta['summary'] as { readonly series: readonly object[] }).series];
  const isOwn = ({ name }: AnswerColumn): boolean => ids.includes(name);
  const [before, own, after] = [shown.slice(0, shown.findIndex(isOwn)), shown.filter(isOwn), shown.slice(shown.findLastIndex(isOwn) + 1)];
  const isAbsent = new Set(absent.map(({ handle }) => handle));
  let next = 0;
  const each = handles.map((handle) =>
    isAbsent.has(handle) ? { column: emptyColumn(handle), facts: emptyFacts(handle) } : { column: at(own, next), facts: at(facts, next++) },
  );
  const columns = [...before, ...each.map(({ column }) => column), ...after];
  const names = columns.map(({ name }) => name);
  const notes = absentNotes(absent);
  const { meta } = answer;
  return {
    ...answer,
    columns,
    data: (answer.data as readonly Readonly<Record<string, unknown>>[]).map((row) =>
      Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : ids.includes(name) ? [[name, null]] : []))),
    ),
    meta: {
      ...meta,
      query: { ...meta.query, ids: ids.join(',') },
      notes: [...notes.map(({ text }) => text), ...meta.notes],
      note_facts: [...notes, ...meta.note_facts],
      summary: { ...(meta['summary'] as object), series: each.map((one) => one.facts) },
    },
    datasets: [...new Set([...answer.datasets, ...absent.map(({ handle }) => datasetKey(handle.dataset))])],
  };
}

/** Returns the notes on later values of the same measures. A series with such a value in the request has no note. */
async function laterNotesOf(ctx: QueryContext, loaded: readonly LoadedSeries[]): Promise<readonly Note[]> {
  const isShown = (later: Fresher | null): boolean =>
    later?.concept !== undefined && later.units === undefined && loaded.some(({ handle }) => handle.id === later.id);
  const notes = loaded.map(async (one) => {
    const { single, fresher } = await laterValues(ctx, one);
    return laterNotes(one.handle, single, isShown(fresher) ? null : fresher);
  });
  return (await Promise.all(notes)).flat();
}

const emptyColumn = ({ id, units }: SeriesHandle): AnswerColumn => ({ name: id, exact: true, unit: units });

const emptyFacts = ({ id, title, units, unitsShort, frequency, adjustment, place }: SeriesHandle): object => ({
  series_id: id,
  title,
  units,
  units_short: unitsShort,
  frequency: FREQUENCY[frequency].word,
  adjustment,
  place,
});

async function readPresent(
  ctx: QueryContext,
  request: MultiRequest,
  present: readonly LoadedSeries[],
  fingerprint: string,
): Promise<Answer> {
  const loaded = await Promise.all(present.map((one, i) => pinned(ctx, one, request, i)));
  const shapings = await divideAll(ctx, loaded, request);
  const divisors = shapings.flatMap(({ dividedBy }) => dividedBy);
  const read = [...loaded, ...divisors.map((divisor) => divisor.loaded)];
  const freshness = await freshnessOfAll(ctx, read, request.asOf);
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  const columns = loaded.map((one, i) => columnOf(one, request, shapings[i]));
  const computedUnit = request.expr === null ? null : unitOfExpression(request.expr, columns.map(unitsInExpression));
  const { rows: all, write } = await rowsOf(ctx, columns, request);
  const { cursor } = request;
  // Keeps the rows before the cursor. Rows are sorted by end and rank.
  const left = cursor === null ? all : all.filter(({ end, rank }) => end < cursor.end || (end === cursor.end && rank < cursor.rank));
  const page = left.slice(-request.limit);
  const [oldest] = page;
  const more = left.length > page.length && oldest !== undefined;
  const gaps = gapsWithin(loaded, request.window, null, null);
  const inGap = gapsOfAnswer(read.map(({ handle: { id }, gap }) => ({ named: id, gap })));
  reserveObservations(page.length * loaded.length);
  const rows = await write(left.length - page.length, left.length);
  const shown = await Promise.all(columns.map((column, i) => vintageOfColumn(ctx, column, i, page)));
  const dated = [...loaded.map((one, i) => ({ ...one, vintage: shown[i]?.vintage ?? one.vintage })), ...read.slice(loaded.length)];
  return {
    data: rows,
    columns: answerColumns(columns, request, computedUnit),
    meta: {
      ...metaOf(ctx, {
        query: echoOf(request),
        period: { start: rows[0]?.period ?? null, end: rows.at(-1)?.period ?? null },
        rows: rows.length,
        totalRows: all.length,
        truncated: more,
        sources: await Promise.all(newestOfEach(dated).map((one) => citationOf(ctx, one.handle.dataset, one.vintage))),
        freshness,
        versions: dated.map(({ vintage: ofVintage }) => ofVintage),
        of: loaded.map(({ handle }) => handle.dataset),
        notes: [
          ...notesOf(loaded, request),
          ...unlikeBases(columns),
          ...inGap.notes,
          ...(rows.length === 0 ? columns.filter((column) => !isLeftOut(request, column)).flatMap(emptyNote) : []),
          ...gapNotes(gaps),
          ...(request.asOf === null ? await laterNotesOf(ctx, loaded) : []),
          ...olderFiguresNotes(olderFigures(shown)),
          ...columns.flatMap((column) =>
            quotientNotes(undividedPoints(column.loaded, column.shaping), column.shaping.dividedBy, request.window),
          ),
          ...(request.asOf === null ? concernsOf(read) : []),
          ...columns.flatMap(meaninglessNotes(request)),
          ...columns.flatMap(({ notes }) => notes),
          ...(request.expr === null ? [] : nothingComputed(page, request.expr)),
        ],
      }),
      ...inGap.meta,
      ...(gaps.length === 0 ? {} : { gaps }),
      breaks: breakFacts(columns.flatMap(breaksOfColumn(request))),
      summary: {
        series: columns.map(factsOf),
        ...(request.expr === null ? {} : { expr: { expression: request.expr.text, units: computedUnit } }),
      },
      ...(request.explain ? { explain: await explainAll(ctx, columns, request, page) } : {}),
    },
    next: more ? cursorAt(fingerprint, loaded, divisors, oldest) : null,
    datasets: oneOfEach(read).map(({ dataset }) => dataset),
    maxAgeSeconds: Math.min(...read.map((one) => maxAgeSeconds(one.handle.dataset, one.state, freshness, ctx.clock.now()))),
  };
}

/** Returns a series in the version that earlier pages used. For the first page, returns it unchanged. */
async function pinned(ctx: QueryContext, loaded: LoadedSeries, { cursor }: MultiRequest, i: number): Promise<LoadedSeries> {
  if (cursor === null) return loaded;
  const [seq = 0, recordedAt = 0] = cursor.versions.slice(2 * i);
  const versions = await ctx.store.datasets.versionsAt(loaded.dataset, [seq]);
  const version = versions.find((one) => one.recordedAt === recordedAt);
  if (!version)
    throw new WattleError('REQ_CURSOR_EXPIRED', 'The data version for this cursor is no longer stored. Start again without the cursor.');
  return loaded.isOwn ? loaded : { ...(await inVersion(ctx, loaded, version)), gap: loaded.gap };
}

/** Loads the divisors. Later pages use the same versions as the first page. */
function divideAll(ctx: QueryContext, loaded: readonly LoadedSeries[], request: MultiRequest): Promise<readonly Shaping[]> {
  const pinned = request.cursor?.versions.slice(2 * loaded.length) ?? [];
  return Promise.all(
    request.shapings.map((shaping, i) => {
      const before = 2 * request.shapings.slice(0, i).reduce((count, { divisors }) => count + divisors.length, 0);
      return withDivisors(ctx, at(loaded, i), shaping, request.asOf, pinned.slice(before, before + 2 * shaping.divisors.length));
    }),
  );
}

const oneOfEach = (loaded: readonly LoadedSeries[]): readonly LoadedSeries[] => [
  ...new Map(loaded.map((one): [Dataset, LoadedSeries] => [one.handle.dataset, one])).values(),
];

/** Returns one series for each dataset, with the latest vintage. The response shows the date of this vintage as the date of the dataset. */
const newestOfEach = (loaded: readonly LoadedSeries[]): readonly LoadedSeries[] =>
  oneOfEach(loaded).flatMap(({ dataset }) =>
    loaded
      .filter((one) => one.dataset === dataset)
      .toSorted((a, b) => b.vintage.seq - a.vintage.seq)
      .slice(0, 1),
  );

function vintageOfColumn(ctx: QueryContext, { loaded, points: { freq } }: Column, i: number, page: readonly Row[]): Promise<ShownVintage> {
  const isShown = ({ period: one, values }: Row): boolean => one.freq === freq && values[i] != null;
  const ends = [page.find(isShown), page.findLast(isShown)];
  return shownVintage(ctx, loaded, loaded.handle.id, { freq, t: ends.flatMap((row) => row?.period.t ?? []) });
}

function notesOf(loaded: readonly LoadedSeries[], { shapings }: MultiRequest): readonly string[] {
  const quirks = [
    ...new Set(loaded.flatMap(({ handle }) => quirksOfSeries(handle).map((quirk) => `${dottedId(handle.dataset)}: ${quirk}`))),
  ];
  const events = loaded.filter(({ handle }) => handle.nature === 'event').map(({ handle }) => handle.id);
  if (events.length === 0) return quirks;
  const brought = loaded.flatMap(({ handle }, i) => (handle.nature === 'event' ? (shapings[i]?.frequency ?? []) : []));
  const [frequency] = brought;
  if (frequency !== undefined) {
    return [...quirks, `Values of ${events.join(', ')} are those in force at the end of each ${FREQUENCY[frequency].word} period.`];
  }
  return [
    ...quirks,
    `Each value of ${events.join(', ')} applies from its date until the date of the next value. No values are published in between.`,
  ];
}

const concernsOf = (loaded: readonly LoadedSeries[]): readonly string[] =>
  loaded.flatMap(({ state, stored }) => concernNotes(state, new Set([stored.key])));

async function explainAll(
  ctx: QueryContext,
  columns: readonly Column[],
  { indexTo, expr }: MultiRequest,
  page: readonly Row[],
): Promise<Readonly<Record<string, unknown>>> {
  const values = new ExplainedValues();
  const entries = await Promise.all(
    columns.map(async ({ loaded, shaping, points }, i) => {
      const shown = page.filter((row) => row.period.freq === points.freq && row.values[i] !== null).map((row) => row.period.t);
      return [loaded.handle.id, await explanation(ctx, loaded, shaping, shown, values)] as const;
    }),
  );
  const index = indexTo ? { index: `100 x(t) / x(${formatPeriod(indexTo)}), the mean of x where that period holds several values` } : {};
  return { ...index, ...(expr === null ? {} : { expr: expr.text }), series: Object.fromEntries(entries) };
}
