/** Tables 24 and 1 of the national accounts for the December quarter 2025 are read from separate files. Their values must agree. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from './loaded-starter.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

async function apart(expr: string, start: string): Promise<readonly number[]> {
  const handles = (expr.match(/AU(?:\.[A-Z]+)+/g) ?? []).map((id) => present(findSeries(id), id));
  const { data } = await readMulti(shelf.ctx, handles, params(`expr=${encodeURIComponent(expr)}&start=${start}&limit=1000`));
  return (data as readonly { readonly expr: number | null }[]).flatMap(({ expr: value }) => value ?? []);
}

test('gross domestic product is the mean of its three measures in every quarter', async () => {
  const differences = await apart('(AU.GDP.E+AU.GDP.I+AU.GDP.P)/3-AU.GDP', '1959-Q3');
  expect(differences).toHaveLength(266);
  // All four values are printed in whole millions.
  for (const difference of differences) expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});

test('at prices of the reference year and later, farm and non-farm product add up to it', async () => {
  for (const difference of await apart('AU.GDP.NONFARM+AU.GDP.FARM-AU.GDP', '2024-Q3')) expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});
