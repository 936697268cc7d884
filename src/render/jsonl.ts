/** Writes one row on each line. A row is the same as in `data` of the JSON response. */
import type { Answer } from '../queries/base/answer.ts';
import { rowsOf } from './envelope.ts';
import { manyRows, writtenInTurns } from './in-turns.ts';

export const renderJsonLines = (answer: Answer): string =>
  rowsOf(answer)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');

/** Returns the same text as `renderJsonLines`, as UTF-8. Other requests are served while a long response is written. */
export async function jsonLinesInTurns(answer: Answer): Promise<Buffer> {
  const rows = manyRows(answer);
  if (rows === null) return Buffer.from(renderJsonLines(answer));
  return writtenInTurns(rows, (data) => renderJsonLines({ ...answer, data }));
}
