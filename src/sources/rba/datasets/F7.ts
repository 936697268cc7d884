/** RBA F7: business lending rates. */
import { rbaTable } from '../table.ts';

export const F7 = rbaTable({
  id: 'F7',
  file: 'f7',
  title: 'Business lending rates',
  description: 'Average interest rates on outstanding and new loans to small, medium and large businesses, from July 2019.',
  frequency: 'M',
  words: {
    outstanding_small_business_total: 'FLRBFOSBT',
    outstanding_small_business_fixed: 'FLRBFOSBF',
    outstanding_small_business_variable: 'FLRBFOSBV',
    outstanding_medium_business_total: 'FLRBFOMBT',
    outstanding_medium_business_fixed: 'FLRBFOMBF',
    outstanding_medium_business_variable: 'FLRBFOMBV',
    outstanding_large_business_total: 'FLRBFOLBT',
    outstanding_large_business_fixed: 'FLRBFOLBF',
    outstanding_large_business_variable: 'FLRBFOLBV',
    new_small_business_total: 'FLRBFNSBT',
    new_small_business_fixed: 'FLRBFNSBF',
    new_small_business_variable: 'FLRBFNSBV',
    new_large_business_total: 'FLRBFNLBT',
    new_large_business_fixed: 'FLRBFNLBF',
    new_large_business_variable: 'FLRBFNLBV',
  },
  default: 'FLRBFOSBT',
  maxAgeDays: 80,
});
