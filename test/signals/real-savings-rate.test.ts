import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_MONTHLY_YOY, AU_CPI_YOY, AU_EXPECTATIONS_MARKET } from '../../src/catalogue/series/prices.ts';
import { AU_DEPOSIT_1Y, AU_DEPOSIT_SAVINGS_ONLINE } from '../../src/catalogue/series/rates.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { RESIDENT_TAX_RATES } from '../../src/signals/constants/resident-tax-rates.ts';
import { REAL_SAVINGS_RATE } from '../../src/signals/real-savings-rate.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries, viewOfFigures } from './put-series.ts';

/**
 * RBA statistical table F4 as published 7 May 2026: FRDIRBTD10K1Y, FRDIRSAO10K. RBA statistical table G1 as published 29 January 2026:
 * GCPIAGYP.
 */
const TERM_DEPOSIT = {
  '1996-06': 7.1,
  '1996-09': 6.35,
  '2012-06': 4.6,
  '2012-09': 4.4,
  '2020-12': 0.35,
  '2022-06': 0.8,
  '2022-12': 3.65,
  '2023-12': 4.55,
  '2024-06': 4.5,
  '2024-12': 4.2,
  '2025-12': 3.75,
};
const ONLINE_SAVINGS = { '2022-12': 1.5, '2024-12': 1.75, '2025-12': 1.3 };
const CPI = {
  '1996-Q2': 3.1,
  '1996-Q3': 2.1,
  '2012-Q2': 1.2,
  '2012-Q3': 1.9,
  '2020-Q4': 0.9,
  '2022-Q2': 6.2,
  '2022-Q4': 7.9,
  '2023-Q4': 4.1,
  '2024-Q2': 3.8,
  '2024-Q4': 2.4,
  '2025-Q4': 3.6,
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T00:00:00.000Z');
  await putSeries(
    shelf,
    [
      { handle: AU_DEPOSIT_1Y, values: TERM_DEPOSIT },
      { handle: AU_DEPOSIT_SAVINGS_ONLINE, values: ONLINE_SAVINGS },
    ],
    { publishedOn: '2026-05-07', effectiveFrom: '2026-05-07T23:59:59.999Z' },
  );
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: CPI }], { publishedOn: '2026-01-29', effectiveFrom: '2026-01-29T23:59:59.999Z' });
});
afterEach(() => shelf.close());

type Row = Record<string, unknown> & { readonly after_tax: readonly Record<string, number>[] };
const evaluate = (text: string) => evaluateSignal(shelf.ctx, REAL_SAVINGS_RATE, params(text));
const rowOf = async (period: string, more = '') => ((await evaluate(`start=${period}&end=${period}${more}`)).data as readonly Row[])[0];

describe('golden: F4 of May 2026 and G1 of January 2026', () => {
  test.each([
    ['1996-Q2', 7.1, 3.1, 4, 'positive_real_return'],
    ['2012-Q2', 4.6, 1.2, 3.4, 'positive_real_return'],
    ['2020-Q4', 0.35, 0.9, -0.55, 'eroding'],
    ['2022-Q2', 0.8, 6.2, -5.4, 'eroding'],
    ['2022-Q4', 3.65, 7.9, -4.25, 'eroding'],
    ['2023-Q4', 4.55, 4.1, 0.45, 'positive_real_return'],
    ['2024-Q2', 4.5, 3.8, 0.7, 'positive_real_return'],
    ['2024-Q4', 4.2, 2.4, 1.8, 'positive_real_return'],
    ['2025-Q4', 3.75, 3.6, 0.15, 'positive_real_return'],
  ])('%s: %d - %d = %d, %s', async (period, deposit, cpi, real, stance) => {
    expect(await rowOf(period)).toMatchObject({
      period,
      deposit_rate_pct: deposit,
      cpi_annual_pct: cpi,
      real_rate_pct: real,
      stance,
    });
  });

  test('for another product', async () => {
    expect(await rowOf('2024-Q4', '&product=online_savings')).toMatchObject({ deposit_rate_pct: 1.75, real_rate_pct: -0.65 });
    await expect(evaluate('product=saver')).rejects.toMatchObject({ faults: [{ parameter: 'product' }] });
  });
});

describe('after tax', () => {
  /** By hand: 4.2 x (100 - 30) / 100 = 2.94, and 2.94 - 2.4 = 0.54. */
  test('in the December quarter 2024, at the tax rates of 2024-25', async () => {
    expect((await rowOf('2024-Q4'))?.after_tax).toEqual([
      { marginal_rate_pct: 16, after_tax_rate_pct: 3.528, real_after_tax_rate_pct: 1.128, stance: 'positive_real_return' },
      { marginal_rate_pct: 30, after_tax_rate_pct: 2.94, real_after_tax_rate_pct: 0.54, stance: 'positive_real_return' },
      { marginal_rate_pct: 37, after_tax_rate_pct: 2.646, real_after_tax_rate_pct: 0.246, stance: 'positive_real_return' },
      { marginal_rate_pct: 45, after_tax_rate_pct: 2.31, real_after_tax_rate_pct: -0.09, stance: 'eroding' },
    ]);
  });

  test.each([
    ['1996-Q2', []],
    ['1996-Q3', [20, 34, 43, 47]],
    ['2012-Q2', [15, 30, 37, 45]],
    ['2012-Q3', [19, 32.5, 37, 45]],
    ['2024-Q2', [19, 32.5, 37, 45]],
    ['2025-Q4', [16, 30, 37, 45]],
  ])('%s is in an income year with the rates %j', async (period, rates) => {
    expect((await rowOf(period))?.after_tax.map((one) => one['marginal_rate_pct'])).toEqual(rates);
  });

  test('the parameter tax_rate is used once', async () => {
    const rates = async (period: string, rate: string) =>
      (await rowOf(period, `&tax_rate=${rate}`))?.after_tax.map((one) => one['marginal_rate_pct']);
    expect(await rates('2025-Q4', '32')).toEqual([16, 30, 32, 37, 45]);
    expect(await rates('2025-Q4', '30')).toEqual([16, 30, 37, 45]);
    expect(await rates('1996-Q2', '24.5')).toEqual([24.5]);
    expect((await evaluate('tax_rate=32')).meta.query).toMatchObject({ tax_rate: 32 });
    await expect(evaluate('tax_rate=101')).rejects.toMatchObject({ faults: [{ parameter: 'tax_rate' }] });
  });

  test('the source of the tax rates is given', async () => {
    expect((await evaluate('')).meta.notes.join('\n')).toMatch(
      /16%, 30%, 37% and 45% from 1 July 2024\. Source: ATO.*https:\/\/www\.ato\.gov\.au/,
    );
  });

  test('the table is in ascending order, and each entry begins with an income year', () => {
    const days = RESIDENT_TAX_RATES.entries.map(({ from }) => from);
    expect(days).toEqual([...days].sort());
    for (const { from, value } of RESIDENT_TAX_RATES.entries) {
      expect(from).toMatch(/^\d{4}-07-01$/);
      expect(value).toEqual([...value].sort((a, b) => a - b));
    }
  });

  test('the rate is zero at 100%, equals the untaxed rate at 0, and never increases with the tax rate', () => {
    const tenths = fc.integer({ min: -50, max: 2000 }).map((n) => n / 100);
    fc.assert(
      fc.property(tenths, tenths, fc.integer({ min: 0, max: 1000 }), (i, π, permille) => {
        const inputs = {
          i: viewOfFigures(AU_DEPOSIT_1Y, new Map([[8100, i]])),
          π: viewOfFigures(AU_CPI_YOY, new Map([[8100, π]])),
          x: viewOfFigures(AU_EXPECTATIONS_MARKET, new Map()),
        };
        const real = (tax_rate: number) => {
          const row = REAL_SAVINGS_RATE.compute(inputs, 8100, { product: 'term_deposit_1y', tax_rate }) as unknown as Row;
          return row.after_tax.find((one) => one['marginal_rate_pct'] === tax_rate)?.['real_after_tax_rate_pct'] ?? Number.NaN;
        };
        expect(real(100)).toBeCloseTo(-π, 10);
        expect(real(0)).toBeCloseTo(i - π, 10);
        if (i >= 0) expect(real(permille / 10)).toBeLessThanOrEqual(i - π + 1e-9);
      }),
    );
  });
});

test('a quarter without its last month has no row', async () => {
  await putSeries(shelf, [{ handle: AU_DEPOSIT_1Y, values: { ...TERM_DEPOSIT, '2024-12': null, '2024-11': 4.3 } }]);
  expect(await rowOf('2024-Q4')).toBeUndefined();
});

test('as_of reads rates by their own days, because they are never revised', async () => {
  await expect(evaluate('as_of=2026-05-06&gap=allow')).resolves.toMatchObject({ data: { period: '2025-Q4', real_rate_pct: 0.15 } });
  await expect(evaluate('as_of=2026-05-07&gap=allow')).resolves.toMatchObject({ data: { period: '2025-Q4', real_rate_pct: 0.15 } });
});

describe('the expected return of a deposit opened today', () => {
  /** RBA statistical table G3, GMAREXPY: 3.8% in the survey of the December quarter of 2022. */
  test('is the rate less inflation expected by market economists, and null without a survey and for other terms', async () => {
    expect(await rowOf('2022-Q4')).toMatchObject({ expected_inflation_pct: null, expected_real_rate_pct: null });
    await putSeries(shelf, [{ handle: AU_EXPECTATIONS_MARKET, values: { '2022-Q4': 3.8 } }]);
    expect(await rowOf('2022-Q4')).toMatchObject({ expected_inflation_pct: 3.8, expected_real_rate_pct: -0.15, real_rate_pct: -4.25 });
    expect(await rowOf('2025-Q4')).toMatchObject({ expected_inflation_pct: null, expected_real_rate_pct: null });
    expect(await rowOf('2022-Q4', '&product=online_savings')).toMatchObject({ expected_real_rate_pct: null });
  });
});

describe('the return of a deposit opened a year earlier', () => {
  /** 4.20 of December 2024 less inflation of 3.6 over the year to December 2025. */
  test.each([
    ['2025-Q4', 0.6, 0.15],
    ['2024-Q4', 2.15, 1.8],
  ])('%s: %d, next to the rate of the quarter less past inflation, %d', async (period, realised, real) => {
    expect(await rowOf(period)).toMatchObject({ realised_real_rate_pct: realised, real_rate_pct: real });
  });

  test('is null if the rate a year earlier is missing, and for products without this term', async () => {
    expect(await rowOf('1996-Q3')).toMatchObject({ realised_real_rate_pct: null });
    expect(await rowOf('2025-Q4', '&product=online_savings')).toMatchObject({ realised_real_rate_pct: null });
  });
});

/** By hand: 3.9 - 4.2 = -0.3 now, and 4.05 - 4.2 = -0.15 for a deposit opened a year before. Expected: 3.9 - 3 = 0.9. All invented. */
test('with the monthly consumer price index, a year is twelve months, and expectations are those for the quarter', async () => {
  await putSeries(shelf, [{ handle: AU_DEPOSIT_1Y, values: { '2025-02': 4.05, '2026-02': 3.9 } }], {
    publishedOn: '2026-05-07',
    effectiveFrom: '2026-05-07T23:59:59.999Z',
  });
  await putSeries(shelf, [{ handle: AU_CPI_MONTHLY_YOY, values: { '2026-02': 4.2 } }]);
  await putSeries(shelf, [{ handle: AU_EXPECTATIONS_MARKET, values: { '2026-Q1': 3 } }]);
  const [row] = (await evaluate('frequency=m&start=2026-02&end=2026-02')).data as readonly Row[];
  expect(row).toMatchObject({
    period: '2026-02',
    real_rate_pct: -0.3,
    realised_real_rate_pct: -0.15,
    expected_real_rate_pct: 0.9,
    stance: 'eroding',
  });
  expect(row?.after_tax.map((one) => one['marginal_rate_pct'])).toEqual([16, 30, 37, 45]);
});
