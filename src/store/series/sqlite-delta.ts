/** Writes the series in a new version to SQLite, in rows or in blocks. */

import { present } from '../../core/assert.ts';
import type { SeriesAttributes } from '../../core/observation.ts';
import type { DatasetDelta, SeriesDelta } from '../ports/series.ts';
import type { SqlValue } from '../ports/sql.ts';
import type { SqliteDatabase } from '../sqlite/database.ts';
import { checkedSeries, type StoredDataset, type Written } from './apply-version.ts';
import { ATTRIBUTES, attributesOf, attributeValues } from './attributes.ts';
import { expectFrequency } from './blocks/blocks.ts';
import type { SqliteBlocks } from './blocks/sqlite.ts';
import { spanOf } from './coverage.ts';
import { joinCodes, SERIES_COLUMNS, type SeriesRow } from './dataset-rows.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';

export const SERIES = `SELECT ${SERIES_COLUMNS.join(', ')} FROM series WHERE dataset_id = ?`;
const UPDATE_SERIES = `UPDATE series SET ${ATTRIBUTES.map((column) => `${column} = ?`).join(', ')}, first_t = ?, last_t = ?, row_count = ? WHERE id = ?`;
const WITH_VALUE = 'SELECT t FROM observations WHERE series_id = ? AND to_seq IS NULL AND value IS NOT NULL ORDER BY t';

/** The number of rows in one INSERT statement. Longer statements are not faster. */
export const ROWS_PER_INSERT = 100;

const OBSERVATION_MARKS = '(?, ?, ?, NULL, ?, ?, ?, ?)';

const insertObservations = (rows: number): string =>
  `INSERT INTO observations (series_id, t, from_seq, to_seq, value, status, text, at) VALUES ${Array<string>(rows).fill(OBSERVATION_MARKS).join(', ')}`;

const INSERT_MANY = insertObservations(ROWS_PER_INSERT);
const INSERT_ONE = insertObservations(1);
const VALUES_PER_ROW = 7;
const ADD_SERIES = `INSERT INTO series (dataset_id, key, codes, ${ATTRIBUTES.join(', ')}, first_t, last_t, row_count)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`;
const PUT_DIGEST = 'INSERT INTO series_digests (series_id, seq, digest) VALUES (?, ?, ?)';

/** A row of `series`. */
export interface NewSeries {
  readonly key: string;
  readonly codes: string;
  /** In the order of ATTRIBUTES. */
  readonly values: ReturnType<typeof attributeValues>;
  readonly firstT: number;
  readonly lastT: number;
  readonly rowCount: number;
}

/** Adds a series. Returns its id. */
export function addSeries(db: SqliteDatabase, datasetId: number, { key, codes, values, firstT, lastT, rowCount }: NewSeries): number {
  const row = db.get<{ id: number }>(ADD_SERIES, datasetId, key, codes, ...values, firstT, lastT, rowCount);
  return present(row, `The row of series ${key}`).id;
}

/** Writes observations in one of the two layouts. Each transaction needs a separate writer. */
interface ObservationWriter {
  /** Writes a new series, which has no values to replace. */
  insert(seriesId: number, delta: SeriesDelta): void;
  /** Writes changes in a stored series. Returns the numbers of replaced and removed values, and the new first and last period. */
  update(stored: SeriesRow, delta: SeriesDelta): { changed: number; removed: number; firstT: number; lastT: number };
  finish(): void;
  readonly digests: number;
}

/** Each transaction needs a separate writer. */
export class DeltaWriter {
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

  /** Adds a series, after calculating its counters from its observations. */
  #insert(delta: SeriesDelta): void {
    const { attributes, write } = delta;
    const periods = write.filter(({ value }) => value !== null).map(({ t }) => t);
    const firstT = periods.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const lastT = periods.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const id = addSeries(this.#db, this.#datasetId, {
      key: attributes.key,
      codes: joinCodes(this.#split(attributes.key)),
      values: attributeValues(attributes),
      firstT: periods.length > 0 ? firstT : 0,
      lastT: periods.length > 0 ? lastT : -1,
      rowCount: write.length,
    });
    this.#putHistory(id, attributes);
    this.#observations.insert(id, delta);
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

export class RowWriter implements ObservationWriter {
  readonly #db: SqliteDatabase;
  readonly #seq: number;
  /** The cells of rows that are not yet inserted. */
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

export class BlockWriter implements ObservationWriter {
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
