/** Identities of the national accounts and of government finance. */
import { ANA_INCOME } from '../../sources/abs/datasets/ANA_INCOME.ts';
import { GFS_Q } from '../../sources/abs/datasets/GFS_Q.ts';
import { GFS_STATE } from '../../sources/abs/datasets/GFS_STATE.ts';
import { HOUSEHOLD_WEALTH } from '../../sources/abs/datasets/HOUSEHOLD_WEALTH.ts';
import { defineIdentity, type Term, type Terms } from './identity.ts';
import { STATES_OF_AUSTRALIA } from './sums.ts';

const income = (DATA_ITEM: string): Term => ({ dataset: ANA_INCOME, select: { MEASURE: 'level', DATA_ITEM, TSEST: '10' } });

/** Compares original values, because each seasonally adjusted series is rounded separately. */
export const factorIncome = defineIdentity({
  id: 'factor-income',
  title: 'Total factor income and its parts',
  formula: 'F = C + P + M',
  sets: { original: { F: income('factor_income'), C: income('compensation'), P: income('profits'), M: income('mixed_income') } },
  residual: ({ F, C, P, M }) => F - (C + P + M),
});

const stock = (DATA_ITEM: string): Term => ({ dataset: HOUSEHOLD_WEALTH, select: { DATA_ITEM } });

export const householdNetWorth = defineIdentity({
  id: 'household-net-worth',
  title: 'Net worth of households, assets and liabilities',
  formula: 'N = A - L',
  sets: { '': { N: stock('net_worth'), A: stock('assets'), L: stock('liabilities') } },
  residual: ({ N, A, L }) => N - (A - L),
});

export const householdAssets = defineIdentity({
  id: 'household-assets',
  title: 'Assets of households, financial and others',
  formula: 'A = F + N',
  sets: { '': { A: stock('assets'), F: stock('financial_assets'), N: stock('non_financial_assets') } },
  residual: ({ A, F, N }) => A - (F + N),
});

const balanceOf = (of: (MEASURE: string) => Term): Terms => ({
  B: of('net_operating_balance'),
  R: of('revenue'),
  E: of('expense'),
});
const annual = (REGION: string): Terms => balanceOf((MEASURE) => ({ dataset: GFS_STATE, select: { MEASURE, REGION } }));
const quarterly = (GOVERNMENT: string, REGION: string): Terms =>
  balanceOf((MEASURE) => ({ dataset: GFS_Q, select: { MEASURE, GOVERNMENT, REGION } }));

export const governmentBalance = defineIdentity({
  id: 'government-balance',
  title: 'Net operating balance of governments, revenue and expenses',
  formula: 'B = R - E',
  sets: {
    'all levels, quarterly': quarterly('all_levels', 'AUS'),
    'Commonwealth, quarterly': quarterly('commonwealth', 'AUS'),
    'state and local, quarterly': quarterly('state_and_local', 'AUS'),
    ...Object.fromEntries(
      Object.entries(STATES_OF_AUSTRALIA).flatMap(([name, code]) => [
        [name, annual(code)] as const,
        [`${name}, quarterly`, quarterly('state_and_local', code)] as const,
      ]),
    ),
  },
  residual: ({ B = Number.NaN, R = Number.NaN, E = Number.NaN }) => B - (R - E),
});
