/** Breaks in credit, interest rates, cards and bank statistics. */
import type { MethodBreak } from './method-break.ts';
import { C1_BREAK_MONTHS, C2_BREAK_MONTHS, D2_BREAK_MONTHS } from './rba-series-breaks.ts';

const LENDERS = 'New lenders began to report, or lenders changed their reporting.';

/** The month in which a new data collection started. */
const COLLECTION_OF_2019 = '2019-07';

export const BREAKS_IN_CREDIT: readonly MethodBreak[] = [
  {
    id: 'credit-2019-07-collection',
    of: [{ dataset: 'rba.D2' }],
    from: COLLECTION_OF_2019,
    kind: 'collection',
    what: 'The Economic and Financial Statistics collection began. Levels before and after cover different lenders and use different definitions. Table D1 has growth adjusted for breaks.',
    size: 'Total credit, seasonally adjusted, fell 0.56% in levels ($2,938.310 billion to $2,921.878 billion), although the Bank published growth of 0.2%.',
    growth: 'absent',
    source: 'RBA, Financial Aggregates, July 2019; d02hist.xlsx, sheet Series breaks, entries of July 2019',
  },
  ...D2_BREAK_MONTHS.filter((month) => month !== COLLECTION_OF_2019).map(
    (month): MethodBreak => ({
      id: `credit-${month}`,
      of: [{ dataset: 'rba.D2' }],
      from: month,
      kind: 'collection',
      what: `${LENDERS} Table D1 has growth adjusted for breaks.`,
      size: null,
      growth: 'given',
      source: `RBA, d02hist.xlsx, sheet Series breaks, ${month}`,
    }),
  ),
  {
    id: 'mortgage-rates-2019-07',
    of: [{ dataset: 'rba.F6' }],
    from: '2019-07',
    kind: 'collection',
    what: 'Rates paid by borrowers are published from this month. Before that, only advertised rates are available (table F5). They are not comparable with rates paid.',
    size: null,
    growth: 'absent',
    source: 'RBA statistical table F6, first period',
  },
  ...C1_BREAK_MONTHS.map(
    (month): MethodBreak => ({
      id: `cards-${month}`,
      of: [{ dataset: 'rba.C1' }],
      from: month,
      kind: 'collection',
      what: 'The institutions that report card data changed, or the content of their reports changed.',
      size: null,
      growth: 'given',
      source: `RBA, c01hist.xlsx, sheet Series breaks, ${month}`,
    }),
  ),
  ...C2_BREAK_MONTHS.map(
    (month): MethodBreak => ({
      id: `debit-cards-${month}`,
      of: [{ dataset: 'rba.C2' }],
      from: month,
      kind: 'collection',
      what: 'The institutions that report card data changed, or the content of their reports changed.',
      size: null,
      growth: 'given',
      source: `RBA, c02hist.xlsx, sheet Series breaks, ${month}`,
    }),
  ),
  {
    id: 'bank-lending-2019-07-collection',
    of: [{ dataset: 'rba.D5' }],
    from: COLLECTION_OF_2019,
    kind: 'collection',
    what: 'The Economic and Financial Statistics collection began. Lending before and after is classified by different definitions.',
    size: 'In that month, lending to owner-occupiers fell from $1,130.8 billion to $1,044.6 billion, and lending to investors rose from $557.2 billion to $638.7 billion.',
    growth: 'absent',
    source: 'RBA statistical table D5, July 2025 edition, June and July 2019. RBA, Financial Aggregates, July 2019',
  },
  {
    id: 'madis-2019-03',
    of: [{ dataset: 'apra.MONTHLY_BANKING_STATS' }],
    from: '2019-03',
    kind: 'collection',
    what: 'The monthly statistics of authorised deposit-taking institutions begin in this month. The earlier Monthly Banking Statistics are a different collection.',
    size: null,
    growth: 'absent',
    source: 'APRA, Monthly authorised deposit-taking institution statistics, back series from March 2019',
  },
  {
    id: 'lending-2019-q3',
    of: [{ dataset: 'abs.LEND_HOUSING' }],
    from: '2019-Q3',
    kind: 'collection',
    what: 'The Economic and Financial Statistics collection began. Some series start here. Earlier numbers of loans to investors are not available.',
    size: null,
    growth: 'given',
    source: 'ABS, Lending Indicators, June quarter 2025, footnote a',
  },
  {
    id: 'commodities-2013-weights',
    of: [{ dataset: 'rba.I2' }],
    from: '2013-03',
    kind: 'rebenchmark',
    what: 'The index of commodity prices was reweighted and rebased.',
    size: null,
    growth: 'given',
    source: 'RBA, Index of Commodity Prices, with the Bulletin of March 2013',
  },
];
