/** RBA E13: housing loan payments. */
import { rbaTable } from '../table.ts';

export const E13 = rbaTable({
  id: 'E13',
  file: 'e13',
  workbook: 'e13hist.xlsx',
  title: 'Housing loan payments',
  description: 'Interest charged, scheduled and excess payments on housing loans, in dollars and per cent of household disposable income.',
  frequency: 'Q',
  words: {
    interest_to_income: 'LPHTICRI',
    scheduled_payments_to_income: 'LPHTSPRI',
    excess_payments_to_income: 'LPHTEXRI',
    interest_charged: 'LPHTIC',
    scheduled_payments: 'LPHTSP',
    excess_payments: 'LPHTEX',
  },
  default: 'LPHTSPRI',
  maxAgeDays: 190,
});
