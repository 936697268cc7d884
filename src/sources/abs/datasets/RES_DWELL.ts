/** ABS RES_DWELL: sales of dwellings and their median prices. */
import { absDataflow } from '../dataflow.ts';
import { cityOrRestRegion } from '../regions.ts';

export const RES_DWELL = absDataflow({
  id: 'RES_DWELL',
  title: 'Sales and median prices of dwellings',
  description: 'Number of sales and median price of established houses and attached dwellings, by capital city and rest of state.',
  catalogueNumber: '6432.0',
  publication: 'economy/price-indexes-and-inflation/total-value-dwellings',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Number of sales or their median price, by type of dwelling.',
      words: { house_sales: '1', attached_sales: '2', house_median_price: '3', attached_median_price: '4' },
      default: '3',
    },
    REGION: cityOrRestRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Total Value of Dwellings'],
  statesMultiplier: true,
  maxAgeDays: 190,
  quirks: [
    {
      text: 'Medians are not adjusted for the mix of dwellings sold, so a change might not be a change in prices.',
      of: { MEASURE: ['3', '4'] },
    },
    'Every release revises the latest two quarters, because sales are registered late.',
  ],
});
