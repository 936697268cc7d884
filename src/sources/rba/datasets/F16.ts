/** RBA F16: indicative mid rates for Australian Government securities. */
import { rbaTable } from '../table.ts';

export const F16 = rbaTable({
  id: 'F16',
  file: 'f16',
  title: 'Indicative mid rates of Australian Government securities',
  description: 'End-of-day mid rates of each Australian Government security on issue.',
  frequency: 'D',
  words: {},
  default: null,
  maxAgeDays: 10,
  windowed: true,
});
