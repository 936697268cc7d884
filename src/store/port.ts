/** What the rest of the program may ask of a store. Two dialects implement it; one contract suite holds both to it. */

import type { Captured } from '../core/capture.ts';
import type { Column, DatasetKey, RegisterRow, Release, SourceCode } from '../core/define-dataset.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { EventKind } from '../core/events.ts';
import type { JsonRows } from '../core/json-rows.ts';
import type { Observation, ObsStatus, ParsedDimension, PublishedBasis, SeriesAttributes } from '../core/observation.ts';
import type { Concern, ConcernFinder, Concerns } from './concern.ts';
import type { ReplicaCounts, StoreFigures } from './figures.ts';
import type { MailStore, QueuedMail } from './mails/port.ts';
import type { WebhookStore } from './webhooks/port.ts';

/** All instants are ms since the epoch. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly captures: CaptureStore;
  readonly datasets: DatasetStore;
  readonly registers: RegisterStore;
  readonly releases: ReleaseStore;
  readonly checks: CheckStore;
  readonly jobs: JobStore;
  readonly events: EventStore;
  readonly accounts: AccountStore;
  readonly webhooks: WebhookStore;
  /** Brings the schema up to date; safe to run from several nodes at once. */
  migrate(): Promise<void>;
  /** Reads and writes a little, which changes nothing; throws what keeps the store from doing so. */
  probe(): Promise<void>;
  /** A number that grows with every version, noted check and change of the release calendar, cheap to read; caches compare it. */
  changeCounter(): Promise<number>;
  /** What moved the counter beyond a number that it had before. */
  changesSince(counter: number): Promise<Changes>;
  /** What an operator watches, as of an instant. */
  figures(now: number): Promise<StoreFigures>;
  /** What time it is by the server of the database; of this machine where there is none. */
  time(): Promise<number>;
  /** What streaming replicas do for it; none where there are none. */
  replicas(): readonly ReplicaCounts[];
  close(): Promise<void>;
}

export interface Changes {
  /** The change counter now. */
  readonly counter: number;
  /** The datasets whose versions or checks changed; null when any answer may have (a release calendar did). */
  readonly datasets: readonly DatasetKey[] | null;
}

// ---------------------------------------------------------------- captures

export interface CaptureInfo {
  readonly sha256: string;
  readonly dataset: string;
  readonly askId: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly bytes: number;
  readonly retrievedAt: number;
  /** Validators for the next conditional request. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** True when the bytes are not kept here (starter data: hash and address only). */
  readonly external: boolean;
  /** The bytes lie in a file as they were sent. */
  readonly large?: true;
  /** The bytes are no longer kept; the row still says where figures come from. */
  readonly dropped?: true;
}

/** What is told of bytes that come in. */
export type NewCapture = Pick<CaptureInfo, 'dataset' | 'askId' | 'url' | 'contentType' | 'retrievedAt' | 'etag' | 'lastModified'>;

/** A large capture as it was written to the path that `spool` gave. */
export interface SpooledFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Bytes live as compressed content-addressed files; the table knows what they are. */
export interface CaptureStore {
  /** Keeps bytes under their hash. Equal bytes are kept once; a row is written when they differ from those of the ask's newest one. */
  put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo>;
  /** A path for the bytes of a large capture, where nothing is yet, on the file system on which they will be kept. */
  spool(): Promise<string>;
  /** As `put`, of a file that is moved. Of one ask only the files of the newest two distinct captures stay. */
  putFile(info: NewCapture, file: SpooledFile): Promise<CaptureInfo>;
  /** Notes that another ask has the bytes of a large capture too; null when they are not here. */
  share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** Where the bytes of a large capture lie; null when they were dropped, are on another machine, or were never large. */
  fileOf(sha256: string): Promise<string | null>;
  /** Registers a capture whose bytes are elsewhere. */
  putExternal(info: CaptureInfo): Promise<void>;
  /** The bytes again; null when external, large, dropped or unknown. Checks the hash. */
  read(sha256: string): Promise<Uint8Array | null>;
  info(sha256: string): Promise<CaptureInfo | null>;
  /** The newest capture of an ask, for conditional requests. */
  newest(dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** All captures of a dataset, oldest first; for rebuild. */
  list(dataset: string): Promise<readonly CaptureInfo[]>;
  /** Marks asks as dealt with: what they gave was brought in, or refused for good. */
  settle(dataset: string, askIds: readonly string[]): Promise<void>;
  /** Those of the asks that are marked so. */
  settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Drops the bytes of captures that were retrieved before an instant; gives how many captures that were. */
  dropBefore(dataset: string, instant: number): Promise<number>;
  /**
   * Forgets captures whose bytes were dropped, that were retrieved before an instant, and that no stored version was made from; of `unsettled`
   * ones nothing is lost by that, while a file that is dealt with would be asked for again if it were still to be had.
   */
  forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number>;
  /** Removes files that nothing speaks of: downloads broken off, and what another node dropped. */
  sweep(): Promise<void>;
}

export type { Captured };

// ---------------------------------------------------------------- datasets, versions, series, observations

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
  /** Last time that an agency was asked, and the last time that it confirmed or replaced what is stored; null for never. */
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
   * Notes the outcome of asking an agency; failure null means it was confirmed. Creates the state row when there is none. With a turn, an
   * event tells when what is stored has become late (dataset.stale), or is so no longer (dataset.recovered); absent, that stays as it is.
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

// ---------------------------------------------------------------- registers

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Looks at the number of rows before they take the place of others, and throws to refuse them. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** seq to read; the newest when absent. REQ_CURSOR_EXPIRED when it is no longer stored. */
  readonly seq?: number;
  /** Column conditions, all of which must hold; several values are alternatives. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * The columns behind the members of the rows, null for one that the register did not have when it was loaded; when absent, all columns
   * under their own names. Not a caller's choice: each list of them is a statement that is kept.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** What `next` of the page before was. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False when counting them all would take long: then there are more than `total`. */
  readonly totalExact: boolean;
  /** Common words of a search that were left out, because no row has all words. */
  readonly leftOut: readonly string[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
  readonly seq: number;
}

/** Rows counted and columns summed for each value of a column. */
export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** seq to read; the newest when absent. REQ_CURSOR_EXPIRED when it is no longer stored. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** Not a column of lists. Null: all rows are one group, which is there even when it is empty. */
  readonly by: string | null;
  /** Columns of numbers. */
  readonly sums: readonly string[];
  /** Two columns of numbers: a row whose part is larger than its whole contradicts itself, and is in no sum. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** As it is stored, spelling and all; null for rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** Rows that contradict themselves; left out where nothing was asked of them. */
  readonly contradicted?: number;
  /** By column: the sum of the values that are there, null when none is, and how many are. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Streams a new version beside the served one, builds its indexes, then swaps; the one before is kept for open cursors. Null when the
   * served version has just these rows in this order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Groups of rows, in order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
}

// ---------------------------------------------------------------- releases, checks, jobs

export interface ReleaseStore {
  /** Inserts or moves releases by (source, publicationId). */
  upsert(releases: readonly Release[]): Promise<void>;
  /** Ascending by releaseAt. */
  between(from: number, to: number, source?: SourceCode): Promise<readonly Release[]>;
}

/** One recorded attempt to ask an agency. */
export interface Check {
  readonly source: SourceCode;
  readonly dataset: string;
  readonly at: number;
  readonly ok: boolean;
  readonly code: ErrorCode | null;
  readonly durationMs: number;
}

export interface CheckStore {
  record(check: Check): Promise<void>;
  /** Per source: checks and successes since an instant, last success and last failure. */
  summary(
    since: number,
  ): Promise<readonly { source: SourceCode; checks: number; ok: number; lastSuccess: number | null; lastFailure: number | null }[]>;
  /** When a dataset, or a calendar (`abs/calendar`), was last asked for with success, before an instant if one is given; null for never, or too long ago. */
  lastSuccess(dataset: string, before?: number): Promise<number | null>;
  /** Drops checks older than an instant. */
  prune(before: number): Promise<void>;
}

// ---------------------------------------------------------------- events

/** Something that subscribers are told; the payload is JSON, in the names of the wire. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  /** ms since the epoch */
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface StoredEvent extends NewEvent {
  /** 1, 2, 3 … in the order in which they were kept; numbers may be left out. */
  readonly id: number;
  /** The version it came with; null where it came with none. */
  readonly seq: number | null;
  /** The `traceparent` of what caused it; absent where nobody named one, as for what the scheduler does. */
  readonly trace?: string;
}

/** Whether what is stored of a dataset is late, as of a check, and what the event says when that has changed. */
export interface Turn {
  readonly late: boolean;
  readonly payload: NewEvent['payload'];
}

/** The regime of a signal, or of one of its rows, at the newest period. */
export interface NotedRegime {
  /** Id of the signal. */
  readonly signal: string;
  /** What the row is about, such as a region; empty where the signal has one row. */
  readonly subject: string;
  readonly regime: string;
  readonly period: string | null;
  /** ms since the epoch: since when it is known */
  readonly notedAt: number;
}

/** A log that only grows at its end: whoever has read up to an id has missed nothing before it. */
export interface EventStore {
  /** Keeps an event under a key of the caller's own, once: the same key gives the id it has. */
  append(event: NewEvent, key: string): Promise<number>;
  /**
   * Notes a regime, and keeps the event of its change when another one was noted before; the first is no change. What was noted before is
   * given when it changed, else null. Of several who note the same change one keeps the event.
   */
  noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null>;
  /** The next ones behind an id, ascending; only of the given kinds when there are any. */
  after(id: number, limit: number, kinds?: readonly EventKind[]): Promise<readonly StoredEvent[]>;
  /** One event; null when it is not there, or no longer. */
  byId(id: number): Promise<StoredEvent | null>;
  /** The id of the last one that was kept; 0 before the first. */
  newestId(): Promise<number>;
  /** The lowest id of those that happened at an instant or later; null when none did, or none is kept. */
  firstSince(instant: number): Promise<number | null>;
  /** Forgets events from before an instant; gives how many. Ids are never given again. */
  prune(before: number): Promise<number>;
}

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** One open job per (kind, key). */
  readonly key: string;
  readonly payload: unknown;
  /** How often it was taken, this time included: no two that take a job get the same number. */
  readonly attempts: number;
  /** How often it was taken before and neither finished nor given back: whoever stored it died over it. */
  readonly brokenOff: number;
}

/** What the holder of a job shows. It is void once another has taken the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

/** A job as it is told to operators. */
export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** Due at, ms since the epoch. */
  readonly runAt: number;
  /** ms since the epoch; null while it is not done. */
  readonly finishedAt: number | null;
  /** How far it has got, while it runs; null where that was not said. */
  readonly progress: unknown;
  /** Null while it is not done. */
  readonly outcome: unknown;
}

/** Work that is not taken up for a while, because it took down or blocked whoever did it. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** ms since the epoch: when it happened last, and until when the work is set aside */
  readonly at: number;
  readonly until: number;
  /** How often it happened in a row. */
  readonly times: number;
  /** One sentence that may be shown to callers. */
  readonly reason: string;
}

export interface JobStore {
  /** Adds a job, or brings the open one of the same kind and key forward; returns its id. */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Takes the next due job and holds it until leaseUntil; two nodes never hold the same one. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /** Ends all leases: where no other worker is at work, they were left by one that died. Whoever is at work all the same finds its lease void. */
  endLeases(now: number): Promise<void>;
  /** False, and nothing happens, when the lease is void: another has the job, or it is done. */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Gives a job back to be taken from `runAt` on. False as above. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Says how far it has got, to those who list the jobs. False as above. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Leaves the outcome for those who wait. False as above. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** done: finished after `since`, with its outcome. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** The jobs of a kind that are not done, or were done within the last days: the newest first, at most so many. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Sets work aside; what was noted of it before is replaced. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All that was set aside and has not been done since, whether its time is over or not. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Forgets that work was set aside, for it was done. */
  readmit(kind: string, key: string): Promise<void>;
}

// ---------------------------------------------------------------- accounts

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When somebody first proved to read the mail of the address; null while nobody has. */
  readonly verifiedAt: number | null;
}

/** api_key: calls the API. embed_token: shows charts in pages. signing_secret: signs what is delivered to webhooks. */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** What a read token opens. */
export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** What a token that stands in an address is limited to; an empty list is no limit. */
export interface EmbedLimits {
  /** Of a read token. */
  readonly scopes?: readonly ReadScope[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  /** Hosts of pages: `example.org`, or `*.example.org` for all below it. */
  readonly referrers: readonly string[];
}

export interface Credential {
  readonly kind: CredentialKind;
  /** Hex of the peppered hash. */
  readonly hash: string;
  readonly accountId: string;
  /** First characters, for display. */
  readonly prefix: string;
  /** The readable credential, encrypted with the master key. */
  readonly sealed: string;
  /** Of embed tokens. */
  readonly limits: EmbedLimits | null;
  readonly createdAt: number;
  /** The instant from which it no longer works, which may lie ahead; null while none is set. */
  readonly endsAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
}

/** What stays of an account: a digest of its id, by which whoever knows the id finds it, and who closed it (`session`, `operator`). */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

/** Something that was done to an account. */
export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** `api_key.rotated` */
  readonly action: string;
  /** Who did it: `api_key ak_3fQ9`, `session`, `stripe`. */
  readonly actor: string;
  /** The network of the client; null where the program acted by itself. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /** Creates the account and its key together, and queues the mail about it; false, and nothing of it, when the address already has one. */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Those whose address holds a text, the newest first. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account of somebody whom an outside identity provider vouches for. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Notes who an outside identity is; the first note holds. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  /** The customer of the payment provider that an account is, and back. */
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Notes the customer of an account that has none; gives the one that it has afterwards. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** True when the tier was another one before. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Notes that the address is verified; true the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Oldest first, those that no longer work too. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** Adds one or changes what it is sealed as and when it ends. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds one; those of its kind that the account has go on working until an instant at most. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all of a kind; gives how many worked until then. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Newest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** What was done to all accounts from an instant on and before another, oldest first, behind the id of one. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  /** All credentials of all accounts. */
  credentials(): Promise<readonly Credential[]>;
  /**
   * Puts credentials under other hashes and seals, and queued mail under other seals, all or none. Ends every session and sign-in, whose
   * secrets are kept by hash alone, and forgets the mail of sign-ins.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /** Forgets an account and everything that is known of it, but that it was closed, when, and by whom; queues the mail that says so. */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Accounts that were closed from an instant on and before another, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  /** Forgets what is kept no longer. */
  prune(before: RetainedSince): Promise<void>;
}

/** The instants before which things are forgotten: sign-ins, sessions and credentials that ended, actions, months and days of use. */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A sign-in that was asked for: whoever has the link, or the code, is signed in. */
export interface SignIn {
  /** Hash of the address and of who asks. There is one for each, whether the address has an account or not. */
  readonly address: string;
  readonly accountId: string | null;
  readonly linkHash: string;
  readonly codeHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it was signed out; null while it goes on. */
  readonly endedAt: number | null;
}

export interface SessionStore {
  /** Takes the place of an earlier one of the same address and asker. Its mail is queued with it, where there is an account. */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** The account that the link signs in, once; null for a link that is unknown, used, too old, or of nobody. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** The account that the code signs in, once. Each try counts, right or wrong, and there are so many. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session that was opened with a token, by its hash; the token is not used up. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Of an account, newest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a refresh token that works; one that is there stays as it is. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** Uses a refresh token; `usedAt` is when it was used the first time, which is `now` if it is this time. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}

/** Calls of an account's month that one process has taken to hand out by itself. Months are `2026-11`, days `2026-11-21`, UTC. */
export interface LeaseName {
  readonly owner: string;
  readonly accountId: string;
  readonly month: string;
}

/** All numbers but `want` say what is to be, not what is to be added, so that a change may be sent again. */
export interface LeaseChange {
  /** Calls used under the lease in all, as of the end of each day since the last change, ascending. */
  readonly used: readonly { readonly day: string; readonly calls: number }[];
  /** The calls that the lease is cut back to, those used included; the others go back to the account. Null leaves it. */
  readonly keep: number | null;
  /** Calls wanted besides, as far as the month has any left. */
  readonly want: number;
  readonly limit: number;
  /** Until when the owner is to be believed alive; null says nothing new. */
  readonly ownerUntil: number | null;
}

export interface LeaseState {
  /** Calls taken by all owners together, whether used or not. */
  readonly taken: number;
  /** Calls under this lease, and how many of them were reported as used. Both 0 where there is no lease. */
  readonly granted: number;
  readonly used: number;
  /** False for an owner who is given up, or never began: its leases are not its own any more. */
  readonly isOwnerAlive: boolean;
}

/** A lease whose owner has not been heard of and is given up. */
export interface LapsedLease extends LeaseName {
  readonly granted: number;
  readonly used: number;
  readonly expiredAt: number;
}

export interface QuotaStore {
  /** A process that is about to lease is alive until an instant. */
  begin(owner: string, until: number): Promise<void>;
  /** Reports what was used under a lease, cuts it back, and adds to it, all at once. A lease that is all used up and cut back is gone. */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** False for an owner who is given up. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Gives up the owners whose time ran out before an instant, for ever; tells the leases of all that are given up. */
  lapsed(before: number): Promise<readonly LapsedLease[]>;
  /** Ends a lapsed lease of which so many calls were used, on a day if they are more than were reported; the others go back. Once. */
  settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void>;
  /** Forgets owners who are given up and have no leases. */
  forgetOwners(): Promise<void>;
  /** Those that are not forgotten. */
  owners(): Promise<readonly string[]>;
  /** Calls taken so far in a month, leases included. */
  taken(accountId: string, month: string): Promise<number>;
  /** Calls that were reported as used, by day, ascending; days without any are absent. Both bounds inclusive. */
  days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]>;
  /** True the first time for an account, a month and a share of its quota: it is told once, by a mail that is queued with the note. */
  noteTold(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
