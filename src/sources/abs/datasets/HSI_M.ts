/** ABS HSI_M: monthly household spending indicator. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const HSI_M = absDataflow({
  id: 'HSI_M',
  title: 'Monthly Household Spending Indicator',
  description: 'Household spending by category and state: current prices, and the change from the previous month and through the year.',
  catalogueNumber: '5682.0',
  publication: 'economy/finance/monthly-household-spending-indicator',
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        household_spending: '7',
        pct_change: '8',
        yoy: '9',
        calendar_adjusted: '10',
        calendar_adjusted_pct_change: '11',
        calendar_adjusted_yoy: '12',
        index: '4',
        index_yoy: '5',
        index_pct_change: '6',
      },
      default: '7',
    },
    CATEGORY: {
      name: 'category',
      description: 'Category of consumption (COICOP division), or a total.',
      words: {
        total: 'TOT',
        food: '10',
        alcohol_tobacco: '15',
        clothing: '20',
        housing: '25',
        furnishings: '30',
        health: '35',
        transport: '40',
        communications: '45',
        recreation: '50',
        education: '55',
        hotels_cafes: '60',
        miscellaneous: '65',
        discretionary: '3',
      },
      default: 'TOT',
    },
    PRICE_ADJUSTMENT: {
      name: 'price_adjustment',
      description: 'Current prices, chain volume or implicit price deflator.',
      words: { current_prices: 'CUR', chain_volume: 'CVM', implicit_price_deflator: 'IPD' },
      default: 'CUR',
    },
    TSEST: adjustment('seasonally_adjusted'),
    STATE: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Monthly Household Spending Indicator'],
  statesMultiplier: true,
  maxAgeDays: 75,
  quirks: [
    'The indicator replaced Retail Trade (8501.0), which ended with June 2025.',
    'Figures before 2019 use a different method.',
    'Every release revises earlier months by up to a few per cent.',
  ],
});
