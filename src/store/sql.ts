/** The seam between the statements that both dialects share and the driver that runs them. */

/** Booleans are stored as 0 and 1, instants as ms since the epoch, lists and objects as JSON text. */
export type SqlValue = string | number | null | Uint8Array;

export interface Statement {
  /** One statement in SQL that both dialects understand, with `?` for each value. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface Sql {
  /** How many rows it changed. */
  run(sql: string, ...values: readonly SqlValue[]): Promise<number>;
  /** The first row, or null. */
  get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null>;
  all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]>;
  /** Runs statements in one transaction that no other holder of the same lock name can overlap; gives the rows each changed. */
  batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]>;
  /** Ends a subquery that picks a row to change, so that two nodes never pick the same one. */
  readonly skipLocked: string;
}

/** Counted up inside the transaction of every change that a reader could notice. */
export const BUMP_CHANGE_COUNTER: Statement = { sql: 'UPDATE change_counter SET n = n + 1', values: [] };
