/** RBA G3: inflation expectations. */
import { rbaTable } from '../table.ts';

export const G3 = rbaTable({
  id: 'G3',
  file: 'g3',
  title: 'Inflation expectations',
  description: 'Expected inflation of consumers, businesses, union officials and market economists, and the rate implied by bond yields.',
  frequency: 'Q',
  words: {
    consumer_expectations_1yr: 'GCONEXP',
    business_expectations_3m: 'GBUSEXP',
    union_expectations_1yr: 'GUNIEXPY',
    union_expectations_2yr: 'GUNIEXPYY',
    market_economists_1yr: 'GMAREXPY',
    market_economists_2yr: 'GMAREXPYY',
    break_even_10yr: 'GBONYLD',
  },
  default: 'GCONEXP',
  maxAgeDays: 200,
  quirks: [{ text: 'The file has empty rows for future quarters. They are not included.', of: 'table' }],
});
