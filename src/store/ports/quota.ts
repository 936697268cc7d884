/** Requests that were used, and requests that processes have reserved. */

import type { QueuedMail } from './mails.ts';

/** Requests of one account and month that a process has reserved. Months are `2026-11` and days `2026-11-21`, in UTC. */
export interface LeaseName {
  readonly owner: string;
  readonly accountId: string;
  readonly month: string;
}

/** All numbers except `want` are totals and not increments, so the same change can be sent again. */
export interface LeaseChange {
  /** The total number of requests used in the lease at the end of each day since the last change, in ascending order. */
  readonly used: readonly { readonly day: string; readonly calls: number }[];
  /** The number of requests to keep in the lease, including used ones. The others return to the account. Null keeps all. */
  readonly keep: number | null;
  /** The number of further requests wanted. They are granted as far as the month has any left. */
  readonly want: number;
  readonly limit: number;
  /** The owner counts as alive until this instant. Null does not change this. */
  readonly ownerUntil: number | null;
}

export interface LeaseState {
  /** Requests reserved by all owners, whether used or not. */
  readonly taken: number;
  /** The requests in this lease, and their reported use. Both are 0 without a lease. */
  readonly granted: number;
  readonly used: number;
  /** False if the owner expired or was never registered. It then has no leases. */
  readonly isOwnerAlive: boolean;
}

/** A lease of an expired owner. */
export interface LapsedLease extends LeaseName {
  readonly granted: number;
  readonly used: number;
  readonly expiredAt: number;
}

export interface QuotaStore {
  /** Registers a process as alive until an instant. Call this before its first lease. Can be called repeatedly. */
  begin(owner: string, until: number): Promise<void>;
  /**
   * Reports use, cuts the lease and then adds to it, in one step. A lease that is cut and fully used is deleted. An expired or unknown
   * owner gets no requests.
   */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** False if the owner expired. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Permanently expires owners whose time ended before an instant. Returns the leases of all expired owners. */
  lapsed(before: number): Promise<readonly LapsedLease[]>;
  /**
   * Ends the lease of an expired owner with its number of used requests. Those beyond the reported number count for the given day. The
   * others return to the account. Each lease is settled only once.
   */
  settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void>;
  /** Deletes expired owners without leases. */
  forgetOwners(): Promise<void>;
  /** Owners that are not deleted yet. */
  owners(): Promise<readonly string[]>;
  /** Requests reserved in a month, including leases. */
  taken(accountId: string, month: string): Promise<number>;
  /** The reported number of requests for each day, in ascending order, without days of zero. Both bounds are included. */
  days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]>;
  /**
   * Returns true the first time for an account, month and percentage of quota. Queues the email in the same step, so the owner receives
   * only one.
   */
  noteReported(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
