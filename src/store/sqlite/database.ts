/** One SQLite file with prepared statements and transactions. Every connection has the same settings. */
import { closeSync, openSync } from 'node:fs';
import { present } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import { sleep } from '../../core/sleep.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';
import { storeErrorOf, storeFaultOf } from '../ports/store-fault.ts';
import { type DriverDatabase, type DriverStatement, openFile } from './driver.ts';

interface DatabaseOptions {
  /**
   * With NORMAL, a power failure may lose the last commits. With FULL, it loses none. A crash of the program loses no commits in either
   * mode.
   */
  readonly synchronous: 'NORMAL' | 'FULL';
  readonly cacheMiB: number;
  /** Opens the file. The default is the driver's function. */
  readonly open?: (path: string) => DriverDatabase;
}

export const openForWriting = (path: string): DriverDatabase => openFile(path, { readOnly: false });

/** The time in ms for which a writer waits for another process. */
const BUSY_TIMEOUT_MS = 30_000;
const WAL_RETRY_MS = 20;
/** The size in bytes to which the write-ahead log is cut after a checkpoint. */
const WAL_KEEP_BYTES = 64 * 2 ** 20;

export class SqliteDatabase {
  readonly #driver: DriverDatabase;
  #closed = false;
  #writes = 0;
  readonly #statements = new Map<string, DriverStatement>();
  readonly #arrayStatements = new Map<string, DriverStatement>();

  constructor(driver: DriverDatabase) {
    this.#driver = driver;
  }

  /** Opens a file. Several processes can read the file while one of them writes. */
  static open(path: string, options: DatabaseOptions): SqliteDatabase {
    try {
      return SqliteDatabase.#open(path, options);
    } catch (error) {
      throw openingError(path, error);
    }
  }

  static #open(path: string, options: DatabaseOptions): SqliteDatabase {
    const db = new SqliteDatabase((options.open ?? openForWriting)(path));
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    useWal(db);
    db.exec(`PRAGMA synchronous = ${options.synchronous}; PRAGMA foreign_keys = ON; PRAGMA cache_size = ${-1024 * options.cacheMiB};
      PRAGMA journal_size_limit = ${WAL_KEEP_BYTES}`);
    return db;
  }

  /** The number of calls that may have changed the file through this connection. A call counts before it runs. */
  get writes(): number {
    return this.#writes;
  }

  exec(sql: string): void {
    this.#writes += 1;
    this.#driver.exec(sql);
  }

  run(sql: string, ...values: readonly SqlValue[]): number {
    this.#writes += 1;
    return Number(this.#prepared(sql).run(...values).changes);
  }

  get<Row>(sql: string, ...values: readonly SqlValue[]): Row | null {
    return (this.#prepared(sql).get(...values) as Row | undefined) ?? null;
  }

  all<Row>(sql: string, ...values: readonly SqlValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  /** Returns rows as arrays in column order. */
  tuples<Tuple extends readonly unknown[]>(sql: string, ...values: readonly SqlValue[]): Tuple[] {
    let statement = this.#arrayStatements.get(sql);
    if (!statement) {
      statement = this.#driver.prepare(sql);
      statement.setReturnArrays(true);
      this.#arrayStatements.set(sql, statement);
    }
    return statement.all(...values) as Tuple[];
  }

  write<T>(work: () => T): T {
    return this.#transaction('BEGIN IMMEDIATE', work);
  }

  /** Runs `work` in a read transaction, so that all its reads see the same state. */
  snapshot<T>(work: () => T): T {
    return this.#transaction('BEGIN DEFERRED', work);
  }

  /** Tests whether the file can be written, without changing its content. */
  rewriteHeader(): void {
    const { user_version } = present(this.get<{ user_version: number }>('PRAGMA user_version'), 'The version of the file');
    this.exec(`PRAGMA user_version = ${user_version}`);
  }

  /** Closes the file. It can be called several times. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    // Needed for the npm package, which keeps the file open until its statements are garbage collected. Node's library closes the file
    // immediately.
    this.#statements.clear();
    this.#arrayStatements.clear();
    this.exec('PRAGMA shrink_memory');
    this.#driver.close();
  }

  #transaction<T>(begin: string, work: () => T): T {
    this.exec(begin);
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Rolls back a transaction. After some failures, such as a full disk, SQLite has already rolled it back, and ROLLBACK fails. */
  #rollBack(): void {
    try {
      this.exec('ROLLBACK');
    } catch {}
  }

  #prepared(sql: string): DriverStatement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#driver.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** The asynchronous interface `Sql` for a SQLite file. Its work is still synchronous. */
export class SqliteSql implements Sql {
  readonly skipLocked = '';
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  async run(sql: string, ...values: readonly SqlValue[]): Promise<number> {
    return this.#db.run(sql, ...values);
  }

  async get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null> {
    return this.#db.get<Row>(sql, ...values);
  }

  async all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]> {
    return this.#db.all<Row>(sql, ...values);
  }

  async tuples<Tuple extends readonly unknown[]>(sql: string, ...values: readonly SqlValue[]): Promise<Tuple[]> {
    return this.#db.tuples<Tuple>(sql, ...values);
  }

  /** SQLite never runs two write transactions at the same time, so the lock name is not needed. */
  async batch(_lock: string, statements: readonly Statement[]): Promise<readonly number[]> {
    return this.#db.write(() => statements.map(({ sql, values }) => this.#db.run(sql, ...values)));
  }
}

/** Returns the error for a file that cannot be opened. Adds the cause from the operating system, because SQLite does not report it. */
function openingError(path: string, error: unknown): unknown {
  const fault = storeFaultOf(error) === 'away' ? systemFaultOf(path) : null;
  const known = storeErrorOf(fault ?? error);
  return known === null ? error : new WattleError(known.code, `${path}: ${known.message}`, { cause: error });
}

function systemFaultOf(path: string): unknown {
  try {
    closeSync(openSync(path, 'r+'));
    return null;
  } catch (error) {
    return error;
  }
}

/** Sets the journal mode. Tries again, because SQLite fails immediately if another connection has a lock. */
function useWal(db: SqliteDatabase): void {
  for (let waitedMs = 0; ; waitedMs += WAL_RETRY_MS) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      if (storeFaultOf(cause) !== 'busy' || waitedMs >= BUSY_TIMEOUT_MS) throw cause;
      sleep(WAL_RETRY_MS);
    }
  }
}
