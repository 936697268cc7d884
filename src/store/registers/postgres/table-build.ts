/** Writes the tables of a register: first its rows, then the indexes. Also compares two versions. */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { WattleError } from '../../../core/errors.ts';
import { INDEX_TABLES } from '../../../search/index-format.ts';
import type { RegisterLoad } from '../../ports/registers.ts';
import type { SqlValue } from '../../ports/sql.ts';
import { storedJson } from '../../ports/stored-json.ts';
import { copyLine, type PgSql } from '../../postgres/connection.ts';
import type { Counts } from '../../series/apply-version.ts';
import { encodeRow, indexedColumns, isTextual, layoutOf, quoted, type RegisterLayout, substringColumns } from '../cells.ts';
import { RowIndexes } from '../row-indexes.ts';
import { CopySpool } from './copy-spool.ts';
import {
  columnNames,
  folded,
  INDEX_KINDS,
  indexColumns,
  indexTable,
  STORAGE,
  type StoredRegister,
  staticScoresTable,
  tablesOf,
  valueRowsTable,
} from './tables.ts';

const bytea = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The number of lines that are sent together. Sending each line separately would take as long as formatting it. */
const LINES_AT_ONCE = 100;
const SPOOLED_AT_ONCE = 2_000;

export class RegisterTableBuild {
  readonly #sql: PgSql;
  readonly #table: string;
  readonly #load: RegisterLoad;
  readonly #indexes: RowIndexes;
  readonly #spools = new Map<string, CopySpool>();
  #rows = 0;

  constructor(sql: PgSql, table: string, load: RegisterLoad) {
    this.#sql = sql;
    this.#table = table;
    this.#load = load;
    this.#indexes = new RowIndexes(load, (index) => path.join(os.tmpdir(), `wattle-${table}-${index}-${randomUUID()}`));
  }

  get rows(): number {
    return this.#rows;
  }

  async copy(): Promise<string> {
    const declared = this.#load.columns.map(({ name, type }) => `${quoted(name)} ${STORAGE[type]}`);
    await this.#sql.run(`CREATE TABLE ${this.#table} (${['pos BIGINT NOT NULL', ...declared].join(', ')})`);
    await this.#sql.copy(this.#table, this.#lines());
    return this.#indexes.digest();
  }

  /** Builds the indexes and returns the layout. Throws DATA_DUPLICATE_KEY if two rows have the same key. */
  async finish(digest: string): Promise<RegisterLayout> {
    const { columns, key } = this.#load;
    // This thread builds the word indexes. At the same time, the server builds the other indexes.
    const done = await Promise.allSettled([this.#indexRows(), this.#spoolWords()]);
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    await this.#copyWords();
    await this.#insertValues();
    for (const made of tablesOf(this.#table, columns)) await this.#sql.run(`ANALYZE ${made}`);
    return layoutOf({ columns, key }, this.#indexes.valued(), digest);
  }

  async discard(): Promise<void> {
    await this.#sql.run(`DROP TABLE ${this.#table}`);
  }

  close(): void {
    this.#indexes.close();
    for (const spool of this.#spools.values()) spool.close();
  }

  async *#lines(): AsyncGenerator<string> {
    const { columns, rows } = this.#load;
    let lines = '';
    for await (const row of rows) {
      this.#rows += 1;
      const cells = encodeRow(columns, row, this.#rows) as (string | number | null)[];
      this.#indexes.add(cells);
      lines += copyLine([this.#rows, ...cells]);
      if (this.#rows % LINES_AT_ONCE > 0) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }

  async #indexRows(): Promise<void> {
    const sql = this.#sql;
    const table = this.#table;
    const { columns, key } = this.#load;
    await sql.run(`ALTER TABLE ${table} ADD PRIMARY KEY (pos)`);
    await indexKey(sql, table, key);
    for (const column of indexedColumns(this.#load)) {
      await sql.run(`CREATE INDEX ON ${table} (${isTextual(column) ? folded(quoted(column.name)) : quoted(column.name)}, pos)`);
    }
    if (!(await sql.get(`SELECT 1 AS there FROM pg_extension WHERE extname = 'pg_trgm'`))) return;
    for (const { name } of substringColumns(columns)) {
      await sql.run(`CREATE INDEX ON ${table} USING gin (${folded(quoted(name))} gin_trgm_ops)`);
    }
  }

  async #spoolWords(): Promise<void> {
    for (const { index, builder } of this.#indexes.words) {
      let rows = 0;
      for (const { table, cells } of builder.index()) {
        this.#spoolOf(`${table}_${index}`).add(cells);
        if (++rows % SPOOLED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  #spoolOf(name: string): CopySpool {
    const spool = this.#spools.get(name) ?? new CopySpool(path.join(os.tmpdir(), `wattle-${this.#table}_${name}-${randomUUID()}`));
    this.#spools.set(name, spool);
    return spool;
  }

  async #copyWords(): Promise<void> {
    const sql = this.#sql;
    const scores = staticScoresTable(this.#table);
    await sql.run(`CREATE TABLE ${scores} (column_index INTEGER PRIMARY KEY, scores BYTEA NOT NULL)`);
    for (const { index, builder } of this.#indexes.words) {
      for (const kind of INDEX_KINDS) {
        const table = indexTable(this.#table, kind, index);
        await sql.run(`CREATE TABLE ${table} (${indexColumns(kind)})`);
        await sql.copy(table, this.#spoolOf(`${kind}_${index}`).lines());
        await sql.run(`ALTER TABLE ${table} ADD PRIMARY KEY (${INDEX_TABLES[kind].key.join(', ')})`);
      }
      await sql.run(`INSERT INTO ${scores} (column_index, scores) VALUES (?, ?)`, index, bytea(builder.staticScores()));
    }
  }

  async #insertValues(): Promise<void> {
    const table = valueRowsTable(this.#table);
    await this.#sql.run(`CREATE TABLE ${table} (column_index INTEGER NOT NULL, value TEXT COLLATE "C" NOT NULL, rows BYTEA NOT NULL,
      PRIMARY KEY (column_index, value))`);
    for (const { column, value, rows } of this.#indexes.values.index()) {
      await this.#sql.run(`INSERT INTO ${table} (column_index, value, rows) VALUES (?, ?, ?)`, column, value, bytea(rows));
    }
  }
}

async function indexKey(sql: PgSql, table: string, key: readonly string[]): Promise<void> {
  if (key.length === 0) return;
  const list = columnNames(key.map((name) => ({ name })));
  const twice = await sql.get<Record<string, SqlValue>>(`SELECT ${list} FROM ${table} GROUP BY ${list} HAVING COUNT(*) > 1 LIMIT 1`);
  if (twice) {
    const value = key.map((name) => String(twice[name])).join(', ');
    throw new WattleError('DATA_DUPLICATE_KEY', `The register has two rows with the key ${value}.`, {
      at: { column: key.join(', '), value },
    });
  }
  await sql.run(`CREATE INDEX ON ${table} (${list})`);
}

/** Counts the differences between two versions, in the columns of both versions. */
export async function differenceOfTables(
  sql: PgSql,
  after: { readonly table: string; readonly layout: RegisterLayout; readonly rows: number },
  before: StoredRegister,
): Promise<Counts> {
  const { columns } = storedJson<RegisterLayout>('layout of a register', before.layout);
  const { key } = after.layout;
  const shared = after.layout.columns.filter(({ name }) => columns.some((column) => column.name === name));
  if (key.length === 0 || !key.every((name) => shared.some((column) => column.name === name))) {
    return { added: after.rows, changed: 0, removed: before.row_count };
  }
  const keyText = (table: string, name: string): string => `COALESCE(${table}.${quoted(name)}::text, E'\\x01')`;
  const sameKey = key.map((name) => `${keyText('n', name)} = ${keyText('o', name)}`).join(' AND ');
  const cells = (table: string): string => shared.map(({ name }) => `${table}.${quoted(name)}::text`).join(', ');
  const row = await sql.get<{ matched: number; same: number }>(
    `SELECT COUNT(*) AS matched, COUNT(*) FILTER (WHERE ROW(${cells('n')}) IS NOT DISTINCT FROM ROW(${cells('o')})) AS same
      FROM ${after.table} n JOIN ${before.table_name} o ON ${sameKey}`,
  );
  const { matched, same } = row ?? { matched: 0, same: 0 };
  return { added: after.rows - matched, changed: matched - same, removed: before.row_count - matched };
}
