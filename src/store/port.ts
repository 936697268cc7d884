/** What the rest of the program may ask of a store. Two dialects implement it; one contract suite holds both to it. */

import type { DatasetKey } from '../core/define-dataset.ts';
import type { ReplicaCounts, StoreFigures } from './figures.ts';
import type { AccountStore } from './ports/accounts.ts';
import type { CaptureStore } from './ports/captures.ts';
import type { CheckStore } from './ports/checks.ts';
import type { EventStore } from './ports/events.ts';
import type { IntegrityStore } from './ports/integrity.ts';
import type { JobStore } from './ports/jobs.ts';
import type { RegisterStore } from './ports/registers.ts';
import type { ReleaseStore } from './ports/releases.ts';
import type { DatasetStore } from './ports/series.ts';
import type { WebhookStore } from './ports/webhooks.ts';

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
  /** Brings the schema up to date; safe to run from several nodes at once. */
  migrate(): Promise<void>;
  /** Does work that one node at a time may do under a name; `onWait` is called once where another node is at it. */
  exclusively<T>(name: string, work: () => Promise<T>, onWait: () => Promise<void>): Promise<T>;
  /** Reads and writes a little, which changes nothing; throws what keeps the store from doing so. */
  probe(): Promise<void>;
  /** A number that grows with every version, noted check and change of the release calendar, cheap to read; caches compare it. */
  changeCounter(): Promise<number>;
  /** What moved the counter beyond a number that it had before. */
  changesSince(counter: number): Promise<Changes>;
  /** What an operator watches, as of an instant. */
  figures(now: number): Promise<StoreFigures>;
  /** What time it is by the server of the database; of this machine if absent. */
  time(): Promise<number>;
  /** What streaming replicas do for it; none if absent. */
  replicas(): readonly ReplicaCounts[];
  close(): Promise<void>;
}

export interface Changes {
  /** The change counter now. */
  readonly counter: number;
  /** The datasets whose versions or checks changed; null when any answer may have (a release calendar did). */
  readonly datasets: readonly DatasetKey[] | null;
}
