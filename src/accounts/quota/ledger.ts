/** The number of requests of one account in one month, as far as a node has counted or read them. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** The monthly limit. Infinity without a limit. `remaining` is then Infinity too. */
  readonly limit: number;
  /** The requests used and remaining, as far as this node knows. */
  readonly used: number;
  readonly remaining: number;
  /** The first instant of the next month, in ms since the epoch. */
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** The counts of one account and month on this node. Only this folder may use its members. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** The total number of requests in the lease, and those that are free (reserved), in progress (pending) and used. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** The number of requests that were granted without the store, and whether the store currently refuses writes. */
  lent: number;
  isLending: boolean;
  /**
   * If the store's answer to the last cut was lost, the number of requests used by then. The lease may no longer exist, with these requests
   * counted. Otherwise null.
   */
  unsure: number | null;
  /** The number of used requests that were reported to the store, and the time of the first use that is not reported yet. */
  reported: number;
  reportedAt: number;
  /** For each day that has ended since the last report, the total number of used requests at its end. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** The number of requests that all nodes had reserved at the last exchange with the store. */
  taken: number;
  /** The number of callers that wait for the lease to grow. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When the ledger was last returned to a caller who may take a request. */
  openedAt: number;
  record: JournalRecord | null;
  /** The exchange with the store that is in progress. It resolves to true if the month's quota is used up. There is only one at a time. */
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
