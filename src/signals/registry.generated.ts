/** Lists every indicator. tools/generate.ts writes this file. Do not edit it. */
import type { Signal } from '../core/define-signal.ts';
import { APPROVALS_VS_COMPLETIONS } from './approvals-vs-completions.ts';
import { APPROVALS_VS_MIGRATION } from './approvals-vs-migration.ts';
import { BANK_DEPOSIT_SHARE } from './bank-deposit-share.ts';
import { CHARITY_SECTOR_HEALTH } from './charity-sector-health.ts';
import { COST_OF_LIVING } from './cost-of-living.ts';
import { CPI_BREADTH } from './cpi-breadth.ts';
import { CPI_BY_CITY } from './cpi-by-city.ts';
import { CREDIT_IMPULSE } from './credit-impulse.ts';
import { ECONOMIC_DASHBOARD } from './economic-dashboard.ts';
import { ENERGY_SNAPSHOT } from './energy-snapshot.ts';
import { GDP_PER_CAPITA_RUN } from './gdp-per-capita-run.ts';
import { GENDER_PAY_CONTEXT } from './gender-pay-context.ts';
import { GROWTH_CONTRIBUTIONS } from './growth-contributions.ts';
import { HOUSEHOLD_DEBT_SERVICE } from './household-debt-service.ts';
import { HOUSING_AFFORDABILITY } from './housing-affordability.ts';
import { INFLATION_DECOMPOSITION } from './inflation-decomposition.ts';
import { LABOUR_SLACK } from './labour-slack.ts';
import { MACRO_SNAPSHOT_STATE } from './macro-snapshot-state.ts';
import { NEM_DISPATCH_5MIN } from './nem-dispatch-5min.ts';
import { NEM_ENERGY_REGIME } from './nem-energy-regime.ts';
import { REAL_CASH_RATE } from './real-cash-rate.ts';
import { REAL_MORTGAGE_RATE } from './real-mortgage-rate.ts';
import { REAL_RATE_REGIME } from './real-rate-regime.ts';
import { REAL_SAVINGS_RATE } from './real-savings-rate.ts';
import { REAL_WAGES } from './real-wages.ts';
import { SECTORAL_EMPLOYMENT_SHIFT } from './sectoral-employment-shift.ts';
import { STATE_EMPLOYMENT_SNAPSHOT } from './state-employment-snapshot.ts';
import { STATE_FISCAL_SNAPSHOT } from './state-fiscal-snapshot.ts';
import { STATE_LEAGUE_TABLE } from './state-league-table.ts';
import { SUPER_FUND_REAL_RETURN } from './super-fund-real-return.ts';
import { TRADE_BALANCE } from './trade-balance.ts';
import { WAGE_VS_RENT_GAP } from './wage-vs-rent-gap.ts';
import { YIELD_CURVE } from './yield-curve.ts';
import { YOUTH_UNEMPLOYMENT } from './youth-unemployment.ts';

export const SIGNALS: readonly Signal[] = [
  APPROVALS_VS_COMPLETIONS,
  APPROVALS_VS_MIGRATION,
  BANK_DEPOSIT_SHARE,
  CHARITY_SECTOR_HEALTH,
  COST_OF_LIVING,
  CPI_BREADTH,
  CPI_BY_CITY,
  CREDIT_IMPULSE,
  ECONOMIC_DASHBOARD,
  ENERGY_SNAPSHOT,
  GDP_PER_CAPITA_RUN,
  GENDER_PAY_CONTEXT,
  GROWTH_CONTRIBUTIONS,
  HOUSEHOLD_DEBT_SERVICE,
  HOUSING_AFFORDABILITY,
  INFLATION_DECOMPOSITION,
  LABOUR_SLACK,
  MACRO_SNAPSHOT_STATE,
  NEM_DISPATCH_5MIN,
  NEM_ENERGY_REGIME,
  REAL_CASH_RATE,
  REAL_MORTGAGE_RATE,
  REAL_RATE_REGIME,
  REAL_SAVINGS_RATE,
  REAL_WAGES,
  SECTORAL_EMPLOYMENT_SHIFT,
  STATE_EMPLOYMENT_SNAPSHOT,
  STATE_FISCAL_SNAPSHOT,
  STATE_LEAGUE_TABLE,
  SUPER_FUND_REAL_RETURN,
  TRADE_BALANCE,
  WAGE_VS_RENT_GAP,
  YIELD_CURVE,
  YOUTH_UNEMPLOYMENT,
];
