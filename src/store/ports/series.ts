/** Datasets of time series: versions, series and the history of each observation. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode, WattleError } from '../../core/errors.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, Remark, SeriesAttributes } from '../../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from './concern.ts';
import type { NewEvent, Turn } from './events.ts';

const VERSION_ORIGINS = ['live', 'starter', 'replay', 'sandbox', 'import'] as const;

export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** initial: the first version. update: new periods or revised values. rereference: an index has a new base, which is not a revision. */
const VERSION_KINDS = ['initial', 'update', 'rereference'] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** The state of a dataset, from an instant until the next version. */
export interface Version {
  readonly dataset: DatasetKey;
  /** 1, 2, 3 … in the dataset. If seq is higher, effectiveFrom is never lower. */
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  /** The captures from which the version was built. */
  readonly captures: readonly string[];
  /** Publication date, from the file or inferred. Null if unknown. */
  readonly publishedOn: string | null;
  /** How the publication date is known. If absent, the file states the date. Without a date, it is an upper bound. */
  readonly publishedBasis?: PublishedBasis;
  /**
   * The number of older vintages that were inserted before this version. It identifies the version together with seq and recordedAt. Absent
   * for 0.
   */
  readonly moved?: number;
  /** Applies to every series. */
  readonly note: string | null;
  /** Each applies to some series. Absent without remarks. */
  readonly remarks?: readonly Remark[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How often older vintages have moved a version. */
export const timesMoved = ({ moved }: Pick<Version, 'moved'>): number => (moved === undefined ? 0 : moved);

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  /** formatAddress() of the fault. */
  readonly address: string | null;
  /** When the present run of failures began, and the last failure. */
  readonly since: number;
  readonly at: number;
}

export interface DatasetState {
  readonly dataset: DatasetKey;
  readonly version: Version | null;
  readonly dimensions: readonly ParsedDimension[];
  /** The number of rows in the latest version: observations, or register rows. */
  readonly rows: number;
  /** Wire forms of the first and last period with a value. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** The last day that the latest observation is about, in days since 1970-01-01. */
  readonly newestDay: number | null;
  /** The last request to the agency, and the last one that confirmed or replaced stored data. Null without such a request. */
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
  /** Null when the last check succeeded. */
  readonly failure: Failure | null;
  readonly concerns: Concerns;
  /** DATA_DAMAGED if the list of dimensions does not match its digest. Reading `dimensions` then throws it. */
  readonly damage?: WattleError;
}

export interface StoredSeries extends SeriesAttributes {
  readonly id: number;
  readonly codes: readonly string[];
  /**
   * The first and last ordinal with a value in the latest version, and the number of rows. Without any value, firstT is 0 and lastT is -1.
   */
  readonly firstT: number;
  readonly lastT: number;
  readonly count: number;
}

export interface SeriesDelta {
  readonly attributes: SeriesAttributes;
  /** New or changed observations. The store ends the intervals of the values that they replace. */
  readonly write: readonly Observation[];
  /** The ordinals of values that are no longer published. */
  readonly remove: readonly number[];
}

/** rows: each value with its history. blocks: one compressed market day of a series, for 5MIN and 30MIN series only. */
export type StorageLayout = 'rows' | 'blocks';

export interface DatasetDelta {
  readonly dataset: DatasetKey;
  /** The layout of a first version, by default rows. Later versions have the same layout. */
  readonly layout?: StorageLayout;
  /** The version against which this was computed. If another version is stored by now, the store throws REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /**
   * `moved` of the base version when this was computed, null without a base. If it differs by now, the store throws REQ_CONFLICT. Absent
   * means that it is not compared.
   */
  readonly baseMoved?: number | null;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
  readonly dimensions: readonly ParsedDimension[];
  readonly series: Iterable<SeriesDelta>;
  /** Events to store with the version. */
  readonly events?: readonly NewEvent[];
  /** False for an older window that was requested. It does not confirm current data. */
  readonly confirms?: false;
}

/** Values of one series, as parallel arrays ascending by t. */
export interface SeriesSlice {
  readonly series: StoredSeries;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
  readonly status: readonly (ObsStatus | null)[];
  readonly text: readonly (string | null)[];
  /** The version that wrote each value, which shows where the value came from. */
  readonly seq: readonly number[];
  readonly at: readonly (string | null)[];
}

export interface ReadSeries {
  readonly dataset: DatasetKey;
  /** Ids of stored series. The answer has the same order. */
  readonly series: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** Only the latest n values of each series. */
  readonly newest?: number;
  /** The version whose state to read, by default the latest. */
  readonly seq?: number;
}

/** The history of one observation: each value, and the versions in which it was current. */
export interface ObservationLife {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly fromSeq: number;
  /** Null while current. */
  readonly toSeq: number | null;
}

/** All values of a series, and its attributes by version. The first entry is for the version in which the series first appeared. */
export interface SeriesHistory {
  readonly attributes: readonly { readonly fromSeq: number; readonly attributes: SeriesAttributes }[];
  /** For current values, toSeq is null. */
  readonly observations: readonly (Observation & { readonly fromSeq: number; readonly toSeq: number | null })[];
}

/** Versions that replace all versions later than `after`. */
export interface Rewrite {
  readonly dataset: DatasetKey;
  /** The latest version when this was computed, null without a version. If it differs by now, the store throws REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /** As of a delta. */
  readonly baseMoved?: number | null;
  /** Whether this replaces damaged data. The latest version itself may then be missing. */
  readonly repairs?: boolean;
  /** The last version to keep. 0 keeps none. */
  readonly after: number;
  readonly deltas: readonly Omit<DatasetDelta, 'dataset' | 'baseSeq' | 'baseMoved' | 'confirms'>[];
}

/** A dataset from its first version on. */
export interface DatasetHistory {
  readonly dataset: DatasetKey;
  /** Version 1, 2, …. */
  readonly versions: readonly DatasetDelta['version'][];
  readonly dimensions: readonly ParsedDimension[];
  readonly series: readonly SeriesHistory[];
  /** The same history, as the changes that each version made. */
  readonly deltas: ReadonlyMap<number, readonly SeriesDelta[]>;
}

export interface DatasetStore {
  state(dataset: DatasetKey): Promise<DatasetState | null>;
  /** The states of all datasets, or of those named, in the order of their keys. A dataset that was never written is absent. */
  states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]>;
  /** Writes a version in one transaction. Readers see either the old or the new version. */
  apply(delta: DatasetDelta): Promise<Version>;
  /**
   * Writes all versions of an empty dataset at once. Present only if this is faster than one by one. Throws REQ_CONFLICT if the dataset has
   * a version.
   */
  fill?(history: DatasetHistory): Promise<void>;
  /**
   * Rewrites all versions after a given one in one transaction, to insert an older vintage. This confirms nothing. A dataset in blocks can
   * only be rewritten from its first version.
   */
  rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  /** The histories of all series, or of those with the given ids, in a dataset that is stored in rows. Ordered by key. */
  histories(dataset: DatasetKey, series?: readonly number[]): Promise<readonly SeriesHistory[]>;
  /**
   * Records the outcome of a request to the agency. If `failure` is null, the data are confirmed. Creates the row of the state if it is
   * absent. `turn` adds an event when data become out of date (dataset.stale) or recover (dataset.recovered). Without it, that state does
   * not change.
   */
  noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void>;
  /**
   * Replaces the data-quality issues that one check found, and stores the events about the difference. Of several concurrent callers, one
   * succeeds. Returns false for the others, for an unknown dataset, and if nothing changed.
   */
  noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean>;
  /** All versions, oldest first. There may be 100,000 of them. */
  versions(dataset: DatasetKey): Promise<readonly Version[]>;
  /** Of the given seqs, the versions that are stored, in ascending order. */
  versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]>;
  /** The oldest stored version. */
  firstVersion(dataset: DatasetKey): Promise<Version | null>;
  /** The latest version at an instant, or null. */
  versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null>;
  /** The dimensions of a version. The state of a dataset already contains those of the latest version. */
  dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]>;
  series(dataset: DatasetKey): Promise<readonly StoredSeries[]>;
  read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  /** Number of values that `read` would return for all series. */
  count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  /**
   * The latest version up to `seq` that wrote a current value of any of the series. 0 if there is no such version. For datasets in rows.
   */
  newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number>;
  /** All values of a series in a span, for vintages and revision triangles. */
  lives(dataset: DatasetKey, seriesId: number, from?: number, to?: number): Promise<readonly ObservationLife[]>;
  /** The instants of the versions that changed the series, in ascending order and without repetitions. */
  vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]>;
  /**
   * Deletes the values before a market day (days since 1970-01-01) in a dataset that is stored in blocks, and versions without values. A
   * dataset in rows does not change. Returns the number of values.
   */
  prune(dataset: DatasetKey, beforeDay: number): Promise<number>;
  /**
   * Deletes a dataset with its checks and failure in one transaction, for a rebuild. Readers find no data until the next version is
   * written.
   */
  reset(dataset: DatasetKey): Promise<void>;
}
