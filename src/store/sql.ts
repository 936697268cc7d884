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

/** The subject of changes that answers about any dataset may show: a calendar of releases says when each is due. */
export const EVERYTHING = '*';

/**
 * Counts up, and notes under the new number what changed: a dataset, or everything. Inside the transaction of every change that a reader
 * could notice, and last in it, because other writers wait for the counter.
 */
export const changeOf = (subject: string): readonly Statement[] => [
  { sql: 'UPDATE change_counter SET n = n + 1', values: [] },
  {
    sql: `INSERT INTO changes (subject, n) SELECT CAST(? AS TEXT), n FROM change_counter WHERE TRUE
      ON CONFLICT (subject) DO UPDATE SET n = excluded.n`,
    values: [subject],
  },
];
