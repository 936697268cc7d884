/** RBA F8: personal lending rates. */
import { rbaTable } from '../table.ts';

export const F8 = rbaTable({
  id: 'F8',
  file: 'f8',
  title: 'Personal lending rates',
  description: 'Average interest rates on outstanding and new personal loans, credit cards and margin loans, from July 2019.',
  frequency: 'M',
  words: {
    outstanding_credit_card: 'FLRPFOCIT',
    outstanding_personal_fixed: 'FLRPFOFLT',
    outstanding_margin_loans: 'FLRPFOMLT',
    outstanding_flexible_total: 'FLRPFOFTT',
    outstanding_flexible_fixed: 'FLRPFOFTF',
    outstanding_flexible_variable: 'FLRPFOFTV',
    outstanding_other_total: 'FLRPFOORT',
    outstanding_other_fixed: 'FLRPFOORF',
    outstanding_other_variable: 'FLRPFOORV',
    new_personal_fixed: 'FLRPFNFLT',
    new_margin_loans: 'FLRPFNMLT',
    new_flexible_total: 'FLRPFNFTT',
    new_flexible_fixed: 'FLRPFNFTF',
    new_flexible_variable: 'FLRPFNFTV',
  },
  default: 'FLRPFOCIT',
  maxAgeDays: 80,
});
