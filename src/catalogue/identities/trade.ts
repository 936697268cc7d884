/** Identities of trade and the international investment position. */
import { IIP } from '../../sources/abs/datasets/IIP.ts';
import { IIP_NET } from '../../sources/abs/datasets/IIP_NET.ts';
import { ITGS } from '../../sources/abs/datasets/ITGS.ts';
import { defineIdentity, type Term } from './identity.ts';

const goods = (DATA_ITEM: string, TSEST: string): Term => ({ dataset: ITGS, select: { MEASURE: 'M1', DATA_ITEM, TSEST, REGION: 'AUS' } });

const balance = (adjustment: string) => ({ B: goods('170', adjustment), X: goods('1000', adjustment), M: goods('2000', adjustment) });

/** Imports are negative in the dataflow, because they are debits. */
export const balanceOnGoods = defineIdentity({
  id: 'balance-on-goods',
  title: 'The balance on goods and its sides',
  formula: 'B = X - |M|',
  sets: { original: balance('10'), 'seasonally adjusted': balance('20'), trend: balance('30') },
  residual: ({ B, X, M }) => B - (X - Math.abs(M)),
});

const position = (DATA_ITEM: string): Term => ({ dataset: IIP, select: { DATA_ITEM } });

export const foreignDebtAndEquity = defineIdentity({
  id: 'foreign-debt-and-equity',
  title: 'The net international investment position, and debt and equity',
  formula: 'N = D + E',
  sets: { '': { N: position('1300A'), D: position('1100B'), E: position('1100A') } },
  residual: ({ N, D, E }) => N - (D + E),
});

/** Assets are negative in the dataflow, so they are added and not subtracted. */
export const foreignAssetsAndLiabilities = defineIdentity({
  id: 'foreign-assets-and-liabilities',
  title: 'The net international investment position, and liabilities and assets',
  formula: 'N = L + A',
  sets: { '': { N: position('1300A'), L: position('1250A'), A: position('1200A') } },
  residual: ({ N, L, A }) => N - (L + A),
});

export const netForeignPosition = defineIdentity({
  id: 'net-foreign-position',
  title: 'The net international investment position of the dataflow and of the workbook',
  formula: 'N of IIP = N of 5302.0',
  sets: { '': { flow: position('1300A'), workbook: { dataset: IIP_NET, select: { MEASURE: 'net_position' } } } },
  residual: ({ flow, workbook }) => flow - workbook,
});
