/** ABS RPPI: residential property price indexes, discontinued. */
import { absDataflow } from '../dataflow.ts';
import { GREATER_CITY_NAMES, greaterCityRegion } from '../regions.ts';

export const RPPI = absDataflow({
  id: 'RPPI',
  title: 'Residential Property Price Indexes',
  description:
    'Price indexes of houses, attached dwellings and all residential property in the eight capital cities, September 2003 to December 2021.',
  catalogueNumber: '6416.0',
  publication: 'economy/price-indexes-and-inflation/residential-property-price-indexes-eight-capital-cities',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { index: '1', change_quarter: '2', change_year: '3' },
      default: '1',
    },
    PROPERTY_TYPE: {
      name: 'property_type',
      description: 'Type of dwelling.',
      words: { attached_dwellings: '1', established_houses: '2', residential_property: '3' },
      default: '3',
    },
    REGION: greaterCityRegion,
    FREQ: 'Q',
  },
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2021-Q4',
    successor: 'abs.RES_DWELL_ST',
    note: 'The ABS discontinued these indexes after the December quarter 2021. Mean prices and the value of dwellings continue in abs.RES_DWELL_ST.',
  },
  quirks: [{ text: 'The code 100 means the weighted average of the eight capital cities.', of: 'table' }],
  workbook: {
    file: '641601.xlsx',
    parts: {
      MEASURE: {
        'Residential Property Price Index': '1',
        'Residential Property Price Index percentage change from previous quarter': '2',
        'Residential Property Price Index percentage change from corresponding quarter of previous year': '3',
      },
      REGION: { ...GREATER_CITY_NAMES, 'Weighted average of eight capital cities': '100' },
    },
    all: { PROPERTY_TYPE: { 'Residential property': '3' } },
  },
});
