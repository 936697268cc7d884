/** Checks the retry plan: the time of the next attempt, the end of a delivery, and the end of a subscription. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ClaimedDelivery, DeliveryAttempt } from '../../src/store/ports/webhooks.ts';
import { RETRY_DELAYS_MS, SUSPENDED_AFTER_MS, settlementOf } from '../../src/webhooks/retry-plan.ts';

const T0 = Date.parse('2026-11-01T00:00:00Z');
const HOUR = 3_600_000;

const claimOf = (
  delivery: { tries?: number; firstTryAt?: number | null },
  subscription: { failingSince?: number | null; lastSuccessAt?: number | null } = {},
): ClaimedDelivery => ({
  holder: 'h',
  message: { id: 'evt_1', kind: 'series.updated', at: T0, body: '{}' },
  delivery: {
    id: 'd',
    n: 1,
    subscriptionId: 's',
    messageId: 'evt_1',
    kind: 'series.updated',
    round: 0,
    state: 'pending',
    tries: 0,
    createdAt: T0,
    firstTryAt: null,
    nextAttemptAt: T0,
    attempts: [],
    ...delivery,
  },
  subscription: {
    id: 's',
    accountId: 'a',
    url: 'https://example.org/',
    description: null,
    events: [],
    datasets: [],
    series: [],
    sources: [],
    state: 'active',
    createdAt: T0,
    updatedAt: T0,
    cursor: 0,
    round: 0,
    lastFailureAt: null,
    lastError: null,
    failingSince: null,
    lastSuccessAt: null,
    ...subscription,
  },
});
const attempt = (at: number, status: number | null = 500): DeliveryAttempt => ({
  at,
  durationMs: 0,
  status,
  error: status !== null && status < 300 ? null : 'It failed.',
});

it('the delays are those in the contract', () => {
  expect(RETRY_DELAYS_MS.map((ms) => ms / 1000)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
});

it('each retry follows its delay, within a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (tries, random) => {
      const { state, nextAttemptAt } = settlementOf(claimOf({ tries, firstTryAt: T0 }), attempt(T0), random);
      const delay = RETRY_DELAYS_MS[tries] ?? 0;
      expect(state).toBe('pending');
      expect(nextAttemptAt).toBeGreaterThanOrEqual(T0 + 0.9 * delay);
      expect(nextAttemptAt).toBeLessThanOrEqual(T0 + 1.1 * delay);
    }),
  );
});

it('a receiver that never responds is tried for five days, and then its subscription is stopped', () => {
  let [now, tries] = [T0, 0];
  const waits: number[] = [];
  for (;;) {
    const first = tries === 0 ? {} : { failingSince: T0 };
    const next = settlementOf(claimOf({ tries, firstTryAt: tries === 0 ? null : T0 }, first), attempt(now, null), 0.5);
    tries += 1;
    if (next.subscription === 'suspended') {
      expect(next).toMatchObject({ state: 'pending' });
      break;
    }
    waits.push((next.nextAttemptAt ?? 0) - now);
    now = next.nextAttemptAt ?? 0;
  }
  expect(now - T0).toBe(SUSPENDED_AFTER_MS);
  expect(waits.slice(0, 9)).toEqual(RETRY_DELAYS_MS);
  expect(waits.slice(9).map((ms) => ms / HOUR)).toEqual([24, expect.closeTo(20.4, 1)]);
});

it('an event that a receiver refuses while it accepts others is given up after the tenth attempt', () => {
  const tenth = claimOf({ tries: 9, firstTryAt: T0 }, { failingSince: T0 + 75 * HOUR, lastSuccessAt: T0 + 74 * HOUR });
  expect(settlementOf(tenth, attempt(T0 + 76 * HOUR), 0.5)).toMatchObject({ state: 'failed', nextAttemptAt: null, subscription: 'active' });
  const ninth = claimOf({ tries: 8, firstTryAt: T0 }, { failingSince: T0 + 75 * HOUR, lastSuccessAt: T0 + 74 * HOUR });
  expect(settlementOf(ninth, attempt(T0 + 76 * HOUR), 0.5).state).toBe('pending');
});

it('410 stops the subscription immediately, and success completes the delivery', () => {
  expect(settlementOf(claimOf({}), attempt(T0, 410), 0.5)).toMatchObject({ state: 'pending', subscription: 'disabled' });
  expect(settlementOf(claimOf({ tries: 5 }, { failingSince: 1 }), attempt(T0, 202), 0.5)).toMatchObject({
    state: 'delivered',
    nextAttemptAt: null,
    subscription: 'active',
  });
});

it('no retry is planned after the time at which the subscription is stopped', () => {
  const late = claimOf({ tries: 0 }, { failingSince: T0 });
  const { nextAttemptAt } = settlementOf(claimOf({ tries: 8, firstTryAt: T0 }, { failingSince: T0 }), attempt(T0 + 110 * HOUR), 0.5);
  expect(nextAttemptAt).toBe(T0 + SUSPENDED_AFTER_MS);
  expect(settlementOf(late, attempt(T0 + SUSPENDED_AFTER_MS), 0.5).subscription).toBe('suspended');
});
