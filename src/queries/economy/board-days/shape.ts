import { Type } from 'typebox';
import { open, optional, orNull, text, words } from '../../base/shape-parts.ts';

const ofFigure = (name: string, what: string) => ({
  [`${name}_period`]: orNull(
    'string',
    `Latest period of ${what} that was released before the decision. Null if the release days are not known.`,
  ),
  [`${name}_first_pct`]: orNull('number', 'Value for that period as first published. Null if that vintage is not stored.'),
  [`${name}_now_pct`]: orNull('number', 'Value for that period in the current vintage.'),
});

export const BoardDayListed = open(
  {
    day: text('Date of the announcement.', { format: 'date' }),
    decided_at: text('Time of the decision. Releases before this time count as known.', { format: 'date-time' }),
    day_basis: words(
      ['found', 'by_rule', 'table'],
      'How the date is known. `table`: the announcement is not listed, so `day` is the date on which the change took effect.',
    ),
    decision: orNull('string', 'Decision of the Board. Null if the target on that day is not stored.', {
      enum: ['cut', 'hold', 'rise', null],
    }),
    cash_rate_before_pct: orNull('number', 'Target before the decision.'),
    cash_rate_after_pct: orNull('number', 'Target after the decision.'),
    change_ppt: orNull('number', 'Target after the decision minus target before the decision.'),
    vote: orNull(
      'string',
      'Votes of the Board for and against. Null if they were not published or are not stored, or if the decision is not stored.',
    ),
    ...optional({
      ...ofFigure('cpi', 'quarterly inflation'),
      ...ofFigure('monthly_cpi', 'monthly inflation'),
      ...ofFigure('trimmed_mean', 'trimmed mean inflation'),
      ...ofFigure('unemployment', 'the unemployment rate'),
      ...ofFigure('gdp', 'quarterly GDP growth'),
      ...ofFigure('wages', 'annual wage growth'),
    }),
    next_forecasts: Type.Optional(orNull('string', 'Month of the next issue of RBA forecasts.')),
  },
  'A decision on the cash rate.',
);

export const BoardDaysSummary = open(
  { decisions: Type.Integer({ description: 'Number of rows in the response.' }) },
  'The list of decisions.',
);

export const BoardDayFigure = open(
  {
    kind: words(
      ['known', 'next_forecast'],
      '`known`: a value known before the decision. `next_forecast`: a forecast in the next issue of the RBA.',
    ),
    series_id: Type.String(),
    title: Type.String(),
    period: orNull('string', 'Period of the value.'),
    value: orNull('number', 'First published value, or the forecast. If it is null, `reason` gives the cause.'),
    released_at: orNull('string', 'Release time in the release calendar.', { format: 'date-time' }),
    vintage: orNull('string', 'Date of the vintage of the value, or of the issue of the forecast.', { format: 'date' }),
    value_now: orNull('number', 'Value in the current vintage.'),
    issued: orNull('string', 'Month of the issue with the forecast.'),
    computed_from: orNull('string', 'Series from which the value is calculated, if the published rate ends earlier. Otherwise null.'),
    reason: orNull('string', 'Reason why there is no value.'),
  },
  'A figure known before the decision, or a forecast.',
);
