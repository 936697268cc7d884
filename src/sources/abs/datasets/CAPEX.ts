/** ABS CAPEX: private new capital expenditure, actual and expected. */
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

const { id: _id, ...STATE } = stateRegion;

export const CAPEX = absDataflow({
  id: 'CAPEX',
  title: 'Private new capital expenditure',
  description:
    'Amount that private businesses spend on new buildings, structures and equipment, by asset, industry group and state, each quarter.',
  catalogueNumber: '5625.0',
  publication: 'economy/business-indicators/private-new-capital-expenditure-and-expected-expenditure-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Actual expenditure, or expected expenditure for the short or the longer term.',
      words: { actual: 'M1', expected_short_term: 'M2', expected_long_term: 'M3' },
      default: 'M1',
    },
    PRICE_ADJUSTMENT: {
      name: 'prices',
      description: 'Chain volume or current prices. Expectations are in current prices.',
      words: { chain_volume: 'CVM', current_prices: 'CUR' },
      default: 'CVM',
    },
    ASSET: {
      name: 'asset',
      description: 'Type of asset.',
      words: { total: 'TOT', buildings_structures: '1', equipment_plant_machinery: '2' },
      default: 'TOT',
    },
    INDUSTRY: {
      name: 'industry',
      description: 'Industry group. Groups have original series only.',
      words: { all: 'TOT', mining: 'P01', manufacturing: 'P02', non_mining: 'P95' },
      default: 'TOT',
    },
    TSEST: {
      name: 'adjustment',
      description: 'Seasonal adjustment. Industry groups have original series only.',
      words: { original: '10', seasonally_adjusted: '20' },
      default: '20',
    },
    STATE,
    FREQ: 'Q',
  },
  releaseTitles: ['Private New Capital Expenditure and Expected Expenditure, Australia'],
  maxAgeDays: 170,
  quirks: [
    'The survey excludes agriculture and public administration, so its total is not the private business investment in the national accounts.',
    {
      text: 'Expectations are as reported by businesses. They are not adjusted with past ratios of actual to expected expenditure.',
      of: { MEASURE: ['M2', 'M3'] },
    },
  ],
});
