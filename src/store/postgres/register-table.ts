/**
 * One version of a register in a table of its own.
 *
 *   pos (1, 2, 3 … in register order) and the declared columns; words_3: the words of the 4th column, for full-text search
 */
import type { Column, RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { RegisterLoad } from '../port.ts';
import {
  anyOf,
  type Condition,
  columnNamed,
  decodeRow,
  encodeRow,
  endOfPrefix,
  expectText,
  indexedColumns,
  isTextual,
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
import { copyLine, type PgSql } from './connection.ts';

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
const wordsColumn = (columns: readonly Column[], column: Column): string => `words_${columns.indexOf(column)}`;
/** Ignores the case of the letters A to Z, as the other dialect does, whatever the locale of the database. */
const folded = (expression: string): string => `lower(${expression} COLLATE "C")`;
const foldedText = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Makes the table, streams the rows into it and builds its indexes; gives the number of rows. Throws DATA_DUPLICATE_KEY. */
export async function buildRegisterTable(sql: PgSql, table: string, load: RegisterLoad): Promise<number> {
  const { columns, key } = load;
  const declared = columns.map(({ name, type }) => `${quoted(name)} ${STORAGE[type]}`);
  const words = wordColumns(columns).map((column) => `${wordsColumn(columns, column)} TSVECTOR`);
  await sql.run(`CREATE TABLE ${table} (${['pos BIGINT NOT NULL', ...declared, ...words].join(', ')})`);
  const counter = { rows: 0 };
  await sql.copy(table, registerLines(load, counter));
  await sql.run(`ALTER TABLE ${table} ADD PRIMARY KEY (pos)`);
  await indexKey(sql, table, key);
  for (const column of indexedColumns(load)) {
    await sql.run(`CREATE INDEX ON ${table} (${isTextual(column) ? folded(quoted(column.name)) : quoted(column.name)}, pos)`);
  }
  for (const column of wordColumns(columns)) await sql.run(`CREATE INDEX ON ${table} USING gin (${wordsColumn(columns, column)})`);
  if (await sql.get(`SELECT 1 AS there FROM pg_extension WHERE extname = 'pg_trgm'`)) {
    for (const { name } of substringColumns(columns)) {
      await sql.run(`CREATE INDEX ON ${table} USING gin (${folded(quoted(name))} gin_trgm_ops)`);
    }
  }
  await sql.run(`ANALYZE ${table}`);
  return counter.rows;
}

async function* registerLines({ columns, rows }: RegisterLoad, counter: { rows: number }): AsyncGenerator<string> {
  const searched = wordColumns(columns).map((column) => ({ column, index: columns.indexOf(column) }));
  for await (const row of rows) {
    counter.rows += 1;
    const cells = encodeRow(columns, row, counter.rows) as (string | number | null)[];
    const words = searched.map(({ column, index }) => [...new Set(wordsOf(textOfCell(column, cells[index] ?? null)))].join(' '));
    yield copyLine([counter.rows, ...cells, ...words]);
  }
}

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

/** The words of each searched column that so many rows have. */
export async function commonWordsOf(sql: PgSql, table: string, columns: readonly Column[]): Promise<RegisterLayout['commonWords']> {
  const found: [string, string[]][] = [];
  for (const column of wordColumns(columns)) {
    const rows = await sql.all<{ word: string }>(
      'SELECT word FROM ts_stat(?) WHERE ndoc >= ?',
      `SELECT ${wordsColumn(columns, column)} FROM ${table}`,
      COMMON_WORD_ROWS,
    );
    found.push([column.name, rows.map(({ word }) => word)]);
  }
  return Object.fromEntries(found);
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
  readonly counts = new Map<string, number>();
  readonly #sql: PgSql;
  readonly #table: string;
  readonly #rowCount: number;

  constructor(sql: PgSql, held: HeldRegister) {
    this.#sql = sql;
    this.#table = held.table_name;
    this.#rowCount = held.row_count;
    this.layout = JSON.parse(held.layout) as RegisterLayout;
  }

  async rowsBehind(
    where: readonly RegisterCondition[],
    after: number,
    limit: number,
  ): Promise<readonly { pos: number; row: RegisterRow }[]> {
    const { sql, values } = this.#conditions(where);
    return this.#rows(`WHERE ${sql} AND pos > ? ORDER BY pos LIMIT ?`, ...values, after, limit);
  }

  async rowsAt(positions: readonly number[]): Promise<readonly RegisterRow[]> {
    if (positions.length === 0) return [];
    const rows = await this.#rows(`WHERE pos IN (${marks(positions.length)})`, ...positions);
    const byPosition = new Map(rows.map(({ pos, row }) => [pos, row]));
    return positions.map((pos) => byPosition.get(pos)).filter((row) => row !== undefined);
  }

  async count(where: readonly RegisterCondition[]): Promise<number> {
    if (where.length === 0) return this.#rowCount;
    const { sql, values } = this.#conditions(where);
    return (await this.#sql.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${this.#table} WHERE ${sql}`, ...values))?.n ?? 0;
  }

  async matches(
    column: Column,
    terms: readonly Term[],
    where: readonly RegisterCondition[],
    scan: number,
    limit: number,
  ): Promise<readonly Match[]> {
    const { sql, values } = this.#conditions(where);
    return this.#texts(column, `WHERE pos IN (${this.#found(column)}) AND ${sql} LIMIT ?`, wordQuery(terms), scan, ...values, limit);
  }

  async countMatches(column: Column, terms: readonly Term[], limit: number): Promise<number> {
    const row = await this.#sql.get<{ n: number }>(`SELECT COUNT(*) AS n FROM (${this.#found(column)}) found`, wordQuery(terms), limit);
    return row?.n ?? 0;
  }

  async texts(column: Column, where: readonly RegisterCondition[], limit: number): Promise<readonly Match[]> {
    const { sql, values } = this.#conditions(where);
    return this.#texts(column, `WHERE ${sql} LIMIT ?`, ...values, limit);
  }

  async beginning(column: Column, text: string, where: readonly RegisterCondition[], limit: number): Promise<readonly Match[]> {
    const { sql, values } = this.#conditions(where);
    const name = folded(quoted(column.name));
    const prefix = foldedText(text);
    return this.#texts(
      column,
      `WHERE ${name} >= ? AND ${name} < ? AND ${sql} ORDER BY ${name}, pos LIMIT ?`,
      prefix,
      endOfPrefix(prefix),
      ...values,
      limit,
    );
  }

  async #rows(rest: string, ...values: readonly SqlValue[]): Promise<readonly { pos: number; row: RegisterRow }[]> {
    const tuples = await this.#sql.tuples<[number, ...SqlValue[]]>(
      `SELECT pos, ${names(this.layout.columns)} FROM ${this.#table} ${rest}`,
      ...values,
    );
    return tuples.map(([pos, ...cells]) => ({ pos, row: decodeRow(this.layout.columns, cells) }));
  }

  async #texts(column: Column, rest: string, ...values: readonly SqlValue[]): Promise<readonly Match[]> {
    const tuples = await this.#sql.tuples<[number, SqlValue]>(`SELECT pos, ${quoted(column.name)} FROM ${this.#table} ${rest}`, ...values);
    return tuples.map(([pos, cell]) => ({ pos, text: textOfCell(column, cell) }));
  }

  /** Takes the full-text query and a limit. */
  #found(column: Column): string {
    return `SELECT pos FROM ${this.#table} WHERE ${wordsColumn(this.layout.columns, column)} @@ ?::tsquery LIMIT ?`;
  }

  #conditions(where: readonly RegisterCondition[]): Condition {
    const all = where.map((condition) => this.#condition(condition));
    return { sql: ['TRUE', ...all.map(({ sql }) => sql)].join(' AND '), values: all.flatMap(({ values }) => values) };
  }

  #condition({ column: name, op, values: texts }: RegisterCondition): Condition {
    const column = columnNamed(this.layout.columns, name);
    if (op !== 'equals') expectText(column, op);
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

/** Letters and digits only, so that nothing in a word can be taken for an operator. */
const wordQuery = (terms: readonly Term[]): string => terms.map(({ word, prefix }) => `'${word}'${prefix ? ':*' : ''}`).join(' & ');

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
