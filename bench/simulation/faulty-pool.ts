/** Opens PostgreSQL connections whose statements fail on purpose. The server works, and rolls back transactions on lost connections. */
import pg from 'pg';
import { openPool } from '../../src/store/postgres/connection.ts';
import { type FaultKind, type Faults, ProcessEnded } from './faulty-driver.ts';

/** SQLSTATE codes for disk_full, io_error and lock_not_available: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const STATES = { full: '53100', io: '58030', busy: '55P03' } as const;
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|COMMIT|CREATE|DROP|COPY|WITH)/i;
const LOCKS = /pg_(?:try_)?advisory|FOR UPDATE/i;

export function appliesToPostgres(kind: FaultKind, sql: string): boolean {
  // A lost response to ROLLBACK has no effect, so only the end of the process matters.
  if (/^\s*ROLLBACK/i.test(sql)) return kind === 'death' || kind === 'death_after';
  if (kind === 'full') return WRITES.test(sql);
  if (kind === 'busy') return LOCKS.test(sql) || /^\s*(?:UPDATE|DELETE)/i.test(sql);
  return true;
}

type Callback = (error: Error | null, result?: pg.QueryResult) => void;
interface Connected {
  readonly connection?: { readonly stream: { destroy(): void } };
}

/** Opens a process's connection pool. */
export function openFaultyPool(databaseUrl: string, faults: Faults): pg.Pool {
  const clients = new Set<FaultyClient>();
  class FaultyClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }

    disconnect(): void {
      (this as unknown as Connected).connection?.stream.destroy();
    }

    // pg accepts text, a configuration or a stream, then values, then a callback. Without a callback, it returns a promise.
    override query(...given: unknown[]): never {
      const call = (...args: unknown[]): unknown => (super.query as (...all: unknown[]) => unknown).apply(this, args);
      const callback = typeof given.at(-1) === 'function' ? (given.pop() as Callback) : null;
      const [what] = given;
      const requested = this.#carriedOut(textOf(what), isStream(what) ? what : null, () => call(...given), call);
      if (isStream(what)) {
        // The error is ignored here, because the stream reports it to its pipeline.
        void requested.catch(() => {});
        return what as never;
      }
      if (callback === null) return requested as never;
      void requested.then(
        (result) => callback(null, result as pg.QueryResult),
        (error: Error) => callback(error),
      );
      return undefined as never;
    }

    async #carriedOut(sql: string, stream: CopyStream | null, work: () => unknown, call: (sql: string) => unknown): Promise<unknown> {
      let fault: FaultKind | null;
      try {
        fault = faults.next(sql, true);
      } catch (error) {
        failed(stream, error as Error);
        throw error;
      }
      if (fault === null) return work();
      if (fault === 'full' || fault === 'io' || fault === 'busy') {
        failed(stream, Object.assign(new Error(`SQLSTATE ${STATES[fault]}`), { code: STATES[fault] }));
        return call(`DO $$ BEGIN RAISE EXCEPTION 'it fails on purpose' USING ERRCODE = '${STATES[fault]}'; END $$`);
      }
      // A COPY fails before it begins, because its caller sends the rows only after this call returns.
      if (fault !== 'death' && stream === null) await work();
      const error =
        fault === 'cut' ? Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) : new ProcessEnded('It has ended.');
      if (fault === 'cut') this.disconnect();
      else faults.end();
      failed(stream, error);
      throw error;
    }
  }
  // When a process's connections close, the server rolls back its transactions.
  faults.register({
    rollBack: () => {
      for (const client of clients) client.disconnect();
    },
  });
  return openPool(databaseUrl, undefined, FaultyClient as unknown as typeof pg.Client);
}

/** A COPY, as pg submits it and reports its errors. */
interface CopyStream {
  handleError(error: Error): void;
}

const isStream = (what: unknown): what is CopyStream =>
  typeof what === 'object' && what !== null && 'submit' in what && 'handleError' in what;

/** Reports the error as pg does. `destroy` would wait forever for a response from the server, because the stream was never submitted. */
const failed = (stream: CopyStream | null, error: Error): void => {
  if (stream !== null) process.nextTick(() => stream.handleError(error));
};

function textOf(what: unknown): string {
  if (typeof what === 'string') return what;
  return isStream(what) ? 'COPY' : String((what as { readonly text: string }).text);
}
