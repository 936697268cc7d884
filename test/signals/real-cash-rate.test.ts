import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_MONTHLY_TRIMMED, AU_CPI_MONTHLY_YOY } from '../../src/catalogue/series/prices.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { REAL_CASH_RATE } from '../../src/signals/real-cash-rate.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { CASH_RATE, putCashRate, putPrices } from './published.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-08-03T00:00:00.000Z');
});
afterEach(() => shelf.close());

/** ABS CPI 2.0.0 as of 1 August 2026: 3.999902.20.50.M and 3.10001.10.50.M. ABS 640101 of January 2026 for that month. */
const MONTHLY = {
  trimmed: { '2026-01': 3.3, '2026-04': 3.4, '2026-05': 3.6, '2026-06': 3.6 },
  headline: { '2026-01': 3.8, '2026-06': 3.8 },
};
const put = async (monthly: Partial<typeof MONTHLY> = MONTHLY) => {
  // RBA F1 of May 2026 for the target from 6 May 2026, and A2 of March 2026 before.
  await putCashRate(shelf, { ...CASH_RATE, '2026-05-06': 4.35 }, { publishedOn: '2026-08-01', effectiveFrom: '2026-08-01T00:00:00.000Z' });
  await putSeries(shelf, [
    { handle: AU_CPI_MONTHLY_TRIMMED, values: monthly.trimmed ?? {} },
    { handle: AU_CPI_MONTHLY_YOY, values: monthly.headline ?? {} },
  ]);
  for (const dataset of ['rba/A2', 'abs/CPI_MONTHLY'] as const) await shelf.store.datasets.noteCheck(dataset, shelf.clock.now(), null);
};
/** Evaluates the indicator with the monthly measure unless another is requested. */
const evaluate = (text = '') => evaluateSignal(shelf.ctx, REAL_CASH_RATE, params(/measure=/.test(text) ? text : `measure=monthly&${text}`));

test('golden: 4.35 from 6 May 2026 less the trimmed mean of June 2026, and less the headline', async () => {
  await put();
  const answer = await evaluate();
  expect(answer.data).toEqual({
    as_of: '2026-08-03',
    cash_rate_pct: 4.35,
    cash_rate_period: '2026-05-06',
    inflation_measure: 'monthly',
    inflation_period: '2026-06',
    cpi_annual_pct: 3.8,
    trimmed_mean_cpi_pct: 3.6,
    other_trimmed_mean_pct: null,
    other_trimmed_mean_period: null,
    real_cash_rate_pct: 0.75,
    real_cash_rate_headline_pct: 0.55,
    stance: 'uncertain',
    expected_inflation_pct: null,
    expected_inflation_period: null,
    real_cash_rate_ex_ante_pct: null,
    neutral_low_pct: -0.5,
    neutral_high_pct: 2,
  });
  expect(answer.meta.notes.join('\n')).toMatch(/neutral is 1% from 12 October 2022/);
  expect(answer.meta.notes).toContainEqual(expect.stringContaining('6 May 2026: AU.CASHRATE.'));
  expect(answer.meta.period).toEqual({ start: '2026-05-06', end: '2026-06' });
});

test('golden, quarterly measure: December 2025, 3.60 - 3.4, and March 2026 after two rises, 4.10 - 3.4', async () => {
  await putCashRate(shelf, CASH_RATE, { publishedOn: '2026-03-17', effectiveFrom: '2026-01-01T00:00:00.000Z' });
  await putPrices(shelf, {}, { publishedOn: '2026-01-29', effectiveFrom: '2026-01-01T00:00:00.000Z' });
  for (const dataset of ['rba/A2', 'rba/G1'] as const) await shelf.store.datasets.noteCheck(dataset, shelf.clock.now(), null);
  const answer = async (day: string) => (await evaluate(`measure=quarterly&as_of=${day}`)).data;
  const byDefault = await evaluateSignal(shelf.ctx, REAL_CASH_RATE, params('as_of=2026-02-02'));
  expect(byDefault.data).toEqual(await answer('2026-02-02'));
  // The rate was decided on 3 February and applies from 4 February. A requested day is a day in Sydney.
  expect(await answer('2026-02-03')).toMatchObject({ as_of: '2026-02-03', cash_rate_pct: 3.6, real_cash_rate_pct: 0.2 });
  expect(await answer('2026-02-04')).toMatchObject({ as_of: '2026-02-04', cash_rate_period: '2026-02-04', cash_rate_pct: 3.85 });
  expect(await answer('2026-02-03T13:30:00Z')).toMatchObject({ as_of: '2026-02-04', cash_rate_pct: 3.85 });
  expect(await answer('2026-02-02')).toMatchObject({
    cash_rate_pct: 3.6,
    trimmed_mean_cpi_pct: 3.4,
    real_cash_rate_pct: 0.2,
    inflation_period: '2025-Q4',
  });
  expect(await answer('2026-03-20')).toMatchObject({ cash_rate_pct: 4.1, real_cash_rate_pct: 0.7, real_cash_rate_headline_pct: 0.5 });
});

test('a decision that takes effect tomorrow does not apply today', async () => {
  await put();
  await putCashRate(shelf, { ...CASH_RATE, '2026-05-06': 4.35, '2026-08-12': 4.6 }, { effectiveFrom: '2026-08-02T00:00:00.000Z' });
  expect((await evaluate()).data).toMatchObject({ cash_rate_pct: 4.35 });
});

test('a headline rate for another month than the trimmed mean is not used', async () => {
  await put({ ...MONTHLY, headline: { '2026-01': 3.8, '2026-06': null as unknown as number } });
  expect((await evaluate()).data).toMatchObject({ inflation_period: '2026-06', cpi_annual_pct: null, real_cash_rate_headline_pct: null });
});

describe('stance', () => {
  test('depends on the band, and the ends of the band are neutral', async () => {
    await put();
    const stance = async (text: string) => ((await evaluate(text)).data as { stance: string }).stance;
    expect([await stance('neutral=0.34&band=0.4'), await stance('neutral=0.35&band=0.4'), await stance('neutral=1.16&band=0.4')]).toEqual([
      'restrictive',
      'neutral',
      'accommodative',
    ]);
  });
});

test('is refused if data may be out of date, and marks past quarters as stale', async () => {
  await put();
  await shelf.store.datasets.noteCheck('rba/A2', shelf.clock.now() + 86_400_000 * 3, {
    code: 'UP_TIMEOUT',
    detail: 'No response',
    address: null,
  });
  shelf.clock.set('2026-08-07T00:00:00.000Z');
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_STALE', status: 503, retryAfterSeconds: expect.any(Number) });
  const past = await evaluate('start=2024');
  expect(past.meta).toMatchObject({ stale: true, reason: { code: 'unreachable', dataset: 'rba.A2' } });
  expect(past.data).toEqual([expect.objectContaining({ period: '2026-Q2' })]);
});

test('the trimmed mean is required', async () => {
  await put({ headline: MONTHLY.headline, trimmed: {} as never });
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('AU.CPI.MONTHLY.TRIMMED') });
});
