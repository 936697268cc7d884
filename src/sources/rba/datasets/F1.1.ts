/** RBA F1.1: money market interest rates and yields, monthly. */
import { rbaTable } from '../table.ts';

export const F1_1 = rbaTable({
  id: 'F1.1',
  file: 'f1.1',
  workbook: 'f01hist.xlsx',
  title: 'Interest rates and yields: money market, monthly',
  description:
    'Monthly averages of the cash rate target, the interbank overnight cash rate, bank bills and other money market yields since 1969.',
  frequency: 'M',
  words: {
    cash_rate_target: 'FIRMMCRT',
    cash_rate: 'FIRMMCRI',
    bank_bill_30d: 'FIRMMBAB30',
    bank_bill_90d: 'FIRMMBAB90',
    bank_bill_180d: 'FIRMMBAB180',
    ois_30d: 'FIRMMOIS1',
    ois_90d: 'FIRMMOIS3',
    ois_180d: 'FIRMMOIS6',
    treasury_note_30d: 'FIRMMTN1',
    treasury_note_90d: 'FIRMMTN3',
    treasury_note_180d: 'FIRMMTN6',
    cash_rate_highest: 'FIRMMCRIHM',
    cash_rate_lowest: 'FIRMMCRILM',
    cash_market_volume: 'FIRMMCRIVM',
    cash_market_transactions: 'FIRMMCRINM',
  },
  default: 'FIRMMCRT',
  maxAgeDays: 70,
  quirks: [
    {
      text: 'Values are monthly averages, so a change in the cash rate target has its full effect in the following month. For the current target, use table A2 or F1.',
      of: { SERIES: ['FIRMMCRT'] },
    },
  ],
});
