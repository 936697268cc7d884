/** Note on paging for formats without links. */
import type { Answer } from '../queries/base/answer.ts';

/** `100 of 412 matching rows. Use limit for more, or cursor for the next page.` Empty if complete. */
export const partNotes = ({ meta, next }: Pick<Answer, 'meta' | 'next'>): readonly string[] =>
  next === null ? [] : [`${meta.row_count} of ${meta.total_rows} matching rows. Use limit for more, or cursor for the next page.`];
