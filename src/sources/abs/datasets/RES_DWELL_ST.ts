/** ABS RES_DWELL_ST: total value of dwellings, by state. */
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const RES_DWELL_ST = absDataflow({
  id: 'RES_DWELL_ST',
  title: 'Total value of dwellings by state',
  description:
    'Value, number and mean price of residential dwellings, for Australia and each state and territory, quarterly since September 2011.',
  catalogueNumber: '6432.0',
  publication: 'economy/price-indexes-and-inflation/total-value-dwellings',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { value_all_sectors: '1', value_households: '2', value_non_households: '3', dwelling_count: '4', mean_price: '5' },
      default: '5',
    },
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Total Value of Dwellings'],
  statesMultiplier: true,
  maxAgeDays: 190,
  quirks: [
    {
      text: 'Units differ by measure: values are in millions of dollars, the mean price in thousands of dollars, and the number of dwellings in thousands.',
      of: 'table',
    },
    'Every release revises the latest two quarters. The latest quarter is preliminary.',
    'Earlier publications use the catalogue number 6416.0.',
  ],
  workbook: {
    file: '643201.xlsx',
    parts: {
      MEASURE: {
        'Owned by All Sectors': '1',
        'Owned by Households': '2',
        'Owned by Non-Households': '3',
        'Number of residential dwellings': '4',
        'Mean price of residential dwellings': '5',
      },
      REGION: STATE_NAMES,
    },
    silent: ['Value of dwelling stock'],
  },
});
