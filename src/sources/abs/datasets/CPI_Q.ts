/** ABS CPI_Q: analytical series of the quarterly consumer price index. */

import { CPI_PUBLICATION } from '../consumer-prices.ts';
import { absDataflow } from '../dataflow.ts';

export const CPI_Q = absDataflow({
  id: 'CPI_Q',
  title: 'Consumer Price Index, quarterly, underlying measures',
  description: 'Trimmed mean, weighted median and seasonally adjusted all groups of the quarterly consumer price index.',
  catalogueNumber: '6401.0',
  publication: CPI_PUBLICATION,
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Index, or its change from the previous quarter or from a year earlier.',
      words: { index: '1', change_quarter: '2', change_year: '3' },
      default: '3',
    },
    INDEX: {
      name: 'category',
      description: 'Underlying measure.',
      words: { trimmed_mean: '999902', weighted_median: '999903', all_groups: '999901' },
      default: '999902',
    },
    TSEST: '20',
    REGION: '50',
    FREQ: 'Q',
  },
  releaseTitles: ['Consumer Price Index, Australia'],
  maxAgeDays: 150,
  quirks: ['Seasonal factors are re-estimated with each release, so earlier quarters are revised.'],
});
