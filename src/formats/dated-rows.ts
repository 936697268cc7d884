/** Finds table rows that start with a date, and the text lines above and below them. */
import { type Address, WattleError } from '../core/errors.ts';
import { disorderOfShortYears, type PublishedDate } from './published-date.ts';
import { numberIn } from './published-number.ts';
import { footnoteIn } from './remarks.ts';
import type { Cell } from './workbook.ts';

export interface DatedRow {
  /** The row index in the table, from 0. */
  readonly index: number;
  /** Days since 1970-01-01. */
  readonly day: number;
}

interface DatedRows {
  readonly rows: readonly DatedRow[];
  /** Footnotes and copyright lines. */
  readonly remarks: readonly string[];
}

/** Returns the index of the first column with a cell that is not blank. Some tables start with blank columns. */
export function firstColumnOf(rows: readonly (readonly (Cell | undefined)[])[]): number {
  let first: number | null = null;
  for (const row of rows) {
    const index = row.findIndex((cell) => textOf(cell) !== '');
    if (index >= 0 && (first === null || index < first)) first = index;
  }
  return first === null ? 0 : first;
}

/** Returns a label in lower case, without extra blanks and without a final colon (`Unit:`). */
export const labelIn = (cell: Cell | undefined): string => textOf(cell).replace(/\s+/g, ' ').replace(/ ?:$/, '').toLowerCase();

export const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/**
 * Returns the rows whose first cell is a date, starting at index `from`. Skips blank rows, and text lines above and below the dated rows.
 * Throws PARSE_VALUE with the row number for any other row. Also throws it for a two-digit year that does not fit the order of the dates.
 */
export function datedRows(
  table: readonly (readonly (Cell | undefined)[])[],
  from: number,
  dateOf: (cell: Cell | undefined) => PublishedDate | null,
  at: (index: number, text: string) => Address,
): DatedRows {
  const rows: (DatedRow & { readonly date: PublishedDate })[] = [];
  const remarks: { readonly index: number; readonly text: string }[] = [];
  const undated = (index: number, text: string): WattleError =>
    new WattleError('PARSE_VALUE', 'A row below the row of labels does not begin with a date.', { at: at(index, text) });
  for (let index = from; index < table.length; index++) {
    const [first, ...others] = table[index] ?? [];
    const text = textOf(first);
    const date = text === '' ? null : dateOf(first);
    const footnote =
      date === null ? footnoteIn((table[index] ?? []).map((cell) => (typeof cell === 'string' ? cell : textOf(cell)))) : null;
    if (date !== null) rows.push({ index, day: date.day, date });
    else if (footnote !== null) remarks.push({ index, text: footnote });
    else if (text !== '' && numberIn(text) === undefined && others.every((cell) => textOf(cell) === '')) remarks.push({ index, text });
    else if (text !== '' || others.some((cell) => textOf(cell) !== '')) throw undated(index, text);
  }
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? -1];
  const within = remarks.find(({ index }) => index > first && index < last);
  if (within) throw undated(within.index, within.text);
  const disorder = rows[disorderOfShortYears(rows.map(({ date }) => date))];
  if (disorder) {
    throw new WattleError('PARSE_VALUE', 'A date has a two-digit year, and the rows around it do not show the century.', {
      at: at(disorder.index, textOf(table[disorder.index]?.[0])),
    });
  }
  return { rows, remarks: remarks.map(({ text }) => text) };
}
