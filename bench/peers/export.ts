/** Writes every value in a store into one plain SQLite file, which the other programs in the comparison serve. */

import { type Columns, observationColumns, seriesColumns, storedTimeSeries } from '../../src/bulk/observations.ts';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { ParquetValue } from '../../src/formats/written/parquet.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SqlValue } from '../../src/store/ports/sql.ts';
import { SqliteDatabase } from '../../src/store/sqlite/database.ts';

const TABLES = `
CREATE TABLE series (n INTEGER PRIMARY KEY, id TEXT, dataset TEXT NOT NULL, key TEXT NOT NULL, title TEXT, frequency TEXT, unit TEXT,
  multiplier INTEGER, adjustment TEXT, first_period TEXT, last_period TEXT, observations INTEGER);
CREATE TABLE observations (series INTEGER NOT NULL REFERENCES series (n), period TEXT NOT NULL, date TEXT NOT NULL, value REAL, status TEXT,
  realtime_start INTEGER, realtime_end INTEGER);
`;
/**
 * Indexes are created after the rows, because an existing index makes every insert slower. The third index is for values as at a day, and
 * the fourth for current values.
 */
const INDEXES = `
CREATE INDEX series_by_id ON series (id);
CREATE INDEX series_by_dataset ON series (dataset, key);
CREATE INDEX observations_by_series ON observations (series, date, realtime_start);
CREATE INDEX observations_now ON observations (series, date) WHERE realtime_end IS NULL;
CREATE VIRTUAL TABLE series_words USING fts5 (id, title, content = 'series', content_rowid = 'n');
INSERT INTO series_words (series_words) VALUES ('rebuild');
ANALYZE;
`;

/** Converts days since 1970-01-01 to the text in the column `date` of observations. */
const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const sqlValue = (value: ParquetValue | undefined): SqlValue => (value === undefined ? null : (value as SqlValue));

function* rowsOf(columns: Columns): Generator<readonly ParquetValue[]> {
  const length = columns[0]?.length ?? 0;
  for (let i = 0; i < length; i += 1) yield columns.map((column) => column[i] ?? null);
}

/** Writes the file. Returns the number of observations. */
export async function exportFigures(store: Store, file: string): Promise<number> {
  const db = SqliteDatabase.open(file, { synchronous: 'NORMAL', cacheMiB: 64 });
  let observations = 0;
  try {
    db.exec(`PRAGMA journal_mode = DELETE; ${TABLES} BEGIN`);
    const numbers = new Map<string, number>();
    for (const state of await store.datasets.states()) {
      const [code, ...rest] = state.dataset.split('/');
      const dataset = code === undefined ? null : findDataset(code, rest.join('/'));
      if (state.version === null || dataset?.kind !== 'time_series') continue;
      const stored = await storedTimeSeries(store, dataset, state);
      for (const row of rowsOf(seriesColumns(stored))) {
        numbers.set(`${row[0]} ${row[1]}`, numbers.size + 1);
        const [of, key, id, title, ...others] = row.map(sqlValue);
        db.run(
          'INSERT INTO series VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          numbers.size,
          id ?? null,
          of ?? null,
          key ?? null,
          title ?? null,
          ...others,
        );
      }
      for await (const columns of observationColumns(store, stored, Date.now())) {
        for (const [of, key, , , period, date, value, status, , , , start, end] of rowsOf(columns)) {
          const values = [numbers.get(`${of} ${key}`), period, dayText(Number(date)), value, status, start, end].map(sqlValue);
          db.run('INSERT INTO observations VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
          observations += 1;
        }
      }
    }
    db.exec(`COMMIT; ${INDEXES}`);
  } finally {
    db.close();
  }
  return observations;
}
