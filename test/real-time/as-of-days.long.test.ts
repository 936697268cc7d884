/** The same as `as-of-days.test.ts`, on each day. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { countDays, countTargets } from './as-of-days.ts';
import { FIRST_DAY, HEADLINES, LAST_DAY, plusDays } from './headline-days.ts';

let server: OverStore;
const days: string[] = [];
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
  for (let day = FIRST_DAY; day <= LAST_DAY; day = plusDays(day, 1)) days.push(day);
}, 240_000);
afterAll(() => server.close());

it.each(HEADLINES)('$id is complete or refused for each day since 2018', async (headline) => {
  expect((await countDays(server, headline, days)).silent).toEqual([]);
});

it('AU.CASHRATE is complete or refused for each day since 2018', async () => {
  expect((await countTargets(server, days)).silent).toEqual([]);
});
