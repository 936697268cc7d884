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
      '`agrees` with the current vintage, `agreed_then` with an earlier one. `differs`: with no stored vintage. The figure may be that of an `other_measure` or `other_period`.',
    ),
    answer: text('The result in sentences.'),
    stated: text('The figure as typed.'),
    stated_value: Type.Number({ description: 'In single units, with its sign.' }),
    stated_unit: words(CLAIM_UNITS, 'Kind of figure.'),
    stated_period: orNull('string', 'Period of the statement. Null for the latest.'),
    role: orNull('string', '`meant`: the series of the statement. `other`: another one whose figure agrees.', {
      enum: ['meant', 'other', null],
    }),
    series_id: orNull('string', 'Series that was compared.'),
    title: orNull('string', 'Its title.'),
    transformation: orNull('string', 'Transformation of its values, as in `units` of `/v1/series`.'),
    period: orNull('string', 'Period that was compared.'),
    value_now: orNull('number', 'Value in the current vintage, in single units.'),
    difference: orNull('number', 'Statement less current value.'),
    agreed_value: orNull('number', 'Published value that agrees to the last stated digit.'),
    agreed_from: orNull('string', 'First day of the vintages that agree.', { format: 'date' }),
    agreed_from_basis: orNull('string', 'How that day is known. `upper_bound`: released on or before it.', {
      enum: [...PUBLISHED_BASES, null],
    }),
    agreed_to: orNull('string', 'Last day of them. Null if the current vintage agrees.', { format: 'date' }),
    first_value: orNull('number', 'Value as first published. Null if that vintage is not stored.'),
    first_published: orNull('string', 'Day of that vintage.', { format: 'date' }),
    change_kind: orNull('string', 'Why the value that agreed was replaced.', { enum: [...REVISION_KINDS, null] }),
    changed_on: orNull('string', 'Day of the vintage that replaced it.', { format: 'date' }),
    unmatched: text('Words of the text that no result covers.'),
    dataset_id: orNull('string', 'Dataset of the series.'),
    sha256: orNull('string', 'Hash of its latest file.'),
    url: orNull('string', 'Page of the series.'),
    reproduce_url: orNull('string', 'Request that gives the figure of that vintage.'),
  },
  'A statement compared with one series.',
);

export const CheckSummary = open(
  {
    claims: Type.Integer({ description: 'Statements that were read, at most 5.' }),
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
    code: Type.Optional(text('Code of the class in the codelist of the ABS.')),
    name: Type.Optional(Type.String()),
    group: Type.Optional(Type.String()),
    period: text('Month: `2026-06`.'),
    weight_pct: Type.Optional(pct('Weight of the class at prices of the previous month.')),
    annual_change_pct: Type.Optional(pct('Change over the year, original.')),
    monthly_change_pct: Type.Optional(pct('Monthly change, seasonally adjusted if the ABS adjusts the class.')),
    annualised_3m_pct: Type.Optional(pct('Change over three months at an annual rate. Null if not seasonally adjusted.')),
    annualised_6m_pct: Type.Optional(pct('Change over six months at an annual rate. Null if not seasonally adjusted.')),
    seasonally_adjusted: Type.Optional(Type.Integer({ description: '1 if the ABS adjusts the class.' })),
    above: Type.Optional(orNull('integer', '1 if the annual change is above the threshold.')),
    kept_share: Type.Optional(orNull('number', 'Share of the class included in the trimmed mean of the month, 0 to 1.')),
    trimmed_end: Type.Optional(
      orNull('string', 'End of the distribution at which the rest is excluded.', { enum: ['lower', 'upper', null] }),
    ),
    own_monthly_pct: Type.Optional(pct('Custom trimmed mean, monthly change.')),
    abs_monthly_pct: Type.Optional(pct('ABS trimmed mean, monthly change, from its index.')),
    own_annual_pct: Type.Optional(pct('Twelve own monthly changes together.')),
    abs_annual_pct: Type.Optional(pct('ABS trimmed mean, annual change, from its index.')),
  },
  'A class, a class and month, or a month. Members depend on `rows`.',
);

const LABORATORY_SUMMARY = {
  period: Type.String(),
  sentence: text('The breadth in a sentence.'),
  threshold_pct: Type.Number(),
  trim_pct: Type.Number({ description: 'Weight excluded at each end.' }),
  headline_annual_pct: pct('Annual change of all groups, from index numbers.'),
  classes: orNull('integer', 'Number of classes counted. Null if one has no value.'),
  classes_above: orNull('integer', 'Classes above the threshold.'),
  classes_falling: orNull('integer', 'Number of classes with lower prices than a year earlier.'),
  breadth_pct: pct('Share of classes above the threshold.'),
  weight_above_pct: pct('Weight of those classes at the latest link period.'),
  median_class_annual_pct: pct('Annual change of the middle class, unweighted.'),
  trimmed_mean_monthly_pct: pct('Own trimmed mean.'),
  abs_trimmed_mean_monthly_pct: pct('ABS trimmed mean, from its index.'),
  trimmed_mean_annual_pct: pct('Twelve own monthly changes together.'),
  abs_trimmed_mean_annual_pct: pct('ABS trimmed mean, from its index.'),
  headline_annualised_3m_pct: pct('All groups, seasonally adjusted, over three months at an annual rate.'),
  headline_annualised_6m_pct: pct('The same over six months.'),
  trimmed_mean_annualised_3m_pct: pct('ABS trimmed mean over three months at an annual rate.'),
  trimmed_mean_annualised_6m_pct: pct('The same over six months.'),
  market_services_annual_pct: pct('Market services excluding volatile items, from the published index.'),
};

export const LaboratorySummary = open(optional(LABORATORY_SUMMARY), 'Measures of the month. Empty if no data are stored.');

const ofFigure = (name: string, what: string) => ({
  [`${name}_period`]: orNull('string', `Latest period of ${what} that was released. Null if the release days are not known.`),
  [`${name}_first_pct`]: orNull('number', 'Its value as first published. Null if that vintage is not stored.'),
  [`${name}_now_pct`]: orNull('number', 'Its value in the current vintage.'),
});

export const BoardDayListed = open(
  {
    day: text('Day of the announcement.', { format: 'date' }),
    decided_at: text('Instant before which releases count.', { format: 'date-time' }),
    day_basis: words(['found', 'by_rule', 'table'], '`table`: the date the change took effect, because the announcement is not listed.'),
    decision: orNull('string', 'Null if the target of that day is not stored.', { enum: ['cut', 'hold', 'rise', null] }),
    cash_rate_before_pct: orNull('number', 'Target before the decision.'),
    cash_rate_after_pct: orNull('number', 'Target after it.'),
    change_ppt: orNull('number', 'Difference of the two.'),
    vote: orNull('string', 'Vote of the Board, for and against. Null if it was not published or is not stored.'),
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

export const BoardDaysSummary = open({ decisions: Type.Integer({ description: 'Rows in the answer.' }) }, 'The list.');

export const BoardDayFigure = open(
  {
    kind: words(['known', 'next_forecast'], '`known` before the decision, or `forecast` in the next issue.'),
    series_id: Type.String(),
    title: Type.String(),
    period: orNull('string', 'Period of the value.'),
    value: orNull('number', 'As first published, or as forecast. Null with a reason.'),
    released_at: orNull('string', 'Release by the calendar.', { format: 'date-time' }),
    vintage: orNull('string', 'Day of the vintage or of the issue.', { format: 'date' }),
    value_now: orNull('number', 'Value in the current vintage.'),
    issued: orNull('string', 'Month of the issue of a forecast.'),
    reason: orNull('string', 'Why there is no value.'),
  },
  'A figure known at the time, or a forecast.',
);

const aud = (description: string) => orNull('number', `${description} In Australian dollars.`);

export const HousingDeskRow = open(
  {
    place: Type.String(),
    series_id: text('Series of the price.'),
    period: text('Quarter of the price and of the wages.'),
    mean_price_aud: aud('Mean price of residential dwellings. Null for the capitals.'),
    median_price_aud: aud('Median price of the dwellings sold. Null for Australia and the states.'),
    household_income_aud: aud('Estimated annual median household income.'),
    price_to_income: orNull('number', 'Years of income.'),
    deposit_aud: aud('Deposit.'),
    years_to_save: orNull('number', 'Years to save the deposit, without interest.'),
    loan_aud: aud('Price less deposit.'),
    monthly_repayment_aud: aud('Principal and interest. Null without a rate.'),
    repayment_share_pct: pct('Annual repayments as a share of household income.'),
    repayment_share_with_buffer_pct: pct('Annual repayments at the higher rate, as a share of household income.'),
    weekly_rent_aud: aud('Median rent of the Census, extended by the index of rents. An estimate.'),
    rent_share_pct: pct('Rent of a year as a share of household income.'),
    pipeline_period: orNull('string', 'Last quarter of the pipeline. Null for the capitals.'),
    approvals: orNull('number', 'Dwellings approved in the four quarters to it.'),
    commencements: orNull('number', 'Dwellings started in them.'),
    completions: orNull('number', 'Dwellings completed in them.'),
    under_construction: orNull('number', 'Dwellings under construction at the end.'),
  },
  'Australia, a state, or a capital.',
);

export const HousingDeskSummary = open(
  {
    rate_pct: pct('Interest rate used. Null if none is stored or given.'),
    rate_series: orNull('string', 'Its series. Null if the request gave the rate.'),
    rate_period: orNull('string', 'Its period.'),
  },
  'The interest rate.',
);

export const MyInflationRow = open(
  {
    code: Type.String(),
    name: Type.String(),
    parameter: text('Parameter for your weight.'),
    period: text('Month.'),
    annual_change_pct: pct('Change over the year, from index numbers.'),
    official_weight_pct: pct('Latest published weight.'),
    own_weight_pct: pct('Weight that was used.'),
    own_contribution_ppt: orNull('number', 'Your weight multiplied by the change, in percentage points.'),
  },
  'A group of the consumer price index.',
);

export const MyInflationSummary = open(
  optional({
    period: Type.String(),
    own_inflation_pct: pct('Weighted mean of the changes with your weights.'),
    official_weights_pct: pct('The same with official weights.'),
    published_pct: pct('Published change of all groups.'),
    published_contributions_ppt: orNull('number', 'Sum of the published contributions of the groups, in percentage points.'),
  }),
  'The result. Empty if no data are stored.',
);

export const RuleResult = open(
  {
    result: text('What was computed.'),
    value_pct: pct('The result. Null with a reason if a value is missing.'),
    r_star_pct: pct('Neutral real rate used.'),
    basis: orNull('string', 'Source of the neutral real rate.'),
    source: orNull('string', 'Its source.'),
    reason: orNull('string', 'Values that are missing.'),
  },
  'A result of a rule.',
);

export const RuleSummary = open({ rule: Type.String(), formula: Type.String() }, 'The rule and its inputs.');

export const PanelRow = open(
  { sasdate: text('`Transform:` or `transform` for the codes, `factors`, or the first day of the month: `6/1/2025`.') },
  'A row with one number for each column of the panel, or null.',
);

export const PanelSummary = open(
  {
    panel: text('`AUS-MD` or `AUS-QD`.'),
    as_of: text('Day of the vintage.', { format: 'date' }),
    series: Type.Integer({ description: 'Columns of the answer.' }),
    periods: Type.Integer({ description: 'Rows with a date.' }),
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
    behind: Type.Array(text('Columns with a later release that is not stored.')),
    without_data: Type.Array(text('Series of the panel without values then.')),
    incomplete: Type.Array(text('Series omitted from a balanced panel.')),
  },
  'The panel.',
);

export const PartialRow = open(
  {
    part: words(['net_exports', 'inventories', 'public_demand', 'remainder', 'gdp'], 'Part of expenditure.'),
    title: text('Its name.'),
    period: text('Quarter.'),
    contribution_ppt: orNull('number', 'Percentage points of quarterly growth. Of `gdp` the growth in per cent. Null if not known.'),
    basis: orNull('string', '`partial`: published before the national accounts. `national_accounts`: known only with them.', {
      enum: [...BASES, null],
    }),
    series: orNull('string', 'Series used in the calculation, separated by blanks.'),
    vintage: orNull('string', 'Day of their latest vintage.', { format: 'date' }),
  },
  'One part.',
);

export const PartialsSummary = open(
  {
    period: orNull('string', 'Quarter. Null without any contribution.'),
    known_ppt: orNull('number', 'Sum of the known contributions.'),
    gdp_growth_pct: orNull('number', 'Growth of GDP. Null before the national accounts.'),
    remainder_ppt: orNull('number', 'Growth minus that sum. Null before the national accounts.'),
  },
  'The quarter.',
);
