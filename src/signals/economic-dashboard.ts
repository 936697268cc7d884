/**
 * Economic dashboard: seven headline indicators.
 *
 * If the request has start or end, each quarter has a row if the cash rate, inflation, unemployment and wages are published for it. The
 * other values can be null. Otherwise the result has the latest value of each indicator with its reference period. `period` is then null,
 * because the indicators are released at different times. These values are the current values of the concepts. Only changes from the
 * previous value are calculated.
 * @see https://www.abs.gov.au/statistics and https://www.rba.gov.au/statistics/
 */

import { AU_HOUSEHOLD_SPENDING_YOY } from '../catalogue/series/households.ts';
import { AU_UNEMP } from '../catalogue/series/labour.ts';
import { AU_GDP_QOQ } from '../catalogue/series/national-accounts.ts';
import { AU_CPI_TRIMMED, AU_CPI_YOY } from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { AU_WPI_YOY } from '../catalogue/series/wages.ts';
import { capitalised } from '../core/basic/text.ts';
import { roundedTo, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, type SeriesView, type SignalRow } from '../core/define-signal.ts';
import { formatPeriod, lastDay, members, parsePeriod, period } from '../core/period.ts';
import { moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';

export const ECONOMIC_DASHBOARD = defineHistorySignal({
  id: 'economic-dashboard',
  title: 'Economic dashboard',
  summary: 'Cash rate, inflation, trimmed mean, unemployment, wages, GDP and household spending, each with its reference period.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'Without start and end, the response has no single period. Earlier versions gave the quarter of the latest indicator.',
    },
    {
      from: '2026-11-27',
      what: 'Without start and end, the first four indicators are the current figures of the concepts. Inflation is monthly from October 2025. Out-of-date figures are null.',
    },
    {
      from: '2026-11-28',
      what: 'Adds the trimmed mean and growth in gross domestic product. History is no longer limited to the periods of household spending.',
    },
  ],
  formula: ['i_t', 'π_t', 'u_t', 'g_t', 'h_t', 'm_t', 'y_t'],
  symbols: {
    i_t: 'cash rate target, per cent. For a past quarter t, on its last day',
    π_t: 'annual inflation, per cent. For past quarters, from the quarterly consumer price index, all groups',
    u_t: 'unemployment rate, seasonally adjusted, per cent. For a past quarter t, in its last month',
    g_t: 'wage price index, change over the year, seasonally adjusted, per cent',
    h_t: 'household spending, change over the year, seasonally adjusted, per cent. For a past quarter t, in its last month',
    m_t: 'annual trimmed mean inflation, per cent. For past quarters, from the quarterly consumer price index',
    y_t: 'gross domestic product, chain volume, change from the previous quarter, seasonally adjusted, per cent',
  },
  parameters: {},
  row: {
    cash_rate_pct: { type: 'number', unit: UNIT, description: 'Cash rate target. For past quarters, on the last day of the quarter.' },
    cpi_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Annual headline inflation. For past quarters, from the quarterly consumer price index, all groups.',
    },
    unemployment_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Unemployment rate, seasonally adjusted. For past quarters, for the last month of the quarter.',
    },
    wage_growth_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Wage price index, seasonally adjusted, annual change, as published.',
    },
    household_spending_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Household spending, seasonally adjusted, annual change. For past quarters, for the last month of the quarter.',
    },
    trimmed_mean_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Trimmed mean inflation, annual change. For past quarters, from the quarterly consumer price index.',
    },
    gdp_growth_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Gross domestic product, chain volume, seasonally adjusted, change from the previous quarter.',
    },
    indicators: {
      type: 'array',
      only: 'newest',
      of: {
        id: 'string',
        name: 'string',
        value: 'number?',
        unit: 'string',
        period: 'period?',
        previous_value: 'number?',
        change: 'number?',
        series_id: 'string',
      },
      unit: null,
      description:
        'Each indicator, without start and end: {id, name, value, unit, period, previous_value, change, series_id}. change is value minus previous_value, both rounded as published, in percentage points.',
    },
  },
  notes: [
    'Without start and end, inflation is the headline measure, which is monthly from October 2025. For past periods, it is the quarterly consumer price index.',
    'The indicators have different reference periods. The response gives the period of each one.',
  ],
  inputs: () => ({
    i: { series: AU_CASHRATE, sample: 'step', concept: 'cash_rate' },
    π: { series: AU_CPI_YOY, sample: 'same', concept: 'inflation' },
    u: { series: AU_UNEMP.SA, sample: 'end', concept: 'unemployment' },
    g: { series: AU_WPI_YOY, sample: 'same', concept: 'wages' },
    h: { series: AU_HOUSEHOLD_SPENDING_YOY, sample: 'own', concept: 'household_spending_annual' },
    m: { series: AU_CPI_TRIMMED, sample: 'own', dispensable: true, concept: 'inflation_underlying' },
    y: { series: AU_GDP_QOQ, sample: 'own', dispensable: true, concept: 'gdp' },
  }),
  compute: ({ i, π, u, g, h, m, y }, t) => ({
    cash_rate_pct: i(t),
    cpi_annual_pct: π(t),
    unemployment_rate_pct: u(t),
    wage_growth_annual_pct: g(t),
    household_spending_annual_pct: h.maybe(members(period('Q', t), 'M').to),
    trimmed_mean_annual_pct: m.maybe(t),
    gdp_growth_pct: y.maybe(t),
  }),
  snapshot: ({ i, π, u, g, h, m, y }) => {
    const indicators = [
      indicator('cash_rate', 'Cash rate target', i),
      indicator('cpi_annual', 'Inflation (annual)', π),
      indicator('unemployment_rate', 'Unemployment rate (seasonally adjusted)', u),
      indicator('wage_growth_annual', 'Wage growth (annual)', g),
      indicator('household_spending_annual', 'Household spending (annual change, seasonally adjusted)', h),
      indicator('trimmed_mean_annual', 'Trimmed mean inflation (annual)', m),
      indicator('gdp_growth', 'Gross domestic product (quarterly growth)', y),
    ];
    const values = Object.fromEntries(indicators.map(({ id, value }) => [`${id}_pct`, value]));
    return { row: { period: null, ...values, indicators }, headline: indicatorsInWords(indicators) };
  },
  headline: (now) =>
    `In ${inWords(now.period)} the cash rate target was ${printed(now.cash_rate_pct, 2)}% and the unemployment rate was ${printed(now.unemployment_rate_pct)}%. Over the year consumer prices ${moved(now.cpi_annual_pct)}${now.household_spending_annual_pct === null ? ' and' : ','} wages ${moved(now.wage_growth_annual_pct)}${now.household_spending_annual_pct === null ? '' : ` and household spending ${moved(now.household_spending_annual_pct)}`}.`,
});

type IndicatorId =
  | 'cash_rate'
  | 'cpi_annual'
  | 'unemployment_rate'
  | 'wage_growth_annual'
  | 'household_spending_annual'
  | 'trimmed_mean_annual'
  | 'gdp_growth';

interface Indicator extends SignalRow {
  readonly id: IndicatorId;
  readonly value: number | null;
  readonly period: string | null;
}

/** Rounds a value to the number of decimals with which it is quoted. */
const asPublished = (id: IndicatorId, value: number): number => roundedTo(value, id === 'cash_rate' ? 2 : 1);

/** Returns the row of an indicator. The change from the previous value is null if the period before the latest value is missing. */
function indicator(id: IndicatorId, name: string, view: SeriesView): Indicator {
  const latest = view.latest();
  const before = view.previous();
  const isNext = latest !== null && before !== null && (view.concept !== undefined || before.t === latest.t - 1);
  const previous = isNext ? before : null;
  return {
    id,
    name: view.concept ?? name,
    value: latest?.value ?? null,
    unit: UNIT,
    period: latest?.period ?? null,
    previous_value: previous?.value ?? null,
    change: latest && previous ? subtractDecimals(asPublished(id, latest.value), asPublished(id, previous.value)) : null,
    series_id: view.handle.id,
  };
}

/**
 * The maximum age in days of an indicator in the headline. The age is counted back from the end of the latest period of all indicators.
 */
const MOST_DAYS = 400;

function indicatorsInWords(indicators: readonly Indicator[]): string | null {
  const known = indicators.flatMap(({ id, value, period: of }) => {
    const read = of === null ? null : parsePeriod(of);
    return value === null || read === null ? [] : [{ id, value, of: formatPeriod(read), day: lastDay(read) }];
  });
  const newest = Math.max(...known.map(({ day }) => day));
  const parts = known.flatMap(({ id, value, of, day }) => (newest - day > MOST_DAYS ? [] : [saying(id, value, inWords(of))]));
  return parts.length === 0 ? null : parts.map((part) => `${capitalised(part)}.`).join(' ');
}

function saying(id: IndicatorId, value: number, period: string): string {
  switch (id) {
    case 'cash_rate':
      return `the cash rate target has been ${printed(value, 2)}% since ${period}`;
    case 'cpi_annual':
      return `consumer prices ${moved(value)} in the year to ${period}`;
    case 'unemployment_rate':
      return `the unemployment rate was ${printed(value)}% in ${period}`;
    case 'wage_growth_annual':
      return `wages ${moved(value)} in the year to ${period}`;
    case 'household_spending_annual':
      return `household spending ${moved(value)} in the year to ${period}`;
    case 'trimmed_mean_annual':
      return `the trimmed mean of consumer prices ${moved(value)} in the year to ${period}`;
    case 'gdp_growth':
      return `gross domestic product ${moved(value)} in ${period}`;
  }
}
