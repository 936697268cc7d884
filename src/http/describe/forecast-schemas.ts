/** JSON Schemas for the RBA's forecasts and forecast errors. */
import { Type } from 'typebox';
import { FORECAST_BASES, FORECAST_MEASURES } from '../../catalogue/forecasts/forecasts.ts';
import { DAY_BASES } from '../../core/calendar/release-rule.ts';
import { open, orNull, text, words } from './schema-parts.ts';

const MEASURE = words(FORECAST_MEASURES, 'Kind of value: a change over four quarters, over one quarter, or a level.');
const OUTCOME_SERIES = orNull('string', 'Series that gives the outcome. Null with a reason if no outcome is compared.');
const REASON = orNull('string', 'Why no outcome is compared.');

export const ForecastVariable = open(
  {
    series_id: text('Stable id: `AU.FORECAST.RBA.TRIMMED`.'),
    title: Type.String(),
    measure: MEASURE,
    units: Type.String(),
    issues: Type.Integer({ description: 'Months with an issue.' }),
    forecasts: Type.Integer({ description: 'Forecasts, one basis for each month.' }),
    first_issue: orNull('string', 'Month of the first issue.'),
    last_issue: orNull('string', 'Month of the last issue.'),
    last_target: orNull('string', 'Last quarter of the last issue.'),
    last_value: orNull('number', 'Forecast of the last issue for that quarter.'),
    outcome_series: OUTCOME_SERIES,
    reason: REASON,
    url: text('Its page.'),
  },
  'A variable that the RBA forecasts.',
);

export const ForecastRow = open(
  {
    series_id: Type.String(),
    issued: text('Month of the issue: `2023-05`.'),
    issued_on: orNull('string', 'Date of the statement. Null for internal forecasts, or if unknown.', { format: 'date' }),
    issued_on_basis: orNull('string', 'How that day is known.', { enum: [...DAY_BASES, null] }),
    documents: text('Documents with the forecast: `SMP` is the Statement on Monetary Policy, others were internal.'),
    basis: words(FORECAST_BASES, 'Where the figure comes from.'),
    target: text('Quarter of the forecast.'),
    horizon: Type.Integer({ description: 'Number of quarters from the issue to the target.' }),
    kind: words(['forecast', 'data'], '`data` are actual values available to the Bank at the time of the forecast.'),
    value: Type.Number(),
    outcome_latest: orNull('number', 'Outcome in the latest vintage.'),
    error_latest: orNull('number', 'Latest outcome less forecast.'),
    outcome_first: orNull('number', 'Outcome as first published. Null if that vintage is not stored.'),
    outcome_first_on: orNull('string', 'Day of that vintage.', { format: 'date' }),
    error_first: orNull('number', 'First outcome less forecast.'),
  },
  'Forecast of one issue for one quarter.',
);

const statistics = (which: string, suffix: string) => ({
  [`n_${suffix}`]: Type.Integer({ description: `Forecasts with a ${which} outcome.` }),
  [`mean_error_${suffix}`]: orNull('number', `Mean of the ${which} outcome minus the forecast.`),
  [`mean_absolute_error_${suffix}`]: orNull('number', 'Mean absolute error.'),
  [`rmse_${suffix}`]: orNull('number', 'Root mean square error.'),
});

export const ForecastErrors = open(
  {
    series_id: Type.String(),
    horizon: Type.Integer({ description: 'Quarters ahead: 0 is the quarter of the issue.' }),
    ...statistics('latest', 'latest'),
    ...statistics('first published', 'first'),
    first_target: orNull('string', 'First quarter that is compared.'),
    last_target: orNull('string', 'Last quarter that is compared.'),
  },
  'Errors of the forecasts of one horizon.',
);

export const ForecastSummary = open(
  {
    series_id: Type.String(),
    title: Type.String(),
    measure: MEASURE,
    units: Type.String(),
    outcome_series: OUTCOME_SERIES,
    reason: REASON,
    first_issue: orNull('string', 'Month of the first issue.'),
    last_issue: orNull('string', 'Month of the last issue.'),
    url: text('Its page.'),
  },
  'The variable.',
);
