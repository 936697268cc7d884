/** Writes versions of datasets to SQLite, and reads values from it. */

import { LRUCache } from 'lru-cache';
import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ObsStatus } from '../../core/observation.ts';
import type {
  DatasetDelta,
  DatasetHistory,
  DatasetState,
  Insertion,
  ReadSeries,
  Rewrite,
  SeriesSlice,
  StoredSeries,
  Version,
} from '../ports/series.ts';
import { changeOf, type Statement } from '../ports/sql.ts';
import type { ChangeCounter } from '../sqlite/change-counter.ts';
import { type SqliteDatabase, SqliteSql } from '../sqlite/database.ts';
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
import { ATTRIBUTES, type AttributesRow } from './attributes.ts';
import { lastBefore } from './blocks/blocks.ts';
import { SqliteBlocks } from './blocks/sqlite.ts';
import { expectSound, type ReadGuard } from './damaged-series.ts';
import { type SeriesRow, seriesFromRow } from './dataset-rows.ts';
import { SqlDatasetStore } from './dataset-store.ts';
import { DIGEST_COUNTS, expectInsertable, newSeries, planInsertion, published, writeSteps } from './insertion.ts';
import { keySplitter } from './series-codes.ts';
import { addSeries, BlockWriter, DeltaWriter, RowWriter, SERIES } from './sqlite-delta.ts';
import { fillSqlite, insertRows } from './sqlite-fill.ts';

type ObservationTuple = readonly [
  t: number,
  value: number | null,
  status: ObsStatus | null,
  text: string | null,
  seq: number,
  at: string | null,
];

const IN_FORCE = 'series_id = ? AND t >= ? AND t <= ? AND from_seq <= ? AND (to_seq IS NULL OR to_seq > ?)';
const SLICE = `SELECT t, value, status, text, from_seq, at FROM observations WHERE ${IN_FORCE} ORDER BY t`;
const COUNT = `SELECT COUNT(*) AS n FROM observations WHERE ${IN_FORCE}`;
const NEWEST_OF_SLICE = `${SLICE} DESC LIMIT ?`;
const NEWEST_HISTORY = `SELECT ${ATTRIBUTES.join(', ')} FROM series_history WHERE series_id = ? AND from_seq <= ? ORDER BY from_seq DESC LIMIT 1`;
const OLDEST_HISTORY = `SELECT ${ATTRIBUTES.join(', ')} FROM series_history WHERE series_id = ? ORDER BY from_seq LIMIT 1`;

/** The number of cached states. A limit is needed, because callers can request any dataset of an agency, even if it is not stored. */
const STATES_KEPT = 5000;

export class SqliteDatasetStore extends SqlDatasetStore {
  readonly #db: SqliteDatabase;
  readonly #counter: ChangeCounter;
  readonly #blocks: SqliteBlocks;
  readonly #dropRegisters: (dataset: DatasetKey) => void;
  /** The cached states, each with the change counter when it was read. */
  readonly #states = new LRUCache<DatasetKey, { readonly counter: number; readonly state: DatasetState | null }>({ max: STATES_KEPT });

  constructor(db: SqliteDatabase, counter: ChangeCounter, guard: ReadGuard, dropRegisters: (dataset: DatasetKey) => void) {
    super(new SqliteSql(db), guard);
    this.#db = db;
    this.#counter = counter;
    this.#blocks = new SqliteBlocks(db);
    this.#dropRegisters = dropRegisters;
  }

  /**
   * Returns the state of a dataset. Every request reads it, but it changes only a few times an hour. A cached state is valid until the
   * change counter changes.
   */
  override async state(dataset: DatasetKey): Promise<DatasetState | null> {
    const counter = this.#counter.ofTurn();
    const known = this.#states.get(dataset);
    if (known?.counter === counter) return known.state;
    const state = await super.state(dataset);
    this.#states.set(dataset, { counter, state });
    return state;
  }

  async apply(delta: DatasetDelta): Promise<Version> {
    return this.#db.write(() => this.#applyWithin(delta));
  }

  async fill(history: DatasetHistory): Promise<void> {
    this.#db.write(() => fillSqlite(this.#db, lockDataset(this.#db, history.dataset), history, (id) => this.#totals(id)));
  }

  async rewrite(rewrite: Rewrite): Promise<readonly Version[]> {
    const { dataset, after, deltas } = rewrite;
    return this.#db.write(() => {
      const stored = lockDataset(this.#db, dataset);
      expectRewritable(rewrite, stored);
      if (after === 0 || stored.seq !== after) this.#runAll(undoAfter(stored.id, after));
      return deltas.map((delta, i) =>
        this.#applyWithin({ ...delta, dataset, baseSeq: after + i === 0 ? null : after + i, confirms: false }),
      );
    });
  }

  async insert(insertion: Insertion): Promise<Version> {
    const plan = await planInsertion(this.sql, insertion);
    return this.#db.write(() => {
      const stored = lockDataset(this.#db, insertion.dataset);
      expectInsertable(insertion, stored);
      const added = new Map(newSeries(plan).map((one) => [one.key, addSeries(this.#db, stored.id, one)]));
      for (const step of writeSteps(stored.id, plan, added)) {
        if ('rows' in step) insertRows(this.#db, step.table, step.width, step.rows);
        else if (step.values.length === 0) this.#db.exec(step.sql);
        else this.#db.run(step.sql, ...step.values);
      }
      const counted = this.#db.all<{ seq: number; n: number }>(DIGEST_COUNTS, stored.id, insertion.after);
      const { version, statements } = published(stored.id, plan, counted, this.#totals(stored.id));
      this.#runAll(statements);
      return version;
    });
  }

  /** Writes a version. Must run in a write transaction. */
  #applyWithin(delta: DatasetDelta): Version {
    const stored = lockDataset(this.#db, delta.dataset);
    expectBase(delta, stored);
    const seq = nextSeq(delta.dataset, stored, delta.version);
    this.#putDimensions(stored.id, seq, dimensionsText(delta.dimensions));
    const layout = layoutOf(delta, stored);
    if (layout !== stored.layout) this.#runAll([setLayout(stored.id, layout)]);
    const observations = layout === 'blocks' ? new BlockWriter(this.#blocks, seq) : new RowWriter(this.#db, seq);
    const counts = new DeltaWriter(this.#db, stored, seq, keySplitter(delta.dimensions), observations).write(delta);
    return recordVersion(this.#db, delta.dataset, delta.version, { ...stored, seq }, counts, this.#totals(stored.id), delta);
  }

  async read(query: ReadSeries): Promise<readonly SeriesSlice[]> {
    const latest = this.#db.get<{ seq: number | null }>('SELECT seq FROM datasets WHERE key = ?', query.dataset);
    if (latest) await this.guard.expectAsWritten(query.dataset, query.series, latest.seq);
    return this.#db.snapshot(() => {
      const stored = this.#db.get<StoredDataset>(STORED_SQL, query.dataset);
      if (query.series.length === 0) return [];
      if (!stored || stored.seq === null) throw noSeries(query);
      const { id: datasetId, seq: newestSeq, layout } = stored;
      const seq = query.seq ?? newestSeq;
      return query.series.map((id) => {
        const series = this.#series(query.dataset, datasetId, id, seq, newestSeq);
        if (layout !== 'blocks') return this.#slice(query, series, seq);
        return { series, ...this.#blocks.read(id, series.freq, query, seq, seq >= newestSeq) };
      });
    });
  }

  async count(query: Omit<ReadSeries, 'newest'>): Promise<number> {
    return this.#db.snapshot(() => {
      const stored = this.#db.get<StoredDataset>(STORED_SQL, query.dataset);
      if (query.series.length === 0) return 0;
      if (!stored || stored.seq === null) throw noSeries(query);
      const { id: datasetId, seq: newestSeq, layout } = stored;
      const seq = query.seq ?? newestSeq;
      const { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = query;
      return query.series.reduce((sum, id) => {
        const { freq } = this.#series(query.dataset, datasetId, id, newestSeq, newestSeq);
        if (layout === 'blocks') return sum + this.#blocks.count(id, freq, query, seq, seq >= newestSeq);
        return sum + present(this.#db.get<{ n: number }>(COUNT, id, from, to, seq, seq), 'A count of values').n;
      }, 0);
    });
  }

  async reset(dataset: DatasetKey): Promise<void> {
    this.#db.write(() => {
      const stored = this.#db.get<{ id: number }>('SELECT id FROM datasets WHERE key = ?', dataset);
      if (stored) this.#runAll(forgetSeries(stored.id));
      this.#db.run('DELETE FROM datasets WHERE key = ?', dataset);
      this.#runAll(changeOf(dataset));
    });
    this.#dropRegisters(dataset);
  }

  async prune(dataset: DatasetKey, beforeDay: number): Promise<number> {
    return this.#db.write(() => {
      const stored = this.#db.get<StoredDataset>(STORED_SQL, dataset);
      if (!stored || stored.seq === null || stored.layout !== 'blocks') return 0;
      const series = this.#db.all<{ id: number; freq: Frequency }>('SELECT id, freq FROM series WHERE dataset_id = ?', stored.id);
      const values = series.reduce((n, { id, freq }) => n + this.#pruneSeries(id, freq, beforeDay), 0);
      const forgotten = this.#db.run(
        `DELETE FROM versions WHERE dataset_id = ? AND seq < MIN(?, COALESCE((SELECT MIN(b.min_seq) FROM blocks b JOIN series s ON s.id = b.series_id
            WHERE s.dataset_id = ?), ?), COALESCE((SELECT MIN(o.from_seq) FROM observations o JOIN series s ON s.id = o.series_id
            WHERE s.dataset_id = ?), ?))`,
        stored.id,
        stored.seq,
        stored.id,
        stored.seq,
        stored.id,
        stored.seq,
      );
      if (values + forgotten === 0) return 0;
      this.#runAll([setTotals(stored.id, this.#totals(stored.id)), ...changeOf(dataset)]);
      return values;
    });
  }

  /** Returns the number of deleted current values. */
  #pruneSeries(id: number, freq: Frequency, beforeDay: number): number {
    this.#db.run('DELETE FROM observations WHERE series_id = ? AND t <= ?', id, lastBefore(freq, beforeDay));
    const rows = this.#db.get<{ n: number }>(
      'SELECT COALESCE(SUM(row_count), 0) AS n FROM blocks WHERE series_id = ? AND day < ?',
      id,
      beforeDay,
    );
    if (!rows || rows.n === 0) return 0;
    this.#db.run('DELETE FROM blocks WHERE series_id = ? AND day < ?', id, beforeDay);
    const { firstT, lastT } = this.#blocks.span(id);
    this.#db.run('UPDATE series SET row_count = row_count - ?, first_t = ?, last_t = ? WHERE id = ?', rows.n, firstT, lastT, id);
    return rows.n;
  }

  #runAll(statements: readonly Statement[]): void {
    for (const { sql, values } of statements) this.#db.run(sql, ...values);
  }

  #totals(datasetId: number): Totals {
    const spans = this.#db.all<{ freq: Frequency; firstT: number; lastT: number }>(SPANS_SQL, datasetId);
    return totalsFrom(spans, this.#db.get<{ n: number }>(ROW_COUNT_SQL, datasetId));
  }

  #putDimensions(datasetId: number, seq: number, text: string): void {
    if (this.#db.get<{ dimensions: string }>(NEWEST_DIMENSIONS_SQL, datasetId)?.dimensions === text) return;
    this.#runAll([insertDimensions(datasetId, seq, text)]);
  }

  #series(dataset: DatasetKey, datasetId: number, id: number, seq: number, newestSeq: number): StoredSeries {
    const row = this.#db.get<SeriesRow>(`${SERIES} AND id = ?`, datasetId, id);
    if (!row) throw new WattleError('DATA_UNAVAILABLE', `Series ${id} of ${dataset} is not stored.`);
    expectSound(dataset, row);
    if (seq >= newestSeq) return seriesFromRow(row);
    const then = this.#db.get<AttributesRow>(NEWEST_HISTORY, id, seq) ?? this.#db.get<AttributesRow>(OLDEST_HISTORY, id);
    return seriesFromRow({ ...row, ...then });
  }

  #slice(query: ReadSeries, series: StoredSeries, seq: number): SeriesSlice {
    const { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER, newest } = query;
    const rows =
      newest === undefined
        ? this.#db.tuples<ObservationTuple>(SLICE, series.id, from, to, seq, seq)
        : this.#db.tuples<ObservationTuple>(NEWEST_OF_SLICE, series.id, from, to, seq, seq, newest).reverse();
    return {
      series,
      t: rows.map((row) => row[0]),
      value: rows.map((row) => row[1]),
      status: rows.map((row) => row[2]),
      text: rows.map((row) => row[3]),
      seq: rows.map((row) => row[4]),
      at: rows.map((row) => row[5]),
    };
  }
}

/** Returns the row for a dataset, and adds it if it is missing. Must run in a write transaction. */
export function lockDataset(db: SqliteDatabase, dataset: DatasetKey): StoredDataset {
  db.run(ADD_DATASET_SQL, dataset);
  return expectRow(db.get<StoredDataset>(STORED_SQL, dataset), dataset);
}

/** Records a version after its rows. Must run in the transaction that wrote the rows. */
export function recordVersion(db: SqliteDatabase, ...facts: Parameters<typeof versionWritten>): Version {
  const { version, statements } = versionWritten(...facts);
  for (const { sql, values } of statements) db.run(sql, ...values);
  return version;
}
