import {
  dwellingWorkByState,
  factorIncome,
  governmentBalance,
  householdAssets,
  householdDebt,
  householdNetWorth,
  netGst,
  netTaxes,
  partsOfDebt,
} from './accounts.ts';
import { dispatchBalance, interchangeBalance } from './electricity.ts';
import {
  crossRate,
  dailyCrossRate,
  employmentByIndustry,
  employmentInIndustries,
  insolvenciesByIndustry,
  populationBySex,
  populationGrowth,
  spendingByCategory,
  vacanciesByIndustry,
  vacanciesByState,
  youthEmployment,
  youthLabourForce,
  youthUnderutilisation,
  youthUnemploymentRate,
} from './groups.ts';
import type { Identity } from './identity.ts';
import {
  consumerPrices,
  dwellingStock,
  grossStateProduct,
  householdSpending,
  monthlyConsumerPrices,
  nationalAccountsOfRba,
  producerPrices,
  underlyingInflation,
  wages,
} from './indexes.ts';
import { employment, employmentBySex, employmentByState, labourForce, underutilisation, unemploymentRate } from './labour-force.ts';
import { cashRateTarget, creditByPurpose } from './money.ts';
import { disputesByIndustry, disputesByState, dwellingsByState, populationByState, retailByIndustry, retailByState } from './states.ts';
import { SUMS_IN_TABLES } from './tables.ts';
import { balanceOnGoods, foreignAssetsAndLiabilities, foreignDebtAndEquity, netForeignPosition } from './trade.ts';

export const IDENTITIES: readonly Identity[] = [
  ...[unemploymentRate, labourForce, employment, employmentByState, employmentBySex, underutilisation],
  ...[consumerPrices, monthlyConsumerPrices, underlyingInflation, wages, producerPrices, grossStateProduct, householdSpending],
  ...[nationalAccountsOfRba, dwellingStock],
  ...[cashRateTarget, creditByPurpose],
  ...[populationByState, dwellingsByState, retailByState, retailByIndustry, disputesByState, disputesByIndustry],
  ...[balanceOnGoods, foreignDebtAndEquity, foreignAssetsAndLiabilities, netForeignPosition],
  ...[youthUnemploymentRate, youthLabourForce, youthEmployment, youthUnderutilisation],
  ...[
    employmentByIndustry,
    employmentInIndustries,
    populationBySex,
    populationGrowth,
    vacanciesByIndustry,
    vacanciesByState,
    spendingByCategory,
  ],
  insolvenciesByIndustry,
  ...[crossRate, dailyCrossRate],
  ...[factorIncome, householdNetWorth, householdAssets, governmentBalance],
  ...[netGst, netTaxes, householdDebt, partsOfDebt, dwellingWorkByState],
  ...[dispatchBalance, interchangeBalance],
  ...SUMS_IN_TABLES,
];
