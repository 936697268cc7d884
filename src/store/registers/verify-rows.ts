import type { SqlValue } from '../ports/sql.ts';
import type { RegisterLayout } from './cells.ts';
import { RowDigest } from './row-digest.ts';

const ROWS_AT_ONCE = 2000;

/** @param rowsAfter returns rows after a position in register order: the position, then the cells in column order */
export async function verifyRows(
  layout: RegisterLayout,
  rows: number,
  rowsAfter: (position: number, count: number) => Promise<readonly (readonly SqlValue[])[]>,
): Promise<string | null> {
  const digest = new RowDigest(layout);
  let [position, seen] = [0, 0];
  for (;;) {
    const some = await rowsAfter(position, ROWS_AT_ONCE);
    for (const [, ...cells] of some) digest.add(cells);
    seen += some.length;
    if (some.length < ROWS_AT_ONCE) break;
    position = Number(some.at(-1)?.[0]);
    // Other work on the thread can run before the next rows are read.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (seen !== rows) return `${rows} rows were written, but ${seen} rows are stored.`;
  return digest.end() === layout.digest ? null : 'The stored rows do not match their digest.';
}
