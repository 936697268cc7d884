/** Time series datasets, with their versions and the history of each observation. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode, WattleError } from '../../core/errors.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, Remark, SeriesAttributes } from '../../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from './concern.ts';
import type { NewEvent, Turn } from './events.ts';

const VERSION_ORIGINS = ['live', 'starter', 'replay', 'sandbox', 'import'] as const;

export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/**
 * initial: the first version. update: new periods or revised values. rereference: a new index reference period, which is not a revision.
 */
const VERSION_KINDS = ['initial', 'update', 'rereference'] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** The state of a dataset from an instant until the next version. */
export interface Version {
  readonly dataset: DatasetKey;
  /** Versions of a dataset have the numbers 1, 2, 3 and so on. effectiveFrom never decreases with seq. */
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  readonly captures: readonly string[];
  /** The publication date, which the file states or Wattle infers. Null if unknown. */
  readonly publishedOn: string | null;
  /**
   * The basis of the publication date. Absent if the file states the date. If publishedOn is null, the data were published at effectiveFrom
   * or earlier.
   */
  readonly publishedBasis?: PublishedBasis;
  /**
   * The number of older vintages inserted before this version. Together with seq and recordedAt, it identifies the content of the version.
   * Absent for 0.
   */
  readonly moved?: number;
  /** A note that applies to every series. */
  readonly note: string | null;
  /** Remarks on some of the series. */
  readonly remarks?: readonly Remark[];
  /** Set for a partial vintage, which contains only some values. It neither confirms nor replaces other values. */
  readonly isCompiled?: true;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export const timesMoved = ({ moved }: Pick<Version, 'moved'>): number => (moved === undefined ? 0 : moved);

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  /** The place of the error in the file, from formatAddress(), or null. */
  readonly address: string | null;
  /** The times of the first and the last failure since the last success. */
  readonly since: number;
  readonly at: number;
}

export interface DatasetState {
  readonly dataset: DatasetKey;
  readonly version: Version | null;
  readonly dimensions: readonly ParsedDimension[];
  /** The number of observations or register rows in the latest version. */
  readonly rows: number;
  /** The first period, in the format of the API. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** The last day of the latest period, in days since 1970-01-01. */
  readonly newestDay: number | null;
  /** The times of the last request to the agency, and of the last request that confirmed or replaced stored data. */
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
  /** Null if the last request succeeded. */
  readonly failure: Failure | null;
  readonly concerns: Concerns;
  /** A DATA_DAMAGED error if the dimensions do not match their digest. Reading `dimensions` then throws it. */
  readonly damage?: WattleError;
}

export interface StoredSeries extends SeriesAttributes {
  readonly id: number;
  readonly codes: readonly string[];
  /**
   * The first and last ordinal with a value in the latest version, and the number of rows. If no value exists, firstT is 0 and lastT is
   * -1.
   */
  readonly firstT: number;
  readonly lastT: number;
  readonly count: number;
}

export interface SeriesDelta {
  readonly attributes: SeriesAttributes;
  /** New or revised observations. A revised value replaces the previous value of its period. */
  readonly write: readonly Observation[];
  /** Ordinals of withdrawn values. */
  readonly remove: readonly number[];
}

/**
 * rows: one row for each value, with the versions in which the value was current. blocks: one compressed row for each market day of a
 * series. Only 5MIN and 30MIN series use blocks.
 */
export type StorageLayout = 'rows' | 'blocks';

export interface DatasetDelta {
  readonly dataset: DatasetKey;
  /** The layout for a first version, by default rows. Later versions have the dataset's layout. */
  readonly layout?: StorageLayout;
  /** The seq of the version with which the new data were compared, or null. The store throws REQ_CONFLICT if a later version exists. */
  readonly baseSeq: number | null;
  /**
   * The `moved` of the base version when the data were compared, or null without a base version. If it has changed, the store throws
   * REQ_CONFLICT. If absent, it is not checked.
   */
  readonly baseMoved?: number | null;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
  readonly dimensions: readonly ParsedDimension[];
  readonly series: Iterable<SeriesDelta>;
  readonly events?: readonly NewEvent[];
  /** False if the request was for older dates. It then does not confirm the current data. */
  readonly confirms?: false;
}

/** Parallel arrays in ascending order of t. */
export interface SeriesSlice {
  readonly series: StoredSeries;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
  readonly status: readonly (ObsStatus | null)[];
  readonly text: readonly (string | null)[];
  /** The version that wrote each value. It identifies the source file. */
  readonly seq: readonly number[];
  readonly at: readonly (string | null)[];
}

export interface ReadSeries {
  readonly dataset: DatasetKey;
  /** The result has the same order as these series ids. */
  readonly series: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** If present, only the latest n values of each series are returned. */
  readonly newest?: number;
  /** The version, by default the latest. */
  readonly seq?: number;
}

/** A value and the versions in which it was current. */
export interface ObservationLife {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly fromSeq: number;
  /** The version that replaced or removed the value. Null while the value is current. */
  readonly toSeq: number | null;
}

/**
 * All values of a series, including replaced values, and its attributes for each version. The first entry of `attributes` is for the
 * version that added the series.
 */
export interface SeriesHistory {
  readonly attributes: readonly { readonly fromSeq: number; readonly attributes: SeriesAttributes }[];
  /** toSeq is null while the value is current. */
  readonly observations: readonly (Observation & { readonly fromSeq: number; readonly toSeq: number | null })[];
}

/** New versions, which replace all versions later than `after`. */
export interface Rewrite {
  readonly dataset: DatasetKey;
  /** The latest version when the new versions were calculated, or null. The store throws REQ_CONFLICT if it has changed. */
  readonly baseSeq: number | null;
  /** The same as in DatasetDelta. */
  readonly baseMoved?: number | null;
  /** True if this replaces damaged data. The row of the latest version may then be missing. */
  readonly repairs?: boolean;
  /** The seq of the last version to keep. 0 replaces all versions. */
  readonly after: number;
  readonly deltas: readonly Omit<DatasetDelta, 'dataset' | 'baseSeq' | 'baseMoved' | 'confirms'>[];
}

/** A series before and after the insertion of an older vintage. Both have the version numbers that apply after it. */
export interface ChangedHistory {
  /** Null for a new series. */
  readonly before: SeriesHistory | null;
  /** Contains the unchanged observations of `before` as the same objects. */
  readonly after: SeriesHistory;
}

/** An older vintage between stored versions. The number of each later version increases by 1, and its `moved` also. */
export interface Insertion {
  readonly dataset: DatasetKey;
  /** The latest version when the changes were calculated. The store throws REQ_CONFLICT if it has changed. */
  readonly baseSeq: number;
  /** The same as in DatasetDelta. */
  readonly baseMoved: number;
  /** The seq of the version before the inserted one. 0 inserts a new first version. */
  readonly after: number;
  readonly version: DatasetDelta['version'];
  /** The dimensions of the inserted version, and then of each later version. */
  readonly dimensions: readonly (readonly ParsedDimension[])[];
  /** The series whose values or attributes change. Read before the transaction, one after another, to save memory. */
  readonly series: AsyncIterable<ChangedHistory>;
}

export interface DatasetHistory {
  readonly dataset: DatasetKey;
  /** Their seqs are 1, 2, 3 and so on. */
  readonly versions: readonly DatasetDelta['version'][];
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly SeriesHistory[];
  /** The changes in each version, by seq. Together they describe the same history as `series`. */
  readonly deltas: ReadonlyMap<number, readonly SeriesDelta[]>;
}

export interface DatasetStore {
  state(dataset: DatasetKey): Promise<DatasetState | null>;
  /**
   * The states of the given datasets, or of all datasets, in the order of their keys. Omits datasets that were never written or checked.
   */
  states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]>;
  /** Readers see either the previous version or the new version. */
  apply(delta: DatasetDelta): Promise<Version>;
  /**
   * Writes all versions of an empty dataset at once. Absent if this is not faster than `apply`. Throws REQ_CONFLICT if the dataset has a
   * version.
   */
  fill?(history: DatasetHistory): Promise<void>;
  /**
   * Replaces all versions after a given version in one transaction. This does not confirm the data. A dataset in blocks can only be
   * rewritten from its first version.
   */
  rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  /**
   * Inserts an older vintage before later versions in one transaction. Series that do not change are not written again. This does not
   * confirm the data. Only for datasets in rows.
   */
  insert(insertion: Insertion): Promise<Version>;
  /** Returns the versions after `after` that changed the given series, by series id. Only for datasets in rows. */
  changedIn(dataset: DatasetKey, series: readonly number[], after: number): Promise<ReadonlyMap<number, readonly number[]>>;
  /** The histories of all or the given series, ordered by key. Only for datasets in rows. */
  histories(dataset: DatasetKey, series?: readonly number[]): Promise<readonly SeriesHistory[]>;
  /**
   * Records the result of a request to the agency. A null `failure` means that the data are confirmed. Adds the dataset's row if it does
   * not exist. `turn` adds an event if the data became out of date (dataset.stale) or recovered (dataset.recovered).
   */
  noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void>;
  /**
   * Replaces the data-quality issues that one check found, and stores events about the difference. Returns false if the dataset is
   * unknown, nothing changed, or another caller changed the issues at the same time.
   */
  noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean>;
  /** Lists all versions, oldest first. A dataset may have 100,000 versions. */
  versions(dataset: DatasetKey): Promise<readonly Version[]>;
  /** Returns versions in ascending order, without deleted ones. */
  versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]>;
  /** Returns the oldest stored version, or null if the dataset has no version. */
  firstVersion(dataset: DatasetKey): Promise<Version | null>;
  /** Returns the version that was current at an instant, or null before the first version. */
  versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null>;
  /** The dimensions in a version. `state` already contains those in the latest version. */
  dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]>;
  series(dataset: DatasetKey): Promise<readonly StoredSeries[]>;
  read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  /** The number of values that `read` would return. */
  count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  /** The latest version up to `seq` that wrote a current value of the series, or 0. Only for datasets in rows. */
  newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number>;
  /** All values from `from` to `to`, including replaced values, for vintages and revision triangles. */
  lives(dataset: DatasetKey, seriesId: number, from?: number, to?: number): Promise<readonly ObservationLife[]>;
  /** The instants of the versions that changed the series, in ascending order without duplicates. */
  vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]>;
  /**
   * Deletes values before a market day (in days since 1970-01-01), and versions without remaining values. Returns the number of deleted
   * values. Only for datasets in blocks.
   */
  prune(dataset: DatasetKey, beforeDay: number): Promise<number>;
  /**
   * Deletes a dataset with its checks and failure in one transaction, before a rebuild. Readers find no data until the next version is
   * written.
   */
  reset(dataset: DatasetKey): Promise<void>;
}
