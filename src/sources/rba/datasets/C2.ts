/** RBA C2: debit cards. */
import { rbaTable } from '../table.ts';

export const C2 = rbaTable({
  id: 'C2',
  file: 'c2',
  workbook: 'c02hist.xlsx',
  title: 'Debit cards',
  description: 'Seasonally adjusted numbers and values of purchases, cash-outs and other transactions with debit cards in Australia.',
  frequency: 'M',
  words: {
    number_of_purchases: 'CDCPTTNSA',
    value_of_purchases: 'CDCPTTVSA',
    number_of_cash_out_transactions: 'CDCTCONSA',
    value_of_cash_out_transactions: 'CDCTCOVSA',
    number_of_domestic_transactions: 'CDCPDNSA',
    value_of_domestic_transactions: 'CDCPDVSA',
    number_of_overseas_transactions: 'CDCPFNSA',
    value_of_overseas_transactions: 'CDCPFVSA',
    total_number_of_transactions: 'CDCPTNSA',
    total_value_of_transactions: 'CDCPTVSA',
    number_of_transactions_acquired_in_australia_own_cards: 'CDAQTONSA',
    value_of_transactions_acquired_in_australia_own_cards: 'CDAQTOVSA',
    number_of_transactions_acquired_in_australia_other_domestic: 'CDAQTODNSA',
    value_of_transactions_acquired_in_australia_other_domestic: 'CDAQTODVSA',
    number_of_transactions_acquired_in_australia_device_present: 'CDAQTDPNSA',
    value_of_transactions_acquired_in_australia_device_present: 'CDAQTDPVSA',
    number_of_transactions_acquired_in_australia_device_not: 'CDAQTDNPNSA',
    value_of_transactions_acquired_in_australia_device_not: 'CDAQTDNPVSA',
    total_number_of_transactions_acquired_in_australia: 'CDAQTTNSA',
    total_value_of_transactions_acquired_in_australia: 'CDAQTTVSA',
  },
  default: 'CDCPTVSA',
  maxAgeDays: 100,
  releaseTitles: ['Retail Payments'],
  quirks: [
    'Changes in reporting by institutions cause breaks in series. The RBA lists the breaks in the sheet “Series breaks” of the workbook.',
  ],
});
