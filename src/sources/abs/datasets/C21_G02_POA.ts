/** ABS C21_G02_POA: Census 2021, selected medians and averages by postal area. */
import { CENSUS, MEDIAN_QUIRKS, MEDIAN_UNITS, median, postalArea, stateOfArea } from '../census.ts';
import { absDataflow } from '../dataflow.ts';

export const C21_G02_POA = absDataflow({
  ...CENSUS,
  id: 'C21_G02_POA',
  title: 'Census 2021: medians and averages by postcode (G02)',
  description:
    'Median age, income, rent and mortgage repayment, and average household size, of each postal area at the Census of 10 August 2021.',
  catalogueNumber: 'Census 2021 G02',
  dimensions: { MEDAVG: median, REGION: postalArea, REGION_TYPE: 'POA', STATE: stateOfArea },
  units: MEDIAN_UNITS,
  quirks: ['Postal areas are approximations of postcodes. Post office box postcodes have no postal area.', ...MEDIAN_QUIRKS],
});
