/** What a store keeps of calls that were used, and of those that processes have taken to hand out. */

import type { QueuedMail } from './mails.ts';

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
  /** A process that is about to lease is alive until an instant. May be sent again. */
  begin(owner: string, until: number): Promise<void>;
  /** Reports what was used under a lease, cuts it back, and adds to it, all at once. A lease that is all used up and cut back is gone. An owner who is given up, or never began, gets no calls. */
  exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState>;
  /** False for an owner who is given up. */
  keepAlive(owner: string, until: number): Promise<boolean>;
  /** Gives up the owners whose time ran out before an instant, for ever; reports the leases of all that are given up. */
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
  /** True the first time for an account, a month and a share of its quota: it is notified once, by a mail that is queued with the note. */
  noteTold(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean>;
}
