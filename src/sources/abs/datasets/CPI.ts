/** ABS CPI: consumer price index, quarterly. */
import { CPI_CLASSES, CPI_NAMES, CPI_PUBLICATION, CPI_SETS } from '../consumer-prices.ts';
import { absDataflow } from '../dataflow.ts';
import { CITY_NAMES, capitalRegion } from '../regions.ts';

export const CPI = absDataflow({
  id: 'CPI',
  title: 'Consumer Price Index, quarterly',
  description:
    'The consumer price index by group and expenditure class, for Australia and each capital city: index numbers, quarterly change and contribution in index points, original.',
  catalogueNumber: '6401.0',
  publication: CPI_PUBLICATION,
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { index: '1', change_quarter: '2', contribution_to_index: '4' },
      default: '1',
    },
    INDEX: {
      name: 'category',
      description: 'All groups, a group, sub-group or expenditure class.',
      words: CPI_CLASSES,
      sets: CPI_SETS,
      default: '10001',
    },
    TSEST: { name: 'adjustment', description: 'Seasonal adjustment.', words: { original: '10' }, default: '10' },
    REGION: capitalRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Consumer Price Index, Australia'],
  maxAgeDays: 150,
  quirks: [
    'Since the complete monthly CPI began with October 2025, the quarterly index is the average of three monthly indexes.',
    {
      text: 'At quarterly frequency this dataflow has no annual change, seasonally adjusted series or trimmed mean. Annual and trimmed mean rates are in rba.G1, and seasonally adjusted quarterly series in abs.CPI_Q.',
      of: 'table',
    },
    {
      text: 'Index numbers are re-referenced to the month of September 2025 = 100.0, so a quarter is not exactly 100. Earlier vintages use 2011-12 = 100.0. Changes calculated from index numbers may differ by 0.1 from published changes.',
      of: { MEASURE: ['1'] },
    },
  ],
  workbook: {
    parts: {
      MEASURE: { 'Index Numbers': '1', 'Percentage Change from Previous Period': '2' },
      INDEX: CPI_NAMES,
      REGION: { ...CITY_NAMES, 'Weighted average of eight capital cities': '50' },
    },
  },
});
