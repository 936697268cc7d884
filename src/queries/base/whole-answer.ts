/** All rows of a query. Up to a limit they are in memory. Larger answers have parts that are built while the client reads. */
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Answer } from './answer.ts';

/** Answers with more rows are streamed. Formats that need all rows in memory end early and have a `Link: rel="next"` to the next file. */
export const MOST_ROWS_IN_MEMORY = 50_000;

/** How many rows a form can have, and how many of them are built at once. */
export interface FormSize {
  /** Infinite if the form can be streamed. */
  readonly most: number;
  readonly atOnce: number;
}

export type Row = Readonly<Record<string, unknown>>;

export interface WholeAnswer {
  /** If `parts` is null, this has all rows. If the answer ends early, it also has `next`. */
  readonly answer: Answer;
  /** All rows in parts, in the order of the file. Null if `answer` has all rows. */
  readonly parts: (() => AsyncIterable<readonly Row[]>) | null;
}

export const rowsOf = ({ data }: Answer): readonly Row[] =>
  data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? (data as readonly Row[]) : [];

/** Returns the whole answer. If it is too long for a caller without a key, returns the shorter one instead. */
export async function shorterIfRefused<T>(whole: () => Promise<T>, shorter: () => Promise<T>): Promise<T> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof WattleError) || error.code !== 'LIMIT_LENGTH') throw error;
    return shorter();
  }
}
