/**
 * Delivers webhooks. It queues events for subscribers, and attempts deliveries that are due. Several nodes can do this, but each
 * subscription is leased to one node at a time. If that node stops, another node continues.
 */
import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/period.ts';
import { causeOf, traceHeaders, traceNamed, withinTrace } from '../core/trace.ts';
import type { StoredEvent } from '../store/ports/events.ts';
import type { Store } from '../store/ports/port.ts';
import type { ClaimedDelivery, Fanning, Subscription } from '../store/ports/webhooks.ts';
import { type DatasetOfSeries, isWanted } from './filter.ts';
import { messageOf, newId } from './message.ts';
import { PATIENCE, settlementOf } from './retry-plan.ts';
import type { Outcome, Sender } from './sender.ts';
import { signedHeaders } from './signature.ts';

/** Returns the valid signing secrets of an account (`whsec_…`), latest first. Creates the first secret if necessary. */
interface SigningSecrets {
  signingSecrets(accountId: string): Promise<readonly string[]>;
}

interface DispatcherLog {
  error(facts: object, message: string): void;
}

export interface DispatcherOptions {
  readonly store: Pick<Store, 'events' | 'webhooks'>;
  readonly clock: Clock;
  readonly secrets: SigningSecrets;
  readonly sender: Pick<Sender, 'send' | 'close'>;
  readonly datasetOfSeries: DatasetOfSeries;
  /** Notifies the owner that a subscription was stopped. If the promise rejects, the owner is notified later. */
  readonly notifyOwner: (subscription: Subscription) => Promise<void>;
  readonly log: DispatcherLog;
  /** The time in ms for which a delivery is leased during an attempt. */
  readonly leaseMs?: number;
  /**
   * The delay in ms before a delivery, which is 0 by default. Subscribers request data as soon as they receive an event. All nodes must
   * then have the new values.
   */
  readonly settleMs?: number;
}

const LOOK_EVERY_MS = 1000;
const LEASE_MS = 60_000;
const STOP_GRACE_MS = 5000;
/** The maximum number of concurrent attempts, in total and for each account. */
const CONCURRENCY = 32;
const CONCURRENCY_PER_ACCOUNT = 4;
const EVENTS_AT_ONCE = 100;
const SUBSCRIPTIONS_AT_ONCE = 500;
/**
 * The maximum number of waiting deliveries of a subscription. When it is reached, no more are queued, and the subscription keeps its
 * position in the event log.
 */
export const MOST_PENDING = 1000;
const TELL_AGAIN_MS = 10 * 60_000;
const TIDY_EVERY_MS = 3_600_000;
/** The time in ms for which finished deliveries are kept. */
const KEEP_DELIVERIES_MS = 30 * DAY_MS;
/**
 * The time in ms for which messages are kept. Messages are kept longer than the event log, so that every event that is replayed still has
 * its message.
 */
const KEEP_MESSAGES_MS = 60 * DAY_MS;

export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #running = new Set<Promise<void>>();
  /** The number of running attempts for each account. */
  readonly #busy = new Map<string, number>();
  #timers: NodeJS.Timeout[] = [];
  #turn: Promise<void> | null = null;
  #tidying: Promise<void> | null = null;
  #again = false;
  #newest = Number.POSITIVE_INFINITY;
  #stopping = false;
  /** The last failure that was reported. The same failure is reported only once. */
  #failure: string | null = null;

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Starts the work and returns immediately. */
  start(): void {
    this.wake();
    const tidy = (): void => {
      this.#tidying ??= this.#tidy().finally(() => {
        this.#tidying = null;
      });
    };
    tidy();
    this.#timers = [setInterval(() => this.wake(), LOOK_EVERY_MS), setInterval(tidy, TIDY_EVERY_MS)];
  }

  /** Looks for due deliveries immediately, without waiting for the timer. */
  wake(): void {
    this.#again = true;
    this.#turn ??= this.#work().finally(() => {
      this.#turn = null;
      if (this.#again && !this.#stopping) this.wake();
    });
  }

  /** Works until no delivery is due or the store fails. */
  async runDue(): Promise<void> {
    do {
      this.wake();
      await this.#turn;
      await Promise.all(this.#running);
      // If another call arrives during a turn that fails, this loop ends, and there is one more turn. If the loop continued after a
      // failure, it would never end.
    } while (this.#failure === null && (this.#again || this.#turn));
    while (this.#turn) await this.#turn;
  }

  /** Starts no new attempts. Waits a few seconds for attempts in progress. Then aborts them and releases their deliveries. */
  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#turn;
    await this.#tidying;
    const grace = setTimeout(() => this.#options.sender.close(), graceMs);
    await Promise.all(this.#running);
    clearTimeout(grace);
    this.#options.sender.close();
  }

  /** Queues events, makes attempts that are due, and notifies owners. Never rejects. Work that failed is repeated at the next tick. */
  async #work(): Promise<void> {
    try {
      while (this.#again && !this.#stopping) {
        this.#again = false;
        await this.#fan();
        await this.#take();
        await this.#tell();
        this.#failure = null;
      }
    } catch (error) {
      const failure = String(error);
      if (this.#failure !== failure)
        this.#options.log.error({ err: error }, 'The search for deliveries failed. The program tries again every second');
      this.#failure = failure;
    }
  }

  // ---------------------------------------------------------------- from the log to the queues

  async #fan(): Promise<void> {
    const { events, webhooks } = this.#options.store;
    const newest = await events.newestId();
    // The last id can decrease only if the log was created again.
    if (newest < this.#newest) await webhooks.rewind(newest);
    this.#newest = newest;
    while (!this.#stopping) {
      const behind = await webhooks.behind(newest, MOST_PENDING, SUBSCRIPTIONS_AT_ONCE);
      const from = behind[0]?.cursor;
      if (from === undefined) return;
      const next = await events.after(from, EVENTS_AT_ONCE);
      const last = next.at(-1)?.id ?? from;
      // If there are no more events, all subscriptions move to the last id. There may be unused ids at the end.
      const to = next.length < EVENTS_AT_ONCE ? Math.max(newest, last) : last;
      const group = behind.filter(({ cursor }) => cursor === from);
      const now = this.#options.clock.now();
      await webhooks.fan(this.#fanningOf(group, next, from, to), now, now + (this.#options.settleMs ?? 0));
    }
  }

  #fanningOf(group: readonly Subscription[], events: readonly StoredEvent[], from: number, to: number): Fanning {
    const messages = new Map(events.map((event) => [event.id, messageOf(event)]));
    const queued = group.map((subscription) => ({
      subscriptionId: subscription.id,
      round: subscription.round,
      deliveries: events
        .filter((event) => isWanted(subscription, event, this.#options.datasetOfSeries))
        .flatMap((event) => messages.get(event.id) ?? [])
        .map((message) => ({ id: newId('dlv'), message })),
    }));
    const quiet = queued.filter(({ deliveries }) => deliveries.length === 0).map(({ subscriptionId }) => subscriptionId);
    return { from, to, quiet, queued: queued.filter(({ deliveries }) => deliveries.length > 0) };
  }

  // ---------------------------------------------------------------- attempts

  async #take(): Promise<void> {
    const { store, clock, leaseMs = LEASE_MS } = this.#options;
    while (!this.#stopping && this.#running.size < CONCURRENCY) {
      const notOf = [...this.#busy].filter(([, count]) => count >= CONCURRENCY_PER_ACCOUNT).map(([account]) => account);
      const now = clock.now();
      const claim = await store.webhooks.claim({ now, leaseUntil: now + leaseMs, patience: PATIENCE, notOf });
      if (!claim) return;
      const { accountId } = claim.subscription;
      this.#count(accountId, 1);
      const running = this.#attempt(claim).finally(() => {
        this.#running.delete(running);
        this.#count(accountId, -1);
        this.wake();
      });
      this.#running.add(running);
    }
  }

  #count(accountId: string, change: number): void {
    const count = (this.#busy.get(accountId) ?? 0) + change;
    if (count > 0) this.#busy.set(accountId, count);
    else this.#busy.delete(accountId);
  }

  /** Makes one attempt. Never rejects. */
  async #attempt(claim: ClaimedDelivery): Promise<void> {
    const { store, clock, log } = this.#options;
    try {
      const at = clock.now();
      const outcome = await this.#send(claim, at);
      if (!outcome) return await store.webhooks.release(claim);
      await store.webhooks.settle(claim, settlementOf(claim, { at, ...outcome }, Math.random()), PATIENCE);
    } catch (error) {
      // The store failed. The delivery is attempted again after its lease ends.
      log.error({ err: error, delivery: claim.delivery.id }, 'A delivery could not be attempted or recorded');
    }
  }

  async #send({ subscription, message }: ClaimedDelivery, at: number): Promise<Outcome | null> {
    const secrets = await this.#options.secrets.signingSecrets(subscription.accountId);
    if (secrets.length === 0) return { durationMs: 0, status: null, error: 'The account has no signing secret.' };
    // All attempts for a message have the same trace, for all subscribers. The trace is from the cause of the event, or otherwise derived
    // from the message id.
    const cause = causeOf(message.trace);
    const headers = { ...signedHeaders(secrets, message.id, at, message.body), ...traceHeaders(cause ?? traceNamed(message.id)) };
    return withinTrace(cause, () => this.#options.sender.send(subscription.url, headers, message.body));
  }

  // ---------------------------------------------------------------- notices and old deliveries

  async #tell(): Promise<void> {
    const { store, clock, notifyOwner, log } = this.#options;
    while (!this.#stopping) {
      const stopped = await store.webhooks.takeNotice(clock.now(), clock.now() + TELL_AGAIN_MS);
      if (!stopped) return;
      try {
        await notifyOwner(stopped);
        await store.webhooks.noticeSent(stopped.id);
      } catch (error) {
        log.error({ err: error, subscription: stopped.id }, 'Could not notify the owner of a subscription that it was stopped');
      }
    }
  }

  async #tidy(): Promise<void> {
    const { store, clock, log } = this.#options;
    const now = clock.now();
    try {
      await store.webhooks.prune({ deliveries: now - KEEP_DELIVERIES_MS, messages: now - KEEP_MESSAGES_MS });
    } catch (error) {
      log.error({ err: error }, 'Old deliveries could not be deleted');
    }
  }
}
