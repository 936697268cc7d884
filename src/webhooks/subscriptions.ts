/** Tasks of the owners of subscriptions: create, change, pause, test and list subscriptions, and repeat deliveries. */
import type { Clock } from '../core/clock.ts';
import { quoted, WattleError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import type { Store } from '../store/ports/port.ts';
import { DELIVERY_STATES, type Delivery, type StandingSubscription, type Subscription } from '../store/ports/webhooks.ts';
import { MOST_PENDING } from './dispatcher.ts';
import { newId, pingOf } from './message.ts';
import type { TargetPolicy } from './public-address.ts';
import { replayRequest, subscriptionRequest, type WebhookCatalogue } from './subscription-request.ts';

interface SubscriptionsOptions {
  readonly store: Pick<Store, 'events' | 'webhooks'>;
  readonly clock: Clock;
  readonly catalogue: WebhookCatalogue;
  readonly policy: TargetPolicy;
  /** Called if there is work that is due immediately. */
  readonly wake?: () => void;
}

interface DeliveryPage {
  readonly rows: readonly Delivery[];
  /** The cursor of the next page. Null on the last page. */
  readonly next: string | null;
}

interface Replay {
  readonly subscription: StandingSubscription;
  /** The start of the replay, in ms since the epoch. */
  readonly since: number;
  /** The number of events since then. Only events that match the subscription are delivered again. */
  readonly events: number;
}

export const MOST_SUBSCRIPTIONS = 20;

export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  /**
   * Creates a subscription for events from now on. Throws REQ_BAD_BODY or HOOK_INVALID. Throws REQ_CONFLICT if the account has too many
   * subscriptions.
   */
  async create(accountId: string, body: unknown): Promise<StandingSubscription> {
    const { store, clock, catalogue, policy } = this.#options;
    const { fields, active } = subscriptionRequest(body, null, catalogue, policy);
    const now = clock.now();
    const subscription: Subscription = {
      id: newId('sub'),
      accountId,
      ...fields,
      state: active === false ? 'paused' : 'active',
      createdAt: now,
      updatedAt: now,
      cursor: await store.events.newestId(),
      round: 0,
      failingSince: null,
      lastSuccessAt: null,
      lastFailureAt: null,
      lastError: null,
    };
    if (!(await store.webhooks.create(subscription, MOST_SUBSCRIPTIONS))) {
      throw new WattleError('REQ_CONFLICT', `An account has at most ${MOST_SUBSCRIPTIONS} subscriptions.`, {
        hint: 'Delete a subscription, or widen the filters of an existing one.',
      });
    }
    return { ...subscription, pending: 0, nextAttemptAt: null };
  }

  /** Returns the subscriptions of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]> {
    return this.#options.store.webhooks.list(accountId);
  }

  /** Returns a subscription. Throws REQ_UNKNOWN_SUBSCRIPTION with the account's most similar ids. */
  async get(accountId: string, id: string): Promise<StandingSubscription> {
    const found = await this.#options.store.webhooks.get(accountId, id);
    if (found) return found;
    const ids = (await this.list(accountId)).map((one) => one.id);
    const [first] = nearest(id, ids);
    const detail = `Unknown subscription: ${quoted(id)}.`;
    throw new WattleError('REQ_UNKNOWN_SUBSCRIPTION', detail, {
      hint: first === undefined ? 'GET /v1/webhooks lists your subscriptions.' : `Did you mean ${first}?`,
      faults: [
        {
          parameter: 'sub_id',
          detail,
          ...(ids.length > 0 ? { allowed: ids } : {}),
          ...(first === undefined ? {} : { did_you_mean: first }),
        },
      ],
    });
  }

  /** Changes the fields that the body contains. `active` pauses or resumes the subscription. Throws the errors of `create` and `get`. */
  async change(accountId: string, id: string, body: unknown): Promise<StandingSubscription> {
    const { store, clock, catalogue, policy, wake } = this.#options;
    const before = await this.get(accountId, id);
    const { fields, active } = subscriptionRequest(body, before, catalogue, policy);
    await store.webhooks.change(accountId, id, fields, active, clock.now());
    wake?.();
    return this.get(accountId, id);
  }

  /** Deletes a subscription. Throws REQ_UNKNOWN_SUBSCRIPTION. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.get(accountId, id);
    await this.#options.store.webhooks.remove(accountId, id);
  }

  /**
   * Queues a `test.ping`. Throws REQ_UNKNOWN_SUBSCRIPTION. Throws REQ_CONFLICT if the subscription is not active, and LIMIT_RATE if too
   * many deliveries are waiting.
   */
  async ping(accountId: string, id: string): Promise<Delivery> {
    const { store, clock, wake } = this.#options;
    await this.#withRoom(accountId, id);
    const deliveryId = newId('dlv');
    const now = clock.now();
    if (!(await store.webhooks.enqueue(accountId, id, deliveryId, pingOf(id, now), now))) throw await this.#notActive(accountId, id);
    wake?.();
    return this.#delivery(id, deliveryId);
  }

  /** Returns deliveries, latest first. Throws REQ_UNKNOWN_SUBSCRIPTION, and REQ_BAD_CURSOR for an unknown delivery. */
  async deliveries(
    accountId: string,
    id: string,
    page: { readonly limit: number; readonly cursor: string | null; readonly state: string | null },
  ): Promise<DeliveryPage> {
    const { webhooks } = this.#options.store;
    await this.get(accountId, id);
    const state = DELIVERY_STATES.find((one) => one === page.state);
    const before = page.cursor === null ? null : await webhooks.delivery(id, page.cursor);
    if (page.cursor !== null && !before) throw badCursor('The cursor is not a delivery of this subscription.');
    const found = await webhooks.deliveries(id, {
      limit: page.limit + 1,
      ...(before ? { before: before.n } : {}),
      ...(state ? { state } : {}),
    });
    const rows = found.slice(0, page.limit);
    return { rows, next: found.length > page.limit ? (rows.at(-1)?.id ?? null) : null };
  }

  /** Returns the latest deliveries with their message bodies. The body of a deleted message is null. Throws REQ_UNKNOWN_SUBSCRIPTION. */
  async newestDeliveries(
    accountId: string,
    id: string,
    limit: number,
  ): Promise<readonly { readonly delivery: Delivery; readonly body: string | null }[]> {
    const { webhooks } = this.#options.store;
    const { rows } = await this.deliveries(accountId, id, { limit, cursor: null, state: null });
    return Promise.all(rows.map(async (delivery) => ({ delivery, body: await webhooks.bodyOf(delivery.messageId) })));
  }

  /**
   * Repeats a delivery immediately, even if it was delivered or has failed. Throws REQ_UNKNOWN_SUBSCRIPTION, REQ_NOT_FOUND, and
   * REQ_CONFLICT if the subscription is not active.
   */
  async retry(accountId: string, id: string, deliveryId: string): Promise<Delivery> {
    const { store, clock, wake } = this.#options;
    await this.get(accountId, id);
    await this.#delivery(id, deliveryId);
    if (!(await store.webhooks.retry(id, deliveryId, clock.now()))) throw await this.#notActive(accountId, id);
    wake?.();
    return this.#delivery(id, deliveryId);
  }

  /**
   * Delivers all matching events since an instant again. They have the same ids as before. Throws REQ_BAD_BODY and the errors of `ping`.
   */
  async replay(accountId: string, id: string, body: unknown): Promise<Replay> {
    const { store, clock, wake } = this.#options;
    await this.#withRoom(accountId, id);
    const now = clock.now();
    const since = replayRequest(body, now);
    const newest = await store.events.newestId();
    const before = ((await store.events.firstSince(since)) ?? newest + 1) - 1;
    if (!(await store.webhooks.replay(accountId, id, before, now))) throw await this.#notActive(accountId, id);
    wake?.();
    return { subscription: await this.get(accountId, id), since, events: newest - before };
  }

  /** Deletes all webhook data of an account. */
  async forget(accountId: string): Promise<void> {
    await this.#options.store.webhooks.forgetAccount(accountId);
  }

  /** Throws LIMIT_RATE if too many deliveries are waiting, so that another one cannot be queued. */
  async #withRoom(accountId: string, id: string): Promise<void> {
    const { pending } = await this.get(accountId, id);
    if (pending < MOST_PENDING) return;
    throw new WattleError('LIMIT_RATE', `${pending} deliveries to this subscription are already waiting.`, { retryAfterSeconds: 300 });
  }

  async #delivery(subscriptionId: string, id: string): Promise<Delivery> {
    const found = await this.#options.store.webhooks.delivery(subscriptionId, id);
    if (found) return found;
    throw new WattleError('REQ_NOT_FOUND', `Unknown delivery of this subscription: ${quoted(id)}.`, {
      hint: `GET /v1/webhooks/${subscriptionId}/deliveries lists the deliveries of the last 30 days.`,
    });
  }

  async #notActive(accountId: string, id: string): Promise<WattleError> {
    const { state } = await this.get(accountId, id);
    return new WattleError('REQ_CONFLICT', `The subscription is ${state}, so nothing is delivered.`, {
      hint: `PATCH /v1/webhooks/${id} with {"active": true} resumes it.`,
    });
  }
}

const badCursor = (detail: string): WattleError => new WattleError('REQ_BAD_CURSOR', detail, { faults: [{ parameter: 'cursor', detail }] });
