/**
 * The tables of a register file, which is one version of a register.
 *
 *   register         pos (1, 2, 3 … in register order) and the declared columns
 *   layout           the declaration that the file was built from, as JSON, and its number of rows
 *   value_rows       for columns with few values: which rows have each, as a bitset
 *   terms_3          the search index of the 4th column, as search/index-format.ts describes it
 *   blocks_3
 *   bitsets_3
 *   prefixes_3
 *   static_scores    for each column with a search index, the static score of every row
 *   grams_3          full-text index of the 4th column: every 3 letters in a row
 */
import type { Column } from '../../../core/define-dataset.ts';
import { INDEX_TABLES, type IndexTable } from '../../../search/index-format.ts';
import { quoted } from '../cells.ts';

export const STORAGE: Readonly<Record<Column['type'], string>> = {
  text: 'TEXT',
  date: 'TEXT',
  'text[]': 'TEXT',
  integer: 'INTEGER',
  boolean: 'INTEGER',
  number: 'REAL',
};

export const gramsTable = (columns: readonly Column[], column: Column): string => `grams_${columns.indexOf(column)}`;
export const indexTable = (table: IndexTable, index: number): string => `${table}_${index}`;
export const columnNames = (columns: readonly { name: string }[]): string => columns.map(({ name }) => quoted(name)).join(', ');

const BYTES: readonly string[] = ['documents', 'leading_documents', 'inner_documents'];
const NUMBERS: readonly string[] = ['leading_count', 'inner_count', 'zone', 'block'];
/** Rows of bytes by the thousand are read past quicker in a table with row numbers. */
const WITH_ROW_NUMBERS: readonly IndexTable[] = ['blocks', 'bitsets'];

/** Makes a table of the search index of a column. */
export function createIndexTable(table: IndexTable, index: number): string {
  const { columns, key } = INDEX_TABLES[table];
  const typeOf = (column: string): string => (BYTES.includes(column) ? 'BLOB' : NUMBERS.includes(column) ? 'INTEGER' : 'TEXT');
  const declared = columns.map((column) => `${column} ${typeOf(column)} NOT NULL`).join(', ');
  const storage = WITH_ROW_NUMBERS.includes(table) ? 'STRICT' : 'STRICT, WITHOUT ROWID';
  return `CREATE TABLE ${indexTable(table, index)} (${declared}, PRIMARY KEY (${key.join(', ')})) ${storage}`;
}
