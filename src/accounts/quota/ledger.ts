/** Request counts of one account in one month, as known to a node. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** Infinity without a limit, like `remaining`. */
  readonly limit: number;
  /** The requests used and remaining, as far as this node knows. */
  readonly used: number;
  readonly remaining: number;
  /** First instant of the next month, ms since the epoch. */
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** One account and month on this node. Callers must not read its members. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** Requests in the lease: the total, and those that are free, pending and used. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** Requests lent without the store. Also whether the store refuses writes. */
  lent: number;
  isLending: boolean;
  /**
   * If the store's answer was lost, the requests used when the lease was last cut. The lease may be gone, with these counted. Otherwise
   * null.
   */
  unsure: number | null;
  /** The used requests that the store knows of. Also when the first unreported request was used. */
  reported: number;
  reportedAt: number;
  /** The used requests at the end of each day that has ended since the last report. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** The requests that all nodes had reserved at the last exchange. */
  taken: number;
  /** The number of requests that wait for the lease. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When it was last returned to a caller who may take a request. */
  openedAt: number;
  record: JournalRecord | null;
  /** The exchange with the store in progress. It returns whether the month's quota is used up. There is only one at a time. */
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
