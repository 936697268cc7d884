/**
 * Real return of all MySuper products: net earnings after tax, less inflation.
 *
 * Sums are over the products that have all three values. The result is a return on average assets, calculated from APRA's MySuper
 * statistics. It is not a published rate of return, and not the return of a member. It ignores the timing of contributions within the
 * year.
 * @see https://www.apra.gov.au/annual-mysuper-statistics
 */
import { AU_CPI_YOY } from '../catalogue/series/prices.ts';
import { addDecimals, shiftDecimal } from '../core/decimal.ts';
import { defineSnapshotSignal, oneSeries, refuse, type SelectedSeries, selectionOf } from '../core/define-signal.ts';
import { lastDay, period, periodOfDay } from '../core/period.ts';
import { MYSUPER_PRODUCTS } from '../sources/apra/datasets/MYSUPER_PRODUCTS.ts';
import { against, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const EARNINGS = 'net_earnings_after_tax_000';
const ASSETS = 'total_assets_000';
/** The maximum return in per cent, positive or negative. A larger one is caused by wrong units or a merger, and not by earnings. */
const MOST_PCT = 40;

export const SUPER_FUND_REAL_RETURN = defineSnapshotSignal({
  id: 'super-fund-real-return',
  title: 'Real return of MySuper products',
  summary: 'After-tax earnings of MySuper products as a share of average assets, minus inflation.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'FY' },
  stale: 'serve_cached',
  references: ['APRA, Quarterly superannuation performance statistics: rate of return'],
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: 'Inflation is removed by division. Adds the difference between return and inflation. Returns above 40% or below −40% are refused, because they cannot be annual returns.',
    },
  ],
  formula: ['r = 100 · Σ N_k / ((Σ A_k + Σ B_k) / 2)', 'real = r - π', 'exact = 100 · ((1 + r / 100) / (1 + π / 100) - 1)'],
  symbols: {
    k: 'a MySuper product',
    N_k: 'net earnings after tax of product k in the latest financial year, AUD',
    A_k: 'total assets of product k at the end of that year, AUD',
    B_k: 'total assets of product k a year earlier, AUD',
    r: 'return on average assets, per cent',
    π: 'quarterly consumer price inflation over the year to June, per cent',
    real: 'return less inflation, percentage points',
    exact: 'return after inflation by division, per cent',
  },
  parameters: {},
  row: {
    financial_year: { type: 'string', unit: null, description: 'The financial year, ended on 30 June.' },
    return_pct: { type: 'number', unit: 'Per cent', description: 'Net earnings after tax as a share of average assets.' },
    cpi_annual_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Quarterly consumer price index, change over the year to June, as published.',
    },
    real_return_ppt: { type: 'number', unit: 'Percentage points', description: 'Return minus inflation.' },
    real_return_exact_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Real return by division: (1 + return) / (1 + inflation) − 1.',
    },
    products: { type: 'number', unit: 'Products', description: 'Number of products that the return covers.' },
    average_assets_aud_m: {
      type: 'number',
      unit: 'AUD million',
      description: 'Average of total assets at the end of this year and the previous year.',
    },
  },
  notes: [
    "A return on mean total assets is lower than APRA's rate of return, which divides by net assets adjusted for cash flow. If there are no cash flows, 10% becomes 9.52%.",
    'The return on average assets is calculated from the annual MySuper statistics. It is not a published rate of return or the return to a member.',
  ],
  inputs: () => ({
    k: selectionOf({ dataset: MYSUPER_PRODUCTS, select: { MEASURE: [EARNINGS, ASSETS] }, newest: 2 }),
    π: oneSeries(AU_CPI_YOY),
  }),
  compute: ({ k, π }) => {
    const { newest } = k;
    if (!newest) refuse('no product states its earnings');
    const { t } = newest;
    const products = k.series
      .filter((one) => one.codes['MEASURE'] === EARNINGS)
      .flatMap((earned) => {
        const assets = k.series.find((one) => one.codes['MEASURE'] === ASSETS && sameProduct(one, earned));
        const [n, a, b] = [aud(earned, t), aud(assets, t), aud(assets, t - 1)];
        return n === null || a === null || b === null ? [] : [{ n, a, b }];
      });
    if (products.length === 0) refuse('no product states its earnings and its assets of two years');
    const earnings = addDecimals(products.map(({ n }) => n));
    const average = (addDecimals(products.map(({ a }) => a)) + addDecimals(products.map(({ b }) => b))) / 2;
    if (average === 0) refuse('the products have no assets');
    const rate = (100 * earnings) / average;
    if (Math.abs(rate) > MOST_PCT) refuse(`${rate.toFixed(1)}% in a year is not a plausible return for a fund`);
    const inflation = π(periodOfDay('Q', lastDay(period('FY', t))).t);
    const year = newest.period.replace(/^FY/, '');
    return {
      headline: `MySuper products earned ${printed(rate)}% on average assets in ${inWords(newest.period)}, ${against(rate - inflation, 'percentage points')} the change in consumer prices, ${printed(inflation)}%.`,
      data: {
        period: newest.period,
        financial_year: year,
        return_pct: rate,
        cpi_annual_pct: inflation,
        real_return_ppt: rate - inflation,
        real_return_exact_pct: 100 * ((1 + rate / 100) / (1 + inflation / 100) - 1),
        products: products.length,
        average_assets_aud_m: shiftDecimal(average, -6),
      },
    };
  },
});

/** Returns the value at t in AUD. Returns null if the value is missing. */
function aud(series: SelectedSeries | undefined, t: number): number | null {
  const value = series?.maybe(t) ?? null;
  return series === undefined || value === null ? null : shiftDecimal(value, series.multiplier);
}

const sameProduct = (a: SelectedSeries, b: SelectedSeries): boolean =>
  Object.keys(a.codes).every((id) => id === 'MEASURE' || a.codes[id] === b.codes[id]);
