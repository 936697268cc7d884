/** Lines of words beside the figures of a table, footnotes and copyright lines for the most part: they are not read, and noted. */

const BESIDE = 'A line beside the figures reads: ';
const MOST_CHARACTERS = 160;
const MOST_REMARKS = 5;

/** Notes about such lines, the first few of them word for word. */
export function remarkNotes(remarks: readonly string[]): readonly string[] {
  const shown = remarks.slice(0, MOST_REMARKS).map((text) => `${BESIDE}${text.slice(0, MOST_CHARACTERS)}`);
  const more = remarks.length - shown.length;
  return more > 0 ? [...shown, `${more} more lines of words stand beside the figures.`] : shown;
}

/** Whether a note tells of such a line. */
export const isRemarkNote = (note: string): boolean => note.startsWith(BESIDE);
