/**
 * Household debt service: an estimate of the share of household income that is paid as interest and repayments.
 *
 * The published values (table E13) are from lenders' reports and are for housing loans only. The estimates are for all debt, and include
 * the time before E13 begins. They use the debt service ratio of the Bank for International Settlements, which assumes that all debt is
 * repaid in equal instalments. One housing loan rate is used for all debt. The number of years is an assumption. Money in offset accounts
 * is counted as debt. A quarter with a missing month or ratio is absent.
 * @see https://www.bis.org/publ/qtrpdf/r_qt1509h.htm
 * @see https://www.rba.gov.au/statistics/tables/ (E2, E13, F5, F6)
 */
import { AU_HOUSEHOLD_DEBT_INCOME } from '../catalogue/series/households.ts';
import { AU_LOAN_PAYMENTS } from '../catalogue/series/loan-payments.ts';
import { AU_MORTGAGE_DISCOUNTED, AU_MORTGAGE_OUTSTANDING, AU_MORTGAGE_STANDARD } from '../catalogue/series/rates.ts';
import { present } from '../core/assert.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { keysOf } from '../core/records.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const RATES = {
  outstanding: AU_MORTGAGE_OUTSTANDING,
  discounted_variable: AU_MORTGAGE_DISCOUNTED,
  standard_variable: AU_MORTGAGE_STANDARD,
} as const satisfies Readonly<Record<string, SeriesHandle>>;

const paymentsOf = (id: string): SeriesHandle =>
  present(
    AU_LOAN_PAYMENTS.find((one) => one.id === id),
    id,
  );
const INTEREST = paymentsOf('AU.LOAN.PAYMENTS.INTEREST.INCOME');
const SCHEDULED = paymentsOf('AU.LOAN.PAYMENTS.SCHEDULED.INCOME');

export const HOUSEHOLD_DEBT_SERVICE = defineHistorySignal({
  id: 'household-debt-service',
  title: 'Household debt service (estimate)',
  summary: 'Estimated interest on household debt, and estimated interest and principal, as a share of disposable income.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  references: [
    'Bank for International Settlements, How much income is used for debt payments? A new database for debt service ratios, BIS Quarterly Review, September 2015',
  ],
  methodologyVersion: 2,
  changes: [
    { from: '2026-11-29', what: 'Adds interest and scheduled payments on housing loans as measured by the Reserve Bank (table E13).' },
  ],
  formula: ['i_t = r_t / 100', 'N_t = i_t · D_t', 'S_t = D_t · i_t / (1 - (1 + i_t)^-s)'],
  symbols: {
    r_t: 'housing loan rate, average of the months of quarter t, per cent per annum',
    i_t: 'housing loan rate as a fraction',
    D_t: 'household debt as a share of annual disposable income, per cent, as published (RBA E2)',
    N_t: 'interest on all debt, per cent of income',
    s: 'remaining maturity in years, the parameter maturity',
    S_t: 'interest and principal on all debt, per cent of income',
    m_t: 'interest charged on housing loans as a share of household income, per cent, as published (RBA E13)',
    c_t: 'scheduled payments on housing loans as a share of household income, per cent, as published (RBA E13)',
  },
  parameters: {
    rate: {
      kind: 'choice',
      values: keysOf(RATES),
      default: 'outstanding',
      description:
        'outstanding: rate on all outstanding housing loans to owner-occupiers (RBA F6, from July 2019). discounted_variable: discounted variable rate of banks (F5, from 2004). standard_variable: advertised rate (F5, from 1959), higher than most borrowers pay.',
    },
    maturity: {
      kind: 'number',
      default: {
        value: 18,
        unit: 'Years',
        from: '2015-09-13',
        source:
          'Bank for International Settlements, How much income is used for debt payments?, September 2015: 18 years for households of all countries',
        sourceUrl: 'https://www.bis.org/publ/qtrpdf/r_qt1509h.htm',
      },
      min: 1,
      max: 50,
      unit: 'Years',
      description: 'Assumed number of years in which all debt is repaid in equal instalments, s.',
    },
  },
  row: {
    loan_rate_pct: {
      type: 'number',
      unit: 'Per cent per annum',
      description: 'Housing loan rate, average of the three months of the quarter.',
    },
    rate_basis: { type: 'string', unit: null, description: 'Rate used: the value of the parameter rate.' },
    debt_to_income_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Household debt as a share of annual disposable income, as published.',
    },
    maturity_years: { type: 'number', unit: 'Years', description: 'Assumed repayment time in years.' },
    interest_to_income_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Estimated interest as a share of income: rate × debt ÷ income, unrounded.',
    },
    debt_service_ratio_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Estimated interest and principal as a share of income, unrounded.',
    },
    measured_interest_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Interest charged on housing loans as a share of household income, as published (E13). Null if missing.',
    },
    measured_scheduled_payments_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Scheduled payments on housing loans as a share of household income, as published (E13). Null if missing.',
    },
    status: {
      type: 'string',
      unit: null,
      description: 'Always `estimate`: the debt service is estimated and not measured.',
    },
  },
  notes: [
    'This is an estimate, not a measurement. It uses one housing loan rate for all household debt, and an assumed maturity.',
    "The Reserve Bank publishes scheduled payments in table E13, from lenders' reports. Do not chart these and the estimates on one axis.",
    'The Bank for International Settlements publishes ratios for Australia by the same method, but with other rates and incomes.',
    'The estimate is an average over all households, including those without debt. Households with a mortgage pay a larger share of income.',
  ],
  inputs: ({ rate }) => ({
    r: { series: RATES[rate], sample: 'mean' },
    D: { series: AU_HOUSEHOLD_DEBT_INCOME, sample: 'same' },
    m: { series: INTEREST, sample: 'own', dispensable: true },
    c: { series: SCHEDULED, sample: 'own', dispensable: true },
  }),
  compute: ({ r, D, m, c }, t, { rate, maturity: s }) => {
    const i = r(t) / 100;
    return {
      loan_rate_pct: r(t),
      rate_basis: rate,
      debt_to_income_pct: D(t),
      maturity_years: s,
      interest_to_income_pct: i * D(t),
      debt_service_ratio_pct: D(t) * (i === 0 ? 1 / s : i / (1 - (1 + i) ** -s)),
      measured_interest_pct: m.maybe(t),
      measured_scheduled_payments_pct: c.maybe(t),
      status: 'estimate',
    };
  },
  headline: (now) =>
    `${measured(now.measured_scheduled_payments_pct)}Estimated interest on household debt was ${printed(now.interest_to_income_pct)}% of income in ${inWords(now.period)}. With principal repaid over ${now.maturity_years} years, it was ${printed(now.debt_service_ratio_pct)}%. Debt was ${printed(now.debt_to_income_pct)}% of income, at a rate of ${printed(now.loan_rate_pct, 2)}%.`,
});

const measured = (scheduled: number | null): string =>
  scheduled === null ? '' : `Scheduled payments on housing loans were ${printed(scheduled)}% of household income. `;
