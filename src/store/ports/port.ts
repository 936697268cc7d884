/** The interface of a store, with an implementation for each of two SQL dialects. The same test suite tests both. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import type { AccountStore } from './accounts.ts';
import type { CaptureStore } from './captures.ts';
import type { CheckStore } from './checks.ts';
import type { EventStore } from './events.ts';
import type { ReplicaCounts, StoreFigures } from './figures.ts';
import type { IntegrityStore } from './integrity.ts';
import type { JobStore } from './jobs.ts';
import type { RegisterStore } from './registers.ts';
import type { ReleaseStore } from './releases.ts';
import type { DatasetStore } from './series.ts';
import type { WebhookStore } from './webhooks.ts';

/** All instants are ms since the epoch. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly captures: CaptureStore;
  readonly datasets: DatasetStore;
  readonly registers: RegisterStore;
  readonly releases: ReleaseStore;
  readonly checks: CheckStore;
  readonly integrity: IntegrityStore;
  readonly jobs: JobStore;
  readonly events: EventStore;
  readonly accounts: AccountStore;
  readonly webhooks: WebhookStore;
  /** Applies outstanding schema changes. Several nodes can safely call this at the same time. */
  migrate(): Promise<void>;
  /**
   * Fills an empty store with the database of starter data from the build. After a failure, the store is empty again. Returns null if the
   * store has data. Absent for SQLite, which copies the database file before the store is opened.
   */
  fillFrom?(packed: string, now: number): Promise<{ readonly datasets: number; readonly observations: number } | null>;
  /**
   * Runs work that only one node may do at a time. `name` identifies the work. If another node is already doing it, this method calls
   * `onWait` once and waits.
   */
  exclusively<T>(name: string, work: () => Promise<T>, onWait: () => Promise<void>): Promise<T>;
  /** Tests the store with a small read and a write that changes nothing. Throws the store's error if either fails. */
  probe(): Promise<void>;
  /**
   * A number that increases with every version, check and calendar change. Caches compare it at each request, because reading it takes
   * little time.
   */
  changeCounter(): Promise<number>;
  /** Returns the change counter, possibly as read earlier in this turn of the event loop. A response needs it several times. */
  counterOfTurn(): Promise<number>;
  /** Returns changes since the counter had the given value. */
  changesSince(counter: number): Promise<Changes>;
  /** Operating statistics at the instant `now`. */
  figures(now: number): Promise<StoreFigures>;
  /** The time of the database server, in ms since the epoch. Absent if the store has no server. */
  time(): Promise<number>;
  /** Counts of reads for each streaming replica. Absent without replicas. */
  replicas(): readonly ReplicaCounts[];
  close(): Promise<void>;
}

export interface Changes {
  /** The current value of the change counter. */
  readonly counter: number;
  /** The datasets whose versions or checks have changed. Null if a release calendar has changed, because any response may then differ. */
  readonly datasets: readonly DatasetKey[] | null;
}
