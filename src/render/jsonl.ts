/** An answer as JSON Lines: one row in each line, as in `data` of the JSON form. */
import type { Answer } from '../queries/base/answer.ts';
import { rowsOf } from './envelope.ts';

export const renderJsonLines = (answer: Answer): string =>
  rowsOf(answer)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
