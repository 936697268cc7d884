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
import { DAY_MS } from '../../core/period.ts';
import type { Account } from '../../store/ports/accounts.ts';
import { storeErrorOf } from '../../store/store-fault.ts';
import { type Month, monthOf, utcDayOf } from '../month.ts';
import { Leases, type QuotaOptions } from './leases.ts';
import { type Balance, balanceOf, type Ledger } from './ledger.ts';

const LARGEST_LEASE = 10_000;
/** A lease is at most this part of what is left, so that near the limit every lease is a single call. */
const LEASE_SHARE = 25;
/** So many calls are lent at a time. */
const LENT_AT_ONCE = 100;
const IDLE_MS = 1000;
const REPORT_MS = 5000;
const FORGET_MS = 600_000;
const RECOVER_EVERY_MS = 5000;

export class Quota {
  readonly #options: QuotaOptions;
  readonly #ledgers = new Map<string, Ledger>();
  /** Ledgers of past months with use to report. */
  readonly #past = new Set<Ledger>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #leases: Leases;
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
    this.#leases = new Leases(options, () => this.#all());
    this.#sweeper = setInterval(() => void this.sweep(), IDLE_MS).unref();
  }

  /** The ledger of an account for the month that it is now; queries the store the first time. */
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

  /** The ledger if it is open already, without a query to the store. */
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
    if (!this.#leases.isAlive(now) && !ledger.isLending) return false;
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
    this.#leases.note(ledger);
  }

  /** Gives back a call whose answer does not count. */
  refund(ledger: Ledger): void {
    if (ledger.pending < 1) return;
    ledger.pending -= 1;
    ledger.reserved += 1;
  }

  /** The balance with what other nodes took since this one last asked, as far as the store takes anything. */
  async freshBalance(account: Account): Promise<Balance> {
    const ledger = await this.open(account);
    while (ledger.busy) await ledger.busy;
    await this.#converse(ledger, () => this.#look(ledger)).catch((error: unknown) => this.#lend(ledger, error));
    return balanceOf(ledger);
  }

  /** Every second: renews this node's lease, reports use, returns idle calls, and settles the leases of dead nodes. */
  async sweep(): Promise<void> {
    const now = this.#options.clock.now();
    const work = this.#all().map((ledger) => this.#tend(ledger, now));
    await Promise.allSettled(work);
    await this.#leases.stayAlive(now).catch(() => {});
    if (now - this.#recoveredAt >= RECOVER_EVERY_MS) await this.recover().catch(() => {});
  }

  /** Settles the leases of nodes that have not been heard of, as their journals say. */
  async recover(): Promise<void> {
    this.#recoveredAt = this.#options.clock.now();
    await this.#leases.recover();
  }

  balance(ledger: Ledger): Balance {
    return balanceOf(ledger);
  }

  /** Reports use and returns all reserved calls. No call may be taken afterwards. */
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
    this.#leases.close();
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
    const { owner } = this.#leases;
    const now = this.#options.clock.now();
    const lasted = now - ledger.leasedAt;
    ledger.leaseSize = lasted < IDLE_MS ? Math.min(ledger.leaseSize * 2, LARGEST_LEASE) : Math.ceil((ledger.leaseSize * IDLE_MS) / lasted);
    ledger.leasedAt = now;
    const share = Math.floor((ledger.limit - ledger.taken) / LEASE_SHARE);
    await this.#leases.exchange(ledger, null, Math.max(ledger.waiting, Math.min(ledger.leaseSize, share)));
    ledger.usedAt = this.#options.clock.now();
    return ledger.reserved === 0 && owner === this.#leases.owner;
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

  /** The last report to the store. */
  async #settle(ledger: Ledger): Promise<boolean> {
    if (ledger.lent > 0) await this.#leases.exchange(ledger, null, 0);
    await this.#leases.exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** Reports use and reads how many calls all nodes have taken. */
  async #look(ledger: Ledger): Promise<boolean> {
    await this.#leases.exchange(ledger, null, 0);
    return false;
  }

  /** Keeps the calls that are used or pending. */
  async #giveBack(ledger: Ledger): Promise<boolean> {
    // Whether they are still this node's is known only once the store has answered.
    ledger.reserved = 0;
    await this.#leases.exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
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
