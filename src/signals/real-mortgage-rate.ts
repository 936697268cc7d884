/**
 * Real mortgage rate: the interest rate on a housing loan after inflation.
 *
 * The real rate is the difference between two published rates. The result also has the exact value from Fisher's formula, unrounded.
 * Different series of rates are not joined. Rates on new and outstanding loans begin in July 2019, and the standard variable rate in
 * 1959. If an input has no value for a period, there is no row.
 * @see https://www.rba.gov.au/statistics/tables/ (F5, F6, G1)
 */
import { AU_CPI_MONTHLY_YOY, AU_CPI_YOY } from '../catalogue/series/prices.ts';
import { AU_MORTGAGE_NEW, AU_MORTGAGE_NEW_VARIABLE, AU_MORTGAGE_OUTSTANDING, AU_MORTGAGE_STANDARD } from '../catalogue/series/rates.ts';
import { subtractDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { keysOf } from '../core/records.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const RATES = {
  new_owner_occupier: AU_MORTGAGE_NEW,
  new_variable: AU_MORTGAGE_NEW_VARIABLE,
  standard_variable: AU_MORTGAGE_STANDARD,
  outstanding: AU_MORTGAGE_OUTSTANDING,
} as const satisfies Readonly<Record<string, SeriesHandle>>;

export const REAL_MORTGAGE_RATE = defineHistorySignal({
  id: 'real-mortgage-rate',
  title: 'Real mortgage rate',
  summary: 'Housing loan rate for owner-occupiers minus consumer price inflation, as a difference and in the Fisher form.',
  mode: 'history',
  frequency: 'Q',
  frequencyFor: ({ frequency }) => (frequency === 'm' ? 'M' : 'Q'),
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [{ from: '2026-11-29', what: 'frequency=m uses the monthly consumer price index and the rate of each month.' }],
  formula: ['r_t = i_t - π_t', 'f_t = 100 · ((1 + i_t / 100) / (1 + π_t / 100) - 1)'],
  symbols: {
    i_t: 'housing loan rate of month t, or of the last month of quarter t, per cent per annum, as published',
    π_t: 'consumer price inflation over the year, all groups, per cent, as published',
    r_t: 'real rate as the difference of two published rates, per cent',
    f_t: "real rate in Fisher's exact form, per cent",
  },
  parameters: {
    rate: {
      kind: 'choice',
      values: keysOf(RATES),
      default: 'new_owner_occupier',
      description:
        'new_owner_occupier: loans funded in the month, all types (RBA F6, from July 2019). new_variable: new variable-rate loans. outstanding: all outstanding loans (F6). standard_variable: advertised standard variable rate of banks (F5, from 1959).',
    },
    frequency: {
      kind: 'choice',
      values: ['q', 'm'],
      default: 'q',
      spellings: { quarterly: 'q', monthly: 'm' },
      description: 'q: the quarterly consumer price index. m: the monthly index, and the rate of each month.',
    },
  },
  row: {
    mortgage_rate_pct: {
      type: 'number',
      unit: 'Per cent per annum',
      description: 'Rate in the last month of the quarter, or in the month.',
    },
    rate_basis: { type: 'string', unit: null, description: 'Rate used: the value of the parameter rate.' },
    cpi_annual_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Consumer price index, all groups, change from the same period of the previous year, as published.',
    },
    real_mortgage_rate_pct: { type: 'number', unit: 'Per cent', description: 'Rate minus inflation.' },
    real_mortgage_rate_fisher_pct: { type: 'number', unit: 'Per cent', description: 'Real rate in the Fisher form, unrounded.' },
    stance: { type: 'string', unit: null, description: 'Sign of the real rate: positive, negative or zero.' },
  },
  notes: [
    'Inflation is the annual change of the consumer price index, all groups. It is not expected inflation. Before October 2025 the monthly index covered fewer prices.',
    'Rates are for loans to owner-occupiers. The advertised standard variable rate is well above the rate that most of them pay.',
  ],
  inputs: ({ rate, frequency }) => ({
    i: { series: RATES[rate], sample: frequency === 'm' ? 'same' : 'end' },
    π: { series: frequency === 'm' ? AU_CPI_MONTHLY_YOY : AU_CPI_YOY, sample: 'same' },
  }),
  compute: ({ i, π }, t, { rate }) => {
    const r = subtractDecimals(i(t), π(t));
    return {
      mortgage_rate_pct: i(t),
      rate_basis: rate,
      cpi_annual_pct: π(t),
      real_mortgage_rate_pct: r,
      real_mortgage_rate_fisher_pct: 100 * ((1 + i(t) / 100) / (1 + π(t) / 100) - 1),
      stance: r > 0 ? 'positive' : r < 0 ? 'negative' : 'zero',
    };
  },
  headline: (now) =>
    `The mortgage rate less consumer price inflation was ${printed(now.real_mortgage_rate_pct, 2)}% in ${inWords(now.period)}: ${printed(now.mortgage_rate_pct, 2)}% less ${printed(now.cpi_annual_pct)}%.`,
});
