/** Builds the rows for several series. There is one row for each shared period, or one for each period of each series. */
import { LRUCache } from 'lru-cache';
import { at } from '../../../core/assert.ts';
import { firstFrom } from '../../../core/basic/lists.ts';
import { shareThread } from '../../../core/cost.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency, isInterval } from '../../../core/frequency.ts';
import { KeptRows } from '../../../core/json-rows.ts';
import { DAY_MS, formatPeriod, instantOf, isoDay, lastDay, type Period, period, windowOf } from '../../../core/period.ts';
import { periodInWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import { EXPR } from '../../base/parameters/standard.ts';
import { within } from '../../base/query-caches.ts';
import type { WrittenExpression } from '../transforms/expression-parameter.ts';
import { evaluate, operandsIn } from '../transforms/series-expression.ts';
import { isAsPublished } from '../transforms/series-transforms.ts';
import type { Column } from './columns.ts';
import type { MultiRequest } from './request.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

export interface Row {
  /** The end of the period, in milliseconds since the epoch. */
  readonly end: number;
  /** The order of periods that end at the same time. The longest period comes last. */
  readonly rank: number;
  readonly period: Period;
  readonly values: (number | null)[];
  /** True if the value of at least one series covers only a part of the period. */
  partial: boolean;
}

/** The number of rows that are built before other requests may run. */
const ROWS_OF_A_TURN = 1_000;

async function rowsWithin(columns: readonly Column[], { align, window }: Pick<MultiRequest, 'align' | 'window'>): Promise<readonly Row[]> {
  const byFrequency = new Map<Frequency, Map<number, Row>>();
  for (const [i, { points, partial }] of columns.entries()) {
    const { freq, t, value } = points;
    const { from, to } = windowOf(freq, window.start, window.end);
    const rows = byFrequency.get(freq) ?? new Map<number, Row>();
    byFrequency.set(freq, rows);
    for (let k = firstFrom(t, from), end = firstFrom(t, to + 1); k < end; k += 1) {
      if (k % ROWS_OF_A_TURN === 0) await shareThread();
      const ordinal = at(t, k);
      let row = rows.get(ordinal);
      if (row === undefined) {
        row = rowAt(period(freq, ordinal), columns.length);
        rows.set(ordinal, row);
      }
      row.values[i] = value[k] ?? null;
      row.partial ||= partial(ordinal);
    }
  }
  const all = [...byFrequency.values()].flatMap((rows) => [...rows.values()]);
  const kept = align === 'intersect' ? all.filter(({ values }) => !values.includes(null)) : all;
  return kept.sort((a, b) => a.end - b.end || a.rank - b.rank);
}

const rowAt = (p: Period, series: number): Row => ({
  end: isInterval(p.freq) ? instantOf(p) + MARKET_OFFSET_MS : (lastDay(p) + 1) * DAY_MS,
  rank: -FREQUENCY[p.freq].rank,
  period: p,
  values: new Array<number | null>(series).fill(null),
  partial: false,
});

function refuseMixed(columns: readonly Column[]): void {
  const frequencies = [...new Set(columns.map(({ points }) => points.freq))];
  if (frequencies.length === 1) return;
  const words = frequencies.map((freq) => FREQUENCY[freq].word).join(', ');
  throw new WattleError('REQ_UNPROCESSABLE', `The series have different frequencies (${words}) and have no periods in common.`, {
    hint: 'Use frequency= to convert them, or omit align and expr to give each series its own rows.',
  });
}

/** All rows of published values, with their JSON text, for the cache. */
interface KeptSeries {
  readonly slices: readonly object[];
  readonly rows: readonly Row[];
  readonly kept: KeptRows<WireRow>;
}

/** The memory in bytes for one value of a cached row, including its JSON text. */
const VALUE_BYTES = 60;
const VALUES_KEPT = within(0.02, VALUE_BYTES, 300_000);
const KEPT = new WeakMap<QueryContext['caches'], LRUCache<string, KeptSeries>>();

const ALL_PERIODS: MultiRequest['window'] = { start: null, end: null };

interface MultiRows {
  readonly rows: readonly Row[];
  /** Writes the rows from index `from` up to, but not including, `to`. */
  write(from: number, to: number): Promise<readonly WireRow[]>;
}

/** The maximum number of values in cached rows. Market intervals have more, but few requests need all of them. */
const MOST_KEPT = 100_000;

async function written(rows: readonly Row[], ids: readonly string[], expr: MultiRequest['expr']): Promise<readonly WireRow[]> {
  const wire: WireRow[] = [];
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_OF_A_TURN === ROWS_OF_A_TURN - 1) await shareThread();
    wire.push(wireRow(ids, row, expr));
  }
  return wire;
}

/**
 * Returns the rows for a request. If the same series are requested as published for a second time, caches the rows for all their periods.
 */
export async function rowsOf(ctx: QueryContext, columns: readonly Column[], request: MultiRequest): Promise<MultiRows> {
  const { align, window, expr, indexTo } = request;
  if (align !== 'none' || expr !== null) refuseMixed(columns);
  const ids = columns.map(({ loaded }) => loaded.handle.id);
  const isKept =
    expr === null &&
    indexTo === null &&
    columns.reduce((sum, { points }) => sum + points.t.length, 0) <= MOST_KEPT &&
    columns.every(({ shaping, points, loaded }) => isAsPublished(shaping) && points === loaded.slice.points);
  const name = `${align} ${ids.join()}`;
  if (!isKept || !isRequestedAgain(ctx, name)) {
    const rows = await rowsWithin(columns, request);
    return { rows, write: (from, to) => written(rows.slice(from, to), ids, expr) };
  }
  const { rows, kept } = await keptSeries(ctx, name, columns, ids, align);
  const { first, end, isWhole } = partWithin(rows, window);
  if (isWhole) return { rows: rows.slice(first, end), write: async (from, to) => kept.part(first + from, first + to) };
  const shown = rows.filter(isWithin(window));
  return { rows: shown, write: (from, to) => written(shown.slice(from, to), ids, null) };
}

function isRequestedAgain({ caches: { requestedTogether } }: QueryContext, name: string): boolean {
  const isAgain = requestedTogether.has(name);
  requestedTogether.set(name, true);
  return isAgain;
}

async function keptSeries(
  ctx: QueryContext,
  name: string,
  columns: readonly Column[],
  ids: readonly string[],
  align: MultiRequest['align'],
): Promise<KeptSeries> {
  const kept =
    KEPT.get(ctx.caches) ??
    new LRUCache<string, KeptSeries>({
      maxSize: VALUES_KEPT,
      sizeCalculation: ({ slices, rows }) => 1 + rows.length * (slices.length + 2),
    });
  KEPT.set(ctx.caches, kept);
  const slices = columns.map(({ loaded }) => loaded.slice);
  const known = kept.get(name);
  if (known?.slices.every((slice, i) => slice === slices[i])) return known;
  const rows = await rowsWithin(columns, { align, window: ALL_PERIODS });
  const made = { slices, rows, kept: new KeptRows(await written(rows, ids, null)) };
  kept.set(name, made);
  return made;
}

/** Returns a function that tests whether a row is in the window. The bounds of the window depend on the frequency of the row. */
function isWithin({ start, end }: MultiRequest['window']): (row: Row) => boolean {
  const windows = new Map<Frequency, { readonly from: number; readonly to: number }>();
  return ({ period: { freq, t } }) => {
    const known = windows.get(freq) ?? windowOf(freq, start, end);
    windows.set(freq, known);
    return t >= known.from && t <= known.to;
  };
}

/**
 * Returns the smallest range of rows that contains the window, and whether all its rows are in the window. If there are several
 * frequencies, the range can include rows outside the window.
 */
function partWithin(rows: readonly Row[], window: MultiRequest['window']) {
  const isShown = isWithin(window);
  const first = rows.findIndex(isShown);
  const end = rows.findLastIndex(isShown) + 1;
  if (first < 0) return { first: 0, end: 0, isWhole: true };
  let isWhole = true;
  for (let i = first; i < end && isWhole; i += 1) isWhole = isShown(rows[i] as Row);
  return { first, end, isWhole };
}

interface WireRow extends Readonly<Record<string, unknown>> {
  readonly date: string;
  readonly period: string;
}

/**
 * Adds members in a fixed order. All rows then have the same hidden class in the JavaScript engine, which makes writing JSON twice as
 * fast.
 */
function wireRow(ids: readonly string[], { period: p, values, partial }: Row, expr: MultiRequest['expr']): WireRow {
  const text = formatPeriod(p);
  const row: Record<string, unknown> & WireRow = { date: p.freq === 'D' ? text : isoDay(lastDay(p)), period: text };
  for (let i = 0; i < ids.length; i += 1) row[ids[i] as string] = values[i] ?? null;
  if (expr !== null) row[EXPR.name] = evaluate(expr.expression, values);
  if (partial) row['partial'] = true;
  return row;
}

/** Returns a note about rows for which the expression has no result, because of a division by zero or an overflow. */
export function nothingComputed(page: readonly Row[], { text, expression }: WrittenExpression): readonly string[] {
  const operands = operandsIn(expression);
  const without = page.filter(({ values }) => operands.every((i) => values[i] != null) && evaluate(expression, values) === null);
  const [first, last] = [without[0], without.at(-1)];
  if (!first || !last) return [];
  const [start, end] = [periodInWords(first.period), periodInWords(last.period)];
  const which =
    without.length === 1 ? `1 value of ${text}, for ${start}, is` : `${without.length} values of ${text} from ${start} to ${end} are`;
  return [`${which} null, because of a division by 0 or a result that is not finite.`];
}
