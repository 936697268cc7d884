/** Fills the databases in a folder with rows in every table, and reads the rows after a bit in the file has changed. */
import { closeSync, copyFileSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FixedClock } from '../../../src/core/clock.ts';
import type { Migration } from '../../../src/store/ports/migration.ts';
import { openForWriting, SqliteDatabase } from '../../../src/store/sqlite/database.ts';
import { examineFiles } from '../../../src/store/sqlite/examine.ts';
import { migrateFile } from '../../../src/store/sqlite/migrate.ts';
import { ACCOUNTS_MIGRATIONS, DATA_MIGRATIONS, JOBS_MIGRATIONS, WEBHOOKS_MIGRATIONS } from '../../../src/store/sqlite/migrations.ts';
import { NOW } from '../specimens.ts';

export const DATABASES: Readonly<Record<string, readonly Migration[]>> = {
  accounts: ACCOUNTS_MIGRATIONS,
  webhooks: WEBHOOKS_MIGRATIONS,
  jobs: JOBS_MIGRATIONS,
  data: DATA_MIGRATIONS,
};

/** Tables with digests, which the check compares. */
export const DIGESTED = ['observations', 'versions', 'dimension_sets', 'series', 'series_history', 'series_digests', 'blocks'];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

const tablesOf = (db: SqliteDatabase): readonly string[] =>
  db
    .all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .map(({ name }) => name);
const columnsOf = (db: SqliteDatabase, table: string): readonly Column[] =>
  db.all<Column>(`SELECT name, type, pk FROM pragma_table_info('${table}')`);

/** Returns the columns outside the primary key that have no copy, such as `accounts.email`. */
export function columnsWithoutCopy(migrations: readonly Migration[]): readonly string[] {
  const db = new SqliteDatabase(openForWriting(':memory:'));
  migrateFile(db, migrations, new FixedClock(NOW));
  const missing = tablesOf(db)
    .filter((table) => !DIGESTED.includes(table))
    .flatMap((table) => {
      const copied = db.all<{ name: string }>(
        `SELECT x.name FROM pragma_index_list('${table}') i JOIN pragma_index_info(i.name) x WHERE i.name GLOB '*_as_written*'`,
      );
      const names = new Set(copied.map(({ name }) => name));
      return columnsOf(db, table).flatMap(({ name, pk }) => (pk > 0 || names.has(name) ? [] : [`${table}.${name}`]));
    });
  db.close();
  return missing;
}

const ROWS = 3;
/** Text of this length has a two-byte size in its row header. */
const LONG_TEXT = 'of a row '.repeat(8);

function fill(db: SqliteDatabase): void {
  db.exec('PRAGMA foreign_keys = OFF');
  for (const table of tablesOf(db).filter((one) => one !== 'migrations')) {
    const columns = columnsOf(db, table);
    const last = columns.findLastIndex(({ type }) => type === 'TEXT');
    const parents = db.all<{ from: string; table: string }>(`SELECT "from", "table" FROM pragma_foreign_key_list('${table}')`);
    for (let row = 0; row < ROWS; row += 1) {
      const values = columns.map(({ name, type }, i) => {
        if (parents.some(({ from }) => from === name)) return type === 'TEXT' ? `key of ${row}` : 100 + row;
        if (type === 'TEXT') return name === 'id' || name === 'hash' ? `key of ${row}` : `${name} ${i === last ? LONG_TEXT : ''}${row}`;
        if (type === 'BLOB') return new Uint8Array([1, 2, 3, row]);
        return name === 'id' ? 100 + row : type === 'REAL' ? row + 0.3 : 1_790_000_000_000 + 1000 * i + row;
      });
      db.run(
        `INSERT OR IGNORE INTO ${table} (${columns.map(({ name }) => name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        ...values,
      );
    }
  }
}

/** Makes a file with rows in every table. */
export function filledFile(folder: string, name: string): string {
  const file = path.join(folder, `${name}.db`);
  const db = new SqliteDatabase(openForWriting(file));
  migrateFile(db, DATABASES[name] ?? [], new FixedClock(NOW));
  fill(db);
  db.close();
  return file;
}

/** Reads every column in every row of a table by name, and not from an index. */
const contentOf = (db: SqliteDatabase, { table, columns }: Table): string =>
  JSON.stringify(db.tuples(`SELECT ${columns.join(', ')} FROM ${table} NOT INDEXED ORDER BY ${columns.join(', ')}`));

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
  /** The content of the unchanged file. */
  readonly content: string;
}

/** Returns the tables by the pages from which their rows are read. A change to any other page leaves their rows unchanged. */
function tablesByPage(db: SqliteDatabase): { readonly pageBytes: number; readonly of: (page: number) => readonly Table[] } {
  const tables = tablesOf(db)
    .filter((table) => !DIGESTED.includes(table))
    .map((table): Table => {
      const columns = columnsOf(db, table).map(({ name }) => name);
      return { table, columns, content: contentOf(db, { table, columns, content: '' }) };
    });
  const pages = db.all<{ name: string; pageno: number; pgsize: number }>('SELECT name, pageno, pgsize FROM dbstat');
  const owners = new Map(pages.map(({ pageno, name }) => [pageno, name]));
  // The first page has the schema, through which SQLite finds every table.
  const of = (page: number): readonly Table[] =>
    owners.get(page) === 'sqlite_schema' ? tables : tables.filter(({ table }) => table === owners.get(page));
  return { pageBytes: db.get<{ page_size: number }>('PRAGMA page_size')?.page_size ?? Number.NaN, of };
}

export interface Changed {
  /** Number of changed bits, and number of those that changed a row or made it unreadable. */
  readonly bits: number;
  readonly rows: number;
  /** The positions of changed rows that the check does not report. */
  readonly silent: readonly number[];
}

/** Number of open files. The SQLite package closes a file when its statements are garbage collected. */
const FILES_AT_ONCE = 400;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function closeFiles(): Promise<void> {
  collect();
  await turn();
}

/** Changes one bit in each `stride`-th byte that is not empty, one at a time. */
export async function changeBits(file: string, stride: number): Promise<Changed> {
  const good = readFileSync(file);
  const sound = new SqliteDatabase(openForWriting(file));
  const tables = tablesByPage(sound);
  const faults = examineFiles({ sound });
  sound.close();
  if (faults.length > 0) throw new Error(`The unchanged file has faults: ${faults.join(' ')}`);
  const other = `${file}.changed`;
  copyFileSync(file, other);
  const opened = openSync(other, 'r+');
  const counts = { bits: 0, rows: 0 };
  const silent: number[] = [];
  const places = [...good.keys()].filter((place) => good[place] !== 0);
  for (let i = 0; i < places.length; i += stride) {
    const place = places[i] ?? 0;
    writeSync(opened, Buffer.of(good.readUInt8(place) ^ (1 << (i % 8))), 0, 1, place);
    counts.bits += 1;
    if (counts.bits % FILES_AT_ONCE === 0) await closeFiles();
    const { isSame, isReported } = look(other, tables.of(Math.floor(place / tables.pageBytes) + 1));
    if (!isSame) counts.rows += 1;
    if (!isSame && !isReported) silent.push(place);
    writeSync(opened, good, place, 1, place);
  }
  closeSync(opened);
  if (!readFileSync(other).equals(good)) throw new Error('A read changed the file.');
  return { ...counts, silent };
}

function look(file: string, tables: readonly Table[]): { isSame: boolean; isReported: boolean } {
  let db: SqliteDatabase | null = null;
  try {
    db = new SqliteDatabase(openForWriting(file));
    const changed = db;
    const isSame = tables.every((table) => contentOf(changed, table) === table.content);
    return { isSame, isReported: !isSame && examineFiles({ changed: db }).length > 0 };
  } catch {
    // A file that cannot be read causes an error for every reader.
    return { isSame: false, isReported: true };
  } finally {
    db?.close();
  }
}
