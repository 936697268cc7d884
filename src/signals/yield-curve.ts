/**
 * Slope of the yield curve: government bond yields compared with the cash rate.
 *
 * All values are averages for the same month. If an input has no value for a month, there is no row. There are no rows before January
 * 1995, when daily yields begin, because the basis of earlier averages is not published. From March 2020 to November 2021, the Reserve
 * Bank had a target for the three-year yield. The rows of these months state the target.
 * @see https://www.rba.gov.au/statistics/tables/ (F1.1, F2.1)
 * @see https://www.rba.gov.au/monetary-policy/reviews/yield-target/
 */
import { AU_BOND_2Y, AU_BOND_3Y, AU_BOND_10Y, AU_BOND_INDEXED, AU_CASHRATE_MONTHLY } from '../catalogue/series/rates.ts';
import { inForceOn } from '../core/dated-constant.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, refuse } from '../core/define-signal.ts';
import { lastDay, period } from '../core/period.ts';
import { YIELD_TARGET } from './constants/yield-target.ts';
import { against } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** The ordinal (core/period) of January 1995. */
const FIRST_AVERAGE = 1995 * 12;

const POINTS = 'Percentage points';

export const YIELD_CURVE = defineHistorySignal({
  id: 'yield-curve',
  title: 'Slope of the yield curve',
  summary:
    'Yields on ten-year and three-year government bonds minus the cash rate target, with yields on two-year and indexed bonds. All are monthly averages.',
  mode: 'history',
  frequency: 'M',
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-29',
      what: 'Adds the yield on indexed bonds, and the ten-year yield minus the two-year yield and minus the indexed yield.',
    },
  ],
  constants: { 'yield target': YIELD_TARGET },
  formula: ['a_t = l_t - i_t', 'b_t = m_t - i_t', 'c_t = l_t - m_t', 'd_t = l_t - n_t', 'e_t = l_t - k_t'],
  symbols: {
    l_t: 'yield on ten-year Australian Government bonds, average of month t, per cent per annum',
    m_t: 'yield on three-year Australian Government bonds, average of month t, per cent per annum',
    n_t: 'yield on two-year Australian Government bonds, average of month t, per cent per annum',
    k_t: 'yield on indexed Australian Government bonds, average of month t, per cent per annum after inflation',
    i_t: 'cash rate target, average of month t, per cent',
    a_t: 'ten-year yield less the cash rate target, percentage points',
    b_t: 'three-year yield less the cash rate target, percentage points',
    c_t: 'ten-year yield less three-year yield, percentage points',
    d_t: 'ten-year yield less two-year yield, percentage points',
    e_t: 'inflation that bond buyers expect: ten-year yield less the yield on indexed bonds, percentage points',
  },
  parameters: {},
  row: {
    bond_10y_pct: { type: 'number', unit: 'Per cent per annum', description: 'Ten-year bond yield, monthly average.' },
    bond_3y_pct: { type: 'number', unit: 'Per cent per annum', description: 'Three-year bond yield, monthly average.' },
    cash_rate_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target, monthly average.' },
    ten_year_less_cash_ppt: { type: 'number', unit: POINTS, description: 'Ten-year yield minus the cash rate target.' },
    three_year_less_cash_ppt: { type: 'number', unit: POINTS, description: 'Three-year yield minus the cash rate target.' },
    ten_year_less_three_year_ppt: { type: 'number', unit: POINTS, description: 'Ten-year yield minus three-year yield.' },
    bond_2y_pct: { type: 'number', unit: 'Per cent per annum', description: 'Two-year bond yield, monthly average. Null if missing.' },
    ten_year_less_two_year_ppt: { type: 'number', unit: POINTS, description: 'Ten-year yield minus two-year yield. Null if missing.' },
    indexed_bond_pct: {
      type: 'number',
      unit: 'Per cent per annum',
      description: 'Yield on indexed bonds, a real yield, monthly average. Null if missing.',
    },
    ten_year_less_indexed_ppt: {
      type: 'number',
      unit: POINTS,
      description:
        'Ten-year yield minus the yield on indexed bonds. It shows expected inflation, with a premium for risk. Null if missing.',
    },
    slope: {
      type: 'string',
      unit: null,
      description: 'Sign of the ten-year yield minus the cash rate target: positive, negative or zero.',
    },
    three_year_target_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'RBA target for the three-year yield on the last day of the month. Null if there was no target.',
    },
  },
  notes: [
    'Rows begin in January 1995, because the basis of earlier monthly yields is not published.',
    'Yields are interpolated to a constant maturity from market bonds. The zero-coupon curve in RBA table F17 is different.',
    'The indexed bond has no constant maturity. The difference from the ten-year yield is therefore only close to the RBA break-even rate in table G3.',
    'The slope is not converted to a probability of recession. No such probability is published for Australia.',
  ],
  inputs: () => ({
    l: { series: AU_BOND_10Y, sample: 'same' },
    m: { series: AU_BOND_3Y, sample: 'same' },
    i: { series: AU_CASHRATE_MONTHLY, sample: 'same' },
    n: { series: AU_BOND_2Y, sample: 'own', optional: true },
    k: { series: AU_BOND_INDEXED, sample: 'own', optional: true },
  }),
  compute: ({ l, m, i, n, k }, t) => {
    if (t < FIRST_AVERAGE) refuse('yields of months before January 1995 are not known to be averages');
    const a = subtractDecimals(l(t), i(t));
    const [two, indexed] = [n.maybe(t), k.maybe(t)];
    return {
      bond_10y_pct: l(t),
      bond_3y_pct: m(t),
      cash_rate_pct: i(t),
      ten_year_less_cash_ppt: a,
      three_year_less_cash_ppt: subtractDecimals(m(t), i(t)),
      ten_year_less_three_year_ppt: subtractDecimals(l(t), m(t)),
      bond_2y_pct: two,
      ten_year_less_two_year_ppt: two === null ? null : subtractDecimals(l(t), two),
      indexed_bond_pct: indexed,
      ten_year_less_indexed_ppt: indexed === null ? null : subtractDecimals(l(t), indexed),
      slope: a > 0 ? 'positive' : a < 0 ? 'negative' : 'zero',
      three_year_target_pct: inForceOn(YIELD_TARGET, lastDay(period('M', t)))?.value ?? null,
    };
  },
  headline: (now) => {
    const [ten, three] = [now.ten_year_less_cash_ppt, now.three_year_less_cash_ppt].map((gap) => against(gap, POINTS.toLowerCase(), 2));
    return `Ten-year government bonds yielded ${ten} the cash rate target in ${inWords(now.period)}. Three-year bonds yielded ${three} the target.`;
  },
});
