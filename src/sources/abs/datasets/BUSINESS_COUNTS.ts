/** ABS BUSINESS_COUNTS: businesses, entries and exits in each quarter, from time series 13 of publication 8165.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const BUSINESS_COUNTS = absWorkbooks({
  id: 'BUSINESS_COUNTS',
  title: 'Counts of businesses, entries and exits',
  description: 'Actively trading businesses in Australia in each quarter, with the businesses that entered and those that left.',
  catalogueNumber: '8165.0',
  publication: 'economy/business-indicators/counts-australian-businesses-including-entries-and-exits',
  // The pages of later releases have only annual counts.
  release: 'jul2020-jun2024',
  frequency: 'Q',
  tables: [{ file: '8165TS13.xlsx' }],
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Businesses operating, entries or exits.',
      lines: { operating: 'Total businesses operating', entries: 'Entries', exits: 'Exits' },
      default: 'operating',
    },
  },
  adjustment: 'seasonally_adjusted',
  releaseTitle: 'Counts of Australian Businesses, including Entries and Exits',
  maxAgeDays: 560,
  quirks: [
    'A business is counted if it has an ABN and is active for goods and services tax (GST). Most small businesses below the GST threshold are not counted.',
    'An entry is a new business, or a business that became active again. An exit is not always a failure: businesses also close, merge or stop trading.',
  ],
});
