/** Trade in goods: exports, imports and the balance, monthly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { ITGS } from '../../sources/abs/datasets/ITGS.ts';
import { AUD_MILLION, key } from '../handles.ts';

const goods = (id: string, item: string, what: string, tags: readonly string[]): SeriesHandle =>
  key(
    ITGS,
    { MEASURE: 'M1', DATA_ITEM: item, TSEST: '20', REGION: 'AUS' },
    {
      id,
      title: `${what}, seasonally adjusted`,
      description: `${what} of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits, so they may have negative values.`,
      ...AUD_MILLION,
      topic: 'trade',
      adjustment: 'seasonally_adjusted',
      tags: ['trade', 'goods', ...tags],
    },
  );

export const AU_TRADE_BALANCE = goods('AU.TRADE.BALANCE', '170', 'Balance on goods', ['trade balance', 'surplus']);
export const AU_TRADE_EXPORTS = goods('AU.TRADE.EXPORTS', '1000', 'Exports of goods', ['exports']);
export const AU_TRADE_IMPORTS = goods('AU.TRADE.IMPORTS', '2000', 'Imports of goods', ['imports']);
export const AU_TRADE_EXPORTS_MERCHANDISE = goods('AU.TRADE.EXPORTS.MERCHANDISE', '1050', 'Exports of general merchandise', ['exports']);
export const AU_TRADE_IMPORTS_MERCHANDISE = goods('AU.TRADE.IMPORTS.MERCHANDISE', '2050', 'Imports of general merchandise', ['imports']);
export const AU_TRADE_EXPORTS_RURAL = goods('AU.TRADE.EXPORTS.RURAL', '1100', 'Exports of rural goods', ['exports', 'agriculture']);
export const AU_TRADE_EXPORTS_NON_RURAL = goods('AU.TRADE.EXPORTS.NON_RURAL', '1350', 'Exports of non-rural goods', ['exports']);
export const AU_TRADE_EXPORTS_MEAT = goods('AU.TRADE.EXPORTS.MEAT', '1150', 'Exports of meat', ['exports', 'agriculture']);
export const AU_TRADE_EXPORTS_CEREALS = goods('AU.TRADE.EXPORTS.CEREALS', '1200', 'Exports of cereals', ['exports', 'agriculture']);
export const AU_TRADE_EXPORTS_WOOL = goods('AU.TRADE.EXPORTS.WOOL', '1250', 'Exports of wool', ['exports', 'agriculture']);
export const AU_TRADE_EXPORTS_METAL_ORES = goods('AU.TRADE.EXPORTS.METAL_ORES', '1400', 'Exports of metal ores and minerals', [
  'exports',
  'iron ore',
  'mining',
]);
