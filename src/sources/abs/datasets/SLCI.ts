/** ABS SLCI: selected living cost indexes. */
import { absDataflow } from '../dataflow.ts';
import { capitalRegion } from '../regions.ts';

export const SLCI = absDataflow({
  id: 'SLCI',
  dataflow: 'LCI',
  title: 'Selected Living Cost Indexes',
  description:
    'Living cost indexes for five types of household, including mortgage interest: index numbers and their quarterly and annual change.',
  catalogueNumber: '6467.0',
  publication: 'economy/price-indexes-and-inflation/selected-living-cost-indexes-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { index: '1', change_quarter: '2', change_year: '3' },
      default: '3',
    },
    INDEX: {
      name: 'category',
      description: 'All groups, or a part of household expenditure.',
      words: { all_groups: '10001', mortgage_interest: '131278' },
      default: '10001',
    },
    HOUSHOLD_TYPE: {
      name: 'household_type',
      description: 'Type of household.',
      words: {
        employee: 'P1',
        age_pensioner: 'P2',
        other_government_transfer: 'P3',
        self_funded_retiree: 'P4',
        pensioner_and_beneficiary: 'PBLCI',
      },
      default: null,
    },
    REGION: { ...capitalRegion, description: 'Australia, which means the eight capital cities together.', words: { australia: '50' } },
    FREQ: 'Q',
  },
  otherIds: { HOUSEHOLD_TYPE: 'HOUSHOLD_TYPE', HOUSEHOLD: 'HOUSHOLD_TYPE' },
  releaseTitles: ['Selected Living Cost Indexes, Australia'],
  maxAgeDays: 150,
  quirks: [
    'Unlike the consumer price index, these indexes include mortgage interest charges and exclude the purchase of new dwellings.',
    'These indexes are published only for the eight capital cities together.',
    { text: 'The ABS spells the name of the dimension for household types HOUSHOLD_TYPE.', of: 'table' },
  ],
});
