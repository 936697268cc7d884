/**
 * Real policy rate and its regime.
 *
 *   i_t  cash rate target in force on the last day of quarter t, per cent
 *   π_t  trimmed mean inflation over the year to quarter t, per cent, as published
 *   r_t = i_t - π_t                              per cent
 *   l_t, h_t  ends of the neutral range: as published by the end of t, otherwise r* - w and r* + w
 *   restrictive  r_t > h_t
 *   neutral      l_t <= r_t <= h_t
 *   accommodative  r_t < l_t
 *
 * The target is read from the table of the Bank's decisions by the day of effect, up to the publication day of that table. Quarters missing
 * from an input are absent. r* is a dated table of published estimates. A quarter without an estimate has no regime. r* and w are
 * judgements, not data: both are parameters, and the defaults name their authors.
 * @see https://www.rba.gov.au/statistics/cash-rate/
 * @see https://www.rba.gov.au/statistics/tables/ (A2, G1)
 * @see https://www.rba.gov.au/publications/bulletin/2017/sep/bu-0917-2a.html (the neutral rate)
 */
import { AU_CPI_TRIMMED } from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { lastDay, period } from '../core/period.ts';
import { NEUTRAL_RANGE } from './constants/neutral-rate.ts';
import { BAND, ESTIMATE, NEUTRAL, neutralBand, stanceOf } from './inputs/neutral-band.ts';
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
  references: [
    'McCririck and Rees, The Neutral Interest Rate, RBA Bulletin, September Quarter 2017',
    'Ellis, The Neutral Rate: The Pole-star Casts Faint Light, RBA, 12 October 2022',
    'RBA, Statement on Monetary Policy, February 2025',
  ],
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: 'Each quarter uses the estimate of the neutral rate that covers it, if one was published. Before, all quarters used 0.4 of February 2025.',
    },
  ],
  constants: { range: NEUTRAL_RANGE },
  formula: ['r_t = i_t - π_t', 'restrictive  r_t > h_t', 'neutral      l_t <= r_t <= h_t', 'accommodative  r_t < l_t'],
  parameters: {
    neutral: NEUTRAL,
    band: BAND,
    estimate: ESTIMATE,
  },
  row: {
    cash_rate_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target in force on the last day of the quarter.' },
    trimmed_mean_cpi_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Trimmed mean of the quarterly consumer price index, change on the same quarter of the year before, as published.',
    },
    real_rate_pct: { type: 'number', unit: 'Per cent', description: 'The first minus the second.' },
    regime: {
      type: 'string',
      unit: null,
      description:
        'restrictive above the neutral range, accommodative below it, neutral within it. Null where no published estimate covers the quarter.',
    },
    neutral_low_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Lower end of the neutral range. Null where no estimate covers the quarter.',
    },
    neutral_high_pct: { type: 'number', unit: 'Per cent', description: 'Upper end of the neutral range.' },
  },
  notes: [
    'Inflation is the trimmed mean of the quarterly consumer price index, not the monthly one and not the headline.',
    'Inflation of a quarter is published about four weeks after it: the real rate of a quarter was not known at its end.',
    'The neutral rate cannot be observed. The regime is only as good as the band.',
  ],
  inputs: () => ({
    i: { series: AU_CASHRATE, sample: 'step' },
    π: { series: AU_CPI_TRIMMED, sample: 'same' },
  }),
  compute: ({ i, π }, t, requested) => {
    const r = subtractDecimals(i(t), π(t));
    const band = neutralBand(lastDay(period('Q', t)), requested);
    return {
      cash_rate_pct: i(t),
      trimmed_mean_cpi_pct: π(t),
      real_rate_pct: r,
      regime: stanceOf(r, band),
      neutral_low_pct: band?.low ?? null,
      neutral_high_pct: band?.high ?? null,
    };
  },
  headline: ({ period: text, real_rate_pct, neutral_low_pct: low, neutral_high_pct: high }) => {
    const judged =
      low === null || high === null
        ? 'and no published estimate of the neutral rate covers it'
        : withRespectTo(real_rate_pct, low, high, 'the neutral range');
    return `The cash rate less trimmed mean inflation was ${printed(real_rate_pct, 2)}% in ${inWords(text)}, ${judged}.`;
  },
});
