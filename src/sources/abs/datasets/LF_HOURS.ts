/** ABS LF_HOURS: hours worked in all jobs. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const LF_HOURS = absDataflow({
  id: 'LF_HOURS',
  title: 'Hours worked',
  description: 'Hours worked in all jobs in the month, by sex and state, since July 1978.',
  catalogueNumber: '6202.0',
  publication: 'labour/employment-and-unemployment/labour-force-australia',
  frequency: 'M',
  dimensions: {
    MEASURE: { name: 'measure', description: 'Measure.', words: { hours_worked: 'M18' }, default: 'M18' },
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    AGE: '1599',
    HOURS: 'TOT',
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Labour Force, Australia'],
  statesMultiplier: true,
  maxAgeDays: 75,
  quirks: [
    'Values are thousands of hours worked in the month.',
    {
      text: 'The Northern Territory and the Australian Capital Territory have trend series only, not seasonally adjusted series.',
      of: { REGION: ['7', '8'] },
    },
  ],
  workbook: {
    file: '6202019.xlsx',
    parts: {
      MEASURE: { 'Monthly hours worked in all jobs': 'M18' },
      SEX: { Persons: '3', Males: '1', Females: '2' },
      REGION: STATE_NAMES,
    },
    all: { AGE: { 'Total (age)': '1599' }, HOURS: { 'Total (hours)': 'TOT' } },
    otherwise: { SEX: { Persons: '3' }, REGION: { Australia: 'AUS' } },
  },
});
