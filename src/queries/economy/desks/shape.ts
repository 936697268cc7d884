import { Type } from 'typebox';
import { open, optional, orNull, pct, text, words } from '../../base/shape-parts.ts';

/** Shows when a contribution becomes known: before the national accounts, or only with them. */
export const BASES = ['partial', 'national_accounts'] as const;

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
    rate_currency: orNull('string', '`current`, `behind` or `out_of_date`, as for the concept `mortgage_rate`. Null for your own rate.'),
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
    result: text('The quantity that was calculated.'),
    value_pct: pct('The result. Null if a value is missing. `reason` then names the value.'),
    r_star_pct: pct('Neutral real rate that was used.'),
    basis: orNull('string', 'Kind of source of the neutral real rate.'),
    source: orNull('string', 'Document or parameter with the neutral real rate.'),
    reason: orNull('string', 'Values that are missing.'),
  },
  'A result of a rule.',
);

export const RuleSummary = open({ rule: Type.String(), formula: Type.String() }, 'The rule and its inputs.');

export const PartialRow = open(
  {
    part: words(['net_exports', 'inventories', 'public_demand', 'remainder', 'gdp'], 'Part of GDP.'),
    title: text('Name of the part.'),
    period: orNull('string', 'The quarter. Null if no national accounts are stored.'),
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
