import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { latestOfSeries } from '../../../src/queries/series/series-latest.ts';
import { CPI_YOY, putPrices } from '../../signals/published.ts';
import { putSales, sales } from '../sales.ts';
import { openShelf, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

describe('latest', () => {
  test('is one object, and has the day since which the value has been known', async () => {
    await putPrices(shelf, {}, { effectiveFrom: '2026-01-29T23:59:59.999Z' });
    expect(await latestOfSeries(shelf.ctx, AU_CPI_YOY)).toEqual({
      series_id: 'AU.CPI.YOY',
      title: 'Consumer price inflation, annual change, quarterly',
      date: '2025-12-31',
      period: '2025-Q4',
      value: 3.6,
      // The three quarters before it are not stored.
      previous_period: null,
      previous_value: null,
      change: null,
      units: 'Per cent',
      units_short: '%',
      frequency: 'quarterly',
      source_name: 'Reserve Bank of Australia',
      stale: false,
      stale_reason: null,
      reason: null,
      lag_periods: 0,
      grade: 'current',
      attribution: ['Source: Reserve Bank of Australia, Consumer price inflation'],
      citation:
        'Reserve Bank of Australia, Consumer price inflation, annual change, quarterly [AU.CPI.YOY], Consumer price inflation, released 29 January 2026, https://www.rba.gov.au/statistics/tables/',
      last_updated: '2026-01-29T23:59:59.999Z',
      realtime_start: '2026-01-29',
      published_basis: 'stated',
      realtime_end: '9999-12-31',
    });
    await putPrices(
      shelf,
      { yoy: { ...CPI_YOY, '2026-Q1': 4.1 } },
      { effectiveFrom: '2026-04-29T23:59:59.999Z', publishedOn: '2026-04-29' },
    );
    expect(await latestOfSeries(shelf.ctx, AU_CPI_YOY)).toMatchObject({
      period: '2026-Q1',
      value: 4.1,
      realtime_start: '2026-04-29',
      previous_period: '2025-Q4',
      previous_value: 3.6,
      change: 0.5,
    });
  });

  test('is never a missing value', async () => {
    await putSales(shelf, { '2024-01': 100, '2024-02': { value: null, status: 'not_available' } });
    expect(await latestOfSeries(shelf.ctx, sales)).toMatchObject({ period: '2024-01', value: 100 });
  });

  test('is unavailable if nothing is stored', async () => {
    await expect(latestOfSeries(shelf.ctx, sales)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });
});
