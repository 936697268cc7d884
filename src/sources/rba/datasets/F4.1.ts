/** RBA F4.1: paid deposit rates. */
import { rbaTable } from '../table.ts';

export const F4_1 = rbaTable({
  id: 'F4.1',
  file: 'f4.1',
  title: 'Paid deposit rates',
  description: 'Interest rates that banks pay on outstanding and new deposits of households and businesses, since 2019.',
  frequency: 'M',
  words: {},
  default: null,
  maxAgeDays: 100,
});
