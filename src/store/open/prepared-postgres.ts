/** Copies the database with the starter data from the build into an empty PostgreSQL database. */
import type pg from 'pg';
import { present } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import { type PgSql, transaction } from '../postgres/connection.ts';
import type { SqliteDatabase } from '../sqlite/database.ts';
import { type LaidCounts, withUnpacked } from './prepared-database.ts';

interface Prepared {
  readonly packed: string;
  /** The folder for the unpacked file, which is removed at the end. */
  readonly dataDir: string;
  readonly now: number;
}

/** The table with almost all rows. */
const LARGE = 'observations';
/** The number of series in one chunk of rows. It limits the memory for a chunk to a few megabytes. */
const SERIES_PER_CHUNK = 100;
/** These tables have one row with a number, which the migrations create. */
const COUNTERS: readonly string[] = ['change_counter', 'event_counter'];

/** Fills the database in one transaction. Returns null if it has data. */
export function fillPostgres(pool: pg.Pool, { packed, dataDir, now }: Prepared): Promise<LaidCounts | null> {
  return transaction(pool, async (sql) => {
    if (!(await isEmpty(sql))) return null;
    return withUnpacked(packed, dataDir, now, async (db, counts) => {
      for (const table of tablesOf(db)) await copyTable(sql, db, table);
      await sql.run('ANALYZE observations, series, series_history');
      return counts;
    });
  });
}

async function isEmpty(sql: PgSql): Promise<boolean> {
  const [row] = await sql.tuples<[boolean]>(
    'SELECT n = 0 AND NOT EXISTS (SELECT 1 FROM datasets) AND NOT EXISTS (SELECT 1 FROM captures) FROM change_counter',
  );
  return present(row, 'The change counter')[0];
}

/** Returns the tables with rows, in the order of their creation. A table is therefore after the tables to which it refers. */
function tablesOf(db: SqliteDatabase): readonly string[] {
  return db
    .tuples<[string]>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'")
    .map(([name]) => name)
    .filter((name) => db.get(`SELECT 1 FROM ${name} LIMIT 1`) !== null);
}

async function copyTable(sql: PgSql, db: SqliteDatabase, table: string): Promise<void> {
  if (COUNTERS.includes(table)) {
    const [row] = db.tuples<[number]>(`SELECT n FROM ${table}`);
    await sql.run(`UPDATE ${table} SET n = ?`, present(row, 'A counter')[0]);
    return;
  }
  const columns = columnsOf(db, table);
  const into = `${table} (${columns.map(({ name }) => name).join(', ')})`;
  if (table === LARGE) await withoutKey(sql, table, () => sql.copy(into, chunks(db, columns), ' WITH (FREEZE)'));
  else
    await sql.copy(
      into,
      db.tuples<[string]>(linesSql(table, columns, '')).map(([lines]) => lines),
    );
  // COPY also writes ids that the database would otherwise assign. The next assigned id must be higher.
  if (columns.some(({ name }) => name === 'id'))
    await sql.run(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), MAX(id)) FROM ${table}`);
}

/**
 * Fills an empty table, and creates its primary key afterwards. This takes half the time of adding each row to the key. A table that is
 * truncated in the same transaction can have frozen rows, which PostgreSQL does not need to write again later.
 */
async function withoutKey(sql: PgSql, table: string, fill: () => Promise<void>): Promise<void> {
  const [key] = await sql.tuples<[name: string, definition: string]>(
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = ?::regclass AND contype = 'p'",
    table,
  );
  const [name, definition] = present(key, 'A primary key');
  await sql.run(`TRUNCATE ${table}`);
  await sql.run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await fill();
  await sql.run("SET LOCAL maintenance_work_mem = '128MB'");
  await sql.run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsOf = (db: SqliteDatabase, table: string): readonly Column[] =>
  db.all<Column>('SELECT name, type FROM pragma_table_info(?)', table);

function* chunks(db: SqliteDatabase, columns: readonly Column[]): Generator<string> {
  const [row] = db.tuples<[number]>(`SELECT MAX(series_id) FROM ${LARGE}`);
  const [last] = present(row, 'The last series');
  const lines = linesSql(LARGE, columns, ' WHERE series_id BETWEEN ? AND ?');
  for (let id = 1; id <= last; id += SERIES_PER_CHUNK) {
    for (const [chunk] of db.tuples<[string | null]>(lines, id, id + SERIES_PER_CHUNK - 1)) if (chunk !== null) yield chunk;
  }
}

/** Selects rows as text for COPY. SQLite writes the text, because this is faster than returning each value. */
function linesSql(table: string, columns: readonly Column[], where: string): string {
  const cells = columns.map(({ name, type }) => `ifnull(${cellSql(name, type)}, '\\N')`);
  return `SELECT group_concat(${cells.join(' || char(9) || ')} || char(10), '') FROM ${table}${where}`;
}

function cellSql(name: string, type: string): string {
  if (type === 'INTEGER') return name;
  // 17 digits identify every value. The digests of series show if a value differs.
  if (type === 'REAL') return `CASE WHEN ${name} IS NOT NULL THEN format('%!.17g', ${name}) END`;
  if (type !== 'TEXT') throw new WattleError('BUG', `The column ${name} has the type ${type}, which cannot be copied.`);
  return ESCAPES.reduce((sql, [code, escaped]) => `replace(${sql}, char(${code}), '${escaped}')`, name);
}

/** Characters that COPY reads as other characters, and their escapes. The backslash must be first. */
const ESCAPES: readonly (readonly [code: number, escaped: string])[] = [
  [92, '\\\\'],
  [9, '\\t'],
  [10, '\\n'],
  [13, '\\r'],
];
