/** ABS dataflow ABS_ANNUAL_ERP_ASGS2021: estimated resident population of every region, annually. */
import { absDataflow } from '../dataflow.ts';
import { asgsRegion, regionType } from '../regions.ts';

export const ABS_ANNUAL_ERP_ASGS2021 = absDataflow({
  id: 'ABS_ANNUAL_ERP_ASGS2021',
  title: 'Estimated resident population by region (ASGS 2021)',
  description:
    'Residents at 30 June of each year since 2001, for Australia, states and areas down to Statistical Area Level 2, on 2021 boundaries.',
  catalogueNumber: '3218.0',
  publication: 'people/population/regional-population',
  frequency: 'A',
  dimensions: {
    MEASURE: 'ERP',
    REGION_TYPE: regionType({ states: 'STE', gccsa: 'GCCSA', sa4: 'SA4', sa3: 'SA3', sa2: 'SA2', australia: 'AUS' }),
    ASGS_2021: asgsRegion('ASGS_2021'),
    FREQ: 'A',
  },
  releaseTitles: ['Regional population'],
  maxAgeDays: 700,
  units: { dimension: 'MEASURE', of: { ERP: 'Persons' } },
  quirks: [
    'The year 2025 means the population at 30 June 2025.',
    'The dataset contains regions of several levels. Filter by region_type before you add regions.',
    'The latest estimates are preliminary. All estimates are revised after each Census.',
  ],
});
