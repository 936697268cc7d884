/** Returns all rows of a query. Up to a limit, rows are in memory. A larger response is built in parts while the client reads. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from './answer.ts';

/** The maximum number of rows in memory. A larger response is built in parts. */
export const MOST_ROWS_IN_MEMORY = 50_000;

export type Row = Readonly<Record<string, unknown>>;

export interface WholeAnswer {
  /** The complete response if `parts` is null. It has `next` if it ends early. */
  readonly answer: Answer;
  /** All rows, in the order of the file. Null if `answer` has all rows. */
  readonly parts: (() => AsyncIterable<readonly Row[]>) | null;
}

export const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/** Returns the whole response. If it has too many rows for a caller without a key, returns the shorter response. */
export async function shorterIfRefused<T>(whole: () => Promise<T>, shorter: () => Promise<T>): Promise<T> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof WattleError) || error.code !== 'LIMIT_LENGTH') throw error;
    return shorter();
  }
}
