/** Writes the series in a new version to PostgreSQL, through a temporary table. */

import type { Observation, SeriesAttributes } from '../../core/observation.ts';
import type { DatasetDelta } from '../ports/series.ts';
import type { Statement } from '../ports/sql.ts';
import { copyLine, type PgSql } from '../postgres/connection.ts';
import { type Counts, checkedSeries, type Written } from './apply-version.ts';
import { ATTRIBUTES, attributeValues } from './attributes.ts';
import { joinCodes } from './dataset-rows.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';

/** From this number of new rows, PostgreSQL's planner statistics must be updated. Otherwise it sorts rows instead of using the index. */
export const ROWS_TO_ANALYZE = 100_000;

export const list = (columns: readonly string[], table?: string): string =>
  columns.map((column) => (table ? `${table}.${column}` : column)).join(', ');

export async function runAll(sql: PgSql, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await sql.run(statement.sql, ...statement.values);
}

export async function writeRows(sql: PgSql, datasetId: number, seq: number, delta: DatasetDelta): Promise<Written> {
  const digests = new StagedDigests();
  await stage(sql, delta, digests);
  const counts = await writeStaged(sql, datasetId, seq);
  await digests.write(sql, seq);
  if (counts.added + counts.changed >= ROWS_TO_ANALYZE) await sql.run('ANALYZE observations, series, series_history');
  return { ...counts, digests: digests.count };
}

/**
 * Copies the change to a temporary table, because a generator can be read only once. For each series, one line `series` has the
 * attributes as JSON. Its lines `write` and `remove` have the same number as this line.
 */
async function stage(sql: PgSql, delta: DatasetDelta, digests: StagedDigests): Promise<void> {
  // The tables exist if this transaction wrote another version before.
  await sql.run('DROP TABLE IF EXISTS staged, staged_series, staged_ends');
  await sql.run(`CREATE TEMP TABLE staged (n INTEGER, kind TEXT, t INTEGER, value DOUBLE PRECISION, status TEXT, text TEXT, at TEXT,
    series TEXT) ON COMMIT DROP`);
  await sql.copy('staged', stagedLines(delta, digests));
  await sql.run(`CREATE TEMP TABLE staged_series ON COMMIT DROP AS
    SELECT s.n, NULL::int AS series_id, a.* FROM staged s CROSS JOIN LATERAL json_to_record(s.series::json)
      AS a (key TEXT, codes TEXT, freq TEXT, unit TEXT, multiplier INTEGER, decimals INTEGER, adjustment TEXT, title TEXT, base_period TEXT,
        edition_starts TEXT)
    WHERE s.kind = 'series'`);
  await sql.run('ANALYZE staged');
}

function* stagedLines(delta: DatasetDelta, digests: StagedDigests): Generator<string> {
  const split = keySplitter(delta.dimensions);
  let n = 0;
  for (const { attributes, write, remove } of checkedSeries(delta)) {
    n += 1;
    digests.add(n, attributes, write, remove);
    const values = attributeValues(attributes);
    const columns = Object.fromEntries(ATTRIBUTES.map((column, i) => [column, values[i]]));
    const series = JSON.stringify({ key: attributes.key, codes: joinCodes(split(attributes.key)), ...columns });
    yield copyLine([n, 'series', null, null, null, null, null, series]);
    for (const t of remove) yield copyLine([n, 'remove', t, null, null, null, null, null]);
    for (const o of write) yield copyLine([n, 'write', o.t, storedValue(o), o.status, o.text, o.at, null]);
  }
}

async function writeStaged(sql: PgSql, datasetId: number, seq: number): Promise<Counts> {
  await sql.run(
    `INSERT INTO series (dataset_id, key, codes, ${list(ATTRIBUTES)}, first_t, last_t, row_count)
      SELECT ?::int, key, codes, ${list(ATTRIBUTES)}, 0, -1, 0 FROM staged_series ORDER BY n
      ON CONFLICT (dataset_id, key) DO UPDATE SET ${ATTRIBUTES.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    datasetId,
  );
  await sql.run('UPDATE staged_series x SET series_id = s.id FROM series s WHERE s.dataset_id = ? AND s.key = x.key', datasetId);
  // Without new statistics, the query planner would join each row with all observations.
  await sql.run('ANALYZE staged_series');
  await sql.run(
    `INSERT INTO series_history (series_id, from_seq, ${list(ATTRIBUTES)})
      SELECT x.series_id, ?::int, ${list(ATTRIBUTES, 'x')} FROM staged_series x LEFT JOIN LATERAL (
        SELECT * FROM series_history h WHERE h.series_id = x.series_id ORDER BY h.from_seq DESC LIMIT 1
      ) h ON TRUE WHERE h.series_id IS NULL OR (${list(ATTRIBUTES, 'h')}) IS DISTINCT FROM (${list(ATTRIBUTES, 'x')})`,
    seq,
  );
  await sql.run('CREATE TEMP TABLE staged_ends (n INTEGER, series_id INTEGER, kind TEXT, ends BIGINT, periods INTEGER[]) ON COMMIT DROP');
  await sql.run(
    `WITH ended AS (
        UPDATE observations o SET to_seq = ? FROM staged w JOIN staged_series x ON x.n = w.n
          WHERE w.kind <> 'series' AND o.series_id = x.series_id AND o.t = w.t AND o.to_seq IS NULL RETURNING w.n, o.series_id, w.kind, o.t
      ) INSERT INTO staged_ends SELECT n, series_id, kind, COUNT(*), CASE WHEN kind = 'remove' THEN array_agg(t) END FROM ended
        GROUP BY n, series_id, kind`,
    seq,
  );
  const written = await sql.run(
    `INSERT INTO observations (series_id, t, from_seq, to_seq, value, status, text, at)
      SELECT x.series_id, w.t, ?::int, NULL, w.value, w.status, w.text, w.at FROM staged w JOIN staged_series x ON x.n = w.n
        WHERE w.kind = 'write' ORDER BY x.series_id, w.t`,
    seq,
  );
  await countStaged(sql);
  const ends = await sql.all<{ kind: 'write' | 'remove'; n: number }>('SELECT kind, SUM(ends) AS n FROM staged_ends GROUP BY kind');
  // `ends` has no row for a kind of change that does not occur.
  const endedBy = (wanted: 'write' | 'remove'): number => ends.reduce((sum, { kind, n }) => (kind === wanted ? sum + n : sum), 0);
  const [changed, removed] = [endedBy('write'), endedBy('remove')];
  return { added: written - changed, changed, removed };
}

/** The digests of staged series. If periods were removed, the digest is completed when these periods are known. */
class StagedDigests {
  readonly #complete: [n: number, digest: string][] = [];
  readonly #open = new Map<number, SeriesDigest>();

  add(n: number, ...[attributes, write, remove]: [SeriesAttributes, readonly Observation[], readonly number[]]): void {
    const digest = new SeriesDigest(attributes, write);
    if (remove.length > 0) this.#open.set(n, digest);
    else this.#complete.push([n, digest.end([])]);
  }

  get count(): number {
    return this.#complete.length;
  }

  async write(sql: PgSql, seq: number): Promise<void> {
    const ended = await sql.all<{ n: number; periods: number[] }>("SELECT n, periods FROM staged_ends WHERE kind = 'remove'");
    const periods = new Map(ended.map((one) => [one.n, one.periods]));
    for (const [n, digest] of this.#open) this.#complete.push([n, digest.end(periods.get(n) ?? [])]);
    await sql.run(
      `INSERT INTO series_digests (series_id, seq, digest)
        SELECT x.series_id, ?::int, w.digest FROM unnest(?::int[], ?::text[]) AS w (n, digest) JOIN staged_series x ON x.n = w.n`,
      seq,
      this.#complete.map(([n]) => n),
      this.#complete.map(([, digest]) => digest),
    );
  }
}

/** Updates the counters of changed series. Finds the first and last period with the primary key, so that long series take no more time. */
async function countStaged(sql: PgSql): Promise<void> {
  const withValue = 'SELECT t FROM observations o WHERE o.series_id = s.id AND o.to_seq IS NULL AND o.value IS NOT NULL ORDER BY t';
  await sql.run(`UPDATE series s SET
      row_count = s.row_count + c.writes - c.ends,
      first_t = COALESCE((${withValue} LIMIT 1), 0),
      last_t = COALESCE((${withValue} DESC LIMIT 1), -1)
    FROM (
      SELECT x.series_id, COALESCE(w.n_rows, 0) AS writes, COALESCE(e.n_rows, 0) AS ends FROM staged_series x
        LEFT JOIN (SELECT n, COUNT(*) AS n_rows FROM staged WHERE kind = 'write' GROUP BY n) w ON w.n = x.n
        LEFT JOIN (SELECT series_id, SUM(ends) AS n_rows FROM staged_ends GROUP BY series_id) e ON e.series_id = x.series_id
    ) c WHERE s.id = c.series_id`);
}
