/** RBA J1: forecasts of the cash rate by market economists. */
import { rbaTable } from '../table.ts';

export const J1_CASH_RATE = rbaTable({
  id: 'J1-CASH-RATE',
  file: 'j1',
  csv: 'j1-cash-rate.csv',
  title: "Market economists' forecasts of the cash rate",
  description: 'Forecasts of the cash rate target by market economists in each quarterly survey by the Bank, by quarters ahead.',
  frequency: 'Q',
  words: {
    median: 'JCRFMED',
    mean: 'JCRFMN',
    lowest: 'JCRFLO',
    highest: 'JCRFHI',
    responses: 'JCRFNR',
    standard_deviation: 'JCRFSD',
  },
  default: 'JCRFMED',
  maxAgeDays: 190,
  quirks: [
    'The period is the quarter of the survey. Surveys in February and August have odd numbers of quarters ahead. Surveys in May and November have even numbers.',
    'The lowest and highest values are the most extreme responses, not a range of confidence.',
  ],
});
