/** ABS CWD: construction work done, preliminary. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const CWD = absDataflow({
  id: 'CWD',
  title: 'Construction work done, preliminary',
  description: 'Value of building and engineering construction work done, by state, about eight weeks after the quarter.',
  catalogueNumber: '8755.0',
  publication: 'industry/building-and-construction/construction-work-done-australia-preliminary',
  frequency: 'Q',
  dimensions: {
    MEASURE: 'M1',
    PRICE_ADJUSTMENT: {
      name: 'prices',
      description: 'Chain volume or current prices.',
      words: { chain_volume: 'CVM', current_prices: 'CUR' },
      default: 'CVM',
    },
    SECTOR_OWN: { name: 'sector', description: 'Sector of the owner.', words: { all_sectors: '9', private: '1' }, default: '9' },
    CONSTRUCTION_TYPE: {
      name: 'construction',
      description: 'Type of construction.',
      words: { total: 'TOT', building: '03', engineering: '04' },
      default: 'TOT',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Construction Work Done, Australia, Preliminary'],
  statesMultiplier: true,
  maxAgeDays: 170,
  quirks: ['Preliminary. Later publications on building and engineering work revise these estimates.'],
});
