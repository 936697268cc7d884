/** APRA monthly ADI statistics: assets, loans, liabilities and deposits on the books of each bank. */
import { BANKING_MEASURES } from '../banking-measures.ts';
import { BACK_SERIES, NEWEST_MONTH } from '../banking-pages.ts';
import { apraBook } from '../book.ts';
import { INSTITUTION, parseMonthlyBanking } from '../monthly-banking.ts';
import { pageAsk } from '../page.ts';

export const MONTHLY_BANKING_STATS = apraBook({
  id: 'MONTHLY_BANKING_STATS',
  aliases: ['monthly-banking'],
  title: 'Monthly ADI statistics (MADIS) by institution',
  description:
    'Selected assets, loans, liabilities and deposits on the domestic books of each bank and other authorised deposit-taking institution, monthly since March 2019.',
  file: BACK_SERIES,
  ask: pageAsk(BACK_SERIES, 'back-series', NEWEST_MONTH),
  frequency: 'M',
  dimensions: [
    {
      name: 'bank',
      id: INSTITUTION,
      description: 'The licensed institution. Its code is its ABN.',
      words: {
        amp: '15081596009',
        anz: '11005357522',
        bendigo: '11068049178',
        boq: '32009656740',
        cba: '48123123124',
        hsbc: '48006434162',
        ing: '24000893292',
        macquarie: '46008583542',
        nab: '12004044937',
        suncorp: '66010831722',
        westpac: '33007457141',
      },
      default: null,
      match: 'words',
      aliases: ['abn'],
    },
  ],
  codes: { bank: 'abn' },
  measures: BANKING_MEASURES,
  suffix: '_aud_m',
  maxAgeDays: 75,
  quirks: [
    'Figures are for the domestic books of the licensed entity. A subsidiary with a separate licence has separate rows.',
    { text: 'The dataset has no totals. You can add all institutions in a month without double counting.', of: 'table' },
    'If a figure is empty, APRA did not collect it from that institution.',
    'Statistics before March 2019 have different definitions and are not in this dataset.',
  ],
  parse: parseMonthlyBanking,
});
