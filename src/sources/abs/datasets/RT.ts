/** ABS RT: retail trade, discontinued. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const RT = absDataflow({
  id: 'RT',
  title: 'Retail trade (ceased)',
  description: 'Turnover of retailers by industry and state, April 1982 to June 2025: current prices monthly, chain volumes quarterly.',
  catalogueNumber: '8501.0',
  publication: 'industry/retail-and-wholesale-trade/retail-trade-australia',
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Current prices or chain volume, or the change in either from the previous period.',
      words: { current_prices: 'M1', current_prices_pct_change: 'M2', chain_volume: 'M3', chain_volume_pct_change: 'M4' },
      default: 'M1',
    },
    INDUSTRY: {
      name: 'industry',
      description: 'Industry group or subgroup of the retailer.',
      words: {
        total: '20',
        food: '41',
        household_goods: '42',
        clothing_footwear_accessories: '43',
        department_stores: '44',
        other_retailing: '45',
        cafes_restaurants_takeaway: '46',
        supermarket_grocery: '01',
        liquor: '02',
        other_specialised_food: '03',
        furniture_floor: '04',
        electrical_electronic: '05',
        hardware_building: '06',
        clothing: '07',
        footwear_accessories: '08',
      },
      default: '20',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: {
      name: 'frequency',
      description: 'Monthly for current prices, quarterly for chain volumes.',
      words: { monthly: 'M', quarterly: 'Q' },
      default: 'M',
      requested: ['M', 'Q'],
    },
  },
  statesMultiplier: true,
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2025-06',
    successor: 'abs.HSI_M',
    note: 'The ABS discontinued Retail Trade after June 2025, released on 31 July 2025. Household spending continues in abs.HSI_M.',
  },
  quirks: [{ text: 'Chain volumes are quarterly.', of: 'table' }],
  workbook: {
    file: '850101.xlsx',
    parts: {
      MEASURE: { Turnover: 'M1' },
      INDUSTRY: {
        'Total (Industry)': '20',
        'Food retailing': '41',
        'Household goods retailing': '42',
        'Clothing, footwear and personal accessory retailing': '43',
        'Department stores': '44',
        'Other retailing': '45',
        'Cafes, restaurants and takeaway food services': '46',
        'Supermarket and grocery stores': '01',
        'Liquor retailing': '02',
        'Other specialised food retailing': '03',
        'Furniture, floor coverings, houseware and textile goods retailing': '04',
        'Electrical and electronic goods retailing': '05',
        'Hardware, building and garden supplies retailing': '06',
        'Clothing retailing': '07',
        'Footwear and other personal accessory retailing': '08',
      },
      REGION: { ...STATE_NAMES, 'Total (State)': 'AUS' },
    },
  },
});
