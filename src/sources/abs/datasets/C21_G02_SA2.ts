/** ABS C21_G02_SA2: Census 2021, selected medians and averages by SA2 and larger regions. */
import { CENSUS, MEDIAN_QUIRKS, MEDIAN_UNITS, median, stateOfArea } from '../census.ts';
import { absDataflow } from '../dataflow.ts';
import { asgsRegion, regionType } from '../regions.ts';

export const C21_G02_SA2 = absDataflow({
  ...CENSUS,
  id: 'C21_G02_SA2',
  title: 'Census 2021: medians and averages by region (G02)',
  description:
    'Median age, income, rent and mortgage repayment, and average household size, at the Census of 10 August 2021. From Australia and its states to Statistical Areas Level 2.',
  catalogueNumber: 'Census 2021 G02',
  dimensions: {
    MEDAVG: median,
    REGION: asgsRegion('REGION'),
    REGION_TYPE: regionType({ sa2: 'SA2', sa3: 'SA3', sa4: 'SA4', gccsa: 'GCCSA', states: 'STE', australia: 'AUS' }),
    STATE: stateOfArea,
  },
  units: MEDIAN_UNITS,
  quirks: MEDIAN_QUIRKS,
});
