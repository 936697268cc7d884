/** RBA F3: corporate bond yields. */
import { rbaTable } from '../table.ts';

export const F3 = rbaTable({
  id: 'F3',
  file: 'f3',
  title: 'Yields of corporate bonds',
  description: 'Yields of bonds of Australian non-financial corporations by credit rating and tenor, at the end of each month.',
  frequency: 'M',
  words: {
    a_rated_3yr: 'FNFYA3M',
    a_rated_5yr: 'FNFYA5M',
    a_rated_7yr: 'FNFYA7M',
    a_rated_10yr: 'FNFYA10M',
    bbb_rated_3yr: 'FNFYBBB3M',
    bbb_rated_5yr: 'FNFYBBB5M',
    bbb_rated_7yr: 'FNFYBBB7M',
    bbb_rated_10yr: 'FNFYBBB10M',
  },
  default: null,
  maxAgeDays: 75,
  quirks: ['Averages over bonds. Bonds closer to the tenor have a larger weight. For spreads, subtract a government bond yield.'],
});
