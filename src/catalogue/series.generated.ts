/** Every topic of named series. Written by tools/generate.ts; do not edit. */
import * as banking from './series/banking.ts';
import * as business from './series/business.ts';
import * as credit from './series/credit.ts';
import * as energy from './series/energy.ts';
import * as exchange from './series/exchange.ts';
import * as gender_pay from './series/gender-pay.ts';
import * as government from './series/government.ts';
import * as households from './series/households.ts';
import * as housing from './series/housing.ts';
import * as labour from './series/labour.ts';
import * as national_accounts from './series/national-accounts.ts';
import * as population from './series/population.ts';
import * as prices from './series/prices.ts';
import * as rates from './series/rates.ts';
import * as trade from './series/trade.ts';
import * as wages from './series/wages.ts';

export const SERIES_TOPICS: readonly Readonly<Record<string, unknown>>[] = [
  banking,
  business,
  credit,
  energy,
  exchange,
  gender_pay,
  government,
  households,
  housing,
  labour,
  national_accounts,
  population,
  prices,
  rates,
  trade,
  wages,
];
