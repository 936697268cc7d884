/** Sheets as an .xlsx workbook. Text is never a formula. Days are serial numbers, without time zones. */
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { type SheetTable, withTables } from './worksheet-parts.ts';

/** A day is counted from 1970-01-01. */
export type WrittenCell = string | number | boolean | null | { readonly day: number };

export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly WrittenCell[])[];
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[];
  /** The first row has headings: it stays in view, and the sheet is a table. */
  readonly isTable?: boolean;
}

/** Serial number of 1970-01-01 (day 1 is 1900-01-01, with the non-existent 29 February 1900). */
const EPOCH_SERIAL = 25_569;
/** Spreadsheets disagree on serial numbers before 1 March 1900. */
const FIRST_SERIAL = 61;
/** Format limit of a cell in characters. */
const MOST_CHARACTERS = 32_767;

export function workbookBytes(sheets: readonly WrittenSheet[]): Buffer {
  const book = utils.book_new();
  for (const { name, rows, widths } of sheets) {
    const sheet: WorkSheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
    sheet['!cols'] = widths.map((wch) => ({ wch }));
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true }) as Buffer;
  const tables = sheets.flatMap(tableOf);
  return tables.length === 0 ? bytes : withTables(bytes, tables);
}

/** A table needs a row and headings that differ. */
function tableOf({ rows, isTable }: WrittenSheet, i: number): readonly SheetTable[] {
  const headings = (rows[0] ?? []).map(String);
  const names = new Set(headings.map((name) => name.toLowerCase()));
  if (isTable !== true || rows.length < 2 || names.size !== headings.length || names.has('')) return [];
  return [{ sheet: i + 1, headings, rows: rows.length - 1 }];
}

function cellOf(cell: WrittenCell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { t: 's', v: cell.slice(0, MOST_CHARACTERS) };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if (typeof cell === 'boolean') return { t: 'b', v: cell };
  const serial = cell.day + EPOCH_SERIAL;
  if (serial >= FIRST_SERIAL) return { t: 'n', v: serial, z: 'yyyy-mm-dd' };
  return { t: 's', v: new Date(cell.day * 86_400_000).toISOString().slice(0, 10) };
}
