import type { RegisterRow } from '../core/define-dataset.ts';

/** Yields one row for each item. Calls `read` only when the first row is requested. */
export async function* registerRows<T>(read: () => readonly T[], rowOf: (one: T, i: number) => RegisterRow): AsyncGenerator<RegisterRow> {
  yield* read().map(rowOf);
}
