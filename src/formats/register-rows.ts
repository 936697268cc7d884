/** Makes the rows of a register from a file that is read as a whole. */
import type { RegisterRow } from '../core/define-dataset.ts';

/** Returns one row for each item. The file is read when the first row is requested. */
export async function* registerRows<T>(read: () => readonly T[], rowOf: (one: T, i: number) => RegisterRow): AsyncGenerator<RegisterRow> {
  yield* read().map(rowOf);
}
