/** The leading value and the charts of an indicator. */

export interface SignalPicture {
  readonly look: 'line' | 'bar';
  /** The fields that the chart shows, with their labels. */
  readonly fields: Readonly<Record<string, string>>;
  /** Properties of all lines, for the subtitle. */
  readonly subtitle?: string;
}

export interface SignalLines {
  readonly by: string;
  readonly figure: string;
  readonly where?: Readonly<Record<string, string>>;
}

/** The units and decimals of fields. */
type FieldUnits = Readonly<Record<string, { readonly unit: string; readonly decimals: number }>>;

export interface SignalFigures {
  readonly first?: string;
  /** Charts of fields over time. Each chart has one unit. */
  readonly charts?: readonly SignalPicture[];
  /** The field that names each row, and the field whose values are compared. */
  readonly rows?: { readonly by: string; readonly figure: string };
  /** Draws a line for each name in `by`, from the rows of past periods with this name. If absent, `rows` is used. */
  readonly lines?: SignalLines;
  /** If rows are about pairs: the fields for the rows, the columns and the values of a table. */
  readonly grid?: { readonly by: string; readonly across: string; readonly figure: string; readonly title: string };
  /** If the rows have different units: the field that determines them, the usual units, and other units by the value of the field. */
  readonly mixed?: { readonly by: string; readonly usual: FieldUnits; readonly unlike: Readonly<Record<string, FieldUnits>> };
}

const RATE = { unit: '%', decimals: 2 } as const;
const NUMBER_OF_DWELLINGS = { unit: 'dwellings', decimals: 0 } as const;

export const FIGURES: Readonly<Record<string, SignalFigures>> = {
  'real-wages': {
    first: 'real_wages_gap_pct',
    charts: [
      { look: 'bar', fields: { real_wages_gap_pct: 'Wage growth less inflation, annual' } },
      { look: 'line', fields: { real_wage_index: 'Real wages' } },
    ],
  },
  'wage-vs-rent-gap': {
    first: 'wage_minus_rent_ppt',
    charts: [
      {
        look: 'line',
        fields: { wage_growth_pct: 'Wages', rent_growth_pct: 'Rents', dwelling_value_growth_pct: 'Mean dwelling price' },
      },
    ],
  },
  'youth-unemployment': {
    first: 'youth_unemployment_rate_pct',
    charts: [{ look: 'line', fields: { youth_unemployment_rate_pct: '15 to 24 years', overall_unemployment_rate_pct: 'All ages' } }],
  },
  'state-employment-snapshot': { rows: { by: 'state', figure: 'employment_to_population_pct' } },
  'sectoral-employment-shift': { rows: { by: 'industry', figure: 'share_change_ppt' } },
  'gender-pay-context': { first: 'gender_pay_gap_pct', charts: [{ look: 'line', fields: { gender_pay_gap_pct: 'Median employer gap' } }] },
  'cost-of-living': {
    first: 'headline_cpi_yoy_pct',
    charts: [{ look: 'line', fields: { headline_cpi_yoy_pct: 'Consumer prices', trimmed_mean_yoy_pct: 'Trimmed mean' } }],
  },
  'inflation-decomposition': { first: 'headline_pct', charts: [{ look: 'line', fields: { headline_pct: 'Inflation, annual change' } }] },
  'cpi-breadth': {
    first: 'breadth_pct',
    charts: [{ look: 'line', fields: { breadth_pct: 'Classes or groups that rose faster than the threshold' } }],
  },
  'state-league-table': {
    lines: { by: 'state', figure: 'against_decade', where: { indicator: 'unemployment' } },
    grid: { by: 'state', across: 'indicator', figure: 'rank', title: 'Rank of each state compared with its last ten years (1 is best)' },
    mixed: {
      by: 'indicator',
      usual: { value: RATE, decade_mean: RATE, against_decade: { unit: 'points', decimals: 2 } },
      unlike: { approvals: { value: NUMBER_OF_DWELLINGS, decade_mean: NUMBER_OF_DWELLINGS, against_decade: RATE } },
    },
  },
  'labour-slack': {
    first: 'underutilisation_rate_pct',
    charts: [
      {
        look: 'line',
        fields: {
          underutilisation_rate_pct: 'Underutilisation',
          unemployment_rate_pct: 'Unemployment',
          underemployment_rate_pct: 'Underemployment',
        },
      },
    ],
  },
  'gdp-per-capita-run': {
    first: 'quarters_of_decline',
    charts: [
      { look: 'bar', fields: { quarters_of_decline: 'Consecutive quarters of decline' } },
      { look: 'line', fields: { gdp_per_capita_aud: 'Gross domestic product per capita' } },
    ],
  },
  'growth-contributions': {
    first: 'gdp_growth_pct',
    charts: [{ look: 'bar', fields: { gdp_growth_pct: 'Growth in gross domestic product', residual_ppt: 'Residual' } }],
  },
  'yield-curve': {
    first: 'ten_year_less_cash_ppt',
    charts: [
      {
        look: 'line',
        fields: { ten_year_less_cash_ppt: '10-year bond less cash rate', three_year_less_cash_ppt: '3-year bond less cash rate' },
      },
      {
        look: 'line',
        fields: { ten_year_less_indexed_ppt: '10-year less indexed bond', ten_year_less_two_year_ppt: '10-year less 2-year bond' },
      },
    ],
  },
  'household-debt-service': {
    first: 'interest_to_income_pct',
    charts: [
      {
        look: 'line',
        fields: { interest_to_income_pct: 'Interest, estimate', debt_service_ratio_pct: 'Interest and principal, estimate' },
      },
      {
        look: 'line',
        fields: {
          measured_interest_pct: 'Interest on housing loans',
          measured_scheduled_payments_pct: 'Scheduled payments on housing loans',
        },
      },
    ],
  },
  'cpi-by-city': {
    rows: { by: 'city', figure: 'annual_change_pct' },
    lines: { by: 'city', figure: 'annual_change_pct', where: { group: 'All groups' } },
  },
  // There is no leading value, because all values are equally important.
  'economic-dashboard': {
    charts: [
      {
        look: 'line',
        fields: {
          cash_rate_pct: 'Cash rate',
          cpi_annual_pct: 'Inflation',
          unemployment_rate_pct: 'Unemployment',
          wage_growth_annual_pct: 'Wages',
        },
      },
    ],
  },
  'real-cash-rate': {
    first: 'real_cash_rate_pct',
    charts: [
      { look: 'bar', fields: { real_cash_rate_pct: 'Real cash rate' } },
      { look: 'line', fields: { cash_rate_pct: 'Cash rate', trimmed_mean_cpi_pct: 'Trimmed mean inflation' } },
    ],
  },
  'real-rate-regime': {
    first: 'real_rate_pct',
    charts: [
      { look: 'bar', fields: { real_rate_pct: 'Real cash rate' } },
      { look: 'line', fields: { cash_rate_pct: 'Cash rate', trimmed_mean_cpi_pct: 'Trimmed mean inflation' } },
    ],
  },
  'real-mortgage-rate': {
    first: 'real_mortgage_rate_pct',
    charts: [{ look: 'bar', fields: { real_mortgage_rate_pct: 'Real mortgage rate' } }],
  },
  'real-savings-rate': { first: 'real_rate_pct', charts: [{ look: 'bar', fields: { real_rate_pct: 'Real deposit rate' } }] },
  'credit-impulse': { first: 'credit_impulse_pct_gdp', charts: [{ look: 'bar', fields: { credit_impulse_pct_gdp: 'Credit impulse' } }] },
  'housing-affordability': {
    first: 'median_years_to_save_deposit',
    charts: [
      {
        look: 'line',
        fields: { median_years_to_save_deposit: 'Deposit, median price', years_to_save_deposit: 'Deposit, mean price' },
      },
      {
        look: 'line',
        fields: { median_repayment_share_pct: 'Repayments, median price', repayment_share_pct: 'Repayments, mean price' },
        subtitle: 'At the rate on new loans in each quarter, or the rate you enter',
      },
    ],
  },
  'approvals-vs-completions': {
    first: 'completions_to_approvals_pct',
    charts: [{ look: 'line', fields: { approvals_4q: 'Approved in four quarters', completions_4q: 'Completed in four quarters' } }],
  },
  'approvals-vs-migration': {
    first: 'approvals_less_required',
    charts: [{ look: 'line', fields: { approvals_4q: 'Approved in four quarters', dwellings_required: 'Needed for new residents' } }],
  },
  'trade-balance': {
    first: 'trade_balance_aud_bn',
    charts: [
      { look: 'bar', fields: { trade_balance_aud_bn: 'Balance on goods' } },
      { look: 'line', fields: { exports_aud_bn: 'Exports', imports_aud_bn: 'Imports' } },
    ],
  },
  'macro-snapshot-state': { rows: { by: 'state', figure: 'unemployment_rate_pct' } },
  'state-fiscal-snapshot': { rows: { by: 'state', figure: 'net_operating_balance_aud_m' } },
  'bank-deposit-share': { rows: { by: 'institution', figure: 'deposit_share_pct' } },
  'super-fund-real-return': { first: 'real_return_ppt', charts: [{ look: 'bar', fields: { real_return_ppt: 'Return less inflation' } }] },
  'charity-sector-health': { first: 'active_charities' },
  'energy-snapshot': { rows: { by: 'region', figure: 'spot_price_aud_per_mwh' } },
  'nem-energy-regime': { rows: { by: 'region', figure: 'share_of_threshold_pct' } },
  'nem-dispatch-5min': { rows: { by: 'region', figure: 'rrp_aud_per_mwh' } },
};

export const figuresOf = (id: string): SignalFigures => FIGURES[id] ?? {};

/** Returns the declared field. If it has no value, returns the next field of the chart that has one. */
export function firstFigure(id: string, row: Readonly<Record<string, unknown>>): string | null {
  const { first, charts = [] } = figuresOf(id);
  if (first === undefined) return null;
  const fields = [first, ...charts.flatMap((picture) => Object.keys(picture.fields))];
  return fields.find((field) => typeof row[field] === 'number') ?? null;
}

/** Short forms of the units that indicators declare. */
const SHORT: Readonly<Record<string, string>> = {
  'Per cent': '%',
  'Per cent per annum': '% p.a.',
  'Per cent of GDP': '% of GDP',
  'Percentage points': 'ppt',
  'AUD million': 'AUD m',
  'AUD billion': 'AUD bn',
  AUD: 'AUD',
  'Years of income': 'years of income',
  Years: 'years',
  Persons: 'persons',
  Dwellings: 'dwellings',
  Quarters: 'quarters',
  Groups: 'groups',
  Charities: 'charities',
  'Per cent of groups': '% of groups',
  'Per cent of the labour force': '% of the labour force',
  'Vacancies per person': 'vacancies per person',
};

export const shortUnit = (unit: string | null): string => (unit === null ? '' : /^index/i.test(unit) ? 'Index' : (SHORT[unit] ?? unit));
