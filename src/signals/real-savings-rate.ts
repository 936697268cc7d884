/**
 * Real savings rate: the return on a bank deposit after inflation, before and after tax.
 *
 * Rates after tax are calculated for tax_rate, and for each marginal rate of residents in the income year (July to June). All interest is
 * taxed, including the part that only offsets inflation. If an input has no value for a period, there is no row. The table of tax rates
 * begins in July 1996, so earlier periods have no rates after tax.
 * @see https://www.rba.gov.au/statistics/tables/ (F4, G1)
 * @see https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents
 */
import { AU_CPI_MONTHLY_YOY, AU_CPI_YOY, AU_EXPECTATIONS_MARKET } from '../catalogue/series/prices.ts';
import {
  AU_DEPOSIT_1M,
  AU_DEPOSIT_1Y,
  AU_DEPOSIT_3M,
  AU_DEPOSIT_3Y,
  AU_DEPOSIT_6M,
  AU_DEPOSIT_AVERAGE,
  AU_DEPOSIT_SAVINGS_BONUS,
  AU_DEPOSIT_SAVINGS_ONLINE,
} from '../catalogue/series/rates.ts';
import { inForceOn } from '../core/dated-constant.ts';
import { multiplyDecimals, shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineHistorySignal, type SignalRow } from '../core/define-signal.ts';
import { lastDay, type Period, period, periodOfDay } from '../core/period.ts';
import { keysOf } from '../core/records.ts';
import { RESIDENT_TAX_RATES } from './constants/resident-tax-rates.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const PRODUCTS = {
  term_deposit_1y: AU_DEPOSIT_1Y,
  term_deposit_1m: AU_DEPOSIT_1M,
  term_deposit_3m: AU_DEPOSIT_3M,
  term_deposit_6m: AU_DEPOSIT_6M,
  term_deposit_3y: AU_DEPOSIT_3Y,
  term_deposit_average: AU_DEPOSIT_AVERAGE,
  online_savings: AU_DEPOSIT_SAVINGS_ONLINE,
  bonus_savings: AU_DEPOSIT_SAVINGS_BONUS,
} as const satisfies Readonly<Record<string, SeriesHandle>>;

const A_YEAR = { q: 4, m: 12 } as const;

export const REAL_SAVINGS_RATE = defineHistorySignal({
  id: 'real-savings-rate',
  title: 'Real savings rate',
  summary: 'Deposit rate minus consumer price inflation, before tax and after tax at each marginal rate.',
  mode: 'history',
  frequency: 'Q',
  frequencyFor: ({ frequency }) => (frequency === 'm' ? 'M' : 'Q'),
  stale: 'serve_cached',
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'Adds the rate less the inflation that market economists expect, and the stance after tax at each marginal rate.',
    },
    {
      from: '2026-11-22',
      what: 'Adds the realised return on a deposit opened a year earlier.',
    },
    { from: '2026-11-29', what: 'frequency=m uses the monthly consumer price index and the rate of each month.' },
  ],
  formula: ['r_t = i_t - π_t', 'n_t = i_t · (100 - τ) / 100', 's_t = n_t - π_t', 'e_t = i_{t-1 year} - π_t', 'a_t = i_t - x_t'],
  symbols: {
    i_t: 'advertised deposit rate of month t, or of the last month of quarter t, per cent per annum',
    π_t: 'consumer price inflation over the year, all groups, per cent, as published',
    τ: 'marginal income tax rate, per cent',
    r_t: 'real rate before tax, per cent',
    n_t: 'deposit rate after tax, per cent',
    s_t: 'real rate after tax, per cent',
    e_t: 'real return on a one-year deposit opened a year earlier, per cent',
    x_t: 'inflation that market economists expect over the next year, per cent (RBA G3)',
    a_t: 'expected real return on a one-year deposit opened now, per cent',
  },
  parameters: {
    product: {
      kind: 'choice',
      values: keysOf(PRODUCTS),
      default: 'term_deposit_1y',
      description: 'Type of deposit: term deposits of $10,000 by term, or savings accounts of $10,000. Rates are as advertised.',
    },
    frequency: {
      kind: 'choice',
      values: ['q', 'm'],
      default: 'q',
      spellings: { quarterly: 'q', monthly: 'm' },
      description: 'q: the quarterly consumer price index. m: the monthly index, and the rate of each month.',
    },
    tax_rate: {
      kind: 'number',
      default: null,
      min: 0,
      max: 100,
      unit: 'Per cent',
      description: 'A marginal tax rate to add to after_tax, such as 32 for 30 plus the Medicare levy of 2.',
    },
  },
  constants: { τ: RESIDENT_TAX_RATES },
  row: {
    deposit_rate_pct: {
      type: 'number',
      unit: 'Per cent per annum',
      description: 'Advertised rate in the last month of the quarter, or in the month.',
    },
    cpi_annual_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Consumer price index, all groups, change from the same period of the previous year, as published.',
    },
    real_rate_pct: { type: 'number', unit: 'Per cent', description: 'Deposit rate minus inflation, before tax.' },
    realised_real_rate_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Deposit rate one year earlier minus inflation since then, which is the realised return on a one-year deposit. Null if the earlier rate is missing, and for other terms.',
    },
    expected_inflation_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Inflation expected by market economists for the year ahead, in the survey of the quarter (RBA G3). Null if missing.',
    },
    expected_real_rate_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Deposit rate minus expected inflation, which is the expected return on a one-year deposit. Null if either is missing, and for other terms.',
    },
    after_tax: {
      type: 'array',
      of: { marginal_rate_pct: 'number', after_tax_rate_pct: 'number', real_after_tax_rate_pct: 'number', stance: 'string' },
      unit: null,
      description:
        'For each marginal rate in force in the income year, and for the requested rate: {marginal_rate_pct, after_tax_rate_pct, real_after_tax_rate_pct, stance}, ascending by rate. Empty before the September quarter 1996 unless tax_rate is given.',
    },
    stance: {
      type: 'string',
      unit: null,
      description: 'positive_real_return if the real rate before tax is above zero. Otherwise eroding.',
    },
  },
  notes: [
    'real_rate_pct compares the current deposit rate with past inflation. realised_real_rate_pct is the real return on a deposit opened a year earlier.',
    'Inflation is the annual change of the consumer price index, all groups. expected_real_rate_pct uses inflation expected by market economists.',
    'The deposit rate is the advertised rate in the month, or in the last month of the quarter. The rates that savers received may be higher or lower.',
    'Marginal rates are for residents in the income year of the row, without the Medicare levy and other levies. Income below the tax-free threshold is not taxed.',
  ],
  inputs: ({ product, frequency }) => ({
    i: { series: PRODUCTS[product], sample: frequency === 'm' ? 'same' : 'end' },
    π: { series: frequency === 'm' ? AU_CPI_MONTHLY_YOY : AU_CPI_YOY, sample: 'same' },
    x: { series: AU_EXPECTATIONS_MARKET, sample: 'own', dispensable: true },
  }),
  compute: ({ i, π, x }, t, { product, tax_rate, frequency }) => {
    const now = period(frequency === 'm' ? 'M' : 'Q', t);
    const isYear = product === 'term_deposit_1y';
    const earlier = isYear ? i.maybe(t - A_YEAR[frequency]) : null;
    const expected = isYear ? x.maybe(periodOfDay('Q', lastDay(now)).t) : null;
    const afterTaxes = marginalRates(now, tax_rate).map((τ) => afterTax(i(t), π(t), τ));
    const r = subtractDecimals(i(t), π(t));
    return {
      deposit_rate_pct: i(t),
      cpi_annual_pct: π(t),
      real_rate_pct: r,
      realised_real_rate_pct: earlier === null ? null : subtractDecimals(earlier, π(t)),
      expected_inflation_pct: expected,
      expected_real_rate_pct: expected === null ? null : subtractDecimals(i(t), expected),
      after_tax: afterTaxes,
      stance: stanceOf(r),
    };
  },
  headline: (now) =>
    `The deposit rate less consumer price inflation was ${printed(now.real_rate_pct, 2)}% before tax in ${inWords(now.period)}: ${printed(now.deposit_rate_pct, 2)}% less ${printed(now.cpi_annual_pct)}%.`,
});

/**
 * Returns the marginal rates of residents in the income year of a period, and the requested rate. Rates are ascending, and no rate occurs
 * twice.
 */
function marginalRates(of: Period, requested: number | null): readonly number[] {
  const inForce = inForceOn(RESIDENT_TAX_RATES, lastDay(of))?.value ?? [];
  return [...new Set([...inForce, ...(requested === null ? [] : [requested])])].sort((a, b) => a - b);
}

function afterTax(i: number, π: number, τ: number): SignalRow {
  const n = shiftDecimal(multiplyDecimals(i, subtractDecimals(100, τ)), -2);
  const s = subtractDecimals(n, π);
  return { marginal_rate_pct: τ, after_tax_rate_pct: n, real_after_tax_rate_pct: s, stance: stanceOf(s) };
}

const stanceOf = (real: number): string => (real > 0 ? 'positive_real_return' : 'eroding');
