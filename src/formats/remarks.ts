/** Reads text lines next to a table, mostly footnotes and copyright lines. Notes quote these lines without interpreting them. */
import { at } from '../core/assert.ts';
import type { FileNote, QuotedLine } from '../core/observation.ts';

const BESIDE = 'A line next to the figures reads: ';
const MOST_CHARACTERS = 160;
const MOST_REMARKS = 5;

/** Converts the first few lines to notes. If there are more lines, one more note states how many. */
export function remarkNotes(remarks: readonly string[]): readonly FileNote[] {
  const shown = remarks
    .slice(0, MOST_REMARKS)
    .map((text): QuotedLine => ({ code: 'quoted_line', text: `${BESIDE}${text.slice(0, MOST_CHARACTERS)}` }));
  const more = remarks.length - shown.length;
  return more > 0 ? [...shown, `There are ${more} more lines of text next to the figures.`] : shown;
}

/** Matches the start of a footnote, such as `(a) Figures …`, `© …`, `* …`, `Source: …` or `Notes to the table`. */
const FOOTNOTE = /^(?:\((?:[a-z]|\d{1,2})\)|[©*†‡]|(?:sources?|notes?|footnotes?|copyright|disclaimer)\b)/i;

const isEmpty = (cell: string): boolean => cell.trim() === '';

export const isBlankLine = (cells: readonly string[]): boolean => cells.every(isEmpty);

/**
 * Returns true if a cell is empty or continues the sentence in the previous cell. For example, `Sources: ABS, RBA` without quotes becomes
 * two cells, and the second is ` RBA`.
 */
const isOfSentence = (cell: string): boolean => isEmpty(cell) || /^ \p{L}/u.test(cell);

/** Returns the text of a footnote row, or null if the row may be data. */
export function footnoteIn(cells: readonly string[]): string | null {
  const text = (cells[0] ?? '').trim();
  if (!FOOTNOTE.test(text) || !text.includes(' ') || !cells.slice(1).every(isOfSentence)) return null;
  return cells
    .slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1)
    .join(',')
    .trim();
}

/** Returns the text of a title row, which has only one filled cell. Returns null for other rows. */
export function titleIn(cells: readonly string[]): string | null {
  const text = (cells[0] ?? '').trim();
  return text.includes(' ') && isBlankLine(cells.slice(1)) ? text : null;
}

/** Returns the text of a sheet row that has words in only one filled cell. Returns null if the row may be data. */
export function remarkAmong(texts: readonly string[]): string | null {
  const filled = texts.filter((text) => text !== '');
  const words = filled.length === 1 && texts.length > 2 ? at(filled, 0) : '';
  return words.includes(' ') && /\p{L}/u.test(words) ? words : null;
}
