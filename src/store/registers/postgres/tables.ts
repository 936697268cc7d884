/**
 * The tables of one register version.
 *
 * register_7_2                 pos (1, 2, 3 … in register order) and the declared columns
 * register_7_2_value_rows      for columns with few different values: the rows with each value, as a bitset
 * register_7_2_terms_3         the search index of the 4th column, see search/index-format.ts
 * register_7_2_blocks_3
 * register_7_2_bitsets_3
 * register_7_2_prefixes_3
 * register_7_2_static_scores   the static score of every row, for each column with a search index
 */
import type { Column } from '../../../core/define-dataset.ts';
import { INDEX_TABLES, type IndexTable } from '../../../search/index-format.ts';
import { quoted, wordColumns } from '../cells.ts';

export const STORAGE: Readonly<Record<Column['type'], string>> = {
  text: 'TEXT',
  date: 'TEXT',
  'text[]': 'TEXT',
  integer: 'BIGINT',
  boolean: 'INTEGER',
  number: 'DOUBLE PRECISION',
};

export interface StoredRegister {
  readonly table_name: string;
  readonly layout: string;
  readonly row_count: number;
}

export const columnNames = (columns: readonly { name: string }[]): string => columns.map(({ name }) => quoted(name)).join(', ');
/** Converts A to Z to lower case, as filters in SQLite do, in any locale of the database. */
export const folded = (expression: string): string => `lower(${expression} COLLATE "C")`;

export const valueRowsTable = (table: string): string => `${table}_value_rows`;
export const staticScoresTable = (table: string): string => `${table}_static_scores`;
export const indexTable = (table: string, kind: IndexTable, index: number): string => `${table}_${kind}_${index}`;

export const INDEX_KINDS: readonly IndexTable[] = ['terms', 'blocks', 'bitsets', 'prefixes'];
const BYTES: readonly string[] = ['documents', 'leading_documents', 'inner_documents'];
const NUMBERS: readonly string[] = ['leading_count', 'inner_count', 'zone', 'block'];

/** The columns of a search index table, with their SQL types. */
export const indexColumns = (kind: IndexTable): string =>
  INDEX_TABLES[kind].columns
    .map((column: string) => `${column} ${BYTES.includes(column) ? 'BYTEA' : NUMBERS.includes(column) ? 'BIGINT' : 'TEXT COLLATE "C"'}`)
    .join(', ');

export function tablesOf(table: string, columns: readonly Column[]): readonly string[] {
  const ofWords = wordColumns(columns).flatMap((column) => INDEX_KINDS.map((kind) => indexTable(table, kind, columns.indexOf(column))));
  return [table, valueRowsTable(table), staticScoresTable(table), ...ofWords];
}

/** Names of tables that earlier releases of the program made. They are dropped with their version. */
export const formerTablesOf = (table: string, columns: readonly Column[]): readonly string[] => [
  `${table}_row_grades`,
  ...wordColumns(columns).flatMap((column) =>
    ['words', 'pieces', 'common', 'beginnings'].map((kind) => `${table}_${kind}_${columns.indexOf(column)}`),
  ),
];
