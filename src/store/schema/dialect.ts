/** SQL words that differ between SQLite and PostgreSQL. */
import { WattleError } from '../../core/errors.ts';

interface Dialect {
  /** Whole numbers beyond 32 bits. */
  readonly bigint: string;
  readonly real: string;
  /** A text that is the key of its table, in the tables of the first migrations. */
  readonly textKey: string;
  /** The database numbers the new row. It never uses a number again. */
  readonly numbered: string;
  readonly serial: string;
  readonly numberedOnce: string;
  readonly shortNumberedOnce: string;
  /** The text after the columns of a table. The second text is for a table whose rows are stored in key order. */
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

/** SQL in the words of a dialect. Throws for a word that no dialect has. */
export const inWordsOf =
  (dialect: Dialect) =>
  (sql: string): string =>
    sql.replace(/\{(\w+)\}/g, (_, word: string) => {
      const own = dialect[word as keyof Dialect];
      if (own === undefined) throw new WattleError('BUG', `No dialect has a word for ${word}`);
      return own;
    });
