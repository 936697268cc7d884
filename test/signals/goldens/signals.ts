/** Lists published values that indicators must return as printed. */
import { type Golden, type Release, row, within } from './golden.ts';

const REREFERENCED =
  'The quarterly index was re-referenced in January 2026 to two decimals of September 2025 = 100, and changes were calculated again from it.';
const MIGRATION = 'Preliminary when printed; final estimates follow about sixteen months later.';
const REBENCHMARKED = 'Revised since: the labour force was benchmarked to the populations of the Censuses of 2016 and 2021.';
const SEASONAL = 'Revised since: seasonal factors are estimated again with each release.';

/** The contribution and change for each group over the year to June 2026, from the ABS (measures 7 and 3). */
const GROUPS = [
  ['Food and non-alcoholic beverages', '0.5743', '3.3'],
  ['Alcohol and tobacco', '0.2895', '4.4'],
  ['Clothing and footwear', '0.1564', '4.9'],
  ['Housing', '1.4774', '6.8'],
  ['Furnishings, household equipment and services', '0.1221', '1.6'],
  ['Health', '0.2595', '3.7'],
  ['Transport', '0.0100', '0.1'],
  ['Communication', '0.0467', '2.2'],
  ['Recreation and culture', '0.4115', '3.3'],
  ['Education', '0.2305', '4.8'],
  ['Insurance and financial services', '0.1793', '3.2'],
] as const;

const CITIES = [
  ['Sydney', '4.2'],
  ['Melbourne', '3.5'],
  ['Brisbane', '4.1'],
  ['Adelaide', '4.4'],
  ['Perth', '4.0'],
  ['Hobart', '5.0'],
  ['Darwin', '3.9'],
  ['Canberra', '4.1'],
] as const;

/** Employed persons in thousands, seasonally adjusted. */
const EMPLOYED = [
  ['NSW', '4477.6'],
  ['VIC', '3767.9'],
  ['QLD', '2961.7'],
  ['SA', '959.2'],
  ['WA', '1643.5'],
  ['TAS', '279.0'],
  ['NT', '139.8'],
  ['ACT', '271.2'],
] as const;

const changeOf = (city: string | undefined): string => CITIES.find(([name]) => name === city)?.[1] ?? '';

/** The capital city in each state. */
const CAPITALS: Readonly<Record<string, (typeof CITIES)[number][0]>> = {
  NSW: 'Sydney',
  VIC: 'Melbourne',
  QLD: 'Brisbane',
  SA: 'Adelaide',
  WA: 'Perth',
  TAS: 'Hobart',
  NT: 'Darwin',
  ACT: 'Canberra',
};

/** Underutilisation in per cent, seasonally adjusted. */
const UNDERUTILISED = [
  ['NSW', '9.1'],
  ['VIC', '9.4'],
  ['QLD', '9.7'],
  ['SA', '10.5'],
  ['WA', '9.1'],
  ['TAS', '12.2'],
  ['NT', '9.9'],
  ['ACT', '7.1'],
] as const;

const groupsOf = (signal: string, as: string, period: string | null): readonly Golden[] =>
  GROUPS.map(([name, contribution]) => within(signal, ['groups', name, 'contribution_ppt'], period, contribution, { as }));

export const SIGNAL_FIGURES: readonly Release[] = [
  {
    publication: 'ABS 5512.0, 2024-25, workbook of South Australia',
    on: '2026-04-21',
    rows: [
      within('state-fiscal-snapshot', ['revenue_aud_m'], null, '27208'),
      within('state-fiscal-snapshot', ['expense_aud_m'], null, '27143'),
    ],
  },
  {
    publication: 'AEMO, dispatch report of the five minutes to 18:10 on 20 August 2025 (PUBLIC_DISPATCHIS_202508201810)',
    on: '2025-08-20',
    rows: [
      within('energy-snapshot', ['NSW1', 'spot_price_aud_per_mwh'], null, '242.65268'),
      within('energy-snapshot', ['VIC1', 'demand_mw'], null, '6996.10'),
      within('energy-snapshot', ['TAS1', 'generation_mw'], null, '1631.24'),
      within('nem-dispatch-5min', ['SA1', 'rrp_aud_per_mwh'], null, '189.90569'),
      within('nem-dispatch-5min', ['QLD1', 'net_interchange_mw'], null, '1281.48'),
      within('nem-energy-regime', ['NSW1', 'cumulative_price_aud'], null, '266416.257350'),
      within('nem-energy-regime', ['TAS1', 'cumulative_price_aud'], null, '319702.047070'),
    ],
  },
  {
    publication: 'AEMC, schedule of reliability settings, 2025-26',
    on: null,
    rows: [within('nem-energy-regime', ['NSW1', 'cumulative_threshold_aud'], null, '1823600')],
  },
  {
    publication: 'WGEA, Employer gender pay gaps, 2024-25',
    on: null,
    rows: [
      within('gender-pay-context', ['midpoint_employer_gap_pct'], null, '11.2'),
      within('gender-pay-context', ['midpoint_employer_gap_pct'], null, '21.4', { as: 'industry=K' }),
    ],
  },
  {
    publication: 'ABS 3101.0, September quarter 2024',
    on: '2025-03-20',
    secondHand: true,
    rows: [
      within('approvals-vs-migration', ['net_overseas_migration_4q'], '2024-Q3', '379.8', { per: 1000, stored: '365.6', why: MIGRATION }),
    ],
  },
  {
    publication: 'ABS 5206.0 table 1, December quarter 2025',
    on: '2026-03-04',
    rows: [
      within('gdp-per-capita-run', ['gdp_per_capita_aud'], '2024-Q4', '24692'),
      within('gdp-per-capita-run', ['gdp_per_capita_aud'], '2022-Q4', '25058'),
    ],
  },
  {
    publication: 'ABS 6345.0, June quarter 2022',
    on: '2022-08-17',
    rows: [within('real-wages', ['wpi_annual_change_pct'], '2022-Q2', '2.6')],
  },
  {
    publication: 'ABS 6345.0, December quarter 2023',
    on: '2024-02-21',
    rows: [within('real-wages', ['wpi_annual_change_pct'], '2023-Q4', '4.2', { stored: '4.3', why: SEASONAL })],
  },
  {
    publication: 'ABS 6345.0, June quarter 2024',
    on: '2024-08-13',
    rows: [within('real-wages', ['wpi_annual_change_pct'], '2024-Q2', '4.1')],
  },
  {
    publication: 'ABS 6345.0, December quarter 2025',
    on: '2026-02-18',
    rows: [
      within('real-wages', ['wpi_annual_change_pct'], '2025-Q4', '3.4'),
      within('wage-vs-rent-gap', ['wage_growth_pct'], null, '3.4'),
      within('economic-dashboard', ['wage_growth_annual_pct'], null, '3.4'),
    ],
  },
  {
    publication: 'ABS 6401.0, June quarter 2022',
    on: '2022-07-27',
    rows: [within('real-wages', ['cpi_annual_change_pct'], '2022-Q2', '6.1', { stored: '6.2', why: REREFERENCED })],
  },
  {
    publication: 'ABS 6401.0, December quarter 2022',
    on: '2023-01-25',
    rows: [within('real-rate-regime', ['trimmed_mean_cpi_pct'], '2022-Q4', '6.9', { stored: '6.8', why: SEASONAL })],
  },
  {
    publication: 'ABS 6401.0, December quarter 2023',
    on: '2024-01-31',
    rows: [within('real-wages', ['cpi_annual_change_pct'], '2023-Q4', '4.1')],
  },
  {
    publication: 'ABS 6401.0, June quarter 2024',
    on: '2024-07-31',
    rows: [within('real-wages', ['cpi_annual_change_pct'], '2024-Q2', '3.8')],
  },
  {
    publication: 'ABS 6401.0, December quarter 2024',
    on: '2025-01-29',
    rows: [within('real-rate-regime', ['trimmed_mean_cpi_pct'], '2024-Q4', '3.2', { stored: '3.3', why: SEASONAL })],
  },
  {
    publication: 'RBA statistical table G1, January 2026',
    on: '2026-01-29',
    rows: [
      within('real-wages', ['cpi_annual_change_pct'], '2025-Q4', '3.6'),
      within('real-rate-regime', ['trimmed_mean_cpi_pct'], '2025-Q4', '3.4'),
      within('real-savings-rate', ['cpi_annual_pct'], '2025-Q4', '3.6'),
      within('real-mortgage-rate', ['cpi_annual_pct'], '2025-Q4', '3.6'),
    ],
  },
  {
    publication: 'RBA statistical table A2, decisions of 6 December 2022, 7 November 2023, 12 August 2025 and 17 March 2026',
    on: '2026-03-17',
    rows: [
      within('real-rate-regime', ['cash_rate_pct'], '2022-Q4', '3.10'),
      within('real-rate-regime', ['cash_rate_pct'], '2024-Q4', '4.35'),
      within('real-rate-regime', ['cash_rate_pct'], '2025-Q4', '3.60'),
    ],
  },
  {
    publication: 'RBA statistical table F1, cash rate target of 6 May 2026',
    on: null,
    rows: [within('economic-dashboard', ['cash_rate_pct'], null, '4.35')],
  },
  {
    publication: 'RBA statistical table F4, deposits of one year, December 2024 and December 2025',
    on: null,
    rows: [
      within('real-savings-rate', ['deposit_rate_pct'], '2024-Q4', '4.20'),
      within('real-savings-rate', ['deposit_rate_pct'], '2025-Q4', '3.75'),
    ],
  },
  {
    publication: 'RBA statistical table F6, new loans to owner-occupiers, December 2025',
    on: null,
    rows: [within('real-mortgage-rate', ['mortgage_rate_pct'], '2025-Q4', '5.50')],
  },
  {
    publication: 'ABS Consumer Price Index, June 2026',
    on: '2026-07-29',
    rows: [
      within('cost-of-living', ['headline_cpi_yoy_pct'], null, '3.8'),
      within('cost-of-living', ['trimmed_mean_yoy_pct'], null, '3.6'),
      within('inflation-decomposition', ['headline_pct'], '2026-06', '3.8', { as: 'frequency=m' }),
      within('economic-dashboard', ['cpi_annual_pct'], null, '3.8'),
      ...groupsOf('cost-of-living', '', null),
      ...GROUPS.map(([name, , change]) => within('cost-of-living', ['groups', name, 'yoy_pct'], null, change)),
      ...groupsOf('inflation-decomposition', 'frequency=m', '2026-06'),
      ...GROUPS.map(([name, , change]) =>
        within('cpi-breadth', ['groups', name, 'annual_change_pct'], '2026-06', change, { as: 'by=groups&frequency=m' }),
      ),
    ],
  },
  {
    publication: 'ABS Consumer Price Index, May 2026, capital cities',
    on: null,
    rows: CITIES.flatMap(([city, change]) => [
      within('cpi-by-city', [city, 'annual_change_pct'], null, change, { as: 'group=all_groups' }),
      within('cpi-by-city', [city, 'national_pct'], null, '4.0', { as: 'group=all_groups' }),
    ]),
  },
  {
    publication: 'ABS 6202.0, February 2025, tables 4 to 11',
    on: '2025-03-20',
    rows: EMPLOYED.map(([state, thousands]) =>
      within('state-employment-snapshot', [state, 'employed_persons'], null, thousands, { per: 1000 }),
    ),
  },
  {
    publication: 'ABS 6432.0, June quarter 2026',
    on: null,
    rows: [within('housing-affordability', ['mean_dwelling_value_aud'], null, '1100.4', { per: 1000 })],
  },
  {
    publication:
      'ABS 3101.0, December quarter 2025: 107.1, 49.2, 88.1 and 56.6 thousand migrants, 34.2, 32.1, 23.3 and 22.0 of natural increase',
    on: null,
    rows: [
      within('approvals-vs-migration', ['net_overseas_migration_4q'], null, '301.0', { per: 1000 }),
      within('approvals-vs-migration', ['natural_increase_4q'], null, '111.6', { per: 1000 }),
    ],
  },
  {
    publication: 'ABS 5206.0, December quarter 2025, table 1, A2304404C',
    on: '2026-03-04',
    rows: [
      within('gdp-per-capita-run', ['gdp_per_capita_aud'], '2022-Q4', '25058'),
      within('gdp-per-capita-run', ['gdp_per_capita_aud'], '2024-Q4', '24692'),
      within('gdp-per-capita-run', ['published_change_pct'], '2023-Q4', '-0.6'),
    ],
  },
  {
    publication: 'RBA statistical tables F1.1 and F2.1, August 2007',
    on: null,
    rows: [
      within('yield-curve', ['bond_10y_pct'], '2007-08', '5.93'),
      within('yield-curve', ['bond_3y_pct'], '2007-08', '6.24'),
      within('yield-curve', ['cash_rate_pct'], '2007-08', '6.45'),
    ],
  },
  {
    publication: 'RBA statistical tables E2, June 2024, and F5, March quarter 2024',
    on: '2024-06-28',
    rows: [
      within('household-debt-service', ['debt_to_income_pct'], '2024-Q1', '184.7', { as: 'rate=discounted_variable' }),
      within('household-debt-service', ['loan_rate_pct'], '2024-Q1', '7.31', { as: 'rate=discounted_variable' }),
    ],
  },
  {
    publication: 'APRA, monthly authorised deposit-taking institution statistics, December 2023: 126 institutions',
    on: null,
    rows: [within('bank-deposit-share', ['Commonwealth Bank of Australia', 'total_assets_aud_m'], null, '1121204.1')],
  },
  {
    publication: 'ABS 6202.0, February 2025, tables 4 to 11, and CPI, May 2026, in the snapshot of each state',
    on: null,
    rows: EMPLOYED.flatMap(([state, thousands]) => [
      within('macro-snapshot-state', [state, 'employed_persons'], null, thousands, { per: 1000 }),
      within('macro-snapshot-state', [state, 'cpi_capital_yoy_pct'], null, changeOf(CAPITALS[state])),
    ]),
  },
  {
    publication: 'ABS 6202.0, August 2015, key figures',
    on: '2015-09-10',
    rows: [within('labour-slack', ['underutilisation_rate_pct'], '2015-08', '14.3', { stored: '14.5', why: SEASONAL })],
  },
  {
    publication: 'ABS 6202.0, September 2014, key figures',
    on: '2014-10-09',
    rows: [
      within('labour-slack', ['unemployment_rate_pct'], '2014-09', '6.1', { stored: '6.2', why: SEASONAL }),
      within('labour-slack', ['unemployed_persons'], '2014-09', '746.6', { per: 1000, stored: '766.8', why: REBENCHMARKED }),
    ],
  },
  {
    publication: 'ABS 6202.0, December 2022, table 22, A84424185C',
    on: null,
    rows: [within('youth-unemployment', ['youth_unemployment_rate_pct'], null, '7.6710')],
  },
  {
    publication: 'ABS 6202.0, August 2022, tables 12 to 23',
    on: '2022-09-15',
    rows: UNDERUTILISED.map(([state, rate]) => within('state-league-table', [state, 'value'], null, rate)),
  },
  {
    publication: 'ABS 6291.0.55.001, February 2026, table 5',
    on: null,
    rows: [
      within('sectoral-employment-shift', ['Q', 'employed_persons'], null, '2406.7', { per: 1000 }),
      within('sectoral-employment-shift', ['A', 'employed_persons'], null, '299.7', { per: 1000 }),
    ],
  },
  {
    publication: 'ABS 8731.0, BA_GCCSA, and 8752.0, BUILDING_ACTIVITY: the four quarters of 2025',
    on: null,
    rows: [
      within('approvals-vs-completions', ['approvals_4q'], null, '194082'),
      within('approvals-vs-completions', ['completions_4q'], null, '172642'),
    ],
  },
  {
    publication: 'RBA statistical table D2, January 2023, DLCACS',
    on: '2023-01-31',
    rows: [
      within('credit-impulse', ['credit_aud_bn'], '2019-Q2', '2938.310'),
      within('credit-impulse', ['credit_aud_bn'], '2022-Q4', '3507.749'),
    ],
  },
  {
    publication: 'ABS 5368.0 International Trade in Goods and Services, May 2017, table 1, A2718577A and A2718603V',
    on: null,
    rows: [
      row('AU.TRADE.EXPORTS', '2017-05', '26391'),
      row('AU.TRADE.IMPORTS', '2017-05', '-23840'),
      within('trade-balance', ['exports_aud_bn'], null, '26391', { per: 0.001 }),
      within('trade-balance', ['imports_aud_bn'], null, '23840', { per: 0.001 }),
    ],
  },
];

/**
 * Indicators without a published value that can be checked with the starter data. Each has the reason, and its test with true values or, if
 * none exist, with a worked example.
 */
export const WITHOUT_GOLDENS: Readonly<
  Record<string, { readonly why: string; readonly test: string; readonly example: 'true' | 'worked' }>
> = {
  'charity-sector-health': {
    why: 'The register of charities is not in the starter data.',
    test: 'charity-sector-health.test.ts',
    example: 'worked',
  },
  'growth-contributions': {
    why: 'ANA_EXP is not in the starter data: the rows of household and government consumption (5206.0, June quarter 2024) cannot be requested.',
    test: 'growth-contributions.test.ts',
    example: 'true',
  },
  'real-cash-rate': {
    why: 'Refuses stale data, and starter data are stale: 4.35 less 3.2 of December 2024 and 3.60 less 3.4 of December 2025 are tested on the same figures.',
    test: 'real-cash-rate.test.ts',
    example: 'true',
  },
  'super-fund-real-return': {
    why: 'MYSUPER_PRODUCTS is not in the starter data; the rates of return that APRA prints (10.2 to June 2025) are of the industry, not of products.',
    test: 'super-fund-real-return.test.ts',
    example: 'worked',
  },
};
