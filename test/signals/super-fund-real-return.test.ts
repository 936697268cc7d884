import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SUPER_FUND_REAL_RETURN } from '../../src/signals/super-fund-real-return.ts';
import { MYSUPER_PRODUCTS } from '../../src/sources/apra/datasets/MYSUPER_PRODUCTS.ts';
import { openShelf, params, type SeriesContent, type Shelf, type Values } from '../queries/shelf.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

const IDS = MYSUPER_PRODUCTS.dimensions.map(({ id }) => id);
const figures = (product: string, measure: string, values: Values): SeriesContent => ({
  codes: IDS.map((id) => (id === 'PRODUCT_NAME' ? product : id === 'MEASURE' ? measure : 'x')),
  unit: 'AUD',
  multiplier: 3,
  values,
});

test('super-fund-real-return: earnings on average assets, for the products that state both years, less inflation to June', async () => {
  const codes = (id: string): Record<string, string> =>
    id === 'PRODUCT_NAME' ? { P: 'P', N: 'N' } : id === 'MEASURE' ? { net_earnings_after_tax_000: 'a', total_assets_000: 'b' } : { x: 'x' };
  await shelf.put(MYSUPER_PRODUCTS, {
    dimensions: Object.fromEntries(IDS.map((id) => [id, codes(id)])),
    series: [
      figures('P', 'net_earnings_after_tax_000', { 'FY2024-25': 90 }),
      figures('P', 'total_assets_000', { 'FY2023-24': 800, 'FY2024-25': 1000 }),
      figures('N', 'net_earnings_after_tax_000', { 'FY2024-25': 5 }),
      figures('N', 'total_assets_000', { 'FY2024-25': 100 }),
    ],
  });
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q2': 2.1, '2025-Q3': 3.2 } }]);
  const { data } = await evaluateSignal(shelf.ctx, SUPER_FUND_REAL_RETURN, params(''));
  expect(data).toMatchObject({ financial_year: '2024-25', return_pct: 10, cpi_annual_pct: 2.1, products: 1, average_assets_aud_m: 0.9 });
  expect((data as Record<string, number>)['real_return_ppt']).toBeCloseTo(7.9, 9);
  // 100 · (1.10 / 1.021 - 1)
  expect((data as Record<string, number>)['real_return_exact_pct']).toBeCloseTo(7.737512, 6);
});

/** 100 at the start, 110 at the end, 10 earned, no flows: APRA's rate of return is 10 on 100. On the mean of assets it is 10 / 105. */
test('worked example: without flows, a rate of return of 10 is 9.52 on average assets, with a note', async () => {
  const codes = (id: string): Record<string, string> =>
    id === 'PRODUCT_NAME' ? { P: 'P' } : id === 'MEASURE' ? { net_earnings_after_tax_000: 'a', total_assets_000: 'b' } : { x: 'x' };
  await shelf.put(MYSUPER_PRODUCTS, {
    dimensions: Object.fromEntries(IDS.map((id) => [id, codes(id)])),
    series: [
      figures('P', 'net_earnings_after_tax_000', { 'FY2024-25': 10 }),
      figures('P', 'total_assets_000', { 'FY2023-24': 100, 'FY2024-25': 110 }),
    ],
  });
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q2': 2.1 } }]);
  const { data, meta } = await evaluateSignal(shelf.ctx, SUPER_FUND_REAL_RETURN, params(''));
  const { return_pct, real_return_exact_pct } = data as Record<string, number>;
  expect(return_pct).toBeCloseTo(9.5238, 4);
  // 100 · (1.095238 / 1.021 - 1)
  expect(real_return_exact_pct).toBeCloseTo(7.2711, 4);
  expect(meta.notes.join(' ')).toContain('If there are no cash flows, 10% becomes 9.52%');
});

test('a return of more than 40% of assets is refused as a unit error', async () => {
  const codes = (id: string): Record<string, string> =>
    id === 'PRODUCT_NAME' ? { P: 'P' } : id === 'MEASURE' ? { net_earnings_after_tax_000: 'a', total_assets_000: 'b' } : { x: 'x' };
  await shelf.put(MYSUPER_PRODUCTS, {
    dimensions: Object.fromEntries(IDS.map((id) => [id, codes(id)])),
    series: [
      figures('P', 'net_earnings_after_tax_000', { 'FY2024-25': 990 }),
      figures('P', 'total_assets_000', { 'FY2023-24': 800, 'FY2024-25': 1000 }),
    ],
  });
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2025-Q2': 2.1 } }]);
  await expect(evaluateSignal(shelf.ctx, SUPER_FUND_REAL_RETURN, params(''))).rejects.toMatchObject({
    code: 'DATA_UNAVAILABLE',
    message: expect.stringContaining('110.0%'),
  });
});

test('the sentence does not describe falling prices as an increase', async () => {
  const codes = (id: string): Record<string, string> =>
    id === 'PRODUCT_NAME' ? { P: 'P' } : id === 'MEASURE' ? { net_earnings_after_tax_000: 'a', total_assets_000: 'b' } : { x: 'x' };
  await shelf.put(MYSUPER_PRODUCTS, {
    dimensions: Object.fromEntries(IDS.map((id) => [id, codes(id)])),
    series: [
      figures('P', 'net_earnings_after_tax_000', { 'FY2019-20': 10 }),
      figures('P', 'total_assets_000', { 'FY2018-19': 100, 'FY2019-20': 100 }),
    ],
  });
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2020-Q2': -0.3 } }]);
  expect((await evaluateSignal(shelf.ctx, SUPER_FUND_REAL_RETURN, params(''))).meta.headline).toBe(
    'No current value. The latest is for the June quarter 2020. MySuper products earned 10.0% on average assets in 2019–20, 10.3 percentage points more than the change in consumer prices, −0.3%.',
  );
});
