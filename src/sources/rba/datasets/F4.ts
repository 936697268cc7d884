/** RBA F4: retail deposit and investment rates. */
import { rbaTable } from '../table.ts';

export const F4 = rbaTable({
  id: 'F4',
  file: 'f4',
  title: 'Retail deposit and investment rates',
  description: 'Advertised interest rates on transaction, savings and term deposit accounts at banks.',
  frequency: 'M',
  words: {
    transaction_account: 'FRDIRTAB5K',
    bonus_savings: 'FRDIRSAB10K',
    online_savings: 'FRDIRSAO10K',
    cash_management_trust: 'FRDIRCMT',
    term_deposit_1m: 'FRDIRBTD10K1M',
    term_deposit_3m: 'FRDIRBTD10K3M',
    term_deposit_6m: 'FRDIRBTD10K6M',
    term_deposit_12m: 'FRDIRBTD10K1Y',
    term_deposit_3y: 'FRDIRBTD10K3Y',
    term_deposit_at_call: 'FRDIRBTD10KAR',
  },
  default: 'FRDIRBTD10K1Y',
  maxAgeDays: 70,
  quirks: [
    'Rates are as advertised. For the rates that banks pay, see table F4.1.',
    { text: 'The amounts in the titles ($5,000, $10,000 and $50,000) are deposit sizes.', of: 'table' },
  ],
});
