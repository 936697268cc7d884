import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seriesMeta } from '../../src/queries/series-meta.ts';
import { MONTHS, putSales, sales } from './sales.ts';
import { openShelf, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

describe('facts', () => {
  test('of one series', async () => {
    await putSales(shelf, MONTHS, { knownFrom: '2024-03-10T23:59:59.999Z' });
    await putSales(shelf, { ...MONTHS, '2025-01': 104 }, { knownFrom: '2024-04-10T23:59:59.999Z' });
    const { data } = await seriesMeta(shelf.ctx, sales);
    expect(data).toMatchObject({
      id: 'AU.SALES',
      dataset_id: 'abs.SALES',
      dimensions: { FREQ: 'M', MEASURE: 'S' },
      coverage: { start: '2024-01', end: '2025-01', count: 6 },
      last_updated: '2024-04-10',
      vintages: { count: 2, first: '2024-03-10' },
      used_in_signals: [],
      citation: { text: expect.stringContaining('[AU.SALES]'), bibtex: expect.stringMatching(/^@misc\{au_sales,/) },
    });
  });
});
