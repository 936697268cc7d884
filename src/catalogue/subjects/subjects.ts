/** All subjects with their names, for search. */
import { ANSWERS_OF_SIGNALS } from './answers-of-signals.ts';
import { CONSUMER_PRICES } from './consumer-prices.ts';
import { CROSSED_NAMES } from './crossed-names.ts';
import { ECONOMY_AND_HOMES } from './economy-and-homes.ts';
import { INDUSTRIES } from './industries.ts';
import { INDUSTRY_CLASSES } from './industry-classes.ts';
import { LABOUR_AND_PEOPLE } from './labour-and-people.ts';
import { LENDING_RATES } from './lending-rates.ts';
import { MONEY_AND_RATES } from './money-and-rates.ts';
import { occupationsPay } from './occupations.ts';
import { PEOPLE_HEALTH_AND_ENERGY } from './people-health-and-energy.ts';
import { PRICES_AND_WAGES } from './prices-and-wages.ts';
import { SPENDING_AND_SALES } from './spending-and-sales.ts';
import type { Subject } from './subject.ts';
import { TABLES } from './tables.ts';
import { TAXES_AND_INSTITUTIONS } from './taxes-and-institutions.ts';

const ALL_BUT_OCCUPATIONS: readonly Subject[] = [
  ...PRICES_AND_WAGES,
  ...CONSUMER_PRICES,
  ...LABOUR_AND_PEOPLE,
  ...MONEY_AND_RATES,
  ...LENDING_RATES,
  ...ECONOMY_AND_HOMES,
  ...SPENDING_AND_SALES,
  ...INDUSTRIES,
  ...INDUSTRY_CLASSES,
  ...TABLES,
  ...TAXES_AND_INSTITUTIONS,
  ...PEOPLE_HEALTH_AND_ENERGY,
  ...ANSWERS_OF_SIGNALS,
  ...CROSSED_NAMES,
];

export const SUBJECTS: readonly Subject[] = [...ALL_BUT_OCCUPATIONS, occupationsPay(ALL_BUT_OCCUPATIONS)];
