/**
 * The monthly quota, which is exact for any number of concurrent requests and nodes.
 *
 * store      reserved by all nodes: ───────── 480 ───────────▶ limit 500     one atomic exchange, never beyond the limit
 * this node  leased: 12 = used 7 + pending 2 + reserved 3
 * a request  moves one from `reserved` to pending, then to used, or back if the response does not count
 * journal    used 7, in a file that survives the process
 *
 * While the last request of a month is pending, other callers get 429. If its response does not count, the next caller gets the request.
 *
 * A lease grows while an account is busy and shrinks to one request near the limit. Unused requests are returned within two seconds. A node
 * expires unless it reports that it is alive. Another node then settles its leases: requests in its journal were used, and the others are
 * returned to the account. A node stops granting requests some time before it expires. If it resumes (after suspension, or when the store
 * is available again), it continues under a new name.
 *
 * While the store refuses writes (the disk is full, or the store is unavailable), each node grants requests up to the last known remainder.
 * It reports them to the store later. Several nodes together may then exceed the limit by the number of requests that each grants.
 */
import { DAY_MS } from '../../core/period.ts';
import type { Account } from '../../store/ports/accounts.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';
import { type Month, monthOf, utcDayOf } from '../month.ts';
import { Leases, type QuotaOptions } from './leases.ts';
import { type Balance, balanceOf, type Ledger } from './ledger.ts';

const LARGEST_LEASE = 10_000;
/** A lease grows by at most the remaining requests divided by this number, so near the limit it grows by single requests. */
const LEASE_SHARE = 25;
/** The number of requests that are granted at a time while the store refuses writes. */
const LENT_AT_ONCE = 100;
const IDLE_MS = 1000;
const REPORT_MS = 5000;
const FORGET_MS = 600_000;
const RECOVER_EVERY_MS = 5000;

export class Quota {
  readonly #options: QuotaOptions;
  readonly #ledgers = new Map<string, Ledger>();
  /** Ledgers of past months with unreported use. */
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

  /** Returns the ledger of an account for the current month. The first call for an account reads the store. */
  async open(account: Account): Promise<Ledger> {
    const known = this.peek(account);
    if (known) return known;
    const month = this.#month;
    const taken = await this.#options.store.quota.taken(account.id, month.name);
    const opened = this.peek(account);
    if (opened) return opened;
    const now = this.#options.clock.now();
    const ledger: Ledger = {
      accountId: account.id,
      month,
      limit: this.#options.limitOf(account),
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
      leaseSize: 1,
      leasedAt: 0,
      usedAt: now,
      openedAt: now,
      record: null,
      busy: null,
    };
    const past = this.#ledgers.get(account.id);
    if (past) this.#past.add(past);
    this.#ledgers.set(account.id, ledger);
    return ledger;
  }

  /** Returns the ledger if it is already open, otherwise null. Does not read the store. */
  peek(account: Account): Ledger | null {
    const now = this.#options.clock.now();
    if (now >= this.#month.endsAt || now < this.#month.startsAt) this.#month = monthOf(now);
    const ledger = this.#ledgers.get(account.id);
    if (!ledger || ledger.month.name !== this.#month.name) return null;
    ledger.limit = this.#options.limitOf(account);
    ledger.openedAt = now;
    return ledger;
  }

  /** Takes a request from the lease. Returns false if the lease has no free request. The quota may still have some. */
  takeStored(ledger: Ledger): boolean {
    if (ledger.reserved < 1) return false;
    const now = this.#options.clock.now();
    // While the store refuses writes, no other node can settle this node's leases, so they can still be used after they expire.
    if (!this.#leases.isAlive(now) && !ledger.isLending) return false;
    ledger.reserved -= 1;
    ledger.pending += 1;
    ledger.usedAt = now;
    return true;
  }

  /** Takes a request. Returns false if the quota is used up. The caller must then call `count` or `refund` for each request. */
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

  /** Counts a request. Must run before its response is sent. */
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

  /** Returns a request to the lease, because its response does not count. */
  refund(ledger: Ledger): void {
    if (ledger.pending < 1) return;
    ledger.pending -= 1;
    ledger.reserved += 1;
  }

  /** Returns the balance. If the store is available, it includes recent use on other nodes. */
  async freshBalance(account: Account): Promise<Balance> {
    const ledger = await this.open(account);
    while (ledger.busy) await ledger.busy;
    await this.#converse(ledger, () => this.#look(ledger)).catch((error: unknown) => this.#lend(ledger, error));
    return balanceOf(ledger);
  }

  /**
   * Renews this node's registration, reports use, returns idle requests, and settles the leases of nodes that have ended. Called every
   * second.
   */
  async sweep(): Promise<void> {
    const now = this.#options.clock.now();
    const work = this.#all().map((ledger) => this.#tend(ledger, now));
    await Promise.allSettled(work);
    await this.#leases.stayAlive(now).catch(() => {});
    if (now - this.#recoveredAt >= RECOVER_EVERY_MS) await this.recover().catch(() => {});
  }

  /** Settles leases of expired nodes from their journals. */
  async recover(): Promise<void> {
    this.#recoveredAt = this.#options.clock.now();
    await this.#leases.recover();
  }

  balance(ledger: Ledger): Balance {
    return balanceOf(ledger);
  }

  /** Reports use and returns all reserved requests. After this, no requests may be taken. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const ledger of this.#all()) {
      while (ledger.busy) await ledger.busy;
      // Requests that were not served do not count.
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

  /** Starts an exchange with the store for a ledger. If one is already running, waits for its result instead. */
  #converse(ledger: Ledger, work: () => Promise<boolean>): Promise<boolean> {
    ledger.busy = work().finally(() => {
      ledger.busy = null;
    });
    return ledger.busy;
  }

  /**
   * Reserves more requests, in a number that depends on the account's pace and is at least one for each waiting caller. Returns true if the
   * quota is used up.
   */
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

  /** Grants requests because the store fails. Returns true if the quota was used up when this node last read it. */
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

  /** Makes the last report to the store. */
  async #settle(ledger: Ledger): Promise<boolean> {
    if (ledger.lent > 0) await this.#leases.exchange(ledger, null, 0);
    await this.#leases.exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** Reports use, and reads the number of requests that all nodes have reserved. */
  async #look(ledger: Ledger): Promise<boolean> {
    await this.#leases.exchange(ledger, null, 0);
    return false;
  }

  /** Returns the free requests to the store. Used and pending requests stay in the lease. */
  async #giveBack(ledger: Ledger): Promise<boolean> {
    // These requests must not be used until the store has responded, because this node may no longer have them.
    ledger.reserved = 0;
    await this.#leases.exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** Returns the current day in UTC, such as `2026-11-21`. Calculated once a day. */
  #today(now: number): string {
    if (now >= this.#dayEndsAt || now < this.#dayEndsAt - DAY_MS) {
      this.#day = utcDayOf(now);
      this.#dayEndsAt = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
    }
    return this.#day;
  }
}
