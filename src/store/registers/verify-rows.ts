/** Compares the rows of a register with the digest that was made while they were written. */
import type { SqlValue } from '../sql.ts';
import type { RegisterLayout } from './cells.ts';
import { RowDigest } from './row-digest.ts';

const ROWS_AT_ONCE = 2000;

/** @param rowsAfter rows in register order behind a position: the position of each, then its cells in the order of the columns */
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
    // Others who share the thread have their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (seen !== rows) return `${rows} rows were written, and ${seen} are stored.`;
  return digest.end() === layout.digest ? null : 'The stored rows do not match their digest.';
}
