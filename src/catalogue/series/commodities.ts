/** The Reserve Bank's commodity price index, by commodity group, in Australian dollars, US dollars and special drawing rights. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { I2 } from '../../sources/rba/datasets/I2.ts';
import { column, INDEX } from '../handles.ts';

/** One row for each group: its part of the Bank's series ids, its part of Wattle's ids, and its name. */
const GROUPS = [
  ['AI', 'ALL', 'all items'],
  ['RC', 'RURAL', 'rural commodities'],
  ['NR', 'NON_RURAL', 'non-rural commodities'],
  ['BM', 'BASE_METALS', 'base metals'],
  ['BC', 'BULK', 'bulk commodities, export prices'],
  ['AIS', 'ALL_SPOT', 'all items, bulk commodities at spot prices'],
  ['BCS', 'BULK_SPOT', 'bulk commodities, spot prices'],
] as const;

const CURRENCIES = [
  ['AD', 'AUD', 'Australian dollars'],
  ['SDR', 'SDR', 'special drawing rights'],
  ['USD', 'USD', 'US dollars'],
] as const;

export const AU_COMMODITY_PRICES: readonly SeriesHandle[] = GROUPS.flatMap(([group, detail, name]) =>
  CURRENCIES.map(([code, currency, money]) =>
    column(I2, `GRCP${group}${code}`, {
      id: `AU.COMMODITY.PRICES.${detail}.${currency}`,
      title: `Index of commodity prices, ${name}, in ${currency}`,
      description: `The Reserve Bank's index of commodity prices, ${name}, in ${money}, monthly. Each vintage states its reference year (in May 2026: 2024–25 = 100).`,
      ...INDEX,
      topic: 'trade',
      tags: ['commodity prices', 'commodities', 'exports', name, money],
    }),
  ),
);
