import { expect, it } from 'vitest';
import { publishes } from '../../src/core/release-titles.ts';

it.each([
  ['Consumer Price Index, Australia', 'Consumer Price Index, Australia'],
  ['Wage Price Index', 'Wage Price Index, Australia'],
  ['Financial Aggregates', 'FINANCIAL\u00a0 aggregates'],
  ['Retail Payments', 'Retail Payments - C1 to C6'],
  ['Retail Payments', 'Retail Payments, September 2026'],
  ['Tiny Release', 'Tiny Release: October'],
])('%s is told by %s', (declared, title) => {
  expect(publishes(['Something else', declared], title)).toBe(true);
});

it.each([
  // Each pair are two publications of the ABS, on different days.
  ['Labour Force, Australia', 'Labour Force, Australia, Detailed'],
  ['Regional population', 'Regional population by age and sex'],
  ['Building Activity, Australia', 'Building Activity, Australia, Preliminary'],
  ['Retail Payments', 'Retail Payment'],
])('%s is not told by %s', (declared, title) => {
  expect(publishes([declared], title)).toBe(false);
});

it('nothing declared is told by nothing', () => {
  expect(publishes([], 'Consumer Price Index, Australia')).toBe(false);
});
