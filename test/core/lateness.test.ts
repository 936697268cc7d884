/** Checks each limit for late data on both sides. */
import { describe, expect, it, test } from 'vitest';
import type { Cadence, Release, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { awaitsRelease, intervalAgeMinutes, latenessOf, latenessThen, type Standing } from '../../src/core/lateness.ts';
import { parseIsoDay } from '../../src/core/period.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-05-11T03:00:00Z');
const dayOf = (text: string): number => parseIsoDay(text) ?? Number.NaN;

const dataset = (cadence: Partial<Cadence> = {}, lastPeriod?: string): TimeSeriesDataset => ({
  source: 'abs',
  id: 'WPI',
  kind: 'time_series',
  title: 'Wages',
  description: 'Wages.',
  landingPage: 'https://www.abs.gov.au/',
  cadence: { checkEveryMinutes: 60, maxAgeDays: null, ...cadence },
  quirks: [],
  curated: true,
  upstream: { url: 'https://data.api.abs.gov.au/', format: 'csv' },
  asks: () => [],
  frequency: 'Q',
  dimensions: [],
  fixed: {},
  parse: () => ({ dimensions: [], series: [], publishedOn: null, scope: 'whole', notes: [] }),
  ...(lastPeriod === undefined ? {} : { ceased: { lastPeriod, note: 'Ceased.' } }),
});
const stored = (rest: Partial<Standing> = {}): Standing => ({
  confirmedAt: NOW,
  failure: null,
  periodEnd: null,
  newestDay: dayOf('2025-12-31'),
  ...rest,
});
const release = (releaseAt: number): Release => ({
  source: 'abs',
  publicationId: String(releaseAt),
  title: 'Wage Price Index',
  eventType: 'data_release',
  referencePeriod: null,
  releaseAt,
  sourceUrl: 'https://www.abs.gov.au/',
});

describe('latenessOf', () => {
  const late = (standing: Partial<Standing>, now = NOW, releases: readonly Release[] = [], of = dataset()) =>
    latenessOf(of, stored(standing), releases, now);

  it('allows ten minutes beyond the check interval', () => {
    expect(late({}, NOW + 70 * MINUTE)).toBeNull();
    expect(late({}, NOW + 70 * MINUTE + 1)).toBe('unconfirmed');
  });

  it('ignores that an agency is unreachable, but no other failure', () => {
    expect(late({ failure: { code: 'UP_TIMEOUT' } })).toBeNull();
    expect(late({ failure: { code: 'PARSE_LAYOUT' } })).toBe('unusable');
    expect(late({ failure: { code: 'DATA_SHRANK' } })).toBe('unusable');
  });

  it('is never_confirmed before the first confirmation', () => {
    expect(late({ confirmedAt: null })).toBe('never_confirmed');
    expect(late({ confirmedAt: null, failure: { code: 'PARSE_LAYOUT' } })).toBe('never_confirmed');
  });

  it('compares the latest interval with the maximum age of the dataset', () => {
    const market = dataset({ maxAgeMinutes: 15 });
    expect(late({ periodEnd: '2026-05-11T02:44:01Z' }, NOW, [], market)).toBeNull();
    expect(late({ periodEnd: '2026-05-11T02:44:00Z' }, NOW, [], market)).toBe('old_interval');
    expect(late({ periodEnd: null }, NOW, [], market)).toBeNull();
    expect(late({ periodEnd: '2020-05-11T02:44:00Z' })).toBeNull();
  });

  it('is null after the check interval if the calendar shows no newer release', () => {
    const after = NOW + 3 * HOUR;
    const ahead = release(after + 1);
    expect(late({}, after, [release(NOW), ahead])).toBeNull();
    expect(late({}, after, [release(NOW + 1), ahead])).toBe('unconfirmed');
    expect(late({}, after, [release(NOW - DAY), release(NOW + 1), ahead])).toBe('unconfirmed');
    expect(late({}, after, [release(NOW)])).toBe('unconfirmed');
    expect(late({}, after, [ahead])).toBe('unconfirmed');
    expect(late({}, after, [release(NOW - 1), release(after)])).toBe('unconfirmed');
    expect(late({}, after, [release(NOW - 1), release(after), ahead])).toBe('unconfirmed');
  });

  it('is always null if the agency has stopped and the last period is stored', () => {
    const ended = (last: string, newestDay: number | null) => late({ confirmedAt: null, newestDay }, NOW, [], dataset({}, last));
    expect(ended('2025-Q4', dayOf('2025-12-31'))).toBeNull();
    expect(ended('2025-Q4', dayOf('2025-12-30'))).toBe('never_confirmed');
    expect(ended('2026-Q1', dayOf('2025-12-31'))).toBe('never_confirmed');
    expect(ended('2025-Q4', null)).toBe('never_confirmed');
    expect(ended('no period', dayOf('2025-12-31'))).toBe('never_confirmed');
  });
});

describe('latenessThen', () => {
  const then = (of: TimeSeriesDataset, at: number, standing: Partial<Standing> = {}, releases: readonly Release[] = []) =>
    latenessThen(of, stored(standing), releases, NOW, at);

  it('is missed_release if a release was due before the instant but after the stored data became known', () => {
    const at = NOW + DAY;
    const yearly = dataset({ maxAgeDays: 9000 });
    expect(then(yearly, at, {}, [release(NOW)])).toBeNull();
    expect(then(yearly, at, {}, [release(NOW + 1)])).toBe('missed_release');
    expect(then(yearly, at, {}, [release(at)])).toBe('missed_release');
    expect(then(yearly, at, {}, [release(at + 1)])).toBeNull();
    expect(then(yearly, at, {}, [release(NOW - DAY), release(at)])).toBe('missed_release');
  });

  it('uses the age of the latest interval for market data', () => {
    const market = dataset({ maxAgeMinutes: 15 });
    expect(then(market, NOW, { periodEnd: '2026-05-11T02:45:00Z' })).toBeNull();
    expect(then(market, NOW, { periodEnd: '2026-05-11T02:44:00Z' })).toBe('old_interval');
  });

  it('uses the maximum age of the dataset for periods', () => {
    const daily = dataset({ maxAgeDays: 10 });
    const newestDay = dayOf('2026-05-01');
    expect(then(daily, dayOf('2026-05-11') * DAY, { newestDay })).toBeNull();
    expect(then(daily, dayOf('2026-05-11') * DAY + 1, { newestDay })).toBe('old_period');
  });

  it('uses the check interval and ten minutes for other datasets', () => {
    for (const [of, newestDay] of [
      [dataset(), dayOf('2020-01-01')],
      [dataset({ maxAgeDays: 10 }), null],
    ] as const) {
      expect(then(of, NOW + 70 * MINUTE, { newestDay })).toBeNull();
      expect(then(of, NOW + 70 * MINUTE + 1, { newestDay })).toBe('unconfirmed');
    }
  });

  it('is null if the agency has stopped and the last period is stored', () => {
    expect(then(dataset({}, '2025-Q4'), NOW + 900 * DAY, {}, [release(NOW + 1)])).toBeNull();
  });
});

test('a release is awaited for an hour, or until newer data is stored', () => {
  const releases = [release(NOW - 30 * DAY), release(NOW), release(NOW + 30 * DAY)];
  expect(awaitsRelease(NOW - 1, releases, NOW - 1)).toBe(false);
  expect(awaitsRelease(NOW - 1, releases, NOW)).toBe(true);
  expect(awaitsRelease(NOW - 1, releases, NOW + HOUR)).toBe(true);
  expect(awaitsRelease(NOW - 1, releases, NOW + HOUR + 1)).toBe(false);
  expect(awaitsRelease(NOW, releases, NOW)).toBe(false);
  expect(awaitsRelease(NOW - 1, [], NOW)).toBe(false);
});

test('the age of an interval is in whole minutes, and is unknown without an instant or a limit', () => {
  const market = dataset({ maxAgeMinutes: 15 });
  expect(intervalAgeMinutes(market, { periodEnd: '2026-05-11T02:00:30Z' }, NOW)).toBe(59);
  expect(intervalAgeMinutes(market, { periodEnd: '2026-05-11T02:00:00Z' }, NOW)).toBe(60);
  expect(intervalAgeMinutes(market, { periodEnd: null }, NOW)).toBeNull();
  expect(intervalAgeMinutes(market, { periodEnd: 'no instant' }, NOW)).toBeNull();
  expect(intervalAgeMinutes(dataset(), { periodEnd: '2026-05-11T02:00:00Z' }, NOW)).toBeNull();
});
