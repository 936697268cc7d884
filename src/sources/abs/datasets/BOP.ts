/** ABS BOP: the balance of payments. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';

export const BOP = absDataflow({
  id: 'BOP',
  title: 'Balance of payments',
  description:
    'The current account and its parts: goods, services, primary and secondary income, quarterly, in current prices and chain volumes.',
  catalogueNumber: '5302.0',
  publication: 'economy/international-trade/balance-payments-and-international-investment-position-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Current prices or chain volume.',
      words: { current_prices: '1', chain_volume: '2' },
      default: '1',
    },
    DATA_ITEM: {
      name: 'item',
      description: 'Line of the account.',
      words: {
        current_account: '100',
        goods_and_services_credits: '110',
        goods_and_services_debits: '120',
        goods: '170',
        services: '180',
        primary_income: '8700',
        secondary_income: '8100',
        goods_credits: '1000',
        goods_debits: '2000',
        services_credits: '4000',
        services_debits: '6000',
      },
      default: '100',
    },
    TSEST: adjustment('seasonally_adjusted'),
    FREQ: 'Q',
  },
  releaseTitles: ['Balance of Payments and International Investment Position, Australia'],
  maxAgeDays: 170,
  quirks: [
    'Debits are negative, because the money flows abroad. The balance is the sum of credits and debits.',
    { text: 'The dataflow has no dimension for regions. All figures are for Australia.', of: 'table' },
  ],
  // If the dataflow is not available, tables 1 to 3 of publication 5302.0 are read, at current prices. Parts of the financial account are
  // skipped.
  workbook: {
    parts: {
      DATA_ITEM: {
        'Current account': '100',
        'Goods and Services credits': '110',
        'Goods and Services debits': '120',
        Goods: '170',
        Services: '180',
        'Primary income': '8700',
        'Secondary income': '8100',
        'Goods credits': '1000',
        'Goods debits': '2000',
        'Services credits': '4000',
        'Services debits': '6000',
      },
    },
    all: { MEASURE: { 'Current prices': '1' } },
  },
});
