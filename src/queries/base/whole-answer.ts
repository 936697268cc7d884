/** All rows of a query: in memory up to a limit, or in parts as a reader takes them. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from './answer.ts';

/** More rows are streamed, or are in another file at `Link: rel="next"` in formats that need all rows in memory. */
export const MOST_ROWS_IN_MEMORY = 50_000;

export type Row = Readonly<Record<string, unknown>>;

export interface WholeAnswer {
  /** Without parts it has all rows, or `next` if they end early. */
  readonly answer: Answer;
  /** All rows in the order of the file. Null if `answer` has them. */
  readonly parts: (() => AsyncIterable<readonly Row[]>) | null;
}

export const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/** The whole, or a shorter answer if a caller without a key may not have it. */
export async function shorterIfRefused<T>(whole: () => Promise<T>, shorter: () => Promise<T>): Promise<T> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof WattleError) || error.code !== 'LIMIT_LENGTH') throw error;
    return shorter();
  }
}
