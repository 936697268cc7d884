/** The interface between SQL statements that both dialects share and the driver that runs them. */

/** A value in a row. Booleans are stored as 0 and 1, instants as ms since the epoch, and lists and objects as JSON text. */
export type SqlValue = string | number | null | Uint8Array;

export interface Statement {
  /** SQL for both dialects, with a `?` for each value. */
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface Sql {
  /** Returns the number of changed rows. */
  run(sql: string, ...values: readonly SqlValue[]): Promise<number>;
  get<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row | null>;
  all<Row>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]>;
  /** Returns rows as arrays in column order. This takes half the time of rows as objects. */
  tuples<Tuple extends readonly unknown[]>(sql: string, ...values: readonly SqlValue[]): Promise<Tuple[]>;
  /**
   * Runs statements in one transaction. Transactions with the same lock name run one after another. Returns the number of changed rows
   * for each statement.
   */
  batch(lock: string, statements: readonly Statement[]): Promise<readonly number[]>;
  /** The end of a subquery that selects a row to claim. It prevents two nodes from selecting the same row. */
  readonly skipLocked: string;
}

/** The subject of a change that may affect any dataset, such as a change to a release calendar. */
export const EVERYTHING = '*';

/**
 * Returns statements that increase the counter and record the changed dataset, or EVERYTHING. Other writers wait for the counter row. The
 * statements are therefore the last ones in every transaction with a visible change.
 */
export const changeOf = (subject: string): readonly Statement[] => [
  { sql: 'UPDATE change_counter SET n = n + 1', values: [] },
  {
    sql: `INSERT INTO changes (subject, n) SELECT CAST(? AS TEXT), n FROM change_counter WHERE TRUE
      ON CONFLICT (subject) DO UPDATE SET n = excluded.n`,
    values: [subject],
  },
];
