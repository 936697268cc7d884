/** RBA F4.1: paid deposit rates. */
import { rbaTable } from '../table.ts';

export const F4_1 = rbaTable({
  id: 'F4.1',
  file: 'f4.1',
  title: 'Paid deposit rates',
  description: 'Interest rates paid by banks on outstanding and new deposits of households and businesses, from 2019.',
  frequency: 'M',
  words: {},
  default: null,
  maxAgeDays: 100,
});
