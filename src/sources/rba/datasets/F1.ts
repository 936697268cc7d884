/** RBA F1: money market interest rates and yields, daily. */
import { rbaTable } from '../table.ts';

export const F1 = rbaTable({
  id: 'F1',
  file: 'f1',
  workbook: 'f01d.xlsx',
  title: 'Interest rates and yields: money market, daily',
  description: 'The cash rate target, the interbank overnight cash rate and money market yields on each business day.',
  frequency: 'D',
  words: {
    cash_rate_target: 'FIRMMCRTD',
    cash_rate_target_change: 'FIRMMCCRT',
    interbank_cash_rate: 'FIRMMCRID',
    interbank_cash_rate_high: 'FIRMMCRIH',
    interbank_cash_rate_low: 'FIRMMCRIL',
    cash_market_volume: 'FIRMMCRIV',
    cash_market_count: 'FIRMMCRIN',
    total_return_index: 'FIRMMCTRI',
    bank_bill_30d: 'FIRMMBAB30D',
    bank_bill_90d: 'FIRMMBAB90D',
    bank_bill_180d: 'FIRMMBAB180D',
  },
  default: 'FIRMMCRTD',
  maxAgeDays: 14,
  checkEveryMinutes: 240,
  windowed: true,
  quirks: [
    {
      text: 'For the current cash rate target, use this table or table A2. Table F1.1 has monthly averages.',
      of: { SERIES: ['FIRMMCRTD'] },
    },
    'The table begins in 2011.',
  ],
});
