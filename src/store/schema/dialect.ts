/** SQL words that differ between SQLite and PostgreSQL. */
import { WattleError } from '../../core/errors.ts';

interface Dialect {
  readonly bigint: string;
  readonly real: string;
  /** The type of a text primary key, used only by tables in the first migrations. */
  readonly textKey: string;
  /** The type of a primary key that the database assigns. The key of a deleted row is never used again. */
  readonly numbered: string;
  readonly serial: string;
  readonly numberedOnce: string;
  readonly shortNumberedOnce: string;
  /** The end of a CREATE TABLE statement. `byKey` is the end for a table that stores its rows in key order. */
  readonly strict: string;
  readonly byKey: string;
}

export const SQLITE: Dialect = {
  bigint: 'INTEGER',
  real: 'REAL',
  textKey: 'TEXT NOT NULL PRIMARY KEY',
  numbered: 'INTEGER PRIMARY KEY',
  serial: 'INTEGER PRIMARY KEY',
  numberedOnce: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  shortNumberedOnce: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  strict: ' STRICT',
  byKey: ' STRICT, WITHOUT ROWID',
};

export const POSTGRES: Dialect = {
  bigint: 'BIGINT',
  real: 'DOUBLE PRECISION',
  textKey: 'TEXT PRIMARY KEY',
  numbered: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  serial: 'BIGSERIAL PRIMARY KEY',
  numberedOnce: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  shortNumberedOnce: 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  strict: '',
  byKey: '',
};

/** Returns a function that replaces `{word}` with the word of a dialect. It throws BUG for an unknown word. */
export const inWordsOf =
  (dialect: Dialect) =>
  (sql: string): string =>
    sql.replace(/\{(\w+)\}/g, (_, word: string) => {
      const own = dialect[word as keyof Dialect];
      if (own === undefined) throw new WattleError('BUG', `The SQL dialect has no word for ${word}.`);
      return own;
    });
