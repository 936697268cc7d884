/** Declares dimensions and a dataflow for the building approvals datasets. The dataflow by state and region has two ids in Wattle. */
import type { Quirk } from '../../core/define-dataset.ts';
import type { AbsDataflow, ShownDimension } from './dataflow.ts';
import { gccsaRegion, STATE_NAMES } from './regions.ts';

export const APPROVALS_PUBLICATION = 'industry/building-and-construction/building-approvals-australia';
export const APPROVALS_RELEASE = 'Building Approvals, Australia';

export const RESIDENTIAL = {
  houses: '110',
  townhouses: '120',
  apartments: '130',
  other_residential: '150',
} as const;

/** Declares the sector. `standard` is its default. */
export const approvalSector = (standard: '1' | '9'): ShownDimension => ({
  name: 'sector',
  description: 'Sector of the owner.',
  words: { all_sectors: '9', private: '1', public: '5' },
  default: standard,
});

/** Declares the dataflow by state and region. `words` has the words and default sector for one of its two ids. */
export const approvalsFlow = (words: {
  readonly value: string;
  readonly residential: string;
  readonly sector: '1' | '9';
}): Omit<AbsDataflow, 'id' | 'title' | 'quirks'> => ({
  dataflow: 'BA_GCCSA',
  description:
    'Dwelling units and value of building approved each month, by building, sector and work, for Australia, states, capital cities and the rest of states.',
  catalogueNumber: '8731.0',
  publication: APPROVALS_PUBLICATION,
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { dwelling_units: '1', [words.value]: '2', jobs_50k_plus: '3' },
      default: '1',
    },
    VALUE: '1',
    SECTOR: approvalSector(words.sector),
    WORK_TYPE: {
      name: 'work_type',
      description: 'All work, or new buildings only.',
      words: { total: 'TOT', new: '1' },
      default: 'TOT',
      requested: ['1', 'TOT'],
    },
    BUILDING_TYPE: {
      name: 'building_type',
      description: 'Type of building.',
      words: {
        [words.residential]: '100',
        ...RESIDENTIAL,
        non_residential: '700',
        commercial: '200',
        industrial: '300',
        all_buildings: 'TOT',
      },
      default: '100',
    },
    TSEST: '10',
    REGION: gccsaRegion,
    FREQ: 'M',
  },
  releaseTitles: [APPROVALS_RELEASE],
  statesMultiplier: true,
  maxAgeDays: 75,
  // The fallback is tables 7, 39 and 40 from 8731.0, with all work in all sectors, by state. Seasonally adjusted and trend series in
  // these tables are skipped.
  workbook: {
    parts: {
      MEASURE: { 'Total number of dwelling units': '1', 'Total value of building jobs': '2' },
      BUILDING_TYPE: { 'Total Residential': '100' },
      REGION: STATE_NAMES,
    },
    all: { VALUE: { Total: '1' }, SECTOR: { 'Total Sectors': '9' }, WORK_TYPE: { 'Total (Type of work)': 'TOT' } },
    otherwise: { BUILDING_TYPE: { 'Total Building': 'TOT' } },
  },
});

export const APPROVALS_QUIRKS: readonly Quirk[] = [
  'Original figures only. The seasonally adjusted figures are in abs.DWELLINGS_APPROVED.',
  'Only jobs worth $50,000 or more are counted.',
  {
    text: 'Approvals of new buildings (work_type=new) are slightly fewer than approvals of all work. Use the same work type if you compare approvals with completions.',
    of: { WORK_TYPE: ['1'] },
  },
];
