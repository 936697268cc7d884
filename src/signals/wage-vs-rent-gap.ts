/**
 * Wages compared with housing costs.
 *
 * The headline compares growth of wages with growth of dwelling values. The gap to rents is a separate field. All values are for the same
 * quarter. A quarterly value is never compared with a monthly value. Fields about rents are null if rents have no value in the quarter,
 * or in the quarter one year earlier.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings
 */
import { AU_DWELLING_VALUE } from '../catalogue/series/housing.ts';
import { AU_CPI_RENTS_INDEX } from '../catalogue/series/prices.ts';
import { AU_WPI_YOY } from '../catalogue/series/wages.ts';
import { defineSnapshotSignal, type FigureView, oneSeries, refuse } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { lagged, newestCommon } from './inputs/common-periods.ts';
import { listed, moved } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const YEAR = 4;

export const WAGE_VS_RENT_GAP = defineSnapshotSignal({
  id: 'wage-vs-rent-gap',
  title: 'Wages compared with dwelling values and rents',
  summary: 'Annual growth in wages minus annual growth in dwelling values, with rents for comparison.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'Q' },
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: 'Adds wage_minus_rent_gap_ppt, the gap to rents. wage_minus_rent_ppt has the same value.',
    },
  ],
  formula: ['v = 100 · (V_q / V_q-4 - 1)', 'h = 100 · (H_q / H_q-4 - 1)', 'gap = w - v', 'wage minus rent = w - h'],
  symbols: {
    w: 'growth of the wage price index over the year to quarter q, per cent, as published',
    V_q: 'mean price of residential dwellings in quarter q, AUD. V_q-4: a year earlier',
    H_q: 'rents in the quarterly consumer price index, index. H_q-4: a year earlier',
    v: 'growth of the mean dwelling price over the year, per cent',
    h: 'growth of rents over the year, per cent',
    gap: 'wage growth less growth of the dwelling price, percentage points',
  },
  parameters: {},
  row: {
    wage_growth_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Wage price index, seasonally adjusted, annual change, as published.',
    },
    dwelling_value_growth_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Mean price of residential dwellings, annual change, unrounded.',
    },
    gap_ppt: { type: 'number', unit: 'Percentage points', description: 'Wage growth minus growth in dwelling values.' },
    direction: { type: 'string', unit: null, description: 'Sign of the gap: wages_ahead, dwellings_ahead or level.' },
    rent_growth_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Rents in the quarterly consumer price index, annual change, unrounded.',
    },
    wage_minus_rent_gap_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description: 'Wage growth minus rent growth.',
    },
    wage_minus_rent_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description: 'The same value as wage_minus_rent_gap_ppt. This is the former name of the field.',
    },
  },
  notes: [
    'gap_ppt compares wages with the mean dwelling price. wage_minus_rent_gap_ppt compares wages with rents.',
    'A mean price is not a price index, because it changes with the mix of dwellings. CPI rents are net of Commonwealth Rent Assistance. Increases in the assistance in September 2023 and 2024 therefore lowered CPI rents.',
    'Dwelling values are the mean price of all residential dwellings in Australia, which also changes with new dwellings. The capital city price indexes ended with December 2021.',
    'CPI rents cover all tenants in the eight capital cities, not only new leases, so they follow advertised rents slowly.',
    'Wage growth is a published rate with one decimal place. The other two rates are calculated from levels and indexes, and are not rounded.',
  ],
  inputs: () => ({ w: oneSeries(AU_WPI_YOY), V: oneSeries(AU_DWELLING_VALUE), H: oneSeries(AU_CPI_RENTS_INDEX) }),
  compute: ({ w, V, H }) => {
    const q = newestCommon(w, V, lagged(V, YEAR)) ?? refuse('wages and dwelling values have no quarter in common');
    const v = 100 * (V(q) / V(q - YEAR) - 1);
    const h = growth(H, q);
    const gap = w(q) - v;
    return {
      headline: `${listed([`Wages ${moved(w(q))}`, `the mean dwelling price ${moved(v)}`, ...(h === null ? [] : [`rents ${moved(h)}`])])} in the year to ${inWords(formatPeriod(period('Q', q)))}.`,
      data: {
        period: formatPeriod(period('Q', q)),
        wage_growth_pct: w(q),
        dwelling_value_growth_pct: v,
        gap_ppt: gap,
        direction: gap > 0 ? 'wages_ahead' : gap < 0 ? 'dwellings_ahead' : 'level',
        rent_growth_pct: h,
        wage_minus_rent_gap_ppt: h === null ? null : w(q) - h,
        wage_minus_rent_ppt: h === null ? null : w(q) - h,
      },
    };
  },
});

function growth(H: FigureView, q: number): number | null {
  const [now, then] = [H.maybe(q), H.maybe(q - YEAR)];
  return now === null || then === null || then === 0 ? null : 100 * (now / then - 1);
}
