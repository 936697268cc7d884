import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/**
 * active: events are delivered. paused: the owner stopped deliveries. suspended: Wattle stopped them after days of failure. disabled: the
 * receiver responded with status 410. A subscription keeps its position in the event log. When it is resumed, it continues from that
 * position.
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
  /** The id of the last event that was processed for the subscription. */
  readonly cursor: number;
  /** The number of replays that the owner has started. */
  readonly round: number;
  /** The time of the first consecutive failure. Null if the last attempt succeeded. */
  readonly failingSince: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  /** Null if the last attempt succeeded. */
  readonly lastError: string | null;
}

/** A subscription and the number of its waiting deliveries. */
export interface StandingSubscription extends Subscription {
  readonly pending: number;
  /** Null if no delivery is waiting. */
  readonly nextAttemptAt: number | null;
}

/** A message, with the same bytes for every subscriber and every attempt. */
export interface WebhookMessage {
  /** The id of the reported event. */
  readonly id: string;
  readonly kind: EventKind;
  readonly at: number;
  readonly body: string;
  /** The `traceparent` of the request that caused the event. Absent for other causes. */
  readonly trace?: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  readonly durationMs: number;
  /** Null if there was no response. */
  readonly status: number | null;
  /** One sentence. Null on success. */
  readonly error: string | null;
}

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  readonly id: string;
  /** The position in the subscription's queue, in ascending order. */
  readonly n: number;
  readonly subscriptionId: string;
  readonly messageId: string;
  readonly kind: EventKind;
  /** The `round` of the subscription when the delivery was queued, 0 before the first replay. */
  readonly round: number;
  readonly state: DeliveryState;
  /** Failed attempts since the delivery was queued or its subscription was last resumed. */
  readonly tries: number;
  readonly createdAt: number;
  /** The time of the first attempt in `tries`, or null. */
  readonly firstTryAt: number | null;
  /** Null if no attempt is planned. */
  readonly nextAttemptAt: number | null;
  /** The attempts to deliver, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A due delivery that one worker has claimed. */
export interface ClaimedDelivery {
  readonly subscription: Subscription;
  readonly delivery: Delivery;
  readonly message: WebhookMessage;
  readonly holder: string;
}

/** The result of an attempt, and the resulting states of its delivery and subscription. */
export interface Settlement {
  readonly attempt: DeliveryAttempt;
  readonly state: DeliveryState;
  /** Null if no further attempt will be made. */
  readonly nextAttemptAt: number | null;
  /** The owner is notified of `suspended` and `disabled`. */
  readonly subscription: 'active' | 'suspended' | 'disabled';
}

/** Deliveries to queue for some events. All the subscriptions must have the same position in the log. */
export interface Fanning {
  /** The position of the subscriptions in the log, before and after these events. */
  readonly from: number;
  readonly to: number;
  /** Ids of subscriptions whose filters match none of these events. */
  readonly quiet: readonly string[];
  readonly queued: readonly {
    readonly subscriptionId: string;
    readonly round: number;
    readonly deliveries: readonly { readonly id: string; readonly message: WebhookMessage }[];
  }[];
}

export interface WebhookStore {
  /** Returns whether any subscription or message is stored. */
  isUsed(): Promise<boolean>;
  /** Adds a subscription. Returns false if the account already has `most` subscriptions. */
  create(subscription: Subscription, most: number): Promise<boolean>;
  /** Lists the subscriptions of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]>;
  get(accountId: string, id: string): Promise<StandingSubscription | null>;
  /**
   * Changes the fields that the owner sets. `active` resumes (true) or pauses (false) the subscription. Null does not change its state.
   * If the subscription is resumed or its address changes, waiting deliveries become due and failures are cleared. False if the
   * subscription does not exist.
   */
  change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  /** Returns the number of deleted subscriptions. */
  forgetAccount(accountId: string): Promise<number>;
  /**
   * Moves a subscription back to position `cursor` in the log, so that later events are queued again. Returns false if the subscription
   * is not active.
   */
  replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean>;
  /** Queues a message without an event, such as a test message. False if the subscription is not active. */
  enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean>;

  /**
   * Deliveries of a subscription, latest first. `before` selects deliveries queued before a position. `state` selects deliveries in one
   * state.
   */
  deliveries(
    subscriptionId: string,
    page: { readonly limit: number; readonly before?: number; readonly state?: DeliveryState },
  ): Promise<readonly Delivery[]>;
  delivery(subscriptionId: string, id: string): Promise<Delivery | null>;
  /** Returns the body of a message, or null if the message was deleted. */
  bodyOf(messageId: string): Promise<string | null>;
  /** Makes a delivery due now, even if it was delivered or has failed. False if it does not exist or the subscription is not active. */
  retry(subscriptionId: string, id: string, now: number): Promise<boolean>;

  /**
   * Active subscriptions that have not processed the event and have fewer than `room` waiting deliveries, in the order of their positions
   * in the log.
   */
  behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]>;
  /**
   * Queues deliveries and moves their subscriptions forward in the log, in one transaction. Ignores deliveries that are already queued,
   * and subscriptions that another process has moved. Deliveries are due at `dueAt`, or now.
   */
  fan(fanning: Fanning, now: number, dueAt?: number): Promise<void>;
  /** Moves subscriptions to the end of the event log if their position is after it. Such positions exist if the log was recreated. */
  rewind(newestId: number): Promise<void>;

  /**
   * Claims the next due delivery of a subscription without an open claim. Deliveries are claimed in order. A delivery that failed
   * `patience` times no longer blocks later ones.
   */
  claim(options: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly patience: number;
    readonly notOf: readonly string[];
  }): Promise<ClaimedDelivery | null>;
  /** Records the result of an attempt. Returns false and records nothing if the claim has expired. */
  settle(claim: ClaimedDelivery, settlement: Settlement, patience: number): Promise<boolean>;
  release(claim: ClaimedDelivery): Promise<void>;

  /**
   * Returns a suspended or disabled subscription whose owner must be notified. The same subscription is not returned again before
   * `again`.
   */
  takeNotice(now: number, again: number): Promise<Subscription | null>;
  noticeSent(subscriptionId: string): Promise<void>;

  /**
   * Deletes deliveries that ended before `deliveries`, and messages created before `messages`. Returns the number of deleted deliveries.
   */
  prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number>;
}
