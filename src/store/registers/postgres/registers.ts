/** Registers as PostgreSQL tables, with separate tables for each version. One transaction builds the tables and publishes the version. */
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { DatasetKey } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import type {
  RegisterGroupsQuery,
  RegisterGroupTotals,
  RegisterLoad,
  RegisterPage,
  RegisterQuery,
  RegisterStore,
} from '../../ports/registers.ts';
import type { Version } from '../../ports/series.ts';
import type { SqlValue } from '../../ports/sql.ts';
import { storedJson } from '../../ports/stored-json.ts';
import { PgSql, type PgSqlOptions, transaction } from '../../postgres/connection.ts';
import { nextSeq, STORED_SQL, type StoredDataset } from '../../series/apply-version.ts';
import { expectSoundRegister } from '../../series/damaged-series.ts';
import { lockDataset, recordVersion } from '../../series/postgres.ts';
import { expectReadable, isReadable, type RegisterLayout } from '../cells.ts';
import { readPage } from '../page.ts';
import { ScanQueue } from '../scan-queue.ts';
import { verifyRows } from '../verify-rows.ts';
import { RegisterTable } from './register-table.ts';
import { differenceOfTables, RegisterTableBuild } from './table-build.ts';
import { columnNames, formerTablesOf, type StoredRegister, tablesOf } from './tables.ts';

const NO_COVERAGE = { periodStart: null, periodEnd: null, newestDay: null };
const UNDEFINED_TABLE = '42P01';
/** The time limit in minutes between two statements of a load. Building the indexes of millions of rows takes minutes. */
const INDEXING_MINUTES = 60;
/**
 * The number of attempts to read a version. Its tables are dropped if two loads finish after the version was found and before it is read.
 * The next attempt finds the new version.
 */
const READ_ATTEMPTS = 5;
/** A register with more rows is not compared when it is first read, because that would delay callers. The daily check compares all rows. */
const MOST_ROWS_COMPARED = 50_000;
const COMPARED_MS = 3_600_000;
const MOST_COMPARED = 200;
const STORED_REGISTER = 'SELECT table_name, layout, row_count FROM registers WHERE dataset_id = ? AND seq = ?';

export class PgRegisterStore implements RegisterStore {
  readonly #pool: pg.Pool;
  readonly #sql: PgSql;
  readonly #tables = new Map<string, RegisterTable>();
  readonly #scans = new ScanQueue();
  /** The difference of each table from its digest. */
  readonly #compared = new LRUCache<string, Promise<string | null>>({ max: MOST_COMPARED, ttl: COMPARED_MS });

  constructor(pool: pg.Pool, options: PgSqlOptions = {}) {
    this.#pool = pool;
    this.#sql = new PgSql(pool, options);
  }

  async load(load: RegisterLoad): Promise<Version | null> {
    // The dataset's row is added in a separate transaction. A check can then be recorded during the load.
    const { id } = await transaction(this.#pool, (sql) => lockDataset(sql, load.dataset));
    const version = await transaction(this.#pool, (sql) => this.#loadInto(sql, id, load), { mayPauseMinutes: INDEXING_MINUTES });
    if (version) await transaction(this.#pool, (sql) => dropRegisters(sql, id, version.seq - 1));
    return version;
  }

  async #loadInto(sql: PgSql, id: number, load: RegisterLoad): Promise<Version | null> {
    await sql.lock(`register ${load.dataset}`);
    const before = await sql.get<StoredDataset>(STORED_SQL, load.dataset);
    const newest = before?.seq ?? null;
    const served = newest === null ? null : await sql.get<StoredRegister>(STORED_REGISTER, id, newest);
    const table = `register_${id}_${newest === null ? 1 : newest + 1}`;
    const build = new RegisterTableBuild(sql, table, load);
    try {
      const digest = await build.copy();
      load.check?.(build.rows);
      const servedLayout = served && storedJson<RegisterLayout>('layout of a register', served.layout);
      if (before?.damaged !== 1 && servedLayout && isReadable(servedLayout) && servedLayout.digest === digest) {
        await build.discard();
        return null;
      }
      const layout = await build.finish(digest);
      const { rows } = build;
      const counts = served ? await differenceOfTables(sql, { table, layout, rows }, served) : { added: rows, changed: 0, removed: 0 };
      const stored = await lockDataset(sql, load.dataset);
      if (stored.id !== id || stored.seq !== newest) {
        throw new WattleError('REQ_CONFLICT', `Another version of ${load.dataset} was loaded at the same time.`);
      }
      const seq = nextSeq(load.dataset, stored, load.version);
      const insert = 'INSERT INTO registers (dataset_id, seq, table_name, layout, row_count) VALUES (?, ?, ?, ?, ?)';
      await sql.run(insert, id, seq, table, JSON.stringify(layout), rows);
      return recordVersion(sql, load.dataset, load.version, { id, seq }, counts, { rowCount: rows, coverage: NO_COVERAGE });
    } finally {
      build.close();
    }
  }

  query(query: RegisterQuery): Promise<RegisterPage> {
    return this.#read(query, (register, seq) => readPage(register, seq, query));
  }

  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]> {
    return this.#read(query, (register) => register.groups(query));
  }

  async verify(dataset: DatasetKey): Promise<string | null> {
    const stored = await this.#sql.get<StoredDataset>(STORED_SQL, dataset);
    if (!stored || stored.seq === null) return null;
    const row = await this.#sql.get<StoredRegister>(STORED_REGISTER, stored.id, stored.seq);
    return row ? this.#differenceOf(row) : 'The table of the latest version is missing.';
  }

  async #differenceOf(row: StoredRegister): Promise<string | null> {
    const layout = storedJson<RegisterLayout>('layout of a register', row.layout);
    const sql = `SELECT pos, ${columnNames(layout.columns)} FROM ${row.table_name} WHERE pos > ? ORDER BY pos LIMIT ?`;
    return verifyRows(layout, row.row_count, (position, count) => this.#sql.tuples<SqlValue[]>(sql, position, count));
  }

  async #read<T>(query: Pick<RegisterQuery, 'dataset' | 'seq'>, read: (register: RegisterTable, seq: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.#sql.get<StoredDataset>(STORED_SQL, query.dataset);
      const seq = query.seq ?? stored?.seq ?? null;
      if (!stored || stored.seq === null || seq === null) throw new WattleError('DATA_UNAVAILABLE', `${query.dataset} has no version.`);
      expectSoundRegister(query.dataset, stored);
      const mayRetry = attempt < READ_ATTEMPTS;
      try {
        const register = await this.#table(query.dataset, stored, seq);
        if (register) return await read(register, seq);
      } catch (error) {
        if (!mayRetry || (error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
        continue;
      }
      if (query.seq !== undefined) throw new WattleError('REQ_CURSOR_EXPIRED', `Version ${seq} of ${query.dataset} is no longer stored.`);
      if (!mayRetry) throw new WattleError('DATA_UNAVAILABLE', `The register ${query.dataset} is not stored.`);
    }
  }

  async #expectAsWritten(dataset: DatasetKey, row: StoredRegister): Promise<void> {
    if (row.row_count > MOST_ROWS_COMPARED) return;
    const known = this.#compared.get(row.table_name);
    const comparing = known ?? this.#differenceOf(row);
    if (known === undefined) {
      this.#compared.set(row.table_name, comparing);
      comparing.catch(() => this.#compared.delete(row.table_name));
    }
    expectSoundRegister(dataset, { damaged: (await comparing) === null ? 0 : 1 });
  }

  /** Returns the tables of a version, or null if it was deleted. The cache contains only the latest version of each dataset. */
  async #table(dataset: DatasetKey, stored: StoredDataset, seq: number): Promise<RegisterTable | null> {
    const name = `${stored.id} ${seq}`;
    const row = await this.#sql.get<StoredRegister>(STORED_REGISTER, stored.id, seq);
    if (!row) return null;
    for (const old of this.#tables.keys()) {
      const [id, oldSeq] = old.split(' ').map(Number);
      if (id === stored.id && stored.seq !== null && Number(oldSeq) < stored.seq - 1) this.#tables.delete(old);
    }
    const table = this.#tables.get(name) ?? new RegisterTable(this.#sql, row, this.#scans);
    expectReadable(dataset, table.layout);
    await this.#expectAsWritten(dataset, row);
    this.#tables.set(name, table);
    return table;
  }
}

/** Drops the tables of the versions before `before`. */
export async function dropRegisters(sql: PgSql, datasetId: number, before = Number.MAX_SAFE_INTEGER): Promise<void> {
  const old = await sql.all<Pick<StoredRegister, 'table_name' | 'layout'>>(
    'DELETE FROM registers WHERE dataset_id = ? AND seq < ?::bigint RETURNING table_name, layout',
    datasetId,
    before,
  );
  for (const { table_name, layout } of old) {
    const { columns } = storedJson<RegisterLayout>('layout of a register', layout);
    const tables = [...tablesOf(table_name, columns), ...formerTablesOf(table_name, columns)];
    await sql.run(`DROP TABLE IF EXISTS ${tables.join(', ')}`);
  }
}
