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
  /** Runs statements in one transaction, exclusive for the lock name. Returns the changed rows of each. */
  batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]>;
  /** Ends a subquery that picks a row, so that two nodes never pick the same one. */
  readonly skipLocked: string;
}

/** A change that may affect any dataset, such as a release calendar. */
export const EVERYTHING = '*';

/**
 * Increments the counter and records what changed: a dataset, or everything. Part of every visible change, and last in its transaction,
 * because other writers wait for it.
 */
export const changeOf = (subject: string): readonly Statement[] => [
  { sql: 'UPDATE change_counter SET n = n + 1', values: [] },
  {
    sql: `INSERT INTO changes (subject, n) SELECT CAST(? AS TEXT), n FROM change_counter WHERE TRUE
      ON CONFLICT (subject) DO UPDATE SET n = excluded.n`,
    values: [subject],
  },
];
