/**
 * Slope of the yield curve: yields of government bonds compared with the cash rate.
 *
 *   l_t  yield of Australian Government bonds of ten years, average of month t, per cent per annum
 *   m_t  the same of three years
 *   i_t  cash rate target, average of month t, per cent
 *   a_t = l_t - i_t                               percentage points, ten years less cash
 *   b_t = m_t - i_t                               percentage points, three years less cash
 *   c_t = l_t - m_t                               percentage points, ten years less three years
 *
 * All three are averages of the same month, so an average is never compared with the rate at the end of a month. Months missing from an
 * input are absent. So are months before January 1995, when daily yields begin, because the basis of earlier averages is not published.
 * From March 2020 to November 2021 the Reserve Bank had a target for the three-year yield, and those rows state it.
 * @see https://www.rba.gov.au/statistics/tables/ (F1.1, F2.1)
 * @see https://www.rba.gov.au/monetary-policy/reviews/yield-target/
 */
import { AU_BOND_3Y, AU_BOND_10Y, AU_CASHRATE_MONTHLY } from '../catalogue/series/rates.ts';
import { inForceOn } from '../core/dated-constant.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, refuse } from '../core/define-signal.ts';
import { lastDay, period } from '../core/period.ts';
import { YIELD_TARGET } from './constants/yield-target.ts';
import { against } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** January 1995, as an ordinal of core/period. */
const FIRST_AVERAGE = 1995 * 12;

const POINTS = 'Percentage points';

export const YIELD_CURVE = defineHistorySignal({
  id: 'yield-curve',
  title: 'Slope of the yield curve',
  summary: 'Yields of ten-year and three-year government bonds minus the cash rate target, monthly averages.',
  mode: 'history',
  frequency: 'M',
  stale: 'serve_cached',
  methodologyVersion: 1,
  constants: { 'yield target': YIELD_TARGET },
  formula: ['a_t = l_t - i_t', 'b_t = m_t - i_t', 'c_t = l_t - m_t'],
  parameters: {},
  row: {
    bond_10y_pct: { type: 'number', unit: 'Per cent per annum', description: 'Ten-year bond yield, monthly average.' },
    bond_3y_pct: { type: 'number', unit: 'Per cent per annum', description: 'Three-year bond yield, monthly average.' },
    cash_rate_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target, monthly average.' },
    ten_year_less_cash_ppt: { type: 'number', unit: POINTS, description: 'Ten-year yield minus the cash rate target.' },
    three_year_less_cash_ppt: { type: 'number', unit: POINTS, description: 'Three-year yield minus the cash rate target.' },
    ten_year_less_three_year_ppt: { type: 'number', unit: POINTS, description: 'Ten-year yield minus three-year yield.' },
    slope: { type: 'string', unit: null, description: 'positive, negative or zero: the sign of ten years minus cash.' },
    three_year_target_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'RBA target for the three-year yield on the last day of the month. Null if there was no target.',
    },
  },
  notes: [
    'Yields are interpolated to a constant maturity from market bonds. The zero-coupon curve in RBA table F17 is different.',
    'The slope is not converted to a probability of recession. No such probability is published for Australia.',
  ],
  inputs: () => ({
    l: { series: AU_BOND_10Y, sample: 'same' },
    m: { series: AU_BOND_3Y, sample: 'same' },
    i: { series: AU_CASHRATE_MONTHLY, sample: 'same' },
  }),
  compute: ({ l, m, i }, t) => {
    if (t < FIRST_AVERAGE) refuse('yields of months before January 1995 are not known to be averages');
    const a = subtractDecimals(l(t), i(t));
    return {
      bond_10y_pct: l(t),
      bond_3y_pct: m(t),
      cash_rate_pct: i(t),
      ten_year_less_cash_ppt: a,
      three_year_less_cash_ppt: subtractDecimals(m(t), i(t)),
      ten_year_less_three_year_ppt: subtractDecimals(l(t), m(t)),
      slope: a > 0 ? 'positive' : a < 0 ? 'negative' : 'zero',
      three_year_target_pct: inForceOn(YIELD_TARGET, lastDay(period('M', t)))?.value ?? null,
    };
  },
  headline: (now) => {
    const [ten, three] = [now.ten_year_less_cash_ppt, now.three_year_less_cash_ppt].map((gap) => against(gap, POINTS.toLowerCase(), 2));
    return `Ten-year government bonds yielded ${ten} the cash rate target in ${inWords(now.period)}. Three-year bonds yielded ${three} the target.`;
  },
});
