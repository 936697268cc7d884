/** What applying a delta means, apart from how each dialect writes the rows. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { versionEvent } from '../events/event-store.ts';
import type { NewEvent } from '../ports/events.ts';
import {
  type DatasetDelta,
  type ReadSeries,
  type Rewrite,
  type SeriesDelta,
  type StorageLayout,
  timesMoved,
  type Version,
} from '../ports/series.ts';
import { changeOf, type Statement } from '../sql.ts';
import type { Coverage } from './coverage.ts';
import { digestOfText, versionDigest } from './series-digest.ts';

/** Columns of a series that may change from version to version. */
const ATTRIBUTE_COLUMNS = ['freq', 'unit', 'multiplier', 'decimals', 'adjustment', 'title', 'base_period', 'edition_starts'] as const;

/** What the store holds of a dataset when a version is about to be written. */
export interface StoredDataset {
  readonly id: number;
  readonly seq: number | null;
  readonly effectiveFrom: number | null;
  readonly layout: StorageLayout;
  /** 1 while it is a register that is known not to be what was written. */
  readonly damaged: number;
  /** How often its newest version was moved; null if none. */
  readonly moved: number | null;
}

export const STORED_SQL = `SELECT d.id, d.seq, d.layout, d.damaged, v.moved, v.known_from AS "effectiveFrom" FROM datasets d
  LEFT JOIN versions v ON v.dataset_id = d.id AND v.seq = d.seq WHERE d.key = ?`;

export type NewVersion = DatasetDelta['version'];
export type Counts = Pick<Version, 'added' | 'changed' | 'removed'>;
/** What a version wrote, and how many digests of series. */
export type Written = Counts & { readonly digests?: number };

/** The seq of the version to come. Throws REQ_CONFLICT when effectiveFrom would fall. */
export function nextSeq(dataset: DatasetKey, stored: StoredDataset, version: NewVersion): number {
  if (stored.effectiveFrom !== null && version.effectiveFrom < stored.effectiveFrom) {
    throw new WattleError('REQ_CONFLICT', `A newer version of ${dataset} is already stored`);
  }
  return stored.seq === null ? 1 : stored.seq + 1;
}

/** How the dataset is laid out once a delta is written. */
export const layoutOf = (delta: DatasetDelta, stored: StoredDataset): StorageLayout =>
  stored.seq === null ? (delta.layout ?? 'rows') : stored.layout;

/** Undoes what came after a version: its values are the known ones again. Of datasets in blocks for `after` 0 only. */
export function undoAfter(datasetId: number, after: number): readonly Statement[] {
  const ofSeries = 'series_id IN (SELECT id FROM series WHERE dataset_id = ?)';
  const known = 'FROM observations o WHERE o.series_id = series.id AND o.to_seq IS NULL';
  const then = (column: string): string =>
    `${column} = (SELECT h.${column} FROM series_history h WHERE h.series_id = series.id ORDER BY h.from_seq DESC LIMIT 1)`;
  return [
    ...(after === 0 ? [{ sql: `DELETE FROM blocks WHERE ${ofSeries}`, values: [datasetId] }] : []),
    { sql: `DELETE FROM observations WHERE ${ofSeries} AND from_seq > ?`, values: [datasetId, after] },
    { sql: `UPDATE observations SET to_seq = NULL WHERE ${ofSeries} AND to_seq > ?`, values: [datasetId, after] },
    { sql: `DELETE FROM series_history WHERE ${ofSeries} AND from_seq > ?`, values: [datasetId, after] },
    { sql: `DELETE FROM series_digests WHERE ${ofSeries} AND seq > ?`, values: [datasetId, after] },
    {
      sql: 'DELETE FROM series WHERE dataset_id = ? AND NOT EXISTS (SELECT 1 FROM series_history h WHERE h.series_id = series.id)',
      values: [datasetId],
    },
    {
      sql: `UPDATE series SET ${ATTRIBUTE_COLUMNS.map(then).join(', ')}, row_count = (SELECT COUNT(*) ${known}),
        first_t = COALESCE((SELECT MIN(o.t) ${known} AND o.value IS NOT NULL), 0),
        last_t = COALESCE((SELECT MAX(o.t) ${known} AND o.value IS NOT NULL), -1) WHERE dataset_id = ?`,
      values: [datasetId],
    },
    { sql: 'DELETE FROM dimension_sets WHERE dataset_id = ? AND from_seq > ?', values: [datasetId, after] },
    { sql: 'DELETE FROM versions WHERE dataset_id = ? AND seq > ?', values: [datasetId, after] },
    { sql: 'UPDATE datasets SET seq = ? WHERE id = ?', values: [after === 0 ? null : after, datasetId] },
  ];
}

/** Throws REQ_CONFLICT when the store moved on, REQ_UNPROCESSABLE for market intervals, of which no old vintages are kept. */
export function expectRewritable(rewrite: Rewrite, stored: StoredDataset): void {
  const isWhole = rewrite.after === 0 && rewrite.deltas.every(({ layout }) => layout === 'blocks');
  if (stored.layout === 'blocks' && !isWhole)
    throw new WattleError('REQ_UNPROCESSABLE', `${rewrite.dataset} has market intervals, so older vintages cannot be imported.`);
  if (stored.seq !== rewrite.baseSeq || wasMoved(rewrite, stored))
    throw new WattleError('REQ_CONFLICT', `Version ${stored.seq ?? 'none'} of ${rewrite.dataset} is stored, not ${rewrite.baseSeq}`);
}

export const setLayout = (datasetId: number, layout: StorageLayout): Statement => ({
  sql: 'UPDATE datasets SET layout = ? WHERE id = ?',
  values: [layout, datasetId],
});

/** Whether the version that something was computed against was written again since. */
const wasMoved = ({ baseMoved }: Pick<DatasetDelta, 'baseMoved'>, { moved }: StoredDataset): boolean =>
  baseMoved !== undefined && baseMoved !== moved;

/** Throws REQ_CONFLICT when the store moved on since a delta was computed. */
export function expectBase(delta: DatasetDelta, stored: StoredDataset): void {
  if (stored.seq !== delta.baseSeq || wasMoved(delta, stored)) {
    throw new WattleError('REQ_CONFLICT', `Version ${stored.seq ?? 'none'} of ${delta.dataset} is stored, not ${delta.baseSeq ?? 'none'}`);
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
    if (!(value === null || isStoredExactly(value)) || text?.includes('\0')) {
      throw new WattleError('BUG', `${dataset} ${attributes.key} has a value that cannot be kept: ${text ?? value}`);
    }
    seen.add(t);
  }
  if (seen.size < write.length + remove.length) {
    throw new WattleError('DATA_DUPLICATE_KEY', `${dataset} ${attributes.key} has a period twice`);
  }
}

/** Infinity is nothing that is published, and the SQLite package takes numbers between 0 and this bound for 0. */
export const isStoredExactly = (value: number): boolean => Number.isFinite(value) && (value === 0 || Math.abs(value) >= Number.EPSILON);

export const dimensionsText = (dimensions: readonly ParsedDimension[]): string => JSON.stringify(dimensions);

export const NEWEST_DIMENSIONS_SQL = 'SELECT dimensions FROM dimension_sets WHERE dataset_id = ? ORDER BY from_seq DESC LIMIT 1';

export const insertDimensions = (datasetId: number, seq: number, dimensions: string): Statement => ({
  sql: 'INSERT INTO dimension_sets (dataset_id, from_seq, dimensions, digest) VALUES (?, ?, ?, ?)',
  values: [datasetId, seq, dimensions, digestOfText(dimensions)],
});

/** Makes a version the newest one: its row, the dataset's state, its events, and last, because other writers wait for it, the change counter. */
export function finishVersion(
  datasetId: number,
  version: Version,
  digests: number,
  rowCount: number,
  coverage: Coverage,
  confirms = true,
  events: readonly NewEvent[] = [],
): readonly Statement[] {
  return [
    {
      sql: `INSERT INTO versions (dataset_id, seq, known_from, recorded_at, origin, kind, captures, published_on, published_basis, moved, note, added,
          changed, removed, digests, digest)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [
        datasetId,
        version.seq,
        version.effectiveFrom,
        version.recordedAt,
        version.origin,
        version.kind,
        JSON.stringify(version.captures),
        version.publishedOn,
        version.publishedBasis ?? null,
        timesMoved(version),
        version.note,
        version.added,
        version.changed,
        version.removed,
        digests,
        versionDigest(version, digests),
      ],
    },
    {
      sql: 'UPDATE datasets SET seq = ?, row_count = ?, period_start = ?, period_end = ?, newest_day = ? WHERE id = ?',
      values: [version.seq, rowCount, coverage.periodStart, coverage.periodEnd, coverage.newestDay, datasetId],
    },
    // Starter data comes with the program: no agency was queried, so nothing is confirmed and no failure is over.
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

/** Series are requested of a dataset that has no version. */
export const noSeries = ({ dataset, series }: Pick<ReadSeries, 'dataset' | 'series'>): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `Series ${series.join(', ')} of ${dataset} is not stored`);
