/** The search index of one column of a register, read from its SQLite file. */
import { present } from '../../../core/assert.ts';
import type { Column } from '../../../core/define-dataset.ts';
import type { SearchCache } from '../../../search/cache.ts';
import { INDEX_TABLES, type TermCells, termEntryOf } from '../../../search/index-format.ts';
import type { IndexReader } from '../../../search/port.ts';
import type { TermEntry, Zone } from '../../../search/term.ts';
import type { SqliteDatabase } from '../../sqlite/database.ts';
import { endOfPrefix, scoresOf } from '../cells.ts';
import { indexTable } from './tables.ts';

interface IndexedFile {
  readonly db: SqliteDatabase;
  readonly rows: number;
  readonly cache: SearchCache;
  textsAt(positions: readonly number[], column: Column): readonly string[];
}

const TERM = INDEX_TABLES.terms.columns.join(', ');

export class SqliteWordIndex implements IndexReader {
  readonly name: string;
  readonly cache: SearchCache;
  readonly documents: number;
  readonly #file: IndexedFile;
  readonly #column: Column;
  /** The position of the column among the declared columns. */
  readonly #index: number;
  readonly #terms: string;

  constructor(file: IndexedFile, column: Column, index: number) {
    this.name = column.name;
    this.cache = file.cache;
    this.documents = file.rows;
    this.#file = file;
    this.#column = column;
    this.#index = index;
    this.#terms = indexTable('terms', index);
  }

  staticScores(): Uint16Array {
    return scoresOf(this.#bytes('SELECT scores FROM static_scores WHERE column_index = ?', this.#index));
  }

  terms(terms: readonly string[]): readonly TermEntry[] {
    return this.#entries(`SELECT ${TERM} FROM ${this.#terms} WHERE term IN (SELECT value FROM json_each(?))`, JSON.stringify(terms));
  }

  termsByPrefix(prefix: string, limit: number): readonly TermEntry[] {
    const [noted] = this.#file.db.tuples<[terms: string]>(
      `SELECT terms FROM ${indexTable('prefixes', this.#index)} WHERE prefix = ?`,
      prefix,
    );
    if (noted) return this.#entries(`SELECT ${TERM} FROM ${this.#terms} WHERE term IN (SELECT value FROM json_each(?))`, noted[0]);
    const read = `SELECT ${TERM} FROM ${this.#terms} WHERE term >= ? AND term < ? ORDER BY leading_count + inner_count DESC, term LIMIT ?`;
    return this.#entries(read, prefix, endOfPrefix(prefix), limit);
  }

  block(term: string, zone: Zone, block: number): Uint8Array {
    const read = `SELECT documents FROM ${indexTable('blocks', this.#index)} WHERE term = ? AND zone = ? AND block = ?`;
    return this.#bytes(read, term, zone, block);
  }

  bitset(term: string): Uint8Array {
    return this.#bytes(`SELECT documents FROM ${indexTable('bitsets', this.#index)} WHERE term = ?`, term);
  }

  texts(positions: readonly number[]): readonly string[] {
    return this.#file.textsAt(positions, this.#column);
  }

  #entries(read: string, ...values: readonly (string | number)[]): readonly TermEntry[] {
    return this.#file.db.tuples<TermCells>(read, ...values).map(termEntryOf);
  }

  #bytes(read: string, ...values: readonly (string | number)[]): Uint8Array {
    const [row] = this.#file.db.tuples<[Uint8Array]>(read, ...values);
    return present(row, 'A row of the search index')[0];
  }
}
