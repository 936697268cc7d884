/** Rows of a register from a file that is read as a whole. */
import type { RegisterRow } from '../core/define-dataset.ts';

/** A row for each thing in the file; the file is not read before the first row is requested. */
export async function* registerRows<T>(read: () => readonly T[], rowOf: (one: T, i: number) => RegisterRow): AsyncGenerator<RegisterRow> {
  yield* read().map(rowOf);
}
