/**
 * Real wages: a comparison of the growth of wages and prices.
 *
 * The gap uses published rates, so that it agrees with published headlines. The real wage index is calculated from a wage index and a
 * price index, without rounding. Its growth can therefore differ from the gap by a few tenths. It is null if an index is missing. If a
 * published rate has no value for a period, there is no row.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia
 * @see https://www.rba.gov.au/statistics/tables/ (G1)
 */
import { AU_CPI_INDEX, AU_CPI_YOY } from '../catalogue/series/prices.ts';
import {
  AU_WPI_INDEX,
  AU_WPI_INDEX_ORIG,
  AU_WPI_INDEX_TREND,
  AU_WPI_YOY,
  AU_WPI_YOY_ORIG,
  AU_WPI_YOY_TREND,
} from '../catalogue/series/wages.ts';
import { subtractDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineHistorySignal, type SeriesView } from '../core/define-signal.ts';
import { ADJUSTMENTS, type Adjustment } from '../core/observation.ts';
import { following, moved } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** The ordinal (core/period) of 2019-Q4, the last quarter before the pandemic affected prices and wages. */
const b = 2019 * 4 + 3;

const WAGES: Readonly<Record<Adjustment, { readonly growth: SeriesHandle; readonly index: SeriesHandle }>> = {
  original: { growth: AU_WPI_YOY_ORIG, index: AU_WPI_INDEX_ORIG },
  seasonally_adjusted: { growth: AU_WPI_YOY, index: AU_WPI_INDEX },
  trend: { growth: AU_WPI_YOY_TREND, index: AU_WPI_INDEX_TREND },
};

export const REAL_WAGES = defineHistorySignal({
  id: 'real-wages',
  title: 'Real wages',
  summary: 'Annual growth of the wage price index minus consumer price inflation. Positive if pay grows faster than prices.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['r_t = g_t - π_t', 'x_t = 100 · (W_t / P_t) / (W_b / P_b)'],
  symbols: {
    g_t: 'growth of the wage price index over four quarters, per cent, as published',
    π_t: 'quarterly consumer price inflation over four quarters, all groups, per cent, as published',
    r_t: 'real wage growth, percentage points',
    W_t: 'wage price index',
    P_t: 'quarterly consumer price index, all groups',
    b: 'base quarter of the real wage index, the December quarter 2019',
    x_t: 'real wage index. The base quarter is 100',
  },
  parameters: {
    seasonal_adjustment: {
      kind: 'choice',
      values: ADJUSTMENTS,
      default: 'seasonally_adjusted',
      description: 'Adjustment of the wage price index. Annual consumer price inflation is published in original terms only.',
    },
  },
  row: {
    wpi_annual_change_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Wage price index, change from the same quarter of the previous year, as published.',
    },
    cpi_annual_change_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Quarterly consumer price index, all groups, change from the same quarter of the previous year, as published.',
    },
    real_wages_gap_pct: {
      type: 'number',
      unit: 'Percentage points',
      description: 'Growth in the wage price index minus consumer price inflation.',
    },
    real_wages_direction: { type: 'string', unit: null, description: 'growing, falling or flat: the sign of the gap.' },
    real_wage_index: {
      type: 'number',
      unit: 'Index, December quarter 2019 = 100',
      description: 'Wage price index divided by consumer price index, unrounded. Null if an index is missing.',
    },
  },
  notes: [
    'Inflation is measured by the quarterly consumer price index, all groups, not by the monthly index or the trimmed mean.',
    'The gap is the difference between two published rates, each rounded to one decimal place by its agency.',
    'Wage figures are revised after first publication. Results for an earlier date use the values known on that date.',
  ],
  inputs: ({ seasonal_adjustment }) => {
    const wages = WAGES[seasonal_adjustment];
    return {
      g: { series: wages.growth, sample: 'same' },
      π: { series: AU_CPI_YOY, sample: 'same' },
      W: { series: wages.index, sample: 'same' },
      P: { series: AU_CPI_INDEX, sample: 'same' },
    };
  },
  compute: ({ g, π, W, P }, t) => {
    const r = subtractDecimals(g(t), π(t));
    return {
      wpi_annual_change_pct: g(t),
      cpi_annual_change_pct: π(t),
      real_wages_gap_pct: r,
      real_wages_direction: r > 0 ? 'growing' : r < 0 ? 'falling' : 'flat',
      real_wage_index: realWageIndex(W, P, t),
    };
  },
  headline: (now, before) =>
    `Real wages ${moved(now.real_wages_gap_pct)} in the year to ${inWords(now.period)}${following(before?.real_wages_gap_pct)}.`,
});

function realWageIndex(W: SeriesView, P: SeriesView, t: number): number | null {
  const [wages, prices, wagesThen, pricesThen] = [W.maybe(t), P.maybe(t), W.maybe(b), P.maybe(b)];
  if (wages === null || prices === null || wagesThen === null || pricesThen === null) return null;
  return (100 * (wages / prices)) / (wagesThen / pricesThen);
}
