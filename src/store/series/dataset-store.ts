/** Datasets, versions and series. Only writing rows and reading slices of values differ between the dialects. */

import { LRUCache } from 'lru-cache';
import { present } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ObsStatus, ParsedDimension } from '../../core/observation.ts';
import { concernEvents, turnEvent } from '../events/event-store.ts';
import type { Concern, ConcernFinder } from '../ports/concern.ts';
import type { NewEvent, Turn } from '../ports/events.ts';
import type {
  DatasetDelta,
  DatasetState,
  DatasetStore,
  Insertion,
  ObservationLife,
  ReadSeries,
  Rewrite,
  SeriesHistory,
  SeriesSlice,
  StoredSeries,
  Version,
} from '../ports/series.ts';
import { changeOf, type Sql } from '../ports/sql.ts';
import { storedJson } from '../ports/stored-json.ts';
import { ATTRIBUTES, type AttributesRow, attributesOf } from './attributes.ts';
import { type Cells, noCells } from './blocks/block-codec.ts';
import { soundBody } from './blocks/block-digest.ts';
import { addKnown, daysWithin, livesOf } from './blocks/blocks.ts';
import { damagedDimensions, expectSound, type ReadGuard } from './damaged-series.ts';
import {
  concernsOf,
  type LifeTuple,
  SERIES_COLUMNS,
  type SeriesRow,
  STATES,
  type StateRow,
  sameTexts,
  seriesFromRow,
  stateOf,
  VERSIONS,
  type VersionRow,
  versionOf,
} from './dataset-rows.ts';
import { digestOfText } from './series-digest.ts';

const CONCERN_COLUMNS: Readonly<Record<ConcernFinder, 'file_concerns' | 'figure_concerns'>> = {
  files: 'file_concerns',
  figures: 'figure_concerns',
};

/** The number of cached lists. Every request needs a list, which can have thousands of labels. */
const CACHED_DIMENSION_LISTS = 500;

type ListName = Pick<StateRow, 'id' | 'key' | 'dimensions_seq' | 'moved'>;

/** The maximum number of seqs or series ids in one statement. */
const SEQS_PER_READ = 500;

const SERIES_PER_READ = 100;

type HistoryTuple = readonly [
  seriesId: number,
  t: number,
  value: number | null,
  status: ObsStatus | null,
  text: string | null,
  at: string | null,
  fromSeq: number,
  toSeq: number | null,
];

export abstract class SqlDatasetStore implements DatasetStore {
  protected readonly sql: Sql;
  protected readonly guard: ReadGuard;
  /** The cached lists. A key consists of the dataset's row id, the version and `moved`. */
  readonly #dimensions = new LRUCache<string, readonly ParsedDimension[]>({ max: CACHED_DIMENSION_LISTS });

  constructor(sql: Sql, guard: ReadGuard) {
    this.sql = sql;
    this.guard = guard;
  }

  abstract apply(delta: DatasetDelta): Promise<Version>;
  abstract rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  abstract insert(insertion: Insertion): Promise<Version>;
  abstract read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  abstract count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  abstract reset(dataset: DatasetKey): Promise<void>;
  abstract prune(dataset: DatasetKey, beforeDay: number): Promise<number>;

  async state(dataset: DatasetKey): Promise<DatasetState | null> {
    const row = await this.sql.get<StateRow>(`${STATES} WHERE d.key = ?`, dataset);
    return row && stateOf(row, await this.#dimensionsOf(row));
  }

  async states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]> {
    if (of?.length === 0) return [];
    const named = of === undefined ? '' : `WHERE d.key IN (${of.map(() => '?').join(', ')})`;
    const rows = await this.sql.all<StateRow>(`${STATES} ${named} ORDER BY d.key`, ...(of ?? []));
    return Promise.all(rows.map(async (row) => stateOf(row, await this.#dimensionsOf(row))));
  }

  async dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]> {
    const row = await this.sql.get<ListName>(
      `SELECT d.id, d.key, MAX(s.from_seq) AS dimensions_seq, (SELECT v.moved FROM versions v WHERE v.dataset_id = d.id AND v.seq = d.seq) AS moved FROM datasets d JOIN dimension_sets s ON s.dataset_id = d.id
        WHERE d.key = ? AND s.from_seq <= ? GROUP BY d.id, d.key, d.seq`,
      dataset,
      seq,
    );
    const found = row ? await this.#dimensionsOf(row) : [];
    if (found instanceof WattleError) throw found;
    return found;
  }

  async noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void> {
    const ensure = { sql: 'INSERT INTO datasets (key, row_count) VALUES (?, 0) ON CONFLICT (key) DO NOTHING', values: [dataset] };
    const note = failure
      ? {
          sql: `UPDATE datasets SET checked_at = ?, failure_code = ?, failure_detail = ?, failure_address = ?,
            failure_since = COALESCE(failure_since, ?), failure_at = ? WHERE key = ?`,
          values: [at, failure.code, failure.detail, failure.address, at, at, dataset],
        }
      : {
          sql: `UPDATE datasets SET checked_at = ?, confirmed_at = ?, failure_code = NULL, failure_detail = NULL, failure_address = NULL,
            failure_since = NULL, failure_at = NULL WHERE key = ?`,
          values: [at, at, dataset],
        };
    await this.sql.batch(`check ${dataset}`, [ensure, note, ...(turn ? turnEvent(dataset, at, turn) : []), ...changeOf(dataset)]);
  }

  async noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean> {
    const column = CONCERN_COLUMNS[finder];
    const row = await this.sql.get<{ text: string | null }>(`SELECT ${column} AS text FROM datasets WHERE key = ?`, dataset);
    const now = JSON.stringify(concerns);
    if (row === null || row.text === now) return false;
    const before = row.text === null ? '' : row.text;
    const noting = [
      ...concernEvents(dataset, column, before, eventsOf(concernsOf(row.text))),
      { sql: `UPDATE datasets SET ${column} = ? WHERE key = ? AND COALESCE(${column}, '') = ?`, values: [now, dataset, before] },
    ];
    const changed = await this.sql.batch(`concerns ${dataset}`, [...noting, ...changeOf(dataset)]);
    return changed[noting.length - 1] === 1;
  }

  async versions(dataset: DatasetKey): Promise<readonly Version[]> {
    return (await this.sql.all<VersionRow>(`${VERSIONS} ORDER BY v.seq`, dataset)).map(versionOf);
  }

  async versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]> {
    const wanted = [...new Set(seqs)].sort((a, b) => a - b);
    const found: Version[] = [];
    for (let i = 0; i < wanted.length; i += SEQS_PER_READ) {
      const some = wanted.slice(i, i + SEQS_PER_READ);
      const rows = await this.sql.all<VersionRow>(
        `${VERSIONS} AND v.seq IN (${some.map(() => '?').join(', ')}) ORDER BY v.seq`,
        dataset,
        ...some,
      );
      found.push(...rows.map(versionOf));
    }
    return found;
  }

  async firstVersion(dataset: DatasetKey): Promise<Version | null> {
    const row = await this.sql.get<VersionRow>(`${VERSIONS} ORDER BY v.seq LIMIT 1`, dataset);
    return row && versionOf(row);
  }

  async versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null> {
    const row = await this.sql.get<VersionRow>(
      `${VERSIONS} AND v.known_from <= ? ORDER BY v.known_from DESC, v.seq DESC LIMIT 1`,
      dataset,
      instant,
    );
    return row && versionOf(row);
  }

  async series(dataset: DatasetKey): Promise<readonly StoredSeries[]> {
    const columns = SERIES_COLUMNS.map((column) => `s.${column}`).join(', ');
    const rows = await this.sql.all<SeriesRow>(
      `SELECT ${columns} FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key = ? ORDER BY s.id`,
      dataset,
    );
    const same = sameTexts();
    return rows.map((row) => seriesFromRow(row, same));
  }

  async histories(dataset: DatasetKey, series?: readonly number[]): Promise<readonly SeriesHistory[]> {
    const ids = series === undefined ? '' : ` AND s.id IN (${series.map(() => '?').join(', ')})`;
    const of = `JOIN series s ON s.id = x.series_id JOIN datasets d ON d.id = s.dataset_id WHERE d.key = ?${ids}`;
    const attributes = await this.sql.all<AttributesRow & { key: string; series_id: number; from_seq: number }>(
      `SELECT s.key, x.series_id, x.from_seq, ${ATTRIBUTES.map((column) => `x.${column}`).join(', ')} FROM series_history x ${of}
        ORDER BY s.key, x.from_seq`,
      dataset,
      ...(series ?? []),
    );
    // The database reads rows in this order, so it does not need to sort them.
    const rows = await this.sql.tuples<HistoryTuple>(
      `SELECT x.series_id, x.t, x.value, x.status, x.text, x.at, x.from_seq, x.to_seq FROM observations x ${of}
        ORDER BY s.key, x.t, x.from_seq`,
      dataset,
      ...(series ?? []),
    );
    const histories = new Map<
      number,
      { attributes: SeriesHistory['attributes'][number][]; observations: SeriesHistory['observations'][number][] }
    >();
    for (const row of attributes) {
      const own = histories.get(row.series_id) ?? { attributes: [], observations: [] };
      histories.set(row.series_id, own);
      own.attributes.push({ fromSeq: row.from_seq, attributes: attributesOf(row.key, row) });
    }
    for (const [id, t, value, status, text, at, fromSeq, toSeq] of rows) {
      histories.get(id)?.observations.push({ t, value, status, text, at, fromSeq, toSeq });
    }
    for (const { observations } of histories.values()) observations.sort((a, b) => a.fromSeq - b.fromSeq);
    return [...histories.values()];
  }

  async changedIn(dataset: DatasetKey, series: readonly number[], after: number): Promise<ReadonlyMap<number, readonly number[]>> {
    const seqs = new Map<number, number[]>();
    for (let i = 0; i < series.length; i += SERIES_PER_READ) {
      const ids = series.slice(i, i + SERIES_PER_READ);
      const of = `FROM observations o JOIN series s ON s.id = o.series_id JOIN datasets d ON d.id = s.dataset_id
        WHERE d.key = ? AND o.series_id IN (${ids.map(() => '?').join(', ')})`;
      const rows = await this.sql.tuples<[id: number, seq: number]>(
        `SELECT o.series_id, o.from_seq ${of} AND o.from_seq > ? UNION SELECT o.series_id, o.to_seq ${of} AND o.to_seq > ?`,
        ...[dataset, ...ids, after, dataset, ...ids, after],
      );
      for (const [id, seq] of rows) addTo(seqs, id, seq);
    }
    return seqs;
  }

  /** Reads blocks before replaced values. A value that was replaced between the two reads is in both results and is used once. */
  async newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number> {
    let newest = 0;
    for (let i = 0; i < series.length; i += SERIES_PER_READ) {
      const ids = series.slice(i, i + SERIES_PER_READ);
      const row = await this.sql.get<{ seq: number | null }>(
        `SELECT MAX(o.from_seq) AS seq FROM observations o JOIN series s ON s.id = o.series_id JOIN datasets d ON d.id = s.dataset_id
          WHERE d.key = ? AND o.series_id IN (${ids.map(() => '?').join(', ')}) AND o.from_seq <= ? AND (o.to_seq IS NULL OR o.to_seq > ?)`,
        dataset,
        ...ids,
        seq,
        seq,
      );
      if (row?.seq != null) newest = Math.max(newest, row.seq);
    }
    return newest;
  }

  async lives(
    dataset: DatasetKey,
    seriesId: number,
    from = Number.MIN_SAFE_INTEGER,
    to = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly ObservationLife[]> {
    const series = await this.sql.get<{ key: string; damaged: number; seq: number | null }>(
      'SELECT s.key, s.damaged, d.seq FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE s.id = ?',
      seriesId,
    );
    if (series) expectSound(dataset, series);
    if (series) await this.guard.expectAsWritten(dataset, [seriesId], series.seq);
    const known = await this.#blockCells(dataset, seriesId, from, to);
    const rows = await this.sql.tuples<LifeTuple>(
      `SELECT o.t, o.value, o.status, o.from_seq, o.to_seq FROM observations o
        JOIN series s ON s.id = o.series_id JOIN datasets d ON d.id = s.dataset_id
        WHERE d.key = ? AND o.series_id = ? AND o.t BETWEEN CAST(? AS BIGINT) AND CAST(? AS BIGINT) ORDER BY o.t, o.from_seq`,
      dataset,
      seriesId,
      from,
      to,
    );
    const lives = rows.map(([t, value, status, fromSeq, toSeq]) => ({ t, value, status, fromSeq, toSeq }));
    return known === null ? lives : livesOf(known, lives);
  }

  async vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]> {
    const known = await this.#blockCells(dataset, seriesId, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const rows = await this.sql.all<{ seq: number | null }>(
      `SELECT o.from_seq AS seq FROM observations o JOIN series s ON s.id = o.series_id JOIN datasets d ON d.id = s.dataset_id
          WHERE d.key = ? AND o.series_id = ?
        UNION SELECT o.to_seq FROM observations o JOIN series s ON s.id = o.series_id JOIN datasets d ON d.id = s.dataset_id
          WHERE d.key = ? AND o.series_id = ?`,
      dataset,
      seriesId,
      dataset,
      seriesId,
    );
    const seqs = new Set(known?.seq);
    for (const { seq } of rows) if (seq !== null) seqs.add(seq);
    const instants = new Set<number>();
    for (const { seq, known_from } of await this.#versionTimes(dataset)) if (seqs.has(seq)) instants.add(known_from);
    return [...instants];
  }

  #versionTimes(dataset: DatasetKey): Promise<{ seq: number; known_from: number }[]> {
    const sql =
      'SELECT v.seq, v.known_from FROM versions v JOIN datasets d ON d.id = v.dataset_id WHERE d.key = ? ORDER BY v.known_from, v.seq';
    return this.sql.all(sql, dataset);
  }

  /** Returns null if the dataset is not stored in blocks. */
  async #blockCells(dataset: DatasetKey, seriesId: number, from: number, to: number): Promise<Cells | null> {
    const series = await this.sql.get<{ freq: Frequency }>(
      `SELECT s.freq FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key = ? AND s.id = ? AND d.layout = 'blocks'`,
      dataset,
      seriesId,
    );
    if (!series) return null;
    const rows = await this.sql.all<{ body: Uint8Array; digest: string | null }>(
      'SELECT body, digest FROM blocks WHERE series_id = ? AND day BETWEEN ? AND ? ORDER BY day',
      seriesId,
      ...daysWithin(series.freq, { from, to }),
    );
    const cells = noCells();
    for (const { body, digest } of rows) addKnown(cells, soundBody(body, digest), { from, to }, Number.MAX_SAFE_INTEGER);
    return cells;
  }

  /** Returns an error object if the stored list is damaged. */
  async #dimensionsOf({ id, key, dimensions_seq: fromSeq, moved }: ListName): Promise<readonly ParsedDimension[] | WattleError> {
    if (fromSeq === null) return [];
    const name = `${id} ${fromSeq} ${moved}`;
    const known = this.#dimensions.get(name);
    if (known) return known;
    const row = await this.sql.get<{ dimensions: string; digest: string | null }>(
      'SELECT dimensions, digest FROM dimension_sets WHERE dataset_id = ? AND from_seq = ?',
      id,
      fromSeq,
    );
    const { dimensions: text, digest } = present(row, 'A list of dimensions that a version names');
    if (digest !== null && digest !== digestOfText(text)) return damagedDimensions(key);
    const dimensions = storedJson<readonly ParsedDimension[]>('dimension_sets.dimensions', text);
    this.#dimensions.set(name, dimensions);
    return dimensions;
  }
}
