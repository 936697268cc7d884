/**
 * The monthly quota, exact over any number of concurrent calls and nodes.
 *
 *   store      taken by all nodes: ──────────── 480 ───────────▶ limit 500     one atomic exchange, never beyond the limit
 *   this node  leased: 12 = used 7 + pending 2 + reserved 3
 *   a call     takes one of `reserved`, which is then pending; with the answer it is used, or reserved again where the answer does not count
 *   journal    used 7, in a file that outlives the process
 *
 * A lease grows while an account is busy and shrinks to one call near the limit. What a node holds without using it goes back within
 * two seconds. A node lives as long as it says so to the store; one that does not is given up and its leases are settled by another: what
 * its journal says was used is used, the rest goes back. It stops handing out calls some time before; should it come back (it was
 * suspended, or the store was away), it goes on under a new name.
 *
 * While the store takes nothing (its disk is full, it is away), calls are lent: handed out up to what is left as far as this node knows, and
 * told as soon as the store takes them. Several nodes may then give more than the limit together, by what each lends without the others.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/period.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import type { LapsedLease, LeaseState } from '../store/ports/quota.ts';
import { storeErrorOf } from '../store/store-fault.ts';
import { type Month, monthOf, utcDayOf } from './month.ts';
import { type JournalRecord, journalledUse, journalOwners, QuotaJournal, removeJournal } from './quota-journal.ts';

export interface QuotaOptions {
  readonly store: Pick<AccountStore, 'quota'>;
  readonly clock: Clock;
  /** Calls a month; infinity for an account without a limit. */
  readonly limitOf: (account: Account) => number;
  /** Folder of the journals, shared by the processes that share the store where that is possible; without it a crash costs its leases. */
  readonly journals?: string;
  /** Told what an account has used whenever the store was told. */
  readonly onUse?: (accountId: string, balance: Balance) => void;
  /** Told when the journal cannot be written; calls go on. */
  readonly onJournalFailure?: (error: unknown) => void;
  /** Told when calls begin to be lent, with what keeps the store from taking them. */
  readonly onStoreFailure?: (error: unknown) => void;
}

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

const LARGEST_LEASE = 10_000;
/** What the stores count up to; an account without a limit would have to make 700 calls a second all month to get there. */
const MOST_CALLS = 2_000_000_000;
/** A lease is at most this part of what is left, so that near the limit every lease is a single call. */
const LEASE_SHARE = 25;
/** So many calls are lent at a time. */
const LENT_AT_ONCE = 100;
const IDLE_MS = 1000;
const REPORT_MS = 5000;
const FORGET_MS = 600_000;
/** A node says this often that it lives, and is believed for so long; it stops using what it leased a while before that. */
const ALIVE_EVERY_MS = 3000;
const ALIVE_MS = 12_000;
const ALIVE_MARGIN_MS = 4000;
/** Clocks of nodes may differ by so much. */
const SKEW_MS = 3000;
const RECOVER_EVERY_MS = 5000;
/** After this long a node without a journal in reach is taken to be gone with its disk, and its own last report is believed. */
const LOST_MS = 3_600_000;

export class Quota {
  readonly #options: QuotaOptions;
  readonly #ledgers = new Map<string, Ledger>();
  /** Ledgers of months gone by that still have something to tell. */
  readonly #past = new Set<Ledger>();
  readonly #sweeper: NodeJS.Timeout;
  #owner = randomUUID();
  #journal: QuotaJournal | null;
  /** Resolves when the store knows of this owner; null before the first lease. */
  #begun: Promise<void> | null = null;
  /** Until when calls may be handed out under its leases. */
  #aliveUntil = 0;
  #recoveredAt: number;
  #month: Month;
  #day: string;
  #dayEndsAt = 0;

  constructor(options: QuotaOptions) {
    this.#options = options;
    const now = options.clock.now();
    this.#month = monthOf(now);
    this.#day = this.#today(now);
    this.#recoveredAt = now;
    this.#journal = this.#newJournal();
    this.#sweeper = setInterval(() => void this.sweep(), IDLE_MS).unref();
  }

  /** The ledger of an account for the month that it is now; asks the store the first time. */
  async open(account: Account): Promise<Ledger> {
    const known = this.peek(account);
    if (known) return known;
    const month = this.#month;
    const taken = await this.#options.store.quota.taken(account.id, month.name);
    const opened = this.peek(account);
    if (opened) return opened;
    const now = this.#options.clock.now();
    const ledger: Ledger = {
      ...{ accountId: account.id, month, limit: this.#options.limitOf(account) },
      ...{
        granted: 0,
        reserved: 0,
        pending: 0,
        used: 0,
        lent: 0,
        isLending: false,
        unsure: null,
        reported: 0,
        reportedAt: now,
        pastDays: [],
        day: this.#today(now),
        taken,
        waiting: 0,
      },
      ...{ leaseSize: 1, leasedAt: 0, usedAt: now, openedAt: now, record: null, busy: null },
    };
    const past = this.#ledgers.get(account.id);
    if (past) this.#past.add(past);
    this.#ledgers.set(account.id, ledger);
    return ledger;
  }

  /** The ledger if it is open already, without asking the store. */
  peek(account: Account): Ledger | null {
    const now = this.#options.clock.now();
    if (now >= this.#month.endsAt || now < this.#month.startsAt) this.#month = monthOf(now);
    const ledger = this.#ledgers.get(account.id);
    if (!ledger || ledger.month.name !== this.#month.name) return null;
    ledger.limit = this.#options.limitOf(account);
    ledger.openedAt = now;
    return ledger;
  }

  /** Takes one of the calls that this node holds already; false says nothing about the quota. */
  takeStored(ledger: Ledger): boolean {
    if (ledger.reserved < 1) return false;
    const now = this.#options.clock.now();
    // While the store takes nothing, no other node can settle what this one holds.
    if (now >= this.#aliveUntil && !ledger.isLending) return false;
    ledger.reserved -= 1;
    ledger.pending += 1;
    ledger.usedAt = now;
    return true;
  }

  /** Takes one call; false when the month's quota is used up. Each call that is taken has to be counted or refunded. */
  async take(ledger: Ledger): Promise<boolean> {
    ledger.waiting += 1;
    try {
      while (!this.takeStored(ledger)) {
        const usedUp = await (ledger.busy ?? this.#converse(ledger, () => this.#lease(ledger))).catch((error: unknown) =>
          this.#lend(ledger, error),
        );
        if (usedUp && ledger.reserved === 0) return false;
      }
      return true;
    } finally {
      ledger.waiting -= 1;
    }
  }

  /** A call was answered: from here on it is used, come what may. Before the answer goes out. */
  count(ledger: Ledger): void {
    if (ledger.pending < 1) return;
    const day = this.#today(this.#options.clock.now());
    if (day !== ledger.day) {
      ledger.pastDays.push({ day: ledger.day, calls: ledger.used });
      ledger.day = day;
    }
    ledger.pending -= 1;
    ledger.used += 1;
    const { record, used } = ledger;
    if (record !== null) this.#journaling((journal) => journal.note(record, used));
  }

  /** Gives back a call whose answer does not count. */
  refund(ledger: Ledger): void {
    if (ledger.pending < 1) return;
    ledger.pending -= 1;
    ledger.reserved += 1;
  }

  balance(ledger: Ledger): Balance {
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

  /** The balance with what other nodes took since this one last asked, as far as the store takes anything. */
  async freshBalance(account: Account): Promise<Balance> {
    const ledger = await this.open(account);
    while (ledger.busy) await ledger.busy;
    await this.#converse(ledger, () => this.#look(ledger)).catch((error: unknown) => this.#lend(ledger, error));
    return this.balance(ledger);
  }

  /** Every second: says that this node lives, tells what was used, gives back what lies idle, and settles what dead nodes reserved. */
  async sweep(): Promise<void> {
    const now = this.#options.clock.now();
    const work = this.#all().map((ledger) => this.#tend(ledger, now));
    await Promise.allSettled(work);
    await this.#stayAlive(now).catch(() => {});
    if (now - this.#recoveredAt >= RECOVER_EVERY_MS) await this.recover().catch(() => {});
  }

  /** Settles the leases of nodes that have not been heard of, as their journals say. */
  async recover(): Promise<void> {
    const { store, clock, journals } = this.#options;
    const now = clock.now();
    this.#recoveredAt = now;
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

  /** Tells what was used and gives back everything that is reserved. No call may be taken afterwards. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const ledger of this.#all()) {
      while (ledger.busy) await ledger.busy;
      // What nobody answered was not given.
      ledger.pending = 0;
      if (ledger.granted === 0 && ledger.lent === 0) continue;
      await this.#converse(ledger, () => this.#settle(ledger)).catch((error: unknown) => this.#options.onStoreFailure?.(error));
    }
    this.#ledgers.clear();
    this.#past.clear();
    this.#journal?.remove();
  }

  #all(): readonly Ledger[] {
    return [...this.#ledgers.values(), ...this.#past];
  }

  async #tend(ledger: Ledger, now: number): Promise<void> {
    if (ledger.busy || ledger.waiting > 0) return;
    const idle = now - ledger.usedAt;
    const unreported = ledger.used > ledger.reported;
    if (ledger.lent > 0) await this.#converse(ledger, () => this.#look(ledger));
    else if (idle >= IDLE_MS && (ledger.reserved > 0 || unreported || (ledger.granted > 0 && ledger.pending === 0))) {
      await this.#converse(ledger, () => this.#giveBack(ledger));
    } else if (unreported && now - ledger.reportedAt >= REPORT_MS) {
      await this.#converse(ledger, () => this.#look(ledger));
    } else if (ledger.granted === 0 && !unreported) {
      this.#past.delete(ledger);
      if (Math.min(idle, now - ledger.openedAt) >= FORGET_MS && this.#ledgers.get(ledger.accountId) === ledger)
        this.#ledgers.delete(ledger.accountId);
    }
  }

  /** One conversation with the store at a time for each ledger; those that come meanwhile wait for its outcome. */
  #converse(ledger: Ledger, work: () => Promise<boolean>): Promise<boolean> {
    ledger.busy = work().finally(() => {
      ledger.busy = null;
    });
    return ledger.busy;
  }

  /** Leases as many calls as the pace of the account deserves, at least one for each that waits. True when there are none left. */
  async #lease(ledger: Ledger): Promise<boolean> {
    const owner = this.#owner;
    const now = this.#options.clock.now();
    const lasted = now - ledger.leasedAt;
    ledger.leaseSize = lasted < IDLE_MS ? Math.min(ledger.leaseSize * 2, LARGEST_LEASE) : Math.ceil((ledger.leaseSize * IDLE_MS) / lasted);
    ledger.leasedAt = now;
    const share = Math.floor((ledger.limit - ledger.taken) / LEASE_SHARE);
    await this.#exchange(ledger, null, Math.max(ledger.waiting, Math.min(ledger.leaseSize, share)));
    ledger.usedAt = this.#options.clock.now();
    return ledger.reserved === 0 && owner === this.#owner;
  }

  /** Hands calls out that the store has not granted, where it is the store that fails. True when none are left as far as is known. */
  #lend(ledger: Ledger, error: unknown): boolean {
    if (storeErrorOf(error) === null) throw error;
    if (!ledger.isLending) this.#options.onStoreFailure?.(error);
    ledger.isLending = true;
    if (ledger.reserved > 0) return false;
    const calls = Math.max(0, Math.min(ledger.limit - ledger.taken - ledger.lent, LENT_AT_ONCE));
    ledger.lent += calls;
    ledger.reserved += calls;
    return calls === 0;
  }

  /** Tells the store all of it, for the last time. */
  async #settle(ledger: Ledger): Promise<boolean> {
    if (ledger.lent > 0) await this.#exchange(ledger, null, 0);
    await this.#exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** Tells what was used and learns what all nodes have taken. */
  async #look(ledger: Ledger): Promise<boolean> {
    await this.#exchange(ledger, null, 0);
    return false;
  }

  /** Keeps the calls that are used or pending. */
  async #giveBack(ledger: Ledger): Promise<boolean> {
    // Whether they are still this node's is known only once the store has answered.
    ledger.reserved = 0;
    await this.#exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** A lease that is gone has counted what was used until it was cut back. What was lent since is still to be counted. */
  async #makeSure(ledger: Ledger, counted: number): Promise<void> {
    const owner = this.#owner;
    const lease = { owner, accountId: ledger.accountId, month: ledger.month.name };
    const state = await this.#options.store.quota.exchange(lease, { used: [], keep: null, want: 0, limit: 0, ownerUntil: null });
    if (owner !== this.#owner) return;
    ledger.unsure = null;
    if (state.granted > 0) return;
    ledger.used -= counted;
    ledger.granted = ledger.reported = 0;
    const later = ledger.pastDays.filter(({ calls }) => calls > counted).map(({ day, calls }) => ({ day, calls: calls - counted }));
    ledger.pastDays.splice(0, ledger.pastDays.length, ...later);
    this.#closeRecord(ledger);
  }

  /** Tells the store what was used and learns what it knows. Whatever was lost on the way before, the numbers agree afterwards. */
  async #exchange(ledger: Ledger, keep: number | null, more: number): Promise<void> {
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
    if (change.keep !== null) ledger.unsure = ledger.used;
    const state = await store.quota.exchange(lease, change);
    // The owner may have been given up, and with it all that this was about.
    if (!state.isOwnerAlive && this.#begun !== null && owner === this.#owner) this.#startAnew();
    if (owner !== this.#owner) return;
    if (ownerUntil !== null) this.#aliveUntil = Math.max(this.#aliveUntil, ownerUntil - ALIVE_MARGIN_MS);
    ledger.lent -= lent;
    ledger.isLending = false;
    ledger.unsure = null;
    // Where there was no lease yet, the store could not note under it what was used.
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
    }
    this.#options.onUse?.(ledger.accountId, this.balance(ledger));
  }

  #isDue(now: number): boolean {
    return this.#aliveUntil - now < ALIVE_MS - ALIVE_MARGIN_MS - ALIVE_EVERY_MS;
  }

  async #stayAlive(now: number): Promise<void> {
    if (this.#begun === null || !this.#isDue(now)) return;
    if (this.#all().every((ledger) => ledger.granted === 0)) return;
    const owner = this.#owner;
    const isAlive = await this.#options.store.quota.keepAlive(owner, now + ALIVE_MS);
    if (owner !== this.#owner) return;
    if (isAlive) this.#aliveUntil = now + ALIVE_MS - ALIVE_MARGIN_MS;
    else this.#startAnew();
  }

  /** Tells the store of this owner, once. */
  #begin(now: number): Promise<void> {
    this.#begun ??= this.#options.store.quota.begin(this.#owner, now + ALIVE_MS).catch((error: unknown) => {
      this.#begun = null;
      throw error;
    });
    return this.#begun;
  }

  /** Leaves the leases to whoever settles them, and goes on under a new name. */
  #startAnew(): void {
    this.#journal?.close();
    this.#owner = randomUUID();
    this.#journal = this.#newJournal();
    this.#begun = null;
    this.#aliveUntil = 0;
    for (const ledger of this.#all()) {
      // What was used beyond what the store had granted is settled by nobody else.
      const owed = Math.max(0, ledger.used - ledger.granted);
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
      const record = journal.open(ledger.accountId, ledger.month.name);
      ledger.record = record;
      // What was lent was used before there was a lease.
      if (ledger.used > 0) journal.note(record, ledger.used);
    });
  }

  #closeRecord(ledger: Ledger): void {
    const { record } = ledger;
    ledger.record = null;
    if (record !== null) this.#journaling((journal) => journal.release(record));
  }

  /** Without its journal a node goes on; only, should it crash, what it reserved is lost. */
  #journaling(work: (journal: QuotaJournal) => void): void {
    if (this.#journal === null) return;
    try {
      work(this.#journal);
    } catch (error) {
      this.#journal = null;
      this.#options.onJournalFailure?.(error);
    }
  }

  /** The name of the day, made once a day. */
  #today(now: number): string {
    if (now >= this.#dayEndsAt || now < this.#dayEndsAt - DAY_MS) {
      this.#day = utcDayOf(now);
      this.#dayEndsAt = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
    }
    return this.#day;
  }
}
