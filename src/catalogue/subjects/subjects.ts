/** The subjects that people look for, with all their names: search knows by them what is meant, and what of it comes first. */
import { CONSUMER_PRICES } from './consumer-prices.ts';
import { ECONOMY_AND_HOMES } from './economy-and-homes.ts';
import { INDUSTRIES } from './industries.ts';
import { LABOUR_AND_PEOPLE } from './labour-and-people.ts';
import { MONEY_AND_RATES } from './money-and-rates.ts';
import { PRICES_AND_WAGES } from './prices-and-wages.ts';
import type { Subject } from './subject.ts';
import { TABLES } from './tables.ts';

export const SUBJECTS: readonly Subject[] = [
  ...PRICES_AND_WAGES,
  ...CONSUMER_PRICES,
  ...LABOUR_AND_PEOPLE,
  ...MONEY_AND_RATES,
  ...ECONOMY_AND_HOMES,
  ...INDUSTRIES,
  ...TABLES,
];
