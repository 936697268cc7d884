/** ABS CPI at monthly frequency: the headline consumer price index. */
import { CPI_CATEGORIES, CPI_NAMES, CPI_PUBLICATION, CPI_SETS } from '../consumer-prices.ts';
import { absDataflow } from '../dataflow.ts';
import { CITY_NAMES, capitalRegion } from '../regions.ts';

export const CPI_MONTHLY = absDataflow({
  id: 'CPI_MONTHLY',
  dataflow: 'CPI',
  title: 'Consumer Price Index, monthly',
  description:
    'The complete monthly consumer price index, the headline measure since 26 November 2025, by group and expenditure class, for Australia and each capital city.',
  catalogueNumber: '6401.0',
  publication: CPI_PUBLICATION,
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        index: '1',
        change_month: '2',
        change_year: '3',
        contribution_to_index: '4',
        change_in_contribution: '5',
        contribution_to_monthly_change: '6',
        contribution_to_annual_change: '7',
      },
      default: '3',
    },
    INDEX: {
      name: 'category',
      description: 'All groups, a group, sub-group, expenditure class or analytical series.',
      words: CPI_CATEGORIES,
      sets: CPI_SETS,
      default: '10001',
    },
    TSEST: {
      name: 'adjustment',
      description: 'Seasonal adjustment. The trimmed mean and weighted median are available as seasonally adjusted series only.',
      words: { original: '10', seasonally_adjusted: '20', trend: '30' },
      default: '10',
    },
    REGION: capitalRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Consumer Price Index, Australia'],
  maxAgeDays: 75,
  quirks: [
    { text: 'The All groups index begins in April 2024. Its annual change begins in April 2025.', of: { INDEX: ['10001'] } },
    { text: 'Some expenditure classes start in September 2017, from the earlier monthly indicator.', of: 'table' },
    'The monthly CPI indicator (dataflow CPI_M) ended with September 2025. These figures do not continue it.',
    {
      text: 'Monthly and quarterly CPI have different annual rates, because the quarterly index is the average of three monthly indexes.',
      of: { MEASURE: ['3'] },
    },
    { text: 'The trimmed mean and weighted median need adjustment=seasonally_adjusted.', of: 'table' },
  ],
  workbook: {
    file: '640101.xlsx',
    parts: {
      MEASURE: {
        'Index Numbers': '1',
        'Percentage Change from Previous Period': '2',
        'Percentage Change from Corresponding Month of Previous Year': '3',
      },
      INDEX: CPI_NAMES,
      REGION: CITY_NAMES,
    },
  },
});
