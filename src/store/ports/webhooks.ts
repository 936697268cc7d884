/** Webhooks: subscriptions, deliveries and attempts. */
import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/**
 * active: events are delivered. paused: stopped by the owner. suspended: stopped by Wattle after days of failure. disabled: the receiver
 * answered 410. An inactive subscription keeps its position in the event log and continues from there.
 */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'suspended', 'disabled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The events that a subscription selects. An empty list means no limit. */
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
  /** The id of the last event that was processed for the subscription. */
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

/** A subscription, and the number of deliveries that wait for it. */
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
  /** Increases in the order in which deliveries of a subscription are queued. */
  readonly n: number;
  readonly subscriptionId: string;
  readonly messageId: string;
  readonly kind: EventKind;
  /** The round of the subscription: 0 at first, higher numbers for replays. */
  readonly round: number;
  readonly state: DeliveryState;
  /** The number of failed attempts since the delivery was queued or its subscription was resumed. */
  readonly tries: number;
  readonly createdAt: number;
  /** Time of the first attempt that `tries` counts. Null before it. */
  readonly firstTryAt: number | null;
  /** Next attempt, or null. */
  readonly nextAttemptAt: number | null;
  /** The latest attempts, oldest first. */
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

/** The effect of an attempt on its delivery and subscription. */
export interface Settlement {
  readonly attempt: DeliveryAttempt;
  readonly state: DeliveryState;
  /** Null if the delivery does not stay pending. */
  readonly nextAttemptAt: number | null;
  /** The new state of the subscription. The owner is notified of each state except `active`. */
  readonly subscription: 'active' | 'suspended' | 'disabled';
}

/** Deliveries of some events to subscriptions that are at the same position in the log. */
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
  /** Whether there is any subscription, or any message that is not deleted yet. */
  isUsed(): Promise<boolean>;
  /** False if the account has reached its limit of subscriptions. */
  create(subscription: Subscription, most: number): Promise<boolean>;
  /** The subscriptions of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]>;
  get(accountId: string, id: string): Promise<StandingSubscription | null>;
  /**
   * Changes the fields that the owner sets. `active` pauses or resumes the subscription, and null leaves its state. When a subscription is
   * resumed or its address changes, pending deliveries are due immediately and failures are cleared. Returns false if there is no such
   * subscription.
   */
  change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean>;
  /** Deletes a subscription and its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Deletes all subscriptions of an account. Returns the number. */
  forgetAccount(accountId: string): Promise<number>;
  /**
   * Moves a subscription back to the position after an earlier event and queues the later events again. Returns false unless it is active.
   */
  replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean>;
  /** Queues a message that belongs to no event in the log. Returns false unless the subscription is active. */
  enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean>;

  /** The deliveries of a subscription before a position, newest first, optionally only in one state. */
  deliveries(
    subscriptionId: string,
    page: { readonly limit: number; readonly before?: number; readonly state?: DeliveryState },
  ): Promise<readonly Delivery[]>;
  delivery(subscriptionId: string, id: string): Promise<Delivery | null>;
  /** The body of a message. Null if deleted. */
  bodyOf(messageId: string): Promise<string | null>;
  /** Makes a delivery due immediately, in any state. Returns false if it does not exist or the subscription is not active. */
  retry(subscriptionId: string, id: string, now: number): Promise<boolean>;

  /**
   * Active subscriptions that have not processed an event and have fewer than `room` pending deliveries. The one furthest behind comes
   * first.
   */
  behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]>;
  /**
   * Queues deliveries and moves subscriptions forward in the log, in one step. Skips deliveries that are already queued, and subscriptions
   * that another process moved. Deliveries are due now unless `dueAt` is set.
   */
  fan(fanning: Fanning, now: number, dueAt?: number): Promise<void>;
  /** If the event log was created again, it may end before the position of subscriptions. They then move to its end. */
  rewind(newestId: number): Promise<void>;

  /**
   * Claims the next due delivery of a subscription that has no open claim. Deliveries keep their order. After failing `patience` times, a
   * delivery no longer blocks later ones.
   */
  claim(options: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly patience: number;
    readonly notOf: readonly string[];
  }): Promise<ClaimedDelivery | null>;
  /** Records the outcome of a claim and releases the subscription. If the claim has expired, does nothing and returns false. */
  settle(claim: ClaimedDelivery, settlement: Settlement, patience: number): Promise<boolean>;
  /** Releases a claim without an outcome. */
  release(claim: ClaimedDelivery): Promise<void>;

  /** A stopped subscription whose owner must be notified. It is not returned again before `again`. */
  takeNotice(now: number, again: number): Promise<Subscription | null>;
  noticeSent(subscriptionId: string): Promise<void>;

  /** Deletes deliveries that ended before an instant. Returns the number. */
  prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number>;
}
