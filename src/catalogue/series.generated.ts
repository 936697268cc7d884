/** Every topic of named series. Written by tools/generate.ts; do not edit. */
import * as credit from './series/credit.ts';
import * as exchange from './series/exchange.ts';
import * as households from './series/households.ts';
import * as housing from './series/housing.ts';
import * as labour from './series/labour.ts';
import * as national_accounts from './series/national-accounts.ts';
import * as population from './series/population.ts';
import * as prices from './series/prices.ts';
import * as rates from './series/rates.ts';
import * as wages from './series/wages.ts';

export const SERIES_TOPICS: readonly Readonly<Record<string, unknown>>[] = [
  credit,
  exchange,
  households,
  housing,
  labour,
  national_accounts,
  population,
  prices,
  rates,
  wages,
];
