/** Identities of the national accounts, government finance, taxes, household debt and construction. */
import { ANA_INCOME } from '../../sources/abs/datasets/ANA_INCOME.ts';
import { BUILDING_ACTIVITY } from '../../sources/abs/datasets/BUILDING_ACTIVITY.ts';
import { GFS_Q } from '../../sources/abs/datasets/GFS_Q.ts';
import { GFS_STATE } from '../../sources/abs/datasets/GFS_STATE.ts';
import { HOUSEHOLD_WEALTH } from '../../sources/abs/datasets/HOUSEHOLD_WEALTH.ts';
import { GST_MONTHLY } from '../../sources/ato/datasets/GST_MONTHLY.ts';
import { E2 } from '../../sources/rba/datasets/E2.ts';
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

const tax = (name: string): Term => ({ dataset: GST_MONTHLY, select: { METRIC_LABEL: name, UNIT: '$m' } });

export const netGst = defineIdentity({
  id: 'net-gst',
  title: 'Net GST and its parts',
  formula: 'N = G + D - C',
  sets: {
    '': { N: tax('Net GST'), G: tax('Gross GST payable'), D: tax('Deferred GST payments on imports'), C: tax('Input tax credits') },
  },
  residual: ({ N, G, D, C }) => N - (G + D - C),
});

/** Net amounts of the wine equalisation tax and the luxury car tax. */
export const netTaxes = defineIdentity({
  id: 'net-taxes',
  title: 'Net amounts of wine and car taxes, with amounts payable and refundable',
  formula: 'N = P - R',
  sets: Object.fromEntries(
    ['WET', 'LCT'].map((name) => [name, { N: tax(`Net ${name}`), P: tax(`${name} payable`), R: tax(`${name} refundable`) }]),
  ),
  residual: ({ N, P, R }) => N - (P - R),
});

const ratio = (SERIES: string): Term => ({ dataset: E2, select: { SERIES } });

export const householdDebt = defineIdentity({
  id: 'household-debt',
  title: 'Household debt as a share of income and of assets',
  formula: 'D = 100 d / a',
  sets: { '': { D: ratio('BHFDA'), d: ratio('BHFDDIT'), a: ratio('BHFADIT') } },
  residual: ({ D, d, a }) => D - (100 * d) / a,
});

/** A part of a total cannot be larger than the total. */
export const partsOfDebt = defineIdentity({
  id: 'parts-of-household-debt',
  title: 'Household debt, housing debt and debt of owner-occupiers',
  formula: 'whole >= part',
  sets: {
    housing: { whole: ratio('BHFDDIT'), part: ratio('BHFDDIH') },
    'owner-occupiers': { whole: ratio('BHFDDIH'), part: ratio('BHFDDIO') },
  },
  residual: ({ whole, part }) => Math.max(0, part - whole),
});

const dwellingWork = (REGION: string): Term => ({
  dataset: BUILDING_ACTIVITY,
  select: { MEASURE: 'M7', REGION, PRICE_ADJ: 'CUR', BLD_WORK_TYPE: '1', SECTOR_OWN: '9', TYPE_BLDG: '100', TSEST: '10' },
});

/** Only a few states are stored, so the states have no sum. */
export const dwellingWorkByState = defineIdentity({
  id: 'dwelling-work-by-state',
  title: 'Dwellings commenced in Australia and in a state',
  formula: 'whole >= part',
  sets: Object.fromEntries(
    Object.entries(STATES_OF_AUSTRALIA).map(([name, code]) => [name, { whole: dwellingWork('AUS'), part: dwellingWork(code) }]),
  ),
  residual: ({ whole, part }) => Math.max(0, part - whole),
});
