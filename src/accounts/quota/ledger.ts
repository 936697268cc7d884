/** Request counts of one account in one month, as known to a node. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** Infinity without a limit, like `remaining`. */
  readonly limit: number;
  /** Used and remaining requests, as far as this node knows. */
  readonly used: number;
  readonly remaining: number;
  /** First instant of the next month, ms since the epoch. */
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** One account and month on this node. Opaque to callers. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** Requests in the lease: all, free, pending and used. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** Requests lent without the store, and whether the store refuses writes. */
  lent: number;
  isLending: boolean;
  /** Used requests when the lease was last cut, if the store's answer was lost: the lease may be gone with these counted. Else null. */
  unsure: number | null;
  /** Used requests that the store knows, and when the first unreported one was used. */
  reported: number;
  reportedAt: number;
  /** Used requests as of the end of each day that ended since. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** Requests reserved by all nodes at the last exchange. */
  taken: number;
  /** Requests waiting for the lease. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When it was last returned to a caller that may take a request. */
  openedAt: number;
  record: JournalRecord | null;
  /** The running exchange with the store, which returns whether the month is used up. One at a time. */
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
