/** Reads register sheets, which have names, identifiers and dollar amounts. Columns are found by their headings. */
import type { Captured } from '../../core/capture.ts';
import type { Column, RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { numberCell } from '../../formats/published-number.ts';
import { remarkAmong } from '../../formats/remarks.ts';
import { addressOf, columnName, digitsCell, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { asRatio } from '../../formats/shown-number.ts';
import { type Cell, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { findColumns, isBlank, otherSheets, sheetOf } from './columns.ts';
import { incomeYear, incomeYearsIn, incomeYearText } from './income-years.ts';
import { type AtoFacts, declared } from './table.ts';

type Value = string | number | null;
type ReadCell = (cell: Cell | undefined, at: Address) => Value;

export interface RegisterColumn extends Column {
  readonly headings: readonly string[];
  readonly read: ReadCell;
}

interface RegisterSheet {
  /** The names that the sheet has had. For a pattern, the last matching sheet by name is read. */
  readonly sheets: readonly string[] | RegExp;
  readonly columns: readonly RegisterColumn[];
  /** The column with the entity's name. Every row must have a name. */
  readonly entity: string;
  readonly key: readonly string[];
  /** The name of an additional column for the sheet's income year. */
  readonly yearOfSheet?: string;
}

export const text: ReadCell = (cell) => textCell(cell) || null;
export const amount: ReadCell = numberCell;
export const ratio: ReadCell = (cell, at) => numberCell(asRatio(cell), at);
export const abn: ReadCell = (cell, at) => digitsCell(cell, 11, at);

/** Reads an ABN, or an ACN with its leading zeros. Sheets store both as numbers. An ABN never starts with 0, so it always has 11 digits. */
export const abnOrAcn: ReadCell = (cell, at) => {
  const digits = textCell(cell).replaceAll(' ', '');
  if (digits.length === 10) throw new WattleError('PARSE_VALUE', 'A cell is neither an ABN nor an ACN.', { at: { ...at, value: digits } });
  return digitsCell(cell, digits.length > 10 ? 11 : 9, at);
};

/** Reads an income year, such as `2022-23`. */
export const yearText: ReadCell = (cell, at) => {
  const t = incomeYear(textCell(cell));
  if (t !== null) return incomeYearText(t);
  throw new WattleError('PARSE_VALUE', 'A cell does not contain an income year.', { at: { ...at, value: textCell(cell) } });
};

export function registerDataset(facts: AtoFacts, register: RegisterSheet): RegisterDataset {
  const columns: Column[] = register.columns.map(({ headings: _headings, read: _read, ...column }) => column);
  if (register.yearOfSheet !== undefined) {
    columns.push({ name: register.yearOfSheet, type: 'text', description: 'Income year that the figures are based on.' });
  }
  return {
    ...declared(facts),
    kind: 'register',
    columns,
    key: register.key,
    parse: (capture) => rowsOf(capture, register),
    leftOut: (capture) => Promise.resolve(leftOutOf(capture, register)),
  };
}

interface OpenSheet {
  readonly sheet: Sheet;
  /** The sheets that are not read. */
  readonly others: readonly LeftOut[];
  /** The index of the header row. */
  readonly header: number;
  readonly columns: ReadonlyMap<string, number>;
}

function open(capture: Captured, register: RegisterSheet): OpenSheet {
  const only = register.sheets instanceof RegExp ? {} : { sheets: register.sheets };
  const workbook = readWorkbook(capture.bytes, only);
  const sheet = sheetOf(workbook, register.sheets);
  const { row: header, columns } = findColumns(sheet, register.columns);
  return { sheet, others: otherSheets(workbook, sheet), header, columns };
}

/** Returns the text in a row that has no other cells, such as a footnote. Returns null for other rows. */
const remarkIn = (cells: readonly Cell[], columns: readonly number[]): string | null =>
  remarkAmong(columns.map((column) => textCell(cells[column])));

/** Returns content that is not read: undeclared columns, text lines and other sheets. */
function leftOutOf(capture: Captured, register: RegisterSheet): readonly LeftOut[] {
  const { sheet, others, header, columns } = open(capture, register);
  const all = [...columns.values()];
  const lines = sheet.rows.slice(header + 1).flatMap((cells) => remarkIn(cells, all) ?? []);
  const headings = unreadHeadings(sheet.rows[header] ?? [], all);
  return [...leftOut('columns', headings), ...leftOut('lines', lines), ...others];
}

/** Reads the rows. Throws PARSE_LAYOUT and PARSE_VALUE with sheet and cell. */
async function* rowsOf(capture: Captured, register: RegisterSheet): AsyncGenerator<RegisterRow> {
  const { sheet, header, columns } = open(capture, register);
  const year = register.yearOfSheet === undefined ? {} : { [register.yearOfSheet]: yearOfSheet(sheet, header) };
  const places = register.columns.map((column) => ({ ...column, column: columns.get(column.name) ?? -1 }));
  const all = places.map(({ column }) => column);
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isBlank(cells, all) || remarkIn(cells, all) !== null) continue;
    const read = places.map(({ name, column, read: readCell }) => [name, readCell(cells[column], addressOf(sheet, row, column))] as const);
    const one: Record<string, Value> = { ...Object.fromEntries(read), ...year };
    if (one[register.entity] === null) {
      const at = { sheet: sheet.name, row: row + 1, column: columnName(columns.get(register.entity) ?? 0) };
      throw new WattleError('PARSE_VALUE', `A row has no ${register.entity}.`, { at });
    }
    yield one;
  }
}

function yearOfSheet(sheet: Sheet, header: number): string {
  const title = (sheet.rows[header] ?? []).map(textCell).join(' ');
  const years = [...new Set([...incomeYearsIn(sheet.name), ...incomeYearsIn(title)])];
  if (years.length === 1 && years[0] !== undefined) return incomeYearText(years[0]);
  throw new WattleError('PARSE_LAYOUT', `The name and title of sheet ${quoted(sheet.name)} must have the same income year.`, {
    at: { sheet: sheet.name, row: header + 1, value: years.map(incomeYearText).join(', ') },
  });
}
