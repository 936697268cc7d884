/** Datasets of time series: versions, series and the history of each observation. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, Remark, SeriesAttributes } from '../../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from './concern.ts';
import type { NewEvent, Turn } from './events.ts';

const VERSION_ORIGINS = ['live', 'starter', 'replay', 'sandbox', 'import'] as const;

export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** initial: the first version. update: new periods or revised values. rereference: an index rebased, which is not a revision. */
const VERSION_KINDS = ['initial', 'update', 'rereference'] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** The state of a dataset from one instant on. */
export interface Version {
  readonly dataset: DatasetKey;
  /** 1, 2, 3 … in the dataset. effectiveFrom never decreases with seq. */
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  /** Captures it was built from. */
  readonly captures: readonly string[];
  /** Publication date, from the file or inferred. Null if unknown. */
  readonly publishedOn: string | null;
  /** Basis of the publication date. Absent: stated if there is a date, else an upper bound. */
  readonly publishedBasis?: PublishedBasis;
  /** Number of older vintages inserted before it. Identifies the version together with seq and recordedAt. Absent for 0. */
  readonly moved?: number;
  /** Applies to every series. */
  readonly note: string | null;
  /** Each applies to some series. Absent without remarks. */
  readonly remarks?: readonly Remark[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How often a version was moved by older vintages. */
export const timesMoved = ({ moved }: Pick<Version, 'moved'>): number => (moved === undefined ? 0 : moved);

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  /** formatAddress() of the fault. */
  readonly address: string | null;
  /** Start of this run of failures, and the last one. */
  readonly since: number;
  readonly at: number;
}

export interface DatasetState {
  readonly dataset: DatasetKey;
  readonly version: Version | null;
  readonly dimensions: readonly ParsedDimension[];
  /** Rows of the newest version: observations, or register rows. */
  readonly rows: number;
  /** Wire forms of the first and last period with a value. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** Last day that the newest observation is about, days since 1970-01-01. */
  readonly newestDay: number | null;
  /** Last request to the agency, and last one that confirmed or replaced stored data. Null for never. */
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
  /** Null when the last check succeeded. */
  readonly failure: Failure | null;
  readonly concerns: Concerns;
}

export interface StoredSeries extends SeriesAttributes {
  readonly id: number;
  readonly codes: readonly string[];
  /** First and last ordinal with a value in the newest version, and the number of rows. Without any value: firstT 0, lastT -1. */
  readonly firstT: number;
  readonly lastT: number;
  readonly count: number;
}

export interface SeriesDelta {
  readonly attributes: SeriesAttributes;
  /** New or changed observations. The store ends the interval of the values they replace. */
  readonly write: readonly Observation[];
  /** Ordinals that are no longer published. */
  readonly remove: readonly number[];
}

/** rows: each value with its history. blocks: one compressed market day of a series, for 5MIN and 30MIN series only. */
export type StorageLayout = 'rows' | 'blocks';

export interface DatasetDelta {
  readonly dataset: DatasetKey;
  /** Layout of a first version, rows if absent. Later versions keep it. */
  readonly layout?: StorageLayout;
  /** Version this was computed against. If it differs from the stored one, the store throws REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /** `moved` of the base version when this was calculated, null for none. A difference throws REQ_CONFLICT. Absent: not compared. */
  readonly baseMoved?: number | null;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
  readonly dimensions: readonly ParsedDimension[];
  readonly series: Iterable<SeriesDelta>;
  /** Events to store with the version. */
  readonly events?: readonly NewEvent[];
  /** False for an older window fetched on request, which does not confirm current data. */
  readonly confirms?: false;
}

/** Values of one series, as parallel arrays ascending by t. */
export interface SeriesSlice {
  readonly series: StoredSeries;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
  readonly status: readonly (ObsStatus | null)[];
  readonly text: readonly (string | null)[];
  /** Version of each value, for its provenance. */
  readonly seq: readonly number[];
  readonly at: readonly (string | null)[];
}

export interface ReadSeries {
  readonly dataset: DatasetKey;
  /** Ids of stored series. The answer has the same order. */
  readonly series: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** Only the newest n of each series. */
  readonly newest?: number;
  /** State as of this version, by default the newest. */
  readonly seq?: number;
}

/** The history of one observation: each value and the versions in which it was current. */
export interface ObservationLife {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly fromSeq: number;
  /** Null while current. */
  readonly toSeq: number | null;
}

/** All values of a series and its attributes by version. The first entry is its first appearance. */
export interface SeriesHistory {
  readonly attributes: readonly { readonly fromSeq: number; readonly attributes: SeriesAttributes }[];
  /** toSeq is null for current values. */
  readonly observations: readonly (Observation & { readonly fromSeq: number; readonly toSeq: number | null })[];
}

/** Versions that replace all later than `after`. */
export interface Rewrite {
  readonly dataset: DatasetKey;
  /** Newest version when this was calculated, null for none. A difference throws REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /** As of a delta. */
  readonly baseMoved?: number | null;
  /** Whether it replaces damaged data, in which the latest version itself may be missing. */
  readonly repairs?: boolean;
  /** Last version to keep, or 0. */
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
  /** The same as changes of each version. */
  readonly deltas: ReadonlyMap<number, readonly SeriesDelta[]>;
}

export interface DatasetStore {
  state(dataset: DatasetKey): Promise<DatasetState | null>;
  /** States of all or the named datasets, in the order of their keys. Unwritten datasets are absent. */
  states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]>;
  /** Writes a version in one transaction. Readers see the old or the new one. */
  apply(delta: DatasetDelta): Promise<Version>;
  /** Writes all versions of an empty dataset at once, if that is faster than one by one. Throws REQ_CONFLICT if it has a version. */
  fill?(history: DatasetHistory): Promise<void>;
  /**
   * Rewrites the versions after one in one transaction, to insert an older vintage. Confirms nothing. Datasets in blocks can only be
   * rewritten from the first version.
   */
  rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  /** The histories of all series of a dataset in rows, or of some by id, ordered by key. */
  histories(dataset: DatasetKey, series?: readonly number[]): Promise<readonly SeriesHistory[]>;
  /**
   * Records the outcome of a request to the agency. Failure null means confirmed. Creates the state row if absent. `turn` adds an event
   * when data become out of date (dataset.stale) or recover (dataset.recovered). Without it the state is unchanged.
   */
  noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void>;
  /**
   * Replaces the data-quality issues of one finder and stores the events of the difference. Of concurrent callers one succeeds. Returns
   * false otherwise, for an unknown dataset, and if nothing changed.
   */
  noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean>;
  /** All versions, oldest first. There may be 100,000. */
  versions(dataset: DatasetKey): Promise<readonly Version[]>;
  /** The stored versions among the given seqs, ascending. */
  versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]>;
  /** The oldest stored version. */
  firstVersion(dataset: DatasetKey): Promise<Version | null>;
  /** The newest version at an instant, or null. */
  versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null>;
  /** Dimensions of a version. Those of the newest are in its state. */
  dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]>;
  series(dataset: DatasetKey): Promise<readonly StoredSeries[]>;
  read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  /** Number of values that `read` would return for all series. */
  count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  /** The newest version up to `seq` that wrote a current value of any of the series. 0 without one. For datasets in rows. */
  newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number>;
  /** All values of a series in a span, for vintages and revision triangles. */
  lives(dataset: DatasetKey, seriesId: number, from?: number, to?: number): Promise<readonly ObservationLife[]>;
  /** Instants of versions that changed the series, ascending and unique. */
  vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]>;
  /**
   * Deletes values of a dataset in blocks before a market day (days since 1970-01-01), and versions without values. Datasets in rows are
   * unchanged. Returns the number of values.
   */
  prune(dataset: DatasetKey, beforeDay: number): Promise<number>;
  /** Deletes a dataset with its checks and failure in one transaction, for a rebuild. Readers find no data until the next apply. */
  reset(dataset: DatasetKey): Promise<void>;
}
