/** ABS ANA_ANALYTICAL: analytical series from table 24 of the national accounts, which has no dataflow. */
import { adjustment } from '../adjustments.ts';
import { absCube } from '../cube-dataset.ts';
import { readTimeSeriesWorkbook } from '../time-series-workbook.ts';
import { mapWorkbook, type WorkbookMapping } from '../workbook-mapping.ts';

const DIMENSIONS = ['MEASURE', 'DATA_ITEM', 'TSEST', 'FREQ'] as const;

/** The table names each series by an aggregate and a measure, such as `Non-farm ; Gross domestic product: Chain volume measures ;`. */
const MAPPING: WorkbookMapping = {
  parts: {
    MEASURE: {
      'Chain volume measures': 'chain_volume',
      'Chain volume measures - Percentage changes': 'chain_volume_change',
      'Current prices': 'current_prices',
      'Current prices - Percentage changes': 'current_prices_change',
      'Implicit price deflators': 'deflator',
      'Implicit price deflators - Percentage changes': 'deflator_change',
      Ratio: 'ratio',
      'Contributions to Growth - Chain volume measures': 'contribution',
    },
    DATA_ITEM: {
      'Gross domestic product - Expenditure based': 'gdp_expenditure',
      'Gross domestic product - Income based': 'gdp_income',
      'Gross domestic product - Production based': 'gdp_production',
      'Non-farm; Gross domestic product': 'gdp_non_farm',
      'Farm; Gross domestic product': 'gdp_farm',
      'Gross fixed capital formation - New private business investment': 'new_business_investment',
      'Gross fixed capital formation - Mining private business investment': 'mining_investment',
      'Gross fixed capital formation - Non-mining private business investment': 'non_mining_investment',
      'Private non-farm inventory levels': 'inventories',
      'Private non-farm inventory levels - book values': 'inventories_book_value',
      'Domestic sales': 'domestic_sales',
      'Total sales': 'total_sales',
      'Inventories to total sales': 'inventories_to_sales',
      'Imports of merchandise goods': 'merchandise_imports',
      'Imports to domestic sales': 'imports_to_sales',
      'Wages share of total factor income': 'wages_share',
      'Profits share of total factor income': 'profits_share',
      'Average compensation per employee': 'compensation_per_employee',
      'Compensation of employees per hour': 'compensation_per_hour',
      'Non-farm; Total compensation of employees': 'compensation_non_farm',
      'Average non-farm compensation per employee': 'compensation_per_employee_non_farm',
      'Non-farm compensation of employees per hour': 'compensation_per_hour_non_farm',
      'Public; Final demand': 'public_demand',
      'Private; Final demand': 'private_demand',
      'Households; Final consumption expenditure - Goods': 'consumption_goods',
      'Households; Final consumption expenditure - Services': 'consumption_services',
      'Households; Final consumption expenditure - Essential consumption': 'consumption_essential',
      'Households; Final consumption expenditure - Discretionary consumption': 'consumption_discretionary',
      'Net exports of goods and services': 'net_exports',
    },
  },
  // In the workbook, contributions to growth have the unit `index points`. They are percentage points.
  units: { 'Net exports of goods and services': 'Percentage points' },
};

export const ANA_ANALYTICAL = absCube({
  id: 'ANA_ANALYTICAL',
  title: 'Selected analytical series of the national accounts',
  description:
    'The three measures of gross domestic product, farm and non-farm product, public and private demand, and business investment in mining and other industries. Also consumption of goods, services and essentials, wage and profit shares, and compensation per employee and per hour.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  file: '5206024_Selected_Analytical_Series.xlsx',
  frequency: 'Q',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description:
        'Chain volume, current prices, deflator or ratio. The level, its change from the previous quarter, or the contribution to growth.',
      words: {
        chain_volume: 'chain_volume',
        chain_volume_change: 'chain_volume_change',
        current_prices: 'current_prices',
        current_prices_change: 'current_prices_change',
        deflator: 'deflator',
        deflator_change: 'deflator_change',
        ratio: 'ratio',
        contribution: 'contribution',
      },
      default: 'chain_volume',
    },
    {
      name: 'series',
      id: 'DATA_ITEM',
      description: 'The aggregate.',
      words: {
        gdp_expenditure: 'gdp_expenditure',
        gdp_income: 'gdp_income',
        gdp_production: 'gdp_production',
        gdp_non_farm: 'gdp_non_farm',
        gdp_farm: 'gdp_farm',
        new_business_investment: 'new_business_investment',
        mining_investment: 'mining_investment',
        non_mining_investment: 'non_mining_investment',
        inventories: 'inventories',
        inventories_book_value: 'inventories_book_value',
        domestic_sales: 'domestic_sales',
        total_sales: 'total_sales',
        inventories_to_sales: 'inventories_to_sales',
        merchandise_imports: 'merchandise_imports',
        imports_to_sales: 'imports_to_sales',
        wages_share: 'wages_share',
        profits_share: 'profits_share',
        compensation_per_employee: 'compensation_per_employee',
        compensation_per_hour: 'compensation_per_hour',
        compensation_non_farm: 'compensation_non_farm',
        compensation_per_employee_non_farm: 'compensation_per_employee_non_farm',
        compensation_per_hour_non_farm: 'compensation_per_hour_non_farm',
        public_demand: 'public_demand',
        private_demand: 'private_demand',
        consumption_goods: 'consumption_goods',
        consumption_services: 'consumption_services',
        consumption_essential: 'consumption_essential',
        consumption_discretionary: 'consumption_discretionary',
        net_exports: 'net_exports',
      },
      default: null,
    },
    { ...adjustment('seasonally_adjusted'), id: 'TSEST' },
  ],
  fixed: { FREQ: 'Q' },
  releaseTitles: ['Australian National Accounts: National Income, Expenditure and Product'],
  maxAgeDays: 170,
  quirks: [
    {
      text: 'Only some pairs of measure and aggregate exist. Shares of wages and profits are in per cent, and inventories to sales is a ratio.',
      of: 'table',
    },
    {
      text: 'The measures of gross domestic product by expenditure, income and production differ by the statistical discrepancy. The published figure is their mean.',
      of: { DATA_ITEM: ['gdp_expenditure', 'gdp_income', 'gdp_production'] },
    },
    {
      text: 'Compensation per employee and per hour are for the quarter, in current dollars.',
      of: { DATA_ITEM: ['compensation_per_employee', 'compensation_per_hour'] },
    },
    { text: 'The ABS Data API has no dataflow for table 24, so Wattle chose the codes for measures and aggregates.', of: 'table' },
  ],
  parse: (capture) => ({ ...mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url), scope: 'whole' }),
});
