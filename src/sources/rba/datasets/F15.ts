/** RBA F15: real exchange rate measures. */
import { rbaTable } from '../table.ts';

export const F15 = rbaTable({
  id: 'F15',
  file: 'f15',
  workbook: 'f15hist.xlsx',
  title: 'Real exchange rate measures',
  description:
    'Real trade-weighted, import-weighted and other indexes of the Australian dollar, adjusted for relative consumer prices, quarterly.',
  frequency: 'Q',
  words: {
    real_twi: 'FRERTWI',
    real_import_weighted: 'FRERIWI',
  },
  default: 'FRERTWI',
  maxAgeDays: 160,
});
