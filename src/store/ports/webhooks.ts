/** What a store keeps of webhooks: who subscribed to what, what is to be delivered, and what came of each attempt. */
import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';

/**
 * active: events are delivered. paused: by its owner. suspended: by us, after days of failure. disabled: the receiver answered 410.
 * Of those that are not active the place in the log of events is still, so that they go on where they stopped.
 */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'suspended', 'disabled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What a subscription wants to be notified of; an empty list is no limit. */
export interface EventFilter {
  readonly events: readonly EventKind[];
  readonly datasets: readonly DatasetKey[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  readonly sources: readonly SourceCode[];
}

/** What its owner says of a subscription. */
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
  /** The id of the last event that was looked at for it. */
  readonly cursor: number;
  /** How often its owner had it go back to an earlier event. */
  readonly round: number;
  /** When the attempts began to fail that none has succeeded since; null while they do not. */
  readonly failingSince: number | null;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  /** What went wrong last; null when the last attempt succeeded. */
  readonly lastError: string | null;
}

/** A subscription, and how much waits to be delivered to it. */
export interface StandingSubscription extends Subscription {
  readonly pending: number;
  /** When the next attempt is due; null when nothing waits. */
  readonly nextAttemptAt: number | null;
}

/** What is delivered, the same bytes to everybody and in every attempt. */
export interface WebhookMessage {
  /** The id of the event. */
  readonly id: string;
  readonly kind: EventKind;
  /** When it happened. */
  readonly at: number;
  readonly body: string;
  /** The `traceparent` of what caused it; absent where nobody named one. */
  readonly trace?: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  readonly durationMs: number;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** One plain sentence; null when it succeeded. */
  readonly error: string | null;
}

/** failed: given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  readonly id: string;
  /** Rises in the order in which deliveries of a subscription were queued. */
  readonly n: number;
  readonly subscriptionId: string;
  readonly messageId: string;
  readonly kind: EventKind;
  /** The round of the subscription in which it was queued; 0 is the first, later ones are replays. */
  readonly round: number;
  readonly state: DeliveryState;
  /** Attempts that failed since it was queued, or since its subscription was resumed. */
  readonly tries: number;
  readonly createdAt: number;
  /** Of the attempts that `tries` counts, when the first one was; null before it. */
  readonly firstTryAt: number | null;
  /** When the next attempt is due; null when none is to be made. */
  readonly nextAttemptAt: number | null;
  /** The newest ones, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A delivery that is to be attempted now, leased to one worker until its lease runs out. */
export interface ClaimedDelivery {
  readonly subscription: Subscription;
  readonly delivery: Delivery;
  readonly message: WebhookMessage;
  /** Names the claim. */
  readonly holder: string;
}

/** What an attempt means for its delivery and its subscription. */
export interface Settlement {
  readonly attempt: DeliveryAttempt;
  readonly state: DeliveryState;
  /** Null unless the delivery stays pending. */
  readonly nextAttemptAt: number | null;
  /** What becomes of the subscription; its owner is notified of all but `active`. */
  readonly subscription: 'active' | 'suspended' | 'disabled';
}

/** Deliveries of some events to the subscriptions of one place in the log. */
export interface Fanning {
  /** The place that the subscriptions had, and the one that they have afterwards. */
  readonly from: number;
  readonly to: number;
  /** Those that none of the events concerns. */
  readonly quiet: readonly string[];
  readonly queued: readonly {
    readonly subscriptionId: string;
    readonly round: number;
    readonly deliveries: readonly { readonly id: string; readonly message: WebhookMessage }[];
  }[];
}

export interface WebhookStore {
  /** False when the account has as many subscriptions as it may. */
  create(subscription: Subscription, most: number): Promise<boolean>;
  /** Of an account, oldest first. */
  list(accountId: string): Promise<readonly StandingSubscription[]>;
  get(accountId: string, id: string): Promise<StandingSubscription | null>;
  /**
   * Changes what its owner says; `active` pauses or resumes it, null leaves its state alone. Where it is resumed, or goes to another
   * address, what waits is due at once and its failures are forgotten. False when there is no such subscription.
   */
  change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean>;
  /** Forgets a subscription, with its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Forgets all subscriptions of an account; gives how many. */
  forgetAccount(accountId: string): Promise<number>;
  /** Goes back to behind an earlier event: what follows is queued again. False unless the subscription is active. */
  replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean>;
  /** Queues a message of no event in the log. False unless the subscription is active. */
  enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean>;

  /** Deliveries of a subscription, newest first, those before a position; of one state when one is given. */
  deliveries(
    subscriptionId: string,
    page: { readonly limit: number; readonly before?: number; readonly state?: DeliveryState },
  ): Promise<readonly Delivery[]>;
  delivery(subscriptionId: string, id: string): Promise<Delivery | null>;
  /** What is posted of a message; null where it is forgotten. */
  bodyOf(messageId: string): Promise<string | null>;
  /** Makes a delivery due at once, whatever became of it. False if absent, or the subscription is not active. */
  retry(subscriptionId: string, id: string, now: number): Promise<boolean>;

  /** Active subscriptions that have not looked at an event yet, and for which fewer than `room` deliveries wait; those furthest behind first. */
  behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]>;
  /** Queues deliveries and moves subscriptions on in the log, in one step. What is queued already, or moved by another, is left alone. Due now unless stated. */
  fan(fanning: Fanning, now: number, dueAt?: number): Promise<void>;
  /** Where the log of events is younger than the subscriptions (it was made anew), they go back to its end. */
  rewind(newestId: number): Promise<void>;

  /**
   * Takes the next delivery that is due, of a subscription of which no other is stored. Deliveries come in the order in which they were
   * queued; one that failed `patience` times no longer holds up those behind it.
   */
  claim(options: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly patience: number;
    readonly notOf: readonly string[];
  }): Promise<ClaimedDelivery | null>;
  /** Notes what came of a claim and gives the subscription free. False when the claim is not stored any more: then nothing is noted. */
  settle(claim: ClaimedDelivery, settlement: Settlement, patience: number): Promise<boolean>;
  /** Gives a claim back without an outcome. */
  release(claim: ClaimedDelivery): Promise<void>;

  /** A subscription whose owner is to be notified that it was stopped; nobody else gets it before `again`. */
  takeNotice(now: number, again: number): Promise<Subscription | null>;
  noticeSent(subscriptionId: string): Promise<void>;

  /** Forgets deliveries that ended before an instant; gives how many. */
  prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number>;
}
