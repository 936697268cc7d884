/** The one door to PostgreSQL: a pool, numbers read as numbers, `?` marks, transactions and COPY. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { WattleError } from '../../core/errors.ts';
import type { Sql, SqlValue, Statement } from '../sql.ts';

const INT8 = 20;
/** COUNT and ids are int8, which the driver would give as text; ours stay far below 2^53. SUM of int8 is numeric. */
const NUMERIC = 1700;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** What pg says when a statement was not answered in its time. The connection is then of no use: what it was queried is still under way. */
const UNANSWERED = 'Query read timeout';
/** COPY text is handed on in pieces of about this many characters. */
const COPY_CHUNK = 64 * 1024;

/** What a mark can stand for. */
export type PgValue = SqlValue | readonly SqlValue[];

/** Whatever statements can be sent to. */
export interface Runner {
  query(query: pg.QueryConfig | pg.QueryArrayConfig): Promise<pg.QueryResult>;
}

export interface PgSqlOptions {
  /** A statement that is not answered within so many ms has failed, as over a line that was cut; absent: it may take as long as it takes. */
  readonly answersWithinMs?: number | undefined;
  /** Where statements go for the present; null: to the runner itself. */
  readonly elsewhere?: (() => Runner | null) | undefined;
}

/** A connection inside a transaction, or the pool itself. */
export class PgSql implements Sql {
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED';
  readonly #runner: pg.Pool | pg.ClientBase;
  readonly #options: PgSqlOptions;
  constructor(runner: pg.Pool | pg.ClientBase, options: PgSqlOptions = {}) {
    this.#runner = runner;
    this.#options = options;
  }

  /** Values may be lists, for `unnest(?)`. */
  async run(sql: string, ...values: readonly PgValue[]): Promise<number> {
    const { rowCount } = await this.#query(sql, values);
    // A statement that makes a table changes no rows.
    return rowCount === null ? 0 : rowCount;
  }

  async get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null> {
    return ((await this.#query(sql, values)).rows[0] as Row | undefined) ?? null;
  }

  async all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]> {
    return (await this.#query(sql, values)).rows as Row[];
  }

  /** Rows as arrays, in the order of the selected columns. Values may be lists, for `= ANY(?)`. */
  async tuples<Tuple extends readonly unknown[]>(sql: string, ...values: readonly PgValue[]): Promise<Tuple[]> {
    return (await this.#query(sql, values, 'array')).rows as unknown as Tuple[];
  }

  async batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]> {
    if (!(this.#runner instanceof pg.Pool)) throw new WattleError('BUG', 'A transaction does not nest');
    const work = async (sql: PgSql): Promise<readonly number[]> => {
      await sql.lock(lock);
      const changed: number[] = [];
      for (const statement of statements) changed.push(await sql.run(statement.sql, ...statement.values));
      return changed;
    };
    return transaction(this.#runner, work, this.#options);
  }

  /** Holds a name until the end of the transaction. */
  async lock(name: string): Promise<void> {
    await this.run('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', name);
  }

  /** The same where nobody has the name; false where somebody does. */
  async tryLock(name: string): Promise<boolean> {
    const row = await this.get<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS taken', name);
    return row?.taken === true;
  }

  /** Streams rows into a table; text of COPY's own format, one line a row. Rolls back by throwing when the rows do. */
  async copy(table: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
    if (this.#runner instanceof pg.Pool) throw new WattleError('BUG', 'COPY needs a separate connection');
    await pipeline(Readable.from(chunked(lines), { objectMode: true }), this.#runner.query(copyFrom(`COPY ${table} FROM STDIN`)));
  }

  #query(sql: string, values: readonly PgValue[], rowMode?: 'array'): Promise<pg.QueryResult> {
    const { answersWithinMs, elsewhere } = this.#options;
    const runner: Runner = elsewhere?.() ?? this.#runner;
    return runner.query({
      ...{ text: numbered(sql), values: [...values] },
      ...(rowMode ? { rowMode } : {}),
      ...(answersWithinMs === undefined ? {} : { query_timeout: answersWithinMs }),
    });
  }
}

/** Connections are made when they are first needed. */
export function openPool(databaseUrl: string, connectTimeoutMs = CONNECT_TIMEOUT_MS): pg.Pool {
  const pool = new pg.Pool({
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
  // An idle connection that the server drops must not end the program; the next query opens another one and reports if it cannot.
  pool.on('error', () => {});
  return pool;
}

/**
 * A node that is cut off in the middle of a transaction holds its locks until the server gives it up: after so many minutes at the latest, and
 * not when the operating system does, which takes hours. The server waits for rows of a COPY as long as they take.
 */
const MAY_PAUSE_MINUTES = 5;

/** All of the work is kept, or, when it throws, none. A connection that cannot even roll back is thrown away. */
export async function transaction<T>(
  pool: pg.Pool,
  work: (sql: PgSql) => Promise<T>,
  options: Pick<PgSqlOptions, 'answersWithinMs'> & { readonly mayPauseMinutes?: number } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks fails the statement under way; without a listener it would end the program as well.
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

/** Whether a statement failed because nothing came back in its time. */
export const isUnanswered = (error: unknown): error is Error => error instanceof Error && error.message === UNANSWERED;

/** A row as a line of COPY's text format. */
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

/** `?` becomes `$1`, `$2` …; none of our statements holds a question mark otherwise. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}
