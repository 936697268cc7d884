/** Income from gross domestic product, unit labour costs and productivity. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { ANA_INCOME } from '../../sources/abs/datasets/ANA_INCOME.ts';
import { PRODUCTIVITY } from '../../sources/abs/datasets/PRODUCTIVITY.ts';
import { AUD_MILLION, INDEX, key, PER_CENT } from '../handles.ts';

const TOPIC = { topic: 'national accounts' } as const;

/** One row for each series: the last part of its id, its code and its title. */
const INCOME = [
  ['COMPENSATION.EMPLOYEES', 'compensation', 'Compensation of employees'],
  ['COMPENSATION.WAGES', 'wages', 'Wages and salaries, national accounts'],
  ['PROFITS', 'profits', 'Profits in GDP, all sectors'],
  ['PROFITS.CORPORATIONS', 'profits_corporations', 'Profits in GDP, corporations'],
  ['PROFITS.NON_FINANCIAL', 'profits_non_financial_corporations', 'Profits in GDP, non-financial'],
  ['PROFITS.PRIVATE', 'profits_private_corporations', 'Profits in GDP, private non-financial'],
  ['PROFITS.PUBLIC', 'profits_public_corporations', 'Profits in GDP, public non-financial'],
  ['PROFITS.FINANCIAL', 'profits_financial_corporations', 'Profits in GDP, financial corporations'],
  ['PROFITS.GOVERNMENT', 'surplus_general_government', 'Profits in GDP, government'],
  ['PROFITS.DWELLINGS', 'surplus_dwellings', 'Profits in GDP, dwellings of persons'],
  ['MIXED.INCOME', 'mixed_income', 'Gross mixed income'],
  ['FACTOR.INCOME', 'factor_income', 'Total factor income'],
  ['TAXES.LESS.SUBSIDIES', 'taxes_less_subsidies', 'Taxes less subsidies on production'],
] as const;

const COSTS = [
  ['', 'unit_labour_cost_nominal', 'Unit labour cost, nominal'],
  ['.REAL', 'unit_labour_cost_real', 'Unit labour cost, real'],
  ['.NONFARM', 'unit_labour_cost_nominal_non_farm', 'Unit labour cost, nominal, non-farm'],
  ['.REAL.NONFARM', 'unit_labour_cost_real_non_farm', 'Unit labour cost, real, non-farm'],
] as const;

type Unit = typeof AUD_MILLION | typeof INDEX | typeof PER_CENT;

const income = (id: string, item: string, title: string, measure: 'level' | 'change', unit: Unit, tags: readonly string[]): SeriesHandle =>
  key(
    ANA_INCOME,
    { MEASURE: measure, DATA_ITEM: item, TSEST: '20' },
    {
      id,
      title,
      description: `${title}, Australia, quarterly, seasonally adjusted (ABS 5206.0).`,
      ...unit,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      tags: ['national accounts', ...tags],
    },
  );

export const AU_INCOME: readonly SeriesHandle[] = INCOME.flatMap(([detail, item, title]) => [
  income(`AU.${detail}`, item, `${title}, current prices`, 'level', AUD_MILLION, ['income', 'profits', 'compensation of employees']),
  income(`AU.${detail}.QOQ`, item, `${title}, quarterly growth`, 'change', PER_CENT, ['income', 'profits', 'growth']),
]);

export const AU_UNIT_LABOUR_COSTS: readonly SeriesHandle[] = COSTS.flatMap(([detail, item, title]) => [
  income(`AU.UNIT.LABOUR.COST${detail}`, item, `${title}, index`, 'level', INDEX, ['unit labour cost', 'ulc']),
  income(`AU.UNIT.LABOUR.COST${detail}.QOQ`, item, `${title}, quarterly growth`, 'change', PER_CENT, ['unit labour cost', 'ulc']),
]);

// ---------------------------------------------------------------- productivity

const MEASURES = [
  ['MFP', 'mfp_quality', 'Multifactor productivity, quality adjusted'],
  ['MFP.HOURS', 'mfp_hours', 'Multifactor productivity, hours worked'],
  ['PRODUCTIVITY.LABOUR', 'labour_quality', 'Labour productivity, quality adjusted'],
  ['PRODUCTIVITY.LABOUR.HOURS', 'labour_hours', 'Labour productivity, hours worked'],
  ['PRODUCTIVITY.CAPITAL', 'capital', 'Capital productivity'],
] as const;

const productivity = (id: string, item: string, title: string, unit: Unit): SeriesHandle =>
  key(
    PRODUCTIVITY,
    { DATA_ITEM: item },
    {
      id,
      title,
      description: `${title}, market sector of Australia, by financial year ended 30 June (ABS 5204.0).`,
      ...unit,
      ...TOPIC,
      tags: ['productivity', 'market sector'],
    },
  );

export const AU_PRODUCTIVITY: readonly SeriesHandle[] = MEASURES.flatMap(([detail, item, title]) => [
  productivity(`AU.${detail}`, item, `${title}, index`, INDEX),
  productivity(`AU.${detail}.GROWTH`, `${item}_change`, `${title}, annual growth`, PER_CENT),
]);
