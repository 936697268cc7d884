/** The search index of one column of a register, read from PostgreSQL tables. */
import { present } from '../../../core/assert.ts';
import type { Column } from '../../../core/define-dataset.ts';
import type { SearchCache } from '../../../search/cache.ts';
import { INDEX_TABLES, type TermCells, termEntryOf } from '../../../search/index-format.ts';
import type { IndexReader } from '../../../search/port.ts';
import type { TermEntry, Zone } from '../../../search/term.ts';
import type { PgSql, PgValue } from '../../postgres/connection.ts';
import { endOfPrefix, scoresOf } from '../cells.ts';
import { indexTable, staticScoresTable } from './tables.ts';

interface IndexedTable {
  readonly sql: PgSql;
  readonly table: string;
  readonly rows: number;
  readonly cache: SearchCache;
  textsAt(positions: readonly number[], column: Column): Promise<readonly string[]>;
}

const TERM = INDEX_TABLES.terms.columns.join(', ');

export class PostgresWordIndex implements IndexReader {
  readonly name: string;
  readonly cache: SearchCache;
  readonly documents: number;
  readonly #of: IndexedTable;
  readonly #column: Column;
  /** The position of the column among the declared columns. */
  readonly #index: number;

  constructor(of: IndexedTable, column: Column, index: number) {
    this.name = column.name;
    this.cache = of.cache;
    this.documents = of.rows;
    this.#of = of;
    this.#column = column;
    this.#index = index;
  }

  async staticScores(): Promise<Uint16Array> {
    return scoresOf(await this.#bytes(`SELECT scores FROM ${staticScoresTable(this.#of.table)} WHERE column_index = ?`, this.#index));
  }

  terms(terms: readonly string[]): Promise<readonly TermEntry[]> {
    return this.#entries('WHERE term = ANY(?)', terms);
  }

  async termsByPrefix(prefix: string, limit: number): Promise<readonly TermEntry[]> {
    const [noted] = await this.#of.sql.tuples<[terms: string]>(`SELECT terms FROM ${this.#table('prefixes')} WHERE prefix = ?`, prefix);
    if (noted) return this.terms(JSON.parse(noted[0]) as string[]);
    return this.#entries(
      'WHERE term >= ? AND term < ? ORDER BY leading_count + inner_count DESC, term LIMIT ?',
      prefix,
      endOfPrefix(prefix),
      limit,
    );
  }

  block(term: string, zone: Zone, block: number): Promise<Uint8Array> {
    return this.#bytes(`SELECT documents FROM ${this.#table('blocks')} WHERE term = ? AND zone = ? AND block = ?`, term, zone, block);
  }

  bitset(term: string): Promise<Uint8Array> {
    return this.#bytes(`SELECT documents FROM ${this.#table('bitsets')} WHERE term = ?`, term);
  }

  texts(positions: readonly number[]): Promise<readonly string[]> {
    return this.#of.textsAt(positions, this.#column);
  }

  async #entries(rest: string, ...values: readonly PgValue[]): Promise<readonly TermEntry[]> {
    return (await this.#of.sql.tuples<TermCells>(`SELECT ${TERM} FROM ${this.#table('terms')} ${rest}`, ...values)).map(termEntryOf);
  }

  async #bytes(read: string, ...values: readonly PgValue[]): Promise<Uint8Array> {
    const [row] = await this.#of.sql.tuples<[Uint8Array]>(read, ...values);
    return present(row, 'A row of the search index')[0];
  }

  #table(kind: keyof typeof INDEX_TABLES): string {
    return indexTable(this.#of.table, kind, this.#index);
  }
}
