/** Versions written to and slices read from PostgreSQL. */

import type pg from 'pg';
import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Observation, ObsStatus, SeriesAttributes } from '../../core/observation.ts';
import type { DatasetDelta, ReadSeries, Rewrite, SeriesSlice, StorageLayout, StoredSeries, Version } from '../ports/series.ts';
import { copyLine, PgSql, type PgSqlOptions, transaction } from '../postgres/connection.ts';
import { changeOf, type Statement } from '../sql.ts';
import {
  type Counts,
  checkedSeries,
  dimensionsText,
  expectBase,
  expectRewritable,
  finishVersion,
  insertDimensions,
  layoutOf,
  NEWEST_DIMENSIONS_SQL,
  type NewVersion,
  nextSeq,
  noSeries,
  STORED_SQL,
  type StoredDataset,
  setLayout,
  undoAfter,
  type Written,
} from './apply-version.ts';
import { ATTRIBUTES, attributeValues } from './attributes.ts';
import { type Cells, noCells } from './blocks/block-codec.ts';
import type { EndedCell } from './blocks/blocks.ts';
import { countBlocks, FORGET_VERSIONS, pruneBlocks, readBlocks, writeBlocks } from './blocks/postgres.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { expectSound } from './damaged-series.ts';
import { joinCodes, SERIES_COLUMNS, type SeriesRow, SqlDatasetStore, seriesOf } from './dataset-store.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';

type ObservationTuple = readonly [
  seriesId: number,
  t: number,
  value: number | null,
  status: ObsStatus | null,
  text: string | null,
  seq: number,
  at: string | null,
];

/** After this many rows the planner's statistics are out of date, and it would sort instead of using the index. */
const ROWS_TO_ANALYZE = 100_000;
/** Series per read, to limit the size of one result. */
const SERIES_PER_READ = 500;

const list = (columns: readonly string[], table?: string): string =>
  columns.map((column) => (table ? `${table}.${column}` : column)).join(', ');

const IN_FORCE = 'o.t BETWEEN ?::bigint AND ?::bigint AND o.from_seq <= ? AND (o.to_seq IS NULL OR o.to_seq > ?)';
const OBSERVATION = 'o.series_id, o.t, o.value, o.status, o.text, o.from_seq, o.at';
const SLICES = `SELECT ${OBSERVATION} FROM observations o WHERE o.series_id = ANY(?) AND ${IN_FORCE} ORDER BY o.series_id, o.t`;
const COUNT = `SELECT COUNT(*) FROM observations o WHERE o.series_id = ANY(?) AND ${IN_FORCE}`;
const NEWEST_OF_SLICES = `SELECT ${OBSERVATION} FROM unnest(?::int[]) AS wanted (id) CROSS JOIN LATERAL (
    SELECT * FROM observations o WHERE o.series_id = wanted.id AND ${IN_FORCE} ORDER BY o.t DESC LIMIT ?
  ) o ORDER BY o.series_id, o.t`;

/** Attributes of the requested version, or the first ones of a later series. */
const SERIES_AT = `SELECT d.seq AS newest_seq, d.layout, ${list(
  SERIES_COLUMNS.filter((column) => !isAttribute(column)),
  's',
)}, ${list(ATTRIBUTES, 'h')}
  FROM datasets d JOIN series s ON s.dataset_id = d.id CROSS JOIN LATERAL (
    SELECT * FROM series_history h WHERE h.series_id = s.id
      ORDER BY h.from_seq <= COALESCE(?::int, d.seq) DESC, CASE WHEN h.from_seq <= COALESCE(?::int, d.seq) THEN -h.from_seq ELSE h.from_seq END
      LIMIT 1
  ) h WHERE d.key = ? AND s.id = ANY(string_to_array(?, ',')::int[])`;

function isAttribute(column: string): boolean {
  return (ATTRIBUTES as readonly string[]).includes(column);
}

export class PgDatasetStore extends SqlDatasetStore {
  readonly #pool: pg.Pool;
  readonly #pgSql: PgSql;
  readonly #dropRegisters: (sql: PgSql, datasetId: number) => Promise<void>;

  constructor(pool: pg.Pool, dropRegisters: (sql: PgSql, datasetId: number) => Promise<void>, options: PgSqlOptions = {}) {
    const sql = new PgSql(pool, options);
    super(sql);
    this.#pool = pool;
    this.#pgSql = sql;
    this.#dropRegisters = dropRegisters;
  }

  async apply(delta: DatasetDelta): Promise<Version> {
    return transaction(this.#pool, (sql) => applyWithin(sql, delta));
  }

  async rewrite(rewrite: Rewrite): Promise<readonly Version[]> {
    const { dataset, after, deltas } = rewrite;
    return transaction(this.#pool, async (sql) => {
      const stored = await lockDataset(sql, dataset);
      expectRewritable(rewrite, stored);
      await runAll(sql, undoAfter(stored.id, after));
      const versions: Version[] = [];
      for (const [i, delta] of deltas.entries()) {
        versions.push(await applyWithin(sql, { ...delta, dataset, baseSeq: after + i === 0 ? null : after + i, confirms: false }));
      }
      return versions;
    });
  }

  /** Rows are selected by version, so two statements see the same state without a transaction. */
  async read(query: ReadSeries): Promise<readonly SeriesSlice[]> {
    const wanted = query.seq ?? null;
    const rows = await this.#pgSql.all<SeriesRow & { newest_seq: number | null; layout: StorageLayout }>(
      SERIES_AT,
      wanted,
      wanted,
      query.dataset,
      query.series.join(','),
    );
    for (const row of rows) expectSound(query.dataset, row);
    const series = new Map(rows.map((row) => [row.id, seriesOf(row)]));
    const missing = query.series.find((id) => !series.has(id));
    if (missing !== undefined) throw new WattleError('DATA_UNAVAILABLE', `Series ${missing} of ${query.dataset} is not stored`);
    const [first] = rows;
    if (!first) return [];
    const seq = wanted ?? present(first.newest_seq, 'The latest version of a dataset with series');
    if (first.layout === 'blocks') return this.#readBlocks(query, series, seq);
    const ids = [...series.keys()];
    const slices = new Map<number, Cells>();
    for (let i = 0; i < ids.length; i += SERIES_PER_READ) {
      const some = ids.slice(i, i + SERIES_PER_READ);
      for (const id of some) slices.set(id, noCells());
      for (const tuple of await this.#observations(query, some, seq)) addTo(slices.get(tuple[0]), tuple);
    }
    return query.series.map((id) => sliceOf(series.get(id), slices.get(id)));
  }

  async count(query: Omit<ReadSeries, 'newest'>): Promise<number> {
    const stored = await this.#pgSql.get<StoredDataset>(STORED_SQL, query.dataset);
    if (query.series.length === 0) return 0;
    if (!stored || stored.seq === null) throw noSeries(query);
    const { seq: newestSeq, layout } = stored;
    const seq = query.seq ?? newestSeq;
    const series = await this.#pgSql.tuples<[id: number, freq: Frequency]>(
      'SELECT id, freq FROM series WHERE dataset_id = ? AND id = ANY(?)',
      stored.id,
      query.series,
    );
    if (series.length < new Set(query.series).size) throw new WattleError('DATA_UNAVAILABLE', `A series of ${query.dataset} is not stored`);
    if (layout === 'blocks') {
      if (seq >= newestSeq) return countBlocks(this.#pgSql, series, query, seq);
      return (await this.read({ ...query, seq })).reduce((n, slice) => n + slice.t.length, 0);
    }
    const { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = query;
    const [row] = await this.#pgSql.tuples<[number]>(COUNT, query.series, from, to, seq, seq);
    return present(row, 'A count of values')[0];
  }

  async reset(dataset: DatasetKey): Promise<void> {
    await transaction(this.#pool, async (sql) => {
      const stored = await sql.get<{ id: number }>('SELECT id FROM datasets WHERE key = ? FOR UPDATE', dataset);
      if (!stored) return;
      const ofSeries = 'series_id IN (SELECT id FROM series WHERE dataset_id = ?)';
      await sql.run(`DELETE FROM observations WHERE ${ofSeries}`, stored.id);
      await sql.run(`DELETE FROM blocks WHERE ${ofSeries}`, stored.id);
      for (const table of ['series_history', 'series_digests']) await sql.run(`DELETE FROM ${table} WHERE ${ofSeries}`, stored.id);
      for (const table of ['series', 'dimension_sets', 'versions']) await sql.run(`DELETE FROM ${table} WHERE dataset_id = ?`, stored.id);
      await this.#dropRegisters(sql, stored.id);
      await sql.run('DELETE FROM datasets WHERE id = ?', stored.id);
      await runAll(sql, changeOf(dataset));
    });
  }

  async prune(dataset: DatasetKey, beforeDay: number): Promise<number> {
    return transaction(this.#pool, async (sql) => {
      await sql.run('SELECT 1 FROM datasets WHERE key = ? FOR UPDATE', dataset);
      const stored = await sql.get<StoredDataset>(STORED_SQL, dataset);
      if (!stored || stored.seq === null || stored.layout !== 'blocks') return 0;
      const values = await pruneBlocks(sql, stored.id, beforeDay);
      const forgotten = await sql.run(FORGET_VERSIONS, stored.id, stored.seq, stored.id, stored.id);
      if (values + forgotten === 0) return 0;
      const { rowCount, coverage } = await totalsOf(sql, stored.id);
      await sql.run('UPDATE datasets SET row_count = ?, period_start = ? WHERE id = ?', rowCount, coverage.periodStart, stored.id);
      await runAll(sql, changeOf(dataset));
      return values;
    });
  }

  async #readBlocks(query: ReadSeries, series: ReadonlyMap<number, StoredSeries>, seq: number): Promise<readonly SeriesSlice[]> {
    const all = [...series.values()];
    const slices = new Map<number, Cells>();
    for (let i = 0; i < all.length; i += SERIES_PER_READ) {
      const some = all.slice(i, i + SERIES_PER_READ);
      const read = await readBlocks(this.#pgSql, some, query, seq, (ids) => this.#ended(query, ids, seq));
      for (const [id, cells] of read) slices.set(id, cells);
    }
    return query.series.map((id) => sliceOf(series.get(id), slices.get(id)));
  }

  /** For a dataset in blocks, rows are ended values. */
  async #ended(query: ReadSeries, ids: readonly number[], seq: number): Promise<ReadonlyMap<number, readonly EndedCell[]>> {
    const ended = new Map<number, EndedCell[]>(ids.map((id) => [id, []]));
    for (const [id, t, value, status, text, fromSeq, at] of await this.#observations(query, ids, seq)) {
      ended.get(id)?.push({ t, value, status, text, fromSeq, at });
    }
    return ended;
  }

  #observations(query: ReadSeries, ids: readonly number[], seq: number): Promise<ObservationTuple[]> {
    const { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER, newest } = query;
    return newest === undefined
      ? this.#pgSql.tuples(SLICES, ids, from, to, seq, seq)
      : this.#pgSql.tuples(NEWEST_OF_SLICES, ids, from, to, seq, seq, newest);
  }
}

function addTo(slice: Cells | undefined, [, t, value, status, text, seq, at]: ObservationTuple): void {
  if (!slice) return;
  slice.t.push(t);
  slice.value.push(value);
  slice.status.push(status);
  slice.text.push(text);
  slice.seq.push(seq);
  slice.at.push(at);
}

function sliceOf(series: StoredSeries | undefined, slice: Cells | undefined): SeriesSlice {
  if (!series || !slice) throw new WattleError('BUG', 'A slice was read without its series');
  return { series, ...slice };
}

/** The dataset's row, created if absent, locked until the transaction ends. */
export async function lockDataset(sql: PgSql, dataset: DatasetKey): Promise<StoredDataset> {
  await sql.run('INSERT INTO datasets (key, row_count) VALUES (?, 0) ON CONFLICT (key) DO NOTHING', dataset);
  await sql.run('SELECT 1 FROM datasets WHERE key = ? FOR UPDATE', dataset);
  const stored = await sql.get<StoredDataset>(STORED_SQL, dataset);
  if (!stored) throw new WattleError('BUG', `The row of ${dataset} is missing`);
  return stored;
}

/** Inside a transaction. */
async function applyWithin(sql: PgSql, delta: DatasetDelta): Promise<Version> {
  const stored = await lockDataset(sql, delta.dataset);
  expectBase(delta, stored);
  const seq = nextSeq(delta.dataset, stored, delta.version);
  await putDimensions(sql, stored.id, seq, dimensionsText(delta.dimensions));
  const layout = layoutOf(delta, stored);
  if (layout !== stored.layout) await runAll(sql, [setLayout(stored.id, layout)]);
  const counts = layout === 'blocks' ? await writeBlocks(sql, stored.id, seq, delta) : await writeRows(sql, stored.id, seq, delta);
  const { rowCount, coverage } = await totalsOf(sql, stored.id);
  return recordVersion(sql, delta.dataset, delta.version, { id: stored.id, seq }, counts, rowCount, coverage, delta);
}

/** Inside the transaction that wrote its rows. */
export async function recordVersion(
  sql: PgSql,
  dataset: DatasetKey,
  version: NewVersion,
  { id, seq }: { readonly id: number; readonly seq: number },
  { digests = 0, ...counts }: Written,
  rowCount: number,
  coverage: ReturnType<typeof coverageOf>,
  told: Pick<DatasetDelta, 'confirms' | 'events'> = {},
): Promise<Version> {
  const written: Version = { ...version, ...counts, dataset, seq };
  await runAll(sql, finishVersion(id, written, digests, rowCount, coverage, told.confirms, told.events));
  return written;
}

async function runAll(sql: PgSql, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await sql.run(statement.sql, ...statement.values);
}

/** Row count and coverage of a dataset. */
async function totalsOf(sql: PgSql, datasetId: number): Promise<{ rowCount: number; coverage: Coverage }> {
  const spans = await sql.all<{ freq: Frequency; firstT: number; lastT: number }>(
    `SELECT freq, MIN(first_t) AS "firstT", MAX(last_t) AS "lastT" FROM series WHERE dataset_id = ? AND first_t <= last_t GROUP BY freq`,
    datasetId,
  );
  const total = await sql.get<{ n: number }>('SELECT COALESCE(SUM(row_count), 0) AS n FROM series WHERE dataset_id = ?', datasetId);
  return { rowCount: present(total, 'A sum of rows').n, coverage: coverageOf(spans) };
}

async function writeRows(sql: PgSql, datasetId: number, seq: number, delta: DatasetDelta): Promise<Written> {
  const digests = new StagedDigests();
  await stage(sql, delta, digests);
  const counts = await writeStaged(sql, datasetId, seq);
  await digests.write(sql, seq);
  if (counts.added + counts.changed >= ROWS_TO_ANALYZE) await sql.run('ANALYZE observations, series, series_history');
  return { ...counts, digests: digests.count };
}

async function putDimensions(sql: PgSql, datasetId: number, seq: number, text: string): Promise<void> {
  const newest = await sql.get<{ dimensions: string }>(NEWEST_DIMENSIONS_SQL, datasetId);
  if (newest?.dimensions === text) return;
  const insert = insertDimensions(datasetId, seq, text);
  await sql.run(insert.sql, ...insert.values);
}

/**
 * A delta can be streamed only once, so one temporary table takes all: a line `series` with attributes as JSON, then lines `write` and
 * `remove` with the same number.
 */
async function stage(sql: PgSql, delta: DatasetDelta, digests: StagedDigests): Promise<void> {
  // One transaction may write several versions.
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
  // Only after ids are set. Without statistics the planner joins each row to all observations.
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
  // A kind that ended nothing has no row.
  const endedBy = (wanted: 'write' | 'remove'): number => ends.reduce((sum, { kind, n }) => (kind === wanted ? sum + n : sum), 0);
  const [changed, removed] = [endedBy('write'), endedBy('remove')];
  return { added: written - changed, changed, removed };
}

/** Digests of staged series. Those with removed periods are completed once the removed ones are known. */
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

/** Updates counters of changed series. First and last period come from the primary key, so long series cost no more. */
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
