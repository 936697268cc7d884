/** A dataset as a file: every row that there is, read page by page, as far as one answer may be long. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from '../../queries/answer.ts';
import { MOST_ROWS, ORDER } from '../../queries/parameters/dataset-rows.ts';
import { CURSOR } from '../../queries/parameters/standard.ts';

/** More rows are in the files behind `Link: rel="next"`. */
const MOST_FILE_ROWS = 50_000;

type Row = Readonly<Record<string, unknown>>;

const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/**
 * The rows of all pages in one answer; `next` leads on where the file ends before the rows do. Throws what `read` throws of the first page:
 * where a later one would be more than the caller may have, the file ends before it.
 * @param newestFirst whether later pages hold older rows, as those of time series do
 */
export async function wholeFile(
  query: URLSearchParams,
  newestFirst: boolean,
  read: (query: URLSearchParams) => Promise<Answer>,
): Promise<Answer> {
  const page = (cursor: string | null): URLSearchParams => {
    const asked = new URLSearchParams(query);
    asked.set('limit', String(MOST_ROWS));
    if (cursor !== null) asked.set(CURSOR.name, cursor);
    return asked;
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
