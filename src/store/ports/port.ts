/** The interface of a store. Two dialects implement it, and the same test suite tests both. */

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
  /** Updates the schema. Several nodes can safely call this at the same time. */
  migrate(): Promise<void>;
  /** Runs work that only one node at a time may do under this name. If another node is doing it, calls `onWait` once and waits. */
  exclusively<T>(name: string, work: () => Promise<T>, onWait: () => Promise<void>): Promise<T>;
  /** Makes a small read and a write without effect. Throws the store's error. */
  probe(): Promise<void>;
  /** A number that increases with every version, check and change to a calendar. It can be read cheaply, so that caches can compare it. */
  changeCounter(): Promise<number>;
  /** Changes since an earlier value of the counter. */
  changesSince(counter: number): Promise<Changes>;
  /** Operating statistics at an instant. */
  figures(now: number): Promise<StoreFigures>;
  /** The time of the database server. If absent, use the local clock. */
  time(): Promise<number>;
  /** Counts for each streaming replica. Absent without replicas. */
  replicas(): readonly ReplicaCounts[];
  close(): Promise<void>;
}

export interface Changes {
  /** The change counter now. */
  readonly counter: number;
  /** The datasets whose versions or checks have changed. Null if any answer may have changed, because a release calendar did. */
  readonly datasets: readonly DatasetKey[] | null;
}
