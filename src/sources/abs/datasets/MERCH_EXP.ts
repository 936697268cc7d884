/** ABS MERCH_EXP: merchandise exports by kind of goods, country and state. */
import { absDataflow } from '../dataflow.ts';
import { STATE_CODES } from '../regions.ts';

export const MERCH_EXP = absDataflow({
  id: 'MERCH_EXP',
  title: 'Merchandise exports by commodity, country and state',
  description:
    'Monthly value of merchandise exports by country and state of origin, for sections of the trade classification (SITC) and selected minerals and fuels.',
  catalogueNumber: '5368.0',
  publication: 'economy/international-trade/international-trade-goods',
  frequency: 'M',
  dimensions: {
    COMMODITY_SITC: {
      name: 'commodity',
      description: 'Section of the Standard International Trade Classification (SITC), or one of some minerals and fuels.',
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
        iron_ore: '281',
        copper_ores: '283',
        nickel_ores: '284',
        coal: '321',
        natural_gas: '343',
      },
      default: 'TOT',
      requested: ['TOT', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '281', '283', '284', '321', '343'],
    },
    COUNTRY_DEST: {
      name: 'country',
      description: 'Country of destination, by code or name. Available for all goods together only.',
      words: { total: 'TOT' },
      default: 'TOT',
      requested: ['TOT'],
    },
    STATE_ORIGIN: {
      name: 'state',
      description: 'State of origin, or all.',
      words: { total: 'TOT', ...STATE_CODES },
      default: 'TOT',
    },
    FREQ: 'M',
  },
  besides: { countries: { COMMODITY_SITC: ['TOT'], COUNTRY_DEST: [], STATE_ORIGIN: ['TOT'] } },
  releaseTitles: ['International Trade in Goods'],
  statesMultiplier: true,
  maxAgeDays: 90,
  quirks: [
    'Exports are recorded when they leave the country, at free on board (FOB) value. Figures are not on the balance of payments basis of abs.ITGS, and are not seasonally adjusted.',
    { text: 'The countries include groups such as the OECD, so they overlap.', of: 'table' },
    'Confidential goods are included in other commodities, or have no country.',
  ],
});
