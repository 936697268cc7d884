/** Converts subscriptions and deliveries to the API format. */
import { instantOrNull, isoInstant } from '../core/clock.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import { EVENT_KINDS } from '../core/events.ts';
import { DELIVERY_STATES, type Delivery, type StandingSubscription, SUBSCRIPTION_STATES } from '../store/ports/webhooks.ts';

export type { Delivery, StandingSubscription } from '../store/ports/webhooks.ts';

export const EVENT_NAMES: readonly string[] = EVENT_KINDS;
export const SUBSCRIPTION_STATE_NAMES: readonly string[] = SUBSCRIPTION_STATES;
export const DELIVERY_STATE_NAMES: readonly string[] = DELIVERY_STATES;

/** Converts a key such as `abs/CPI` to an id such as `abs.CPI`. */
const dotted = (key: DatasetKey): string => key.replace('/', '.');

export function subscriptionView(subscription: StandingSubscription): Readonly<Record<string, unknown>> & { readonly id: string } {
  const { id, url, description, events, datasets, series, sources, state } = subscription;
  return {
    id,
    url,
    description,
    events,
    datasets: datasets.map(dotted),
    series,
    sources,
    active: state === 'active',
    state,
    created_at: isoInstant(subscription.createdAt),
    updated_at: isoInstant(subscription.updatedAt),
    delivery: {
      pending: subscription.pending,
      next_attempt_at: state === 'active' ? instantOrNull(subscription.nextAttemptAt) : null,
      last_success_at: instantOrNull(subscription.lastSuccessAt),
      last_failure_at: instantOrNull(subscription.lastFailureAt),
      last_error: subscription.lastError,
      failing_since: instantOrNull(subscription.failingSince),
    },
  };
}

export function deliveryView(delivery: Delivery): object {
  return {
    id: delivery.id,
    event_id: delivery.messageId,
    type: delivery.kind,
    state: delivery.state,
    created_at: isoInstant(delivery.createdAt),
    next_attempt_at: instantOrNull(delivery.nextAttemptAt),
    attempts: delivery.attempts.map(({ at, durationMs, status, error }) => ({
      at: isoInstant(at),
      duration_ms: durationMs,
      status,
      error,
    })),
  };
}
