/** Several series side by side: one row for each period, one column for each series. */
import { at } from '../../core/assert.ts';
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import {
  DAY_MS,
  formatPeriod,
  instantOf,
  isoDay,
  lastDay,
  PERIOD_FORMS,
  type Period,
  parseBound,
  parsePeriod,
  period,
  windowOf,
} from '../../core/period.ts';
import type { Points } from '../../core/series/points.ts';
import { rebase } from '../../core/series/rebase.ts';
import type { Answer, AnswerColumn, EchoedQuery } from '../answer.ts';
import { citationOf } from '../citation.ts';
import { concernNotes } from '../concerns.ts';
import type { QueryContext } from '../context.ts';
import { decodeCursor, encodeCursor, queryFingerprint } from '../cursor.ts';
import { parseMarketBound } from '../datasets/market-window.ts';
import { olderFigures, olderFiguresNotes, type ShownEdition, shownEdition } from '../editions-apart.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../freshness.ts';
import { echoWindow, metaOf } from '../meta.ts';
import { choice, type QueryParameter } from '../parameters/declaration.ts';
import { type AsOf, Parameters, quoted, type Window } from '../parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN, EXPR, IDS, INDEX_TO, WINDOW } from '../parameters/standard.ts';
import { gapNotes, gapsWithin, nothingInWindow } from '../stored-span.ts';
import { type LoadedDivisor, pinnedVersions, quotientNotes } from './divided.ts';
import { isAtConstantPrices } from './divisors.ts';
import {
  eventsAtFrequencyOfOthers,
  IDS_OR_EXPR,
  readExpression,
  unitOfExpression,
  type WrittenExpression,
} from './expression-parameter.ts';
import { VALUES_LIMIT } from './resolve-series.ts';
import { breakFacts, breaksFromBase, breaksOfRows, brokenBy, comparableWith, meaninglessNote } from './series-breaks.ts';
import { explanation } from './series-explain.ts';
import { AT_CONSTANT_PRICES, evaluate, operandsIn } from './series-expression.ts';
import { freshnessOfAll } from './series-freshness.ts';
import {
  AS_PUBLISHED,
  aggregatedPoints,
  echoShaping,
  partialPeriods,
  readShapings,
  SHAPING_AND_DIVIDING,
  type Shaping,
  shapedUnits,
  shapedUnitsShort,
  shapePoints,
  undividedPoints,
  withDivisors,
} from './series-transforms.ts';
import { inVersion, type LoadedSeries, loadSeries, unitsOf } from './stored-series.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

export const ALIGNMENTS = ['none', 'intersect', 'union'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
const ALIGN = choice(
  'align',
  'Which periods have rows; where it is absent `none`, and `intersect` of an expression without `ids`.',
  ALIGNMENTS,
);
export const READ_MULTI: readonly QueryParameter[] = [
  IDS_OR_EXPR,
  ...WINDOW,
  VALUES_LIMIT,
  ...SHAPING_AND_DIVIDING,
  ALIGN,
  INDEX_TO,
  EXPR,
  AS_OF,
  EXPLAIN,
  ALLOW_STALE,
  CURSOR,
];

interface MultiRequest {
  readonly handles: readonly SeriesHandle[];
  /** One for each series. */
  readonly shapings: readonly Shaping[];
  readonly window: Window;
  readonly asOf: AsOf | null;
  readonly align: Alignment;
  readonly indexTo: Period | null;
  readonly expr: WrittenExpression | null;
  readonly limit: number;
  readonly allowStale: boolean;
  readonly explain: boolean;
  /** Null: the first page. */
  readonly cursor: MultiCursor | null;
}

/** The row that a page ended before, and seq and recordedAt of the version that its pages read, for each series and then for each divisor. */
interface MultiCursor {
  readonly end: number;
  readonly rank: number;
  readonly versions: readonly number[];
}

/**
 * Rows `date` (period end), `period` and a member for each series by its id, ascending; null where a series has no value. With
 * `align=none` each series has the rows of its own periods, whatever their frequencies; `union` and `intersect` need one frequency, and
 * keep the periods that any or all of them have. `index_to` makes the values of a period 100. `expr` adds a member of that name, computed of
 * the others, and needs one frequency too. Otherwise as `readSeries`.
 * Throws REQ_UNPROCESSABLE when frequencies differ, when an expression adds unlike units, or when the base of an index is not there as a whole.
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
  const all = rowsOf(columns, request);
  const { cursor } = request;
  const left = cursor === null ? all : all.filter(({ end, rank }) => end < cursor.end || (end === cursor.end && rank < cursor.rank));
  const page = left.slice(-request.limit);
  const [oldest] = page;
  const more = left.length > page.length && oldest !== undefined;
  const gaps = gapsWithin(loaded, request.window, null, null);
  const rows = page.map((row) => wireRow(loaded, row, request.expr));
  const shown = await Promise.all(columns.map((column, i) => editionOfColumn(ctx, column, i, page)));
  const dated = [...loaded.map((one, i) => ({ ...one, edition: shown[i]?.edition ?? one.edition })), ...read.slice(loaded.length)];
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
        sources: await Promise.all(newestOfEach(dated).map((one) => citationOf(ctx, one.handle.dataset, one.edition))),
        freshness,
        versions: dated.map(({ edition }) => edition),
        notes: [
          ...notesOf(loaded, request),
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

// ---------------------------------------------------------------- the request

function readRequest(handles: readonly SeriesHandle[], params: URLSearchParams, fingerprint: string): MultiRequest {
  const parameters = new Parameters(params);
  // Which series they are was read before.
  parameters.accept(IDS);
  const isMarket = handles.some(({ frequency }) => isInterval(frequency));
  const asked = readShapings(handles, parameters);
  const expr = readExpression(parameters, handles);
  const shapings = expr === null ? asked : eventsAtFrequencyOfOthers(handles, asked);
  const cursorText = parameters.text(CURSOR);
  const request = {
    handles,
    shapings,
    window: parameters.window(isMarket ? parseMarketBound : parseBound),
    asOf: parameters.asOf(),
    align: parameters.choice(ALIGN) ?? (expr !== null && !parameters.has(IDS) ? 'intersect' : 'none'),
    indexTo: readBase(parameters),
    expr,
    limit: parameters.integer(VALUES_LIMIT),
    allowStale: parameters.flag(ALLOW_STALE),
    explain: parameters.flag(EXPLAIN),
  };
  if (request.indexTo !== null && shapings.some(({ units }) => units !== 'lin')) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'index_to',
      detail: 'Only levels can be indexed: index_to goes with units=lin.',
      allowed: ['lin'],
    });
  }
  const event = handles.find(({ nature }) => nature === 'event');
  if (request.indexTo !== null && event) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'index_to',
      detail: `${event.id} is a series of events, of which no index is made.`,
    });
  }
  parameters.refuseRest();
  parameters.check();
  return { ...request, cursor: cursorText === null ? null : readCursor(cursorText, fingerprint) };
}

function readBase(parameters: Parameters): Period | null {
  const text = parameters.text(INDEX_TO);
  if (text === null) return null;
  const base = parsePeriod(text);
  if (base) return base;
  parameters.fault('REQ_BAD_PERIOD', {
    parameter: 'index_to',
    detail: `${quoted(text)} is not a period; the accepted forms are those of start_period.`,
    allowed: PERIOD_FORMS.filter((form) => parsePeriod(form) !== null),
  });
  return null;
}

function readCursor(text: string, fingerprint: string): MultiCursor {
  const { position } = decodeCursor(text, fingerprint);
  const [end = 0, rank = 0, ...versions] = position;
  return { end, rank, versions };
}

const cursorAt = (fingerprint: string, loaded: readonly LoadedSeries[], divisors: readonly LoadedDivisor[], { end, rank }: Row): string => {
  const versions = loaded.flatMap(({ version }) => [version.seq, version.recordedAt]);
  return encodeCursor(fingerprint, { seq: 0, recordedAt: 0 }, [end, rank, ...versions, ...pinnedVersions(divisors)]);
};

const echoOf = (request: MultiRequest): EchoedQuery => ({
  ids: request.handles.map(({ id }) => id).join(','),
  ...echoWindow(request.window),
  ...(request.asOf ? { as_of: request.asOf.text } : {}),
  align: request.align,
  ...(request.indexTo ? { index_to: formatPeriod(request.indexTo) } : {}),
  ...(request.expr ? { expr: request.expr.text } : {}),
  ...(request.limit === VALUES_LIMIT.default ? {} : { limit: request.limit }),
  ...Object.assign({}, ...request.shapings.map(echoShaping)),
  ...(request.allowStale ? {} : { allow_stale: 0 }),
});

// ---------------------------------------------------------------- what is stored

/** A series as its page reads it: the versions of all series stay the same from page to page. */
async function hold(ctx: QueryContext, handle: SeriesHandle, { asOf, cursor }: MultiRequest, i: number): Promise<LoadedSeries> {
  const loaded = await loadSeries(ctx, handle, asOf);
  if (cursor === null) return loaded;
  const [seq = 0, recordedAt = 0] = cursor.versions.slice(2 * i);
  const versions = await ctx.store.datasets.versionsAt(loaded.dataset, [seq]);
  const version = versions.find((one) => one.recordedAt === recordedAt);
  if (!version) throw new WattleError('REQ_CURSOR_EXPIRED', 'A version that this cursor reads is no longer held; begin again without it.');
  return inVersion(ctx, loaded, version);
}

/** The shapings with the values of the divisors, in the versions that earlier pages read. */
function divideAll(ctx: QueryContext, loaded: readonly LoadedSeries[], request: MultiRequest): Promise<readonly Shaping[]> {
  const pinned = request.cursor?.versions.slice(2 * loaded.length) ?? [];
  return Promise.all(
    request.shapings.map((shaping, i) => {
      const before = 2 * request.shapings.slice(0, i).reduce((count, { divisors }) => count + divisors.length, 0);
      return withDivisors(ctx, at(loaded, i), shaping, request.asOf, pinned.slice(before, before + 2 * shaping.divisors.length));
    }),
  );
}

/** One stored series of each dataset. */
const oneOfEach = (loaded: readonly LoadedSeries[]): readonly LoadedSeries[] => [
  ...new Map(loaded.map((one): [Dataset, LoadedSeries] => [one.handle.dataset, one])).values(),
];

/** Of each dataset the series that was published last: its edition dates what is read of all of them. */
const newestOfEach = (loaded: readonly LoadedSeries[]): readonly LoadedSeries[] =>
  oneOfEach(loaded).flatMap(({ dataset }) =>
    loaded
      .filter((one) => one.dataset === dataset)
      .toSorted((a, b) => b.edition.seq - a.edition.seq)
      .slice(0, 1),
  );

/** What the values of a column are of that the rows of a page show. */
function editionOfColumn(ctx: QueryContext, { loaded, points: { freq } }: Column, i: number, page: readonly Row[]): Promise<ShownEdition> {
  const shown = page.filter(({ period: one, values }) => one.freq === freq && values[i] != null);
  return shownEdition(ctx, loaded, loaded.handle.id, { freq, t: shown.map(({ period: one }) => one.t) });
}

function notesOf(loaded: readonly LoadedSeries[], { shapings }: MultiRequest): readonly string[] {
  const quirks = oneOfEach(loaded).flatMap(({ handle }) => handle.dataset.quirks.map((quirk) => `${dottedId(handle.dataset)}: ${quirk}`));
  const events = loaded.filter(({ handle }) => handle.nature === 'event').map(({ handle }) => handle.id);
  if (events.length === 0) return quirks;
  const brought = loaded.flatMap(({ handle }, i) => (handle.nature === 'event' ? (shapings[i]?.frequency ?? []) : []));
  const [frequency] = brought;
  if (frequency !== undefined) {
    return [...quirks, `${events.join(', ')}: the value in force at the end of each period (${FREQUENCY[frequency].word}).`];
  }
  return [...quirks, `Each value of ${events.join(', ')} holds from its date until the next one; between them nothing is published.`];
}

const concernsOf = (loaded: readonly LoadedSeries[]): readonly string[] =>
  loaded.flatMap(({ state, stored }) => concernNotes(state, new Set([stored.key])));

/** What is stored of a column that has values, where none of its periods was asked for. */
const emptyNote = ({ loaded: { handle }, points: { freq, t } }: Column): readonly string[] => {
  const [firstT, lastT] = [t[0], t.at(-1)];
  return [nothingInWindow(handle.id, firstT === undefined || lastT === undefined ? [] : [{ freq, firstT, lastT }])];
};

// ---------------------------------------------------------------- rows

interface Row {
  /** When the period ends, by its own calendar, in ms. */
  readonly end: number;
  /** Of periods that end together the coarser comes last. */
  readonly rank: number;
  readonly period: Period;
  /** By the index of the series. */
  readonly values: (number | null)[];
  /** Whether a value rests on a period that is not there as a whole. */
  partial: boolean;
}

/** A series as the rows have it. */
interface Column {
  readonly loaded: LoadedSeries;
  readonly shaping: Shaping;
  readonly points: Points;
  /** About points that are not given. */
  readonly notes: readonly string[];
  readonly partial: (t: number) => boolean;
  readonly units: string;
  readonly unitsShort: string;
}

/** A series and what it is divided by. */
const readBy = (loaded: LoadedSeries, { dividedBy }: Shaping) => [loaded, ...dividedBy.map((divisor) => divisor.loaded)] as const;

function columnOf(loaded: LoadedSeries, { indexTo, window }: MultiRequest, shaping: Shaping = AS_PUBLISHED): Column {
  const points = shapePoints(loaded, shaping);
  const partial = partialPeriods(loaded, shaping);
  if (indexTo) {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const comparable = comparableWith(readBy(loaded, shaping), indexTo, rebase(points, indexTo), [from, to]);
    return { loaded, shaping, partial, ...comparable, units: `Index, ${formatPeriod(indexTo)} = 100`, unitsShort: 'Index' };
  }
  const units = shapedUnits(shaping, unitsOf(loaded.handle, loaded.slice.series));
  return { loaded, shaping, partial, points, notes: [], units, unitsShort: shapedUnitsShort(shaping, loaded.handle.unitsShort) };
}

/** Amounts at constant prices and at those of each period are both in dollars, and are not added to each other. */
const unitsInExpression = ({ loaded: { handle }, units }: Column): string =>
  isAtConstantPrices(handle) && units.startsWith('AUD') ? `${units}${AT_CONSTANT_PRICES}` : units;

function rowsOf(columns: readonly Column[], { align, window, expr }: MultiRequest): readonly Row[] {
  if (align !== 'none' || expr !== null) refuseMixed(columns);
  const rows = new Map<string, Row>();
  columns.forEach(({ points: { freq, t, value }, partial }, i) => {
    const { from, to } = windowOf(freq, window.start, window.end);
    t.forEach((ordinal, k) => {
      if (ordinal < from || ordinal > to) return;
      const name = `${freq} ${ordinal}`;
      const row = rows.get(name) ?? rowAt(period(freq, ordinal), columns.length);
      row.values[i] = value[k] ?? null;
      row.partial ||= partial(ordinal);
      rows.set(name, row);
    });
  });
  const kept = align === 'intersect' ? [...rows.values()].filter(({ values }) => !values.includes(null)) : [...rows.values()];
  return kept.sort((a, b) => a.end - b.end || a.rank - b.rank);
}

const rowAt = (p: Period, series: number): Row => ({
  end: isInterval(p.freq) ? instantOf(p) + MARKET_OFFSET_MS : (lastDay(p) + 1) * DAY_MS,
  rank: -FREQUENCY[p.freq].rank,
  period: p,
  values: new Array<number | null>(series).fill(null),
  partial: false,
});

const isInterval = (freq: Frequency): boolean => freq === '5MIN' || freq === '30MIN';

function refuseMixed(columns: readonly Column[]): void {
  const frequencies = [...new Set(columns.map(({ points }) => points.freq))];
  if (frequencies.length === 1) return;
  const words = frequencies.map((freq) => FREQUENCY[freq].word).join(', ');
  throw new WattleError('REQ_UNPROCESSABLE', `The series are of different frequencies (${words}) and have no periods in common.`, {
    hint: 'Bring them to one with frequency=, or leave align=none and expr away, which gives each its own rows.',
  });
}

const wireRow = (loaded: readonly LoadedSeries[], { period: p, values, partial }: Row, expr: MultiRequest['expr']) => ({
  date: isoDay(lastDay(p)),
  period: formatPeriod(p),
  ...Object.fromEntries(loaded.map(({ handle }, i) => [handle.id, values[i] ?? null])),
  ...(expr === null ? {} : { [EXPR.name]: evaluate(expr.expression, values) }),
  ...(partial ? { partial: true } : {}),
});

/** What is divided by nought, or grows beyond what a number holds, has no value though each of its series has one. */
function nothingComputed(page: readonly Row[], { text, expression }: WrittenExpression): readonly string[] {
  const operands = operandsIn(expression);
  const without = page.filter(({ values }) => operands.every((i) => values[i] != null) && evaluate(expression, values) === null);
  const [first, last] = [without[0], without.at(-1)];
  if (!first || !last) return [];
  const [count, are] = without.length === 1 ? ['1 value', 'is'] : [`${without.length} values`, 'are'];
  return [
    `${count} of ${text} from ${formatPeriod(first.period)} to ${formatPeriod(last.period)} ${are} null: it divides by 0 there, or comes to no finite number.`,
  ];
}

// ---------------------------------------------------------------- breaks

function breaksOfColumn({ window, indexTo }: MultiRequest): (column: Column) => ReturnType<typeof breaksOfRows> {
  return ({ loaded, shaping, points }) => {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const shown = points.t.filter((t) => t >= from && t <= to);
    const [oldest, newest] = [shown[0], shown.at(-1)];
    if (oldest === undefined || newest === undefined) return [];
    const ofRows = breaksOfRows(loaded, aggregatedPoints(loaded, shaping), shaping, oldest, newest);
    if (indexTo === null) return ofRows;
    const fromBase = breaksFromBase(readBy(loaded, shaping), indexTo, points.freq);
    const named = new Set(ofRows.map(({ one, of }) => `${one.id} ${of}`));
    const others = [oldest, newest].flatMap((t) => fromBase(t).filter(({ one, of }) => !named.has(`${one.id} ${of}`)));
    return [...ofRows, ...others];
  };
}

/** Whether values of the window are stored, and not given because of what lies between them and what they are compared with. */
function isLeftOut({ window }: MultiRequest, { loaded, shaping, points, notes }: Column): boolean {
  if (notes.length > 0) return true;
  const { from, to } = windowOf(points.freq, window.start, window.end);
  const base = aggregatedPoints(loaded, shaping);
  const { meaningless } = brokenBy(loaded, base, shaping);
  return base.t.some((t) => t >= from && t <= to && meaningless(t));
}

function meaninglessNotes({ window }: MultiRequest): (column: Column) => readonly string[] {
  return ({ loaded, shaping, points }) => {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const base = aggregatedPoints(loaded, shaping);
    return meaninglessNote(loaded.handle, base, shaping.units, brokenBy(loaded, base, shaping), from, to);
  };
}

// ---------------------------------------------------------------- about the columns

function answerColumns(columns: readonly Column[], { shapings }: MultiRequest, computedUnit: string | null): readonly AnswerColumn[] {
  const ofSeries = columns.map(({ loaded, units }): AnswerColumn => ({ name: loaded.handle.id, exact: true, unit: units }));
  const canBePartial = shapings.some(({ partial, frequency }) => partial && frequency !== null);
  const computed = computedUnit === null ? [] : [{ name: EXPR.name, unit: computedUnit }];
  return [{ name: 'date' }, { name: 'period' }, ...ofSeries, ...computed, ...(canBePartial ? [{ name: 'partial' }] : [])];
}

const factsOf = ({ loaded: { handle }, points, units, unitsShort }: Column): Readonly<Record<string, unknown>> => ({
  series_id: handle.id,
  title: handle.title,
  units,
  units_short: unitsShort,
  frequency: FREQUENCY[points.freq].word,
  adjustment: handle.adjustment,
  place: handle.place,
});

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
