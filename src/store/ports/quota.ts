/** The requests that accounts have used, and those that processes have reserved for them. */

import type { QueuedMail } from './mails.ts';

/**
 * Identifies a lease: requests of one account in one month that a process (`owner`) has reserved. Months (`2026-11`) and days
 * (`2026-11-21`) are in UTC.
 */
export interface LeaseName {
  readonly owner: string;
  readonly accountId: string;
  readonly month: string;
}

/** A change to a lease. All numbers except `want` are totals, so sending the same change twice counts requests only once. */
export interface LeaseChange {
  /**
   * For each day since the last change: the total number of requests used from this lease up to the end of that day. Days are ascending.
   */
  readonly used: readonly { readonly day: string; readonly calls: number }[];
  /** The number of requests to keep in the lease, including used ones. The rest are returned to the account. Null keeps all requests. */
  readonly keep: number | null;
  /** The number of additional requests wanted. If the month's limit allows fewer, only those are granted. */
  readonly want: number;
  readonly limit: number;
  /** The owner counts as alive until this instant. Null leaves the current instant unchanged. */
  readonly ownerUntil: number | null;
}

export interface LeaseState {
  /** Requests that all owners have reserved, whether used or not. */
  readonly taken: number;
  /** The number of requests in this lease, and the number that it has reported as used. Both are 0 if the lease does not exist. */
  readonly granted: number;
  readonly used: number;
  /** False if the owner has expired or was never registered. Such an owner has no valid leases. */
  readonly isOwnerAlive: boolean;
}

/** A lease whose owner has expired. */
export interface LapsedLease extends LeaseName {
  readonly granted: number;
  readonly used: number;
  readonly expiredAt: number;
}

export interface QuotaStore {
  /** Registers a process as alive until an instant. Call this before the first lease of the process. Repeated calls change nothing. */
  begin(owner: string, until: number): Promise<void>;
  /**
   * In one transaction: records used requests, then cuts the lease to `keep`, then adds up to `want` requests. Deletes a lease that was cut
   * and is fully used. An expired or unknown owner gets no requests.
   */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** Extends the time of an owner. Returns false if the owner has expired. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Permanently expires owners whose time ended before an instant. Returns the leases of all expired owners. */
  lapsed(before: number): Promise<readonly LapsedLease[]>;
  /**
   * Ends the lease of an expired owner. Used requests that were not yet reported count for the given day, and unused ones are returned to
   * the account. A second call changes nothing.
   */
  settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void>;
  /** Deletes expired owners without leases. */
  forgetOwners(): Promise<void>;
  /** Owners that are not deleted yet. */
  owners(): Promise<readonly string[]>;
  /** The number of requests reserved in a month, including those in leases. */
  taken(accountId: string, month: string): Promise<number>;
  /** The number of requests reported for each day from `from` to `to` inclusive, in ascending order. Days without requests are omitted. */
  days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]>;
  /**
   * Records that an account has used a percentage of its quota, and queues the email in the same transaction. Returns false if this was
   * already recorded for the month, so that the owner receives only one email.
   */
  noteReported(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
