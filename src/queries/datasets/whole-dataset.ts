/** Reads a whole dataset. Up to `atOnce` rows are kept in memory. A larger dataset is built in parts while the client reads it. */
import { OPEN_OBSERVATIONS, reserveObservations } from '../../core/cost.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { MOST_ROWS, ORDER } from '../base/parameters/dataset-rows.ts';
import { CURSOR } from '../base/parameters/standard.ts';
import { type Row, rowsOf, shorterIfRefused, type WholeAnswer } from '../base/whole-answer.ts';
import { readDataset } from './read-dataset.ts';
import { laterRows } from './read-time-series.ts';

/**
 * Reads all rows. For a caller without a key, reads rows up to the caller's limit. Throws LIMIT_RATE, LIMIT_BUSY and the errors of the
 * first page.
 * @param atOnce the number of rows above which a response is built in parts
 */
export async function readWhole(ctx: QueryContext, dataset: Dataset, query: URLSearchParams, atOnce: number): Promise<WholeAnswer> {
  const read = (cursor: string | null, limit: number): Promise<Answer> => readDataset(ctx, dataset, pageOf(query, cursor, limit));
  const first = await read(null, MOST_ROWS);
  if (first.next === null) return { answer: first, parts: null };
  const each = observationsOf(dataset, first);
  const most = await rowsAllowed(first.meta.total_rows, each);
  const newestFirst = dataset.kind === 'time_series' && query.get(ORDER.name)?.toLowerCase() !== 'desc';
  if (most === Number.POSITIVE_INFINITY && first.meta.total_rows > atOnce) {
    const { next, meta } = first;
    const answer = { ...first, next: null, meta: { ...meta, row_count: meta.total_rows, truncated: false } };
    return { answer, parts: () => inOrder(rowsOf(first), rowsAfter(ctx, dataset, query, next), newestFirst) };
  }
  const pages = most < MOST_ROWS ? [await read(null, most)] : [first];
  let rows = Math.min(most, MOST_ROWS);
  for (let last = first; last.next !== null && rows < most; rows += rowsOf(last).length) {
    last = await read(last.next, Math.min(MOST_ROWS, most - rows));
    pages.push(last);
  }
  return { answer: joined(pages, newestFirst), parts: null };
}

function pageOf(query: URLSearchParams, cursor: string | null, limit: number): URLSearchParams {
  const requested = new URLSearchParams(query);
  requested.set('limit', String(limit));
  if (cursor !== null) requested.set(CURSOR.name, cursor);
  return requested;
}

/**
 * Returns the number of observations in a row, which counts towards the caller's limit. In a wide table, each column with a unit is one
 * observation.
 */
const observationsOf = (dataset: Dataset, { columns }: Answer): number =>
  dataset.kind === 'register' ? 1 : Math.max(1, columns.filter((column) => 'unit' in column).length);

/**
 * Counts the rows towards the caller's limit. Returns the number of rows that the caller may read. Infinity means all rows. Throws
 * LIMIT_RATE and LIMIT_BUSY.
 */
function rowsAllowed(total: number, each: number): Promise<number> {
  const pay = async (rows: number): Promise<number> => {
    reserveObservations(Math.min(total, rows) * each);
    return rows;
  };
  return shorterIfRefused(
    () => pay(Number.POSITIVE_INFINITY),
    () => pay(Math.max(1, Math.floor(OPEN_OBSERVATIONS / each))),
  );
}

/** Returns the rows on all pages after the first one. The cursor identifies the version to read. */
async function* rowsAfter(ctx: QueryContext, dataset: Dataset, query: URLSearchParams, cursor: string): AsyncGenerator<readonly Row[]> {
  if (dataset.kind === 'time_series') {
    yield* laterRows(ctx, dataset, pageOf(query, cursor, MOST_ROWS));
    return;
  }
  for (let next: string | null = cursor; next !== null; ) {
    const page: Answer = await readDataset(ctx, dataset, pageOf(query, next, MOST_ROWS));
    yield rowsOf(page);
    next = page.next;
  }
}

/**
 * Joins the first page and all later rows in the order of the file.
 * @param newestFirst true if the first page has the last rows of the file
 */
async function* inOrder(first: readonly Row[], later: AsyncIterable<readonly Row[]>, newestFirst: boolean): AsyncGenerator<readonly Row[]> {
  if (!newestFirst) yield first;
  yield* later;
  if (newestFirst) yield first;
}

function joined(pages: readonly Answer[], newestFirst: boolean): Answer {
  const ordered = newestFirst ? pages.toReversed() : pages;
  const data = ordered.flatMap(rowsOf);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const oldest = newestFirst ? first : last;
  const newest = newestFirst ? last : first;
  const answer = pages[0] as Answer;
  const next = pages.at(-1)?.next ?? null;
  return {
    ...answer,
    data,
    next,
    meta: {
      ...answer.meta,
      period: { start: oldest?.meta.period.start ?? null, end: newest?.meta.period.end ?? null },
      row_count: data.length,
      truncated: next !== null,
    },
  };
}
