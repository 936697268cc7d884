/** This node's leases in the store, and its journal. After the store has expired this node, it continues under a new name. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Account, AccountStore } from '../../store/ports/accounts.ts';
import type { LapsedLease, LeaseState } from '../../store/ports/quota.ts';
import { utcDayOf } from '../month.ts';
import { journalledUse, journalOwners, QuotaJournal, removeJournal } from './journal.ts';
import { type Balance, balanceOf, type Ledger } from './ledger.ts';

export interface QuotaOptions {
  readonly store: Pick<AccountStore, 'quota'>;
  readonly clock: Clock;
  /** Returns the monthly limit of an account. Infinity means no limit. */
  readonly limitOf: (account: Account) => number;
  /**
   * The folder for journals, which all processes on a machine should share. Without it, a crash loses the process's unreported requests.
   */
  readonly journals?: string;
  /** Called after each report to the store. */
  readonly onUse?: (accountId: string, balance: Balance) => void;
  /** Called if the journal cannot be written. Requests are still served. */
  readonly onJournalFailure?: (error: unknown) => void;
  /** Called when the node starts to grant requests without the store. */
  readonly onStoreFailure?: (error: unknown) => void;
}

/** The highest value of the counters in the store. It allows 700 requests a second for a month. */
const MOST_CALLS = 2_000_000_000;
/**
 * Times in ms. The node reports that it is alive at this interval, and a report is valid for `ALIVE_MS`. During the margin before a report
 * ends, the node no longer uses its leases.
 */
const ALIVE_EVERY_MS = 3000;
const ALIVE_MS = 12_000;
const ALIVE_MARGIN_MS = 4000;
/** The accepted difference between the clocks of nodes, in ms. */
const SKEW_MS = 3000;
/**
 * If no node reads an expired node's journal within this time in ms, its disk is treated as lost. Its last report to the store is then used.
 */
const LOST_MS = 3_600_000;

/** Returns the number of requests that another node may count if it settles this lease. */
const leasedTo = ({ granted, unsure }: Ledger): number => unsure ?? granted;

export class Leases {
  readonly #options: QuotaOptions;
  readonly #ledgers: () => readonly Ledger[];
  #owner = randomUUID();
  #journal: QuotaJournal | null;
  /** Resolves when the store has registered this owner. Null before the first lease. */
  #begun: Promise<void> | null = null;
  /** The time until which requests from this node's leases may be used. */
  #aliveUntil = 0;

  constructor(options: QuotaOptions, ledgers: () => readonly Ledger[]) {
    this.#options = options;
    this.#ledgers = ledgers;
    this.#journal = this.#newJournal();
  }

  /** The name of this node for its current leases. */
  get owner(): string {
    return this.#owner;
  }

  /** True while requests from the leases may be used. */
  isAlive(now: number): boolean {
    return now < this.#aliveUntil;
  }

  /** Writes the used requests to the journal, without those granted without the store. Another node could otherwise count them too. */
  note(ledger: Ledger): void {
    const { record, used } = ledger;
    if (record !== null) this.#journaling((journal) => journal.note(record, Math.min(used, leasedTo(ledger))));
  }

  close(): void {
    this.#journal?.remove();
  }

  /** Settles the leases of expired nodes from their journals. */
  async recover(): Promise<void> {
    const { store, clock, journals } = this.#options;
    const now = clock.now();
    const reserved = journals === undefined ? [] : journalOwners(journals);
    for (const lease of await store.quota.lapsed(now - SKEW_MS)) {
      const calls = this.#useUnder(lease, now);
      if (calls === null) continue;
      await store.quota.settle(lease, { day: utcDayOf(lease.expiredAt - ALIVE_MS), calls: Math.min(calls, lease.granted) });
    }
    await store.quota.forgetOwners();
    if (journals === undefined) return;
    const living = new Set([...(await store.quota.owners()), this.#owner]);
    for (const owner of reserved) if (!living.has(owner)) removeJournal(journals, owner);
  }

  /**
   * Corrects a ledger after a response from the store was lost. If the lease no longer exists, the store has already counted the first
   * `counted` requests, but not later ones.
   */
  async #makeSure(ledger: Ledger, counted: number): Promise<void> {
    const owner = this.#owner;
    const lease = { owner, accountId: ledger.accountId, month: ledger.month.name };
    const state = await this.#options.store.quota.exchange(lease, { used: [], keep: null, want: 0, limit: 0, ownerUntil: null });
    if (owner !== this.#owner) return;
    ledger.unsure = null;
    if (state.granted > 0) return;
    ledger.used -= Math.min(counted, ledger.used);
    ledger.granted = ledger.reported = 0;
    const later = ledger.pastDays.filter(({ calls }) => calls > counted).map(({ day, calls }) => ({ day, calls: calls - counted }));
    ledger.pastDays.splice(0, ledger.pastDays.length, ...later);
    this.#closeRecord(ledger);
  }

  /**
   * Reports used requests to the store and reads its state. After that, the ledger and the store have the same numbers, even if an earlier
   * report was lost.
   */
  async exchange(ledger: Ledger, keep: number | null, more: number): Promise<void> {
    const { store, clock } = this.#options;
    if (ledger.unsure !== null) await this.#makeSure(ledger, ledger.unsure);
    const owner = this.#owner;
    const now = clock.now();
    const { lent } = ledger;
    const want = more + lent;
    if (want > 0) await this.#begin(now);
    const ownerUntil = this.#isDue(now) ? now + ALIVE_MS : null;
    const today = ledger.used > ledger.reported ? [{ day: ledger.day, calls: ledger.used }] : [];
    const lease = { owner, accountId: ledger.accountId, month: ledger.month.name };
    const change = {
      used: [...ledger.pastDays, ...today],
      keep: lent > 0 ? null : keep,
      want,
      limit: Math.min(ledger.limit, MOST_CALLS),
      ownerUntil,
    };
    if (want > 0) this.#journaling((journal) => journal.prepare());
    if (change.keep !== null) ledger.unsure = change.keep;
    const state = await store.quota.exchange(lease, change);
    if (!state.isOwnerAlive && this.#begun !== null && owner === this.#owner) this.#startAnew();
    if (owner !== this.#owner) return;
    if (ownerUntil !== null) this.#aliveUntil = Math.max(this.#aliveUntil, ownerUntil - ALIVE_MARGIN_MS);
    ledger.lent -= lent;
    ledger.isLending = false;
    ledger.unsure = null;
    // Removes days that the store has recorded. If the lease no longer exists, the store cannot record its days.
    while (ledger.pastDays[0] && (state.granted === 0 || ledger.pastDays[0].calls <= state.used)) ledger.pastDays.shift();
    this.#learn(ledger, state, now);
  }

  #learn(ledger: Ledger, { taken, granted, used }: LeaseState, now: number): void {
    ledger.taken = taken;
    ledger.granted = granted;
    ledger.reported = used;
    ledger.reportedAt = now;
    if (granted === 0) {
      ledger.reserved = ledger.used = 0;
      this.#closeRecord(ledger);
    } else {
      ledger.reserved = Math.max(0, granted - ledger.used - ledger.pending);
      this.#openRecord(ledger);
      // Requests may have been used without the store, before the lease had them.
      if (ledger.used > 0) this.note(ledger);
    }
    this.#options.onUse?.(ledger.accountId, balanceOf(ledger));
  }

  #isDue(now: number): boolean {
    return this.#aliveUntil - now < ALIVE_MS - ALIVE_MARGIN_MS - ALIVE_EVERY_MS;
  }

  async stayAlive(now: number): Promise<void> {
    if (this.#begun === null || !this.#isDue(now)) return;
    if (this.#ledgers().every((ledger) => ledger.granted === 0)) return;
    const owner = this.#owner;
    const isAlive = await this.#options.store.quota.keepAlive(owner, now + ALIVE_MS);
    if (owner !== this.#owner) return;
    if (isAlive) this.#aliveUntil = now + ALIVE_MS - ALIVE_MARGIN_MS;
    else this.#startAnew();
  }

  /** Registers the node, once for each of its names. */
  #begin(now: number): Promise<void> {
    this.#begun ??= this.#options.store.quota.begin(this.#owner, now + ALIVE_MS).catch((error: unknown) => {
      this.#begun = null;
      throw error;
    });
    return this.#begun;
  }

  /** Continues under a new name, because another node settles the current leases. */
  #startAnew(): void {
    this.#journal?.close();
    this.#owner = randomUUID();
    this.#journal = this.#newJournal();
    this.#begun = null;
    this.#aliveUntil = 0;
    for (const ledger of this.#ledgers()) {
      // The node that settles the old lease counts at most the number that the store granted. Further used requests are carried over to the
      // new lease.
      const owed = Math.max(0, ledger.used - leasedTo(ledger));
      ledger.used = ledger.lent = owed;
      ledger.granted = ledger.reserved = ledger.pending = ledger.reported = 0;
      ledger.pastDays.length = 0;
      ledger.unsure = null;
      ledger.record = null;
    }
  }

  #useUnder({ owner, accountId, month, used, expiredAt }: LapsedLease, now: number): number | null {
    const { journals } = this.#options;
    const journalled = journals === undefined ? null : journalledUse(journals, owner, accountId, month);
    if (journalled !== null) return Math.max(journalled, used);
    return now - expiredAt >= LOST_MS ? used : null;
  }

  #newJournal(): QuotaJournal | null {
    return this.#options.journals === undefined ? null : new QuotaJournal(this.#options.journals, this.#owner);
  }

  #openRecord(ledger: Ledger): void {
    if (ledger.record !== null) return;
    this.#journaling((journal) => {
      ledger.record = journal.open(ledger.accountId, ledger.month.name);
    });
  }

  #closeRecord(ledger: Ledger): void {
    const { record } = ledger;
    ledger.record = null;
    if (record !== null) this.#journaling((journal) => journal.release(record));
  }

  /**
   * Runs `work`. If the journal cannot be written, the node continues without it, and a crash then loses the unreported requests in its
   * leases.
   */
  #journaling(work: (journal: QuotaJournal) => void): void {
    if (this.#journal === null) return;
    try {
      work(this.#journal);
    } catch (error) {
      this.#journal = null;
      this.#options.onJournalFailure?.(error);
    }
  }
}
