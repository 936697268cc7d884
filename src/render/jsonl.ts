/** Writes one row on each line. A row is the same as in `data` of the JSON response. */
import type { Answer } from '../queries/base/answer.ts';
import { rowsOf } from './envelope.ts';

export const renderJsonLines = (answer: Answer): string =>
  rowsOf(answer)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
