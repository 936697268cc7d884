/** Returns several series in one table, with a row for each period and a column for each series. */

import { at } from '../../../core/assert.ts';
import { reserveObservations } from '../../../core/cost.ts';
import { type Dataset, dottedId } from '../../../core/define-dataset.ts';
import { quirksOfSeries, type SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import { concernNotes } from '../../base/concerns.ts';
import type { QueryContext } from '../../base/context.ts';
import { queryFingerprint } from '../../base/cursor.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { gapsOfAnswer } from '../../base/real-time/vintage-gap.ts';
import { gapNotes, gapsWithin } from '../../base/stored-span.ts';
import { olderFigures, olderFiguresNotes, type ShownVintage, shownVintage } from '../../base/vintages-apart.ts';
import { breakFacts } from '../breaks/series-breaks.ts';
import { freshnessOfAll } from '../freshness/series-freshness.ts';
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
 * Returns rows with `date` (last day of the period), `period` and a member for each series, ascending. A missing value is null.
 * - `align=none`: each series keeps its periods. `union` and `intersect`: a row for each period that any or all series have, in one
 * frequency.
 * - `index_to` sets a period to 100. `expr` adds a calculated member, and needs the same frequency for all series.
 * Other parameters are as in `readSeries`. Throws REQ_UNPROCESSABLE for mixed frequencies, sums of different units, or an incomplete base
 * period.
 */
export async function readMulti(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint('multi', params);
  const request = readRequest(handles, params, fingerprint);
  const loaded = await Promise.all(request.handles.map((handle, i) => hold(ctx, handle, request, i)));
  const shapings = await divideAll(ctx, loaded, request);
  const divisors = shapings.flatMap(({ dividedBy }) => dividedBy);
  const read = [...loaded, ...divisors.map((divisor) => divisor.loaded)];
  const freshness = await freshnessOfAll(ctx, read, request.asOf);
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  const columns = loaded.map((one, i) => columnOf(one, request, shapings[i]));
  const computedUnit = request.expr === null ? null : unitOfExpression(request.expr, columns.map(unitsInExpression));
  const { rows: all, write } = rowsOf(ctx, columns, request);
  const { cursor } = request;
  // Keeps the rows before the cursor, because rows are sorted by end and rank.
  const left = cursor === null ? all : all.filter(({ end, rank }) => end < cursor.end || (end === cursor.end && rank < cursor.rank));
  const page = left.slice(-request.limit);
  const [oldest] = page;
  const more = left.length > page.length && oldest !== undefined;
  const gaps = gapsWithin(loaded, request.window, null, null);
  const inGap = gapsOfAnswer(read.map(({ handle: { id }, gap }) => ({ named: id, gap })));
  reserveObservations(page.length * loaded.length);
  const rows = write(left.length - page.length, left.length);
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
          ...olderFiguresNotes(olderFigures(shown)),
          ...columns.flatMap((column) => quotientNotes(undividedPoints(column.loaded, column.shaping), column.shaping.dividedBy)),
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

/** Loads the version that earlier pages used or, for the first page, the latest version. */
async function hold(ctx: QueryContext, handle: SeriesHandle, { asOf, cursor }: MultiRequest, i: number): Promise<LoadedSeries> {
  const loaded = await loadSeries(ctx, handle, asOf);
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

/** Returns the series with the latest vintage in each dataset. The answer shows its date as the date of the dataset. */
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
    return [...quirks, `${events.join(', ')}: the value in force at the end of each period (${FREQUENCY[frequency].word}).`];
  }
  return [...quirks, `Each value of ${events.join(', ')} applies from its date until the next one. Nothing is published between them.`];
}

const concernsOf = (loaded: readonly LoadedSeries[]): readonly string[] =>
  loaded.flatMap(({ state, stored }) => concernNotes(state, new Set([stored.key])));

async function explainAll(
  ctx: QueryContext,
  columns: readonly Column[],
  { indexTo, expr }: MultiRequest,
  page: readonly Row[],
): Promise<Readonly<Record<string, unknown>>> {
  const entries = await Promise.all(
    columns.map(async ({ loaded, shaping, points }, i) => {
      const shown = page.filter((row) => row.period.freq === points.freq && row.values[i] !== null).map((row) => row.period.t);
      return [loaded.handle.id, await explanation(ctx, loaded, shaping, shown)] as const;
    }),
  );
  const index = indexTo ? { index: `100 x(t) / x(${formatPeriod(indexTo)}), the mean of x where that period holds several values` } : {};
  return { ...index, ...(expr === null ? {} : { expr: expr.text }), series: Object.fromEntries(entries) };
}
