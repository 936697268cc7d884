/** JSON Schemas of worksheets. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { CLAIM_UNITS } from '../../queries/check/claim-numbers.ts';
import { VERDICTS } from '../../queries/check/verdict.ts';
import { BASES } from '../../queries/desks/gdp-partials.ts';
import { REVISION_KINDS } from '../../queries/series/vintages/revision-kinds.ts';
import { open, orNull, text, words } from './schema-parts.ts';

export const CheckedStatement = open(
  {
    claim: Type.Integer({ description: 'Number of the statement in the text, from 1.' }),
    verdict: words(
      VERDICTS,
      '`agrees` if the current vintage agrees, `agreed_then` if an earlier one does, `differs` if no stored vintage does. For `other_measure` or `other_period`, the figure belongs to another series or period.',
    ),
    answer: text('The result in sentences.'),
    stated: text('The figure as typed.'),
    stated_value: Type.Number({ description: 'The stated value in single units, with its sign.' }),
    stated_unit: words(CLAIM_UNITS, 'Kind of figure.'),
    stated_period: orNull('string', 'Period of the statement. Null if the latest is meant.'),
    role: orNull('string', '`meant`: the series that the statement means. `other`: another series whose figure agrees.', {
      enum: ['meant', 'other', null],
    }),
    series_id: orNull('string', 'Series that was compared.'),
    title: orNull('string', 'Its title.'),
    transformation: orNull('string', 'Transformation of the values, as in `units` of `/v1/series`.'),
    period: orNull('string', 'Period that was compared.'),
    value_now: orNull('number', 'Value in the current vintage, in single units.'),
    difference: orNull('number', 'Stated value minus current value.'),
    agreed_value: orNull('number', 'Published value that agrees with the stated one to the last stated digit.'),
    agreed_from: orNull('string', 'First day on which the value that agrees was current.', { format: 'date' }),
    agreed_from_basis: orNull('string', 'How that day is known. `upper_bound`: released on or before that day.', {
      enum: [...PUBLISHED_BASES, null],
    }),
    agreed_to: orNull('string', 'Last day on which it was current. Null if the current vintage agrees.', { format: 'date' }),
    first_value: orNull('number', 'Value as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Date of the vintage with that first value.', { format: 'date' }),
    change_kind: orNull('string', 'Why the value that agreed was replaced.', { enum: [...REVISION_KINDS, null] }),
    changed_on: orNull('string', 'Date of the vintage that replaced it.', { format: 'date' }),
    unmatched: text('Words of the text that no result covers.'),
    dataset_id: orNull('string', 'Dataset of the series.'),
    sha256: orNull('string', 'Hash of the latest file with the series.'),
    url: orNull('string', 'Page of the series.'),
    reproduce_url: orNull('string', 'Request that returns the figure in that vintage.'),
  },
  'A statement compared with one series.',
);

export const CheckSummary = open(
  {
    claims: Type.Integer({ description: 'Number of statements that were read, at most 5.' }),
    verdict: orNull('string', 'Verdict of the only statement. Null if there are several.', { enum: [...VERDICTS, null] }),
    answer: text('All results in sentences.'),
  },
  'The text as a whole.',
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
    annual_change_pct: Type.Optional(pct('Change over the year, not seasonally adjusted.')),
    monthly_change_pct: Type.Optional(pct('Monthly change, seasonally adjusted if the ABS adjusts the class.')),
    annualised_3m_pct: Type.Optional(pct('Change over three months at an annual rate. Null if not seasonally adjusted.')),
    annualised_6m_pct: Type.Optional(pct('Change over six months at an annual rate. Null if not seasonally adjusted.')),
    seasonally_adjusted: Type.Optional(Type.Integer({ description: '1 if the ABS seasonally adjusts the class.' })),
    above: Type.Optional(orNull('integer', '1 if the annual change is above the threshold.')),
    kept_share: Type.Optional(orNull('number', 'Share of the class that the trimmed mean of the month includes, from 0 to 1.')),
    trimmed_end: Type.Optional(
      orNull('string', 'End of the distribution at which the rest of the class is excluded.', { enum: ['lower', 'upper', null] }),
    ),
    own_monthly_pct: Type.Optional(pct('Monthly change in your trimmed mean.')),
    abs_monthly_pct: Type.Optional(pct('Monthly change in the ABS trimmed mean, from its index.')),
    own_annual_pct: Type.Optional(pct('Change in your trimmed mean over twelve months, compounded.')),
    abs_annual_pct: Type.Optional(pct('Annual change in the ABS trimmed mean, from its index.')),
  },
  'A class, a class in one month, or a month. Members depend on `rows`.',
);

const LABORATORY_SUMMARY = {
  period: Type.String(),
  sentence: text('The breadth of inflation in a sentence.'),
  threshold_pct: Type.Number(),
  trim_pct: Type.Number({ description: 'Weight that is excluded at each end.' }),
  headline_annual_pct: pct('Annual change in all groups, from index numbers.'),
  classes: orNull('integer', 'Number of classes that were counted. Null if a class has no value.'),
  classes_above: orNull('integer', 'Number of classes above the threshold.'),
  classes_falling: orNull('integer', 'Number of classes whose prices are lower than a year earlier.'),
  breadth_pct: pct('Share of classes above the threshold.'),
  weight_above_pct: pct('Weight of the classes above the threshold, at the latest link period.'),
  median_class_annual_pct: pct('Annual change of the middle class, unweighted.'),
  trimmed_mean_monthly_pct: pct('Your trimmed mean.'),
  abs_trimmed_mean_monthly_pct: pct('ABS trimmed mean, from its index.'),
  trimmed_mean_annual_pct: pct('Change in your trimmed mean over twelve months, compounded.'),
  abs_trimmed_mean_annual_pct: pct('ABS trimmed mean, from its index.'),
  headline_annualised_3m_pct: pct('All groups, seasonally adjusted, over three months at an annual rate.'),
  headline_annualised_6m_pct: pct('All groups, seasonally adjusted, over six months at an annual rate.'),
  trimmed_mean_annualised_3m_pct: pct('ABS trimmed mean over three months at an annual rate.'),
  trimmed_mean_annualised_6m_pct: pct('All groups, seasonally adjusted, over six months at an annual rate.'),
  market_services_annual_pct: pct('Market services excluding volatile items, from the published index.'),
};

export const LaboratorySummary = open(optional(LABORATORY_SUMMARY), 'Measures for the month. Empty if no data are stored.');

const ofFigure = (name: string, what: string) => ({
  [`${name}_period`]: orNull('string', `Latest released period of ${what}. Null if the release days are not known.`),
  [`${name}_first_pct`]: orNull('number', 'Value for that period as first published. Null if that vintage is not stored.'),
  [`${name}_now_pct`]: orNull('number', 'Value for that period in the current vintage.'),
});

export const BoardDayListed = open(
  {
    day: text('Day of the announcement.', { format: 'date' }),
    decided_at: text('Releases before this time count as known.', { format: 'date-time' }),
    day_basis: words(
      ['found', 'by_rule', 'table'],
      '`table` if the announcement is not listed. The date is then the day on which the change took effect.',
    ),
    decision: orNull('string', 'Decision of the Board. Null if the target on that day is not stored.', {
      enum: ['cut', 'hold', 'rise', null],
    }),
    cash_rate_before_pct: orNull('number', 'Target before the decision.'),
    cash_rate_after_pct: orNull('number', 'Target after the decision.'),
    change_ppt: orNull('number', 'Target after the decision minus target before it.'),
    vote: orNull('string', 'Votes of the Board for and against. Null if they were not published or are not stored.'),
    ...optional({
      ...ofFigure('cpi', 'quarterly inflation'),
      ...ofFigure('monthly_cpi', 'monthly inflation'),
      ...ofFigure('trimmed_mean', 'trimmed mean inflation'),
      ...ofFigure('unemployment', 'the unemployment rate'),
      ...ofFigure('gdp', 'quarterly GDP growth'),
      ...ofFigure('wages', 'annual wage growth'),
    }),
    next_forecasts: Type.Optional(orNull('string', 'Month of the next issue of forecasts.')),
  },
  'A decision on the cash rate.',
);

export const BoardDaysSummary = open({ decisions: Type.Integer({ description: 'Number of rows in the answer.' }) }, 'The list.');

export const BoardDayFigure = open(
  {
    kind: words(['known', 'next_forecast'], '`known` for a value known before the decision, `forecast` for one in the next issue.'),
    series_id: Type.String(),
    title: Type.String(),
    period: orNull('string', 'Period that the value is for.'),
    value: orNull('number', 'Value as first published, or as forecast. If it is null, `reason` says why.'),
    released_at: orNull('string', 'Release date by the calendar.', { format: 'date-time' }),
    vintage: orNull('string', 'Date of the vintage or of the issue.', { format: 'date' }),
    value_now: orNull('number', 'Value in the current vintage.'),
    issued: orNull('string', 'Month of the issue that contains the forecast.'),
    reason: orNull('string', 'Reason why there is no value.'),
  },
  'A figure known at the time, or a forecast.',
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
    price_to_income: orNull('number', 'Number of years of income that the price equals.'),
    deposit_aud: aud('Deposit.'),
    years_to_save: orNull('number', 'Years needed to save the deposit, without interest.'),
    loan_aud: aud('Price minus deposit.'),
    monthly_repayment_aud: aud('Monthly principal and interest. Null if there is no rate.'),
    repayment_share_pct: pct('Annual repayments as a share of household income.'),
    repayment_share_with_buffer_pct: pct('Annual repayments at the higher rate, as a share of household income.'),
    weekly_rent_aud: aud('Estimated rent: the Census median, brought up to date with the rent index.'),
    rent_share_pct: pct('Annual rent as a share of household income.'),
    pipeline_period: orNull('string', 'Last quarter of the figures on dwellings being built. Null for capital cities.'),
    approvals: orNull('number', 'Dwellings approved in the four quarters that end with that quarter.'),
    commencements: orNull('number', 'Dwellings commenced in those four quarters.'),
    completions: orNull('number', 'Dwellings completed in those four quarters.'),
    under_construction: orNull('number', 'Dwellings under construction at the end of that quarter.'),
  },
  'Australia, a state, or a capital city.',
);

export const HousingDeskSummary = open(
  {
    rate_pct: pct('Interest rate that was used. Null if no rate is stored or given.'),
    rate_series: orNull('string', 'Id of the series with the rate. Null if the request gave the rate.'),
    rate_period: orNull('string', 'Its period.'),
  },
  'The interest rate.',
);

export const MyInflationRow = open(
  {
    code: Type.String(),
    name: Type.String(),
    parameter: text('Parameter that sets your weight.'),
    period: text('Month.'),
    annual_change_pct: pct('Change over the year, from index numbers.'),
    official_weight_pct: pct('Latest weight that the ABS published.'),
    own_weight_pct: pct('Weight that was used.'),
    own_contribution_ppt: orNull('number', 'Your weight multiplied by the change, in percentage points.'),
  },
  'A group in the consumer price index.',
);

export const MyInflationSummary = open(
  optional({
    period: Type.String(),
    own_inflation_pct: pct('Weighted mean of the changes with your weights.'),
    official_weights_pct: pct('Weighted mean of the changes with official weights.'),
    published_pct: pct('Published change in all groups.'),
    published_contributions_ppt: orNull('number', 'Sum of the published contributions of the groups, in percentage points.'),
  }),
  'The result. Empty if no data are stored.',
);

export const RuleResult = open(
  {
    result: text('The quantity that was computed.'),
    value_pct: pct('The result. Null if a value is missing. `reason` then says which.'),
    r_star_pct: pct('Neutral real rate that was used.'),
    basis: orNull('string', 'Source of the neutral real rate.'),
    source: orNull('string', 'Its source.'),
    reason: orNull('string', 'Values that are missing.'),
  },
  'A result of a rule.',
);

export const RuleSummary = open({ rule: Type.String(), formula: Type.String() }, 'The rule and its inputs.');

export const PanelRow = open(
  { sasdate: text('`Transform:` or `transform` for a row of codes, `factors`, or the first day of the month: `6/1/2025`.') },
  'A row with one number for each column of the panel, or null.',
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
          series_id: text('Its series.'),
          transform: Type.Integer({ description: 'Transformation code.' }),
          group: text('Subject.'),
        },
        'A column.',
      ),
    ),
    behind: Type.Array(text('Columns for which a later release is not stored.')),
    without_data: Type.Array(text('Series in the panel that had no values at that time.')),
    incomplete: Type.Array(text('Series that are left out of a balanced panel.')),
  },
  'The panel.',
);

export const PartialRow = open(
  {
    part: words(['net_exports', 'inventories', 'public_demand', 'remainder', 'gdp'], 'Part of GDP.'),
    title: text('Its name.'),
    period: text('Quarter.'),
    contribution_ppt: orNull(
      'number',
      'Contribution to quarterly growth in percentage points. For `gdp`, the growth in per cent. Null if not known.',
    ),
    basis: orNull(
      'string',
      '`partial`: published before the national accounts. `national_accounts`: only known from the national accounts.',
      {
        enum: [...BASES, null],
      },
    ),
    series: orNull('string', 'Ids of the series used in the calculation, separated by spaces.'),
    vintage: orNull('string', 'Date of the latest vintage of these series.', { format: 'date' }),
  },
  'One part.',
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
