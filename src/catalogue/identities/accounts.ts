/** Identities of the national accounts: income, and the balance sheet of households. */
import { ANA_INCOME } from '../../sources/abs/datasets/ANA_INCOME.ts';
import { HOUSEHOLD_WEALTH } from '../../sources/abs/datasets/HOUSEHOLD_WEALTH.ts';
import { defineIdentity, type Term } from './identity.ts';

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
