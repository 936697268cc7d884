/** ABS LEND_BUSINESS_SIZE: new loan commitments to businesses by size, from tables 30, 32 and 34 of publication 5601.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const LEND_BUSINESS_SIZE = absWorkbooks({
  id: 'LEND_BUSINESS_SIZE',
  title: 'Lending indicators: business loans by size of business',
  description:
    'New fixed-term loan commitments to small, medium and large businesses by purpose, value in each quarter since September 2019.',
  catalogueNumber: '5601.0',
  publication: 'economy/finance/lending-indicators',
  frequency: 'Q',
  tables: [{ file: '560130.xlsx' }, { file: '560132.xlsx' }, { file: '560134.xlsx' }],
  dimensions: {
    SIZE: {
      name: 'size',
      description: 'Size of the business.',
      lines: { small: 'Small businesses', medium: 'Medium businesses', large: 'Large businesses' },
      default: null,
    },
    PURPOSE: {
      name: 'purpose',
      description: 'Purpose of the loan. For large businesses, only construction and property are available.',
      lines: {
        all_without_refinancing: 'Total purpose excluding refinancing',
        construction: 'Construction',
        property: 'Purchase of property',
      },
      default: null,
    },
  },
  adjustment: 'only original',
  silent: ['Businesses', 'Business Finance', 'Fixed term loans', 'New loan commitments', 'Value'],
  releaseTitle: 'Lending Indicators',
  maxAgeDays: 200,
  quirks: ['The figures are commitments, and not all commitments are drawn. The dataflow LEND_BUSINESS has other tables.'],
});
