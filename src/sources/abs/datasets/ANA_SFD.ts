/** ABS ANA_SFD: state final demand. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_CODES } from '../regions.ts';

export const ANA_SFD = absDataflow({
  id: 'ANA_SFD',
  title: 'State final demand',
  description: 'Consumption and capital formation of each state and territory: chain volumes, current prices and quarterly changes.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Chain volume, current prices, or the change from the previous quarter.',
      words: { chain_volume: 'VCH', current_prices: 'C', change: 'PCT_VCH' },
      default: 'VCH',
    },
    DATA_ITEM: {
      name: 'series',
      description: 'The aggregate.',
      words: {
        state_final_demand: 'SFD',
        consumption: 'FCE',
        capital_formation: 'GFC',
        business_investment: 'GFC_BUS',
        dwellings: 'GFC_DWL',
        compensation_of_employees: 'COE',
      },
      default: 'SFD',
    },
    SECTOR: {
      name: 'sector',
      description: 'Sector that spends.',
      words: { all: 'SSS', households: 'PHS', general_government: 'GGS', private: 'PSS', public: 'GSS' },
      default: 'SSS',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: { name: 'region', description: 'State or territory.', words: STATE_CODES, default: '1', geography: 'state' },
    FREQ: 'Q',
  },
  releaseTitles: ['Australian National Accounts: National Income, Expenditure and Product'],
  maxAgeDays: 170,
  quirks: [
    {
      text: 'Final demand excludes inventories, and trade with other states and countries. It is not gross state product, which the ABS publishes once a year.',
      of: { DATA_ITEM: ['SFD'] },
    },
    {
      text: 'State figures do not add up exactly to the domestic final demand of Australia, because chain volumes are not additive.',
      of: { DATA_ITEM: ['SFD'], MEASURE: ['VCH', 'PCT_VCH'] },
    },
  ],
});
