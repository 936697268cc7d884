/**
 * The monthly quota, exact for any number of concurrent requests and nodes.
 *
 * store      reserved by all nodes: ───────── 480 ───────────▶ limit 500     one atomic exchange, never beyond the limit
 * this node  leased: 12 = used 7 + pending 2 + reserved 3
 * a request  moves one from `reserved` to pending, then to used, or back if the answer does not count
 * journal    used 7, in a file that survives the process
 *
 * A lease grows while an account is busy and shrinks to one request near the limit. Unused requests return within two seconds. A node must
 * report that it is alive, or it expires. Another node then settles its leases: requests in its journal were used, and the others return.
 * A node stops handing out requests some time before it expires. If it comes back (after suspension, or when the store is available
 * again), it continues under a new name.
 *
 * While the store refuses writes (the disk is full, or the store is unavailable), each node lends requests up to the known remainder and
 * records them later. Several nodes together may then exceed the limit, by the number of requests that each lends.
 */
import { DAY_MS } from '../../core/period.ts';
import type { Account } from '../../store/ports/accounts.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';
import { type Month, monthOf, utcDayOf } from '../month.ts';
import { Leases, type QuotaOptions } from './leases.ts';
import { type Balance, balanceOf, type Ledger } from './ledger.ts';

const LARGEST_LEASE = 10_000;
/** A lease has at most this fraction of the remaining requests. Near the limit it is therefore a single request. */
const LEASE_SHARE = 25;
/** The number of requests to lend at a time. */
const LENT_AT_ONCE = 100;
const IDLE_MS = 1000;
const REPORT_MS = 5000;
const FORGET_MS = 600_000;
const RECOVER_EVERY_MS = 5000;

export class Quota {
  readonly #options: QuotaOptions;
  readonly #ledgers = new Map<string, Ledger>();
  /** Ledgers of past months that have use to report. */
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

  /** The ledger of an account for the current month. The first call reads the store. */
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

  /** The ledger if it is already open. Does not read the store. */
  peek(account: Account): Ledger | null {
    const now = this.#options.clock.now();
    if (now >= this.#month.endsAt || now < this.#month.startsAt) this.#month = monthOf(now);
    const ledger = this.#ledgers.get(account.id);
    if (!ledger || ledger.month.name !== this.#month.name) return null;
    ledger.limit = this.#options.limitOf(account);
    ledger.openedAt = now;
    return ledger;
  }

  /** Takes a request from the lease. False does not mean that the quota is used up. */
  takeStored(ledger: Ledger): boolean {
    if (ledger.reserved < 1) return false;
    const now = this.#options.clock.now();
    // While the store refuses writes, no other node can settle this one's leases.
    if (!this.#leases.isAlive(now) && !ledger.isLending) return false;
    ledger.reserved -= 1;
    ledger.pending += 1;
    ledger.usedAt = now;
    return true;
  }

  /** Takes a request. Returns false if the quota is used up. Each request must then be counted or refunded. */
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

  /** Counts an answered request, before the answer is sent. */
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

  /** Returns a request whose answer does not count. */
  refund(ledger: Ledger): void {
    if (ledger.pending < 1) return;
    ledger.pending -= 1;
    ledger.reserved += 1;
  }

  /** The balance, including recent use on other nodes if the store is available. */
  async freshBalance(account: Account): Promise<Balance> {
    const ledger = await this.open(account);
    while (ledger.busy) await ledger.busy;
    await this.#converse(ledger, () => this.#look(ledger)).catch((error: unknown) => this.#lend(ledger, error));
    return balanceOf(ledger);
  }

  /** Called every second. Renews this node's lease, reports use, returns idle requests and settles the leases of dead nodes. */
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

  /** Reports use and returns all reserved requests. Callers must not take requests afterwards. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const ledger of this.#all()) {
      while (ledger.busy) await ledger.busy;
      // Requests without an answer do not count.
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

  /** Allows one exchange with the store at a time for each ledger. Other callers wait for its result. */
  #converse(ledger: Ledger, work: () => Promise<boolean>): Promise<boolean> {
    ledger.busy = work().finally(() => {
      ledger.busy = null;
    });
    return ledger.busy;
  }

  /** Leases requests according to the account's pace, at least one for each waiting caller. Returns true if none are left. */
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

  /** Lends requests if the store fails. Returns true if, as far as we know, the quota is used up. */
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

  /** Reports use, and reads how many requests all nodes have taken. */
  async #look(ledger: Ledger): Promise<boolean> {
    await this.#leases.exchange(ledger, null, 0);
    return false;
  }

  /** Returns requests to the store, except used and pending ones. */
  async #giveBack(ledger: Ledger): Promise<boolean> {
    // The store's answer shows whether the requests still belong to this node.
    ledger.reserved = 0;
    await this.#leases.exchange(ledger, ledger.used + ledger.pending, 0);
    return false;
  }

  /** The name of the current day, computed once a day. */
  #today(now: number): string {
    if (now >= this.#dayEndsAt || now < this.#dayEndsAt - DAY_MS) {
      this.#day = utcDayOf(now);
      this.#dayEndsAt = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
    }
    return this.#day;
  }
}
