/** ABS HSI_Q: volumes of household spending. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

const { id: _id, ...STATE } = stateRegion;

export const HSI_Q = absDataflow({
  id: 'HSI_Q',
  title: 'Quarterly Household Spending Indicator, volumes',
  description: 'Household spending by category as chain volumes, quarterly.',
  catalogueNumber: '5682.0',
  publication: 'economy/finance/monthly-household-spending-indicator',
  frequency: 'Q',
  dimensions: {
    MEASURE: '7',
    CATEGORY: {
      name: 'category',
      description: 'Category of consumption (COICOP division), or the total.',
      words: { total: 'TOT', recreation: '50' },
      default: 'TOT',
    },
    PRICE_ADJUSTMENT: 'CVM',
    TSEST: adjustment('seasonally_adjusted'),
    STATE,
    FREQ: 'Q',
  },
  releaseTitles: ['Monthly Household Spending Indicator'],
  statesMultiplier: true,
  maxAgeDays: 190,
  quirks: [
    'Volumes are published with the figures for March, June, September and December. The reference year changes with each September quarter.',
  ],
});
