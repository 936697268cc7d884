/** Register rows from a file read as a whole. */
import type { RegisterRow } from '../core/define-dataset.ts';

/** One row per item. Reads the file when the first row is requested. */
export async function* registerRows<T>(read: () => readonly T[], rowOf: (one: T, i: number) => RegisterRow): AsyncGenerator<RegisterRow> {
  yield* read().map(rowOf);
}
