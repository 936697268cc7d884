/** ABS MERCH_IMP: merchandise imports by kind of goods, country and state. */
import { absDataflow } from '../dataflow.ts';
import { STATE_CODES } from '../regions.ts';

export const MERCH_IMP = absDataflow({
  id: 'MERCH_IMP',
  title: 'Merchandise imports by commodity, country and state',
  description: 'Monthly value of merchandise imports by country and state of destination, for sections of the trade classification (SITC).',
  catalogueNumber: '5368.0',
  publication: 'economy/international-trade/international-trade-goods',
  frequency: 'M',
  dimensions: {
    COMMODITY_SITC: {
      name: 'commodity',
      description: 'Section of the Standard International Trade Classification (SITC).',
      words: {
        total: 'TOT',
        food: '0',
        beverages_tobacco: '1',
        crude_materials: '2',
        mineral_fuels: '3',
        oils_fats: '4',
        chemicals: '5',
        manufactured_goods: '6',
        machinery_transport: '7',
        other_manufactures: '8',
        other_commodities: '9',
      },
      default: 'TOT',
      requested: ['TOT', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    },
    COUNTRY_ORIGIN: {
      name: 'country',
      description: 'Country of origin, by code or name. Available for all goods together only.',
      words: { total: 'TOT' },
      default: 'TOT',
      requested: ['TOT'],
    },
    STATE_DEST: {
      name: 'state',
      description: 'State of destination, or all.',
      words: { total: 'TOT', ...STATE_CODES },
      default: 'TOT',
    },
    FREQ: 'M',
  },
  besides: { countries: { COMMODITY_SITC: ['TOT'], COUNTRY_ORIGIN: [], STATE_DEST: ['TOT'] } },
  releaseTitles: ['International Trade in Goods'],
  statesMultiplier: true,
  maxAgeDays: 90,
  quirks: [
    'Imports are recorded when they arrive, at customs value. Figures are not on the balance of payments basis of abs.ITGS, and are not seasonally adjusted.',
    { text: 'The countries include groups such as the OECD, so they overlap.', of: 'table' },
    'Confidential goods are included in other commodities, or have no country.',
  ],
});
