import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import type { Dataset, Release } from '../../src/core/define-dataset.ts';
import type { ErrorCode } from '../../src/core/errors.ts';
import { combineFreshness, freshnessOf, maxAgeSeconds } from '../../src/queries/base/freshness.ts';
import { reasonText } from '../../src/queries/base/reason-words.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { dataset, openShelf, params, type Shelf, type VersionFacts } from './shelf.ts';

const NOW = '2026-05-11T03:00:00.000Z';
const NOW_IN_WORDS = '11 May 2026';
const HOUR_MS = 3_600_000;
const wages = dataset({ id: 'WPI', cadence: { checkEveryMinutes: 60, maxAgeDays: null, releaseTitles: ['Wage Price Index'] } });
const content = { dimensions: { REGION: { AUS: 'Australia' } }, series: [{ codes: ['AUS'], values: { '2025-Q4': 3.4 } }] };

const release = (title: string, at: string): Release => ({
  source: 'abs',
  publicationId: `${title} ${at}`,
  title,
  eventType: 'data_release',
  referencePeriod: null,
  releaseAt: Date.parse(at),
  sourceUrl: 'https://www.abs.gov.au/',
});

let shelf: Shelf;
/** The next release in the program's own list of days. The program uses it if the agency's calendar has none. */
const SCHEDULED = '2026-05-13T01:30:00.000Z';

beforeEach(async () => {
  shelf = await openShelf(NOW);
});
afterEach(() => shelf.close());

const put = (facts: VersionFacts = {}) => shelf.put(wages, content, facts);
const fail = (code: ErrorCode, detail: string) =>
  shelf.store.datasets.noteCheck('abs/WPI', shelf.clock.now(), { code, detail, address: null });
const judged = async (of = wages) => freshnessOf(shelf.ctx, of, await shelf.store.datasets.state('abs/WPI'));

test.each([
  ['CPI', '2027-01-27T00:30:00.000Z'],
  ['CPI_MONTHLY', '2027-01-06T00:30:00.000Z'],
])('%s has its own next release, although monthly and quarterly releases have the same title', async (id, day) => {
  shelf.clock.set(Date.parse('2026-11-29T00:00:00.000Z'));
  expect((await freshnessOf(shelf.ctx, findDataset('abs', id) as Dataset, null)).nextRelease).toBe(day);
});

describe('data are fresh', () => {
  test('if the last good check is within the check interval', async () => {
    await put();
    shelf.clock.advance(HOUR_MS);
    expect(await judged()).toEqual({ state: 'fresh', reasons: [], nextRelease: SCHEDULED });
  });

  test('until ten minutes after the end of the check interval, and not a millisecond longer', async () => {
    await put();
    shelf.clock.advance(HOUR_MS + 10 * 60_000);
    expect((await judged()).state).toBe('fresh');
    shelf.clock.advance(1);
    expect((await judged()).state).toBe('stale');
  });

  test('within the interval even if a later check did not reach the agency', async () => {
    await put();
    shelf.clock.advance(HOUR_MS / 2);
    await fail('UP_TIMEOUT', 'No response in 30 s.');
    expect((await judged()).state).toBe('fresh');
  });

  test('long after the interval if the calendar shows no newer release', async () => {
    await put();
    await shelf.store.releases.upsert([
      release('Wage Price Index, Australia', '2026-02-18T00:30:00Z'),
      release('Wage Price Index, Australia', '2026-05-13T01:30:00Z'),
      release('Labour Force, Australia', '2026-05-12T01:30:00Z'),
    ]);
    shelf.clock.advance(24 * HOUR_MS);
    await fail('UP_UNREACHABLE', 'connection refused');
    expect(await judged()).toEqual({ state: 'fresh', reasons: [], nextRelease: '2026-05-13T01:30:00.000Z' });
    shelf.clock.advance(24 * HOUR_MS);
    expect((await judged()).state).toBe('stale');
  });

  test.each([
    [199, 399, 'fresh', true],
    [201, 399, 'stale', true],
    [199, 401, 'stale', false],
  ])('by the calendar of 200 days back and 400 ahead: releases %d back and %d ahead', async (back, ahead, state, isAnnounced) => {
    await put();
    shelf.clock.advance(24 * HOUR_MS);
    const at = (days: number) => new Date(shelf.clock.now() + days * 24 * HOUR_MS).toISOString();
    await shelf.store.releases.upsert([release('Wage Price Index', at(-back)), release('Wage Price Index', at(ahead))]);
    expect(await judged()).toMatchObject({ state, nextRelease: isAnnounced ? at(ahead) : SCHEDULED });
  });

  test('always if the agency has stopped and the last period is stored', async () => {
    await put({ origin: 'starter' });
    const ceased = { ...wages, ceased: { lastPeriod: '2025-Q4', note: 'Replaced.' } };
    shelf.clock.advance(9000 * HOUR_MS);
    expect((await judged(ceased)).state).toBe('fresh');
    expect((await judged({ ...ceased, ceased: { lastPeriod: '2026-Q1', note: 'Replaced.' } })).state).toBe('stale');
  });
});

describe('data are out of date, with a reason that names source, failure and start', () => {
  test('starter data without a request to the agency', async () => {
    await put({ origin: 'starter', publishedOn: '2026-02-18' });
    expect(reasonText((await judged()).reasons)).toBe('Starter data published 18 February 2026. Not yet checked with the ABS');
  });

  test('starter data of an agency that cannot be reached', async () => {
    await put({ origin: 'starter', publishedOn: '2026-02-18' });
    await fail('UP_OFFLINE', 'Updates are turned off.');
    shelf.clock.advance(HOUR_MS);
    await fail('UP_OFFLINE', 'Updates are turned off.');
    const { state, reasons } = await judged();
    expect([state, reasonText(reasons)]).toEqual([
      'stale',
      `Starter data published 18 February 2026. Not yet checked with the ABS. The ABS could not be reached since ${NOW_IN_WORDS}: Updates are turned off`,
    ]);
    expect(reasons).toMatchObject([
      { code: 'not_confirmed', dataset: 'abs.WPI', through: '2025-Q4', published: '2026-02-18', basis: 'stated', starter: true },
      { code: 'unreachable', since: NOW, error: { code: 'UP_OFFLINE' } },
    ]);
  });

  test('data of a dataset with the expected periods of the release calendar', async () => {
    await put({ origin: 'starter', publishedOn: '2026-02-18' });
    expect((await judged()).reasons).toMatchObject([{ code: 'not_confirmed', through: '2025-Q4', missing_periods: 0 }]);
    // The March and June quarters were released on 13 May and 12 August.
    shelf.clock.set(Date.parse('2026-09-01T00:00:00.000Z'));
    expect((await judged()).reasons).toMatchObject([{ code: 'not_confirmed', through: '2025-Q4', missing_periods: 2 }]);
    const { meta } = await readDataset(shelf.ctx, wages, params(''));
    expect([meta.grade, meta.lag_periods, meta.reason?.code]).toEqual(['behind', 2, 'not_confirmed']);
  });

  test('if an agency does not respond', async () => {
    await put();
    shelf.clock.advance(2 * HOUR_MS);
    await fail('UP_TIMEOUT', 'No response in 30 s.');
    expect(reasonText((await judged()).reasons)).toBe(
      `The ABS could not be reached since 11 May 2026: No response in 30 s. Stored data were last confirmed on ${NOW_IN_WORDS}`,
    );
  });

  test('immediately if data arrived but could not be used', async () => {
    await put();
    await fail('PARSE_LAYOUT', 'There is no row "Units".');
    expect(reasonText((await judged()).reasons)).toBe(
      `The file from the ABS could not be used since ${NOW_IN_WORDS}: There is no row "Units". Stored data were last confirmed on ${NOW_IN_WORDS}`,
    );
  });

  test('if an agency has not been checked for too long', async () => {
    await put();
    shelf.clock.advance(3 * HOUR_MS);
    expect(reasonText((await judged()).reasons)).toBe('The ABS was last checked on 11 May 2026');
  });
});

test('data are unavailable if nothing is stored', async () => {
  expect(await judged()).toMatchObject({
    state: 'unavailable',
    reasons: [{ code: 'no_data', dataset: 'abs.WPI' }],
    nextRelease: SCHEDULED,
  });
});

describe('responses', () => {
  test('state that they are stale and why, or are refused on request', async () => {
    await put({ origin: 'starter', publishedOn: '2026-02-18' });
    const answer = await readDataset(shelf.ctx, wages, params(''));
    expect(answer.meta).toMatchObject({
      stale: true,
      stale_reason: 'Starter data published 18 February 2026. Not yet checked with the ABS',
    });
    await expect(readDataset(shelf.ctx, wages, params('allow_stale=0'))).rejects.toMatchObject({
      code: 'DATA_STALE',
      status: 503,
      retryAfterSeconds: expect.any(Number),
    });
  });

  test('about a past that was confirmed later are not stale', async () => {
    await put({ effectiveFrom: '2026-02-18T23:59:59.999Z' });
    shelf.clock.advance(24 * HOUR_MS);
    expect((await readDataset(shelf.ctx, wages, params('as_of=2026-05-01'))).meta.stale).toBe(false);
    expect((await readDataset(shelf.ctx, wages, params('as_of=2026-05-12'))).meta.stale).toBe(true);
    await expect(readDataset(shelf.ctx, wages, params('as_of=2026-05-01&allow_stale=0'))).resolves.toBeDefined();
  });
});

describe('the cache lifetime of a response', () => {
  const ageOf = async () => {
    const state = await shelf.store.datasets.state('abs/WPI');
    return maxAgeSeconds(wages, state, await judged(), shelf.clock.now());
  };

  test('is at most a day', async () => {
    const yearly = dataset({ id: 'WPI', cadence: { checkEveryMinutes: 525_600, maxAgeDays: null } });
    await put();
    const state = await shelf.store.datasets.state('abs/WPI');
    expect(maxAgeSeconds(yearly, state, await judged(yearly), shelf.clock.now())).toBe(86_400);
  });

  test('lasts until the end of the check interval', async () => {
    await put();
    shelf.clock.advance(HOUR_MS / 4);
    expect(await ageOf()).toBe(45 * 60);
  });

  test('lasts until the next release if that is sooner, and at least 30 seconds', async () => {
    await put();
    await shelf.store.releases.upsert([release('Wage Price Index, Australia', '2026-05-11T03:10:00Z')]);
    expect(await ageOf()).toBe(600);
    shelf.clock.advance(10 * 60_000 - 1000);
    expect(await ageOf()).toBe(30);
  });

  test('is short from the minute of a release until its values are stored, for at most an hour', async () => {
    const MINUTE = 60_000;
    await put();
    // One release is in half an hour, at 1.30 pm in Sydney. The next one is a quarter later.
    await shelf.store.releases.upsert([
      release('Wage Price Index, Australia', '2026-05-11T03:30:00Z'),
      release('Wage Price Index, Australia', '2026-08-12T01:30:00Z'),
      release('Wage Price Index, Australia, Detailed', '2026-05-11T03:50:00Z'),
    ]);
    const nextIs = async () => (await judged()).nextRelease;
    shelf.clock.advance(30 * MINUTE - 1);
    expect([await ageOf(), await nextIs()]).toEqual([30, '2026-05-11T03:30:00.000Z']);
    shelf.clock.advance(1);
    expect([await ageOf(), await nextIs(), (await judged()).state]).toEqual([30, '2026-08-12T01:30:00.000Z', 'fresh']);
    // A request a minute later finds no new data.
    shelf.clock.advance(MINUTE);
    await shelf.store.datasets.noteCheck('abs/WPI', shelf.clock.now(), null);
    expect(await ageOf()).toBe(30);
    shelf.clock.advance(3 * MINUTE);
    await shelf.put(wages, { ...content, series: [{ codes: ['AUS'], values: { '2025-Q4': 3.4, '2026-Q1': 3.5 } }] });
    expect([await ageOf(), (await judged()).awaiting]).toEqual([60 * 60, undefined]);
  });

  test('is normal if a release brought nothing within the hour', async () => {
    await put();
    await shelf.store.releases.upsert([release('Wage Price Index', '2026-05-11T03:30:00Z')]);
    shelf.clock.advance(1.5 * HOUR_MS);
    await shelf.store.datasets.noteCheck('abs/WPI', shelf.clock.now(), null);
    expect(await ageOf()).toBe(30);
    shelf.clock.advance(1);
    expect(await ageOf()).toBe(60 * 60 - 1);
  });

  test('is short for several datasets if one of them is awaited', () => {
    const fresh = { state: 'fresh', reasons: [], nextRelease: null } as const;
    const one = { id: 'abs.WPI', freshness: { ...fresh, awaiting: true as const } };
    expect(combineFreshness([{ id: 'abs.CPI', freshness: fresh }, one]).awaiting).toBe(true);
    expect(combineFreshness([{ id: 'abs.CPI', freshness: fresh }])).toEqual(fresh);
  });

  test('is short if stale', async () => {
    await put({ origin: 'starter' });
    expect(await ageOf()).toBe(30);
  });

  describe('responses about a day without later stored data are judged by that day', () => {
    const asOf = async (day: string, of = wages) => {
      const { stale, stale_reason } = (await readDataset(shelf.ctx, of, params(`as_of=${day}&gap=allow`))).meta;
      return stale ? stale_reason : null;
    };
    /** Starts with starter data of 18 February, whose latest quarter is December. Nine months pass without requests to the agency. */
    const unrequested = async () => {
      await put({ origin: 'starter', effectiveFrom: '2026-02-18T23:59:59.999Z' });
      shelf.clock.set(Date.parse('2026-11-20T00:00:00.000Z'));
    };
    const quarterly = { ...wages, cadence: { ...wages.cadence, maxAgeDays: 150 } };

    test('by the maximum age of the latest period', async () => {
      await unrequested();
      expect(await asOf('2026-04-10', quarterly)).toBeNull();
      expect(await asOf('2026-06-10', quarterly)).toBe(
        'The stored vintage of abs.WPI is from 18 February 2026 and ends with the December quarter 2025. A later period was due by 10 June 2026',
      );
      expect((await readDataset(shelf.ctx, quarterly, params(''))).meta).toMatchObject({
        stale: true,
        stale_reason: expect.stringContaining('Not yet checked with the ABS'),
      });
    });

    test('by the calendar', async () => {
      await unrequested();
      await shelf.store.releases.upsert([release('Wage Price Index, Australia', '2026-05-13T01:30:00Z')]);
      expect(await asOf('2026-05-12', quarterly)).toBeNull();
      expect(await asOf('2026-05-14', quarterly)).toMatch(/the ABS published a later release between that day and 14 May 2026/);
    });

    test('by the check interval if periods have no age', async () => {
      await unrequested();
      expect(await asOf('2026-02-18')).toBeNull();
      expect(await asOf('2026-04-10')).toBe(
        'The stored vintage of abs.WPI is from 18 February 2026. It is not known whether a later value was published by 10 April 2026',
      );
    });

    test('and not by a later failed check', async () => {
      await put({ effectiveFrom: '2026-02-18T23:59:59.999Z' });
      shelf.clock.advance(24 * HOUR_MS);
      await fail('PARSE_LAYOUT', 'There is no row "Units".');
      expect(await asOf('2026-05-01', quarterly)).toBeNull();
    });
  });
});
