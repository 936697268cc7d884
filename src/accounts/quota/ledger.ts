/** The number of requests from one account in one month, as far as a node has counted or read them. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** The monthly limit. Without one, `limit` and `remaining` are Infinity. */
  readonly limit: number;
  /** The number of used requests that this node knows of. */
  readonly used: number;
  readonly remaining: number;
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** The counts for one account and month. Only code in this folder may use its members. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** Requests in the lease: all, free (reserved), in progress (pending) and used. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** Requests that were granted without the store. `isLending` is true while the store refuses writes. */
  lent: number;
  isLending: boolean;
  /**
   * The number of requests, used and in progress, that the node kept when it last returned free requests to the store. Set until the store
   * responds, otherwise null. Until then, the lease may no longer exist, and the store may already have counted these requests.
   */
  unsure: number | null;
  /** Used requests that the store has recorded, and the time of the last report to it. */
  reported: number;
  reportedAt: number;
  /** The total of used requests at the end of each day since the last report. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** Requests that all nodes had reserved at the last exchange with the store. */
  taken: number;
  /** The number of callers that wait for the lease to grow. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When a caller last opened this ledger to take a request. */
  openedAt: number;
  record: JournalRecord | null;
  /** The current exchange with the store. Only one runs at a time. Resolves to true if the month's quota is used up. */
  busy: Promise<boolean> | null;
}

export function balanceOf(ledger: Ledger): Balance {
  const used = ledger.taken + ledger.lent - ledger.reserved;
  return {
    month: ledger.month.name,
    limit: ledger.limit,
    used,
    remaining: Math.max(0, ledger.limit - used),
    resetsAt: ledger.month.endsAt,
    windowSeconds: (ledger.month.endsAt - ledger.month.startsAt) / 1000,
  };
}
