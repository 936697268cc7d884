/** Webhooks: subscriptions, deliveries and attempts. */
import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/**
 * active: events are delivered. paused: by its owner. suspended: by Wattle after days of failure. disabled: the receiver answered 410.
 * Inactive subscriptions keep their position in the event log and continue from it.
 */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'suspended', 'disabled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Events that a subscription selects. An empty list means no limit. */
export interface EventFilter {
  readonly events: readonly EventKind[];
  readonly datasets: readonly DatasetKey[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  readonly sources: readonly SourceCode[];
}

/** Fields of a subscription that its owner sets. */
export interface SubscriptionFields extends EventFilter {
  readonly url: string;
  readonly description: string | null;
}

/** All instants are ms since the epoch. */
export interface Subscription extends SubscriptionFields {
  readonly id: string;
  readonly accountId: string;
  readonly state: SubscriptionState;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The id of the last event processed for it. */
  readonly cursor: number;
  /** Number of replays by its owner. */
  readonly round: number;
  /** Start of the current run of failures, or null. */
  readonly failingSince: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  /** The last error. Null if the last attempt succeeded. */
  readonly lastError: string | null;
}

/** A subscription, and how much waits to be delivered to it. */
export interface StandingSubscription extends Subscription {
  readonly pending: number;
  /** Next attempt. Null if nothing is pending. */
  readonly nextAttemptAt: number | null;
}

/** The message, with the same bytes for every subscriber and attempt. */
export interface WebhookMessage {
  /** The id of the event. */
  readonly id: string;
  readonly kind: EventKind;
  /** When it happened. */
  readonly at: number;
  readonly body: string;
  /** `traceparent` of the cause, if any. */
  readonly trace?: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  readonly durationMs: number;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** One sentence. Null on success. */
  readonly error: string | null;
}

/** failed: given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  readonly id: string;
  /** Rises in the order of queueing within a subscription. */
  readonly n: number;
  readonly subscriptionId: string;
  readonly messageId: string;
  readonly kind: EventKind;
  /** Round of the subscription: 0 is the first, later ones are replays. */
  readonly round: number;
  readonly state: DeliveryState;
  /** Attempts that failed since it was queued, or since its subscription was resumed. */
  readonly tries: number;
  readonly createdAt: number;
  /** Time of the first attempt that `tries` counts. Null before it. */
  readonly firstTryAt: number | null;
  /** Next attempt, or null. */
  readonly nextAttemptAt: number | null;
  /** The newest ones, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A due delivery, leased to one worker. */
export interface ClaimedDelivery {
  readonly subscription: Subscription;
  readonly delivery: Delivery;
  readonly message: WebhookMessage;
  /** Names the claim. */
  readonly holder: string;
}

/** Effect of an attempt on its delivery and subscription. */
export interface Settlement {
  readonly attempt: DeliveryAttempt;
  readonly state: DeliveryState;
  /** Null unless the delivery stays pending. */
  readonly nextAttemptAt: number | null;
  /** New state of the subscription. The owner is notified of all but `active`. */
  readonly subscription: 'active' | 'suspended' | 'disabled';
}

/** Deliveries of some events to the subscriptions of one place in the log. */
export interface Fanning {
  /** The previous position of the subscriptions, and the new one. */
  readonly from: number;
  readonly to: number;
  /** Subscriptions that match none of the events. */
  readonly quiet: readonly string[];
  readonly queued: readonly {
    readonly subscriptionId: string;
    readonly round: number;
    readonly deliveries: readonly { readonly id: string; readonly message: WebhookMessage }[];
  }[];
}

export interface WebhookStore {
  /** Whether there is a subscription, or a message that is not deleted yet. */
  isUsed(): Promise<boolean>;
  /** False if the account has reached its limit of subscriptions. */
  create(subscription: Subscription, most: number): Promise<boolean>;
  /** Of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]>;
  get(accountId: string, id: string): Promise<StandingSubscription | null>;
  /**
   * Changes the owner's fields. `active` pauses or resumes, null leaves the state. On resuming or a new address, pending deliveries are due
   * immediately and failures are cleared. False if there is no such subscription.
   */
  change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean>;
  /** Forgets a subscription, with its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Deletes all subscriptions of an account. Returns the number. */
  forgetAccount(accountId: string): Promise<number>;
  /** Moves back to after an earlier event and queues the following ones again. False unless active. */
  replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean>;
  /** Queues a message of no event in the log. False unless the subscription is active. */
  enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean>;

  /** Deliveries of a subscription before a position, newest first, optionally of one state. */
  deliveries(
    subscriptionId: string,
    page: { readonly limit: number; readonly before?: number; readonly state?: DeliveryState },
  ): Promise<readonly Delivery[]>;
  delivery(subscriptionId: string, id: string): Promise<Delivery | null>;
  /** The body of a message. Null if deleted. */
  bodyOf(messageId: string): Promise<string | null>;
  /** Makes a delivery due immediately, in any state. False if it is absent or the subscription is not active. */
  retry(subscriptionId: string, id: string, now: number): Promise<boolean>;

  /** Active subscriptions that have not processed an event and have fewer than `room` pending deliveries, furthest behind first. */
  behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]>;
  /**
   * Queues deliveries and advances subscriptions in the log, in one step. Skips deliveries already queued or advanced by another process.
   * Due now by default.
   */
  fan(fanning: Fanning, now: number, dueAt?: number): Promise<void>;
  /** If the event log was recreated and is behind the subscriptions, they move to its end. */
  rewind(newestId: number): Promise<void>;

  /**
   * Claims the next due delivery of a subscription without an open claim. Deliveries keep their order, but one that failed `patience` times
   * no longer blocks later ones.
   */
  claim(options: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly patience: number;
    readonly notOf: readonly string[];
  }): Promise<ClaimedDelivery | null>;
  /** Records the outcome of a claim and releases the subscription. False, without effect, if the claim expired. */
  settle(claim: ClaimedDelivery, settlement: Settlement, patience: number): Promise<boolean>;
  /** Releases a claim without an outcome. */
  release(claim: ClaimedDelivery): Promise<void>;

  /** A stopped subscription whose owner must be notified. Not returned again before `again`. */
  takeNotice(now: number, again: number): Promise<Subscription | null>;
  noticeSent(subscriptionId: string): Promise<void>;

  /** Deletes deliveries that ended before an instant. Returns the number. */
  prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number>;
}
