/** RBA I2: commodity prices. */
import { rbaTable } from '../table.ts';

export const I2 = rbaTable({
  id: 'I2',
  file: 'i2',
  title: 'Commodity prices',
  description: "The Bank's index of commodity prices, in Australian dollars, US dollars and special drawing rights.",
  frequency: 'M',
  words: {
    all_items_sdr: 'GRCPAISDR',
  },
  default: 'GRCPAISDR',
  maxAgeDays: 50,
  releaseTitles: ['Index of Commodity Prices'],
});
