/** The interface of a store. Two dialects implement it, and one contract suite tests both. */

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
  /** Updates the schema. Safe to run on several nodes at once. */
  migrate(): Promise<void>;
  /** Runs work that only one node at a time may do under a name. Calls `onWait` once if another node is doing it. */
  exclusively<T>(name: string, work: () => Promise<T>, onWait: () => Promise<void>): Promise<T>;
  /** A small read and write without effect. Throws the fault of the store. */
  probe(): Promise<void>;
  /** A number that rises with every version, check and calendar change. Cheap to read, for caches to compare. */
  changeCounter(): Promise<number>;
  /** Changes since an earlier value of the counter. */
  changesSince(counter: number): Promise<Changes>;
  /** Operating statistics at an instant. */
  figures(now: number): Promise<StoreFigures>;
  /** Time of the database server. If absent, use the local clock. */
  time(): Promise<number>;
  /** Counts for each streaming replica. Absent without replicas. */
  replicas(): readonly ReplicaCounts[];
  close(): Promise<void>;
}

export interface Changes {
  /** The change counter now. */
  readonly counter: number;
  /** Datasets with changed versions or checks. Null if any answer may have changed (a release calendar did). */
  readonly datasets: readonly DatasetKey[] | null;
}
