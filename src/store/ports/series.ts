/** Datasets of time series: versions, series and the history of each observation. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode, WattleError } from '../../core/errors.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, Remark, SeriesAttributes } from '../../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from './concern.ts';
import type { NewEvent, Turn } from './events.ts';

const VERSION_ORIGINS = ['live', 'starter', 'replay', 'sandbox', 'import'] as const;

export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/**
 * initial: the first version. update: new periods or revised values. rereference: an index has a new reference period, which is not a
 * revision.
 */
const VERSION_KINDS = ['initial', 'update', 'rereference'] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** The state of a dataset, from an instant until the next version. */
export interface Version {
  readonly dataset: DatasetKey;
  /** The number of the version in its dataset: 1, 2, 3 and so on. A higher seq never has an earlier effectiveFrom. */
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  /** The captures from which the version was built. */
  readonly captures: readonly string[];
  /** The publication date, which the file states or Wattle infers. Null if unknown. */
  readonly publishedOn: string | null;
  /**
   * How the publication date was determined. If absent, the file states the date. If publishedOn is null, effectiveFrom is only an upper
   * bound.
   */
  readonly publishedBasis?: PublishedBasis;
  /**
   * The number of older vintages that were inserted before this version after it was stored. Together with seq and recordedAt, it
   * identifies the version's content. Absent if the number is 0.
   */
  readonly moved?: number;
  /** A note that applies to every series. */
  readonly note: string | null;
  /** Remarks that apply only to some series. Absent without such remarks. */
  readonly remarks?: readonly Remark[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How often an older vintage was inserted before a version. */
export const timesMoved = ({ moved }: Pick<Version, 'moved'>): number => (moved === undefined ? 0 : moved);

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  /** Where in the file the fault is, as written by formatAddress(). Null if unknown. */
  readonly address: string | null;
  /** The time of the first of the consecutive failures, and the time of the last failure. */
  readonly since: number;
  readonly at: number;
}

export interface DatasetState {
  readonly dataset: DatasetKey;
  readonly version: Version | null;
  readonly dimensions: readonly ParsedDimension[];
  /** The number of rows in the latest version: observations, or register rows. */
  readonly rows: number;
  /** The first and last period with a value, in the format of the API. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** The last day of the latest period, in days since 1970-01-01. */
  readonly newestDay: number | null;
  /**
   * The time of the last request to the agency, and the time of the last request that confirmed or replaced stored data. Null without such
   * a request.
   */
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
  /** The current failure. Null if the last request succeeded. */
  readonly failure: Failure | null;
  readonly concerns: Concerns;
  /** DATA_DAMAGED if the list of dimensions does not match its digest. Reading `dimensions` then throws it. */
  readonly damage?: WattleError;
}

export interface StoredSeries extends SeriesAttributes {
  readonly id: number;
  readonly codes: readonly string[];
  /**
   * The first and last ordinal with a value in the latest version, and the number of rows. If the series has no value, firstT is 0 and
   * lastT is -1.
   */
  readonly firstT: number;
  readonly lastT: number;
  readonly count: number;
}

export interface SeriesDelta {
  readonly attributes: SeriesAttributes;
  /** New or revised observations. When the store writes them, the values that they replace are no longer current. */
  readonly write: readonly Observation[];
  /** The ordinals of values that are no longer published. */
  readonly remove: readonly number[];
}

/**
 * rows: each value has a row with the versions in which it was current. blocks: a row contains one market day of a series, compressed. Only
 * 5MIN and 30MIN series are in blocks.
 */
export type StorageLayout = 'rows' | 'blocks';

export interface DatasetDelta {
  readonly dataset: DatasetKey;
  /** The layout for a first version, by default rows. For a later version, the store uses the layout of the dataset. */
  readonly layout?: StorageLayout;
  /**
   * The seq of the version with which the new data were compared. If that is no longer the latest version, the store throws REQ_CONFLICT.
   */
  readonly baseSeq: number | null;
  /**
   * The `moved` of the base version when the data were compared, or null without a base version. If it has changed, the store throws
   * REQ_CONFLICT. If absent, it is not checked.
   */
  readonly baseMoved?: number | null;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
  readonly dimensions: readonly ParsedDimension[];
  readonly series: Iterable<SeriesDelta>;
  /** Events to store with the version. */
  readonly events?: readonly NewEvent[];
  /** False if this version comes from a request for an older range of dates, because such a request does not confirm the current data. */
  readonly confirms?: false;
}

/** Values of one series, as parallel arrays in ascending order of t. */
export interface SeriesSlice {
  readonly series: StoredSeries;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
  readonly status: readonly (ObsStatus | null)[];
  readonly text: readonly (string | null)[];
  /** For each value, the version that wrote it. It leads to the file that contained the value. */
  readonly seq: readonly number[];
  readonly at: readonly (string | null)[];
}

export interface ReadSeries {
  readonly dataset: DatasetKey;
  /** Ids of stored series. The result has the same order. */
  readonly series: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** If set, only the latest n values of each series are returned. */
  readonly newest?: number;
  /** The version to read, by default the latest. */
  readonly seq?: number;
}

/** One value of an observation, and the versions in which the value was current. */
export interface ObservationLife {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly fromSeq: number;
  /** The version in which this value was replaced or removed. Null while the value is current. */
  readonly toSeq: number | null;
}

/**
 * All values of a series that were ever current, and its attributes by version. The first entry of `attributes` is for the version in which
 * the series first appeared.
 */
export interface SeriesHistory {
  readonly attributes: readonly { readonly fromSeq: number; readonly attributes: SeriesAttributes }[];
  /** If the value is still current, toSeq is null. */
  readonly observations: readonly (Observation & { readonly fromSeq: number; readonly toSeq: number | null })[];
}

/** New versions that replace all versions later than `after`. */
export interface Rewrite {
  readonly dataset: DatasetKey;
  /**
   * The latest version when the new versions were computed, or null without a version. If the latest version is now different, the store
   * throws REQ_CONFLICT.
   */
  readonly baseSeq: number | null;
  /** The same as baseMoved of DatasetDelta. */
  readonly baseMoved?: number | null;
  /** True if this replaces damaged data. The row of the latest version may then be missing. */
  readonly repairs?: boolean;
  /** The seq of the last version to keep. If 0, all versions are replaced. */
  readonly after: number;
  readonly deltas: readonly Omit<DatasetDelta, 'dataset' | 'baseSeq' | 'baseMoved' | 'confirms'>[];
}

/** All versions of a dataset, from the first one. */
export interface DatasetHistory {
  readonly dataset: DatasetKey;
  /** The versions with seq 1, 2, 3 and so on. */
  readonly versions: readonly DatasetDelta['version'][];
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly SeriesHistory[];
  /** The changes that each version made, by seq. They describe the same history as `series`. */
  readonly deltas: ReadonlyMap<number, readonly SeriesDelta[]>;
}

export interface DatasetStore {
  state(dataset: DatasetKey): Promise<DatasetState | null>;
  /**
   * The states of the given datasets, or of all datasets, in the order of their keys. A dataset that was never written or checked is
   * absent.
   */
  states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]>;
  /** Writes a version in one transaction. Readers see either the previous version or the new one. */
  apply(delta: DatasetDelta): Promise<Version>;
  /**
   * Writes all versions of an empty dataset at once. Absent if the store is not faster with this than with `apply`. Throws REQ_CONFLICT if
   * the dataset has a version.
   */
  fill?(history: DatasetHistory): Promise<void>;
  /**
   * Replaces all versions after a given one in one transaction, so that an older vintage can be inserted. Does not count as confirmation by
   * the agency. A dataset in blocks can only be rewritten from its first version.
   */
  rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  /** The histories of all series, or of the series with the given ids, ordered by key. Only for datasets that are stored in rows. */
  histories(dataset: DatasetKey, series?: readonly number[]): Promise<readonly SeriesHistory[]>;
  /**
   * Records the result of a request to the agency. If `failure` is null, the data are confirmed. Adds the dataset's row if it does not
   * exist. `turn` adds an event if the data became out of date (dataset.stale) or recovered (dataset.recovered). Without `turn`, that state
   * does not change.
   */
  noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void>;
  /**
   * Replaces the data-quality issues that one check found, and stores the events about the difference. If several callers do this at the
   * same time, only one succeeds. Returns false for the others, for an unknown dataset, and if nothing changed.
   */
  noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean>;
  /** All versions, oldest first. There may be 100,000 of them. */
  versions(dataset: DatasetKey): Promise<readonly Version[]>;
  /** The versions with the given seqs, in ascending order. Deleted versions are omitted. */
  versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]>;
  /** The oldest stored version. */
  firstVersion(dataset: DatasetKey): Promise<Version | null>;
  /** The version that was current at an instant. Null before the first version. */
  versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null>;
  /** The dimensions in a version. For the latest version, `state` already returns them. */
  dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]>;
  series(dataset: DatasetKey): Promise<readonly StoredSeries[]>;
  read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  /** The number of values that `read` would return for all the series together. */
  count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  /**
   * The latest version, up to `seq`, that wrote a current value of any of the series. 0 if there is no such version. Only for datasets
   * that are stored in rows.
   */
  newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number>;
  /** All values that a series had from `from` to `to`, including replaced ones. Used for vintages and revision triangles. */
  lives(dataset: DatasetKey, seriesId: number, from?: number, to?: number): Promise<readonly ObservationLife[]>;
  /** The instants of the versions that changed the series, in ascending order without duplicates. */
  vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]>;
  /**
   * Deletes values before a market day (in days since 1970-01-01) and versions that are then without values. Returns the number of deleted
   * values. Does nothing for a dataset that is stored in rows.
   */
  prune(dataset: DatasetKey, beforeDay: number): Promise<number>;
  /**
   * Deletes a dataset with its checks and failure in one transaction, before a rebuild. Readers find no data until the next version is
   * written.
   */
  reset(dataset: DatasetKey): Promise<void>;
}
