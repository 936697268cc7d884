/**
 * Labour slack: people who want work or more work, and job vacancies for each unemployed person.
 *
 * The underutilisation rate is as published, so rounded parts may not add up to it. Before July 2014, only February, May, August and
 * November have a row, because the survey measured underemployment quarterly. A mean needs 120 consecutive months, so the mean of
 * underutilisation begins in July 2024. There is no estimate of full employment, because no agency publishes such a series.
 * @see https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia
 * @see https://www.abs.gov.au/statistics/labour/jobs/job-vacancies-australia
 */
import { AU_UNEMP, AU_UNEMPLOYED, AU_VACANCIES } from '../catalogue/series/labour.ts';
import { AU_UNDEREMP, AU_UNDERUTIL } from '../catalogue/series/labour-slack.ts';
import { addDecimals, shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, refuse, type SeriesView } from '../core/define-signal.ts';
import { against, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** The month from which underemployment is published monthly: July 2014. */
const MONTHLY_SINCE = 2014 * 12 + 6;
const DECADE = 120;

/** Returns true for February, May, August and November. */
const isMiddleMonth = (t: number): boolean => t % 3 === 1;

const UNIT = 'Per cent of the labour force';
const POINTS = 'Percentage points';

export const LABOUR_SLACK = defineHistorySignal({
  id: 'labour-slack',
  title: 'Labour slack',
  summary:
    'Unemployment, underemployment and underutilisation compared with their ten-year means, and job vacancies per unemployed person.',
  mode: 'history',
  frequency: 'M',
  stale: 'serve_cached',
  methodologyVersion: 1,
  references: ['ABS, Labour Statistics: Concepts, Sources and Methods (6102.0.55.001): underemployment, underutilisation'],
  formula: ['a_t = u_t - mean(u_{t-120} … u_{t-1})', 'b_t = n_t - mean(n_{t-120} … n_{t-1})', 'v_t = V_t / U_{t-1}'],
  symbols: {
    u_t: 'unemployment rate of month t, seasonally adjusted, per cent of the labour force',
    e_t: 'underemployment rate of month t, seasonally adjusted, per cent of the labour force',
    n_t: 'underutilisation rate of month t as published, seasonally adjusted, per cent of the labour force',
    U_t: 'unemployed persons in month t, seasonally adjusted',
    V_t: 'job vacancies of the quarter that ends with month t, seasonally adjusted',
    a_t: 'unemployment rate less its mean over the previous 120 months, percentage points',
    b_t: 'underutilisation rate less its mean over the previous 120 months, percentage points',
    v_t: 'job vacancies for each unemployed person',
  },
  parameters: {},
  row: {
    unemployment_rate_pct: { type: 'number', unit: UNIT, description: 'Unemployed persons, seasonally adjusted.' },
    underemployment_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Employed persons who want and could work more hours, seasonally adjusted.',
    },
    underutilisation_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Unemployed and underemployed people together, as published, seasonally adjusted.',
    },
    unemployment_less_decade_ppt: {
      type: 'number',
      unit: POINTS,
      description: 'Unemployment rate minus its mean over the previous 120 months. Null if any month is missing.',
    },
    underutilisation_less_decade_ppt: {
      type: 'number',
      unit: POINTS,
      description:
        'Underutilisation rate minus its mean over the previous 120 months. Null before July 2024, because monthly figures began in July 2014.',
    },
    vacancies_per_unemployed: {
      type: 'number',
      unit: 'Vacancies per person',
      description:
        'Job vacancies divided by unemployed persons in the survey month. Only the last month of each quarter has a value. Other months are null.',
    },
    vacancies: {
      type: 'number',
      unit: 'Vacancies',
      description:
        'Job vacancies in the quarter, surveyed in its middle month. Only the last month of each quarter has a value. Other months are null.',
    },
    unemployed_persons: { type: 'number', unit: 'Persons', description: 'Unemployed persons of the month.' },
  },
  notes: [
    'The underemployment rate is a share of the labour force. The ABS also publishes a ratio to employed people, which is higher.',
    'Before July 2014 only February, May, August and November have rows, because underemployment was surveyed quarterly.',
    'No vacancies were surveyed from August 2008 to August 2009.',
    'The 10-year average is a benchmark. It is not an estimate of full employment.',
  ],
  inputs: () => ({
    u: { series: AU_UNEMP.SA, sample: 'same' },
    e: { series: AU_UNDEREMP.SA, sample: 'same' },
    n: { series: AU_UNDERUTIL.SA, sample: 'same' },
    U: { series: AU_UNEMPLOYED.SA, sample: 'same' },
    V: { series: AU_VACANCIES, sample: 'own', dispensable: true },
  }),
  compute: ({ u, e, n, U, V }, t) => {
    if (t < MONTHLY_SINCE && !isMiddleMonth(t))
      refuse('before July 2014 the underemployed were counted in the middle month of each quarter');
    const [published, surveyed] = isMiddleMonth(t - 1) ? [V.maybe(Math.floor(t / 3)), U.maybe(t - 1)] : [null, null];
    const vacancies = published === null ? null : shiftDecimal(published, V.multiplier);
    const unemployed = surveyed === null ? null : shiftDecimal(surveyed, U.multiplier);
    return {
      unemployment_rate_pct: u(t),
      underemployment_rate_pct: e(t),
      underutilisation_rate_pct: n(t),
      unemployment_less_decade_ppt: lessDecade(u, t),
      underutilisation_less_decade_ppt: t - DECADE < MONTHLY_SINCE ? null : lessDecade(n, t),
      vacancies_per_unemployed: vacancies === null || unemployed === null || unemployed === 0 ? null : vacancies / unemployed,
      vacancies,
      unemployed_persons: shiftDecimal(U(t), U.multiplier),
    };
  },
  headline: (now) => {
    const { underutilisation_less_decade_ppt: gap } = now;
    const beside = gap === null ? '' : `, ${against(gap, POINTS.toLowerCase())} its ten-year mean`;
    const rates = `unemployment ${printed(now.unemployment_rate_pct)}% and underemployment ${printed(now.underemployment_rate_pct)}%`;
    return `Underutilisation was ${printed(now.underutilisation_rate_pct)}% of the labour force in ${inWords(now.period)}${beside}: ${rates}.`;
  },
});

/**
 * Returns the difference from the mean of the previous 120 months, in percentage points. Returns null if one of these months is missing.
 */
function lessDecade(view: SeriesView, t: number): number | null {
  const before = Array.from({ length: DECADE }, (_, i) => view.maybe(t - 1 - i)).filter((value) => value !== null);
  return before.length < DECADE ? null : subtractDecimals(view(t), addDecimals(before) / DECADE);
}
