import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_HOUSEHOLD_DEBT_INCOME } from '../../src/catalogue/series/households.ts';
import { AU_LOAN_PAYMENTS } from '../../src/catalogue/series/loan-payments.ts';
import { AU_MORTGAGE_DISCOUNTED, AU_MORTGAGE_OUTSTANDING, AU_MORTGAGE_STANDARD } from '../../src/catalogue/series/rates.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { HOUSEHOLD_DEBT_SERVICE } from '../../src/signals/household-debt-service.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { monthsFrom, putSeries } from './put-series.ts';

/** RBA table E2 of June 2024 (BHFDDIT), F5 (FILRHLBVD), F6 of May 2026 (FLRHOOTA). The standard rate of zero is invented. */
const DEBT = { '2023-Q4': 185.102328057505, '2024-Q1': 184.685918791082 };
const DISCOUNTED = monthsFrom('2024-01', [7.31, 7.31, 7.31]);
const OUTSTANDING = monthsFrom('2024-01', [5.9, 5.9, 6]);
const NOUGHT = monthsFrom('2024-01', [0, 0, 0]);

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T00:00:00.000Z');
  await putSeries(shelf, [{ handle: AU_HOUSEHOLD_DEBT_INCOME, values: DEBT }]);
  await putSeries(shelf, [
    { handle: AU_MORTGAGE_DISCOUNTED, values: DISCOUNTED },
    { handle: AU_MORTGAGE_STANDARD, values: NOUGHT },
  ]);
  await putSeries(shelf, [{ handle: AU_MORTGAGE_OUTSTANDING, values: OUTSTANDING }]);
});
afterEach(() => shelf.close());

const evaluate = (text = '') => evaluateSignal(shelf.ctx, HOUSEHOLD_DEBT_SERVICE, params(text));

describe('the March quarter 2024', () => {
  /** By hand: 0.0731 / (1 - 1.0731^-18) = 0.10165. Times 184.69 this is 18.8, and 0.0731 times 184.69 is 13.5. */
  test('18.8% of income at the discounted variable rate, including 13.5 of interest', async () => {
    const { data } = await evaluate('rate=discounted_variable');
    expect(data).toMatchObject({
      period: '2024-Q1',
      loan_rate_pct: 7.31,
      rate_basis: 'discounted_variable',
      maturity_years: 18,
      status: 'estimate',
    });
    const row = data as Record<string, number>;
    expect(row['debt_service_ratio_pct']).toBeCloseTo(18.774, 2);
    expect(row['interest_to_income_pct']).toBeCloseTo(13.5005, 4);
  });

  /** (5.9 + 5.9 + 6) / 3 = 5.9333; 0.059333 · 184.686 = 10.9580. */
  test('by the rate on outstanding loans, averaged over the months, unless another rate is requested', async () => {
    const { data } = await evaluate();
    expect(data).toMatchObject({ rate_basis: 'outstanding', debt_to_income_pct: DEBT['2024-Q1'] });
    const row = data as Record<string, number>;
    expect(row['loan_rate_pct']).toBeCloseTo(5.9333, 4);
    expect(row['interest_to_income_pct']).toBeCloseTo(10.958, 4);
  });

  /** Over one year all of it is repaid: 1.0731 · 184.686. */
  test('over another term', async () => {
    const row = (await evaluate('rate=discounted_variable&maturity=1')).data as Record<string, number>;
    expect(row['debt_service_ratio_pct']).toBeCloseTo(198.1865, 4);
  });

  test('at a rate of zero, the debt divided by the years', async () => {
    const row = (await evaluate('rate=standard_variable')).data as Record<string, number>;
    expect(row['interest_to_income_pct']).toBe(0);
    expect(row['debt_service_ratio_pct']).toBeCloseTo(184.685918791082 / 18, 9);
  });
});

test('a quarter with a missing month has no row', async () => {
  const rows = (await evaluate('rate=discounted_variable&start=2023')).data as readonly { period: string }[];
  expect(rows.map(({ period }) => period)).toEqual(['2024-Q1']);
  await putSeries(shelf, [{ handle: AU_MORTGAGE_OUTSTANDING, values: { ...OUTSTANDING, '2024-02': null } }]);
  expect((await evaluate('start=2023')).data).toEqual([]);
});

test('the sentence calls it an estimate', async () => {
  expect((await evaluate('rate=discounted_variable')).meta.headline).toBe(
    'No current value. The latest is for the March quarter 2024. Estimated interest on household debt was 13.5% of income in the March quarter 2024. With principal repaid over 18 years, it was 18.8%. Debt was 184.7% of income, at a rate of 7.31%.',
  );
});

/** Invented values of E13. */
test('the payments that the RBA measures are shown next to the estimate', async () => {
  expect((await evaluate()).data).toMatchObject({ measured_interest_pct: null, measured_scheduled_payments_pct: null });
  const value: Readonly<Record<string, number>> = {
    'AU.LOAN.PAYMENTS.INTEREST.INCOME': 6.5,
    'AU.LOAN.PAYMENTS.SCHEDULED.INCOME': 9.9,
  };
  await putSeries(
    shelf,
    AU_LOAN_PAYMENTS.flatMap((handle) => {
      const one = value[handle.id];
      return one === undefined ? [] : [{ handle, values: { '2024-Q1': one } }];
    }),
  );
  const { data, meta } = await evaluate();
  expect(data).toMatchObject({ measured_interest_pct: 6.5, measured_scheduled_payments_pct: 9.9 });
  expect(meta.headline).toContain('Scheduled payments on housing loans were 9.9% of household income. Estimated interest');
});
