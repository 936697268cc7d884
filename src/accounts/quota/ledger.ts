/** The number of requests of one account in one month, as far as a node has counted or read them. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** Infinity without a limit, as is then `remaining`. */
  readonly limit: number;
  /** As far as this node knows. */
  readonly used: number;
  readonly remaining: number;
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** Only this folder may use the members of a ledger. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** Requests in the lease: all, free (reserved), in progress (pending) and used. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** Requests granted without the store, and true while the store refuses writes. */
  lent: number;
  isLending: boolean;
  /**
   * If the store's answer to the last cut was lost, the number of requests used by then. The lease may no longer exist, with these requests
   * counted. Otherwise null.
   */
  unsure: number | null;
  /** Used requests reported to the store, and the time of the first unreported use. */
  reported: number;
  reportedAt: number;
  /** The total of used requests at the end of each day since the last report. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** Requests that all nodes had reserved at the last exchange with the store. */
  taken: number;
  /** Callers that wait for the lease to grow. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When a caller who may take a request last received the ledger. */
  openedAt: number;
  record: JournalRecord | null;
  /** The only current exchange with the store. Resolves to true if the month's quota is used up. */
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
