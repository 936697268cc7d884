/** Writes all versions of an empty dataset to PostgreSQL at once. */
import type { DatasetHistory } from '../ports/series.ts';
import { copyLine, type PgSql } from '../postgres/connection.ts';
import { dimensionsText, insertDimensions, type StoredDataset, type Totals } from './apply-version.ts';
import { ATTRIBUTES } from './attributes.ts';
import { digestRows, expectEmpty, filledSeries, historyRows, observationRows, versionStatements, writtenBy } from './fill.ts';
import { list, ROWS_TO_ANALYZE, runAll } from './postgres-delta.ts';

/** Writes all versions. Must run in a transaction that has locked the dataset. Throws REQ_CONFLICT if the dataset has a version. */
export async function fillRows(
  sql: PgSql,
  stored: StoredDataset,
  history: DatasetHistory,
  totalsOf: (sql: PgSql, datasetId: number) => Promise<Totals>,
): Promise<void> {
  expectEmpty(history, stored);
  const written = writtenBy(history);
  await runAll(sql, [insertDimensions(stored.id, 1, dimensionsText(history.dimensions))]);
  const series = filledSeries(history);
  const ids = await addSeries(sql, stored.id, series);
  await sql.copy(`series_history (series_id, from_seq, ${list(ATTRIBUTES)})`, lines(historyRows(series, ids)));
  await sql.copy('observations (series_id, t, from_seq, to_seq, value, status, text, at)', lines(observationRows(series, ids)));
  await sql.copy('series_digests (series_id, seq, digest)', lines(digestRows(history, ids)));
  if (series.reduce((n, { one }) => n + one.observations.length, 0) >= ROWS_TO_ANALYZE)
    await sql.run('ANALYZE observations, series, series_history');
  await runAll(sql, versionStatements(history, stored, written, await totalsOf(sql, stored.id)));
}

export function* lines(rows: Iterable<readonly (string | number | null)[]>): Generator<string> {
  for (const row of rows) yield copyLine(row);
}

/** Adds the series. Returns their ids by key. */
export async function addSeries(
  sql: PgSql,
  datasetId: number,
  series: ReturnType<typeof filledSeries>,
): Promise<ReadonlyMap<string, number>> {
  const rows = series.map(({ key, codes, values, firstT, lastT, rowCount }) => ({
    key,
    codes,
    ...Object.fromEntries(ATTRIBUTES.map((column, i) => [column, values[i]])),
    first_t: firstT,
    last_t: lastT,
    row_count: rowCount,
  }));
  const added = await sql.all<{ id: number; key: string }>(
    `INSERT INTO series (dataset_id, key, codes, ${list(ATTRIBUTES)}, first_t, last_t, row_count)
      SELECT ?::int, key, codes, ${list(ATTRIBUTES)}, first_t, last_t, row_count FROM json_to_recordset(?::json)
        AS a (key TEXT, codes TEXT, freq TEXT, unit TEXT, multiplier INTEGER, decimals INTEGER, adjustment TEXT, title TEXT, base_period TEXT,
          edition_starts TEXT, first_t INTEGER, last_t INTEGER, row_count INTEGER)
      RETURNING id, key`,
    datasetId,
    JSON.stringify(rows),
  );
  return new Map(added.map(({ id, key }) => [key, id]));
}
