/** Writes versions of datasets to PostgreSQL, and reads values from it. */

import type pg from 'pg';
import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ObsStatus } from '../../core/observation.ts';
import type {
  DatasetDelta,
  DatasetHistory,
  Insertion,
  ReadSeries,
  Rewrite,
  SeriesSlice,
  StorageLayout,
  StoredSeries,
  Version,
} from '../ports/series.ts';
import { changeOf } from '../ports/sql.ts';
import { PgSql, type PgSqlOptions, transaction } from '../postgres/connection.ts';
import {
  ADD_DATASET_SQL,
  dimensionsText,
  expectBase,
  expectRewritable,
  expectRow,
  forgetSeries,
  insertDimensions,
  layoutOf,
  NEWEST_DIMENSIONS_SQL,
  nextSeq,
  noSeries,
  ROW_COUNT_SQL,
  SPANS_SQL,
  STORED_SQL,
  type StoredDataset,
  setLayout,
  setTotals,
  type Totals,
  totalsFrom,
  undoAfter,
  versionWritten,
} from './apply-version.ts';
import { ATTRIBUTES } from './attributes.ts';
import { type Cells, noCells } from './blocks/block-codec.ts';
import type { EndedCell } from './blocks/blocks.ts';
import { countBlocks, FORGET_VERSIONS, pruneBlocks, readBlocks, writeBlocks } from './blocks/postgres.ts';
import { expectSound, type ReadGuard } from './damaged-series.ts';
import { SERIES_COLUMNS, type SeriesRow, seriesFromRow } from './dataset-rows.ts';
import { SqlDatasetStore } from './dataset-store.ts';
import { DIGEST_COUNTS, expectInsertable, newSeries, planInsertion, published, writeSteps } from './insertion.ts';
import { list, runAll, writeRows } from './postgres-delta.ts';
import { addSeries, fillRows, lines } from './postgres-fill.ts';

type ObservationTuple = readonly [
  seriesId: number,
  t: number,
  value: number | null,
  status: ObsStatus | null,
  text: string | null,
  seq: number,
  at: string | null,
];

/** The maximum number of series in one statement. It limits the size of the result. */
const SERIES_PER_READ = 500;

const IN_FORCE = 'o.t BETWEEN ?::bigint AND ?::bigint AND o.from_seq <= ? AND (o.to_seq IS NULL OR o.to_seq > ?)';
const OBSERVATION = 'o.series_id, o.t, o.value, o.status, o.text, o.from_seq, o.at';
const SLICES = `SELECT ${OBSERVATION} FROM observations o WHERE o.series_id = ANY(?) AND ${IN_FORCE} ORDER BY o.series_id, o.t`;
const COUNT = `SELECT COUNT(*) FROM observations o WHERE o.series_id = ANY(?) AND ${IN_FORCE}`;

const NEWEST_OF_SLICES = `SELECT ${OBSERVATION} FROM unnest(?::int[]) AS wanted (id) CROSS JOIN LATERAL (
    SELECT * FROM observations o WHERE o.series_id = wanted.id AND ${IN_FORCE} ORDER BY o.t DESC LIMIT ?
  ) o ORDER BY o.series_id, o.t`;

/** Selects the attributes of series in the requested version. A series that was added later has its first attributes. */
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

  constructor(
    pool: pg.Pool,
    guardOf: (sql: PgSql) => ReadGuard,
    dropRegisters: (sql: PgSql, datasetId: number) => Promise<void>,
    options: PgSqlOptions = {},
  ) {
    const sql = new PgSql(pool, options);
    super(sql, guardOf(sql));
    this.#pool = pool;
    this.#pgSql = sql;
    this.#dropRegisters = dropRegisters;
  }

  async apply(delta: DatasetDelta): Promise<Version> {
    return transaction(this.#pool, (sql) => applyWithin(sql, delta));
  }

  async fill(history: DatasetHistory): Promise<void> {
    await transaction(this.#pool, async (sql) => fillRows(sql, await lockDataset(sql, history.dataset), history, totalsOf));
  }

  async rewrite(rewrite: Rewrite): Promise<readonly Version[]> {
    const { dataset, after, deltas } = rewrite;
    return transaction(this.#pool, async (sql) => {
      const stored = await lockDataset(sql, dataset);
      expectRewritable(rewrite, stored);
      if (after === 0 || stored.seq !== after) await runAll(sql, undoAfter(stored.id, after));
      const versions: Version[] = [];
      for (const [i, delta] of deltas.entries()) {
        versions.push(await applyWithin(sql, { ...delta, dataset, baseSeq: after + i === 0 ? null : after + i, confirms: false }));
      }
      return versions;
    });
  }

  async insert(insertion: Insertion): Promise<Version> {
    const plan = await planInsertion(this.sql, insertion);
    return transaction(this.#pool, async (sql) => {
      const stored = await lockDataset(sql, insertion.dataset);
      expectInsertable(insertion, stored);
      const added = await addSeries(sql, stored.id, newSeries(plan));
      for (const step of writeSteps(stored.id, plan, added)) {
        if ('rows' in step) await sql.copy(step.table, lines(step.rows));
        else await sql.run(step.sql, ...step.values);
      }
      const counted = await sql.all<{ seq: number; n: number }>(DIGEST_COUNTS, stored.id, insertion.after);
      const { version, statements } = published(stored.id, plan, counted, await totalsOf(sql, stored.id));
      await runAll(sql, statements);
      return version;
    });
  }

  /** Both statements see the same data without a transaction, because they select rows by version. */
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
    const series = new Map(rows.map((row) => [row.id, seriesFromRow(row)]));
    const missing = query.series.find((id) => !series.has(id));
    if (missing !== undefined) throw new WattleError('DATA_UNAVAILABLE', `Series ${missing} of ${query.dataset} is not stored.`);
    const [first] = rows;
    if (!first) return [];
    await this.guard.expectAsWritten(query.dataset, query.series, first.newest_seq);
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
    if (series.length < new Set(query.series).size)
      throw new WattleError('DATA_UNAVAILABLE', `A series of ${query.dataset} is not stored.`);
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
      await runAll(sql, forgetSeries(stored.id));
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
      await runAll(sql, [setTotals(stored.id, await totalsOf(sql, stored.id)), ...changeOf(dataset)]);
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

  /** Reads replaced values. For a dataset in blocks, the observations table contains only these. */
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
  if (!series || !slice) throw new WattleError('BUG', 'A slice was read without its series.');
  return { series, ...slice };
}

/** Locks the row of a dataset until the transaction ends. Adds the row if it is missing. */
export async function lockDataset(sql: PgSql, dataset: DatasetKey): Promise<StoredDataset> {
  await sql.run(ADD_DATASET_SQL, dataset);
  await sql.run('SELECT 1 FROM datasets WHERE key = ? FOR UPDATE', dataset);
  return expectRow(await sql.get<StoredDataset>(STORED_SQL, dataset), dataset);
}

/** Writes a version. Must run in a transaction. */
async function applyWithin(sql: PgSql, delta: DatasetDelta): Promise<Version> {
  const stored = await lockDataset(sql, delta.dataset);
  expectBase(delta, stored);
  const seq = nextSeq(delta.dataset, stored, delta.version);
  await putDimensions(sql, stored.id, seq, dimensionsText(delta.dimensions));
  const layout = layoutOf(delta, stored);
  if (layout !== stored.layout) await runAll(sql, [setLayout(stored.id, layout)]);
  const counts = layout === 'blocks' ? await writeBlocks(sql, stored.id, seq, delta) : await writeRows(sql, stored.id, seq, delta);
  return recordVersion(sql, delta.dataset, delta.version, { id: stored.id, seq }, counts, await totalsOf(sql, stored.id), delta);
}

/** Records a version after its rows. Must run in the transaction that wrote the rows. */
export async function recordVersion(sql: PgSql, ...facts: Parameters<typeof versionWritten>): Promise<Version> {
  const { version, statements } = versionWritten(...facts);
  await runAll(sql, statements);
  return version;
}

async function totalsOf(sql: PgSql, datasetId: number): Promise<Totals> {
  const spans = await sql.all<{ freq: Frequency; firstT: number; lastT: number }>(SPANS_SQL, datasetId);
  return totalsFrom(spans, await sql.get<{ n: number }>(ROW_COUNT_SQL, datasetId));
}

async function putDimensions(sql: PgSql, datasetId: number, seq: number, text: string): Promise<void> {
  const newest = await sql.get<{ dimensions: string }>(NEWEST_DIMENSIONS_SQL, datasetId);
  if (newest?.dimensions === text) return;
  const insert = insertDimensions(datasetId, seq, text);
  await sql.run(insert.sql, ...insert.values);
}
