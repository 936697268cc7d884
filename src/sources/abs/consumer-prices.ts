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

const CLASSES = readDataTable('cpi-classes.csv', ['code', 'name', 'group'], { key: ['code'] });

/** Codes of sub-groups by name. Sub-groups with the same name as their only class are omitted. */
const SUBGROUPS: Readonly<Record<string, string>> = {
  'Bread and cereal products': '30002',
  'Meat and seafoods': '30003',
  'Dairy and related products': '30001',
  'Fruit and vegetables': '114120',
  'Food products n.e.c.': '131179',
  'Non-alcoholic beverages': '131180',
  'Meals out and take away foods': '30007',
  'Alcoholic beverages': '30026',
  Garments: '131181',
  Footwear: '30012',
  'Accessories and clothing services': '97556',
  'Other housing': '131187',
  Utilities: '30016',
  'Furniture and furnishings': '131184',
  'Household appliances, utensils and tools': '97561',
  'Non-durable household products': '97563',
  'Domestic and household services': '97565',
  'Medical products, appliances and equipment': '131188',
  'Medical, dental and hospital services': '131189',
  'Private motoring': '30024',
  'Audio, visual and computing equipment and services': '131193',
  'Newspapers, books and stationery': '131191',
  'Holiday travel and accommodation': '30033',
  'Other recreation, sport and culture': '115492',
  'Financial services': '131195',
};

/** Codes by the names that workbooks use. */
export const CPI_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CLASSES.map(({ name, code }) => [name, code])),
  ...SUBGROUPS,
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
};
