/** ABS CPI_WEIGHTS: weights of the consumer price index. */
import { CPI_CLASSES, CPI_PUBLICATION, CPI_SETS } from '../consumer-prices.ts';
import { absDataflow } from '../dataflow.ts';
import { capitalRegion } from '../regions.ts';

export const CPI_WEIGHTS = absDataflow({
  id: 'CPI_WEIGHTS',
  title: 'Consumer Price Index weights',
  description:
    'The weight of each group, sub-group and expenditure class in the consumer price index, at each re-weighting since September 2018.',
  catalogueNumber: '6401.0',
  publication: CPI_PUBLICATION,
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { weight_pct: '1', city_share_pct: '2', points: '3' },
      default: '1',
    },
    INDEX: {
      name: 'category',
      description: 'All groups, a group, sub-group or expenditure class.',
      words: CPI_CLASSES,
      sets: CPI_SETS,
      default: null,
    },
    REGION: capitalRegion,
    FREQ: 'Q',
  },
  maxAgeDays: null,
  quirks: [
    'The basket is re-weighted about once a year, so the latest row may be more than a year old.',
    {
      text: 'The dataset contains four levels: all groups, 11 groups, 33 sub-groups and 87 classes. The weights in each level add up to 100. The codelist shows the hierarchy.',
      of: 'table',
    },
    'Weights are those at the re-weighting. They are not updated for later price changes.',
  ],
});
