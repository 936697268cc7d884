/** Reads tables in sheets. Finds the header by its labels, and reads text, numbers, dates and identifiers. */
import { at } from '../core/assert.ts';
import { type Address, listedNames, quoted, WattleError } from '../core/errors.ts';
import { lastDay, periodOfDay } from '../core/period.ts';
import { publishedDate } from './published-date.ts';
import { isAbsent } from './published-number.ts';
import { isNumeric, serialIn } from './shown-number.ts';
import { type Cell, cellAddress, dayOfSerial, type Sheet } from './workbook.ts';

/**
 * Normalises a heading for comparison: lower case, single blanks, plain characters instead of raised letters and similar forms, and one
 * kind of dash and quote.
 */
export function foldHeader(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Matches footnote marks at the end of a name: `Unemployment rate (a)`, `average $3`, `Percent (b)(c)`, `Total*`, `Percent¹`. Does not
 * match the end of a unit such as `m²`.
 */
const NOTES_AT_END =
  /(?:\((?:[a-z]|\d{1,2})\)|\*|(?<=[a-z$%.)])\d{1,2}(?:,\d{1,2}){0,9}|(?<!\b[ckm]?m)[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,4})$/i;
/** The maximum length of a name, in characters. A longer text is a sentence, and may keep its marks. */
const MOST_NAME = 1000;

/** Removes footnote marks from the end of a name, unit or statistic. */
export function withoutNotes(text: string): string {
  let name = text.trim();
  if (name.length > MOST_NAME) return name;
  for (let shorter = name; ; name = shorter) {
    shorter = name.replace(NOTES_AT_END, '').trimEnd();
    if (shorter === name) return name;
  }
}

/** Matches marks after a word: `assets*`, `Sex(a)`. */
const GLUED_NOTE = /^(?:\*+|\([a-z0-9]{1,2}\))$/;
const GLUED_DIGITS = /^\d{1,2}(?:,\d{1,2})*$/;
const GLUED_LETTER = /^[a-h]$/;

function wordMatches(word: string, label: string, last: boolean): boolean {
  if (word === label) return true;
  if (!word.startsWith(label)) return false;
  const rest = word.slice(label.length);
  if (GLUED_NOTE.test(rest)) return true;
  if (GLUED_DIGITS.test(rest)) return /[a-z)]$/.test(label);
  return last && GLUED_LETTER.test(rest) && /[a-z]{2}$/.test(label);
}

/**
 * Returns true if a cell is the label, ignoring footnote marks. Marks are digits after a word (`Median3 taxable income2,5`), a letter after
 * the last word (`after taxa`), stars and brackets. A digit after a digit is not a mark, so `2000-012` does not match `2000-01`.
 */
export function headerMatches(cell: Cell | undefined, label: string): boolean {
  if (typeof cell !== 'string') return false;
  return foldedMatches(foldHeader(cell), foldHeader(label));
}

function foldedMatches(heading: string, label: string): boolean {
  if (heading === label) return true;
  if (heading === '' || label === '') return false;
  const words = heading.split(' ');
  while (words.length > 1 && GLUED_NOTE.test(at(words, -1))) words.pop();
  const wanted = label.split(' ');
  const last = wanted.length - 1;
  return words.length === wanted.length && wanted.every((word, i) => wordMatches(at(words, i), word, i === last));
}

export interface Header {
  readonly row: number;
  /** Column indexes by the first spelling of each label. */
  readonly columns: ReadonlyMap<string, number>;
}

interface HeaderOptions {
  /** Number of rows to search. The default is 15. */
  readonly within?: number;
  readonly optional?: readonly Label[];
}

/** A heading to find. A list has the allowed spellings of one heading, and its name is the first spelling. */
export type Label = string | readonly string[];

const spellings = (label: Label): readonly string[] => (typeof label === 'string' ? [label] : label);
const labelText = (label: Label): string => at(spellings(label), 0);

/**
 * Finds the first row with all labels. An equal heading has priority over a match without footnote marks. Throws PARSE_LAYOUT with the
 * sheet if no row matches, or if two columns have the same label.
 */
export function findHeader(sheet: Sheet, labels: readonly Label[], options: HeaderOptions = {}): Header {
  const wanted = labels.map(foldedLabel);
  let nearest = { row: -1, missing: labels.map(labelText) };
  for (let row = 0; row < Math.min(sheet.rows.length, options.within ?? 15); row++) {
    const headings = (sheet.rows[row] ?? []).map((cell) => (typeof cell === 'string' ? foldHeader(cell) : ''));
    const missing = wanted.filter((label) => candidates(headings, label.folded).length === 0).map(({ name }) => name);
    if (missing.length === 0) {
      const columns = columnsOf(sheet, row, headings, [...wanted, ...(options.optional ?? []).map(foldedLabel)]);
      refuseDataAbove(sheet, row, [...columns.values()]);
      return { row, columns };
    }
    if (missing.length < nearest.missing.length) nearest = { row, missing };
  }
  throw missingHeader(sheet, labels.map(labelText), nearest);
}

/**
 * The minimum number of columns for the check of rows above the header. In a table with fewer columns, a title row could look like data.
 */
const TELLING_COLUMNS = 4;
const isYear = (value: number): boolean => Number.isInteger(value) && value > 1800 && value < 2200;

/** A row is treated as data if at least this share of its columns is filled. */
const FILLED_SHARE = 0.8;

/** Throws PARSE_LAYOUT if a row above the header has values, because the header is then in the wrong place. */
function refuseDataAbove(sheet: Sheet, headerRow: number, columns: readonly number[]): void {
  if (columns.length < TELLING_COLUMNS) return;
  for (const [row, cells] of sheet.rows.slice(0, headerRow).entries()) {
    const filled = columns.map((column) => cells[column] ?? null).filter((cell) => cell !== null && cell !== '');
    if (filled.length < FILLED_SHARE * columns.length || !filled.some((cell) => isNumeric(cell) && !isYear(Number(cell)))) continue;
    throw new WattleError('PARSE_LAYOUT', 'A row of figures is above the row of column names.', {
      at: { sheet: sheet.name, row: row + 1 },
    });
  }
}

interface FoldedLabel {
  readonly name: string;
  readonly folded: readonly string[];
}

const foldedLabel = (label: Label): FoldedLabel => ({ name: labelText(label), folded: spellings(label).map(foldHeader) });

/** Returns the columns whose heading is equal. Without such columns, returns those that match without footnote marks. */
function candidates(headings: readonly string[], folded: readonly string[]): readonly number[] {
  const matching = (matches: (heading: string, label: string) => boolean): readonly number[] =>
    headings.flatMap((heading, column) => (folded.some((label) => matches(heading, label)) ? [column] : []));
  const exact = matching((heading, label) => heading === label);
  return exact.length > 0 ? exact : matching(foldedMatches);
}

function columnsOf(sheet: Sheet, row: number, headings: readonly string[], wanted: readonly FoldedLabel[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const { name, folded } of wanted) {
    const [column, other] = candidates(headings, folded);
    if (column === undefined) continue;
    if (other !== undefined) {
      const both = `columns ${columnName(column)} and ${columnName(other)}`;
      throw new WattleError('PARSE_LAYOUT', `Two columns are headed ${quoted(name)}: ${both}.`, {
        at: { sheet: sheet.name, row: row + 1, column: columnName(other), value: name },
      });
    }
    columns.set(name, column);
  }
  return columns;
}

function missingHeader(sheet: Sheet, labels: readonly string[], nearest: { row: number; missing: readonly string[] }): WattleError {
  const row = sheet.rows[nearest.row] ?? sheet.rows.find((cells) => cells.some((cell) => typeof cell === 'string')) ?? [];
  const lacking = nearest.row < 0 ? '' : `: row ${nearest.row + 1} lacks ${listedNames(nearest.missing, 6)}`;
  return new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has no header row with ${listedNames(labels, 6)}${lacking}.`, {
    at: { sheet: sheet.name, ...(nearest.row < 0 ? {} : { row: nearest.row + 1 }), value: row.map(textCell).join(' | ') },
  });
}

/** Returns the letters of a column: `C` for index 2. */
export const columnName = (column: number): string => cellAddress(0, column).replace(/\d+/, '');

export function unreadHeadings(headings: readonly (Cell | undefined)[], read: Iterable<number>): readonly string[] {
  const known = new Set(read);
  return headings.flatMap((cell, column) =>
    known.has(column) || typeof cell !== 'string' || textCell(cell) === '' ? [] : [textCell(cell)],
  );
}

export function addressOf(sheet: Sheet, row: number, column: number, cell?: Cell): Address {
  const value = cell === undefined || cell === null ? {} : { value: String(cell) };
  return { sheet: sheet.name, row: row + 1, column: columnName(column), ...value };
}

export interface PeriodHeader {
  readonly row: number;
  /** The columns in sheet order. `day` is the date in the heading, in days since 1970-01-01. For a month, it is the last day. */
  readonly columns: readonly { readonly column: number; readonly day: number }[];
}

/**
 * Returns the last day of the month in text such as `Sep 2004`, `September 2004` or `Sep-04`, or null. The unit is days since 1970-01-01.
 * `received` is the time of the download in ms since the epoch. If it is null, years must have four digits.
 */
export function monthEnd(text: string, received: number | null = null): number | null {
  const date = publishedDate(text, received);
  return date?.precision === 'month' ? lastDay(periodOfDay('M', date.day)) : null;
}

/**
 * Returns true for serial numbers from 1954-10-03 to 2228-07-18. The range is wide, so that it also includes dates with typing errors.
 * Smaller numbers are counts.
 */
const isDateSerial = (value: number): boolean => Number.isInteger(value) && value >= 20_000 && value <= 120_000;

/** The facts needed to read dates in headings. The download date determines the century of `Jul-22`. */
export interface HeadingDates {
  readonly date1904: boolean;
  /** The time of the download, in ms since the epoch. */
  readonly received: number;
}

/**
 * Finds the first row with at least `atLeast` dates in order: serial numbers, `Sep 2004`, `Jul-22` or `31/07/2022`. Adjacent columns may
 * have the same date. Throws PARSE_LAYOUT if no row matches, or if another heading is between the dates. With `labelColumns` (a number of
 * columns), also throws for a heading between these columns and the dates.
 */
export function findPeriods(
  sheet: Sheet,
  dates: HeadingDates,
  options: { readonly within?: number; readonly atLeast?: number; readonly labelColumns?: number } = {},
): PeriodHeader {
  const atLeast = options.atLeast ?? 4;
  for (let row = 0; row < Math.min(sheet.rows.length, options.within ?? 15); row++) {
    const cells = sheet.rows[row] ?? [];
    const columns = periodsIn(cells, dates);
    if (columns.length < atLeast) continue;
    const [first, last] = [options.labelColumns ?? columns[0]?.column ?? 0, columns.at(-1)?.column ?? 0];
    const stray = cells.findIndex((cell, c) => c >= first && c < last && cell !== null && periodHeading(cell, dates) === null);
    if (stray < 0) return { row, columns };
    throw new WattleError('PARSE_LAYOUT', 'A heading in the row of periods is not a period.', {
      at: addressOf(sheet, row, stray, cells[stray]),
    });
  }
  throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has no row with at least ${atLeast} periods in order.`, {
    at: { sheet: sheet.name, value: (sheet.rows[0] ?? []).map(textCell).join(' | ') },
  });
}

/** Returns the columns with dates as headings. Returns an empty list if the dates are not in order. */
export function periodsIn(cells: readonly Cell[], dates: HeadingDates): PeriodHeader['columns'] {
  const columns = cells.flatMap((cell, column) => {
    const day = periodHeading(cell, dates);
    return day === null ? [] : [{ column, day }];
  });
  return isOrdered(columns.map(({ day }) => day)) ? columns : [];
}

function periodHeading(cell: Cell, { date1904, received }: HeadingDates): number | null {
  if (typeof cell === 'string') return dayOfText(cell, received);
  const serial = serialIn(cell);
  return serial !== null && isDateSerial(serial) ? dayOfSerial(serial, date1904) : null;
}

/** Returns true if days only rise or only fall. Adjacent days may be equal. */
function isOrdered(days: readonly number[]): boolean {
  const steps = days
    .slice(1)
    .map((day, i) => Math.sign(day - (days[i] ?? 0)))
    .filter((step) => step !== 0);
  return steps.length > 0 && steps.every((step) => step === steps[0]);
}

/** Returns the text in a cell with single blanks. Empty for an empty cell. */
export function textCell(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the date in a cell, in days since 1970-01-01. Accepts a serial number, `2024-06-30`, `30/06/2024`, and `Jun 2024` as its last
 * day. Throws PARSE_VALUE for other cells. With `received` (the download in ms since the epoch), years may have two digits.
 */
export function dayCell(cell: Cell | undefined, date1904: boolean, at: Address, received: number | null = null): number {
  const serial = serialIn(cell);
  const day =
    serial === null ? dayOfText(textCell(cell), received) : isDateSerial(Math.floor(serial)) ? dayOfSerial(serial, date1904) : null;
  if (day !== null) return day;
  throw new WattleError('PARSE_VALUE', 'A cell is not a date.', { at: { ...at, value: textCell(cell) } });
}

/** Returns a date. For a month, returns its last day. */
function dayOfText(text: string, received: number | null): number | null {
  const date = publishedDate(text, received);
  return date?.precision === 'day' ? date.day : monthEnd(text, received);
}

/**
 * Returns an identifier with a fixed length, such as an ABN (11 digits) or postcode (4). Adds leading zeros to a number and removes blanks.
 * Returns null for empty cells and marks for missing values. Throws PARSE_VALUE for other cells.
 */
export function digitsCell(cell: Cell | undefined, width: number, at: Address): string | null {
  const text = textCell(cell).replaceAll(' ', '');
  if (isAbsent(text)) return null;
  if (/^\d+$/.test(text) && text.length <= width) return text.padStart(width, '0');
  throw new WattleError('PARSE_VALUE', `A cell is not a number with at most ${width} digits.`, { at: { ...at, value: text } });
}
