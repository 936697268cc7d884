/** All access to PostgreSQL: connection pool, conversion of numbers, `?` as placeholder, transactions and COPY. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { WattleError } from '../../core/errors.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';

const INT8 = 20;
/**
 * The type id of `numeric`. COUNT and ids are int8, and the SUM of int8 is numeric. The driver returns both as text. Wattle reads them as
 * numbers, because they stay far below 2^53.
 */
const NUMERIC = 1700;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * The pg message if a statement exceeds its time limit. Its connection cannot be used again, because the server still runs the statement.
 */
const UNANSWERED = 'Query read timeout';
const COPY_CHUNK = 64 * 1024;

export type PgValue = SqlValue | readonly SqlValue[];

export interface Runner {
  query(query: pg.QueryConfig | pg.QueryArrayConfig): Promise<pg.QueryResult>;
}

export interface PgSqlOptions {
  /** The time limit for a statement in ms. It also applies after the network connection is lost. Absent means no limit. */
  readonly answersWithinMs?: number | undefined;
  /** Returns the runner for the current statement, such as a replica. Null means this runner. */
  readonly elsewhere?: (() => Runner | null) | undefined;
}

/** Runs statements on one connection inside a transaction, or on any connection of the pool. */
export class PgSql implements Sql {
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED';
  readonly #runner: pg.Pool | pg.ClientBase;
  readonly #options: PgSqlOptions;
  constructor(runner: pg.Pool | pg.ClientBase, options: PgSqlOptions = {}) {
    this.#runner = runner;
    this.#options = options;
  }

  /** Runs one statement. A value may be a list, for `unnest(?)`. */
  async run(sql: string, ...values: readonly PgValue[]): Promise<number> {
    const { rowCount } = await this.#query(sql, values);
    // The driver returns no row count for statements such as CREATE TABLE.
    return rowCount === null ? 0 : rowCount;
  }

  async get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null> {
    return ((await this.#query(sql, values)).rows[0] as Row | undefined) ?? null;
  }

  async all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]> {
    return (await this.#query(sql, values)).rows as Row[];
  }

  /** Rows as arrays in column order. A value may be a list, for `= ANY(?)`. */
  async tuples<Tuple extends readonly unknown[]>(sql: string, ...values: readonly PgValue[]): Promise<Tuple[]> {
    return (await this.#query(sql, values, 'array')).rows as unknown as Tuple[];
  }

  async batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]> {
    if (!(this.#runner instanceof pg.Pool)) throw new WattleError('BUG', 'A transaction cannot start inside another transaction.');
    const work = async (sql: PgSql): Promise<readonly number[]> => {
      await sql.lock(lock);
      const changed: number[] = [];
      for (const statement of statements) changed.push(await sql.run(statement.sql, ...statement.values));
      return changed;
    };
    return transaction(this.#runner, work, this.#options);
  }

  /** Takes a lock by name, or waits for it. The lock ends with the transaction. */
  async lock(name: string): Promise<void> {
    await this.run('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', name);
  }

  /** Takes a lock by name without waiting. Returns false if the name is already locked. */
  async tryLock(name: string): Promise<boolean> {
    const row = await this.get<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS taken', name);
    return row?.taken === true;
  }

  /** Streams lines into a table with COPY. If reading the lines fails, COPY adds no row. `options` is the end of the statement. */
  async copy(table: string, lines: AsyncIterable<string> | Iterable<string>, options = ''): Promise<void> {
    if (this.#runner instanceof pg.Pool) throw new WattleError('BUG', 'COPY needs a separate connection.');
    await pipeline(Readable.from(chunked(lines), { objectMode: true }), this.#runner.query(copyFrom(`COPY ${table} FROM STDIN${options}`)));
  }

  #query(sql: string, values: readonly PgValue[], rowMode?: 'array'): Promise<pg.QueryResult> {
    const { answersWithinMs, elsewhere } = this.#options;
    const runner: Runner = elsewhere?.() ?? this.#runner;
    return runner.query({
      text: numbered(sql),
      values: [...values],
      ...(rowMode ? { rowMode } : {}),
      ...(answersWithinMs === undefined ? {} : { query_timeout: answersWithinMs }),
    });
  }
}

/** The pool opens connections when they are first needed. */
export function openPool(databaseUrl: string, connectTimeoutMs = CONNECT_TIMEOUT_MS, Client = pg.Client): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'wattle',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // The pool emits an error if an idle connection breaks. Without this listener, the error would end the program.
  pool.on('error', () => {});
  return pool;
}

/**
 * If a node loses its network connection during a transaction, the transaction keeps its locks. The server ends an idle transaction after
 * this number of minutes. The operating system would take hours to do so. A running COPY is not affected.
 */
const MAY_PAUSE_MINUTES = 5;

/** Runs `work` in a transaction. Commits, or rolls back if `work` throws. Closes the connection if that fails. */
export async function transaction<T>(
  pool: pg.Pool,
  work: (sql: PgSql) => Promise<T>,
  options: Pick<PgSqlOptions, 'answersWithinMs'> & { readonly mayPauseMinutes?: number } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A broken connection makes its current statement fail and emits an error. Without this listener, the error would end the program.
  const ignore = (): void => {};
  client.on('error', ignore);
  try {
    const sql = new PgSql(client, { answersWithinMs: options.answersWithinMs });
    await sql.run(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = '${options.mayPauseMinutes ?? MAY_PAUSE_MINUTES}min'`);
    const result = await work(sql);
    await sql.run('COMMIT');
    return result;
  } catch (error) {
    if (isUnanswered(error)) broken = error;
    else {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

const isUnanswered = (error: unknown): error is Error => error instanceof Error && error.message === UNANSWERED;

export const copyLine = (values: readonly (string | number | null)[]): string => `${values.map(copyCell).join('\t')}\n`;

const copyCell = (value: string | number | null): string => {
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(/[\\\t\n\r]/g, (c) => COPY_ESCAPES[c] ?? c);
};
const COPY_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

async function* chunked(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < COPY_CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/** Replaces each `?` with `$1`, `$2` and so on. No statement may contain a question mark for another purpose. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}
