/** Opens a database whose statements fail on purpose, for one process at a time. The shared data remain when a process ends. */
import type { SqlValue } from '../../src/store/ports/sql.ts';
import type { DriverDatabase, DriverStatement } from '../../src/store/sqlite/driver.ts';

/**
 * full, io: the statement is not executed. busy: the transaction does not begin. cut: the response is lost, so that a commit is executed, and
 * any other transaction is rolled back. death, death_after: the process ends before or after the statement.
 */
export const FAULT_KINDS = ['full', 'io', 'busy', 'cut', 'death', 'death_after'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Plan {
  readonly kind: FaultKind;
  /** The number of the first statement that fails. The next statement has the number 1. */
  readonly at: number;
  /** Number of consecutive failures. */
  readonly lasts: number;
}

export class ProcessEnded extends Error {}

const SQLITE_CONSTRAINT = 19;

const sqliteError = (errcode: number, message: string): Error => Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
const ERRORS: Readonly<Record<'full' | 'io' | 'busy' | 'cut', () => Error>> = {
  full: () => sqliteError(13, 'database or disk is full'),
  io: () => sqliteError(10, 'disk I/O error'),
  busy: () => sqliteError(5, 'database is locked'),
  cut: () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
};

/** Controls the failures of one process. */
export class Faults {
  /** Number of statements, and number of failures, so far. */
  statements = 0;
  fired = 0;
  /** Number of statements so far that write rows with a digest. */
  written = 0;
  isDead = false;
  #flip = { at: Number.POSITIVE_INFINITY, place: 0 };
  #plan: { readonly kind: FaultKind; readonly from: number; left: number } | null = null;
  #history: { readonly sql: string; readonly isInTransaction: boolean }[] | null = null;
  readonly #databases = new Set<{ rollBack(): void }>();
  readonly #applies: typeof appliesToSqlite;

  /** @param applies returns whether a fault can occur at a statement */
  constructor(applies = appliesToSqlite) {
    this.#applies = applies;
  }

  arm({ kind, at, lasts }: Plan): void {
    this.#plan = { kind, from: this.statements + at, left: lasts };
  }

  /** Plans a damaged bit. The `at`-th statement from now, among those in `written`, stores one bit of one value incorrectly. */
  flip(at: number, place: number): void {
    this.#flip = { at: this.written + at, place };
  }

  /** Returns the values in a statement as they will be stored. */
  stored(sql: string, values: readonly SqlValue[]): readonly SqlValue[] {
    if (!DIGESTED.test(sql)) return values;
    this.written += 1;
    if (this.written !== this.#flip.at) return values;
    const places = [...values.keys()].filter((i) => values[i] !== null && values[i] !== '');
    const place = places[this.#flip.place % places.length];
    if (place === undefined) return values;
    this.fired += 1;
    return values.map((value, i) => (i === place ? flipped(value, this.#flip.place) : value));
  }

  /** Starts recording statements. */
  record(): void {
    this.#history = [];
  }

  /**
   * Returns the numbers of recorded statements, from 1, at which a fault can occur. A fault with any other number would occur at the next
   * of these.
   */
  placesOf(kind: FaultKind): readonly number[] {
    return (this.#history ?? []).flatMap(({ sql, isInTransaction }, i) => (this.#applies(kind, sql, isInTransaction) ? [i + 1] : []));
  }

  disarm(): void {
    this.#plan = null;
  }

  register(database: { rollBack(): void }): void {
    this.#databases.add(database);
  }

  /** Ends the process. Uncommitted work is lost, and later calls have no effect. */
  end(): void {
    this.isDead = true;
    for (const database of this.#databases) database.rollBack();
  }

  /** Returns the fault for a statement, or null if it succeeds. */
  next(sql: string, isInTransaction: boolean): FaultKind | null {
    if (this.isDead) throw new ProcessEnded('The process has ended.');
    this.statements += 1;
    this.#history?.push({ sql, isInTransaction });
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

/** Matches writes to tables whose rows have a digest. */
const DIGESTED = /^\s*INSERT INTO (?:observations|series|series_history|series_digests|dimension_sets|versions)\b/i;

function flipped(value: SqlValue, n: number): SqlValue {
  if (typeof value === 'string') {
    const place = n % value.length;
    return `${value.slice(0, place)}${String.fromCharCode(value.charCodeAt(place) ^ 1)}${value.slice(place + 1)}`;
  }
  if (typeof value !== 'number') return value;
  if (Number.isInteger(value)) return value + (value % 2 === 0 ? 1 : -1);
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  bytes.setUint8(3, bytes.getUint8(3) ^ 1);
  return bytes.getFloat64(0);
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
      run: (...values) => this.#through(sql, () => this.#stored(sql, values, statement)),
      get: (...values) => this.#through(sql, () => statement.get(...values)),
      all: (...values) => this.#through(sql, () => statement.all(...values)),
      setReturnArrays: (enabled) => statement.setReturnArrays(enabled),
    };
  }

  /**
   * Runs a statement with the changed bit. If a constraint refuses it, repeats the statement unchanged. A damaged disk would not check
   * constraints, but this database does.
   */
  #stored(sql: string, values: readonly SqlValue[], statement: DriverStatement): ReturnType<DriverStatement['run']> {
    try {
      return statement.run(...this.#faults.stored(sql, values));
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === undefined || (errcode & 0xff) !== SQLITE_CONSTRAINT) throw error;
      this.#faults.fired -= 1;
      return statement.run(...values);
    }
  }

  /** Closing keeps the data, because all processes share them. */
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
