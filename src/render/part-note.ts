/** Notes about further pages, for formats without links. */
import { encodeCsvRow } from '../formats/csv.ts';
import type { Answer } from '../queries/base/answer.ts';

/** The maximum number of rows in a workbook that is built in memory. This takes half a second. A workbook with more rows is streamed. */
export const MOST_WORKBOOK_ROWS = 20_000;

/** Writes `100 of 412 matching rows. Use limit for more, or cursor for the next page.` Returns an empty list if the response has all rows. */
export const partNotes = ({ meta, next }: Pick<Answer, 'meta' | 'next'>): readonly string[] =>
  next === null ? [] : [`${meta.row_count} of ${meta.total_rows} matching rows. Use limit for more, or cursor for the next page.`];

/**
 * Writes the last line of an incomplete CSV or JSON Lines file, with the URL of the next file. In CSV it is a comment (`comment='#'` in
 * pandas). Returns an empty string for other formats, because their metadata contain the note.
 */
export function lastLine(form: string, { meta: { row_count, total_rows } }: Pick<Answer, 'meta'>, next: string): string {
  if (form === 'jsonl') return `${JSON.stringify({ row_count, total_rows, next })}\n`;
  return form === 'csv' ? encodeCsvRow([`# ${row_count} of ${total_rows} rows. Next file: ${next}`]) : '';
}
