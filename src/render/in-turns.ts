/** Builds long responses in parts. Other requests are served between two parts. */
import { shareThread } from '../core/cost.ts';
import { keptPartOf } from '../core/json-rows.ts';
import type { Answer } from '../queries/base/answer.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The number of rows that are written in one turn of the event loop. It takes a few milliseconds. */
const ROWS_OF_A_TURN = 500;

/** Returns the rows of a response that is too long to write at once. Returns null for a short response, and for rows with cached text. */
export function manyRows({ data }: Pick<Answer, 'data'>): readonly Row[] | null {
  if (!Array.isArray(data) || data.length <= ROWS_OF_A_TURN || keptPartOf(data) !== undefined) return null;
  return data as readonly Row[];
}

/** Yields rows in batches. */
export async function* rowsInTurns(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let i = 0; i < rows.length; i += ROWS_OF_A_TURN) {
    await shareThread();
    yield rows.slice(i, i + ROWS_OF_A_TURN);
  }
}

/** Returns the bytes of all batches, with `between` between two batches. */
export async function writtenInTurns(rows: readonly Row[], write: (part: readonly Row[]) => string, between = ''): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of rowsInTurns(rows)) parts.push(Buffer.from(`${parts.length === 0 ? '' : between}${write(part)}`));
  return Buffer.concat(parts);
}

/** Returns the bytes of a file that is built in chunks. */
export async function gathered(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
