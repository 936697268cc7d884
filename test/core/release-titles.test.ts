import { expect, it } from 'vitest';
import type { Release } from '../../src/core/define-dataset.ts';
import { publishes, releaseBehind, releasesOf } from '../../src/core/release-titles.ts';

it.each([
  ['Consumer Price Index, Australia', 'Consumer Price Index, Australia'],
  ['Wage Price Index', 'Wage Price Index, Australia'],
  ['Financial Aggregates', 'FINANCIAL\u00a0 aggregates'],
  ['Retail Payments', 'Retail Payments - C1 to C6'],
  ['Retail Payments', 'Retail Payments, September 2026'],
  ['Tiny Release', 'Tiny Release: October'],
])('the title %s matches the release %s', (declared, title) => {
  expect(publishes(['Something else', declared], title)).toBe(true);
});

it.each([
  // Each pair is two ABS publications on different days.
  ['Labour Force, Australia', 'Labour Force, Australia, Detailed'],
  ['Regional population', 'Regional population by age and sex'],
  ['Building Activity, Australia', 'Building Activity, Australia, Preliminary'],
  ['Retail Payments', 'Retail Payment'],
])('the title %s does not match the release %s', (declared, title) => {
  expect(publishes([declared], title)).toBe(false);
});

it('an empty declaration matches no title', () => {
  expect(publishes([], 'Consumer Price Index, Australia')).toBe(false);
});

it.each([
  ['Retail Payments', '  Retail   Payments  '],
  ['Retail Payments', 'Retail Payments, 2026'],
  ['Retail Payments', 'Retail Payments, Australia, June quarter 2026'],
  ['Retail Payments', 'Retail Payments June 2026'],
  ['Retail Payments', 'Retail Payments, 2025-26'],
  ['Retail Payments', 'Retail Payments, 2025-2026'],
  ['Retail Payments', 'Retail Payments, 2026 (final)'],
  ['Retail Payments', 'Retail Payments—C1'],
])('the title %s also matches the titles %j', (declared, title) => {
  expect(publishes([declared], title)).toBe(true);
});

it.each([
  ['Retail Payments', 'Retail Payments, three words before 2026'],
  ['Retail Payments', 'Retail Payments, 202'],
  ['Retail Payments', 'Retail Payments 2026 final'],
  ['Retail Payments', 'New Retail Payments'],
  ['Retail Payments', 'Retail Payments5'],
])('the title %s does not match the titles %j either', (declared, title) => {
  expect(publishes([declared], title)).toBe(false);
});

it('the releases of a dataset stay in order, and an instant belongs to the latest earlier release', () => {
  const release = (title: string, releaseAt: number): Release => ({
    source: 'abs',
    publicationId: `${title} ${releaseAt}`,
    title,
    eventType: 'data_release',
    referencePeriod: null,
    releaseAt,
    sourceUrl: 'https://www.abs.gov.au/',
  });
  const cadence = { checkEveryMinutes: 60, maxAgeDays: null, releaseTitles: ['Wage Price Index'] };
  const calendar = [release('Wage Price Index', 1), release('Labour Force', 2), release('Wage Price Index, Australia', 3)];
  expect(releasesOf(cadence, calendar).map(({ releaseAt }) => releaseAt)).toEqual([1, 3]);
  expect([0, 1, 2, 3].map((now) => releaseBehind(cadence, calendar, now)?.releaseAt ?? null)).toEqual([null, 1, 1, 3]);
  expect(releaseBehind({ checkEveryMinutes: 60, maxAgeDays: null }, calendar, 9)).toBeNull();
});
