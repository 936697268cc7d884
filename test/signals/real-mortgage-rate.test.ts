import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_MONTHLY_YOY, AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import {
  AU_MORTGAGE_NEW,
  AU_MORTGAGE_NEW_VARIABLE,
  AU_MORTGAGE_OUTSTANDING,
  AU_MORTGAGE_STANDARD,
} from '../../src/catalogue/series/rates.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { REAL_MORTGAGE_RATE } from '../../src/signals/real-mortgage-rate.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries } from './put-series.ts';

/**
 * RBA statistical table F6 as published 8 May 2026: FLRHOFTA, FLRHOFVA, FLRHOOTA; F5 with data to December 2025: FILRHLBVS. RBA
 * statistical table G1 as published 29 January 2026: GCPIAGYP.
 */
const NEW = {
  '2020-12': 2.6,
  '2021-12': 2.5,
  '2022-06': 3.1,
  '2022-12': 5.0,
  '2023-12': 6.2,
  '2024-06': 6.3,
  '2024-12': 6.2,
  '2025-12': 5.5,
};
const VARIABLE = { '2020-12': 2.8, '2021-12': 2.6, '2025-12': 5.5 };
const OUTSTANDING = { '2020-12': 3.1, '2022-12': 4.6, '2024-12': 6.1, '2025-12': 5.5 };
const STANDARD = { '1990-06': 16.44, '1996-06': 9.91, '2020-12': 4.52, '2022-12': 7.52, '2025-12': 8.02 };
const CPI = {
  '1990-Q2': 7.7,
  '1996-Q2': 3.1,
  '2020-Q4': 0.9,
  '2021-Q4': 3.5,
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
      { handle: AU_MORTGAGE_NEW, values: NEW },
      { handle: AU_MORTGAGE_NEW_VARIABLE, values: VARIABLE },
      { handle: AU_MORTGAGE_OUTSTANDING, values: OUTSTANDING },
    ],
    { publishedOn: '2026-05-08' },
  );
  await putSeries(shelf, [{ handle: AU_MORTGAGE_STANDARD, values: STANDARD }]);
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: CPI }]);
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, REAL_MORTGAGE_RATE, params(text));
const rowOf = async (period: string, more = '') =>
  ((await evaluate(`start=${period}&end=${period}${more}`)).data as readonly Record<string, unknown>[])[0];

describe('golden: F5, F6 and G1 as recorded', () => {
  test.each([
    ['2020-Q4', 'new_owner_occupier', 2.6, 1.7, 'positive'],
    ['2021-Q4', 'new_owner_occupier', 2.5, -1, 'negative'],
    ['2022-Q2', 'new_owner_occupier', 3.1, -3.1, 'negative'],
    ['2022-Q4', 'new_owner_occupier', 5, -2.9, 'negative'],
    ['2024-Q2', 'new_owner_occupier', 6.3, 2.5, 'positive'],
    ['2025-Q4', 'new_owner_occupier', 5.5, 1.9, 'positive'],
    ['2021-Q4', 'new_variable', 2.6, -0.9, 'negative'],
    ['2022-Q4', 'outstanding', 4.6, -3.3, 'negative'],
    ['1990-Q2', 'standard_variable', 16.44, 8.74, 'positive'],
    ['1996-Q2', 'standard_variable', 9.91, 6.81, 'positive'],
    ['2022-Q4', 'standard_variable', 7.52, -0.38, 'negative'],
  ])('%s, %s: %d gives %d', async (period, rate, mortgage, real, stance) => {
    expect(await rowOf(period, `&rate=${rate}`)).toMatchObject({
      period,
      mortgage_rate_pct: mortgage,
      rate_basis: rate,
      real_mortgage_rate_pct: real,
      stance,
    });
  });

  /** By hand: 1.1644 / 1.077 = 1.0811513…, and 1.055 / 1.036 = 1.0183397… */
  test('the Fisher rate is included, without rounding', async () => {
    const fisher = async (period: string, rate: string) => (await rowOf(period, `&rate=${rate}`))?.['real_mortgage_rate_fisher_pct'];
    expect(await fisher('1990-Q2', 'standard_variable')).toBeCloseTo(8.115135, 6);
    expect(await fisher('2025-Q4', 'new_owner_occupier')).toBeCloseTo(1.833977, 6);
  });
});

test('only four rates are accepted', async () => {
  expect((await evaluate('')).data).toMatchObject({ period: '2025-Q4', rate_basis: 'new_owner_occupier' });
  await expect(evaluate('rate=standard')).rejects.toMatchObject({
    faults: [{ parameter: 'rate', allowed: ['new_owner_occupier', 'new_variable', 'standard_variable', 'outstanding'] }],
  });
});

test('no rate is joined to another rate: before July 2019, only the standard rate exists', async () => {
  expect(await rowOf('1990-Q2')).toBeUndefined();
});

/** F6 of May 2026: 5.9 in March 2026. The monthly inflation of that month is invented. */
test('the monthly consumer price index gives the rate by month', async () => {
  await putSeries(shelf, [{ handle: AU_MORTGAGE_NEW, values: { '2026-02': 5.8, '2026-03': 5.9 } }], { publishedOn: '2026-05-08' });
  await putSeries(shelf, [{ handle: AU_CPI_MONTHLY_YOY, values: { '2026-02': 3.7, '2026-03': 4.1 } }]);
  const { data } = await evaluate('frequency=monthly&start=2026-01');
  expect(data).toMatchObject([
    { period: '2026-02', mortgage_rate_pct: 5.8, cpi_annual_pct: 3.7, real_mortgage_rate_pct: 2.1 },
    { period: '2026-03', mortgage_rate_pct: 5.9, cpi_annual_pct: 4.1, real_mortgage_rate_pct: 1.8 },
  ]);
});
