/** A database whose statements fail on purpose, for one process at a time. All processes share the data below, which outlive them. */
import type { DriverDatabase, DriverStatement } from '../../src/store/sqlite/driver.ts';

/**
 * full, io: the statement is not executed. busy: the transaction does not begin. cut: the answer is lost, after the statement if it
 * commits, otherwise with the whole transaction. death, death_after: the process ends before or after the statement.
 */
export const FAULT_KINDS = ['full', 'io', 'busy', 'cut', 'death', 'death_after'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Plan {
  readonly kind: FaultKind;
  /** The first statement that fails, counted from now: 1 is the next one. */
  readonly at: number;
  /** Number of failures in a row. */
  readonly lasts: number;
}

export class ProcessEnded extends Error {}

const sqliteError = (errcode: number, message: string): Error => Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
const ERRORS: Readonly<Record<'full' | 'io' | 'busy' | 'cut', () => Error>> = {
  full: () => sqliteError(13, 'database or disk is full'),
  io: () => sqliteError(10, 'disk I/O error'),
  busy: () => sqliteError(5, 'database is locked'),
  cut: () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
};

/** The failures of one process. */
export class Faults {
  /** Statements so far, and the number of failed ones. */
  statements = 0;
  fired = 0;
  isDead = false;
  #plan: { readonly kind: FaultKind; readonly from: number; left: number } | null = null;
  readonly #databases = new Set<{ rollBack(): void }>();
  readonly #applies: typeof appliesToSqlite;

  /** @param applies which statements each fault may meet */
  constructor(applies = appliesToSqlite) {
    this.#applies = applies;
  }

  arm({ kind, at, lasts }: Plan): void {
    this.#plan = { kind, from: this.statements + at, left: lasts };
  }

  disarm(): void {
    this.#plan = null;
  }

  register(database: { rollBack(): void }): void {
    this.#databases.add(database);
  }

  /** Ends the process: uncommitted work is lost, and later calls have no effect. */
  end(): void {
    this.isDead = true;
    for (const database of this.#databases) database.rollBack();
  }

  /** The fault for a statement. Null if it succeeds. */
  next(sql: string, isInTransaction: boolean): FaultKind | null {
    if (this.isDead) throw new ProcessEnded('The process has ended.');
    this.statements += 1;
    const plan = this.#plan;
    if (plan === null || this.statements < plan.from || !this.#applies(plan.kind, sql, isInTransaction)) return null;
    plan.left -= 1;
    if (plan.left <= 0) this.#plan = null;
    this.fired += 1;
    return plan.kind;
  }
}

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|COMMIT|CREATE|DROP)/i;

export function appliesToSqlite(kind: FaultKind, sql: string, isInTransaction: boolean): boolean {
  if (kind === 'full') return WRITES.test(sql);
  if (kind === 'busy') return !isInTransaction && (WRITES.test(sql) || /^\s*BEGIN IMMEDIATE/i.test(sql));
  return true;
}

export class FaultyDatabase implements DriverDatabase {
  readonly #below: DriverDatabase;
  readonly #faults: Faults;
  #isInTransaction = false;

  constructor(below: DriverDatabase, faults: Faults) {
    this.#below = below;
    this.#faults = faults;
    faults.register(this);
  }

  exec(sql: string): void {
    if (/^\s*PRAGMA/i.test(sql)) this.#below.exec(sql);
    else if (/^\s*ROLLBACK/i.test(sql)) this.rollBack();
    else this.#carryOut(sql);
  }

  #carryOut(sql: string): void {
    this.#through(sql, () => {
      this.#below.exec(sql);
      if (/^\s*BEGIN/i.test(sql)) this.#isInTransaction = true;
      if (/^\s*COMMIT/i.test(sql)) this.#isInTransaction = false;
    });
  }

  prepare(sql: string): DriverStatement {
    const statement = this.#below.prepare(sql);
    return {
      run: (...values) => this.#through(sql, () => statement.run(...values)),
      get: (...values) => this.#through(sql, () => statement.get(...values)),
      all: (...values) => this.#through(sql, () => statement.all(...values)),
      setReturnArrays: (enabled) => statement.setReturnArrays(enabled),
    };
  }

  /** The data stay. */
  close(): void {
    this.rollBack();
  }

  rollBack(): void {
    if (this.#isInTransaction) this.#below.exec('ROLLBACK');
    this.#isInTransaction = false;
  }

  #through<T>(sql: string, work: () => T): T {
    const fault = this.#faults.next(sql, this.#isInTransaction);
    if (fault === null) return work();
    const isDeath = fault === 'death' || fault === 'death_after';
    if (fault === 'cut' || fault === 'death_after') work();
    if (isDeath) {
      this.#faults.end();
      throw new ProcessEnded('The process has ended.');
    }
    // A server rolls back the transaction of a client that disconnects.
    if (fault === 'cut') this.rollBack();
    throw ERRORS[fault]();
  }
}
