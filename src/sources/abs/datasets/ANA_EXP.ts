/** ABS ANA_EXP: expenditure on gross domestic product. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';

export const ANA_EXP = absDataflow({
  id: 'ANA_EXP',
  title: 'Expenditure on gross domestic product',
  description:
    'Consumption, capital formation, inventories, exports and imports: chain volumes, current prices, changes and contributions to the growth of gross domestic product.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Chain volume, current prices, change from the previous quarter, contribution to growth, or implicit price deflator.',
      words: {
        chain_volume: 'VCH',
        current_prices: 'C',
        change: 'PCT_VCH',
        contribution: 'TCH',
        deflator: 'DCH',
        deflator_change: 'PCT_DCH',
      },
      default: 'VCH',
    },
    DATA_ITEM: {
      name: 'series',
      description: 'The aggregate.',
      words: {
        gdp: 'GPM',
        consumption: 'FCE',
        capital_formation: 'GFC',
        private_business_investment: 'GFC_PBI',
        exports: 'XGS',
        imports: 'MGS',
        gross_national_expenditure: 'GNE',
        domestic_final_demand: 'DFD',
        changes_in_inventories: 'IST',
      },
      default: 'GPM',
    },
    SECTOR: {
      name: 'sector',
      description: 'Sector that spends.',
      words: { all: 'SSS', households: 'PHS', general_government: 'GGS', private: 'PSS' },
      default: 'SSS',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: 'AUS',
    FREQ: 'Q',
  },
  releaseTitles: ['Australian National Accounts: National Income, Expenditure and Product'],
  maxAgeDays: 170,
  quirks: [
    {
      text: 'Contributions are as published by the ABS: percentage points of quarterly growth in gross domestic product.',
      of: { MEASURE: ['TCH'] },
    },
    {
      text: 'Only some pairs of aggregate and sector exist: consumption by households and by general government, and capital formation, private and by general government.',
      of: 'table',
    },
    {
      text: 'Chain volumes do not add up to gross domestic product before the reference year. They are re-referenced once a year, with the September quarter.',
      of: { MEASURE: ['VCH', 'PCT_VCH'] },
    },
  ],
});
