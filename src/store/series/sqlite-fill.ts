/** Writes all versions of an empty dataset to SQLite at once. */
import type { DatasetHistory } from '../ports/series.ts';
import type { SqlValue } from '../ports/sql.ts';
import type { SqliteDatabase } from '../sqlite/database.ts';
import { dimensionsText, insertDimensions, type StoredDataset, type Totals } from './apply-version.ts';
import { ATTRIBUTES } from './attributes.ts';
import { digestRows, expectEmpty, filledSeries, historyRows, observationRows, versionStatements, writtenBy } from './fill.ts';
import { addSeries, ROWS_PER_INSERT } from './sqlite-delta.ts';

/** Writes all versions. Must run in a transaction. Throws REQ_CONFLICT if the dataset has a version. */
export function fillSqlite(
  db: SqliteDatabase,
  stored: StoredDataset,
  history: DatasetHistory,
  totalsOf: (datasetId: number) => Totals,
): void {
  expectEmpty(history, stored);
  const written = writtenBy(history);
  const { sql, values } = insertDimensions(stored.id, 1, dimensionsText(history.dimensions));
  db.run(sql, ...values);
  const series = filledSeries(history);
  const ids = new Map(series.map((one) => [one.key, addSeries(db, stored.id, one)]));
  insertRows(db, `series_history (series_id, from_seq, ${ATTRIBUTES.join(', ')})`, ATTRIBUTES.length + 2, historyRows(series, ids));
  insertRows(db, 'observations (series_id, t, from_seq, to_seq, value, status, text, at)', 8, observationRows(series, ids));
  insertRows(db, 'series_digests (series_id, seq, digest)', 3, digestRows(history, ids));
  for (const statement of versionStatements(history, stored, written, totalsOf(stored.id))) db.run(statement.sql, ...statement.values);
}

/** Inserts rows. `table` has the names of its columns. */
export function insertRows(db: SqliteDatabase, table: string, width: number, rows: Iterable<readonly SqlValue[]>): void {
  const row = `(${Array<string>(width).fill('?').join(', ')})`;
  const one = `INSERT INTO ${table} VALUES ${row}`;
  const many = `INSERT INTO ${table} VALUES ${Array<string>(ROWS_PER_INSERT).fill(row).join(', ')}`;
  let waiting: SqlValue[] = [];
  for (const cells of rows) {
    for (const cell of cells) waiting.push(cell);
    if (waiting.length < ROWS_PER_INSERT * width) continue;
    db.run(many, ...waiting);
    waiting = [];
  }
  for (let i = 0; i < waiting.length; i += width) db.run(one, ...waiting.slice(i, i + width));
}
