/** ABS ANA_AGG: key aggregates of the national accounts. */
import { absDataflow } from '../dataflow.ts';

export const ANA_AGG = absDataflow({
  id: 'ANA_AGG',
  title: 'National accounts key aggregates',
  description:
    'Gross domestic product and related aggregates, seasonally adjusted: chain volume measures, current prices, indexes, ratios and their quarterly change, since September 1959.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Chain volume, current prices, index or ratio. The level or its change from the previous quarter.',
      words: { level: 'M1', change: 'M2', current_prices: 'M3', current_prices_change: 'M4', index: 'M5', index_change: 'M6', ratio: 'M7' },
      default: 'M2',
    },
    DATA_ITEM: {
      name: 'series',
      description: 'The aggregate.',
      words: {
        gdp: 'GPM',
        gdp_per_capita: 'GPM_PCA',
        gva_market: 'GVA_MKT',
        net_domestic_product: 'NDP',
        real_gdi: 'RDI',
        real_nndi: 'NNDI',
        real_nndi_per_capita: 'NNDI_PCA',
        hours_worked: 'GPM_HRW',
        gdp_per_hour_worked: 'GPM_PHW',
        terms_of_trade: 'TTR',
        gross_national_income: 'GNI',
        household_saving_ratio: 'HSR',
        net_saving: 'SAV',
        hours_worked_market: 'GPM_MKT_HRW',
        gva_per_hour_worked_market: 'GVA_MKT_PHW',
        domestic_final_demand: 'DFD',
      },
      default: 'GPM',
    },
    TSEST: '20',
    REGION: {
      name: 'region',
      description: 'Australia only. State accounts are annual and in another dataset.',
      words: { australia: 'AUS' },
      default: 'AUS',
    },
    FREQ: 'Q',
  },
  releaseTitles: ['Australian National Accounts: National Income, Expenditure and Product'],
  statesMultiplier: true,
  maxAgeDays: 170,
  quirks: [
    {
      text: 'Only some pairs of measure and series exist. The terms of trade are an index, and the household saving ratio is in per cent.',
      of: 'table',
    },
    {
      text: 'Chain volume measures are re-referenced once a year, with the September quarter. This changes every level.',
      of: { MEASURE: ['M1', 'M2'] },
    },
    {
      text: 'The indexes of gross domestic product and domestic final demand are chain price indexes. They differ from the implicit price deflators.',
      of: { MEASURE: ['M5', 'M6'] },
    },
  ],
  workbook: {
    file: '5206001_Key_Aggregates.xlsx',
    parts: {
      MEASURE: {
        'Chain volume measures': 'M1',
        'Chain volume measures - Percentage changes': 'M2',
        'Current prices': 'M3',
        'Current prices - Percentage changes': 'M4',
        Index: 'M5',
        'Index - Percentage changes': 'M6',
        Ratio: 'M7',
      },
      DATA_ITEM: {
        'Gross domestic product': 'GPM',
        'GDP per capita': 'GPM_PCA',
        'Gross value added market sector': 'GVA_MKT',
        'Net domestic product': 'NDP',
        'Real gross domestic income': 'RDI',
        'Real net national disposable income': 'NNDI',
        'Real net national disposable income per capita': 'NNDI_PCA',
        'Gross national income': 'GNI',
        'Real gross national income': 'GNI',
        'Net saving': 'SAV',
        'Hours worked market sector': 'GPM_MKT_HRW',
        'Gross value added per hour worked market sector': 'GVA_MKT_PHW',
        'Household saving ratio': 'HSR',
        'Hours worked': 'GPM_HRW',
        'GDP per hour worked': 'GPM_PHW',
        'Terms of trade': 'TTR',
        'Domestic final demand': 'DFD',
      },
    },
    all: { REGION: { Australia: 'AUS' } },
    // In the workbook, the unit `proportion` means a percentage.
    units: { 'Household saving ratio': 'Per cent' },
  },
});
