/** What a store keeps of datasets that are time series: versions, series and the whole life of each observation. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, SeriesAttributes } from '../../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from '../concern.ts';
import type { NewEvent, Turn } from './events.ts';

export const VERSION_ORIGINS = ['live', 'starter', 'replay', 'sandbox', 'import'] as const;

export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** initial: the first one stored. update: new periods or revised values. rereference: an index rebased, not a revision of the economy. */
export const VERSION_KINDS = ['initial', 'update', 'rereference'] as const;

export type VersionKind = (typeof VERSION_KINDS)[number];

/** What was known of a dataset from one instant on. */
export interface Version {
  readonly dataset: DatasetKey;
  /** 1, 2, 3 … within the dataset; effectiveFrom never falls as seq rises. */
  readonly seq: number;
  readonly effectiveFrom: number;
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  /** The captures it was made from. */
  readonly captures: readonly string[];
  /** Day of publication as the file states it or as it was inferred; null where it is not known. */
  readonly publishedOn: string | null;
  /** How the day from which the version counts is known; absent: stated where there is a day of publication, else an upper bound. */
  readonly publishedBasis?: PublishedBasis;
  /** How often an older vintage was slipped in before it; with seq and recordedAt it names the version. Absent for never. */
  readonly moved?: number;
  readonly note: string | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How often a version was moved by older vintages. */
export const timesMoved = ({ moved }: Pick<Version, 'moved'>): number => (moved === undefined ? 0 : moved);

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  /** formatAddress() of where it went wrong. */
  readonly address: string | null;
  /** When this run of failures began, and when it was last seen. */
  readonly since: number;
  readonly at: number;
}

export interface DatasetState {
  readonly dataset: DatasetKey;
  readonly version: Version | null;
  readonly dimensions: readonly ParsedDimension[];
  /** Rows of the newest version: observations, or register rows. */
  readonly rows: number;
  /** Wire forms of the first and the last period that holds a value. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** Last day that the newest observation is about, days since 1970-01-01. */
  readonly newestDay: number | null;
  /** Last time that an agency was queried, and the last time that it confirmed or replaced stored data; null for never. */
  readonly checkedAt: number | null;
  readonly confirmedAt: number | null;
  /** Null when the last check succeeded. */
  readonly failure: Failure | null;
  readonly concerns: Concerns;
}

export interface StoredSeries extends SeriesAttributes {
  readonly id: number;
  readonly codes: readonly string[];
  /** First and last ordinal with a value in the newest version, and how many rows. No value at all: firstT 0, lastT -1. */
  readonly firstT: number;
  readonly lastT: number;
  readonly count: number;
}

export interface SeriesDelta {
  readonly attributes: SeriesAttributes;
  /** New or changed observations; the store ends the interval of what they replace. */
  readonly write: readonly Observation[];
  /** Ordinals that are no longer published. */
  readonly remove: readonly number[];
}

/** rows: each value with its whole life. blocks: a market day of a series at a time, compressed; for 5MIN and 30MIN series only. */
export type StorageLayout = 'rows' | 'blocks';

export interface DatasetDelta {
  readonly dataset: DatasetKey;
  /** How a first version is laid out; rows when absent. Later versions are laid out as the first one. */
  readonly layout?: StorageLayout;
  /** The seq this was computed against; another one stored makes the store throw REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /** How often that version was moved when this was computed, null for none; anything else makes the store throw REQ_CONFLICT. Absent: not compared. */
  readonly baseMoved?: number | null;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
  readonly dimensions: readonly ParsedDimension[];
  readonly series: Iterable<SeriesDelta>;
  /** What it is news of: kept with the version or not at all. */
  readonly events?: readonly NewEvent[];
  /** False where it says nothing of the present: an older window, fetched because somebody wanted it. It then confirms nothing. */
  readonly confirms?: false;
}

/** Values of one series, as parallel arrays ascending by t. */
export interface SeriesSlice {
  readonly series: StoredSeries;
  readonly t: readonly number[];
  readonly value: readonly (number | null)[];
  readonly status: readonly (ObsStatus | null)[];
  readonly text: readonly (string | null)[];
  /** seq of the version each value came with: its provenance. */
  readonly seq: readonly number[];
  readonly at: readonly (string | null)[];
}

export interface ReadSeries {
  readonly dataset: DatasetKey;
  /** Ids of stored series; the answer keeps this order. */
  readonly series: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** Only the newest n of each series. */
  readonly newest?: number;
  /** The state as of this version; absent: the newest. */
  readonly seq?: number;
}

/** The whole life of one observation: every value it had and while which versions. */
export interface ObservationLife {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly fromSeq: number;
  /** Null while it is the known value. */
  readonly toSeq: number | null;
}

/** Every value that a series ever had, and what its attributes were from which version on, the first entry being that it appeared in. */
export interface SeriesHistory {
  readonly attributes: readonly { readonly fromSeq: number; readonly attributes: SeriesAttributes }[];
  /** toSeq is null while a value is the known one. */
  readonly observations: readonly (Observation & { readonly fromSeq: number; readonly toSeq: number | null })[];
}

/** Versions that take the place of all that come after one. */
export interface Rewrite {
  readonly dataset: DatasetKey;
  /** The newest version when this was computed, null for none; another one makes the store throw REQ_CONFLICT. */
  readonly baseSeq: number | null;
  /** As of a delta. */
  readonly baseMoved?: number | null;
  /** What stays; 0 for nothing. */
  readonly after: number;
  readonly deltas: readonly Omit<DatasetDelta, 'dataset' | 'baseSeq' | 'baseMoved' | 'confirms'>[];
}

export interface DatasetStore {
  state(dataset: DatasetKey): Promise<DatasetState | null>;
  /** Of all datasets, or of those that are named; of what was never written there is none. In the order of their keys. */
  states(of?: readonly DatasetKey[]): Promise<readonly DatasetState[]>;
  /** Writes a version in one transaction: readers see the old one or the new one. */
  apply(delta: DatasetDelta): Promise<Version>;
  /**
   * Writes the versions after one again, in one transaction, so that an older vintage can be slipped in before others. Nothing is confirmed by
   * it. Datasets in blocks are written again only from the first version on.
   */
  rewrite(rewrite: Rewrite): Promise<readonly Version[]>;
  /** The histories of all series of a dataset in rows, ordered by key. */
  histories(dataset: DatasetKey): Promise<readonly SeriesHistory[]>;
  /**
   * Notes the outcome of querying an agency; failure null means it was confirmed. Creates the state row if absent. With a turn, an
   * event shows when stored data has become late (dataset.stale), or is so no longer (dataset.recovered); absent, that stays as it is.
   */
  noteCheck(
    dataset: DatasetKey,
    at: number,
    failure: { code: ErrorCode; detail: string; address: string | null } | null,
    turn?: Turn,
  ): Promise<void>;
  /**
   * Notes what concerns a dataset by one finder, in place of what it noted before, with the events of the difference; of several who note at
   * once one does, and the others get false. False too where the dataset is not known, and where nothing is different.
   */
  noteConcerns(
    dataset: DatasetKey,
    finder: ConcernFinder,
    concerns: readonly Concern[],
    eventsOf: (before: readonly Concern[] | null) => readonly NewEvent[],
  ): Promise<boolean>;
  /** All of them, oldest first; there may be a hundred thousand. */
  versions(dataset: DatasetKey): Promise<readonly Version[]>;
  /** Those of the given seqs that are stored, ascending. */
  versionsAt(dataset: DatasetKey, seqs: readonly number[]): Promise<readonly Version[]>;
  /** The oldest one that is stored. */
  firstVersion(dataset: DatasetKey): Promise<Version | null>;
  /** The newest version known at an instant; null when none was. */
  versionAsOf(dataset: DatasetKey, instant: number): Promise<Version | null>;
  /** The dimensions as they were in a version; those of the newest one are in its state. */
  dimensions(dataset: DatasetKey, seq: number): Promise<readonly ParsedDimension[]>;
  series(dataset: DatasetKey): Promise<readonly StoredSeries[]>;
  read(query: ReadSeries): Promise<readonly SeriesSlice[]>;
  /** How many values `read` would give of all the series together. */
  count(query: Omit<ReadSeries, 'newest'>): Promise<number>;
  /** The newest version up to `seq` that a value in force then of any of the series came with; 0 without one. Of datasets in rows. */
  newestSeq(dataset: DatasetKey, series: readonly number[], seq: number): Promise<number>;
  /** Every value that a series had in the given span; for vintages and revision triangles. */
  lives(dataset: DatasetKey, seriesId: number, from?: number, to?: number): Promise<readonly ObservationLife[]>;
  /** Instants from which versions that brought, changed or took a value of a series are known, ascending, each once. */
  vintages(dataset: DatasetKey, seriesId: number): Promise<readonly number[]>;
  /**
   * Forgets the values of a dataset in blocks that are about days before a market day (days since 1970-01-01), and the versions that no
   * kept value came with. A dataset in rows stays whole. Returns how many values went.
   */
  prune(dataset: DatasetKey, beforeDay: number): Promise<number>;
  /** Forgets a dataset in one transaction, its checks and failure included; for rebuild. Readers find nothing until the next apply. */
  reset(dataset: DatasetKey): Promise<void>;
}
