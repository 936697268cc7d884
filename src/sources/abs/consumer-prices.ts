/** Shared by the consumer price index datasets: publication, and words for groups. */

export const CPI_PUBLICATION = 'economy/price-indexes-and-inflation/consumer-price-index-australia';

/** The eleven groups, in the order of publication. */
export const CPI_GROUPS = {
  food: '20001',
  alcohol_tobacco: '20006',
  clothing: '20002',
  housing: '20003',
  furnishings: '20004',
  health: '115486',
  transport: '20005',
  communication: '115488',
  recreation: '115489',
  education: '115493',
  insurance_financial: '126670',
} as const;

/** The groups, as in the publication's first tables. */
export const CPI_SETS = { 'All 11 groups': ['10001', ...Object.values(CPI_GROUPS)] };

/** All groups, groups and expenditure classes, available in every frequency. */
export const CPI_CLASSES: Readonly<Record<string, string>> = {
  all_groups: '10001',
  ...CPI_GROUPS,
  rents: '30014',
  automotive_fuel: '40081',
  new_dwellings: '97559',
};

/** Adds analytical series, published monthly only. */
export const CPI_CATEGORIES: Readonly<Record<string, string>> = {
  ...CPI_CLASSES,
  tradables: '102675',
  non_tradables: '102676',
  goods: '104101',
  services: '104104',
  excluding_volatile_items: '104122',
  excluding_volatile_items_and_holiday_travel: '999904',
  excluding_food_and_energy: '131197',
  all_groups_seasonally_adjusted: '999901',
  trimmed_mean: '999902',
  weighted_median: '999903',
};

/** Groups and classes as workbooks name them. */
export const CPI_NAMES: Readonly<Record<string, string>> = {
  'All groups CPI': '10001',
  'Food and non-alcoholic beverages': '20001',
  'Alcohol and tobacco': '20006',
  'Clothing and footwear': '20002',
  Housing: '20003',
  'Furnishings, household equipment and services': '20004',
  Health: '115486',
  Transport: '20005',
  Communication: '115488',
  'Recreation and culture': '115489',
  Education: '115493',
  'Insurance and financial services': '126670',
  Rents: '30014',
  'Automotive fuel': '40081',
  'New dwelling purchase by owner-occupiers': '97559',
};
