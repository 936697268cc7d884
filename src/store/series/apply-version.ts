/** What applying a delta means, apart from how each dialect writes the rows. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Observation, ParsedDimension } from '../../core/observation.ts';
import { versionEvent } from '../events/event-store.ts';
import type { DatasetDelta, NewEvent, ReadSeries, SeriesDelta, StorageLayout, Version } from '../port.ts';
import { changeOf, type Statement } from '../sql.ts';
import type { Coverage } from './coverage.ts';

/** What the store holds of a dataset when a version is about to be written. */
export interface Held {
  readonly id: number;
  readonly seq: number | null;
  readonly knownFrom: number | null;
  readonly layout: StorageLayout;
}

export const HELD_SQL = `SELECT d.id, d.seq, d.layout, v.known_from AS "knownFrom" FROM datasets d
  LEFT JOIN versions v ON v.dataset_id = d.id AND v.seq = d.seq WHERE d.key = ?`;

export type NewVersion = DatasetDelta['version'];
export type Counts = Pick<Version, 'added' | 'changed' | 'removed'>;

/** The seq of the version to come. Throws REQ_CONFLICT when knownFrom would fall. */
export function nextSeq(dataset: DatasetKey, held: Held, version: NewVersion): number {
  if (held.knownFrom !== null && version.knownFrom < held.knownFrom) {
    throw new WattleError('REQ_CONFLICT', `A newer version of ${dataset} is held than the one to be written`);
  }
  return held.seq === null ? 1 : held.seq + 1;
}

/** How the dataset is laid out once a delta is written. */
export const layoutOf = (delta: DatasetDelta, held: Held): StorageLayout => (held.seq === null ? (delta.layout ?? 'rows') : held.layout);

export const setLayout = (datasetId: number, layout: StorageLayout): Statement => ({
  sql: 'UPDATE datasets SET layout = ? WHERE id = ?',
  values: [layout, datasetId],
});

/** Throws REQ_CONFLICT when the store moved on since a delta was computed. */
export function expectBase(delta: DatasetDelta, held: Held): void {
  if (held.seq !== delta.baseSeq) {
    throw new WattleError('REQ_CONFLICT', `Version ${held.seq ?? 'none'} of ${delta.dataset} is held, not ${delta.baseSeq ?? 'none'}`);
  }
}

/**
 * The series of a delta as they come, each checked before it is written: no series twice (DATA_DUPLICATE_KEY), no period twice
 * (DATA_DUPLICATE_KEY), no value or text that would not come back as it was (BUG).
 */
export function* checkedSeries(delta: DatasetDelta): Generator<SeriesDelta> {
  const keys = new Set<string>();
  for (const series of delta.series) {
    const { key } = series.attributes;
    if (keys.has(key)) throw new WattleError('DATA_DUPLICATE_KEY', `${delta.dataset} has series ${key} twice`);
    keys.add(key);
    checkPeriods(delta.dataset, series);
    yield series;
  }
}

function checkPeriods(dataset: DatasetKey, { attributes, write, remove }: SeriesDelta): void {
  const seen = new Set(remove);
  for (const { t, value, text } of write) {
    if (!(value === null || isKeptExactly(value)) || text?.includes('\0')) {
      throw new WattleError('BUG', `${dataset} ${attributes.key} has a value that cannot be kept: ${text ?? value}`);
    }
    seen.add(t);
  }
  if (seen.size < write.length + remove.length) {
    throw new WattleError('DATA_DUPLICATE_KEY', `${dataset} ${attributes.key} has a period twice`);
  }
}

/** Infinity is nothing that is published, and the SQLite package takes numbers between 0 and this bound for 0. */
export const isKeptExactly = (value: number): boolean => Number.isFinite(value) && (value === 0 || Math.abs(value) >= Number.EPSILON);

/** Negative zero is written as zero, which is what SQLite would make of it anyway. */
export const storedValue = ({ value }: Observation): number | null => (value === 0 ? 0 : value);

export const dimensionsText = (dimensions: readonly ParsedDimension[]): string => JSON.stringify(dimensions);

export const NEWEST_DIMENSIONS_SQL = 'SELECT dimensions FROM dimension_sets WHERE dataset_id = ? ORDER BY from_seq DESC LIMIT 1';

export const insertDimensions = (datasetId: number, seq: number, dimensions: string): Statement => ({
  sql: 'INSERT INTO dimension_sets (dataset_id, from_seq, dimensions) VALUES (?, ?, ?)',
  values: [datasetId, seq, dimensions],
});

/** Makes a version the newest one: its row, the dataset's state, its events, and last, because other writers wait for it, the change counter. */
export function finishVersion(
  datasetId: number,
  version: Version,
  rowCount: number,
  coverage: Coverage,
  confirms = true,
  events: readonly NewEvent[] = [],
): readonly Statement[] {
  return [
    {
      sql: `INSERT INTO versions (dataset_id, seq, known_from, recorded_at, origin, kind, captures, published_on, note, added, changed, removed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [
        datasetId,
        version.seq,
        version.knownFrom,
        version.recordedAt,
        version.origin,
        version.kind,
        JSON.stringify(version.captures),
        version.publishedOn,
        version.note,
        version.added,
        version.changed,
        version.removed,
      ],
    },
    {
      sql: 'UPDATE datasets SET seq = ?, row_count = ?, period_start = ?, period_end = ?, newest_day = ? WHERE id = ?',
      values: [version.seq, rowCount, coverage.periodStart, coverage.periodEnd, coverage.newestDay, datasetId],
    },
    // Starter data comes with the program: no agency was asked, so nothing is confirmed and no failure is over.
    ...(version.origin === 'starter' || !confirms ? [] : [confirm(datasetId, version.recordedAt)]),
    ...events.flatMap((event) => versionEvent(event, version)),
    ...changeOf(version.dataset),
  ];
}

const confirm = (datasetId: number, at: number): Statement => ({
  sql: `UPDATE datasets SET checked_at = ?, confirmed_at = ?, failure_code = NULL, failure_detail = NULL, failure_address = NULL,
    failure_since = NULL, failure_at = NULL WHERE id = ?`,
  values: [at, at, datasetId],
});

/** Series are asked for of a dataset that has no version. */
export const noSeries = ({ dataset, series }: Pick<ReadSeries, 'dataset' | 'series'>): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `Series ${series.join(', ')} of ${dataset} is not held`);
