/** RBA D3: monetary aggregates. */
import { rbaTable } from '../table.ts';

export const D3 = rbaTable({
  id: 'D3',
  file: 'd3',
  title: 'Monetary aggregates',
  description: 'Levels of currency, M3, broad money and the money base, in billions of dollars.',
  frequency: 'M',
  words: {
    m3_sa: 'DMAM3S',
    broad_money_sa: 'DMABMS',
    currency_sa: 'DMACS',
    money_base: 'DMAMMB',
  },
  default: null,
  maxAgeDays: 100,
  releaseTitles: ['Financial Aggregates'],
});
