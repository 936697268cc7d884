import { Type } from 'typebox';
import { FORECAST_BASES, FORECAST_MEASURES } from '../../../catalogue/forecasts/forecasts.ts';
import { DAY_BASES } from '../../../core/calendar/release-rule.ts';
import { open, orNull, text, words } from '../../base/shape-parts.ts';

const MEASURE = words(FORECAST_MEASURES, 'Kind of value: a change over four quarters, a change over one quarter, or a level.');
const OUTCOME_SERIES = orNull('string', 'Id of the series that gives the outcome. Null if the forecasts are not compared with an outcome.');
const REASON = orNull('string', 'Reason why the forecasts are not compared with an outcome.');

export const ForecastVariable = open(
  {
    series_id: text('Stable id of the variable: `AU.FORECAST.RBA.TRIMMED`.'),
    title: Type.String(),
    measure: MEASURE,
    units: Type.String(),
    issues: Type.Integer({ description: 'Number of issues. There is at most one issue in a month.' }),
    forecasts: Type.Integer({
      description: 'Number of forecasts. If a month has forecasts from several publications, only one publication is counted.',
    }),
    first_issue: orNull('string', 'Month of the first issue.'),
    last_issue: orNull('string', 'Month of the last issue.'),
    last_target: orNull('string', 'Last quarter in the last issue.'),
    last_value: orNull('number', 'Forecast for that quarter in the last issue.'),
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
    issued_on: orNull('string', 'Date of the Statement on Monetary Policy. Null if the forecast was internal, or if the date is unknown.', {
      format: 'date',
    }),
    issued_on_basis: orNull('string', 'How the date is known.', { enum: [...DAY_BASES, null] }),
    documents: text('Documents that contain the forecast. `SMP` is the Statement on Monetary Policy. The other documents were internal.'),
    basis: words(FORECAST_BASES, 'Publication that the figure comes from.'),
    target: text('Quarter that the forecast is for.'),
    horizon: Type.Integer({ description: 'Number of quarters from the quarter of issue to the target quarter.' }),
    kind: words(['forecast', 'data'], '`forecast`, or `data` for an actual value that the RBA had when it made the forecast.'),
    value: Type.Number(),
    outcome_latest: orNull('number', 'Outcome in the latest vintage.'),
    error_latest: orNull('number', 'Latest outcome minus forecast.'),
    outcome_first: orNull('number', 'Outcome as first published. Null if that vintage is not stored.'),
    outcome_first_on: orNull('string', 'Date of the vintage in which the outcome was first published.', { format: 'date' }),
    error_first: orNull('number', 'First published outcome minus forecast.'),
  },
  'Forecast for one quarter in one issue.',
);

const statistics = (which: string, suffix: string) => ({
  [`n_${suffix}`]: Type.Integer({ description: `Number of forecasts whose ${which} outcome is known.` }),
  [`mean_error_${suffix}`]: orNull('number', `Mean of the ${which} outcome minus the forecast.`),
  [`mean_absolute_error_${suffix}`]: orNull('number', 'Mean absolute error.'),
  [`rmse_${suffix}`]: orNull('number', 'Root mean square error.'),
});

export const ForecastErrors = open(
  {
    series_id: Type.String(),
    horizon: Type.Integer({ description: 'Number of quarters ahead. 0 is the quarter in which the forecast was issued.' }),
    ...statistics('latest', 'latest'),
    ...statistics('first published', 'first'),
    first_target: orNull('string', 'First quarter that is compared.'),
    last_target: orNull('string', 'Last quarter that is compared.'),
  },
  'Forecast errors at one horizon.',
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
