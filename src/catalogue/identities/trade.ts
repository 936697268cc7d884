/** Identities of foreign trade. */
import { ITGS } from '../../sources/abs/datasets/ITGS.ts';
import { defineIdentity, type Term } from './identity.ts';

const goods = (DATA_ITEM: string, TSEST: string): Term => ({ dataset: ITGS, select: { MEASURE: 'M1', DATA_ITEM, TSEST, REGION: 'AUS' } });

const balance = (adjustment: string) => ({ B: goods('170', adjustment), X: goods('1000', adjustment), M: goods('2000', adjustment) });

/** Imports are debits, and negative in the dataflow. */
export const balanceOnGoods = defineIdentity({
  id: 'balance-on-goods',
  title: 'The balance on goods and its sides',
  formula: 'B = X - |M|',
  sets: { original: balance('10'), 'seasonally adjusted': balance('20'), trend: balance('30') },
  residual: ({ B, X, M }) => B - (X - Math.abs(M)),
});
