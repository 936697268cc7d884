/** How the cells of a register are stored, whatever the dialect, and what a filter value means in a column. */
import type { Column, RegisterRow } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import type { RegisterQuery } from './port.ts';
import type { SqlValue } from './sql.ts';
import { isKeptExactly } from './version-step.ts';

/** What the store has to know of a loaded register to read it. */
export interface RegisterLayout {
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  /** By the name of a searched column, its words of COMMON_WORD_ROWS rows and more. */
  readonly commonWords: Readonly<Record<string, readonly string[]>>;
}

export type RegisterCondition = RegisterQuery['where'][number];

/** A piece of SQL and the values of its marks. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const isTextual = (column: Column): boolean => column.type === 'text' || column.type === 'date';
export const wordColumns = (columns: readonly Column[]): readonly Column[] => columns.filter(({ match }) => match === 'words');
/** Columns whose text is looked into at any place. */
export const substringColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter((column) => column.match === 'substring' && isTextual(column));
/** Columns that get an index of their own. */
export const indexedColumns = ({ columns, key }: Pick<RegisterLayout, 'columns' | 'key'>): readonly Column[] =>
  columns.filter(({ name, type, match, indexed }) => type !== 'text[]' && (indexed || match === 'words' || name === key[0]));

/** Throws BUG for a column that the register does not have. */
export function columnNamed(columns: readonly Column[], name: string): Column {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column) throw new WattleError('BUG', `The register has no column ${name}`);
  return column;
}

/** The cells of a row in column order. Throws BUG when a column is missing, of another type than declared, or could not be kept as it is. */
export function encodeRow(columns: readonly Column[], row: RegisterRow, rowNumber: number): SqlValue[] {
  return columns.map((column) => {
    const cell = encodeCell(column, row[column.name]);
    if (cell === undefined) {
      const at = { row: rowNumber, column: column.name, value: String(row[column.name]) };
      throw new WattleError('BUG', `A cell of column ${column.name} is not ${column.type}`, { at });
    }
    return cell;
  });
}

function encodeCell({ type }: Column, value: RegisterRow[string] | undefined): SqlValue | undefined {
  if (value === null) return null;
  switch (type) {
    case 'text':
    case 'date':
      return typeof value === 'string' && !value.includes('\0') ? value : undefined;
    case 'integer':
      return Number.isSafeInteger(value) ? (value as number) : undefined;
    case 'number':
      return typeof value === 'number' && isKeptExactly(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? Number(value) : undefined;
    case 'text[]':
      return Array.isArray(value) ? JSON.stringify(value) : undefined;
  }
}

export function decodeRow(columns: readonly Column[], cells: readonly SqlValue[]): RegisterRow {
  return Object.fromEntries(columns.map((column, i) => [column.name, decodeCell(column, cells[i] ?? null)]));
}

function decodeCell({ type }: Column, cell: SqlValue): RegisterRow[string] {
  if (cell === null || cell instanceof Uint8Array) return null;
  if (type === 'boolean') return cell === 1;
  return type === 'text[]' ? (JSON.parse(String(cell)) as string[]) : cell;
}

/** A stored cell as the text that words are found in. */
export function textOfCell({ type }: Column, cell: SqlValue): string {
  if (cell === null) return '';
  return type === 'text[]' ? (JSON.parse(String(cell)) as string[]).join(' ') : String(cell);
}

/** Filter values as stored values of a column; those that no cell of the column could hold are left out. */
export function storedValues(column: Column, values: readonly string[]): readonly SqlValue[] {
  switch (column.type) {
    case 'integer':
      return numbersOf(values).filter(Number.isSafeInteger);
    case 'number':
      return numbersOf(values);
    case 'boolean':
      return values.filter((value) => /^(true|false)$/i.test(value)).map((value) => (/^true$/i.test(value) ? 1 : 0));
    default:
      return values;
  }
}

const numbersOf = (values: readonly string[]): number[] =>
  values
    .filter((value) => value.trim() !== '')
    .map(Number)
    .filter(isKeptExactly);

/** Throws BUG: the callers offer prefix and substring on columns of text only. */
export function expectText(column: Column, op: RegisterCondition['op']): void {
  if (!isTextual(column) && column.type !== 'text[]') throw new WattleError('BUG', `Column ${column.name} cannot be matched by ${op}`);
}

export const marks = (n: number): string => Array<string>(n).fill('?').join(', ');
export const anyOf = (conditions: readonly string[]): string => (conditions.length === 0 ? '1 = 0' : `(${conditions.join(' OR ')})`);

/** Sorts behind every text that begins with the prefix. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10ffff}`;
