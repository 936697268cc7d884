/** A series of market intervals has hundreds of thousands of values. No request for it or for all series may delay other callers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { withPayer } from '../../src/core/cost.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { loadSeries } from '../../src/queries/series/reading/stored-series.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { readRevisions } from '../../src/queries/series/vintages/series-revisions.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';

const LONG = present(findSeries('AU.NEM.TRADING.PRICE.VIC1'), 'The long series');
const OTHER = present(findSeries('AU.CPI.YOY'), 'Another series');

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-21T00:00:00.000Z', 'starter');
});
afterAll(() => shelf.close());

/** Returns how often a request lets others run. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const share = async (): Promise<void> => {
    turns += 1;
  };
  await withPayer({ reserve: () => undefined, note: () => undefined, share }, work);
  return turns;
}

const query = (text: string): URLSearchParams => new URLSearchParams(text);
const VALUES_AT_ONCE = 5_000;

it('has the same values as one read', async () => {
  shelf.ctx.caches.slices.clear();
  const loaded = await loadSeries(shelf.ctx, LONG, null);
  const { version, stored, slice } = loaded;
  expect(slice.t.length).toBeGreaterThan(200_000);
  const [whole] = await shelf.store.datasets.read({ dataset: datasetKey(LONG.dataset), series: [stored.id], seq: version.seq });
  for (const column of ['t', 'value', 'status', 'text', 'seq', 'at'] as const) {
    expect(slice[column].length).toBe(whole?.[column].length);
    expect(slice[column].every((one, i) => one === whole?.[column][i])).toBe(true);
  }
});

it('is read once for concurrent requests', async () => {
  shelf.ctx.caches.slices.clear();
  const [one, other] = await Promise.all([loadSeries(shelf.ctx, LONG, null), loadSeries(shelf.ctx, LONG, null)]);
  expect(one.slice).toBe(other.slice);
});

describe('other requests run during', () => {
  it.each([
    ['the first read of the series', () => loadSeries(shelf.ctx, LONG, null)],
    ['its rows', () => readSeries(shelf.ctx, LONG, query('limit=100000'))],
    ['its revisions', () => readRevisions(shelf.ctx, LONG, query('limit=10')).catch(() => null)],
    ['a table with another series', () => readMulti(shelf.ctx, [LONG, OTHER], query('limit=10'))],
  ])('%s', async (_name, work) => {
    shelf.ctx.caches.slices.clear();
    const { stored } = await loadSeries(shelf.ctx, LONG, null);
    shelf.ctx.caches.slices.clear();
    expect(await turnsOf(work)).toBeGreaterThanOrEqual(Math.floor(stored.count / VALUES_AT_ONCE));
  });
});

it('a chart with more than 25,000 values is refused', async () => {
  await expect(readChart(shelf.ctx, [LONG], query('start=2024'))).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
  const { chart } = await readChart(shelf.ctx, [LONG], query(''));
  expect(chart.series[0]?.t.length).toBe(576);
  const quarterly = await readChart(shelf.ctx, [LONG], query('start=2024&frequency=q'));
  expect(quarterly.chart.series[0]?.t.length).toBe(5);
});
