/** ABS ANA_IND_GVA: gross value added by industry. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { industryWords } from '../industries.ts';

const { all: _all, ...DIVISIONS } = industryWords();

export const ANA_IND_GVA = absDataflow({
  id: 'ANA_IND_GVA',
  title: 'Gross value added by industry',
  description: 'Production of gross domestic product by industry: chain volumes, quarterly changes and contributions to growth.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Chain volume, change from the previous quarter, or contribution to growth.',
      words: { chain_volume: 'VCH', change: 'PCT_VCH', contribution: 'TCH' },
      default: 'VCH',
    },
    DATA_ITEM: {
      name: 'series',
      description: 'Gross value added of the whole division, or of all industries at basic prices.',
      words: { gross_value_added: 'GPM', basic_prices: 'GPP' },
      default: 'GPM',
    },
    SECTOR: {
      name: 'sector',
      description: 'All sectors, or ownership of dwellings, which is not an industry.',
      words: { all: 'SSS', ownership_of_dwellings: 'SSD' },
      default: 'SSS',
    },
    TSEST: adjustment('seasonally_adjusted'),
    INDUSTRY: {
      name: 'industry',
      description: 'ANZSIC division.',
      words: { all: 'TOTAL', ...DIVISIONS },
      default: 'TOTAL',
    },
    REGION: 'AUS',
    FREQ: 'Q',
  },
  releaseTitles: ['Australian National Accounts: National Income, Expenditure and Product'],
  maxAgeDays: 170,
  quirks: [
    {
      text: 'In this dataflow, the code GPM is gross value added of a division. In other dataflows, it is gross domestic product.',
      of: 'table',
    },
    { text: 'Chain volumes of industries do not add up to gross domestic product before the reference year.', of: { MEASURE: ['VCH'] } },
  ],
});
