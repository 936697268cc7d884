/** Webhooks: subscriptions, deliveries and attempts. */
import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/**
 * active: events are delivered. paused: the owner stopped deliveries. suspended: Wattle stopped them after days of failure. disabled: the
 * receiver answered 410. A subscription that is not active keeps its position in the event log, so it continues from there when it is
 * resumed.
 */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'suspended', 'disabled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Selects the events that a subscription receives. An empty list means no limit. */
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
  /** The id of the last event in the log that was processed for the subscription. */
  readonly cursor: number;
  /** How often the owner has requested a replay. */
  readonly round: number;
  /** The time of the first of the consecutive failures. Null if the last attempt succeeded. */
  readonly failingSince: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  /** The error of the last attempt. Null if it succeeded. */
  readonly lastError: string | null;
}

/** A subscription, with the number of deliveries that are waiting to be sent to it. */
export interface StandingSubscription extends Subscription {
  readonly pending: number;
  /** The time of the next attempt. Null if no delivery is waiting. */
  readonly nextAttemptAt: number | null;
}

/** A message. All subscribers and attempts receive the same bytes. */
export interface WebhookMessage {
  /** The id of the event that the message reports. */
  readonly id: string;
  readonly kind: EventKind;
  /** When the event occurred. */
  readonly at: number;
  readonly body: string;
  /** The `traceparent` of the request that caused the event. Absent for other causes. */
  readonly trace?: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  readonly durationMs: number;
  /** The HTTP status of the response. Null if there was no response. */
  readonly status: number | null;
  /** The error as one sentence. Null on success. */
  readonly error: string | null;
}

/** pending: more attempts will be made. failed: no more attempts will be made. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  readonly id: string;
  /** The position of the delivery in its subscription's queue. Later deliveries have higher numbers. */
  readonly n: number;
  readonly subscriptionId: string;
  readonly messageId: string;
  readonly kind: EventKind;
  /** The `round` of the subscription when the delivery was queued. It is 0 until the first replay. */
  readonly round: number;
  readonly state: DeliveryState;
  /** The number of failed attempts since the delivery was queued or its subscription was last resumed. */
  readonly tries: number;
  readonly createdAt: number;
  /** The time of the first attempt that `tries` counts. Null before that attempt. */
  readonly firstTryAt: number | null;
  /** The time of the next attempt. Null if no attempt is planned. */
  readonly nextAttemptAt: number | null;
  /** The latest attempts, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A due delivery that one worker has claimed. */
export interface ClaimedDelivery {
  readonly subscription: Subscription;
  readonly delivery: Delivery;
  readonly message: WebhookMessage;
  /** Identifies the claim. */
  readonly holder: string;
}

/** The result of an attempt, and the resulting states of its delivery and subscription. */
export interface Settlement {
  readonly attempt: DeliveryAttempt;
  readonly state: DeliveryState;
  /** The time of the next attempt. Null if no further attempt will be made. */
  readonly nextAttemptAt: number | null;
  /** The new state of the subscription. Its owner is notified of `suspended` and `disabled`. */
  readonly subscription: 'active' | 'suspended' | 'disabled';
}

/** Deliveries to queue for some events. All the subscriptions must have the same position in the log. */
export interface Fanning {
  /** The position of the subscriptions in the log before this step, and after it. */
  readonly from: number;
  readonly to: number;
  /** The ids of subscriptions whose filters match no event of this step. */
  readonly quiet: readonly string[];
  readonly queued: readonly {
    readonly subscriptionId: string;
    readonly round: number;
    readonly deliveries: readonly { readonly id: string; readonly message: WebhookMessage }[];
  }[];
}

export interface WebhookStore {
  /** Returns true if there is any subscription, or any message that is not yet deleted. */
  isUsed(): Promise<boolean>;
  /** Returns false if the account already has `most` subscriptions. */
  create(subscription: Subscription, most: number): Promise<boolean>;
  /** The subscriptions of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]>;
  get(accountId: string, id: string): Promise<StandingSubscription | null>;
  /**
   * Changes the fields that the owner sets. `active` resumes (true) or pauses (false) the subscription, and null leaves its state. If the
   * subscription is resumed or its address changes, its waiting deliveries become due immediately and its failures are cleared. Returns
   * false if the subscription does not exist.
   */
  change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean>;
  /** Deletes a subscription and its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Deletes all subscriptions of an account. Returns their number. */
  forgetAccount(accountId: string): Promise<number>;
  /**
   * Moves a subscription back to the earlier position `cursor` in the log, and queues the events after it again. Returns false if the
   * subscription is not active.
   */
  replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean>;
  /** Queues a message for which the log has no event, such as a test message. Returns false if the subscription is not active. */
  enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean>;

  /**
   * Deliveries of a subscription, newest first. If given, `before` limits them to those queued before a position, and `state` to one state.
   */
  deliveries(
    subscriptionId: string,
    page: { readonly limit: number; readonly before?: number; readonly state?: DeliveryState },
  ): Promise<readonly Delivery[]>;
  delivery(subscriptionId: string, id: string): Promise<Delivery | null>;
  /** The body of a message. Null if the message was deleted. */
  bodyOf(messageId: string): Promise<string | null>;
  /**
   * Makes a delivery due immediately, even if it was delivered or has failed. Returns false if it does not exist or the subscription is not
   * active.
   */
  retry(subscriptionId: string, id: string, now: number): Promise<boolean>;

  /**
   * Active subscriptions that have not processed the event and have fewer than `room` waiting deliveries. The one with the lowest position
   * in the log comes first.
   */
  behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]>;
  /**
   * Queues deliveries and moves their subscriptions forward in the log, in one transaction. Skips deliveries that are already queued, and
   * subscriptions that another process has moved. Deliveries are due now, or at `dueAt` if it is given.
   */
  fan(fanning: Fanning, now: number, dueAt?: number): Promise<void>;
  /** If the event log was created again, subscriptions may have a position after its end. This moves them to its end. */
  rewind(newestId: number): Promise<void>;

  /**
   * Claims the next due delivery of a subscription without an open claim. Deliveries keep their order, but a delivery that has failed
   * `patience` times no longer blocks later ones.
   */
  claim(options: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly patience: number;
    readonly notOf: readonly string[];
  }): Promise<ClaimedDelivery | null>;
  /** Records the result of a claimed delivery and releases its subscription. If the claim has expired, does nothing and returns false. */
  settle(claim: ClaimedDelivery, settlement: Settlement, patience: number): Promise<boolean>;
  /** Releases a claimed delivery that was not attempted. */
  release(claim: ClaimedDelivery): Promise<void>;

  /** Returns a stopped subscription whose owner must be notified. Returns the same subscription again only after the instant `again`. */
  takeNotice(now: number, again: number): Promise<Subscription | null>;
  noticeSent(subscriptionId: string): Promise<void>;

  /** Deletes deliveries that ended before one instant, and messages created before another. Returns the number of deleted deliveries. */
  prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number>;
}
