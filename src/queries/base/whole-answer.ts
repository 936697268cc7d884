/** All rows that a query returns. They are in memory up to a limit, and otherwise in parts that are built as the reader receives them. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from './answer.ts';

/** More rows than this are streamed. Formats that need all rows in memory continue in another file at `Link: rel="next"` instead. */
export const MOST_ROWS_IN_MEMORY = 50_000;

/** How many rows a form can have, and how many of them are built at once. */
export interface FormSize {
  /** Infinite if the form can be streamed. */
  readonly most: number;
  readonly atOnce: number;
}

export type Row = Readonly<Record<string, unknown>>;

export interface WholeAnswer {
  /** If there are no parts, this has all rows, or has `next` if it ends early. */
  readonly answer: Answer;
  /** All rows in parts, in the order of the file. Null if `answer` has them. */
  readonly parts: (() => AsyncIterable<readonly Row[]>) | null;
}

export const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/** The whole answer. If a caller without a key may not have it, a shorter one. */
export async function shorterIfRefused<T>(whole: () => Promise<T>, shorter: () => Promise<T>): Promise<T> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof WattleError) || error.code !== 'LIMIT_LENGTH') throw error;
    return shorter();
  }
}
