/**
 * Real cash rate: the current policy rate minus the latest inflation.
 *
 * Both inflation rates are from the quarterly consumer price index, or both are from the monthly index. The RBA focuses on the quarterly
 * trimmed mean. The trimmed mean of the other index is shown separately with its period. The target is read from the table of the RBA's
 * decisions by effective date. A decision is ignored if it takes effect after today. The neutral rate and its band are judgements, so
 * each of them is a parameter with a source.
 * @see https://www.rba.gov.au/statistics/cash-rate/
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 */
import {
  AU_CPI_MONTHLY_TRIMMED,
  AU_CPI_MONTHLY_YOY,
  AU_CPI_TRIMMED,
  AU_CPI_YOY,
  AU_EXPECTATIONS_MARKET,
} from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineSnapshotSignal, oneSeries, optional, refuse } from '../core/define-signal.ts';
import { isoDay, lastDay, period } from '../core/period.ts';
import { keysOf } from '../core/records.ts';
import { NEUTRAL_RANGE } from './constants/neutral-rate.ts';
import { BAND, NEUTRAL, neutralBand, stanceOf, stanceWords } from './inputs/neutral-band.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const MEASURES = {
  monthly: { trimmed: AU_CPI_MONTHLY_TRIMMED, headline: AU_CPI_MONTHLY_YOY },
  quarterly: { trimmed: AU_CPI_TRIMMED, headline: AU_CPI_YOY },
} as const;

const UNIT = 'Per cent';

/** The maximum age in days of a survey of expectations. An older survey is not about the next year. */
const OLDEST_SURVEY_DAYS = 366;

export const REAL_CASH_RATE = defineSnapshotSignal({
  id: 'real-cash-rate',
  title: 'Real cash rate',
  summary: 'Current cash rate target minus the latest trimmed mean inflation, with headline inflation.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'Q', field: 'inflation_period' },
  stale: 'refuse',
  regime: { field: 'stance' },
  references: ['RBA, Statement on Monetary Policy, November 2025, Box C: The Transition to a Complete Monthly CPI'],
  methodologyVersion: 3,
  changes: [
    {
      from: '2026-11-22',
      what: 'The quarterly measure is now the default. Adds the trimmed mean of the other measure. The neutral range is from the latest published estimate.',
    },
    {
      from: '2026-11-28',
      what: 'The October 2022 range of models still applies. Inside this range the stance is uncertain. The real rate based on expected inflation is also shown.',
    },
  ],
  constants: { range: NEUTRAL_RANGE },
  formula: ['r = i - π', 'k = i - p', 'restrictive r > h,  accommodative r < l,  neutral or uncertain between', 'x = i - e'],
  symbols: {
    i: 'cash rate target on the day of the response, per cent',
    π: 'latest trimmed mean inflation over the year, per cent',
    p: 'headline inflation over the year to the same period as π, per cent',
    e: 'inflation that market economists expect over the next year, per cent',
    r: 'real cash rate by trimmed mean inflation, per cent',
    k: 'real cash rate by headline inflation, per cent',
    x: 'real cash rate by expected inflation, per cent',
    l: 'lower end of the neutral range: as published, otherwise the neutral rate minus the band, per cent',
    h: 'upper end of the neutral range: as published, otherwise the neutral rate plus the band, per cent',
    o: 'latest trimmed mean inflation by the other consumer price index (monthly or quarterly), per cent',
  },
  parameters: {
    measure: {
      kind: 'choice',
      values: keysOf(MEASURES),
      default: 'quarterly',
      description:
        'Consumer price index. The RBA still focuses on the trimmed mean of the quarterly index. The monthly index is the headline measure since November 2025.',
    },
    neutral: NEUTRAL,
    band: BAND,
  },
  isUndated: true,
  row: {
    as_of: { type: 'string', unit: null, description: 'Date of the response in Sydney: the date of `as_of`, or today.' },
    cash_rate_pct: { type: 'number', unit: UNIT, description: 'Cash rate target in force on the date in as_of.' },
    cash_rate_period: { type: 'string', unit: null, description: 'Date on which the cash rate target took effect.' },
    inflation_measure: { type: 'string', unit: null, description: 'Consumer price index: monthly or quarterly.' },
    inflation_period: { type: 'period', unit: null, description: 'Period of the headline inflation and the trimmed mean.' },
    cpi_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Annual headline inflation (all groups), as published. Null if missing.',
    },
    trimmed_mean_cpi_pct: { type: 'number', unit: UNIT, description: 'Annual trimmed mean inflation, as published.' },
    other_trimmed_mean_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Latest trimmed mean from the other consumer price index, which the parameter measure does not select. Null if missing.',
    },
    other_trimmed_mean_period: { type: 'period', unit: null, description: 'Period of other_trimmed_mean_pct.' },
    real_cash_rate_pct: { type: 'number', unit: UNIT, description: 'Cash rate target minus trimmed mean inflation.' },
    real_cash_rate_headline_pct: { type: 'number', unit: UNIT, description: 'Cash rate target minus headline inflation.' },
    stance: {
      type: 'string',
      unit: null,
      description:
        'restrictive above the neutral range, and accommodative below it. Inside the range, it is neutral, or uncertain if the range comes from several models.',
    },
    expected_inflation_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Inflation expected by market economists over the next year. Null if the latest survey is more than a year old.',
    },
    expected_inflation_period: { type: 'period', unit: null, description: 'Quarter of the survey of expected inflation.' },
    real_cash_rate_ex_ante_pct: { type: 'number', unit: UNIT, description: 'Cash rate target minus expected inflation.' },
    neutral_low_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Lower end of the neutral range. Null if no estimate was published by that day.',
    },
    neutral_high_pct: { type: 'number', unit: UNIT, description: 'Upper end of the neutral range.' },
  },
  notes: [
    'Inflation over the past year is used instead of expected inflation. A real rate based on expected inflation would differ.',
    'The cash rate is current. Inflation is for the latest published month or quarter, several weeks earlier. The response gives both dates.',
    'A decision applies from the day it takes effect, usually the day after the announcement. With as_of, the response uses data known at the end of that day.',
    'The neutral rate cannot be observed, so the stance depends on the band.',
  ],
  inputs: ({ measure }) => {
    const { trimmed, headline } = MEASURES[measure];
    const o = optional(oneSeries(MEASURES[measure === 'monthly' ? 'quarterly' : 'monthly'].trimmed));
    return { i: oneSeries(AU_CASHRATE), π: oneSeries(trimmed), p: oneSeries(headline), o, e: optional(oneSeries(AU_EXPECTATIONS_MARKET)) };
  },
  compute: ({ i, π, p, o, e }, { measure, ...requested }, { day }) => {
    const other = o.latest();
    const target = i.inForce(day) ?? refuse('no cash rate target is in force on that day');
    const trimmed = π.newest();
    const headline = p.maybe(trimmed.t);
    const r = subtractDecimals(target.value, trimmed.value);
    const band = neutralBand(day, requested);
    const survey = e.latest();
    const expected = survey !== null && day - lastDay(period('Q', survey.t)) <= OLDEST_SURVEY_DAYS ? survey : null;
    return {
      headline: `The real cash rate is ${printed(r, 2)}%, ${stanceWords(r, band)}. It is the cash rate target of ${printed(target.value, 2)}% less trimmed mean inflation of ${printed(trimmed.value)}% in the year to ${inWords(trimmed.period)}.`,
      data: {
        as_of: isoDay(day),
        cash_rate_pct: target.value,
        cash_rate_period: target.period,
        inflation_measure: measure,
        inflation_period: trimmed.period,
        cpi_annual_pct: headline,
        trimmed_mean_cpi_pct: trimmed.value,
        other_trimmed_mean_pct: other?.value ?? null,
        other_trimmed_mean_period: other?.period ?? null,
        real_cash_rate_pct: r,
        real_cash_rate_headline_pct: headline === null ? null : subtractDecimals(target.value, headline),
        stance: stanceOf(r, band),
        expected_inflation_pct: expected?.value ?? null,
        expected_inflation_period: expected?.period ?? null,
        real_cash_rate_ex_ante_pct: expected === null ? null : subtractDecimals(target.value, expected.value),
        neutral_low_pct: band?.low ?? null,
        neutral_high_pct: band?.high ?? null,
      },
    };
  },
});
