/** ABS BA_LGA2024: building approvals by council. All yearly dataflows since 2021 form one dataset. */
import { APPROVALS_PUBLICATION, APPROVALS_RELEASE, approvalSector, RESIDENTIAL } from '../building-approvals.ts';
import { type CouncilSlice, councilAsk, parseVintage, vintageBefore } from '../council-approvals.ts';
import { absCube } from '../cube-dataset.ts';

const MEASURES = { dwelling_units: '1', value_of_jobs: '2', jobs_50k_plus: '3' } as const;
const BUILDINGS = { total_residential: '100', ...RESIDENTIAL } as const;
const SLICE: CouncilSlice = [Object.values(MEASURES), ['1', '5', '9'], 'TOT', Object.values(BUILDINGS)];

export const BA_LGA2024 = absCube({
  id: 'BA_LGA2024',
  title: 'Building approvals by council (local government area)',
  description: 'Dwelling units and value of residential building approved each month in each of about 570 councils, since July 2021.',
  catalogueNumber: '8731.0',
  publication: APPROVALS_PUBLICATION,
  asks: [councilAsk(SLICE)],
  format: 'SDMX-JSON 2.0',
  frequency: 'M',
  dimensions: [
    { name: 'measure', id: 'MEASURE', description: 'Measure.', words: MEASURES, default: '1' },
    { ...approvalSector('9'), id: 'SECTOR' },
    { name: 'building_type', id: 'BUILDING_TYPE', description: 'Type of residential building.', words: BUILDINGS, default: '100' },
    {
      name: 'region',
      id: 'REGION',
      description: 'Council by name or five-digit code, a state or territory, or Australia.',
      words: { australia: 'AUS' },
      default: 'AUS',
      areas: 'council',
    },
  ],
  fixed: { WORK_TYPE: 'TOT', FREQ: 'M' },
  flows: {},
  releaseTitles: [APPROVALS_RELEASE],
  maxAgeDays: 110,
  quirks: [
    'The ABS publishes one dataflow for each financial year, on the council boundaries of that year. BA_LGA2024 covers July 2024 to June 2025. This dataset combines all these dataflows by council code.',
    'If a boundary changed, earlier and later figures of a council are for different areas.',
    'Original figures, all work, residential building only. States and Australia are separate rows. Do not add them to councils.',
    'If two states have a council of the same name, the name includes the state, such as Central Coast (NSW).',
  ],
  parse: parseVintage,
  fileBefore: vintageBefore,
});
