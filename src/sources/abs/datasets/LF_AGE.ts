/** ABS LF_AGE: labour force by age group. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

const MEASURES = {
  employed_full_time: 'M1',
  employed_part_time: 'M2',
  employed_persons: 'M3',
  unemployed_persons: 'M6',
  labour_force: 'M9',
  not_in_labour_force: 'M10',
  participation_rate: 'M12',
  unemployment_rate: 'M13',
  employment_to_pop_ratio: 'M16',
  hours_worked: 'M18',
  underemployment_rate: 'M23',
  underutilisation_rate: 'M24',
} as const;

/** Words for age groups. Single years of age are not read. */
const AGES = {
  total: '1599',
  working_age: '1564',
  '15_24': '1524',
  '15_19': '1519',
  '20_24': '2024',
  '25_34': '2534',
  '25_29': '2529',
  '30_34': '3034',
  '35_44': '3544',
  '35_39': '3539',
  '40_44': '4044',
  '45_54': '4554',
  '45_49': '4549',
  '50_54': '5054',
  '55_64': '5564',
  '65_plus': '65',
} as const;

export const LF_AGE = absDataflow({
  id: 'LF_AGE',
  dataflow: 'LF_AGES',
  title: 'Labour force by age group',
  description:
    'Employment, unemployment, participation, hours and underutilisation by age group, sex and state, each month. Includes youth unemployment.',
  catalogueNumber: '6202.0',
  publication: 'labour/employment-and-unemployment/labour-force-australia-detailed',
  frequency: 'M',
  dimensions: {
    MEASURE: { name: 'measure', description: 'Measure.', words: MEASURES, default: 'M13', requested: Object.values(MEASURES) },
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    AGE: { name: 'age', description: 'Age group.', words: AGES, default: '1599', requested: Object.values(AGES) },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Labour Force, Australia, Detailed', 'Labour Force, Australia'],
  statesMultiplier: true,
  maxAgeDays: 90,
  maxBytes: 160 * 1024 * 1024,
  quirks: [
    {
      text: 'Young people are age=15_24. Many combinations of state and age have original or trend series only. If the seasonally adjusted series is missing, the response has the other series and states its adjustment.',
      of: 'table',
    },
    { text: 'Original figures for small groups are volatile. Use a twelve-month average.', of: { TSEST: ['10'] } },
    { text: 'Numbers of people are in thousands.', of: { MEASURE: ['M1', 'M2', 'M3', 'M6', 'M9', 'M10'] } },
  ],
  workbook: {
    parts: {
      MEASURE: { 'Monthly hours worked in all jobs': 'M18' },
      SEX: { Persons: '3', Males: '1', Females: '2' },
      REGION: STATE_NAMES,
    },
    all: { AGE: { 'Total (age)': '1599' } },
    otherwise: { SEX: { Persons: '3' }, REGION: { Australia: 'AUS' } },
  },
});
