/** Calls used, and calls reserved by processes. */

import type { QueuedMail } from './mails.ts';

/** Calls of an account and month reserved by one process. Months are `2026-11`, days `2026-11-21`, UTC. */
export interface LeaseName {
  readonly owner: string;
  readonly accountId: string;
  readonly month: string;
}

/** All numbers except `want` are totals, not increments, so a change can be repeated. */
export interface LeaseChange {
  /** Calls used under the lease in all, as of the end of each day since the last change, ascending. */
  readonly used: readonly { readonly day: string; readonly calls: number }[];
  /** Calls to keep in the lease, used ones included. The rest are returned to the account. Null keeps all. */
  readonly keep: number | null;
  /** Additional calls wanted, if the month has any left. */
  readonly want: number;
  readonly limit: number;
  /** The owner counts as alive until this instant. Null leaves it unchanged. */
  readonly ownerUntil: number | null;
}

export interface LeaseState {
  /** Calls reserved by all owners, used or not. */
  readonly taken: number;
  /** Calls in this lease and its reported use. Both 0 without a lease. */
  readonly granted: number;
  readonly used: number;
  /** False if the owner expired or never began, so it has lost its leases. */
  readonly isOwnerAlive: boolean;
}

/** A lease of an expired owner. */
export interface LapsedLease extends LeaseName {
  readonly granted: number;
  readonly used: number;
  readonly expiredAt: number;
}

export interface QuotaStore {
  /** Registers a process as alive until an instant, before its first lease. Repeatable. */
  begin(owner: string, until: number): Promise<void>;
  /**
   * Reports use, cuts the lease and adds to it, in one step. A fully used and cut lease is deleted. An expired or unknown owner gets no
   * calls.
   */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** False if the owner expired. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Expires owners whose time ran out before an instant, permanently. Returns the leases of all expired owners. */
  lapsed(before: number): Promise<readonly LapsedLease[]>;
  /**
   * Ends a lapsed lease with its number of used calls. Calls beyond the reported ones count for the given day, the rest are returned.
   * Happens once.
   */
  settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void>;
  /** Deletes expired owners without leases. */
  forgetOwners(): Promise<void>;
  /** Those that are not forgotten. */
  owners(): Promise<readonly string[]>;
  /** Calls reserved in a month, leases included. */
  taken(accountId: string, month: string): Promise<number>;
  /** Reported calls by day, ascending, without empty days. Both bounds inclusive. */
  days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]>;
  /** True the first time for an account, month and share of quota. Queues the email in the same step, so the owner gets one. */
  noteReported(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
