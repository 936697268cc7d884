/** Reads one version of a register from its PostgreSQL tables. */
import type { Column } from '../../../core/define-dataset.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import type { IndexReader } from '../../../search/port.ts';
import type { RegisterGroupsQuery, RegisterGroupTotals } from '../../ports/registers.ts';
import type { SqlValue } from '../../ports/sql.ts';
import { storedJson } from '../../ports/stored-json.ts';
import type { PgSql, PgValue } from '../../postgres/connection.ts';
import {
  anyOf,
  type Condition,
  cellIn,
  cellsOf,
  columnNamed,
  decodeRows,
  endOfPrefix,
  expectRows,
  foldedText,
  isTextual,
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
import type { ScanQueue } from '../scan-queue.ts';
import { folded, type StoredRegister, valueRowsTable } from './tables.ts';
import { PostgresWordIndex } from './word-index.ts';

export class RegisterTable implements RegisterReader {
  readonly layout: RegisterLayout;
  readonly rows: number;
  readonly cache = new RegisterCache();
  readonly scans: ScanQueue;
  /** Scans are not divided, because the server runs them without blocking this thread. */
  readonly scanRows = Number.MAX_SAFE_INTEGER;
  readonly #sql: PgSql;
  readonly #table: string;
  readonly #words = new Map<Column, PostgresWordIndex>();

  constructor(sql: PgSql, stored: StoredRegister, scans: ScanQueue) {
    this.#sql = sql;
    this.#table = stored.table_name;
    this.rows = stored.row_count;
    this.layout = storedJson<RegisterLayout>('layout of a register', stored.layout);
    this.scans = scans;
  }

  words(column: Column): IndexReader {
    const { rows, cache } = this;
    const of = { sql: this.#sql, table: this.#table, rows, cache: cache.search, textsAt: this.textsAt.bind(this) };
    const words = this.#words.get(column) ?? new PostgresWordIndex(of, column, this.#index(column));
    this.#words.set(column, words);
    return words;
  }

  async rowsAt(positions: readonly number[], members: readonly Member[]): Promise<JsonRows> {
    if (positions.length === 0) return JsonRows.of([]);
    return decodeRows(members, await this.#sql.tuples<SqlValue[]>(`SELECT ${cellsOf('register', members)} ${this.#inOrder()}`, positions));
  }

  async textsAt(positions: readonly number[], column: Column): Promise<readonly string[]> {
    const read = `SELECT ${cellIn('register', column)} ${this.#inOrder()}`;
    const texts = (await this.#sql.tuples<[SqlValue]>(read, positions)).map(([cell]) => textOfCell(column, cell));
    expectRows(texts.length, positions.length);
    return texts;
  }

  /** Selects rows in the order of an array of positions. */
  #inOrder(): string {
    return `FROM unnest(?::bigint[]) WITH ORDINALITY AS wanted (pos, place) JOIN ${this.#table} AS register ON register.pos = wanted.pos
      ORDER BY wanted.place`;
  }

  async rowsWith(column: Column, values: readonly string[]): Promise<readonly Uint8Array[]> {
    const read = `SELECT rows FROM ${valueRowsTable(this.#table)} WHERE column_index = ? AND value = ANY(?)`;
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

/** Returns SQL that compares an expression with a filter value. The caller has converted both with `folded`. */
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
