/** Median household income in the 2021 Census. Indicators adjust it to later dates with a wage index. */
import type { DatedConstant } from '../../core/dated-constant.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';

const CENSUS = {
  unit: 'AUD a week',
  from: '2021-08-10',
  source: 'ABS, Income and work: Census 2021, 28 June 2022, median weekly household income',
  sourceUrl: 'https://www.abs.gov.au/statistics/labour/earnings-and-working-conditions/income-and-work-census/2021',
} as const;

/** The quarter of the Census night, 10 August 2021. */
export const CENSUS_QUARTER = '2021-Q3';
export const WEEKS_A_YEAR = 52;

export const MEDIAN_HOUSEHOLD_INCOME: DatedConstant = {
  ...CENSUS,
  value: 1746,
  source: 'ABS, Census of Population and Housing 2021, QuickStats, Australia: median weekly household income',
  sourceUrl: 'https://www.abs.gov.au/census/find-census-data/quickstats/2021/AUS',
};

export const MEDIAN_HOUSEHOLD_INCOME_BY_STATE: Readonly<Record<StateAbbreviation, DatedConstant>> = {
  NSW: { ...CENSUS, value: 1829 },
  VIC: { ...CENSUS, value: 1759 },
  QLD: { ...CENSUS, value: 1675 },
  SA: { ...CENSUS, value: 1455 },
  WA: { ...CENSUS, value: 1815 },
  TAS: { ...CENSUS, value: 1358 },
  NT: { ...CENSUS, value: 2061 },
  ACT: { ...CENSUS, value: 2373 },
};
