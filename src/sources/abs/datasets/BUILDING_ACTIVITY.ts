/** ABS BUILDING_ACTIVITY: building commenced, completed and under construction. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const BUILDING_ACTIVITY = absDataflow({
  id: 'BUILDING_ACTIVITY',
  title: 'Building activity',
  description:
    'Dwellings commenced, completed and under construction, and the value of building work, by type of building, sector and state.',
  catalogueNumber: '8752.0',
  publication: 'industry/building-and-construction/building-activity-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        dwelling_commencements: 'M6',
        dwelling_completions: 'M7',
        dwelling_under_construction: 'M8',
        value_work_done: 'M1',
        value_work_yet_to_be_done: 'M2',
        value_work_commenced: 'M3',
        value_work_completed: 'M4',
        value_work_under_construction: 'M5',
      },
      default: 'M7',
    },
    REGION: stateRegion,
    PRICE_ADJ: {
      name: 'price_basis',
      description: 'Price basis of values. Use current_price for numbers of dwellings.',
      words: { current_price: 'CUR', chain_volume: 'CVM', deflator: 'IPD' },
      default: 'CUR',
    },
    BLD_WORK_TYPE: {
      name: 'work_type',
      description: 'All work, or new buildings only.',
      words: { total: 'TOT', new: '1' },
      default: 'TOT',
      requested: ['1', 'TOT'],
    },
    SECTOR_OWN: {
      name: 'sector',
      description: 'Sector of the owner.',
      words: { all_sectors: '9', private: '1', public: '5' },
      default: '9',
    },
    TYPE_BLDG: {
      name: 'building_type',
      description: 'Type of building.',
      words: {
        total_dwellings: '100',
        houses: '110',
        townhouses: '120',
        apartments: '130',
        non_residential: '700',
        commercial: '200',
        industrial: '300',
        all_buildings: 'TOT',
      },
      default: '100',
    },
    TSEST: adjustment('original'),
    FREQ: 'Q',
  },
  releaseTitles: ['Building Activity, Australia'],
  statesMultiplier: true,
  maxAgeDays: 230,
  quirks: [
    { text: 'Numbers of dwellings are available only with price_basis=current_price.', of: 'table' },
    'If you compare with approvals, use the same work type. Revisions between releases are larger than the difference between new and all work.',
    {
      text: 'Zeros at the start of some state series mean that no figure is available.',
      of: { REGION: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    },
    'Released about four months after the quarter.',
  ],
});
