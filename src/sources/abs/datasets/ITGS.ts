/** ABS ITGS: international trade in goods. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const ITGS = absDataflow({
  id: 'ITGS',
  title: 'International trade in goods',
  description: 'Exports (credits) and imports (debits) of goods by kind, and the balance on goods, on a balance of payments basis.',
  catalogueNumber: '5368.0',
  publication: 'economy/international-trade/international-trade-goods',
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Value, or its change from the previous month.',
      words: { current_prices: 'M1', change_month: 'M2' },
      default: 'M1',
    },
    DATA_ITEM: {
      name: 'data_item',
      description: 'The balance, a total, or a kind of goods.',
      words: {
        balance_on_goods: '170',
        total_goods_exports: '1000',
        total_goods_imports: '2000',
        general_merchandise_exp: '1050',
        general_merchandise_imp: '2050',
        rural_goods_exports: '1100',
        meat: '1150',
        cereal: '1200',
        wool: '1250',
        non_rural: '1350',
        metal_ores: '1400',
      },
      default: '170',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['International Trade in Goods'],
  statesMultiplier: true,
  maxAgeDays: 75,
  quirks: [
    'Goods only. Services are in the quarterly balance of payments.',
    {
      text: 'Imports are debits and may be published as negative numbers. The balance on goods is the sum of exports and imports with their signs, so check the signs before you subtract.',
      of: { DATA_ITEM: ['170', '2000', '2050'] },
    },
    { text: 'Changes are from the previous month.', of: { MEASURE: ['M2'] } },
  ],
  // If the dataflow is not available, an older version of table 1 of publication 5368.0 is read. It also has services. Services, and goods
  // with unknown codes, are skipped.
  workbook: {
    parts: {
      DATA_ITEM: {
        'Credits, Total goods': '1000',
        'Credits, Rural goods': '1100',
        'Credits, Non-rural goods': '1350',
        'Debits, Total goods': '2000',
      },
    },
    all: { MEASURE: { 'Current prices': 'M1' }, REGION: { Australia: 'AUS' } },
  },
});
