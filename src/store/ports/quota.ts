/** Requests that accounts have used, and requests that processes have reserved for accounts. */

import type { QueuedMail } from './mails.ts';

/**
 * Identifies a lease. A lease is a number of requests that a process (`owner`) has reserved for an account and month. Months (`2026-11`)
 * and days (`2026-11-21`) are in UTC.
 */
export interface LeaseName {
  readonly owner: string;
  readonly accountId: string;
  readonly month: string;
}

/** A change to a lease. All numbers except `want` are totals. If a change is repeated, no request is therefore counted twice. */
export interface LeaseChange {
  /** For each day since the last change, in ascending order: the total of requests used from this lease up to the end of the day. */
  readonly used: readonly { readonly day: string; readonly calls: number }[];
  /**
   * The number of requests to keep in the lease, including used requests. The others return to the account. Null keeps all requests.
   */
  readonly keep: number | null;
  /** The number of additional requests wanted. The month's limit may allow fewer. */
  readonly want: number;
  readonly limit: number;
  /** The owner is treated as alive until this instant. Null does not change the instant. */
  readonly ownerUntil: number | null;
}

export interface LeaseState {
  /** All requests that owners have reserved, including used requests. */
  readonly taken: number;
  /** The requests in this lease, and the used requests that it has reported. Both are 0 if the lease does not exist. */
  readonly granted: number;
  readonly used: number;
  /** False if the owner has expired or was never registered. Its leases are then void. */
  readonly isOwnerAlive: boolean;
}

/** A lease whose owner has expired. */
export interface LapsedLease extends LeaseName {
  readonly granted: number;
  readonly used: number;
  readonly expiredAt: number;
}

export interface QuotaStore {
  /** Registers a process until an instant. Must run before its first lease. Repeated calls change nothing. */
  begin(owner: string, until: number): Promise<void>;
  /**
   * Records used requests, cuts the lease to `keep` and adds up to `want` requests, in one transaction. Deletes a lease that was cut and is
   * fully used. An expired or unknown owner gets no requests.
   */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** Extends the time for which an owner is treated as alive. Returns false if the owner has already expired. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Permanently expires owners whose time ended before an instant. Returns the leases of all expired owners. */
  lapsed(before: number): Promise<readonly LapsedLease[]>;
  /**
   * Ends an expired owner's lease. Used requests without a report are counted on the given day. Unused requests return to the account. A
   * second call changes nothing.
   */
  settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void>;
  /** Deletes expired owners without leases. */
  forgetOwners(): Promise<void>;
  owners(): Promise<readonly string[]>;
  /** Requests reserved in a month, including requests in leases. */
  taken(accountId: string, month: string): Promise<number>;
  /** The requests reported for each day from `from` to `to` inclusive, in ascending order. Days without requests are omitted. */
  days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]>;
  /**
   * Records that an account has used a percentage of its quota, and queues the email in the same transaction. Returns false if this is
   * already recorded for the month. The owner therefore receives only one email.
   */
  noteReported(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
