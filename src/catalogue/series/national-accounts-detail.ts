/** National accounts in detail: market sector, income, quarterly changes, analytical series, and gross state product. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { ANA_AGG } from '../../sources/abs/datasets/ANA_AGG.ts';
import { ANA_ANALYTICAL } from '../../sources/abs/datasets/ANA_ANALYTICAL.ts';
import { GSP } from '../../sources/abs/datasets/GSP.ts';
import { AUD, AUD_MILLION, forEachState, INDEX, key, PER_CENT, PERCENTAGE_POINTS } from '../handles.ts';

// ---------------------------------------------------------------- aggregates

/** One row for each aggregate: its part of series ids, its ABS measure and item, its title and its unit. */
const AGGREGATES = [
  ['GVA.MARKET', 'M1', 'GVA_MKT', 'Gross value added of the market sector, chain volume', AUD_MILLION],
  ['GVA.MARKET.QOQ', 'M2', 'GVA_MKT', 'Gross value added of the market sector, quarterly growth', PER_CENT],
  ['NDP', 'M1', 'NDP', 'Net domestic product, chain volume', AUD_MILLION],
  ['NDP.QOQ', 'M2', 'NDP', 'Net domestic product, quarterly growth', PER_CENT],
  ['REAL.GDI.QOQ', 'M2', 'RDI', 'Real gross domestic income, quarterly growth', PER_CENT],
  ['NNDI', 'M1', 'NNDI', 'Real net national disposable income', AUD_MILLION],
  ['NNDI.QOQ', 'M2', 'NNDI', 'Real net national disposable income, quarterly growth', PER_CENT],
  ['NNDI.PER.CAPITA.QOQ', 'M2', 'NNDI_PCA', 'Real net national disposable income per capita, quarterly growth', PER_CENT],
  ['GDP.NOMINAL.PER.CAPITA', 'M3', 'GPM_PCA', 'Gross domestic product per capita, current prices', AUD],
  ['GDP.PER.HOUR.QOQ', 'M6', 'GPM_PHW', 'Gross domestic product per hour worked, quarterly change', PER_CENT],
  ['HOURS.WORKED.QOQ', 'M6', 'GPM_HRW', 'Hours worked, quarterly change', PER_CENT],
  ['TERMS.OF.TRADE.QOQ', 'M6', 'TTR', 'Terms of trade, quarterly change', PER_CENT],
  ['GNI.REAL', 'M1', 'GNI', 'Real gross national income', AUD_MILLION],
  ['GNI.REAL.QOQ', 'M2', 'GNI', 'Real gross national income, quarterly growth', PER_CENT],
  ['HOURS.WORKED.MARKET', 'M5', 'GPM_MKT_HRW', 'Hours worked in the market sector, index', INDEX],
  ['PRODUCTIVITY.MARKET', 'M5', 'GVA_MKT_PHW', 'Gross value added per hour worked in the market sector, index', INDEX],
  ['PRODUCTIVITY.MARKET.QOQ', 'M6', 'GVA_MKT_PHW', 'Gross value added per hour worked in the market sector, quarterly change', PER_CENT],
  ['NET.SAVING', 'M3', 'SAV', 'Net saving of the nation, current prices', AUD_MILLION],
] as const;

/** Chain price indexes (deflators). */
const PRICE_INDEXES = [
  ['GDP.PRICE.INDEX', 'M5', 'GPM', 'Chain price index of gross domestic product', INDEX],
  ['GDP.PRICE.INDEX.QOQ', 'M6', 'GPM', 'Chain price index of gross domestic product, quarterly change', PER_CENT],
  ['DOMESTIC.DEMAND.PRICE.INDEX', 'M5', 'DFD', 'Chain price index of domestic final demand', INDEX],
  ['DOMESTIC.DEMAND.PRICE.INDEX.QOQ', 'M6', 'DFD', 'Chain price index of domestic final demand, quarterly change', PER_CENT],
] as const;

type Aggregate = (typeof AGGREGATES)[number] | (typeof PRICE_INDEXES)[number];

const aggregate = ([detail, measure, item, title, unit]: Aggregate, ...tags: string[]): SeriesHandle =>
  key(
    ANA_AGG,
    { MEASURE: measure, DATA_ITEM: item, REGION: 'AUS' },
    {
      id: `AU.${detail}`,
      title,
      description: `${title}, Australia, seasonally adjusted.`,
      ...unit,
      topic: 'national accounts',
      adjustment: 'seasonally_adjusted',
      tags: ['national accounts', title.toLowerCase().replace(/,.*/, ''), ...tags],
    },
  );

export const AU_AGGREGATES: readonly SeriesHandle[] = AGGREGATES.map((one) => aggregate(one));
export const AU_PRICE_INDEXES: readonly SeriesHandle[] = PRICE_INDEXES.map((one) => aggregate(one, 'price index', 'deflator'));

// ---------------------------------------------------------------- analytical series

const PROPORTION = { units: 'Proportion', unitsShort: 'ratio' } as const;

/** One row for each series: its part of series ids, its measure and aggregate in the dataset, its title, unit and tag. */
const ANALYTICAL = [
  ['GDP.E', 'chain_volume', 'gdp_expenditure', 'Gross domestic product by expenditure, chain volume', AUD_MILLION, 'measures of gdp'],
  ['GDP.I', 'chain_volume', 'gdp_income', 'Gross domestic product by income, chain volume', AUD_MILLION, 'measures of gdp'],
  ['GDP.P', 'chain_volume', 'gdp_production', 'Gross domestic product by production, chain volume', AUD_MILLION, 'measures of gdp'],
  ['GDP.NONFARM', 'chain_volume', 'gdp_non_farm', 'Non-farm gross domestic product, chain volume', AUD_MILLION, 'farms'],
  ['GDP.FARM', 'chain_volume', 'gdp_farm', 'Farm gross domestic product, chain volume', AUD_MILLION, 'farms'],
  ['GDP.PUBLIC.DEMAND', 'chain_volume', 'public_demand', 'Public final demand, chain volume', AUD_MILLION, 'public demand'],
  ['GDP.PUBLIC.DEMAND.NOMINAL', 'current_prices', 'public_demand', 'Public final demand, current prices', AUD_MILLION, 'public demand'],
  ['GDP.PUBLIC.DEMAND.QOQ', 'chain_volume_change', 'public_demand', 'Public final demand, quarterly growth', PER_CENT, 'public demand'],
  ['GDP.PRIVATE.DEMAND', 'chain_volume', 'private_demand', 'Private final demand, chain volume', AUD_MILLION, 'private demand'],
  ['GDP.PRIVATE.DEMAND.QOQ', 'chain_volume_change', 'private_demand', 'Private final demand, quarterly growth', PER_CENT, 'private demand'],
  [
    'BUSINESS.INVESTMENT.NEW',
    'chain_volume',
    'new_business_investment',
    'New private business investment, chain volume',
    AUD_MILLION,
    'business investment',
  ],
  [
    'BUSINESS.INVESTMENT.NEW.QOQ',
    'chain_volume_change',
    'new_business_investment',
    'New private business investment, quarterly growth',
    PER_CENT,
    'business investment',
  ],
  [
    'BUSINESS.INVESTMENT.MINING',
    'chain_volume',
    'mining_investment',
    'Private business investment in mining, chain volume',
    AUD_MILLION,
    'business investment',
  ],
  [
    'BUSINESS.INVESTMENT.NONMINING',
    'chain_volume',
    'non_mining_investment',
    'Private business investment outside mining, chain volume',
    AUD_MILLION,
    'business investment',
  ],
  [
    'CONSUMPTION.GOODS',
    'chain_volume',
    'consumption_goods',
    'Household consumption of goods, chain volume',
    AUD_MILLION,
    'household consumption',
  ],
  [
    'CONSUMPTION.SERVICES',
    'chain_volume',
    'consumption_services',
    'Household consumption of services, chain volume',
    AUD_MILLION,
    'household consumption',
  ],
  [
    'CONSUMPTION.ESSENTIAL',
    'chain_volume',
    'consumption_essential',
    'Essential household consumption, chain volume',
    AUD_MILLION,
    'household consumption',
  ],
  [
    'CONSUMPTION.ESSENTIAL.QOQ',
    'chain_volume_change',
    'consumption_essential',
    'Essential household consumption, quarterly growth',
    PER_CENT,
    'household consumption',
  ],
  [
    'CONSUMPTION.DISCRETIONARY',
    'chain_volume',
    'consumption_discretionary',
    'Discretionary household consumption, chain volume',
    AUD_MILLION,
    'household consumption',
  ],
  [
    'CONSUMPTION.DISCRETIONARY.QOQ',
    'chain_volume_change',
    'consumption_discretionary',
    'Discretionary household consumption, quarterly growth',
    PER_CENT,
    'household consumption',
  ],
  ['WAGES.SHARE', 'ratio', 'wages_share', 'Wages, share of total factor income', PER_CENT, 'wages share'],
  ['PROFITS.SHARE', 'ratio', 'profits_share', 'Profits, share of total factor income', PER_CENT, 'profits share'],
  [
    'COMPENSATION.PER.EMPLOYEE',
    'current_prices',
    'compensation_per_employee',
    'Average compensation per employee in the quarter',
    AUD,
    'compensation of employees',
  ],
  [
    'COMPENSATION.PER.HOUR',
    'current_prices',
    'compensation_per_hour',
    'Compensation of employees per hour',
    AUD,
    'compensation of employees',
  ],
  ['INVENTORIES.TO.SALES', 'ratio', 'inventories_to_sales', 'Inventories to total sales', PROPORTION, 'inventories'],
  ['IMPORTS.TO.SALES', 'ratio', 'imports_to_sales', 'Imports of goods to domestic sales', PROPORTION, 'imports'],
  [
    'NET.EXPORTS.CONTRIBUTION',
    'contribution',
    'net_exports',
    'Net exports, contribution to quarterly GDP growth',
    PERCENTAGE_POINTS,
    'net exports',
  ],
] as const;

export const AU_ANALYTICAL: readonly SeriesHandle[] = ANALYTICAL.map(([detail, measure, item, title, unit, tag]) =>
  key(
    ANA_ANALYTICAL,
    { MEASURE: measure, DATA_ITEM: item, TSEST: '20' },
    {
      id: `AU.${detail}`,
      title,
      description: `${title}, Australia, seasonally adjusted, from table 24 of the national accounts.`,
      ...unit,
      topic: 'national accounts',
      adjustment: 'seasonally_adjusted',
      tags: ['national accounts', tag],
    },
  ),
);

// ---------------------------------------------------------------- gross state product

type ByState = Readonly<Record<StateAbbreviation, SeriesHandle>>;

/** Declares one series for each state. */
const byState = (
  detail: string,
  measure: string,
  what: string,
  unit: typeof AUD | typeof AUD_MILLION | typeof PER_CENT,
  ...tags: string[]
): ByState =>
  forEachState((state) =>
    key(
      GSP,
      { MEASURE: measure, REGION: state.code },
      {
        id: `AU.GSP${detail}.${state.suffix}`,
        title: `Gross state product${what}, ${state.name}`,
        description: `Gross state product${what}, ${state.name}, by financial year ended 30 June, original.`,
        ...unit,
        topic: 'national accounts',
        place: state.name,
        tags: ['gross state product', 'state accounts', 'state gdp', ...tags],
      },
    ),
  );

export const AU_GSP: ByState = byState('', 'chain_volume', ', chain volume', AUD_MILLION);
export const AU_GSP_GROWTH: ByState = byState('.GROWTH', 'chain_volume_change', ', chain volume, annual change', PER_CENT, 'growth');
export const AU_GSP_PER_CAPITA: ByState = byState('.PER.CAPITA', 'per_capita', ' per capita, chain volume', AUD, 'per head');
export const AU_GSP_PER_CAPITA_GROWTH: ByState = byState(
  '.PER.CAPITA.GROWTH',
  'per_capita_change',
  ' per capita, chain volume, annual change',
  PER_CENT,
  'per head',
  'growth',
);
export const AU_GSP_NOMINAL: ByState = byState('.NOMINAL', 'current_prices', ', current prices', AUD_MILLION, 'nominal');
