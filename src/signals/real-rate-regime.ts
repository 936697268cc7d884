/**
 * Real policy rate and its regime.
 *
 *   i_t  cash rate target in force on the last day of quarter t, per cent
 *   π_t  trimmed mean inflation over the year to quarter t, per cent, as published
 *   r_t = i_t - π_t                              per cent
 *   restrictive  r_t > r* + w
 *   neutral      r* - w <= r_t <= r* + w
 *   accommodative  r_t < r* - w
 *
 * The target is read from the table of the Bank's decisions by the day each took effect, up to the day that table was published;
 * it is not carried beyond it. Quarters missing from either are absent, never filled. r* and w are judgements, not data: both are
 * parameters, and the defaults say whose they are.
 * @see https://www.rba.gov.au/statistics/cash-rate/
 * @see https://www.rba.gov.au/statistics/tables/ (A2, G1)
 */
import { AU_CPI_TRIMMED } from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { addDecimals, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { R_STAR, W } from './constants/neutral-rate.ts';
import { printed, withRespectTo } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

export const REAL_RATE_REGIME = defineHistorySignal({
  id: 'real-rate-regime',
  title: 'Real rate regime',
  summary: 'Cash rate target at the end of the quarter minus trimmed mean inflation, labelled restrictive, neutral or accommodative.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  regime: { field: 'regime' },
  methodologyVersion: 1,
  formula: ['r_t = i_t - π_t', 'restrictive  r_t > r* + w', 'neutral      r* - w <= r_t <= r* + w', 'accommodative  r_t < r* - w'],
  parameters: {
    neutral: { kind: 'number', default: R_STAR, min: -5, max: 10, unit: 'Per cent', description: 'Neutral real rate, r*.' },
    band: { kind: 'number', default: W, min: 0, max: 5, unit: 'Percentage points', description: 'Half-width of the neutral band, w.' },
  },
  row: {
    cash_rate_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target in force on the last day of the quarter.' },
    trimmed_mean_cpi_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Trimmed mean of the quarterly consumer price index, change on the same quarter of the year before, as published.',
    },
    real_rate_pct: { type: 'number', unit: 'Per cent', description: 'The first minus the second.' },
    regime: { type: 'string', unit: null, description: 'restrictive above the neutral band, accommodative below it, neutral within it.' },
    neutral_low_pct: { type: 'number', unit: 'Per cent', description: 'Lower end of the neutral band, r* - w.' },
    neutral_high_pct: { type: 'number', unit: 'Per cent', description: 'Upper end of the neutral band, r* + w.' },
  },
  notes: [
    'Inflation is the trimmed mean of the quarterly consumer price index, not the monthly one and not the headline.',
    'Inflation of a quarter is published about four weeks after it: the real rate of a quarter was not known at its end.',
    'The neutral rate cannot be observed; the regime is only as good as the band.',
  ],
  inputs: () => ({
    i: { series: AU_CASHRATE, sample: 'step' },
    π: { series: AU_CPI_TRIMMED, sample: 'same' },
  }),
  compute: ({ i, π }, t, { neutral, band }) => {
    const r = subtractDecimals(i(t), π(t));
    const low = subtractDecimals(neutral, band);
    const high = addDecimals([neutral, band]);
    return {
      cash_rate_pct: i(t),
      trimmed_mean_cpi_pct: π(t),
      real_rate_pct: r,
      regime: r > high ? 'restrictive' : r < low ? 'accommodative' : 'neutral',
      neutral_low_pct: low,
      neutral_high_pct: high,
    };
  },
  headline: (now) =>
    `The cash rate less trimmed mean inflation was ${printed(now.real_rate_pct, 2)} per cent in ${inWords(now.period)}, ${withRespectTo(now.real_rate_pct, now.neutral_low_pct, now.neutral_high_pct, 'the neutral range')}.`,
});
