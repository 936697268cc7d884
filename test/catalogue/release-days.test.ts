/** Checks the data about release days: the rows, the rules for days without a source, and the last known days. */
import { describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { releaseOfPeriod, releasePublications, scheduledBetween } from '../../src/catalogue/releases/release-publications.ts';
import { dayByRule } from '../../src/core/calendar/release-rule.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { DAY_MS, formatPeriod, isoDay, parsePeriod, period } from '../../src/core/period.ts';
import { publishes } from '../../src/core/release-titles.ts';
import { sydneyDate } from '../../src/core/sydney-time.ts';

const LEAST_SHARE = 0.9;
const NOTICE_DAYS = 60;
/** Publications whose past days are listed but whose new days are not added. No value depends on their next day. */
const NOT_KEPT_UP = [
  ...['abs.balance-of-payments', 'abs.capital-expenditure', 'abs.household-spending', 'abs.labour-force-detailed'],
  ...['abs.average-weekly-earnings', 'abs.producer-price-indexes', 'abs.building-approvals', 'rba.bulletin', 'rba.chart-pack'],
  ...['rba.commodity-prices', 'rba.official-reserve-assets', 'rba.retail-payments', 'rba.minutes'],
];
const publication = (id: string) => {
  const found = releasePublications().find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const dayOf = (id: string, text: string): string | null => {
  const p = parsePeriod(text);
  const release = p && releaseOfPeriod(publication(id), p.t);
  return release?.at == null ? null : `${sydneyDate(release.at)} ${release.basis}`;
};

describe('rules', () => {
  const ruled = releasePublications().filter(({ rules }) => rules.length > 0);

  it.each(ruled.map((one) => [one.id, one] as const))(
    'of %s give the right day for at least nine of ten days in the source',
    (_, { days, rules, freq }) => {
      const found = [...days].filter(([, { basis }]) => basis === 'found');
      const right = found.filter(([t, { at }]) => {
        const day = rules.map((rule) => dayByRule(rule, period(freq, t))).find((one) => one !== null);
        return day != null && isoDay(day) === sydneyDate(at);
      });
      expect(found.length).toBeGreaterThanOrEqual(7);
      expect(right.length / found.length).toBeGreaterThanOrEqual(LEAST_SHARE);
    },
  );

  it.each(ruled.map((one) => [one.id, one] as const))('of %s agree with the rows marked as given by a rule', (_, { days, rules, freq }) => {
    for (const [t, { at, basis }] of days) {
      if (basis === 'found') continue;
      const day = rules.map((rule) => dayByRule(rule, period(freq, t))).find((one) => one !== null);
      expect([formatPeriod(period(freq, t)), day == null ? null : isoDay(day)]).toEqual([formatPeriod(period(freq, t)), sydneyDate(at)]);
    }
  });

  it('give days for periods that have no row', () => {
    expect(dayOf('abs.national-accounts', '2027-Q1')).toBe('2027-06-02 by_rule');
    expect(dayOf('abs.consumer-price-index-quarterly', '2025-Q1')).toBe('2025-04-30 found');
    expect(dayOf('abs.consumer-price-index-monthly', '2027-11')).toBe('2028-01-12 by_rule');
    // The last Wednesday of April 2029 is Anzac Day, so the release is on the day before.
    expect(dayOf('abs.consumer-price-index-quarterly', '2029-Q1')).toBe('2029-04-24 by_rule');
  });
});

describe('days', () => {
  it('are after the period of their release, and in the order of the periods', () => {
    for (const { id, days, freq } of releasePublications()) {
      const rows = [...days].sort(([a], [b]) => a - b);
      for (const [i, [t, { at }]] of rows.entries()) {
        const text = `${id} ${formatPeriod(period(freq, t))}`;
        if (freq !== 'D' && !id.endsWith('monetary-policy')) expect([text, at > (days.get(t - 1)?.at ?? 0)]).toEqual([text, true]);
        expect([text, i === 0 || at > (rows[i - 1]?.[1].at ?? 0)]).toEqual([text, true]);
      }
    }
  });

  it('that are unknown are between the shortest and the longest delay', () => {
    const release = releaseOfPeriod(publication('abs.household-spending'), parsePeriod('2026-05')?.t ?? 0);
    expect(release).toMatchObject({ at: null, basis: 'unknown' });
    expect([sydneyDate(release?.earliest ?? 0), sydneyDate(release?.latest ?? 0)]).toEqual(['2026-07-03', '2026-07-23']);
  });

  it('end when the publication ends', () => {
    expect(releaseOfPeriod(publication('abs.retail-trade'), parsePeriod('2025-07')?.t ?? 0)).toBeNull();
  });

  it('are the same for datasets with the same title at the agency', () => {
    const named = new Map(datasets().map((one) => [datasetKey(one), one]));
    for (const { id, title, datasets: keys, source } of releasePublications()) {
      for (const key of keys) {
        const titles = named.get(key)?.cadence.releaseTitles;
        expect([id, key, named.has(key)]).toEqual([id, key, true]);
        if (titles !== undefined && key.startsWith(source)) expect([key, publishes(titles, title)]).toEqual([key, true]);
      }
    }
  });

  it('continue for 60 days', () => {
    const soon = Date.now() + NOTICE_DAYS * DAY_MS;
    const ending = releasePublications()
      .filter(({ id, ceased, rules }) => ceased === null && rules.length === 0 && !NOT_KEPT_UP.includes(id))
      .filter(({ days }) => Math.max(...[...days.values()].map(({ at }) => at)) < soon);
    expect(ending.map(({ id }) => `${id}: add the next days to data/release-days.csv`)).toEqual([]);
  });

  it('of the Reserve Bank Board are from 1992 to 2027', () => {
    const decisions = scheduledBetween(0, Date.parse('2030-01-01T00:00:00Z')).filter(
      ({ publication: { id } }) => id === 'rba.monetary-policy-decision',
    );
    expect([decisions.length, sydneyDate(decisions.at(0)?.at ?? 0), sydneyDate(decisions.at(-1)?.at ?? 0)]).toEqual([
      245,
      '1992-01-08',
      '2027-12-14',
    ]);
  });
});
