/** Number of canonical series, and of those with values in the starter data, from the list of `/v1/series`. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../src/queries/base/answer.ts';
import { listSeries } from '../../src/queries/series/series-list.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from './loaded-starter.ts';

/** Minimum number of series in the catalogue, and of those that the starter data responses. */
const AT_LEAST = 2792;
const WITH_FIGURES = 1976;

interface Listed {
  readonly id: string;
  readonly available: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

it('there are enough series, without repeats, and each has its range of values', async () => {
  const listed: Listed[] = [];
  let next: string | null = '';
  while (next !== null) {
    const answer: Answer = await listSeries(shelf.ctx, params(next === '' ? 'limit=1000' : `limit=1000&cursor=${next}`));
    listed.push(...(JSON.parse(JSON.stringify(answer.data)) as readonly Listed[]));
    next = answer.next;
  }
  const available = listed.filter((one) => one.available);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThanOrEqual(AT_LEAST);
  expect(available.length).toBeGreaterThanOrEqual(WITH_FIGURES);
  expect(available.filter(({ from, to }) => from === null || to === null)).toEqual([]);
  expect(listed.filter((one) => !one.available && (one.from !== null || one.to !== null))).toEqual([]);
});
