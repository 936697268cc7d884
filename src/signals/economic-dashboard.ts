/**
 * Economic dashboard: five headline indicators.
 *
 *   i_t  cash rate target in force on the last day of quarter t, per cent
 *   π_t  in history the quarterly CPI, all groups, change over the year, per cent
 *   u_t  unemployment rate of the last month of t, seasonally adjusted, per cent
 *   g_t  wage price index, change over the year, seasonally adjusted, per cent
 *   h_t  household spending of the last month of t, change through the year, seasonally adjusted, per cent
 *
 * With a window: a row for each quarter in which all five are published. Without a window: the latest value of each with its reference
 * period, and `period` is null, because they are released at different times. The first four are then the values of concepts. Only the
 * change of each from its previous value is calculated.
 * @see https://www.abs.gov.au/statistics and https://www.rba.gov.au/statistics/
 */
import { AU_HOUSEHOLD_SPENDING_YOY } from '../catalogue/series/households.ts';
import { AU_UNEMP } from '../catalogue/series/labour.ts';
import { AU_CPI_YOY } from '../catalogue/series/prices.ts';
import { AU_CASHRATE } from '../catalogue/series/rates.ts';
import { AU_WPI_YOY } from '../catalogue/series/wages.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, type SeriesView, type SignalRow } from '../core/define-signal.ts';
import { moved, printed, sentence } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';

export const ECONOMIC_DASHBOARD = defineHistorySignal({
  id: 'economic-dashboard',
  title: 'Economic dashboard',
  summary: 'Cash rate, inflation, unemployment, wage growth and household spending, each with its own reference period.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 3,
  changes: [
    {
      from: '2026-11-27',
      what: 'Without start and end, the first four indicators are the current figures of the concepts. Inflation is monthly from October 2025. Out-of-date figures are null.',
    },
    {
      from: '2026-11-22',
      what: 'Without start and end, the answer has no single period. Earlier versions gave the quarter of the latest indicator.',
    },
  ],
  formula: ['i_t', 'π_t', 'u_t', 'g_t', 'h_t'],
  parameters: {},
  row: {
    cash_rate_pct: { type: 'number', unit: UNIT, description: 'Cash rate target. In history, on the last day of the quarter.' },
    cpi_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Annual inflation, headline measure. In history, the quarterly consumer price index, all groups.',
    },
    unemployment_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Unemployment rate, seasonally adjusted. In history, for the last month of the quarter.',
    },
    wage_growth_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Wage price index, seasonally adjusted, annual change, as published.',
    },
    household_spending_annual_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Household spending, seasonally adjusted, annual change. In history, for the last month of the quarter.',
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
        'Without start and end: each indicator as {id, name, value, unit, period, previous_value, change, series_id}. Change is from previous_value, in percentage points.',
    },
  },
  notes: [
    'Without start and end, inflation is the headline measure, which is monthly from October 2025. In history it is the quarterly consumer price index.',
    'The indicators have different reference periods, which are given for each.',
  ],
  inputs: () => ({
    i: { series: AU_CASHRATE, sample: 'step', concept: 'cash_rate' },
    π: { series: AU_CPI_YOY, sample: 'same', concept: 'inflation' },
    u: { series: AU_UNEMP.SA, sample: 'end', concept: 'unemployment' },
    g: { series: AU_WPI_YOY, sample: 'same', concept: 'wages' },
    h: { series: AU_HOUSEHOLD_SPENDING_YOY, sample: 'end' },
  }),
  compute: ({ i, π, u, g, h }, t) => ({
    cash_rate_pct: i(t),
    cpi_annual_pct: π(t),
    unemployment_rate_pct: u(t),
    wage_growth_annual_pct: g(t),
    household_spending_annual_pct: h(t),
  }),
  snapshot: ({ i, π, u, g, h }) => {
    const indicators = [
      indicator('cash_rate', 'Cash rate target', i),
      indicator('cpi_annual', 'Inflation (annual)', π),
      indicator('unemployment_rate', 'Unemployment rate (seasonally adjusted)', u),
      indicator('wage_growth_annual', 'Wage growth (annual)', g),
      indicator('household_spending_annual', 'Household spending (annual change, seasonally adjusted)', h),
    ];
    const values = Object.fromEntries(indicators.map(({ id, value }) => [`${id}_pct`, value]));
    return { row: { period: null, ...values, indicators }, headline: indicatorsInWords(indicators) };
  },
  headline: (now) =>
    `In ${inWords(now.period)} the cash rate target was ${printed(now.cash_rate_pct, 2)}% and the unemployment rate was ${printed(now.unemployment_rate_pct)}%. Over the year consumer prices ${moved(now.cpi_annual_pct)}, wages ${moved(now.wage_growth_annual_pct)} and household spending ${moved(now.household_spending_annual_pct)}.`,
});

type IndicatorId = 'cash_rate' | 'cpi_annual' | 'unemployment_rate' | 'wage_growth_annual' | 'household_spending_annual';

interface Indicator extends SignalRow {
  readonly id: IndicatorId;
  readonly value: number | null;
  readonly period: string | null;
}

/** The previous value must be of the previous period. Null for a concept across a gap. */
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
    change: latest && previous ? subtractDecimals(latest.value, previous.value) : null,
    series_id: view.handle.id,
  };
}

/** Each indicator in words with its period. */
function indicatorsInWords(indicators: readonly Indicator[]): string | null {
  const parts = indicators.flatMap(({ id, value, period }) =>
    value === null || period === null ? [] : [saying(id, value, inWords(period))],
  );
  return parts.length === 0 ? null : parts.map((part) => `${sentence(part)}.`).join(' ');
}

function saying(id: IndicatorId, value: number, period: string): string {
  switch (id) {
    case 'cash_rate':
      return `the cash rate target is ${printed(value, 2)}% since ${period}`;
    case 'cpi_annual':
      return `consumer prices ${moved(value)} in the year to ${period}`;
    case 'unemployment_rate':
      return `the unemployment rate was ${printed(value)}% in ${period}`;
    case 'wage_growth_annual':
      return `wages ${moved(value)} in the year to ${period}`;
    case 'household_spending_annual':
      return `household spending ${moved(value)} in the year to ${period}`;
  }
}
