/** Reads CSV files in `data/` by column name, and checks every row. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoted, WattleError } from '../core/errors.ts';
import { csvCell, parseCsv } from './csv.ts';

export type DataRow<Column extends string> = Readonly<Record<Column, string>>;

interface DataTableOptions<Column extends string> {
  /** Columns that may have empty cells. All other cells must contain text. */
  readonly optional?: readonly Column[];
  /** The columns in the primary key. Two rows with the same key are refused. */
  readonly key: readonly Column[];
}

/**
 * Returns the folder `data/` in the parent folder that contains package.json. Source files and bundles are at different depths below it.
 */
function dataFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return path.join(folder, 'data');
}

const fault = (file: string, row: number, problem: string): WattleError =>
  new WattleError('BUG', `data/${file}, row ${row}: ${problem}`, { at: { row } });

/**
 * Reads a data file and returns its rows in file order. `columns` must list all columns in the file, in any order. Throws BUG with file and
 * row for a missing or unknown column, a row with a different length, an empty required cell or a repeated key.
 */
export function readDataTable<Column extends string>(
  file: string,
  columns: readonly Column[],
  options: DataTableOptions<NoInfer<Column>>,
): readonly DataRow<Column>[] {
  return parseDataTable(readDataText(file), file, columns, options);
}

export const readDataBytes = (file: string): Buffer => readFileSync(path.join(dataFolder(), file));

export const readDataText = (file: string): string => readFileSync(path.join(dataFolder(), file), 'utf8');

/** Reads a table from text, with the same checks and errors as `readDataTable`. `file` is the file name in errors. */
export function parseDataTable<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
  { optional = [], key }: DataTableOptions<NoInfer<Column>>,
): readonly DataRow<Column>[] {
  const [header = [], ...rows] = parseCsv(text, { delimiter: ',' }).rows;
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((name) => !columns.some((column) => column === name));
  if (missing.length > 0) throw fault(file, 1, `missing columns: ${missing.join(', ')}`);
  if (unknown.length > 0) throw fault(file, 1, `unknown columns: ${unknown.join(', ')}`);
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const row = index + 2;
    if (cells.length !== header.length) throw fault(file, row, `${cells.length} cells, but the header has ${header.length}`);
    const record = Object.fromEntries(header.map((name, at) => [name, cells[at]])) as DataRow<Column>;
    const empty = columns.find((column) => record[column] === '' && !optional.includes(column));
    if (empty !== undefined) throw fault(file, row, `${empty} is empty`);
    const id = key.map((column) => record[column]).join('\u0000');
    if (seen.has(id)) throw fault(file, row, `repeats ${key.map((column) => `${column} ${record[column]}`).join(', ')}`);
    seen.add(id);
    return record;
  });
}

/** Converts a cell to a number. Throws BUG for text that is not a decimal number. */
export function dataNumber(file: string, text: string): number {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new WattleError('BUG', `data/${file}: ${quoted(text)} is not a decimal number.`);
}

/** Returns CSV text for a data file, for tools that write one. Lines end with LF, so that Git shows changes by row. */
export const dataTableText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
