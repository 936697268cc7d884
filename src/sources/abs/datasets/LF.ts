/** ABS LF: labour force, headline. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const LF = absDataflow({
  id: 'LF',
  title: 'Labour force',
  description:
    'Employment, unemployment, participation and hours of people aged 15 years and over, by sex and state, each month since February 1978.',
  catalogueNumber: '6202.0',
  publication: 'labour/employment-and-unemployment/labour-force-australia',
  frequency: 'M',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        employed_full_time: 'M1',
        employed_part_time: 'M2',
        employed_persons: 'M3',
        unemployed_persons: 'M6',
        labour_force: 'M9',
        not_in_labour_force: 'M10',
        participation_rate: 'M12',
        unemployment_rate: 'M13',
        employment_to_population_ratio: 'M16',
      },
      default: 'M13',
    },
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    AGE: '1599',
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Labour Force, Australia'],
  statesMultiplier: true,
  maxAgeDays: 75,
  quirks: [
    'Numbers of people are in thousands. Values have up to eight decimal places. The ABS publishes rates to one decimal place.',
    {
      text: 'Seasonally adjusted state figures do not add up to Australia, because each series is adjusted separately.',
      of: { TSEST: ['20'], REGION: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    },
    {
      text: 'Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series. Use the trend or original series instead.',
      of: { REGION: ['7', '8'] },
    },
  ],
  workbook: {
    file: '62020001.xlsx',
    parts: {
      MEASURE: {
        'Employed full-time': 'M1',
        'Employed part-time': 'M2',
        'Employed total': 'M3',
        'Unemployed total': 'M6',
        'Labour force total': 'M9',
        'Not in the labour force (NILF)': 'M10',
        'Participation rate': 'M12',
        'Unemployment rate': 'M13',
        'Employment to population ratio': 'M16',
      },
      SEX: { Persons: '3', Males: '1', Females: '2' },
    },
    title: { after: 'labour force status by sex, ', words: { REGION: STATE_NAMES } },
    all: { AGE: { 'Total (age)': '1599' } },
  },
});
