/** How register cells are stored in both dialects, and how filter values are compared with them. */
import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { RegisterQuery } from '../ports/registers.ts';
import type { SqlValue } from '../ports/sql.ts';
import { isStoredExactly } from '../series/apply-version.ts';

/** The number of the register index format, the only format that the program reads. */
const INDEX_FORM = 3;

/** The columns, index format and digest of a register, stored with its rows. */
export interface RegisterLayout extends Declared {
  readonly indexForm: number;
  /** Columns with few different values. For each value, an index lists its rows. */
  readonly valued: readonly string[];
  /** The digest of all rows in register order. */
  readonly digest: string;
}

export interface Declared {
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

export const layoutOf = ({ columns, key }: Declared, valued: readonly string[], digest: string): RegisterLayout => ({
  indexForm: INDEX_FORM,
  columns,
  key,
  valued,
  digest,
});

export const isReadable = ({ indexForm }: RegisterLayout): boolean => indexForm === INDEX_FORM;

/** Throws DATA_UNAVAILABLE if an earlier release of the program built the register's indexes in another format. */
export function expectReadable(dataset: DatasetKey, layout: RegisterLayout): void {
  if (isReadable(layout)) return;
  throw new WattleError(
    'DATA_UNAVAILABLE',
    `An earlier version of Wattle loaded the register ${dataset}. This version cannot read its indexes.`,
    {
      hint: `For the site administrator: run wattle rebuild ${dataset.replace('/', '.')}`,
    },
  );
}

export type RegisterCondition = RegisterQuery['where'][number];

export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const cellIn = (table: string, { name }: Column): string => `${table}.${quoted(name)}`;

export const isTextual = (column: Column): boolean => column.type === 'text' || column.type === 'date';
export const wordColumns = (columns: readonly Column[]): readonly Column[] => columns.filter(({ match }) => match === 'words');
export const substringColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter((column) => column.match === 'substring' && isTextual(column));
export const indexedColumns = ({ columns, key }: Declared): readonly Column[] =>
  columns.filter(({ name, type, match, indexed }) => type !== 'text[]' && (indexed || match === 'words' || name === key[0]));

/** Returns the declared column with a name. Throws BUG if no column has it. */
export function columnNamed(columns: readonly Column[], name: string): Column {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column) throw new WattleError('BUG', `The register has no column ${name}.`);
  return column;
}

/** The stored cells of a row, in column order. Throws BUG for a missing column, a wrong type, or a value that cannot be stored exactly. */
export function encodeRow(columns: readonly Column[], row: RegisterRow, rowNumber: number): SqlValue[] {
  return columns.map((column) => {
    const cell = encodeCell(column, row[column.name]);
    if (cell === undefined) {
      const at = { row: rowNumber, column: column.name, value: String(row[column.name]) };
      throw new WattleError('BUG', `A cell of column ${column.name} is not ${column.type}.`, { at });
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
      return typeof value === 'number' && isStoredExactly(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? Number(value) : undefined;
    case 'text[]':
      return Array.isArray(value) ? JSON.stringify(value) : undefined;
  }
}

/** A field of the returned rows, and its column. The column is null if it did not exist when the register was loaded. */
export interface Member {
  readonly name: string;
  readonly column: Column | null;
}

/** Throws BUG if fewer rows are found than the index lists (`named`). */
export function expectRows(found: number, named: number): void {
  if (found < named) throw new WattleError('BUG', 'The index of a register points to a missing row.');
}

export const cellsOf = (table: string, members: readonly Member[]): string =>
  members.map(({ column }) => (column ? cellIn(table, column) : 'NULL')).join(', ');

/** Converts cells in the order of `members` to rows. */
export function decodeRows(members: readonly Member[], tuples: readonly (readonly SqlValue[])[]): JsonRows {
  return JsonRows.of(
    tuples.map((cells) => Object.fromEntries(members.map(({ name, column }, i) => [name, column && decodeCell(column, cells[i] ?? null)]))),
  );
}

function decodeCell({ type }: Column, cell: SqlValue): RegisterRow[string] {
  if (cell === null || cell instanceof Uint8Array) return null;
  if (type === 'boolean') return cell === 1;
  return type === 'text[]' ? (JSON.parse(String(cell)) as string[]) : cell;
}

/** The text of a cell for word search. Spaces separate the items in a list. */
export function textOfCell(column: Column, cell: SqlValue): string {
  const value = decodeCell(column, cell);
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Converts filter values to stored cells. Omits values that no cell of the column can have. */
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
    .filter(isStoredExactly);

/** Checks that a column allows prefix and substring filters, which only columns with text do. Throws BUG for others. */
export function expectText(column: Column, op: RegisterCondition['op']): void {
  if (!isTextual(column) && column.type !== 'text[]')
    throw new WattleError('BUG', `Column ${column.name} does not support the filter ${op}.`);
}

/** Converts A to Z to lower case, as filters do. All other letters keep their case. */
export const foldedText = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const preferringColumns = (columns: readonly Column[]): readonly Column[] => columns.filter(({ preferred }) => preferred);

/**
 * Returns a function that calculates the boost class of a row, which affects its rank. Each column with preferred values has one bit, set if
 * the row has none of these values. The first column has the highest bit. Class 0 ranks first.
 */
export function boostClassOf(columns: readonly Column[]): (cells: readonly SqlValue[]) => number {
  const preferring = preferringColumns(columns).map((column) => ({ index: columns.indexOf(column), preferred: foldedValues(column) }));
  return (cells) =>
    preferring.reduce((boostClass, { index, preferred }) => 2 * boostClass + (isPreferred(cells[index], preferred) ? 0 : 1), 0);
}

const isPreferred = (cell: SqlValue | undefined, preferred: ReadonlySet<string>): boolean =>
  cell !== null && cell !== undefined && preferred.has(foldedText(String(cell)));

/** For each boost class, whether rows that meet the conditions can be in it. */
export function possibleBoostClasses(columns: readonly Column[], where: readonly RegisterCondition[]): readonly boolean[] {
  const preferring = preferringColumns(columns);
  return Array.from({ length: 2 ** preferring.length }, (_, boostClass) =>
    preferring.every((column, i) => {
      const preferred = foldedValues(column);
      const behind = ((boostClass >> (preferring.length - 1 - i)) & 1) === 1;
      return where.every(
        ({ column: name, op, values }) =>
          name !== column.name || op !== 'equals' || values.some((value) => preferred.has(foldedText(value)) !== behind),
      );
    }),
  );
}

const foldedValues = ({ preferred = [] }: Column): ReadonlySet<string> => new Set(preferred.map(foldedText));

export const marks = (n: number): string => Array<string>(n).fill('?').join(', ');
export const anyOf = (conditions: readonly string[]): string => (conditions.length === 0 ? '1 = 0' : `(${conditions.join(' OR ')})`);

/** Converts the static scores of a search index, which are two bytes each. */
export const scoresOf = (bytes: Uint8Array): Uint16Array => new Uint16Array(new Uint8Array(bytes).buffer);

/** A text that sorts after every text that starts with the prefix. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10ffff}`;
