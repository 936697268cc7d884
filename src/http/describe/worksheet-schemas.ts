import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { CLAIM_UNITS } from '../../queries/check/claim-numbers.ts';
import { VERDICTS } from '../../queries/check/verdict.ts';
import { BASES } from '../../queries/desks/gdp-partials.ts';
import { REVISION_KINDS } from '../../queries/series/vintages/revision-kinds.ts';
import { open, orNull, text, words } from './schema-parts.ts';

export const CheckedStatement = open(
  {
    claim: Type.Integer({ description: 'Number of the statement in the text, starting with 1.' }),
    verdict: words(
      VERDICTS,
      '`agrees`: the current vintage has the figure. `agreed_then`: an earlier vintage has it. `differs`: no stored vintage has it. `other_measure` and `other_period`: the figure belongs to another series or period.',
    ),
    answer: text('The result in sentences.'),
    stated: text('The figure as in the text.'),
    stated_value: Type.Number({ description: 'The stated value with its sign, without a multiplier such as millions.' }),
    stated_unit: words(CLAIM_UNITS, 'Kind of figure.'),
    stated_period: orNull('string', 'Period in the statement. Null if the latest period is meant.'),
    role: orNull('string', '`meant`: the series that the statement means. `other`: another series whose figure agrees.', {
      enum: ['meant', 'other', null],
    }),
    series_id: orNull('string', 'Id of the series that was compared.'),
    title: orNull('string', 'Title of the series.'),
    transformation: orNull('string', 'Transformation of the values, as in `units` of `/v1/series`.'),
    period: orNull('string', 'Period that was compared.'),
    value_now: orNull('number', 'Value in the current vintage, without a multiplier such as millions.'),
    difference: orNull('number', 'Stated value minus the value in the current vintage.'),
    agreed_value: orNull('number', 'Published value that agrees with the stated one to the last stated digit.'),
    agreed_from: orNull('string', 'First day on which `agreed_value` was current.', { format: 'date' }),
    agreed_from_basis: orNull(
      'string',
      'How the day in `agreed_from` is known. `upper_bound`: the value was released on or before that day.',
      {
        enum: [...PUBLISHED_BASES, null],
      },
    ),
    agreed_to: orNull('string', 'Last day on which `agreed_value` was current. Null if it is still current.', { format: 'date' }),
    first_value: orNull('number', 'Value as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Date on which the first value was published.', { format: 'date' }),
    change_kind: orNull('string', 'Reason why `agreed_value` was replaced.', { enum: [...REVISION_KINDS, null] }),
    changed_on: orNull('string', 'Date of the vintage that replaced `agreed_value`.', { format: 'date' }),
    unmatched: text('Words of the text that match no series.'),
    dataset_id: orNull('string', 'Id of the dataset of the series.'),
    sha256: orNull('string', 'SHA-256 hash of the latest file that contains the series.'),
    url: orNull('string', 'Page of the series.'),
    reproduce_url: orNull('string', 'Request that returns the figure that was compared.'),
  },
  'A statement compared with one series.',
);

export const CheckSummary = open(
  {
    claims: Type.Integer({ description: 'Number of statements that were read, at most 5.' }),
    verdict: orNull('string', 'Verdict of the statement. Null if there are several statements.', { enum: [...VERDICTS, null] }),
    answer: text('All results in sentences.'),
  },
  'Result for the whole text.',
);

const optional = (properties: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]));
const pct = (description: string) => orNull('number', `${description} In %.`);

export const LaboratoryRow = open(
  {
    code: Type.Optional(text('Code of the class in the ABS codelist.')),
    name: Type.Optional(Type.String()),
    group: Type.Optional(Type.String()),
    period: text('Month: `2026-06`.'),
    weight_pct: Type.Optional(pct('Weight of the class at prices of the previous month.')),
    annual_change_pct: Type.Optional(pct('Annual change, not seasonally adjusted.')),
    monthly_change_pct: Type.Optional(pct('Monthly change, seasonally adjusted if the ABS adjusts the class.')),
    annualised_3m_pct: Type.Optional(
      pct('Change over three months at an annual rate. Null if the ABS does not seasonally adjust the class.'),
    ),
    annualised_6m_pct: Type.Optional(
      pct('Change over six months at an annual rate. Null if the ABS does not seasonally adjust the class.'),
    ),
    seasonally_adjusted: Type.Optional(Type.Integer({ description: '1 if the ABS seasonally adjusts the class.' })),
    above: Type.Optional(orNull('integer', '1 if the annual change is above the threshold.')),
    kept_share: Type.Optional(
      orNull('number', 'Share of the weight of the class that the trimmed mean for the month includes, from 0 to 1.'),
    ),
    trimmed_end: Type.Optional(
      orNull('string', 'End of the distribution at which the trimmed mean excludes the rest of the class.', {
        enum: ['lower', 'upper', null],
      }),
    ),
    own_monthly_pct: Type.Optional(pct('Monthly change in your trimmed mean.')),
    abs_monthly_pct: Type.Optional(pct('Monthly change in the ABS trimmed mean, calculated from the published index.')),
    own_annual_pct: Type.Optional(pct('Change in your trimmed mean over twelve months, compounded.')),
    abs_annual_pct: Type.Optional(pct('Annual change in the ABS trimmed mean, calculated from the published index.')),
  },
  'A class, a class in one month, or a month. The parameter `rows` selects the kind, which determines the members.',
);

const LABORATORY_SUMMARY = {
  period: Type.String(),
  sentence: text('A sentence on the breadth of inflation.'),
  threshold_pct: Type.Number(),
  trim_pct: Type.Number({ description: 'Percentage of the weight that the trimmed mean excludes at each end.' }),
  headline_annual_pct: pct('Annual change in the all groups index, calculated from index numbers.'),
  classes: orNull('integer', 'Number of classes that were counted. Null if a class has no value.'),
  classes_above: orNull('integer', 'Number of classes above the threshold.'),
  classes_falling: orNull('integer', 'Number of classes whose prices are lower than a year earlier.'),
  breadth_pct: pct('Percentage of classes above the threshold.'),
  weight_above_pct: pct('Weight of the classes above the threshold. Weights are from the latest link period.'),
  median_class_annual_pct: pct('Median of the annual changes of the classes, unweighted.'),
  trimmed_mean_monthly_pct: pct('Monthly change in your trimmed mean.'),
  abs_trimmed_mean_monthly_pct: pct('Monthly change in the ABS trimmed mean, calculated from the published index.'),
  trimmed_mean_annual_pct: pct('Change in your trimmed mean over twelve months, compounded.'),
  abs_trimmed_mean_annual_pct: pct('Annual change in the ABS trimmed mean, calculated from the published index.'),
  headline_annualised_3m_pct: pct('Change in all groups over three months at an annual rate, seasonally adjusted.'),
  headline_annualised_6m_pct: pct('Change in all groups over six months at an annual rate, seasonally adjusted.'),
  trimmed_mean_annualised_3m_pct: pct('Change in the ABS trimmed mean over three months at an annual rate.'),
  trimmed_mean_annualised_6m_pct: pct('Change in the ABS trimmed mean over six months at an annual rate.'),
  market_services_annual_pct: pct('Annual change in market services excluding volatile items, calculated from the published index.'),
};

export const LaboratorySummary = open(optional(LABORATORY_SUMMARY), 'Measures for the month. Empty if no data are stored.');

const ofFigure = (name: string, what: string) => ({
  [`${name}_period`]: orNull(
    'string',
    `Latest period of ${what} that was released before the decision. Null if the release days are not known.`,
  ),
  [`${name}_first_pct`]: orNull('number', 'Value of that period as first published. Null if that vintage is not stored.'),
  [`${name}_now_pct`]: orNull('number', 'Value of that period in the current vintage.'),
});

export const BoardDayListed = open(
  {
    day: text('Day of the announcement.', { format: 'date' }),
    decided_at: text('Time of the decision. Releases before this time count as known.', { format: 'date-time' }),
    day_basis: words(
      ['found', 'by_rule', 'table'],
      'How the day is known. `table`: the announcement is not listed, so `day` is the day on which the change took effect.',
    ),
    decision: orNull('string', 'Decision of the Board. Null if the target on that day is not stored.', {
      enum: ['cut', 'hold', 'rise', null],
    }),
    cash_rate_before_pct: orNull('number', 'Target before the decision.'),
    cash_rate_after_pct: orNull('number', 'Target after the decision.'),
    change_ppt: orNull('number', 'Target after the decision minus target before the decision.'),
    vote: orNull('string', 'Votes of the Board for and against. Null if they were not published or are not stored.'),
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
  { decisions: Type.Integer({ description: 'Number of rows in the answer.' }) },
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
    reason: orNull('string', 'Reason why there is no value.'),
  },
  'A figure known before the decision, or a forecast.',
);

const aud = (description: string) => orNull('number', `${description} In Australian dollars.`);

export const HousingDeskRow = open(
  {
    place: Type.String(),
    series_id: text('Id of the price series.'),
    period: text('Quarter of the price and of the wages.'),
    mean_price_aud: aud('Mean price of residential dwellings. Null for capital cities.'),
    median_price_aud: aud('Median sale price of the dwellings. Null for Australia and the states.'),
    household_income_aud: aud('Estimated annual median household income.'),
    price_to_income: orNull('number', 'Price divided by annual household income.'),
    deposit_aud: aud('Deposit.'),
    years_to_save: orNull('number', 'Years needed to save the deposit, without interest.'),
    loan_aud: aud('Price minus deposit.'),
    monthly_repayment_aud: aud('Monthly principal and interest. Null if there is no rate.'),
    repayment_share_pct: pct('Annual repayments as a share of household income.'),
    repayment_share_with_buffer_pct: pct('Annual repayments at a higher interest rate, as a share of household income.'),
    weekly_rent_aud: aud('Estimated weekly rent: the Census median, updated with the index of rents.'),
    rent_share_pct: pct('Annual rent as a share of household income.'),
    pipeline_period: orNull('string', 'Last quarter of the four members below. Null for capital cities.'),
    approvals: orNull('number', 'Dwellings approved in the four quarters to `pipeline_period`.'),
    commencements: orNull('number', 'Dwellings commenced in the four quarters to `pipeline_period`.'),
    completions: orNull('number', 'Dwellings completed in the four quarters to `pipeline_period`.'),
    under_construction: orNull('number', 'Dwellings under construction at the end of `pipeline_period`.'),
  },
  'Australia, a state, or a capital city.',
);

export const HousingDeskSummary = open(
  {
    rate_pct: pct('Interest rate that was used. Null if the request gives no rate and none is stored.'),
    rate_series: orNull('string', 'Id of the series with the rate. Null if the request gives the rate.'),
    rate_period: orNull('string', 'Period of the rate.'),
  },
  'The interest rate.',
);

export const MyInflationRow = open(
  {
    code: Type.String(),
    name: Type.String(),
    parameter: text('Parameter that sets your weight.'),
    period: text('Month.'),
    annual_change_pct: pct('Annual change, calculated from index numbers.'),
    official_weight_pct: pct('Latest weight that the ABS published.'),
    own_weight_pct: pct('Weight that was used.'),
    own_contribution_ppt: orNull('number', 'Your weight multiplied by the annual change, in percentage points.'),
  },
  'A group in the consumer price index.',
);

export const MyInflationSummary = open(
  optional({
    period: Type.String(),
    own_inflation_pct: pct('Mean of the annual changes, weighted with your weights.'),
    official_weights_pct: pct('Mean of the annual changes, weighted with official weights.'),
    published_pct: pct('Published annual change in all groups.'),
    published_contributions_ppt: orNull('number', 'Sum of the published contributions of the groups, in percentage points.'),
    household: orNull('string', 'Type of household that was requested.'),
    living_cost_annual_pct: orNull('number', 'Published annual change of the living cost index of the household, per cent.'),
    living_cost_period: orNull('string', 'Quarter of that change.'),
  }),
  'Your inflation rate. Empty if no data are stored.',
);

export const RuleResult = open(
  {
    result: text('The quantity that was computed.'),
    value_pct: pct('The result. Null if a value is missing. `reason` then names the value.'),
    r_star_pct: pct('Neutral real rate that was used.'),
    basis: orNull('string', 'Kind of source of the neutral real rate.'),
    source: orNull('string', 'Document or parameter with the neutral real rate.'),
    reason: orNull('string', 'Values that are missing.'),
  },
  'A result of a rule.',
);

export const RuleSummary = open({ rule: Type.String(), formula: Type.String() }, 'The rule and its inputs.');

export const PanelRow = open(
  { sasdate: text('First day of the month: `6/1/2025`. In a row of codes, `Transform:`, `transform` or `factors`.') },
  'A row of the panel. It has a number or null for each column.',
);

export const PanelSummary = open(
  {
    panel: text('`AUS-MD` or `AUS-QD`.'),
    as_of: text('Day of the vintage.', { format: 'date' }),
    series: Type.Integer({ description: 'Number of columns in the answer.' }),
    periods: Type.Integer({ description: 'Number of rows that have a date.' }),
    columns: Type.Array(
      open(
        {
          name: text('Column.'),
          series_id: text('Id of the series in the column.'),
          transform: Type.Integer({ description: 'Transformation code.' }),
          group: text('Subject.'),
        },
        'A column.',
      ),
    ),
    behind: Type.Array(text('Names of columns for which a later release is not stored.')),
    without_data: Type.Array(text('Series of the panel that had no values on the day of the vintage.')),
    incomplete: Type.Array(text('Series that are left out of a balanced panel.')),
  },
  'The panel.',
);

export const PartialRow = open(
  {
    part: words(['net_exports', 'inventories', 'public_demand', 'remainder', 'gdp'], 'Part of GDP.'),
    title: text('Name of the part.'),
    period: text('Quarter.'),
    contribution_ppt: orNull(
      'number',
      'Contribution to quarterly growth in percentage points. For `gdp`, quarterly growth in per cent. Null if unknown.',
    ),
    basis: orNull(
      'string',
      '`partial`: known before the national accounts are published. `national_accounts`: known only from the national accounts.',
      {
        enum: [...BASES, null],
      },
    ),
    series: orNull('string', 'Ids of the series used in the calculation, separated by spaces.'),
    vintage: orNull('string', 'Date of the latest vintage of these series.', { format: 'date' }),
  },
  'A part of GDP growth.',
);

export const PartialsSummary = open(
  {
    period: orNull('string', 'Quarter. Null if no contribution is known.'),
    known_ppt: orNull('number', 'Sum of the known contributions.'),
    gdp_growth_pct: orNull('number', 'Growth in GDP. Null before the national accounts are published.'),
    remainder_ppt: orNull('number', 'Growth in GDP minus the sum of known contributions. Null before the national accounts are published.'),
  },
  'The quarter.',
);
