/** The boundary between statements that both dialects share and the driver that runs them. */

/** Booleans are stored as 0 and 1, instants as ms since the epoch, and lists and objects as JSON text. */
export type SqlValue = string | number | null | Uint8Array;

export interface Statement {
  /** A statement in SQL that both dialects understand. `?` marks each value. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface Sql {
  /** Returns the number of rows that the statement changed. */
  run(sql: string, ...values: readonly SqlValue[]): Promise<number>;
  /** The first row, or null. */
  get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null>;
  all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]>;
  /** Runs statements in one transaction, which is exclusive for the lock name. Returns the number of changed rows for each statement. */
  batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]>;
  /** The end of a subquery that picks a row, so that two nodes never pick the same row. */
  readonly skipLocked: string;
}

/** A change that may affect any dataset, such as a release calendar. */
export const EVERYTHING = '*';

/**
 * Increases the counter and records the changed dataset, or that everything changed. Every visible change includes this, last in its
 * transaction because other writers wait for it.
 */
export const changeOf = (subject: string): readonly Statement[] => [
  { sql: 'UPDATE change_counter SET n = n + 1', values: [] },
  {
    sql: `INSERT INTO changes (subject, n) SELECT CAST(? AS TEXT), n FROM change_counter WHERE TRUE
      ON CONFLICT (subject) DO UPDATE SET n = excluded.n`,
    values: [subject],
  },
];
