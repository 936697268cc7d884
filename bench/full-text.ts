/**
 * Builds the databases' full-text indexes over the names in a register. The position of a row is its static rank, so rows are already in
 * response order and need no sorting.
 *
 * SQLite       FTS5, contentless, tokens only (detail = none), rowid = rank, small pages (lists are skipped by page)
 * PostgreSQL   a table with rank and tsvector and a GIN index. The planner chooses between the index and the rank order
 *
 * The tokens for a row are its words, `_word` for its first word, and `_column_value` for its filters.
 */
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { SqliteDatabase } from '../src/store/sqlite/database.ts';
import { openFile } from '../src/store/sqlite/driver.ts';

/** A condition on rows. `rows` is the approximate number of matches. The rarest condition is tested first. */
export type Expression = { readonly rows: number } & (
  | { readonly token: string }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly of: Expression; readonly but: readonly Expression[] }
);

export const token = (text: string, rows: number): Expression => ({ token: text, rows });
export const allOf = (parts: readonly Expression[]): Expression => ({ all: parts, rows: Math.min(...parts.map(({ rows }) => rows)) });
export const anyOf = (parts: readonly Expression[]): Expression => ({ any: parts, rows: parts.reduce((sum, { rows }) => sum + rows, 0) });
export const butNot = (of: Expression, but: readonly Expression[]): Expression => (but.length === 0 ? of : { of, but, rows: of.rows });

export interface FullText {
  /** Returns the first ranks from `from` up to but not including `before`, at most `limit`. */
  find(expression: Expression, from: number, before: number, limit: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** The tokens in each row, in rank order from 1. */
export type Rows = Iterable<readonly string[]>;

interface Signs {
  readonly and: string;
  readonly or: string;
  readonly not: string;
}

function written(expression: Expression, quote: (text: string) => string, signs: Signs): string {
  const inner = (one: Expression): string => written(one, quote, signs);
  if ('token' in expression) return quote(expression.token);
  if ('of' in expression) return `(${[expression.of, ...expression.but].map(inner).join(` ${signs.not} `)})`;
  if ('any' in expression) return `(${expression.any.map(inner).join(` ${signs.or} `)})`;
  return `(${[...expression.all]
    .sort((a, b) => a.rows - b.rows)
    .map(inner)
    .join(` ${signs.and} `)})`;
}

/**
 * The FTS5 page size in bytes. A list is read from the start of a page, and dense lists fill whole pages. In a trial, a tenth of the
 * default size was fastest.
 */
const PAGE_BYTES = 300;
const HASH_BYTES = 64 * 2 ** 20;
const MAPPED_BYTES = 2 ** 31 - 2 ** 16;

export function buildFts5(place: string, rows: Rows): void {
  const db = new SqliteDatabase(openFile(place, { readOnly: false }));
  db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;
    CREATE VIRTUAL TABLE names USING fts5(tokens, content = '', detail = none, columnsize = 0, tokenize = "ascii tokenchars '_'");
    INSERT INTO names (names, rank) VALUES ('pgsz', ${PAGE_BYTES}), ('hashsize', ${HASH_BYTES}), ('automerge', 0)`);
  let rank = 0;
  for (const tokens of rows) {
    rank++;
    if (tokens.length > 0) db.run('INSERT INTO names (rowid, tokens) VALUES (?, ?)', rank, tokens.join(' '));
  }
  db.exec(`INSERT INTO names (names) VALUES ('optimize'); COMMIT`);
  db.close();
}

export function openFts5(place: string): FullText {
  const db = new SqliteDatabase(openFile(place, { readOnly: true }));
  db.exec(`PRAGMA cache_size = ${-32 * 1024}; PRAGMA mmap_size = ${MAPPED_BYTES}`);
  const read = 'SELECT rowid FROM names WHERE names MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid LIMIT ?';
  return {
    async find(expression, from, before, limit) {
      const match = written(expression, (text) => `"${text}"`, { and: 'AND', or: 'OR', not: 'NOT' });
      return db.tuples<[number]>(read, match, from, before, limit).map(([rank]) => rank);
    },
    async close() {
      db.close();
    },
  };
}

export async function buildGin(databaseUrl: string, rows: Rows): Promise<FullText> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE TABLE copied (rank INTEGER NOT NULL, tokens TEXT NOT NULL)');
  const copy = client.query(copyFrom('COPY copied FROM STDIN'));
  await pipeline(linesOf(rows), copy);
  await client.query(
    `CREATE TABLE names AS SELECT rank, array_to_tsvector(string_to_array(tokens, ' ')) AS tokens FROM copied ORDER BY rank`,
  );
  await client.query('DROP TABLE copied');
  await client.query('ALTER TABLE names ADD PRIMARY KEY (rank)');
  await client.query('CREATE INDEX ON names USING gin (tokens)');
  await client.query('ANALYZE names');
  return {
    async find(expression, from, before, limit) {
      const match = written(expression, (text) => `'${text}'`, { and: '&', or: '|', not: '& !' });
      const found = await client.query<[number]>({
        text: 'SELECT rank FROM names WHERE tokens @@ $1::tsquery AND rank >= $2 AND rank < $3 ORDER BY rank LIMIT $4',
        values: [match, from, Math.min(before, 2 ** 31 - 1), limit],
        rowMode: 'array',
      });
      return found.rows.map(([rank]) => rank);
    },
    async close() {
      client.end();
      await once(client, 'end');
    },
  };
}

function* linesOf(rows: Rows): Generator<string> {
  let rank = 0;
  const lines: string[] = [];
  for (const tokens of rows) {
    lines.push(`${++rank}\t${[...new Set(tokens)].join(' ')}\n`);
    if (lines.length >= 2_000) yield lines.splice(0).join('');
  }
  yield lines.join('');
}
