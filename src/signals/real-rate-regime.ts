/**
 * Real policy rate and its regime.
 *
 * The target is read from the table of the RBA's decisions by effective date, up to the table's publication date. If an input has no
 * value for a quarter, there is no row. A quarter has no regime if no estimate of the neutral rate was published. The neutral rate and
 * its band are judgements, so both are parameters, and the defaults state their authors.
 * @see https://www.rba.gov.au/statistics/cash-rate/
 * @see https://www.rba.gov.au/statistics/tables/ (A2, G1)
 * @see https://www.rba.gov.au/publications/bulletin/2017/sep/bu-0917-2a.html (the neutral rate)
 */
import { AU_CPI_TRIMMED, AU_EXPECTATIONS_MARKET } from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { lastDay, period } from '../core/period.ts';
import { NEUTRAL_RANGE } from './constants/neutral-rate.ts';
import { BAND, ESTIMATE, NEUTRAL, neutralBand, stanceOf, stanceWords } from './inputs/neutral-band.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

export const REAL_RATE_REGIME = defineHistorySignal({
  id: 'real-rate-regime',
  title: 'Monetary policy stance',
  summary:
    'Cash rate target at the end of the quarter minus trimmed mean inflation, labelled restrictive, neutral, uncertain or accommodative.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  regime: { field: 'regime' },
  references: [
    'McCririck and Rees, The Neutral Interest Rate, RBA Bulletin, September Quarter 2017',
    'Ellis, The Neutral Rate: The Pole-star Casts Faint Light, RBA, 12 October 2022',
    'RBA, Statement on Monetary Policy, February 2025',
  ],
  methodologyVersion: 3,
  changes: [
    {
      from: '2026-11-22',
      what: 'Each quarter uses the neutral rate estimate published by that time, if there is one. Earlier versions used the estimate of February 2025, 0.4, for all quarters.',
    },
    {
      from: '2026-11-28',
      what: 'The October 2022 range of models still applies, because a value read from a graph in 2025 does not replace it. Inside this range the result is uncertain. The real rate based on expected inflation is also shown.',
    },
  ],
  constants: { range: NEUTRAL_RANGE },
  formula: [
    'r_t = i_t - π_t',
    'x_t = i_t - e_t',
    'restrictive  r_t > h_t',
    'neutral or uncertain  l_t <= r_t <= h_t',
    'accommodative  r_t < l_t',
  ],
  symbols: {
    i_t: 'cash rate target on the last day of quarter t, per cent',
    π_t: 'trimmed mean inflation over the year to quarter t, per cent, as published',
    e_t: 'inflation that market economists expected over the next year in quarter t, per cent',
    r_t: 'real cash rate, per cent',
    x_t: 'real cash rate by expected inflation, per cent',
    l_t: 'lower end of the neutral range published by the end of t, otherwise the neutral rate minus the band, per cent',
    h_t: 'upper end of the neutral range published by the end of t, otherwise the neutral rate plus the band, per cent',
  },
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
      description: 'Trimmed mean of the quarterly consumer price index, change from the same quarter of the previous year, as published.',
    },
    real_rate_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target minus trimmed mean inflation.' },
    regime: {
      type: 'string',
      unit: null,
      description:
        'restrictive above the neutral range, and accommodative below it. Inside the range, it is neutral, or uncertain if the range comes from several models. Null if no estimate was published for the quarter.',
    },
    expected_inflation_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Inflation expected by market economists over the next year. Null if no survey for the quarter is stored.',
    },
    real_rate_ex_ante_pct: { type: 'number', unit: 'Per cent', description: 'Cash rate target minus expected inflation.' },
    regime_ex_ante: { type: 'string', unit: null, description: 'Monetary policy stance by expected inflation.' },
    neutral_low_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Lower end of the neutral range. Null if no estimate was published for the quarter.',
    },
    neutral_high_pct: { type: 'number', unit: 'Per cent', description: 'Upper end of the neutral range.' },
  },
  notes: [
    'Inflation is the trimmed mean of the quarterly consumer price index, not of the monthly index, and not headline inflation.',
    'Inflation is published about four weeks after the quarter, so the real rate was not known at the end of the quarter.',
    'The neutral rate cannot be observed, so the result depends on the band.',
    'uncertain means that some models show the rate as restrictive and others as accommodative. The RBA called the cash rate restrictive in November 2024.',
  ],
  inputs: () => ({
    i: { series: AU_CASHRATE, sample: 'step' },
    π: { series: AU_CPI_TRIMMED, sample: 'same' },
    e: { series: AU_EXPECTATIONS_MARKET, sample: 'own', optional: true, dispensable: true },
  }),
  compute: ({ i, π, e }, t, requested) => {
    const r = subtractDecimals(i(t), π(t));
    const expected = e.maybe(t);
    const x = expected === null ? null : subtractDecimals(i(t), expected);
    const band = neutralBand(lastDay(period('Q', t)), requested);
    return {
      cash_rate_pct: i(t),
      trimmed_mean_cpi_pct: π(t),
      real_rate_pct: r,
      regime: stanceOf(r, band),
      expected_inflation_pct: expected,
      real_rate_ex_ante_pct: x,
      regime_ex_ante: x === null ? null : stanceOf(x, band),
      neutral_low_pct: band?.low ?? null,
      neutral_high_pct: band?.high ?? null,
    };
  },
  headline: ({ period: text, real_rate_pct: r, regime, neutral_low_pct: low, neutral_high_pct: high }) => {
    const band = low === null || high === null ? null : { low, high, isRange: regime === 'uncertain' };
    return `The cash rate less trimmed mean inflation was ${printed(r, 2)}% in ${inWords(text)}, ${stanceWords(r, band)}.`;
  },
});
