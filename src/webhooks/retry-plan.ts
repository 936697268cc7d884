/**
 * Decides the effect of an attempt on its delivery and its subscription. The pauses between attempts are:
 *
 * 5 s   5 min   30 min   2 h   5 h   10 h   14 h   20 h   24 h
 *
 * A delivery blocks later deliveries until its third failure. After the last pause, it has failed if the receiver has accepted another
 * delivery since its first attempt. Otherwise, it is attempted every 24 h. A subscription stops after five days without success, or after
 * status 410.
 */
import { DAY_MS } from '../core/period.ts';
import type { ClaimedDelivery, DeliveryAttempt, Settlement } from '../store/ports/webhooks.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses between attempts. Each varies by up to a tenth. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** The number of failures after which a delivery no longer blocks later deliveries. */
export const PATIENCE = 3;
export const SUSPENDED_AFTER_MS = 5 * DAY_MS;
const JITTER_SHARE = 0.1;
const GONE = 410;

/**
 * Returns the effect of an attempt.
 * @param random number from 0 up to, but not including, 1
 */
export function settlementOf({ subscription, delivery }: ClaimedDelivery, attempt: DeliveryAttempt, random: number): Settlement {
  if (attempt.error === null) return { attempt, state: 'delivered', nextAttemptAt: null, subscription: 'active' };
  const now = attempt.at + attempt.durationMs;
  const stopAt = (subscription.failingSince ?? attempt.at) + SUSPENDED_AFTER_MS;
  // Waiting deliveries are kept, because the owner can resume the subscription.
  if (attempt.status === GONE) return { attempt, state: 'pending', nextAttemptAt: now, subscription: 'disabled' };
  if (now >= stopAt) return { attempt, state: 'pending', nextAttemptAt: now, subscription: 'suspended' };
  const planned = RETRY_DELAYS_MS[delivery.tries];
  const takesOthers = (subscription.lastSuccessAt ?? 0) > (delivery.firstTryAt ?? attempt.at);
  if (planned === undefined && takesOthers) return { attempt, state: 'failed', nextAttemptAt: null, subscription: 'active' };
  const delay = (planned ?? DAY_MS) * (1 - JITTER_SHARE + 2 * JITTER_SHARE * random);
  return { attempt, state: 'pending', nextAttemptAt: Math.min(Math.round(now + delay), stopAt), subscription: 'active' };
}
