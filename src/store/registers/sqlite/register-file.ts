/** Reads one version of a register from its SQLite file. */

import { present } from '../../../core/assert.ts';
import type { Column } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import type { IndexReader } from '../../../search/port.ts';
import type { RegisterGroupsQuery, RegisterGroupTotals } from '../../ports/registers.ts';
import type { SqlValue } from '../../ports/sql.ts';
import { storedJson } from '../../ports/stored-json.ts';
import { SqliteDatabase } from '../../sqlite/database.ts';
import { openFile } from '../../sqlite/driver.ts';
import {
  anyOf,
  type Condition,
  cellIn,
  cellsOf,
  columnNamed,
  decodeRows,
  endOfPrefix,
  expectRows,
  type Member,
  marks,
  quoted,
  type RegisterCondition,
  type RegisterLayout,
  storedValues,
  textOfCell,
} from '../cells.ts';
import { groupsOfTuples, groupsStatement } from '../groups.ts';
import type { RegisterReader } from '../page.ts';
import { RegisterCache } from '../register-cache.ts';
import { ScanQueue } from '../scan-queue.ts';
import { verifyRows } from '../verify-rows.ts';
import { gramsTable } from './tables.ts';
import { SqliteWordIndex } from './word-index.ts';

const CACHE_KIB = 32 * 1024;
/** The maximum number of bytes that SQLite maps into memory. This is safe, because a finished register file never changes. */
const MAPPED_BYTES = 2 ** 31 - 2 ** 16;

/** The number of rows in one scan, which takes milliseconds. */
const SCAN_ROWS = 5_000;

export class RegisterFile implements RegisterReader {
  readonly layout: RegisterLayout;
  readonly rows: number;
  readonly cache = new RegisterCache();
  readonly scans: ScanQueue;
  readonly scanRows = SCAN_ROWS;
  readonly #db: SqliteDatabase;
  readonly #words = new Map<Column, SqliteWordIndex>();

  private constructor(db: SqliteDatabase, layout: RegisterLayout, rows: number, scans: ScanQueue) {
    this.#db = db;
    this.layout = layout;
    this.rows = rows;
    this.scans = scans;
  }

  static open(path: string, scans = new ScanQueue()): RegisterFile {
    const db = new SqliteDatabase(openFile(path, { readOnly: true }));
    db.exec(`PRAGMA cache_size = ${-CACHE_KIB}; PRAGMA mmap_size = ${MAPPED_BYTES}`);
    const row = db.get<{ layout: string; row_count: number }>('SELECT layout, row_count FROM layout');
    if (!row) throw new WattleError('BUG', `The register file ${path} has no layout.`);
    return new RegisterFile(db, storedJson<RegisterLayout>('layout of a register', row.layout), row.row_count, scans);
  }

  close(): void {
    this.#db.close();
  }

  /** Returns the first difference between the file and its digest as a sentence, or null. */
  async verify(): Promise<string | null> {
    const [found] = this.#db.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (found?.quick_check !== 'ok') return `The file is damaged: ${found?.quick_check}.`;
    const columns = this.layout.columns.map(({ name }) => quoted(name)).join(', ');
    const sql = `SELECT pos, ${columns} FROM register WHERE pos > ? ORDER BY pos LIMIT ?`;
    return verifyRows(this.layout, this.rows, async (position, count) => this.#db.tuples<SqlValue[]>(sql, position, count));
  }

  rowsAt(positions: readonly number[], members: readonly Member[]): JsonRows {
    const wanted = JSON.stringify(positions);
    const object = jsonObject(members);
    if (object === null) {
      return decodeRows(members, this.#db.tuples<SqlValue[]>(`SELECT ${cellsOf('register', members)} ${IN_ORDER}`, wanted));
    }
    const [found] = this.#db.tuples<[json: string, rows: number]>(`SELECT json_group_array(${object}), COUNT(*) ${IN_ORDER}`, wanted);
    return new JsonRows(...present(found, 'The rows at some positions'));
  }

  textsAt(positions: readonly number[], column: Column): readonly string[] {
    const read = `SELECT json_group_array(${cellIn('register', column)}) ${IN_ORDER}`;
    const [found] = this.#db.tuples<[json: string]>(read, JSON.stringify(positions));
    const texts = (JSON.parse(present(found, 'The texts at some positions')[0]) as SqlValue[]).map((cell) => textOfCell(column, cell));
    expectRows(texts.length, positions.length);
    return texts;
  }

  words(column: Column): IndexReader {
    const { rows, cache } = this;
    const textsAt = this.textsAt.bind(this);
    const known = this.#words.get(column);
    const words =
      known ?? new SqliteWordIndex({ db: this.#db, rows, cache: cache.search, textsAt }, column, this.layout.columns.indexOf(column));
    this.#words.set(column, words);
    return words;
  }

  rowsWith(column: Column, values: readonly string[]): readonly Uint8Array[] {
    return this.#db
      .tuples<[Uint8Array]>(
        'SELECT rows FROM value_rows WHERE column_index = ? AND value IN (SELECT value FROM json_each(?))',
        this.layout.columns.indexOf(column),
        JSON.stringify(values),
      )
      .map(([rows]) => rows);
  }

  indexed(condition: RegisterCondition, limit: number): readonly number[] {
    const { sql, values } = this.#byLetters(condition) ?? this.#conditions([condition]);
    return this.#positions(`SELECT pos FROM register WHERE ${sql} LIMIT ?`, ...values, limit);
  }

  meeting(positions: readonly number[], where: readonly RegisterCondition[]): readonly number[] {
    const { sql, values } = this.#conditions(where);
    const read = `SELECT pos FROM register WHERE pos IN (SELECT value FROM json_each(?)) AND ${sql}`;
    return this.#positions(read, JSON.stringify(positions), ...values);
  }

  /** `NOT INDEXED` makes SQLite read the short range in order. With an index, SQLite would have to sort the rows. */
  scan(where: readonly RegisterCondition[], after: number, upTo: number, limit: number): readonly number[] {
    const { sql, values } = this.#conditions(where);
    const read = `SELECT pos FROM register NOT INDEXED WHERE pos > ? AND pos <= ? AND ${sql} ORDER BY pos LIMIT ?`;
    return this.#positions(read, after, upTo, ...values, limit);
  }

  groups(query: RegisterGroupsQuery): readonly RegisterGroupTotals[] {
    const { sql, values } = groupsStatement('register', this.layout, query, this.#conditions(query.where));
    return groupsOfTuples(query, this.#db.tuples<SqlValue[]>(sql, ...values));
  }

  #positions(sql: string, ...values: readonly SqlValue[]): readonly number[] {
    return this.#db.tuples<[number]>(sql, ...values).map(([pos]) => pos);
  }

  #conditions(where: readonly RegisterCondition[]): Condition {
    const all = where.map((condition) => this.#condition(condition));
    return { sql: ['1 = 1', ...all.map(({ sql }) => sql)].join(' AND '), values: all.flatMap(({ values }) => values) };
  }

  #condition({ column: name, op, values: texts }: RegisterCondition): Condition {
    const column = columnNamed(this.layout.columns, name);
    const values = storedValues(column, texts);
    const tests = texts.map((text) => test(op, text));
    if (column.type === 'text[]') {
      const sql = `EXISTS (SELECT 1 FROM json_each(${quoted(name)}) item WHERE ${anyOf(tests.map((of) => of.sql('item.value')))})`;
      return { sql, values: tests.flatMap((of) => of.values) };
    }
    if (op === 'equals') return { sql: `${quoted(name)} COLLATE NOCASE IN (${marks(values.length)})`, values };
    return { sql: anyOf(tests.map((of) => of.sql(quoted(name)))), values: tests.flatMap((of) => of.values) };
  }

  /** Returns a condition that uses the trigram index for a substring search, otherwise null. */
  #byLetters(condition: RegisterCondition): Condition | null {
    if (condition.op !== 'substring') return null;
    const table = gramsTable(this.layout.columns, columnNamed(this.layout.columns, condition.column));
    const { sql, values } = this.#condition(condition);
    return {
      sql: `pos IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?) AND ${sql}`,
      values: [condition.values.map(gramsOf).join(' OR '), ...values],
    };
  }
}

/** Selects rows in the order of an array of positions. SQLite runs a cross join from left to right. */
const IN_ORDER = 'FROM json_each(?) AS wanted CROSS JOIN register ON register.pos = wanted.value';

/** The maximum number of members of json_object. Each member needs two arguments, and SQLite limits the arguments. */
const MOST_MEMBERS = 63;

/**
 * Returns SQL that formats a row as JSON. This takes half the time of JavaScript. Returns null if the two results would differ, as for
 * 1.0.
 */
function jsonObject(members: readonly Member[]): string | null {
  if (members.length > MOST_MEMBERS || members.some(({ column }) => column?.type === 'number')) return null;
  return `json_object(${members.map(({ name, column }) => `'${name.replaceAll("'", "''")}', ${jsonValue(column)}`).join(', ')})`;
}

function jsonValue(column: Column | null): string {
  if (!column) return 'NULL';
  const cell = cellIn('register', column);
  if (column.type === 'boolean') return `json(CASE ${cell} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END)`;
  return column.type === 'text[]' ? `json(${cell})` : cell;
}

/** Returns SQL that compares a text expression with a filter value, ignoring the case of A to Z. */
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

/** Returns a full-text query for every trigram of a text with at least three letters. */
function gramsOf(text: string): string {
  const letters = [...text];
  const grams = letters.slice(2).map(
    (_, i) =>
      `"${letters
        .slice(i, i + 3)
        .join('')
        .replaceAll('"', '""')}"`,
  );
  return `(${[...new Set(grams)].join(' AND ')})`;
}
