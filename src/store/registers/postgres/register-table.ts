/**
 * One version of a register in tables of its own.
 *
 *   register_7_2                pos (1, 2, 3 … in register order) and the declared columns
 *   register_7_2_value_rows     for columns with few values: which rows have each, packed by row-set.ts
 *   register_7_2_words_3        the word index of the 4th column, as word-index.ts gives it: its words, pieces of their rows, the rows of
 *   register_7_2_pieces_3       common words, and beginnings of words
 *   register_7_2_common_3
 *   register_7_2_beginnings_3
 *   register_7_2_row_grades     for each column with a word index, the grade of every row
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { Column } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import { KnownRows } from '../../../search/cache.ts';
import type { WordEntry } from '../../../search/term.ts';
import type { RegisterGroupsQuery, RegisterGroupTotals, RegisterLoad } from '../../port.ts';
import { copyLine, type PgSql, type PgValue } from '../../postgres/connection.ts';
import type { Counts } from '../../series/apply-version.ts';
import type { SqlValue } from '../../sql.ts';
import {
  anyOf,
  type Condition,
  cellIn,
  cellsOf,
  columnNamed,
  decodeRows,
  encodeRow,
  endOfPrefix,
  foldedText,
  indexedColumns,
  isTextual,
  layoutOf,
  type Member,
  marks,
  quoted,
  type RegisterCondition,
  type RegisterLayout,
  storedValues,
  substringColumns,
  textOfCell,
  wordColumns,
} from '../cells.ts';
import { groupsOfTuples, groupsStatement } from '../groups.ts';
import type { RegisterReader } from '../page.ts';
import { RowIndexes } from '../row-indexes.ts';
import { CopySpool } from './copy-spool.ts';

const STORAGE: Readonly<Record<Column['type'], string>> = {
  text: 'TEXT',
  date: 'TEXT',
  'text[]': 'TEXT',
  integer: 'BIGINT',
  boolean: 'INTEGER',
  number: 'DOUBLE PRECISION',
};

/** A held version as the table `registers` names it. */
export interface HeldRegister {
  readonly table_name: string;
  readonly layout: string;
  readonly row_count: number;
}

const names = (columns: readonly { name: string }[]): string => columns.map(({ name }) => quoted(name)).join(', ');
/** Ignores the case of the letters A to Z, as the other dialect does, whatever the locale of the database. */
const folded = (expression: string): string => `lower(${expression} COLLATE "C")`;

/** A register while it is being written, inside the transaction that makes it the served one. */
export class RegisterTableBuild {
  readonly #sql: PgSql;
  readonly #table: string;
  readonly #load: RegisterLoad;
  readonly #indexes: RowIndexes;
  readonly #spools = new Map<string, CopySpool>();
  #rows = 0;

  constructor(sql: PgSql, table: string, load: RegisterLoad) {
    this.#sql = sql;
    this.#table = table;
    this.#load = load;
    this.#indexes = new RowIndexes(load, (index) => path.join(os.tmpdir(), `wattle-${table}-${index}-${randomUUID()}`));
  }

  get rows(): number {
    return this.#rows;
  }

  /** Makes the table and streams the rows into it; gives their digest. */
  async copy(): Promise<string> {
    const declared = this.#load.columns.map(({ name, type }) => `${quoted(name)} ${STORAGE[type]}`);
    await this.#sql.run(`CREATE TABLE ${this.#table} (${['pos BIGINT NOT NULL', ...declared].join(', ')})`);
    await this.#sql.copy(this.#table, this.#lines());
    return this.#indexes.digest();
  }

  /** Builds the indexes. Throws DATA_DUPLICATE_KEY. */
  async finish(digest: string): Promise<RegisterLayout> {
    const { columns, key } = this.#load;
    // While the server indexes the rows, the word indexes are made ready here.
    const done = await Promise.allSettled([this.#indexRows(), this.#spoolWords()]);
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    await this.#copyWords();
    await this.#insertValues();
    for (const made of tablesOf(this.#table, columns)) await this.#sql.run(`ANALYZE ${made}`);
    return layoutOf({ columns, key }, this.#indexes.valued(), digest);
  }

  async discard(): Promise<void> {
    await this.#sql.run(`DROP TABLE ${this.#table}`);
  }

  close(): void {
    this.#indexes.close();
    for (const spool of this.#spools.values()) spool.close();
  }

  async *#lines(): AsyncGenerator<string> {
    const { columns, rows } = this.#load;
    let lines = '';
    for await (const row of rows) {
      this.#rows += 1;
      const cells = encodeRow(columns, row, this.#rows) as (string | number | null)[];
      this.#indexes.add(cells);
      lines += copyLine([this.#rows, ...cells]);
      if (this.#rows % LINES_AT_ONCE > 0) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }

  async #indexRows(): Promise<void> {
    const sql = this.#sql;
    const table = this.#table;
    const { columns, key } = this.#load;
    await sql.run(`ALTER TABLE ${table} ADD PRIMARY KEY (pos)`);
    await indexKey(sql, table, key);
    for (const column of indexedColumns(this.#load)) {
      await sql.run(`CREATE INDEX ON ${table} (${isTextual(column) ? folded(quoted(column.name)) : quoted(column.name)}, pos)`);
    }
    if (!(await sql.get(`SELECT 1 AS there FROM pg_extension WHERE extname = 'pg_trgm'`))) return;
    for (const { name } of substringColumns(columns)) {
      await sql.run(`CREATE INDEX ON ${table} USING gin (${folded(quoted(name))} gin_trgm_ops)`);
    }
  }

  async #spoolWords(): Promise<void> {
    for (const { index, builder } of this.#indexes.words) {
      let rows = 0;
      for (const { table, cells } of builder.index()) {
        this.#spoolOf(`${table}_${index}`).add(cells);
        if (++rows % SPOOLED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  #spoolOf(name: string): CopySpool {
    const spool = this.#spools.get(name) ?? new CopySpool(path.join(os.tmpdir(), `wattle-${this.#table}_${name}-${randomUUID()}`));
    this.#spools.set(name, spool);
    return spool;
  }

  async #copyWords(): Promise<void> {
    const sql = this.#sql;
    await sql.run(`CREATE TABLE ${this.#table}_row_grades (column_index INTEGER PRIMARY KEY, grades BYTEA NOT NULL)`);
    for (const { index, builder } of this.#indexes.words) {
      for (const [kind, { columns, key }] of Object.entries(WORD_TABLES)) {
        const table = `${this.#table}_${kind}_${index}`;
        await sql.run(`CREATE TABLE ${table} (${columns})`);
        await sql.copy(table, this.#spoolOf(`${kind}_${index}`).lines());
        await sql.run(`ALTER TABLE ${table} ADD PRIMARY KEY (${key})`);
      }
      await sql.run(`INSERT INTO ${this.#table}_row_grades (column_index, grades) VALUES (?, ?)`, index, bytea(builder.grades()));
    }
  }

  async #insertValues(): Promise<void> {
    const table = `${this.#table}_value_rows`;
    await this.#sql.run(`CREATE TABLE ${table} (column_index INTEGER NOT NULL, value TEXT COLLATE "C" NOT NULL, rows BYTEA NOT NULL,
      PRIMARY KEY (column_index, value))`);
    for (const { column, value, rows } of this.#indexes.values.index()) {
      await this.#sql.run(`INSERT INTO ${table} (column_index, value, rows) VALUES (?, ?, ?)`, column, value, bytea(rows));
    }
  }
}

/** All tables of one version. */
export function tablesOf(table: string, columns: readonly Column[]): readonly string[] {
  const ofWords = wordColumns(columns).flatMap((column) =>
    Object.keys(WORD_TABLES).map((kind) => `${table}_${kind}_${columns.indexOf(column)}`),
  );
  return [table, `${table}_value_rows`, `${table}_row_grades`, ...ofWords];
}

/** The driver takes Buffers for bytes. */
const bytea = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Handing on every line by itself costs as much as making it. */
const LINES_AT_ONCE = 100;
const SPOOLED_AT_ONCE = 2_000;

/** The tables of a word index, with what their rows are found by. */
const WORD_TABLES = {
  words: {
    columns: 'word TEXT COLLATE "C", first_rows BIGINT, first_list BYTEA, later_rows BIGINT, later_list BYTEA',
    key: 'word',
  },
  pieces: { columns: 'word TEXT COLLATE "C", place INTEGER, number INTEGER, piece BYTEA', key: 'word, place, number' },
  common: { columns: 'word TEXT COLLATE "C", rows BYTEA', key: 'word' },
  beginnings: { columns: 'letters TEXT COLLATE "C", words TEXT', key: 'letters' },
} as const;

async function indexKey(sql: PgSql, table: string, key: readonly string[]): Promise<void> {
  if (key.length === 0) return;
  const list = names(key.map((name) => ({ name })));
  const twice = await sql.get<Record<string, SqlValue>>(`SELECT ${list} FROM ${table} GROUP BY ${list} HAVING COUNT(*) > 1 LIMIT 1`);
  if (twice) {
    const value = key.map((name) => String(twice[name])).join(', ');
    throw new WattleError('DATA_DUPLICATE_KEY', `The register has two rows with the key ${value}`, {
      at: { column: key.join(', '), value },
    });
  }
  await sql.run(`CREATE INDEX ON ${table} (${list})`);
}

/** How a new version differs from one that is held. Cells are compared in the columns that both have. */
export async function differenceOfTables(
  sql: PgSql,
  after: { readonly table: string; readonly layout: RegisterLayout; readonly rows: number },
  before: HeldRegister,
): Promise<Counts> {
  const { columns } = JSON.parse(before.layout) as RegisterLayout;
  const { key } = after.layout;
  const shared = after.layout.columns.filter(({ name }) => columns.some((column) => column.name === name));
  if (key.length === 0 || !key.every((name) => shared.some((column) => column.name === name))) {
    return { added: after.rows, changed: 0, removed: before.row_count };
  }
  const keyText = (table: string, name: string): string => `COALESCE(${table}.${quoted(name)}::text, E'\\x01')`;
  const sameKey = key.map((name) => `${keyText('n', name)} = ${keyText('o', name)}`).join(' AND ');
  const cells = (table: string): string => shared.map(({ name }) => `${table}.${quoted(name)}::text`).join(', ');
  const row = await sql.get<{ matched: number; same: number }>(
    `SELECT COUNT(*) AS matched, COUNT(*) FILTER (WHERE ROW(${cells('n')}) IS NOT DISTINCT FROM ROW(${cells('o')})) AS same
      FROM ${after.table} n JOIN ${before.table_name} o ON ${sameKey}`,
  );
  const { matched, same } = row ?? { matched: 0, same: 0 };
  return { added: after.rows - matched, changed: matched - same, removed: before.row_count - matched };
}

/** A finished register table. */
export class RegisterTable implements RegisterReader {
  readonly layout: RegisterLayout;
  readonly known = new KnownRows();
  readonly rows: number;
  /** The server scans by itself. */
  readonly scanRows = Number.MAX_SAFE_INTEGER;
  readonly #sql: PgSql;
  readonly #table: string;

  constructor(sql: PgSql, held: HeldRegister) {
    this.#sql = sql;
    this.#table = held.table_name;
    this.rows = held.row_count;
    this.layout = JSON.parse(held.layout) as RegisterLayout;
  }

  async rowsAt(positions: readonly number[], members: readonly Member[]): Promise<JsonRows> {
    if (positions.length === 0) return JsonRows.of([]);
    return decodeRows(members, await this.#sql.tuples<SqlValue[]>(`SELECT ${cellsOf('register', members)} ${this.#inOrder()}`, positions));
  }

  async textsAt(positions: readonly number[], column: Column): Promise<readonly string[]> {
    const read = `SELECT ${cellIn('register', column)} ${this.#inOrder()}`;
    return (await this.#sql.tuples<[SqlValue]>(read, positions)).map(([cell]) => textOfCell(column, cell));
  }

  /** Rows in the order of an array of positions. */
  #inOrder(): string {
    return `FROM unnest(?::bigint[]) WITH ORDINALITY AS wanted (pos, place) JOIN ${this.#table} AS register ON register.pos = wanted.pos
      ORDER BY wanted.place`;
  }

  async rowsWith(column: Column, values: readonly string[]): Promise<readonly Uint8Array[]> {
    const read = `SELECT rows FROM ${this.#table}_value_rows WHERE column_index = ? AND value = ANY(?)`;
    return (await this.#sql.tuples<[Uint8Array]>(read, this.#index(column), values)).map(([rows]) => rows);
  }

  indexed(condition: RegisterCondition, limit: number): Promise<readonly number[]> {
    const { sql, values } = this.#conditions([condition]);
    return this.#positions(`WHERE ${sql} LIMIT ?`, ...values, limit);
  }

  meeting(positions: readonly number[], where: readonly RegisterCondition[]): Promise<readonly number[]> {
    const { sql, values } = this.#conditions(where);
    return this.#positions(`WHERE pos = ANY(?) AND ${sql}`, positions, ...values);
  }

  scan(where: readonly RegisterCondition[], after: number, upTo: number, limit: number): Promise<readonly number[]> {
    const { sql, values } = this.#conditions(where);
    return this.#positions(`WHERE pos > ? AND pos <= ? AND ${sql} ORDER BY pos LIMIT ?`, after, upTo, ...values, limit);
  }

  async grades(column: Column): Promise<Uint16Array> {
    const read = `SELECT grades FROM ${this.#table}_row_grades WHERE column_index = ?`;
    const [row] = await this.#sql.tuples<[Uint8Array]>(read, this.#index(column));
    return new Uint16Array(new Uint8Array(row?.[0] ?? []).buffer);
  }

  async words(column: Column, words: readonly string[]): Promise<readonly WordEntry[]> {
    const read = `${ENTRY_SQL} FROM ${this.#table}_words_${this.#index(column)} WHERE word = ANY(?)`;
    return (await this.#sql.tuples<EntryTuple>(read, words)).map(entryOf);
  }

  async wordsBeginning(column: Column, letters: string, limit: number): Promise<readonly WordEntry[]> {
    const read = `${ENTRY_SQL} FROM ${this.#table}_words_${this.#index(column)} WHERE word >= ? AND word < ?
      ORDER BY first_rows + later_rows DESC, word LIMIT ?`;
    return (await this.#sql.tuples<EntryTuple>(read, letters, endOfPrefix(letters), limit)).map(entryOf);
  }

  async notedWords(column: Column, letters: string): Promise<readonly string[] | null> {
    const read = `SELECT words FROM ${this.#table}_beginnings_${this.#index(column)} WHERE letters = ?`;
    const [row] = await this.#sql.tuples<[string]>(read, letters);
    return row ? (JSON.parse(row[0]) as string[]) : null;
  }

  async piece(column: Column, word: string, place: number, number: number): Promise<Uint8Array> {
    const read = `SELECT piece FROM ${this.#table}_pieces_${this.#index(column)} WHERE word = ? AND place = ? AND number = ?`;
    const [row] = await this.#sql.tuples<[Uint8Array]>(read, word, place, number);
    return row?.[0] ?? new Uint8Array();
  }

  async common(column: Column, word: string): Promise<Uint8Array | null> {
    const [row] = await this.#sql.tuples<[Uint8Array]>(
      `SELECT rows FROM ${this.#table}_common_${this.#index(column)} WHERE word = ?`,
      word,
    );
    return row?.[0] ?? null;
  }

  async groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]> {
    const { sql, values } = groupsStatement(this.#table, this.layout, query, this.#conditions(query.where));
    return groupsOfTuples(query, await this.#sql.tuples<SqlValue[]>(sql, ...values));
  }

  #index(column: Column): number {
    return this.layout.columns.indexOf(column);
  }

  async #positions(rest: string, ...values: readonly PgValue[]): Promise<readonly number[]> {
    return (await this.#sql.tuples<[number]>(`SELECT pos FROM ${this.#table} ${rest}`, ...values)).map(([pos]) => pos);
  }

  #conditions(where: readonly RegisterCondition[]): Condition {
    const all = where.map((condition) => this.#condition(condition));
    return { sql: ['TRUE', ...all.map(({ sql }) => sql)].join(' AND '), values: all.flatMap(({ values }) => values) };
  }

  #condition({ column: name, op, values: texts }: RegisterCondition): Condition {
    const column = columnNamed(this.layout.columns, name);
    const tests = texts.map((text) => test(op, foldedText(text)));
    const values = tests.flatMap((of) => of.values);
    if (column.type === 'text[]') {
      const sql = anyOf(tests.map((of) => of.sql(folded('item.value'))));
      return { sql: `EXISTS (SELECT 1 FROM json_array_elements_text(${quoted(name)}::json) item (value) WHERE ${sql})`, values };
    }
    if (isTextual(column)) return { sql: anyOf(tests.map((of) => of.sql(folded(quoted(name))))), values };
    const stored = storedValues(column, texts);
    return { sql: stored.length === 0 ? 'FALSE' : `${quoted(name)} IN (${marks(stored.length)})`, values: stored };
  }
}

type EntryTuple = [word: string, firstRows: number, firstList: Uint8Array, laterRows: number, laterList: Uint8Array];
const ENTRY_SQL = 'SELECT word, first_rows, first_list, later_rows, later_list';
const entryOf = ([word, firstRows, firstList, laterRows, laterList]: EntryTuple): WordEntry => ({
  word,
  first: { rows: firstRows, list: firstList },
  later: { rows: laterRows, list: laterList },
});

/** How one folded filter value is compared with a folded expression. */
function test(op: RegisterCondition['op'], text: string): { sql: (expression: string) => string; values: readonly string[] } {
  switch (op) {
    case 'equals':
      return { sql: (of) => `${of} = ?`, values: [text] };
    case 'prefix':
      return { sql: (of) => `(${of} >= ? AND ${of} < ?)`, values: [text, endOfPrefix(text)] };
    case 'substring':
      return { sql: (of) => `${of} LIKE ?`, values: [`%${text.replace(/[\\%_]/g, '\\$&')}%`] };
  }
}
