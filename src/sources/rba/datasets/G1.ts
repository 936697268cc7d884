/** RBA G1: consumer price inflation. */
import { rbaTable } from '../table.ts';

export const G1 = rbaTable({
  id: 'G1',
  file: 'g1',
  workbook: 'g01hist.xlsx',
  title: 'Consumer price inflation',
  description: 'The consumer price index and its quarterly and annual changes, headline, trimmed mean, weighted median and other measures.',
  frequency: 'Q',
  words: {
    index: 'GCPIAG',
    year_ended: 'GCPIAGYP',
    year_ended_excl_interest_tax: 'GCPIEITCYP',
    year_ended_excl_volatile: 'GCPIXVIYP',
    year_ended_tradables: 'GCPITIYP',
    year_ended_tradables_excl_volatile_tobacco: 'GCPITXVIYP',
    year_ended_non_tradables: 'GCPINTIYP',
    year_ended_weighted_median: 'GCPIOCPMWMYP',
    year_ended_trimmed_mean: 'GCPIOCPMTMYP',
    quarterly: 'GCPIAGQP',
    quarterly_sa: 'GCPIAGSAQP',
    quarterly_weighted_median: 'GCPIOCPMWMQP',
    quarterly_trimmed_mean: 'GCPIOCPMTMQP',
  },
  default: 'GCPIAGYP',
  maxAgeDays: 150,
  quirks: [
    'Rates are for the quarterly CPI. Since 26 November 2025, the headline measure is the monthly CPI (abs.CPI_MONTHLY). Its rates can differ by a few tenths of a percentage point.',
    'The index was re-referenced in the release for the December quarter 2025, from 2011–12 = 100 to September 2025 = 100. Because of rounding, annual inflation since 2000 moved by up to 0.1 percentage points. Earlier rates moved more, by up to 2.7 points in 1950, when the index was small.',
    {
      text: 'In the same vintage, several series got new titles and another treatment of tax changes. Their ids did not change.',
      of: 'table',
    },
  ],
});
