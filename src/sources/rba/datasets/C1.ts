/** RBA C1: credit and charge cards. */
import { rbaTable } from '../table.ts';

export const C1 = rbaTable({
  id: 'C1',
  file: 'c1',
  workbook: 'c01hist.xlsx',
  title: 'Credit and charge cards',
  description:
    'Seasonally adjusted numbers and values of credit and charge card purchases, cash advances, repayments and balances in Australia.',
  frequency: 'M',
  words: {
    number_of_transactions: 'CCCCSTTNSA',
    value_of_transactions: 'CCCCSTTVSA',
    number_of_purchases: 'CCCCSTPNSA',
    value_of_purchases: 'CCCCSTPVSA',
    number_of_domestic_purchases: 'CCCCSPDNSA',
    value_of_domestic_purchases: 'CCCCSPDVSA',
    number_of_overseas_purchases: 'CCCCSPFNSA',
    value_of_overseas_purchases: 'CCCCSPFVSA',
    number_of_cash_advances: 'CCCCSTCANSA',
    value_of_cash_advances: 'CCCCSTCAVSA',
    repayments: 'CCCCSRSA',
    balances_accruing_interest: 'CCCCSBAISA',
    total_balances: 'CCCCSBTSA',
  },
  default: 'CCCCSTPVSA',
  maxAgeDays: 100,
  releaseTitles: ['Retail Payments'],
  quirks: [
    'Changes in reporting by institutions cause breaks in series. The RBA lists the breaks in the sheet “Series breaks” of the workbook.',
  ],
});
