/**
 * One version of a register in a file of its own.
 *
 *   register   pos (1, 2, 3 … in register order) and the declared columns
 *   layout     the declaration that the file was built from, as JSON, and its number of rows
 *   words_3    full-text index of the 4th column: whole words, and their first 3 and 4 letters
 *   grams_3    full-text index of the 4th column: every 3 letters in a row
 */
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import type { Column, RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import {
  anyOf,
  type Condition,
  columnNamed,
  decodeRow,
  encodeRow,
  endOfPrefix,
  expectText,
  indexedColumns,
  marks,
  quoted,
  type RegisterCondition,
  type RegisterLayout,
  storedValues,
  substringColumns,
  textOfCell,
  wordColumns,
} from '../register-cells.ts';
import type { RegisterReader } from '../register-page.ts';
import type { SqlValue } from '../sql.ts';
import type { Counts } from '../version-step.ts';
import { COMMON_WORD_ROWS, type Match, type Term, wordsOf } from '../word-search.ts';
import { SqliteDatabase } from './database.ts';
import { openFile } from './driver.ts';

const STORAGE: Readonly<Record<Column['type'], string>> = {
  text: 'TEXT',
  date: 'TEXT',
  'text[]': 'TEXT',
  integer: 'INTEGER',
  boolean: 'INTEGER',
  number: 'REAL',
};

const ROWS_PER_INSERT = 100;
const BUILD_CACHE_KIB = 64 * 1024;
const READ_CACHE_KIB = 16 * 1024;

const wordsTable = (columns: readonly Column[], column: Column): string => `words_${columns.indexOf(column)}`;
const gramsTable = (columns: readonly Column[], column: Column): string => `grams_${columns.indexOf(column)}`;
const names = (columns: readonly { name: string }[]): string => columns.map(({ name }) => quoted(name)).join(', ');

/** A register file while it is being written. Nobody else opens it, and a crash merely leaves it behind: it needs no journal. */
export class RegisterBuild {
  readonly path: string;
  readonly #layout: Pick<RegisterLayout, 'columns' | 'key'>;
  readonly #db: SqliteDatabase;
  readonly #insertMany: string;
  readonly #wordColumns: readonly { readonly column: Column; readonly index: number; readonly insert: string }[];
  #waiting: SqlValue[] = [];
  #rows = 0;

  constructor(path: string, { columns, key }: Pick<RegisterLayout, 'columns' | 'key'>) {
    this.path = path;
    this.#layout = { columns, key };
    this.#db = new SqliteDatabase(openFile(path, { readOnly: false }));
    this.#db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = ${-BUILD_CACHE_KIB}; BEGIN`);
    const declared = columns.map(({ name, type }) => `${quoted(name)} ${STORAGE[type]}`);
    this.#db.exec(`CREATE TABLE register (pos INTEGER PRIMARY KEY, ${declared.join(', ')}) STRICT`);
    this.#insertMany = this.#insertStatement(ROWS_PER_INSERT);
    this.#wordColumns = wordColumns(columns).map((column) => {
      const table = wordsTable(columns, column);
      this.#db.exec(`CREATE VIRTUAL TABLE ${table} USING fts5(words, content = '', detail = none, columnsize = 0, prefix = '3 4',
        tokenize = 'unicode61 remove_diacritics 0')`);
      return { column, index: columns.indexOf(column), insert: `INSERT INTO ${table} (rowid, words) VALUES (?, ?)` };
    });
  }

  get rows(): number {
    return this.#rows;
  }

  add(row: RegisterRow): void {
    this.#rows += 1;
    const cells = encodeRow(this.#layout.columns, row, this.#rows);
    this.#waiting.push(this.#rows, ...cells);
    for (const { column, index, insert } of this.#wordColumns) {
      this.#db.run(insert, this.#rows, wordsOf(textOfCell(column, cells[index] ?? null)).join(' '));
    }
    if (this.#rows % ROWS_PER_INSERT === 0) {
      this.#db.run(this.#insertMany, ...this.#waiting);
      this.#waiting = [];
    }
  }

  /** Writes what waits, then the indexes. Throws DATA_DUPLICATE_KEY. */
  finish(): void {
    const { columns, key } = this.#layout;
    const rest = this.#rows % ROWS_PER_INSERT;
    if (rest > 0) this.#db.run(this.#insertStatement(rest), ...this.#waiting);
    this.#waiting = [];
    this.#indexKey(key);
    for (const { name } of indexedColumns(this.#layout)) {
      this.#db.exec(`CREATE INDEX ${quoted(`by_${name}`)} ON register (${quoted(name)} COLLATE NOCASE)`);
    }
    for (const column of substringColumns(columns)) {
      const table = gramsTable(columns, column);
      this.#db.exec(`CREATE VIRTUAL TABLE ${table} USING fts5(text, content = '', detail = none, columnsize = 0, tokenize = 'trigram');
        INSERT INTO ${table} (rowid, text) SELECT pos, ${quoted(column.name)} FROM register WHERE ${quoted(column.name)} IS NOT NULL`);
    }
    const layout: RegisterLayout = { ...this.#layout, commonWords: this.#commonWords() };
    this.#db.exec('CREATE TABLE layout (layout TEXT NOT NULL, row_count INTEGER NOT NULL) STRICT');
    this.#db.run('INSERT INTO layout (layout, row_count) VALUES (?, ?)', JSON.stringify(layout), this.#rows);
    this.#db.exec('COMMIT; ANALYZE');
  }

  /** How this version differs from another one that is held; call after finish. Cells are compared in the columns that both have. */
  differenceFrom(path: string): Counts {
    const other = RegisterFile.open(path);
    other.close();
    const { key, columns } = this.#layout;
    const shared = columns.filter(({ name }) => other.layout.columns.some((column) => column.name === name));
    if (key.length === 0 || !key.every((name) => shared.some((column) => column.name === name))) {
      return { added: this.#rows, changed: 0, removed: other.rows };
    }
    this.#db.run('ATTACH ? AS before', path);
    const sameKey = key.map((name) => `n.${quoted(name)} IS o.${quoted(name)}`).join(' AND ');
    const sameCells = shared.map(({ name }) => `n.${quoted(name)} IS o.${quoted(name)}`).join(' AND ');
    const row = this.#db.get<{ matched: number; same: number }>(
      `SELECT COUNT(*) AS matched, COALESCE(SUM(${sameCells}), 0) AS same FROM main.register n CROSS JOIN before.register o ON ${sameKey}`,
    );
    this.#db.exec('DETACH before');
    const { matched, same } = row ?? { matched: 0, same: 0 };
    return { added: this.#rows - matched, changed: matched - same, removed: other.rows - matched };
  }

  /** Closes the file and puts it on disk, ready to be renamed. */
  close(): void {
    this.#db.close();
    const file = openSync(this.path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }

  discard(): void {
    this.#db.close();
    rmSync(this.path, { force: true });
  }

  #insertStatement(rows: number): string {
    const row = `(${marks(this.#layout.columns.length + 1)})`;
    return `INSERT INTO register (pos, ${names(this.#layout.columns)}) VALUES ${Array<string>(rows).fill(row).join(', ')}`;
  }

  #commonWords(): Record<string, string[]> {
    const { columns } = this.#layout;
    if (this.#rows < COMMON_WORD_ROWS) return {};
    const found = wordColumns(columns).map((column) => {
      this.#db.exec(`CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, ${wordsTable(columns, column)}, row)`);
      const rows = this.#db.all<{ term: string }>('SELECT term FROM temp.vocabulary WHERE doc >= ?', COMMON_WORD_ROWS);
      this.#db.exec('DROP TABLE temp.vocabulary');
      return [column.name, rows.map(({ term }) => term)] as const;
    });
    return Object.fromEntries(found);
  }

  #indexKey(key: readonly string[]): void {
    if (key.length === 0) return;
    const list = names(key.map((name) => ({ name })));
    this.#db.exec(`CREATE INDEX row_key ON register (${list})`);
    const twice = this.#db.get<Record<string, SqlValue>>(`SELECT ${list} FROM register GROUP BY ${list} HAVING COUNT(*) > 1 LIMIT 1`);
    if (!twice) return;
    const value = key.map((name) => String(twice[name])).join(', ');
    throw new WattleError('DATA_DUPLICATE_KEY', `The register has two rows with the key ${value}`, {
      at: { column: key.join(', '), value },
    });
  }
}

/** A finished register file, opened for reading. */
export class RegisterFile implements RegisterReader {
  readonly layout: RegisterLayout;
  readonly counts = new Map<string, number>();
  readonly rows: number;
  readonly #db: SqliteDatabase;

  private constructor(db: SqliteDatabase, layout: RegisterLayout, rows: number) {
    this.#db = db;
    this.layout = layout;
    this.rows = rows;
  }

  static open(path: string): RegisterFile {
    const db = new SqliteDatabase(openFile(path, { readOnly: true }));
    db.exec(`PRAGMA cache_size = ${-READ_CACHE_KIB}`);
    const row = db.get<{ layout: string; row_count: number }>('SELECT layout, row_count FROM layout');
    if (!row) throw new WattleError('BUG', `The register file ${path} has no layout`);
    return new RegisterFile(db, JSON.parse(row.layout) as RegisterLayout, row.row_count);
  }

  close(): void {
    this.#db.close();
  }

  rowsBehind(where: readonly RegisterCondition[], after: number, limit: number): readonly { pos: number; row: RegisterRow }[] {
    const { sql, values } = this.#conditions(where);
    const chosen = `SELECT pos FROM register WHERE ${sql} AND pos > ? ORDER BY pos LIMIT ?`;
    return this.#rows(
      `SELECT pos, ${names(this.layout.columns)} FROM register WHERE pos IN (${chosen}) ORDER BY pos`,
      ...values,
      after,
      limit,
    );
  }

  rowsAt(positions: readonly number[]): readonly RegisterRow[] {
    const sql = `SELECT pos, ${names(this.layout.columns)} FROM register WHERE pos = ?`;
    return positions.flatMap((pos) => this.#rows(sql, pos).map(({ row }) => row));
  }

  count(where: readonly RegisterCondition[]): number {
    if (where.length === 0) return this.rows;
    const { sql, values } = this.#conditions(where);
    return this.#db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM register WHERE ${sql}`, ...values)?.n ?? 0;
  }

  matches(column: Column, terms: readonly Term[], where: readonly RegisterCondition[], scan: number, limit: number): readonly Match[] {
    const { sql, values } = this.#conditions(where);
    return this.#texts(
      column,
      `SELECT pos, ${quoted(column.name)} FROM register WHERE pos IN (${this.#found(column)}) AND ${sql} LIMIT ?`,
      wordQuery(terms),
      scan,
      ...values,
      limit,
    );
  }

  countMatches(column: Column, terms: readonly Term[], limit: number): number {
    return this.#db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM (${this.#found(column)})`, wordQuery(terms), limit)?.n ?? 0;
  }

  texts(column: Column, where: readonly RegisterCondition[], limit: number): readonly Match[] {
    const { sql, values } = this.#conditions(where);
    return this.#texts(column, `SELECT pos, ${quoted(column.name)} FROM register WHERE ${sql} LIMIT ?`, ...values, limit);
  }

  beginning(column: Column, text: string, where: readonly RegisterCondition[], limit: number): readonly Match[] {
    const { sql, values } = this.#conditions(where);
    const name = `${quoted(column.name)} COLLATE NOCASE`;
    return this.#texts(
      column,
      `SELECT pos, ${quoted(column.name)} FROM register WHERE ${name} >= ? AND ${name} < ? AND ${sql} ORDER BY ${name}, pos LIMIT ?`,
      text,
      endOfPrefix(text),
      ...values,
      limit,
    );
  }

  #rows(sql: string, ...values: readonly SqlValue[]): readonly { pos: number; row: RegisterRow }[] {
    return this.#db
      .tuples<[number, ...SqlValue[]]>(sql, ...values)
      .map(([pos, ...cells]) => ({ pos, row: decodeRow(this.layout.columns, cells) }));
  }

  #texts(column: Column, sql: string, ...values: readonly SqlValue[]): readonly Match[] {
    return this.#db.tuples<[number, SqlValue]>(sql, ...values).map(([pos, cell]) => ({ pos, text: textOfCell(column, cell) }));
  }

  /** Takes the full-text query and a limit. */
  #found(column: Column): string {
    const table = wordsTable(this.layout.columns, column);
    return `SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ?`;
  }

  #conditions(where: readonly RegisterCondition[]): Condition {
    const all = where.map((condition) => this.#condition(condition));
    return { sql: ['1 = 1', ...all.map(({ sql }) => sql)].join(' AND '), values: all.flatMap(({ values }) => values) };
  }

  #condition({ column: name, op, values: texts }: RegisterCondition): Condition {
    const column = columnNamed(this.layout.columns, name);
    const values = storedValues(column, texts);
    if (op !== 'equals') expectText(column, op);
    const tests = texts.map((text) => test(op, text));
    if (column.type === 'text[]') {
      const sql = `EXISTS (SELECT 1 FROM json_each(${quoted(name)}) item WHERE ${anyOf(tests.map((of) => of.sql('item.value')))})`;
      return { sql, values: tests.flatMap((of) => of.values) };
    }
    if (op === 'equals') return { sql: `${quoted(name)} COLLATE NOCASE IN (${marks(values.length)})`, values };
    const sql = anyOf(tests.map((of) => of.sql(quoted(name))));
    const grams = op === 'substring' && column.match === 'substring' ? texts.map(gramsOf) : [];
    if (grams.length === 0 || grams.includes(null)) return { sql, values: tests.flatMap((of) => of.values) };
    const table = gramsTable(this.layout.columns, column);
    return {
      sql: `pos IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?) AND ${sql}`,
      values: [grams.join(' OR '), ...tests.flatMap((of) => of.values)],
    };
  }
}

const wordQuery = (terms: readonly Term[]): string => terms.map(({ word, prefix }) => `"${word}"${prefix ? '*' : ''}`).join(' AND ');

/** How one filter value is compared with an expression of text. Case is ignored for the letters A to Z. */
function test(op: RegisterCondition['op'], text: string): { sql: (expression: string) => string; values: readonly SqlValue[] } {
  switch (op) {
    case 'equals':
      return { sql: (of) => `${of} = ? COLLATE NOCASE`, values: [text] };
    case 'prefix':
      return { sql: (of) => `(${of} COLLATE NOCASE >= ? AND ${of} COLLATE NOCASE < ?)`, values: [text, endOfPrefix(text)] };
    case 'substring':
      return { sql: (of) => `instr(lower(${of}), lower(?)) > 0`, values: [text] };
  }
}

/** The full-text query for every three letters of a text; null when it is too short to have any. */
function gramsOf(text: string): string | null {
  const letters = [...text];
  if (letters.length < 3) return null;
  const grams = letters.slice(2).map(
    (_, i) =>
      `"${letters
        .slice(i, i + 3)
        .join('')
        .replaceAll('"', '""')}"`,
  );
  return `(${[...new Set(grams)].join(' AND ')})`;
}
