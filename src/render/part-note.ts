/** What forms without links say of an answer that is one page of several. */
import type { Answer } from '../queries/answer.ts';

/** `100 of 412 matching rows. Use limit for more, or cursor for the next page.`; none where these are all. */
export const partNotes = ({ meta, next }: Pick<Answer, 'meta' | 'next'>): readonly string[] =>
  next === null ? [] : [`${meta.row_count} of ${meta.total_rows} matching rows. Use limit for more, or cursor for the next page.`];
