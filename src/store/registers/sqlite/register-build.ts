/** Writes a register file: first its rows, then the indexes. */
import { rmSync } from 'node:fs';
import { present } from '../../../core/assert.ts';
import type { RegisterRow } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { INDEX_TABLES, type IndexTable } from '../../../search/index-format.ts';
import type { SqlValue } from '../../ports/sql.ts';
import type { Counts } from '../../series/apply-version.ts';
import { SqliteDatabase } from '../../sqlite/database.ts';
import { openFile } from '../../sqlite/driver.ts';
import { type Declared, encodeRow, indexedColumns, layoutOf, marks, quoted, substringColumns } from '../cells.ts';
import { RowIndexes } from '../row-indexes.ts';
import { writeChecksum } from './file-checksum.ts';
import { RegisterFile } from './register-file.ts';
import { columnNames, createIndexTable, gramsTable, indexTable, STORAGE } from './tables.ts';

const ROWS_PER_INSERT = 100;
const CACHE_KIB = 32 * 1024;

/** Writes a file without a journal. Other processes use the file only after it has its final name. */
export class RegisterBuild {
  readonly path: string;
  readonly #declared: Declared;
  readonly #db: SqliteDatabase;
  readonly #rowInserts: Inserts;
  readonly #indexes: RowIndexes;
  #rows = 0;

  constructor(path: string, { columns, key }: Declared) {
    this.path = path;
    this.#declared = { columns, key };
    this.#db = new SqliteDatabase(openFile(path, { readOnly: false }));
    this.#db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = ${-CACHE_KIB}; BEGIN`);
    const declared = columns.map(({ name, type }) => `${quoted(name)} ${STORAGE[type]}`);
    this.#db.exec(`CREATE TABLE register (pos INTEGER PRIMARY KEY, ${declared.join(', ')}) STRICT`);
    this.#rowInserts = new Inserts(this.#db, 'register', ['pos', ...columns.map(({ name }) => name)]);
    this.#indexes = new RowIndexes({ columns, key }, (index) => `${path}.words-${index}`);
  }

  get rows(): number {
    return this.#rows;
  }

  add(row: RegisterRow): void {
    this.#rows += 1;
    const cells = encodeRow(this.#declared.columns, row, this.#rows);
    this.#rowInserts.add(this.#rows, ...cells);
    this.#indexes.add(cells);
  }

  /** Must run once, after the last row. */
  digest(): string {
    this.#rowInserts.end();
    return this.#indexes.digest();
  }

  /** Builds the indexes and writes the layout. Throws DATA_DUPLICATE_KEY if two rows have the same key. */
  finish(digest: string): void {
    const { columns, key } = this.#declared;
    this.#indexKey(key);
    for (const { name } of indexedColumns(this.#declared)) {
      this.#db.exec(`CREATE INDEX ${quoted(`by_${name}`)} ON register (${quoted(name)} COLLATE NOCASE)`);
    }
    for (const column of substringColumns(columns)) {
      const table = gramsTable(columns, column);
      this.#db.exec(`CREATE VIRTUAL TABLE ${table} USING fts5(text, content = '', detail = none, columnsize = 0, tokenize = 'trigram');
        INSERT INTO ${table} (rowid, text) SELECT pos, ${quoted(column.name)} FROM register WHERE ${quoted(column.name)} IS NOT NULL`);
    }
    this.#indexWords();
    this.#indexValues();
    const layout = layoutOf(this.#declared, this.#indexes.valued(), digest);
    this.#db.exec('CREATE TABLE layout (layout TEXT NOT NULL, row_count INTEGER NOT NULL) STRICT');
    this.#db.run('INSERT INTO layout (layout, row_count) VALUES (?, ?)', JSON.stringify(layout), this.#rows);
    this.#db.exec('COMMIT; ANALYZE');
  }

  /** Counts the differences from a stored version, in the columns of both versions. Must run after `finish`. */
  differenceFrom(path: string): Counts {
    const other = RegisterFile.open(path);
    other.close();
    const { key, columns } = this.#declared;
    const shared = columns.filter(({ name }) => other.layout.columns.some((column) => column.name === name));
    if (key.length === 0 || !key.every((name) => shared.some((column) => column.name === name))) {
      return { added: this.#rows, changed: 0, removed: other.rows };
    }
    this.#db.run('ATTACH ? AS before', path);
    const sameKey = key.map((name) => `n.${quoted(name)} IS o.${quoted(name)}`).join(' AND ');
    const sameCells = shared.map(({ name }) => `n.${quoted(name)} IS o.${quoted(name)}`).join(' AND ');
    const [counted] = this.#db.tuples<[matched: number, same: number]>(
      `SELECT COUNT(*), COALESCE(SUM(${sameCells}), 0) FROM main.register n CROSS JOIN before.register o ON ${sameKey}`,
    );
    const [matched, same] = present(counted, 'The count of rows that two versions share');
    this.#db.exec('DETACH before');
    return { added: this.#rows - matched, changed: matched - same, removed: other.rows - matched };
  }

  /** Completes the file and flushes it to disk. The caller can then rename it. */
  close(): void {
    this.#end();
    writeChecksum(this.path);
  }

  discard(): void {
    this.#end();
    rmSync(this.path, { force: true });
  }

  /** Closes the file and the index builders. It can be called several times. */
  #end(): void {
    this.#db.close();
    this.#indexes.close();
  }

  #indexWords(): void {
    this.#db.exec('CREATE TABLE static_scores (column_index INTEGER PRIMARY KEY, scores BLOB NOT NULL) STRICT');
    for (const { index, builder } of this.#indexes.words) {
      const inserts = {
        terms: this.#indexInserts('terms', index),
        blocks: this.#indexInserts('blocks', index),
        bitsets: this.#indexInserts('bitsets', index, 1),
        prefixes: this.#indexInserts('prefixes', index),
      };
      for (const { table, cells } of builder.index()) inserts[table].add(...cells);
      for (const insert of Object.values(inserts)) insert.end();
      this.#db.run('INSERT INTO static_scores (column_index, scores) VALUES (?, ?)', index, builder.staticScores());
      builder.close();
    }
  }

  #indexInserts(table: IndexTable, index: number, rowsAtOnce = ROWS_PER_INSERT): Inserts {
    this.#db.exec(createIndexTable(table, index));
    return new Inserts(this.#db, indexTable(table, index), INDEX_TABLES[table].columns, rowsAtOnce);
  }

  #indexValues(): void {
    this.#db.exec(`CREATE TABLE value_rows (column_index INTEGER NOT NULL, value TEXT NOT NULL, rows BLOB NOT NULL,
      PRIMARY KEY (column_index, value)) STRICT`);
    for (const { column, value, rows } of this.#indexes.values.index()) {
      this.#db.run('INSERT INTO value_rows (column_index, value, rows) VALUES (?, ?, ?)', column, value, rows);
    }
  }

  #indexKey(key: readonly string[]): void {
    if (key.length === 0) return;
    const list = columnNames(key.map((name) => ({ name })));
    this.#db.exec(`CREATE INDEX row_key ON register (${list})`);
    const twice = this.#db.get<Record<string, SqlValue>>(`SELECT ${list} FROM register GROUP BY ${list} HAVING COUNT(*) > 1 LIMIT 1`);
    if (!twice) return;
    const value = key.map((name) => String(twice[name])).join(', ');
    throw new WattleError('DATA_DUPLICATE_KEY', `The register has two rows with the key ${value}.`, {
      at: { column: key.join(', '), value },
    });
  }
}

class Inserts {
  readonly #db: SqliteDatabase;
  readonly #insert: string;
  readonly #width: number;
  readonly #rowsAtOnce: number;
  #waiting: SqlValue[] = [];

  constructor(db: SqliteDatabase, table: string, columns: readonly string[], rowsAtOnce = ROWS_PER_INSERT) {
    this.#rowsAtOnce = rowsAtOnce;
    this.#db = db;
    this.#insert = `INSERT INTO ${table} (${columns.map(quoted).join(', ')}) VALUES `;
    this.#width = columns.length;
  }

  add(...cells: readonly SqlValue[]): void {
    this.#waiting.push(...cells);
    if (this.#waiting.length >= this.#rowsAtOnce * this.#width) this.end();
  }

  end(): void {
    const rows = this.#waiting.length / this.#width;
    if (rows > 0)
      this.#db.run(
        `${this.#insert}${Array<string>(rows)
          .fill(`(${marks(this.#width)})`)
          .join(', ')}`,
        ...this.#waiting,
      );
    this.#waiting = [];
  }
}
