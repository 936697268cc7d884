/** Versions written to and slices read from SQLite. */

import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ObsStatus, SeriesAttributes } from '../../core/observation.ts';
import { COUNTER } from '../changes.ts';
import type {
  DatasetDelta,
  DatasetState,
  ReadSeries,
  Rewrite,
  SeriesDelta,
  SeriesSlice,
  StorageLayout,
  StoredSeries,
  Version,
} from '../ports/series.ts';
import { changeOf, type SqlValue } from '../sql.ts';
import { type SqliteDatabase, SqliteSql } from '../sqlite/database.ts';
import {
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
import { ATTRIBUTES, type AttributesRow, attributesOf, attributeValues } from './attributes.ts';
import { expectFrequency, lastBefore } from './blocks/blocks.ts';
import { SqliteBlocks } from './blocks/sqlite.ts';
import { type Coverage, coverageOf, spanOf } from './coverage.ts';
import { expectSound } from './damaged-series.ts';
import { joinCodes, SERIES_COLUMNS, type SeriesRow, SqlDatasetStore, seriesOf } from './dataset-store.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';

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
const SERIES = `SELECT ${SERIES_COLUMNS.join(', ')} FROM series WHERE dataset_id = ?`;
const NEWEST_HISTORY = `SELECT ${ATTRIBUTES.join(', ')} FROM series_history WHERE series_id = ? AND from_seq <= ? ORDER BY from_seq DESC LIMIT 1`;
const OLDEST_HISTORY = `SELECT ${ATTRIBUTES.join(', ')} FROM series_history WHERE series_id = ? ORDER BY from_seq LIMIT 1`;
const UPDATE_SERIES = `UPDATE series SET ${ATTRIBUTES.map((column) => `${column} = ?`).join(', ')}, first_t = ?, last_t = ?, row_count = ? WHERE id = ?`;
const WITH_VALUE = 'SELECT t FROM observations WHERE series_id = ? AND to_seq IS NULL AND value IS NOT NULL ORDER BY t';

/** Rows per INSERT. Longer statements are not faster. */
const ROWS_PER_INSERT = 100;
const OBSERVATION_MARKS = '(?, ?, ?, NULL, ?, ?, ?, ?)';
const insertObservations = (rows: number): string =>
  `INSERT INTO observations (series_id, t, from_seq, to_seq, value, status, text, at) VALUES ${Array<string>(rows).fill(OBSERVATION_MARKS).join(', ')}`;
const INSERT_MANY = insertObservations(ROWS_PER_INSERT);
const INSERT_ONE = insertObservations(1);
const VALUES_PER_ROW = 7;
const PUT_DIGEST = 'INSERT INTO series_digests (series_id, seq, digest) VALUES (?, ?, ?)';

export class SqliteDatasetStore extends SqlDatasetStore {
  readonly #db: SqliteDatabase;
  readonly #blocks: SqliteBlocks;
  readonly #dropRegisters: (dataset: DatasetKey) => void;
  /** State of each dataset, with the change counter at reading. */
  readonly #states = new Map<DatasetKey, { readonly counter: number; readonly state: DatasetState }>();

  constructor(db: SqliteDatabase, dropRegisters: (dataset: DatasetKey) => void) {
    super(new SqliteSql(db));
    this.#db = db;
    this.#blocks = new SqliteBlocks(db);
    this.#dropRegisters = dropRegisters;
  }

  /** Every request reads the state, which changes a few times an hour. */
  override async state(dataset: DatasetKey): Promise<DatasetState | null> {
    const counter = present(this.#db.get<{ n: number }>(COUNTER), 'The change counter').n;
    const known = this.#states.get(dataset);
    if (known?.counter === counter) return known.state;
    const state = await super.state(dataset);
    if (state) this.#states.set(dataset, { counter, state });
    else this.#states.delete(dataset);
    return state;
  }

  async apply(delta: DatasetDelta): Promise<Version> {
    return this.#db.write(() => this.#applyWithin(delta));
  }

  async rewrite(rewrite: Rewrite): Promise<readonly Version[]> {
    const { dataset, after, deltas } = rewrite;
    return this.#db.write(() => {
      const stored = lockDataset(this.#db, dataset);
      expectRewritable(rewrite, stored);
      for (const { sql, values } of undoAfter(stored.id, after)) this.#db.run(sql, ...values);
      return deltas.map((delta, i) =>
        this.#applyWithin({ ...delta, dataset, baseSeq: after + i === 0 ? null : after + i, confirms: false }),
      );
    });
  }

  /** Inside a write transaction. */
  #applyWithin(delta: DatasetDelta): Version {
    const stored = lockDataset(this.#db, delta.dataset);
    expectBase(delta, stored);
    const seq = nextSeq(delta.dataset, stored, delta.version);
    this.#putDimensions(stored.id, seq, dimensionsText(delta.dimensions));
    const layout = layoutOf(delta, stored);
    if (layout !== stored.layout) this.#setLayout(stored.id, layout);
    const observations = layout === 'blocks' ? new BlockWriter(this.#blocks, seq) : new RowWriter(this.#db, seq);
    const counts = new DeltaWriter(this.#db, stored, seq, keySplitter(delta.dimensions), observations).write(delta);
    const { rowCount, coverage } = this.#totals(stored.id);
    return recordVersion(this.#db, delta.dataset, delta.version, { ...stored, seq }, counts, rowCount, coverage, delta);
  }

  async read(query: ReadSeries): Promise<readonly SeriesSlice[]> {
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
      const ofDataset = 'dataset_id = (SELECT id FROM datasets WHERE key = ?)';
      const ofSeries = `series_id IN (SELECT id FROM series WHERE ${ofDataset})`;
      this.#db.run(`DELETE FROM observations WHERE ${ofSeries}`, dataset);
      this.#db.run(`DELETE FROM blocks WHERE ${ofSeries}`, dataset);
      for (const table of ['series_history', 'series_digests']) this.#db.run(`DELETE FROM ${table} WHERE ${ofSeries}`, dataset);
      for (const table of ['series', 'dimension_sets', 'versions']) this.#db.run(`DELETE FROM ${table} WHERE ${ofDataset}`, dataset);
      this.#db.run('DELETE FROM datasets WHERE key = ?', dataset);
      for (const { sql, values } of changeOf(dataset)) this.#db.run(sql, ...values);
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
      const { rowCount, coverage } = this.#totals(stored.id);
      this.#db.run('UPDATE datasets SET row_count = ?, period_start = ? WHERE id = ?', rowCount, coverage.periodStart, stored.id);
      for (const { sql, values: own } of changeOf(dataset)) this.#db.run(sql, ...own);
      return values;
    });
  }

  /** Drops days of a series before one. Returns the number of current values deleted. */
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

  #totals(datasetId: number): { rowCount: number; coverage: Coverage } {
    const spans = this.#db.all<{ freq: Frequency; firstT: number; lastT: number }>(
      `SELECT freq, MIN(first_t) AS firstT, MAX(last_t) AS lastT FROM series WHERE dataset_id = ? AND first_t <= last_t GROUP BY freq`,
      datasetId,
    );
    const total = this.#db.get<{ n: number }>('SELECT COALESCE(SUM(row_count), 0) AS n FROM series WHERE dataset_id = ?', datasetId);
    return { rowCount: present(total, 'A sum of rows').n, coverage: coverageOf(spans) };
  }

  #setLayout(datasetId: number, layout: StorageLayout): void {
    const { sql, values } = setLayout(datasetId, layout);
    this.#db.run(sql, ...values);
  }

  #putDimensions(datasetId: number, seq: number, text: string): void {
    if (this.#db.get<{ dimensions: string }>(NEWEST_DIMENSIONS_SQL, datasetId)?.dimensions === text) return;
    const { sql, values } = insertDimensions(datasetId, seq, text);
    this.#db.run(sql, ...values);
  }

  #series(dataset: DatasetKey, datasetId: number, id: number, seq: number, newestSeq: number): StoredSeries {
    const row = this.#db.get<SeriesRow>(`${SERIES} AND id = ?`, datasetId, id);
    if (!row) throw new WattleError('DATA_UNAVAILABLE', `Series ${id} of ${dataset} is not stored`);
    expectSound(dataset, row);
    if (seq >= newestSeq) return seriesOf(row);
    const then = this.#db.get<AttributesRow>(NEWEST_HISTORY, id, seq) ?? this.#db.get<AttributesRow>(OLDEST_HISTORY, id);
    return seriesOf({ ...row, ...then });
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

/** The dataset's row, created if absent, in a write transaction. */
export function lockDataset(db: SqliteDatabase, dataset: DatasetKey): StoredDataset {
  db.run('INSERT INTO datasets (key, row_count) VALUES (?, 0) ON CONFLICT (key) DO NOTHING', dataset);
  const stored = db.get<StoredDataset>(STORED_SQL, dataset);
  if (!stored) throw new WattleError('BUG', `The row of ${dataset} is missing`);
  return stored;
}

/** Inside the transaction that wrote its rows. */
export function recordVersion(
  db: SqliteDatabase,
  dataset: DatasetKey,
  version: NewVersion,
  { id, seq }: { readonly id: number; readonly seq: number },
  { digests = 0, ...counts }: Written,
  rowCount: number,
  coverage: ReturnType<typeof coverageOf>,
  told: Pick<DatasetDelta, 'confirms' | 'events'> = {},
): Version {
  const written: Version = { ...version, ...counts, dataset, seq };
  for (const { sql, values } of finishVersion(id, written, digests, rowCount, coverage, told.confirms, told.events)) db.run(sql, ...values);
  return written;
}

/** Writes observations in either layout. Lives for one transaction. */
interface ObservationWriter {
  /** For a new series, without earlier values to end. */
  insert(seriesId: number, delta: SeriesDelta): void;
  /** For a stored series. Returns the number of replaced and withdrawn values, and the new span. */
  update(stored: SeriesRow, delta: SeriesDelta): { changed: number; removed: number; firstT: number; lastT: number };
  finish(): void;
  /** How many digests of series were written. */
  readonly digests: number;
}

/** Writes the series of one delta. Lives for one transaction. */
class DeltaWriter {
  readonly #db: SqliteDatabase;
  readonly #datasetId: number;
  readonly #seq: number;
  readonly #split: (key: string) => readonly string[];
  readonly #observations: ObservationWriter;
  #added = 0;
  #changed = 0;
  #removed = 0;

  constructor(
    db: SqliteDatabase,
    stored: StoredDataset,
    seq: number,
    split: (key: string) => readonly string[],
    observations: ObservationWriter,
  ) {
    this.#db = db;
    this.#datasetId = stored.id;
    this.#seq = seq;
    this.#split = split;
    this.#observations = observations;
  }

  write(delta: DatasetDelta): Written {
    for (const series of checkedSeries(delta)) {
      const stored = this.#db.get<SeriesRow>(`${SERIES} AND key = ?`, this.#datasetId, series.attributes.key);
      if (stored) this.#update(stored, series);
      else this.#insert(series);
    }
    this.#observations.finish();
    return { added: this.#added, changed: this.#changed, removed: this.#removed, digests: this.#observations.digests };
  }

  /** Counters of a new series are known before its observations are written. */
  #insert(delta: SeriesDelta): void {
    const { attributes, write } = delta;
    const periods = write.filter(({ value }) => value !== null).map(({ t }) => t);
    const firstT = periods.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const lastT = periods.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const row = this.#db.get<{ id: number }>(
      `INSERT INTO series (dataset_id, key, codes, ${ATTRIBUTES.join(', ')}, first_t, last_t, row_count)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      this.#datasetId,
      attributes.key,
      joinCodes(this.#split(attributes.key)),
      ...attributeValues(attributes),
      periods.length > 0 ? firstT : 0,
      periods.length > 0 ? lastT : -1,
      write.length,
    );
    if (!row) throw new WattleError('BUG', `Series ${attributes.key} was not written`);
    this.#putHistory(row.id, attributes);
    this.#observations.insert(row.id, delta);
    this.#added += write.length;
  }

  #update(stored: SeriesRow, delta: SeriesDelta): void {
    const { attributes, write } = delta;
    const { changed, removed, firstT, lastT } = this.#observations.update(stored, delta);
    this.#db.run(
      UPDATE_SERIES,
      ...attributeValues(attributes),
      firstT,
      lastT,
      stored.row_count + write.length - changed - removed,
      stored.id,
    );
    const before = attributeValues(attributesOf(stored.key, stored));
    if (attributeValues(attributes).some((value, i) => value !== before[i])) this.#putHistory(stored.id, attributes);
    this.#added += write.length - changed;
    this.#changed += changed;
    this.#removed += removed;
  }

  #putHistory(seriesId: number, attributes: SeriesAttributes): void {
    this.#db.run(
      `INSERT INTO series_history (series_id, from_seq, ${ATTRIBUTES.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      seriesId,
      this.#seq,
      ...attributeValues(attributes),
    );
  }
}

class RowWriter implements ObservationWriter {
  readonly #db: SqliteDatabase;
  readonly #seq: number;
  /** Values of observations that wait to be inserted together. */
  #waiting: SqlValue[] = [];
  digests = 0;

  constructor(db: SqliteDatabase, seq: number) {
    this.#db = db;
    this.#seq = seq;
  }

  insert(seriesId: number, delta: SeriesDelta): void {
    this.#insert(seriesId, delta);
    this.#putDigest(seriesId, delta, []);
  }

  #putDigest(seriesId: number, { attributes, write }: SeriesDelta, removed: readonly number[]): void {
    this.#db.run(PUT_DIGEST, seriesId, this.#seq, new SeriesDigest(attributes, write).end(removed));
    this.digests++;
  }

  #insert(seriesId: number, { write }: SeriesDelta): void {
    for (const observation of write) {
      const { t, status, text, at } = observation;
      this.#waiting.push(seriesId, t, this.#seq, storedValue(observation), status, text, at);
      if (this.#waiting.length === ROWS_PER_INSERT * VALUES_PER_ROW) {
        this.#db.run(INSERT_MANY, ...this.#waiting);
        this.#waiting = [];
      }
    }
  }

  update(stored: SeriesRow, delta: SeriesDelta): { changed: number; removed: number; firstT: number; lastT: number } {
    const removed = delta.remove.filter((t) => this.#end(stored.id, t) > 0);
    const changed = delta.write.reduce((n, { t }) => n + this.#end(stored.id, t), 0);
    this.#insert(stored.id, delta);
    this.#putDigest(stored.id, delta, removed);
    this.finish();
    const first = this.#db.get<{ t: number }>(`${WITH_VALUE} LIMIT 1`, stored.id);
    return { changed, removed: removed.length, ...spanOf(first, this.#db.get<{ t: number }>(`${WITH_VALUE} DESC LIMIT 1`, stored.id)) };
  }

  finish(): void {
    for (let i = 0; i < this.#waiting.length; i += VALUES_PER_ROW) {
      this.#db.run(INSERT_ONE, ...this.#waiting.slice(i, i + VALUES_PER_ROW));
    }
    this.#waiting = [];
  }

  #end(seriesId: number, t: number): number {
    return this.#db.run('UPDATE observations SET to_seq = ? WHERE series_id = ? AND t = ? AND to_seq IS NULL', this.#seq, seriesId, t);
  }
}

class BlockWriter implements ObservationWriter {
  readonly digests = 0;
  readonly #blocks: SqliteBlocks;
  readonly #seq: number;

  constructor(blocks: SqliteBlocks, seq: number) {
    this.#blocks = blocks;
    this.#seq = seq;
  }

  insert(seriesId: number, delta: SeriesDelta): void {
    this.#blocks.write(seriesId, delta.attributes.freq, delta, this.#seq);
  }

  update(stored: SeriesRow, delta: SeriesDelta): { changed: number; removed: number; firstT: number; lastT: number } {
    expectFrequency(stored.key, stored.freq, delta.attributes.freq);
    return { ...this.#blocks.write(stored.id, stored.freq, delta, this.#seq), ...this.#blocks.span(stored.id) };
  }

  finish(): void {}
}
