/** Stores a new version. Both dialects share this code, but each dialect writes the rows. */

import { present } from '../../core/assert.ts';
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
import { changeOf, type Statement } from '../ports/sql.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { digestOfText, versionDigest } from './series-digest.ts';

const ATTRIBUTE_COLUMNS = ['freq', 'unit', 'multiplier', 'decimals', 'adjustment', 'title', 'base_period', 'edition_starts'] as const;

/** A dataset before a version is written to it. */
export interface StoredDataset {
  readonly id: number;
  readonly seq: number | null;
  readonly effectiveFrom: number | null;
  readonly layout: StorageLayout;
  /** 1 for a register that failed the integrity check, otherwise 0. */
  readonly damaged: number;
  /** The `moved` of the latest version, or null. */
  readonly moved: number | null;
}

export const STORED_SQL = `SELECT d.id, d.seq, d.layout, d.damaged, v.moved, v.known_from AS "effectiveFrom" FROM datasets d
  LEFT JOIN versions v ON v.dataset_id = d.id AND v.seq = d.seq WHERE d.key = ?`;

type NewVersion = DatasetDelta['version'];
export type Counts = Pick<Version, 'added' | 'changed' | 'removed'>;
/** Counts of added, changed and removed values, and of series digests. */
export type Written = Counts & { readonly digests?: number };

/** Returns the seq of the new version. Throws REQ_CONFLICT if its effectiveFrom is before the latest version's. */
export function nextSeq(dataset: DatasetKey, stored: StoredDataset, version: NewVersion): number {
  if (stored.effectiveFrom !== null && version.effectiveFrom < stored.effectiveFrom) {
    throw new WattleError('REQ_CONFLICT', `A newer version of ${dataset} is already stored.`);
  }
  return stored.seq === null ? 1 : stored.seq + 1;
}

export const layoutOf = (delta: DatasetDelta, stored: StoredDataset): StorageLayout =>
  stored.seq === null ? (delta.layout ?? 'rows') : stored.layout;

/** The lowest value of an integer column in PostgreSQL. */
const LEAST_INTEGER = -(2 ** 31);

/**
 * Returns statements that delete all versions after a given one and make its values current again. For a dataset in blocks, `after` must be
 * 0.
 */
export function undoAfter(datasetId: number, after: number): readonly Statement[] {
  const ofSeries = 'series_id IN (SELECT id FROM series WHERE dataset_id = ?)';
  const known = 'FROM observations o WHERE o.series_id = series.id AND o.to_seq IS NULL';
  const then = (column: string): string =>
    `${column} = (SELECT h.${column} FROM series_history h WHERE h.series_id = series.id ORDER BY h.from_seq DESC LIMIT 1)`;
  // To delete all versions, the lowest integer is the bound. The version number of a damaged row may be negative.
  const bound = after === 0 ? LEAST_INTEGER : after;
  return [
    ...(after === 0 ? [{ sql: `DELETE FROM blocks WHERE ${ofSeries}`, values: [datasetId] }] : []),
    { sql: `DELETE FROM observations WHERE ${ofSeries} AND from_seq > ?`, values: [datasetId, bound] },
    { sql: `UPDATE observations SET to_seq = NULL WHERE ${ofSeries} AND to_seq > ?`, values: [datasetId, after] },
    { sql: `DELETE FROM series_history WHERE ${ofSeries} AND from_seq > ?`, values: [datasetId, bound] },
    { sql: `DELETE FROM series_digests WHERE ${ofSeries} AND seq > ?`, values: [datasetId, bound] },
    {
      sql: 'DELETE FROM series WHERE dataset_id = ? AND NOT EXISTS (SELECT 1 FROM series_history h WHERE h.series_id = series.id)',
      values: [datasetId],
    },
    // Damage may leave rows without a series. If they were not deleted, they would become part of the next series with the same number.
    ...(after === 0
      ? ['observations', 'series_history', 'series_digests'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE series_id NOT IN (SELECT id FROM series)`,
          values: [],
        }))
      : []),
    {
      sql: `UPDATE series SET ${ATTRIBUTE_COLUMNS.map(then).join(', ')}, row_count = (SELECT COUNT(*) ${known}),
        first_t = COALESCE((SELECT MIN(o.t) ${known} AND o.value IS NOT NULL), 0),
        last_t = COALESCE((SELECT MAX(o.t) ${known} AND o.value IS NOT NULL), -1) WHERE dataset_id = ?`,
      values: [datasetId],
    },
    { sql: 'DELETE FROM dimension_sets WHERE dataset_id = ? AND from_seq > ?', values: [datasetId, bound] },
    { sql: 'DELETE FROM versions WHERE dataset_id = ? AND seq > ?', values: [datasetId, bound] },
    { sql: 'UPDATE datasets SET seq = ? WHERE id = ?', values: [after === 0 ? null : after, datasetId] },
  ];
}

/**
 * Throws REQ_CONFLICT if the stored data changed after the new versions were calculated. Throws REQ_UNPROCESSABLE for market intervals,
 * because they have no older vintages.
 */
export function expectRewritable(rewrite: Rewrite, stored: StoredDataset): void {
  const isWhole = rewrite.after === 0 && rewrite.deltas.every(({ layout }) => layout === 'blocks');
  if (!isWhole) expectRows(rewrite.dataset, stored);
  // Damage removed the row of the latest version, so its `moved` cannot be compared.
  const isLost = rewrite.repairs === true && stored.seq !== null && stored.moved === null;
  if (!isLost && (stored.seq !== rewrite.baseSeq || wasMoved(rewrite, stored)))
    throw new WattleError('REQ_CONFLICT', conflictOf(rewrite.dataset, stored.seq, rewrite.baseSeq));
}

/** Throws REQ_UNPROCESSABLE for market intervals, because they have no older vintages. */
export function expectRows(dataset: DatasetKey, { layout }: Pick<StoredDataset, 'layout'>): void {
  if (layout === 'blocks')
    throw new WattleError('REQ_UNPROCESSABLE', `${dataset} has market intervals, so older vintages cannot be imported.`);
}

export const setLayout = (datasetId: number, layout: StorageLayout): Statement => ({
  sql: 'UPDATE datasets SET layout = ? WHERE id = ?',
  values: [layout, datasetId],
});

/** True if an older vintage was inserted before the base version after the caller read it. */
const wasMoved = ({ baseMoved }: Pick<DatasetDelta, 'baseMoved'>, { moved }: StoredDataset): boolean =>
  baseMoved !== undefined && baseMoved !== moved;

const versionText = (seq: number | null): string => (seq === null ? 'no version' : `version ${seq}`);

const conflictOf = (dataset: DatasetKey, stored: number | null, expected: number | null): string =>
  `The store has ${versionText(stored)} of ${dataset}. Expected: ${versionText(expected)}.`;

/** Throws REQ_CONFLICT if the stored data changed after the new version was calculated. */
export function expectBase(delta: Pick<DatasetDelta, 'dataset' | 'baseSeq' | 'baseMoved'>, stored: StoredDataset): void {
  if (stored.seq !== delta.baseSeq || wasMoved(delta, stored)) {
    throw new WattleError('REQ_CONFLICT', conflictOf(delta.dataset, stored.seq, delta.baseSeq));
  }
}

/**
 * Checks each series of a new version and yields it. Throws DATA_DUPLICATE_KEY for a repeated series or period. Throws BUG for a value or
 * text that the database would change.
 */
export function* checkedSeries(delta: Pick<DatasetDelta, 'dataset' | 'series'>): Generator<SeriesDelta> {
  const keys = new Set<string>();
  for (const series of delta.series) {
    const { key } = series.attributes;
    if (keys.has(key)) throw new WattleError('DATA_DUPLICATE_KEY', `${delta.dataset} has series ${key} twice.`);
    keys.add(key);
    checkPeriods(delta.dataset, series);
    yield series;
  }
}

/** Throws as checkedSeries does, for the values of one series. */
export function checkPeriods(dataset: DatasetKey, { attributes, write, remove }: SeriesDelta): void {
  const seen = new Set(remove);
  for (const { t, value, text } of write) {
    if (!(value === null || isStoredExactly(value)) || text?.includes('\0')) {
      throw new WattleError('BUG', `${dataset} ${attributes.key} has a value that cannot be stored: ${text ?? value}`);
    }
    seen.add(t);
  }
  if (seen.size < write.length + remove.length) {
    throw new WattleError('DATA_DUPLICATE_KEY', `${dataset} ${attributes.key} has a period twice.`);
  }
}

/**
 * False if the database would change the value. It cannot store infinity, which no agency publishes. The SQLite package stores numbers
 * between 0 and the bound as 0.
 */
export const isStoredExactly = (value: number): boolean => Number.isFinite(value) && (value === 0 || Math.abs(value) >= Number.EPSILON);

export const dimensionsText = (dimensions: readonly ParsedDimension[]): string => JSON.stringify(dimensions);

export const NEWEST_DIMENSIONS_SQL = 'SELECT dimensions FROM dimension_sets WHERE dataset_id = ? ORDER BY from_seq DESC LIMIT 1';

export const insertDimensions = (datasetId: number, seq: number, dimensions: string): Statement => ({
  sql: 'INSERT INTO dimension_sets (dataset_id, from_seq, dimensions, digest) VALUES (?, ?, ?, ?)',
  values: [datasetId, seq, dimensions, digestOfText(dimensions)],
});

/** Returns the statement that adds the row of a version. `digests` is the number of its series digests. */
export const insertVersion = (
  datasetId: number,
  version: Version,
  digests: number | null,
  digest: string | null = digests === null ? null : versionDigest(version, digests),
): Statement => ({
  sql: `INSERT INTO versions (dataset_id, seq, known_from, recorded_at, origin, kind, captures, published_on, published_basis, moved, note, remarks,
      compiled, added, changed, removed, digests, digest)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
    version.remarks === undefined ? null : JSON.stringify(version.remarks),
    version.isCompiled ? 1 : 0,
    version.added,
    version.changed,
    version.removed,
    digests,
    digest,
  ],
});

export const setNewest = (datasetId: number, seq: number, { rowCount, coverage }: Totals): Statement => ({
  sql: 'UPDATE datasets SET seq = ?, row_count = ?, period_start = ?, period_end = ?, newest_day = ? WHERE id = ?',
  values: [seq, rowCount, coverage.periodStart, coverage.periodEnd, coverage.newestDay, datasetId],
});

/**
 * Returns the statements that publish a version: its row, the state of the dataset, events and the change counter. The counter is last,
 * because other writers wait for its row.
 */
function finishVersion(
  datasetId: number,
  version: Version,
  digests: number,
  totals: Totals,
  confirms = true,
  events: readonly NewEvent[] = [],
): readonly Statement[] {
  return [
    insertVersion(datasetId, version, digests),
    setNewest(datasetId, version.seq, totals),
    // Starter data are part of the program and not from an agency. They therefore do not confirm data or end a failure.
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

export const ADD_DATASET_SQL = 'INSERT INTO datasets (key, row_count) VALUES (?, 0) ON CONFLICT (key) DO NOTHING';

/** Returns the row, which was just created. Throws BUG if it is missing. */
export function expectRow(stored: StoredDataset | null, dataset: DatasetKey): StoredDataset {
  if (!stored) throw new WattleError('BUG', `The row of ${dataset} in the table datasets is missing.`);
  return stored;
}

type VersionFacts = readonly [
  dataset: DatasetKey,
  version: NewVersion,
  stored: { readonly id: number; readonly seq: number },
  written: Written,
  totals: Totals,
  reported?: Pick<DatasetDelta, 'confirms' | 'events'>,
];

/** Returns a version with the statements that publish it. */
export function versionWritten(...[dataset, facts, { id, seq }, { digests = 0, ...counts }, totals, reported = {}]: VersionFacts): {
  readonly version: Version;
  readonly statements: readonly Statement[];
} {
  const version: Version = { ...facts, ...counts, dataset, seq };
  return { version, statements: finishVersion(id, version, digests, totals, reported.confirms, reported.events) };
}

export interface Totals {
  readonly rowCount: number;
  readonly coverage: Coverage;
}

/** SPANS_SQL returns a row for each frequency. ROW_COUNT_SQL returns the total number of rows. */
export const SPANS_SQL =
  'SELECT freq, MIN(first_t) AS "firstT", MAX(last_t) AS "lastT" FROM series WHERE dataset_id = ? AND first_t <= last_t GROUP BY freq';
export const ROW_COUNT_SQL = 'SELECT COALESCE(SUM(row_count), 0) AS n FROM series WHERE dataset_id = ?';
export const totalsFrom = (spans: Parameters<typeof coverageOf>[0], total: { readonly n: number } | null): Totals => ({
  rowCount: present(total, 'A sum of rows').n,
  coverage: coverageOf(spans),
});
export const setTotals = (datasetId: number, { rowCount, coverage }: Totals): Statement => ({
  sql: 'UPDATE datasets SET row_count = ?, period_start = ? WHERE id = ?',
  values: [rowCount, coverage.periodStart, datasetId],
});

/** Returns statements that delete the series and versions. Registers and the row in `datasets` remain. */
export const forgetSeries = (datasetId: number): readonly Statement[] => [
  ...['observations', 'blocks', 'series_history', 'series_digests'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE series_id IN (SELECT id FROM series WHERE dataset_id = ?)`,
    values: [datasetId],
  })),
  ...['series', 'dimension_sets', 'versions'].map((table) => ({ sql: `DELETE FROM ${table} WHERE dataset_id = ?`, values: [datasetId] })),
];

/** Returns the error for series in a dataset that has no version. */
export const noSeries = ({ dataset, series }: Pick<ReadSeries, 'dataset' | 'series'>): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `Series ${series.join(', ')} of ${dataset} is not stored.`);
