/**
 * A response for a past day is never older than the data released by that day. For eleven headline series, it is complete, or refused
 * because a vintage is missing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { countDays, countTargets } from './as-of-days.ts';
import { CASH_RATE, daysOfChange, HEADLINES, plusDays } from './headline-days.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

describe('a response for a day since 2018 is complete or refused', () => {
  it.each(HEADLINES)('$id, on release days, the days before and once a month', async (headline) => {
    const { complete, refused, silent } = await countDays(server, headline, daysOfChange(headline));
    expect(silent).toEqual([]);
    expect(complete + refused).toBeGreaterThan(100);
  });

  it('AU.CASHRATE, on decision days, the days before and once a month', async () => {
    const decided = CASH_RATE.flatMap(([day]) => [plusDays(day, -1), day]).filter((day) => day >= '2018');
    const { complete, silent } = await countTargets(server, [...decided, ...daysOfChange({ publication: null })]);
    expect(silent).toEqual([]);
    expect(complete).toBeGreaterThan(100);
  });
});
