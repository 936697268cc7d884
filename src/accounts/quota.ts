/**
 * The monthly quota, exact over any number of concurrent calls and nodes.
 *
 *   store      taken by all nodes: ──────────── 480 ───────────▶ limit 500     one atomic statement, never beyond the limit
 *   this node  leased from it and not yet used:  held 3
 *   a call     takes one of `held`; when there is none, leases some more; gives it back when the answer does not count
 *
 * A lease grows while an account is busy and shrinks to one call near the limit. What a node holds without using it goes back within
 * two seconds, so that no call is lost that the account did not get.
 */
import type { Clock } from '../core/clock.ts';
import type { Account, AccountStore } from '../store/port.ts';
import { type Month, monthOf } from './month.ts';

export type QuotaStore = Pick<AccountStore, 'takeQuota' | 'returnQuota' | 'quotaTaken'>;

export interface Balance {
  readonly month: string;
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
  held: number;
  /** Calls taken from the store by all nodes, leases included, when the store was last asked. */
  taken: number;
  /** Calls waiting for the lease under way. */
  waiting: number;
  leaseSize: number;
  leasedAt: number;
  usedAt: number;
  /** The conversation with the store under way: a lease, or what is held going back. Only one at a time. */
  busy: Promise<number> | null;
}

const LARGEST_LEASE = 10_000;
/** A lease is at most this part of what is left, so that near the limit every lease is a single call. */
const LEASE_SHARE = 25;
const IDLE_MS = 1000;
const FORGET_MS = 600_000;

export class Quota {
  readonly #store: QuotaStore;
  readonly #clock: Clock;
  readonly #limitOf: (tier: string) => number;
  readonly #ledgers = new Map<string, Ledger>();
  readonly #sweeper: NodeJS.Timeout;
  #month: Month;

  constructor(options: { store: QuotaStore; clock: Clock; limitOf: (tier: string) => number }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#limitOf = options.limitOf;
    this.#month = monthOf(options.clock.now());
    this.#sweeper = setInterval(() => void this.returnIdle(), IDLE_MS).unref();
  }

  /** The ledger of an account for the month that it is now; asks the store the first time. */
  async open(account: Account): Promise<Ledger> {
    const known = this.peek(account);
    if (known) return known;
    const month = this.#month;
    const taken = await this.#store.quotaTaken(account.id, month.name);
    const opened = this.peek(account);
    if (opened) return opened;
    const ledger: Ledger = {
      accountId: account.id,
      month,
      limit: this.#limitOf(account.tier),
      held: 0,
      taken,
      waiting: 0,
      leaseSize: 1,
      leasedAt: 0,
      usedAt: this.#clock.now(),
      busy: null,
    };
    this.#ledgers.set(account.id, ledger);
    return ledger;
  }

  /** The ledger if it is open already, without asking the store. */
  peek(account: Account): Ledger | null {
    const now = this.#clock.now();
    if (now >= this.#month.endsAt || now < this.#month.startsAt) this.#month = monthOf(now);
    const ledger = this.#ledgers.get(account.id);
    if (!ledger || ledger.month.name !== this.#month.name) return null;
    ledger.limit = this.#limitOf(account.tier);
    return ledger;
  }

  /** Takes one of the calls that this node holds already; false says nothing about the quota. */
  takeHeld(ledger: Ledger): boolean {
    if (ledger.held < 1) return false;
    ledger.held -= 1;
    ledger.usedAt = this.#clock.now();
    return true;
  }

  /** Takes one call; false when the month's quota is used up. */
  async take(ledger: Ledger): Promise<boolean> {
    ledger.waiting += 1;
    try {
      while (!this.takeHeld(ledger)) {
        const granted = await (ledger.busy ?? this.#converse(ledger, this.#lease(ledger)));
        if (granted === 0 && ledger.held === 0) return false;
      }
      return true;
    } finally {
      ledger.waiting -= 1;
    }
  }

  /** Gives back a call whose answer does not count. */
  refund(ledger: Ledger): void {
    ledger.held += 1;
  }

  balance(ledger: Ledger): Balance {
    const used = ledger.taken - ledger.held;
    return {
      month: ledger.month.name,
      limit: ledger.limit,
      used,
      remaining: Math.max(0, ledger.limit - used),
      resetsAt: ledger.month.endsAt,
      windowSeconds: (ledger.month.endsAt - ledger.month.startsAt) / 1000,
    };
  }

  /** The balance with what other nodes took since this one last asked. */
  async freshBalance(account: Account): Promise<Balance> {
    const ledger = await this.open(account);
    while (ledger.busy) await ledger.busy;
    await this.#converse(ledger, this.#look(ledger));
    return this.balance(ledger);
  }

  /** Gives the store what was held for a second without being used, and forgets accounts that have gone quiet. */
  async returnIdle(): Promise<void> {
    const now = this.#clock.now();
    const returns: Promise<unknown>[] = [];
    for (const [id, ledger] of this.#ledgers) {
      const idle = now - ledger.usedAt;
      if (ledger.busy || ledger.waiting > 0 || idle < IDLE_MS) continue;
      if (ledger.held > 0) returns.push(this.#converse(ledger, this.#giveBack(ledger)));
      else if (idle >= FORGET_MS || now >= ledger.month.endsAt) this.#ledgers.delete(id);
    }
    await Promise.allSettled(returns);
  }

  /** Gives back everything that is held. No call may be taken afterwards. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const ledger of this.#ledgers.values()) {
      while (ledger.busy) await ledger.busy;
      if (ledger.held > 0) await this.#giveBack(ledger);
    }
    this.#ledgers.clear();
  }

  /** One conversation with the store at a time for each ledger; those that come meanwhile wait for its outcome. */
  #converse(ledger: Ledger, work: Promise<number>): Promise<number> {
    ledger.busy = work.finally(() => {
      ledger.busy = null;
    });
    return ledger.busy;
  }

  /** Leases as many calls as the pace of the account deserves, at least one for each that waits; returns how many were granted. */
  async #lease(ledger: Ledger): Promise<number> {
    const now = this.#clock.now();
    ledger.leaseSize = now - ledger.leasedAt < IDLE_MS ? Math.min(ledger.leaseSize * 2, LARGEST_LEASE) : 1;
    ledger.leasedAt = now;
    const share = Math.floor((ledger.limit - ledger.taken) / LEASE_SHARE);
    const want = Math.max(ledger.waiting, Math.min(ledger.leaseSize, share));
    const granted = await this.#store.takeQuota(ledger.accountId, ledger.month.name, want, ledger.limit);
    ledger.held += granted;
    ledger.taken += granted;
    ledger.usedAt = this.#clock.now();
    await this.#look(ledger);
    return granted;
  }

  /** Learns what all nodes have taken. */
  async #look(ledger: Ledger): Promise<number> {
    ledger.taken = await this.#store.quotaTaken(ledger.accountId, ledger.month.name);
    return ledger.held;
  }

  async #giveBack(ledger: Ledger): Promise<number> {
    const unused = ledger.held;
    ledger.held = 0;
    ledger.taken -= unused;
    try {
      await this.#store.returnQuota(ledger.accountId, ledger.month.name, unused);
    } catch (error) {
      // The store did not hear of it: the calls are still ours, to use or to return later.
      ledger.held += unused;
      ledger.taken += unused;
      throw error;
    }
    return unused;
  }
}
