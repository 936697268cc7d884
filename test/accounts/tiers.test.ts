/** Checks the limits that a tier gives to an account, and tiers that a customer buys. */
import { expect, it } from 'vitest';
import { Tiers } from '../../src/accounts/tiers.ts';

const tiers = new Tiers(500, [
  { name: 'pro', monthlyCalls: 50_000, prices: ['price_1', 'price_2'] },
  { name: 'business', monthlyCalls: 1_000_000, prices: ['price_3'] },
  { name: 'staff', monthlyCalls: 10_000_000, prices: [] },
]);

it('tiers have their number of requests, and a withdrawn tier has as many as the free tier', () => {
  expect(['free', 'pro', 'staff', 'gone'].map((name) => tiers.monthlyCalls(name))).toEqual([500, 50_000, 10_000_000, 500]);
});

it('tiers are found by their prices, and the largest is used if several match', () => {
  expect([[], ['price_9'], ['price_2'], ['price_3', 'price_1']].map((prices) => tiers.boughtBy(prices).name)).toEqual([
    'free',
    'free',
    'pro',
    'business',
  ]);
});

it('tiers are found by name', () => {
  expect(tiers.names).toEqual(['free', 'pro', 'business', 'staff']);
});
