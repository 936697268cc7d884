/**
 * Reads CSV files from the Australian Charities and Not-for-profits Commission: the register and annual information statements. Columns are
 * found by name. Dates have the form `dd/mm/yyyy`. Flags are `Y`, `y` or `n`.
 */
import type { Captured } from '../../core/capture.ts';
import type { Column, RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import { identifierDigits } from '../../core/identifiers.ts';
import { isoDay } from '../../core/period.ts';
import { streamCsv } from '../../formats/csv.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { numberIn } from '../../formats/published-number.ts';
import { type AtoFacts, declared } from './table.ts';

type Value = string | number | null;

export interface CharityColumn extends Column {
  /** The column name in the file. */
  readonly header: string;
  /** Converts a cell. `others` returns another cell in the row, by its header. */
  readonly read: (cell: string, at: Address, others: (header: string) => string) => Value;
}

interface CharityFile {
  readonly columns: readonly CharityColumn[];
  readonly key: readonly string[];
}

const PUBLISHER = {
  name: 'Australian Charities and Not-for-profits Commission',
  attribution: 'Source: Australian Charities and Not-for-profits Commission',
};

// ---------------------------------------------------------------- cells

export const words = (cell: string): string | null => cell.replace(/\s+/g, ' ').trim() || null;

/** Reads an ABN, with eleven digits in any spelling. Groups that report together may have a name instead, which is returned unchanged. */
export function abn(cell: string, at: Address): string | null {
  const digits = identifierDigits(cell);
  if (digits === '') return null;
  if (!/^\d+$/.test(digits)) return words(cell);
  if (digits.length === 11) return digits;
  throw new WattleError('PARSE_VALUE', 'The ABN in this cell does not have 11 digits.', { at: { ...at, value: cell } });
}

/** Converts `01/07/2023` to `2023-07-01`. Null for an empty cell. Throws PARSE_VALUE. */
export function day(cell: string, at: Address): string | null {
  if (cell.trim() === '') return null;
  const found = publishedDay(cell);
  if (found !== null) return isoDay(found);
  throw new WattleError('PARSE_VALUE', 'A cell is not a date dd/mm/yyyy.', { at: { ...at, value: cell } });
}

export function number(cell: string, at: Address): number | null {
  const text = cell.trim();
  if (text === '') return null;
  const value = numberIn(text);
  if (value !== undefined) return value;
  throw new WattleError('PARSE_VALUE', 'A cell is not a number.', { at: { ...at, value: cell } });
}

/** Reads a size: `Small`, `Medium`, `Large` or `Extra Large`, in any case. */
export const size = (cell: string): string | null =>
  words(cell)
    ?.toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? null;

/** Reads a postcode. Australian postcodes have four digits, possibly without the leading zero. Foreign postcodes are as published. */
export const postcode = (cell: string, _at: Address, others: (header: string) => string): string | null => {
  const text = words(cell);
  const abroad = !['', 'australia'].includes(others('Country').trim().toLowerCase());
  return text !== null && !abroad && /^\d{3}$/.test(text) ? `0${text}` : text;
};

// ---------------------------------------------------------------- files

export function charityDataset(facts: AtoFacts, file: CharityFile): RegisterDataset {
  return {
    ...declared(facts),
    kind: 'register',
    publisher: PUBLISHER,
    columns: file.columns.map(({ header: _header, read: _read, ...column }) => column),
    key: file.key,
    parse: (capture) => rowsOf(capture, file),
  };
}

/** Reads the rows. Throws PARSE_LAYOUT for a missing column or a row with a different length, and PARSE_VALUE with row and column. */
async function* rowsOf(capture: Captured, file: CharityFile): AsyncGenerator<RegisterRow> {
  let header: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let row = 0;
  for await (const cells of streamCsv(inOnePiece(capture), { delimiter: ',' })) {
    row++;
    if (header === null) {
      header = headerOf(capture, cells, file);
      width = cells.length;
      continue;
    }
    if (cells.length === 1 && cells[0] === '') continue;
    if (cells.length !== width) {
      const value = `${cells.length} cells`;
      throw new WattleError('PARSE_LAYOUT', `A row has ${cells.length} cells where the header has ${width}.`, {
        at: { url: capture.url, row, value },
      });
    }
    yield rowOf(capture, cells, row, header, file);
  }
}

async function* inOnePiece(capture: Captured): AsyncGenerator<Uint8Array> {
  yield capture.bytes;
}

const fold = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase();

function headerOf(capture: Captured, cells: readonly string[], file: CharityFile): ReadonlyMap<string, number> {
  const header = new Map(cells.map((cell, i) => [fold(cell), i] as const));
  const missing = file.columns.filter((column) => !header.has(fold(column.header))).map((column) => column.header);
  if (missing.length === 0) return header;
  throw new WattleError('PARSE_LAYOUT', `The file has no column ${missing.join(', ')}.`, {
    at: { url: capture.url, row: 1, value: cells.slice(0, 8).join(', ') },
  });
}

function rowOf(
  capture: Captured,
  cells: readonly string[],
  row: number,
  header: ReadonlyMap<string, number>,
  file: CharityFile,
): RegisterRow {
  const others = (name: string): string => cells[header.get(fold(name)) ?? -1] ?? '';
  return Object.fromEntries(
    file.columns.map((column) => {
      const at = { url: capture.url, row, column: column.header };
      return [column.name, column.read(others(column.header), at, others)];
    }),
  );
}
