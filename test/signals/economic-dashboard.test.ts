import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_GDP_QOQ } from '../../src/catalogue/series/national-accounts.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { ECONOMIC_DASHBOARD } from '../../src/signals/economic-dashboard.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { CPI_YOY, putCashRate, putPrices, putSpending, putUnemployment, putWages, WPI_GROWTH } from './published.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-20T00:00:00.000Z');
  await putWages(shelf, { growth: { '20': { ...WPI_GROWTH['20'], '2025-Q3': 3.3 } } });
  await putPrices(shelf, { yoy: { ...CPI_YOY, '2025-Q3': 3.2 } });
  await putCashRate(shelf);
  // Unemployment as printed in ABS 6202.0 of February 2026. Spending values are invented.
  await putUnemployment(shelf, { '2024-12': 4.0, '2025-11': 4.3, '2025-12': 4.1, '2026-01': 4.1, '2026-02': 4.3 });
  await putSeries(shelf, [{ handle: AU_GDP_QOQ, values: { '2025-Q3': 0.4, '2025-Q4': 0.8 } }]);
  await putSpending(shelf, { '2024-12': 4.3, '2025-10': 5.6, '2025-12': 5, '2026-01': 4.6 });
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, ECONOMIC_DASHBOARD, params(text));

test('the snapshot has the latest value of each, with its own period and the change from the previous value', async () => {
  const answer = await evaluate('');
  expect(answer.data).toEqual({
    period: null,
    cash_rate_pct: 4.1,
    cpi_annual_pct: 3.6,
    unemployment_rate_pct: 4.3,
    wage_growth_annual_pct: 3.4,
    household_spending_annual_pct: 4.6,
    trimmed_mean_annual_pct: 3.4,
    gdp_growth_pct: 0.8,
    indicators: [
      {
        id: 'cash_rate',
        name: expect.any(String),
        value: 4.1,
        unit: 'Per cent',
        period: '2026-03-18',
        previous_value: 3.85,
        change: 0.25,
        series_id: 'AU.CASHRATE',
      },
      {
        id: 'cpi_annual',
        name: expect.any(String),
        value: 3.6,
        unit: 'Per cent',
        period: '2025-Q4',
        previous_value: 3.2,
        change: 0.4,
        series_id: 'AU.CPI.YOY',
      },
      {
        id: 'unemployment_rate',
        name: expect.any(String),
        value: 4.3,
        unit: 'Per cent',
        period: '2026-02',
        previous_value: 4.1,
        change: 0.2,
        series_id: 'AU.UNEMP.SA',
      },
      {
        id: 'wage_growth_annual',
        name: expect.any(String),
        value: 3.4,
        unit: 'Per cent',
        period: '2025-Q4',
        previous_value: 3.3,
        change: 0.1,
        series_id: 'AU.WPI.YOY',
      },
      {
        id: 'household_spending_annual',
        name: expect.any(String),
        value: 4.6,
        unit: 'Per cent',
        period: '2026-01',
        previous_value: 5,
        change: -0.4,
        series_id: 'AU.HOUSEHOLD.SPENDING.YOY',
      },
      expect.objectContaining({ id: 'trimmed_mean_annual', value: 3.4, period: '2025-Q4', series_id: 'AU.CPI.TRIMMED' }),
      expect.objectContaining({
        id: 'gdp_growth',
        value: 0.8,
        previous_value: 0.4,
        change: 0.4,
        period: '2025-Q4',
        series_id: 'AU.GDP.QOQ',
      }),
    ],
  });
  expect(answer.meta.period).toEqual({ start: '2025-Q4', end: '2026-03-18' });
});

test('history is quarterly: the last day or the last month in each common quarter of the first four', async () => {
  const answer = await evaluate('start=2022');
  expect(answer.data).toEqual([
    {
      period: '2024-Q4',
      cash_rate_pct: 4.35,
      cpi_annual_pct: 2.4,
      unemployment_rate_pct: 4.0,
      wage_growth_annual_pct: 3.2,
      household_spending_annual_pct: 4.3,
      trimmed_mean_annual_pct: 3.3,
      gdp_growth_pct: null,
    },
    {
      period: '2025-Q4',
      cash_rate_pct: 3.6,
      cpi_annual_pct: 3.6,
      unemployment_rate_pct: 4.1,
      wage_growth_annual_pct: 3.4,
      household_spending_annual_pct: 5,
      trimmed_mean_annual_pct: 3.4,
      gdp_growth_pct: 0.8,
      breaks: ['cpi-2025-q3-complete-monthly'],
    },
  ]);
  expect(answer.columns.map((column) => column.name)).not.toContain('indicators');
});

test('explain names the source of each number in the snapshot', async () => {
  const { explain } = (await evaluate('explain=1')).meta as { explain: { rows: { operands: Record<string, unknown>[] }[] } };
  const operands = explain.rows[0]?.operands ?? [];
  expect(
    operands.filter((operand) => operand['series_id'] === 'AU.CASHRATE').map((operand) => [operand['period'], operand['value']]),
  ).toEqual([
    ['2026-03-18', 4.1],
    ['2026-02-04', 3.85],
  ]);
});

test('a value for another month is not compared as the previous one', async () => {
  await putUnemployment(shelf, { '2025-12': 4.1, '2026-02': 4.3 });
  const { indicators } = (await evaluate('')).data as { indicators: Record<string, unknown>[] };
  expect(indicators.find((one) => one['id'] === 'unemployment_rate')).toMatchObject({ value: 4.3, previous_value: null, change: null });
});
