/**
 * The tables of a register file, which contains one version of a register.
 *
 * register         pos (1, 2, 3 … in register order) and the declared columns
 * layout           the declaration when the file was built, as JSON, and the number of rows
 * value_rows       for columns with few different values: the rows with each value, as a bitset
 * terms_3          the search index of the 4th column, see search/index-format.ts
 * blocks_3
 * bitsets_3
 * prefixes_3
 * static_scores    the static score of every row, for each column with a search index
 * grams_3          the trigram index of the 4th column
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
/** Tables with row numbers, which make scans that skip thousands of rows with long values faster. */
const WITH_ROW_NUMBERS: readonly IndexTable[] = ['blocks', 'bitsets'];

export function createIndexTable(table: IndexTable, index: number): string {
  const { columns, key } = INDEX_TABLES[table];
  const typeOf = (column: string): string => (BYTES.includes(column) ? 'BLOB' : NUMBERS.includes(column) ? 'INTEGER' : 'TEXT');
  const declared = columns.map((column) => `${column} ${typeOf(column)} NOT NULL`).join(', ');
  const storage = WITH_ROW_NUMBERS.includes(table) ? 'STRICT' : 'STRICT, WITHOUT ROWID';
  return `CREATE TABLE ${indexTable(table, index)} (${declared}, PRIMARY KEY (${key.join(', ')})) ${storage}`;
}
