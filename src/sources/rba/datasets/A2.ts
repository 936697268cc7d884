/** RBA A2: changes in monetary policy and administered rates. */
import { rbaTable } from '../table.ts';

export const A2 = rbaTable({
  id: 'A2',
  file: 'a2',
  workbook: 'a02hist.xlsx',
  title: 'Changes in monetary policy and administered rates',
  description:
    'Every change of the cash rate target since 23 January 1990, with the rates on exchange settlement balances and overnight repurchase agreements.',
  frequency: 'D',
  words: {
    cash_rate_target: 'ARBAMPCNCRT',
    cash_rate_target_change: 'ARBAMPCCCR',
    exchange_settlement_rate: 'ARBAMPNRPESB',
    exchange_settlement_rate_change: 'ARBAMPCRPESB',
    overnight_repo_rate: 'ARBAMPNORR',
    overnight_repo_rate_change: 'ARBAMPCORR',
  },
  default: 'ARBAMPCNCRT',
  maxAgeDays: null,
  checkEveryMinutes: 360,
  releaseTitles: ['Monetary Policy Board decision'],
  quirks: [
    'Dates are the days on which a change took effect. Since February 2008, a change takes effect on the business day after the decision.',
    'There are no values between changes. The target on a day is the latest value dated on or before it.',
    {
      text: 'From January to April 1990, the target was a range such as 17.00 to 17.50. These rows have no value. They have the status “range” and the text as published.',
      of: { SERIES: ['ARBAMPCNCRT'] },
    },
  ],
});
