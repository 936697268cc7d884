/** For a dataset's page, the latest values are read once for each version. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewDataset } from '../../../src/queries/datasets/dataset-view.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

const SALES = dataset({ id: 'SALES', frequency: 'M' });
const REQUEST = { page: 1, perPage: 100, periods: 3, reach: 20 };

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (effectiveFrom: string, food: Readonly<Record<string, number>>) =>
  shelf.put(
    SALES,
    {
      dimensions: { SERIES: { A: 'Food', B: 'Clothing' } },
      series: [
        { codes: ['A'], unit: 'Number', values: food },
        { codes: ['B'], unit: 'Number', values: { '2024-01': 7, '2024-02': 8 } },
      ],
    },
    { effectiveFrom },
  );
const shown = async () => {
  const { rows, periods } = await viewDataset(shelf.ctx, SALES, params(''), REQUEST);
  return [rows.map(({ slice }) => slice.value), periods.length];
};

test('the values of a version are read once, and the values of the next version again', async () => {
  await put('2024-03-01', { '2024-01': 100, '2024-02': 110 });
  const read = vi.spyOn(shelf.ctx.store.datasets, 'read');
  const first = await shown();
  expect(first).toEqual([
    [
      [100, 110],
      [7, 8],
    ],
    2,
  ]);
  const requested = read.mock.calls.length;
  expect(requested).toBeGreaterThan(0);
  expect(await shown()).toEqual(first);
  expect(read.mock.calls.length).toBe(requested);
  await put('2024-04-01', { '2024-01': 100, '2024-02': 111, '2024-03': 120 });
  expect(await shown()).toEqual([
    [
      [100, 111, 120],
      [7, 8],
    ],
    3,
  ]);
});
