/** Declares the parts that the consumer price index datasets share: the publication, and the words for groups. */
import { readDataTable } from '../../formats/data-table.ts';

export const CPI_PUBLICATION = 'economy/price-indexes-and-inflation/consumer-price-index-australia';

/** Groups in the order of publication. */
const CPI_GROUPS = {
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

/** Codes in each named set, in the order of the first tables in the publication. */
export const CPI_SETS = { 'All 11 groups': ['10001', ...Object.values(CPI_GROUPS)] };

/** Words for categories that are available at every frequency. */
export const CPI_CLASSES: Readonly<Record<string, string>> = {
  all_groups: '10001',
  ...CPI_GROUPS,
  rents: '30014',
  automotive_fuel: '40081',
  new_dwellings: '97559',
};

/** Words for categories, including the analytical series. The ABS publishes analytical series only monthly. */
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

/** Codes by the names that workbooks use. Sub-groups with the same name as their only class are omitted. */
export const CPI_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readDataTable('cpi-classes.csv', ['code', 'name', 'group'], { key: ['code'] }),
    ...readDataTable('cpi-groups.csv', ['code', 'name'], { key: ['code'] }),
  ].map(({ name, code }) => [name, code]),
);
