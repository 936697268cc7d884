/** A whole dataset as a file, read page by page up to the limit of an answer. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from '../../queries/base/answer.ts';
import { MOST_ROWS, ORDER } from '../../queries/parameters/dataset-rows.ts';
import { CURSOR } from '../../queries/parameters/standard.ts';

/** Further rows are in files at `Link: rel="next"`. */
const MOST_FILE_ROWS = 50_000;

type Row = Readonly<Record<string, unknown>>;

const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/**
 * All pages in one answer, with `next` if the file ends early. Throws errors of the first page. Ends before a later page beyond
 * the caller's limit.
 * @param newestFirst whether later pages have older rows, as in time series
 */
export async function wholeFile(
  query: URLSearchParams,
  newestFirst: boolean,
  read: (query: URLSearchParams) => Promise<Answer>,
): Promise<Answer> {
  const page = (cursor: string | null): URLSearchParams => {
    const requested = new URLSearchParams(query);
    requested.set('limit', String(MOST_ROWS));
    if (cursor !== null) requested.set(CURSOR.name, cursor);
    return requested;
  };
  const first = await read(page(null));
  if (first.next === null) return first;
  const pages = [first];
  let rows = rowsOf(first).length;
  for (let last = first; last.next !== null && rows < MOST_FILE_ROWS; ) {
    try {
      last = await read(page(last.next));
    } catch (error) {
      if (isTooMuch(error)) break;
      throw error;
    }
    pages.push(last);
    rows += rowsOf(last).length;
  }
  return joined(pages, newestFirst && query.get(ORDER.name)?.toLowerCase() !== 'desc');
}

const isTooMuch = (error: unknown): boolean => error instanceof WattleError && error.code.startsWith('LIMIT_');

function joined(pages: readonly Answer[], newestFirst: boolean): Answer {
  const inOrder = newestFirst ? pages.toReversed() : pages;
  const data = inOrder.flatMap(rowsOf);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
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
