/**
 * State and territory budgets: general government revenue, expenses and debt.
 *
 * Revenue, expenses, balances and net debt are as published. The 2024–25 vintage has no net debt and no debt securities that a state
 * owns, so net debt is null. The result has an upper bound for net debt, which is liabilities minus the other assets. Each row is for the
 * state's latest financial year.
 * @see https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-annual
 */

import {
  AU_GOVERNMENT_ADVANCES_PAID,
  AU_GOVERNMENT_ADVANCES_RECEIVED,
  AU_GOVERNMENT_BALANCE,
  AU_GOVERNMENT_DEBT_SECURITIES,
  AU_GOVERNMENT_DEPOSITS_HELD,
  AU_GOVERNMENT_DEPOSITS_OWED,
  AU_GOVERNMENT_EXPENSE,
  AU_GOVERNMENT_LOANS_HELD,
  AU_GOVERNMENT_LOANS_OWED,
  AU_GOVERNMENT_NET_LENDING,
  AU_GOVERNMENT_REVENUE,
} from '../catalogue/series/government.ts';
import { AU_GSP_NOMINAL } from '../catalogue/series/national-accounts-detail.ts';
import { shiftDecimal, subtractDecimals, sumOfAll } from '../core/decimal.ts';
import {
  defineSnapshotSignal,
  eachSeries,
  optional,
  type PublishedFigures,
  type PublishedSeries,
  selectionOf,
} from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import type { StateAbbreviation } from '../core/places/geography.ts';
import { GFS_STATE } from '../sources/abs/datasets/GFS_STATE.ts';
import { STATE, statesOf } from './parameters/state.ts';
import { dollars, listed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const MILLION = 'AUD million';

export const STATE_FISCAL_SNAPSHOT = defineSnapshotSignal({
  id: 'state-fiscal-snapshot',
  title: 'Budgets of the states',
  summary: 'Revenue, expenses, balances and net debt of the general government sector in each state and territory.',
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'FY' },
  stale: 'serve_cached',
  references: ['ABS, Australian System of Government Finance Statistics, Concepts, Sources and Methods, 2015 (5514.0): net debt'],
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'Net debt in the first version omitted debt securities. That figure is now net_debt_upper_bound_aud_m. net_debt_aud_m is null if net debt is not published.',
    },
    {
      from: '2026-11-23',
      what: "net_debt_aud_m is the published line, if the state's workbook has one. In earlier versions it was always null.",
    },
    {
      from: '2026-11-23',
      what: 'net_debt_pct_gsp is net debt divided by gross state product in current prices, from table 1 of the state accounts. In earlier versions it was always null.',
    },
  ],
  formula: ['u_s = o_s - h_s', 'D_s = 100 · d_s / g_s'],
  symbols: {
    o_s: 'liabilities of state s: deposits, advances, loans and debt securities owed, AUD million',
    h_s: 'assets of state s of the same kinds: deposits, advances and loans, AUD million',
    u_s: 'upper bound of net debt, AUD million',
    d_s: 'net debt as published, AUD million',
    g_s: 'gross state product of the same financial year at current prices, AUD million',
    D_s: 'net debt as a share of gross state product, per cent',
    r_s: 'revenue of state s in the latest financial year, AUD million',
    e_s: 'expenses, AUD million',
    b_s: 'net operating balance, AUD million',
    l_s: 'net lending, AUD million',
  },
  parameters: { state: STATE },
  row: {
    state: { type: 'string', unit: null, description: 'State or territory.' },
    financial_year: { type: 'string', unit: null, description: 'The financial year of the row, ended on 30 June.' },
    revenue_aud_m: { type: 'number', unit: MILLION, description: 'Revenue, as published.' },
    expense_aud_m: { type: 'number', unit: MILLION, description: 'Expenses, as published.' },
    net_operating_balance_aud_m: { type: 'number', unit: MILLION, description: 'Net operating balance, as published.' },
    net_lending_aud_m: { type: 'number', unit: MILLION, description: 'Net lending (a deficit is negative), as published.' },
    net_debt_aud_m: {
      type: 'number',
      unit: MILLION,
      description: 'Net debt, as published. Null if the release has no such line.',
    },
    net_debt_upper_bound_aud_m: {
      type: 'number',
      unit: MILLION,
      description:
        'Liabilities minus assets of the same kinds, except debt securities owned by the state, which are not published. Net debt cannot exceed this amount. Null if a part is not published.',
    },
    net_debt_pct_gsp: {
      type: 'number',
      unit: 'Per cent',
      description: 'Net debt as a share of gross state product in current prices of the same financial year. Null if either is missing.',
    },
  },
  notes: [
    'net_debt_upper_bound_aud_m is not net debt. It does not deduct debt securities owned by the state, because the ABS does not publish them separately from other financial assets.',
    'State general government only, excluding local government and public corporations. Actual ABS figures, not budget estimates.',
  ],
  inputs: () => ({
    r: eachSeries(AU_GOVERNMENT_REVENUE),
    e: eachSeries(AU_GOVERNMENT_EXPENSE),
    b: eachSeries(AU_GOVERNMENT_BALANCE),
    l: eachSeries(AU_GOVERNMENT_NET_LENDING),
    deposits_owed: eachSeries(AU_GOVERNMENT_DEPOSITS_OWED),
    advances_received: eachSeries(AU_GOVERNMENT_ADVANCES_RECEIVED),
    loans_owed: eachSeries(AU_GOVERNMENT_LOANS_OWED),
    debt_securities: eachSeries(AU_GOVERNMENT_DEBT_SECURITIES),
    deposits_held: eachSeries(AU_GOVERNMENT_DEPOSITS_HELD),
    advances_paid: eachSeries(AU_GOVERNMENT_ADVANCES_PAID),
    loans_held: eachSeries(AU_GOVERNMENT_LOANS_HELD),
    g: optional(eachSeries(AU_GSP_NOMINAL)),
    d: selectionOf({ dataset: GFS_STATE, select: { MEASURE: 'net_debt' }, newest: 1 }),
  }),
  compute: ({ r, e, b, l, g, d, ...parts }, { state }) => {
    const { deposits_owed, advances_received, loans_owed, debt_securities, deposits_held, advances_paid, loans_held } = parts;
    const data = statesOf(state).flatMap(({ abbreviation, code, name }) => {
      const newest = r[abbreviation].latest();
      if (!newest) return [];
      const at = (series: Readonly<Record<StateAbbreviation, PublishedSeries>>): number | null => millions(series[abbreviation], newest.t);
      const owed = sumOfAll([deposits_owed, advances_received, loans_owed, debt_securities].map(at));
      const stored = sumOfAll([deposits_held, advances_paid, loans_held].map(at));
      const line = d.find({ REGION: code });
      const debt = line === null ? null : millions(line, newest.t);
      const year = formatPeriod(period('FY', newest.t));
      return [
        {
          period: year,
          state: name,
          financial_year: year.replace(/^FY/, ''),
          revenue_aud_m: at(r),
          expense_aud_m: at(e),
          net_operating_balance_aud_m: at(b),
          net_lending_aud_m: at(l),
          net_debt_aud_m: debt,
          net_debt_upper_bound_aud_m: owed === null || stored === null ? null : subtractDecimals(owed, stored),
          net_debt_pct_gsp: shareOf(debt, at(g)),
        },
      ];
    });
    const balances = data.flatMap(({ state: name, net_operating_balance_aud_m: balance, period: year }) =>
      balance === null ? [] : [`${dollars(balance)} million in ${name} (${inWords(year)})`],
    );
    const missing = statesOf(state).flatMap(({ name }) => (data.some((row) => row.state === name) ? [] : [name]));
    return {
      headline: balances.length === 0 ? null : `Net operating balance: ${listed(balances)}.`,
      notes: missing.length === 0 ? [] : [`No data for ${listed(missing)}.`],
      data,
    };
  },
});

/** Returns a share of gross state product in per cent. Returns null if either value is missing. */
const shareOf = (part: number | null, product: number | null): number | null =>
  part === null || product === null || product === 0 ? null : (100 * part) / product;

function millions(series: PublishedFigures, t: number): number | null {
  const value = series.maybe(t);
  return value === null ? null : shiftDecimal(value, series.multiplier - 6);
}
