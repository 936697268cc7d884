/** Building approvals by state and region: one dataflow, offered under its own id and under a friendly one. */
import type { AbsDataflow } from './dataflow.ts';
import { gccsaRegion } from './regions.ts';

export const BUILDING_APPROVALS_FLOW: Omit<AbsDataflow, 'id' | 'title'> = {
  dataflow: 'BA_GCCSA',
  description:
    'Dwelling units and value of building approved each month, by type of building, sector and work, for Australia, states, capital cities and rests of states.',
  catalogueNumber: '8731.0',
  publication: 'industry/building-and-construction/building-approvals-australia',
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'What is measured.',
      words: { dwelling_units: '1', value: '2', jobs_50k_plus: '3' },
      default: '1',
    },
    VALUE: '1',
    SECTOR: { name: 'sector', description: 'Sector of the owner.', words: { all_sectors: '9', private: '1', public: '5' }, default: '9' },
    WORK_TYPE: {
      name: 'work_type',
      description: 'All work, or new buildings only.',
      words: { total: 'TOT', new: '1' },
      default: 'TOT',
      asked: ['1', 'TOT'],
    },
    BUILDING_TYPE: {
      name: 'building_type',
      description: 'Type of building.',
      words: {
        total_residential: '100',
        houses: '110',
        townhouses: '120',
        apartments: '130',
        other_residential: '150',
        non_residential: '700',
        commercial: '200',
        industrial: '300',
      },
      default: '100',
    },
    TSEST: '10',
    REGION: gccsaRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Building Approvals, Australia'],
  maxAgeDays: 75,
  quirks: [
    'Original figures only: the seasonally adjusted headline is not in this dataflow.',
    'Jobs are approvals worth $50,000 and more.',
    'Approvals of new buildings (work_type=new) are slightly fewer than approvals of all work; use the same work type when you compare with completions.',
  ],
};
