/** Lines of words beside the figures of a table, footnotes and copyright lines for the most part: they are not read, and noted. */

const BESIDE = 'A line next to the figures reads: ';
const MOST_CHARACTERS = 160;
const MOST_REMARKS = 5;

/** Notes about such lines, the first few of them word for word. */
export function remarkNotes(remarks: readonly string[]): readonly string[] {
  const shown = remarks.slice(0, MOST_REMARKS).map((text) => `${BESIDE}${text.slice(0, MOST_CHARACTERS)}`);
  const more = remarks.length - shown.length;
  return more > 0 ? [...shown, `${more} more lines of text next to the figures.`] : shown;
}

/** Whether a note covers such a line. */
export const isRemarkNote = (note: string): boolean => note.startsWith(BESIDE);

/** `(a) Figures …`, `© …`, `* …`, `Source: …`, `Notes to the table` */
const FOOTNOTE = /^(?:\((?:[a-z]|\d{1,2})\)|[©*†‡]|(?:sources?|notes?|footnotes?|copyright|disclaimer)\b)/i;

const isEmpty = (cell: string): boolean => cell.trim() === '';

/** Whether a line of separated text says nothing, however many separators pad it. */
export const isBlankLine = (cells: readonly string[]): boolean => cells.every(isEmpty);

/** ` RBA` of `Sources: ABS, RBA`: what is behind the comma of a sentence that nobody has put in quotes. */
const isOfSentence = (cell: string): boolean => isEmpty(cell) || /^ \p{L}/u.test(cell);

/**
 * The words of a line of separated text that says nothing else and begins as footnotes and copyright lines do; null for one that may be a
 * record, or the beginning of one that is cut off.
 */
export function footnoteIn(cells: readonly string[]): string | null {
  const text = (cells[0] ?? '').trim();
  if (!FOOTNOTE.test(text) || !text.includes(' ') || !cells.slice(1).every(isOfSentence)) return null;
  return cells
    .slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1)
    .join(',')
    .trim();
}

/** The words of a line that may be above the names of columns: one cell, and nothing beside it; null for anything else. */
export function titleIn(cells: readonly string[]): string | null {
  const text = (cells[0] ?? '').trim();
  return text.includes(' ') && isBlankLine(cells.slice(1)) ? text : null;
}

/** The words of a row of a sheet that says nothing else in the columns of a table; null for one that is a record. */
export function remarkAmong(texts: readonly string[]): string | null {
  const filled = texts.filter((text) => text !== '');
  const words = filled.length === 1 && texts.length > 2 ? (filled[0] ?? '') : '';
  return words.includes(' ') && /\p{L}/u.test(words) ? words : null;
}
