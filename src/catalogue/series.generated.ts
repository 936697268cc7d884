/** Lists the canonical series by topic. tools/generate.ts writes this file. Do not edit it. */
import * as balance_sheets from './series/balance-sheets.ts';
import * as bank_summaries from './series/bank-summaries.ts';
import * as banking from './series/banking.ts';
import * as business_counts from './series/business-counts.ts';
import * as business_outlook from './series/business-outlook.ts';
import * as business from './series/business.ts';
import * as cards from './series/cards.ts';
import * as census from './series/census.ts';
import * as commodities from './series/commodities.ts';
import * as construction from './series/construction.ts';
import * as corporate_bonds from './series/corporate-bonds.ts';
import * as credit from './series/credit.ts';
import * as demand from './series/demand.ts';
import * as disputes from './series/disputes.ts';
import * as dwelling_sales from './series/dwelling-sales.ts';
import * as dwellings_approved from './series/dwellings-approved.ts';
import * as energy from './series/energy.ts';
import * as exchange from './series/exchange.ts';
import * as external from './series/external.ts';
import * as gender_pay from './series/gender-pay.ts';
import * as goods_kinds from './series/goods-kinds.ts';
import * as government from './series/government.ts';
import * as household_wealth from './series/household-wealth.ts';
import * as households from './series/households.ts';
import * as housing_detail from './series/housing-detail.ts';
import * as housing from './series/housing.ts';
import * as income from './series/income.ts';
import * as industries from './series/industries.ts';
import * as insolvencies from './series/insolvencies.ts';
import * as labour_detail from './series/labour-detail.ts';
import * as labour_slack from './series/labour-slack.ts';
import * as labour from './series/labour.ts';
import * as lending_rates from './series/lending-rates.ts';
import * as loan_payments from './series/loan-payments.ts';
import * as merchandise from './series/merchandise.ts';
import * as national_accounts_detail from './series/national-accounts-detail.ts';
import * as national_accounts from './series/national-accounts.ts';
import * as overseas_movements from './series/overseas-movements.ts';
import * as population from './series/population.ts';
import * as prices_detail from './series/prices-detail.ts';
import * as prices from './series/prices.ts';
import * as producer_prices from './series/producer-prices.ts';
import * as rates from './series/rates.ts';
import * as trade_prices from './series/trade-prices.ts';
import * as trade from './series/trade.ts';
import * as underlying_inflation from './series/underlying-inflation.ts';
import * as wages from './series/wages.ts';

export const SERIES_TOPICS: readonly Readonly<Record<string, unknown>>[] = [
  balance_sheets,
  bank_summaries,
  banking,
  business_counts,
  business_outlook,
  business,
  cards,
  census,
  commodities,
  construction,
  corporate_bonds,
  credit,
  demand,
  disputes,
  dwelling_sales,
  dwellings_approved,
  energy,
  exchange,
  external,
  gender_pay,
  goods_kinds,
  government,
  household_wealth,
  households,
  housing_detail,
  housing,
  income,
  industries,
  insolvencies,
  labour_detail,
  labour_slack,
  labour,
  lending_rates,
  loan_payments,
  merchandise,
  national_accounts_detail,
  national_accounts,
  overseas_movements,
  population,
  prices_detail,
  prices,
  producer_prices,
  rates,
  trade_prices,
  trade,
  underlying_inflation,
  wages,
];
