/** Subjects: household spending and retail sales, by category. */
import { SERIES } from '../series.ts';
import type { Subject } from './subject.ts';

/** Words for spending and sales. */
const SPENDING_WORDS = ['spending', 'spend', 'spent', 'household spending', 'consumption'];
const SALES_WORDS = ['sales', 'turnover', 'retail sales', 'retail turnover', 'store sales', 'shop sales'];

/** Parts of a series id, and names of goods and services. */
const SPENT_ON: readonly (readonly [part: string, names: string])[] = [
  ['ALCOHOL_TOBACCO', 'alcohol and tobacco | alcohol | tobacco | cigarettes | drinking | booze | beer'],
  ['CLOTHING', 'clothing and footwear | clothing | clothes | shoes | fashion'],
  ['DISCRETIONARY', 'discretionary | non-essential | non-essentials | luxuries'],
  ['FOOD', 'food | groceries | supermarket | supermarkets'],
  ['FURNISHINGS', 'furnishings and household equipment | furniture | furnishings | household goods | homewares | appliances'],
  ['HEALTH', 'health | healthcare | medicines'],
  [
    'HOTELS_CAFES',
    'hotels, cafes and restaurants | eating out | dining out | restaurants | restaurant | cafes | cafe | takeaway | hotels | pubs | accommodation | coffee',
  ],
  ['MISCELLANEOUS', 'miscellaneous goods and services | personal care | insurance services'],
  ['RECREATION', 'recreation and culture | recreation | entertainment | holidays | concerts | leisure'],
  ['TRANSPORT', 'transport | travel | cars | petrol | fuel | flights | motoring'],
];
const SOLD: readonly (readonly [part: string, names: string])[] = [
  ['CAFES_RESTAURANTS', 'cafes, restaurants and takeaway | cafe | restaurant | takeaway food | hospitality'],
  ['CLOTHING', 'clothing, footwear and personal accessories | clothing | clothes | fashion | footwear | shoe'],
  ['DEPARTMENT_STORES', 'department stores | department store'],
  ['FOOD', 'food | grocery | supermarket | liquor'],
  ['HOUSEHOLD_GOODS', 'household goods | furniture | electronics | hardware | homewares | appliance'],
  ['OTHER', 'other retailing | online | pharmacy | newsagent'],
];
const IDS: ReadonlySet<string> = new Set(SERIES.map(({ id }) => id));

const subjectsOf = (
  declared: readonly (readonly [part: string, names: string])[],
  words: readonly string[],
  stemsOf: (part: string) => readonly string[],
): readonly Subject[] =>
  declared.map(([part, names]) => ({
    names: names.split('|').flatMap((name) => words.map((word) => `${name.trim()} ${word}`)),
    heads: stemsOf(part).filter((stem) => IDS.has(stem)),
  }));

/** Categories of spending without a retail series. */
const NOT_SOLD_APART = SPENT_ON.filter(([part]) => part === 'ALCOHOL_TOBACCO' || part === 'HEALTH' || part === 'RECREATION');

export const SPENDING_AND_SALES: readonly Subject[] = [
  ...subjectsOf(NOT_SOLD_APART, SALES_WORDS, (part) => [`AU.HOUSEHOLD.SPENDING.${part}`]),
  ...subjectsOf(SPENT_ON, SPENDING_WORDS, (part) => [
    `AU.HOUSEHOLD.SPENDING.${part}`,
    `AU.HOUSEHOLD.SPENDING.${part}.YOY`,
    `AU.HOUSEHOLD.SPENDING.${part}.MOM`,
  ]),
  ...subjectsOf(SOLD, SALES_WORDS, (part) => [`AU.RETAIL.${part}`]),
];
