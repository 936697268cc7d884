/** What a node knows of the calls of one account in one month. */
import type { Month } from '../month.ts';
import type { JournalRecord } from './journal.ts';

export interface Balance {
  readonly month: string;
  /** Infinity where there is none; so is `remaining`. */
  readonly limit: number;
  /** Calls counted so far and calls left, as far as this node knows. */
  readonly used: number;
  readonly remaining: number;
  /** First instant of the next month, ms since the epoch. */
  readonly resetsAt: number;
  readonly windowSeconds: number;
}

/** What this node knows of one account in one month. Opaque to callers. */
export interface Ledger {
  readonly accountId: string;
  readonly month: Month;
  limit: number;
  /** Calls under the lease: all of them, those free to be taken, taken and not answered yet, and answered. */
  granted: number;
  reserved: number;
  pending: number;
  used: number;
  /** Calls under the lease that the store has not granted yet; and whether it takes nothing at present. */
  lent: number;
  isLending: boolean;
  /** Calls used when the lease was last cut back, if the answer of the store was lost: it may be gone, with these counted. Else null. */
  unsure: number | null;
  /** How many of the used ones the store knows of, and since when it has not been told. */
  reported: number;
  reportedAt: number;
  /** Used calls as of the end of each day that ended since. */
  readonly pastDays: { readonly day: string; readonly calls: number }[];
  day: string;
  /** Calls taken from the store by all nodes, leases included, when the store was last asked. */
  taken: number;
  /** Calls waiting for the lease under way. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** When it was last given to a caller, who may be about to take a call. */
  openedAt: number;
  record: JournalRecord | null;
  /** The conversation with the store under way, which tells whether it found the month used up. Only one at a time. */
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
