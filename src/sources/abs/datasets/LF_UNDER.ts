/** ABS LF_UNDER: underemployment and underutilisation. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const LF_UNDER = absDataflow({
  id: 'LF_UNDER',
  title: 'Underemployment and underutilisation',
  description: 'Underemployment and underutilisation rates: shares of the labour force by sex and state, each month since February 1978.',
  catalogueNumber: '6202.0',
  publication: 'labour/employment-and-unemployment/labour-force-australia',
  frequency: 'M',
  dimensions: {
    PARM_ITEM: {
      name: 'measure',
      description: 'Measure.',
      words: { underemployment_rate: 'M23', underutilisation_rate: 'M24' },
      default: 'M23',
    },
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    AGE: '1599',
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'M',
  },
  releaseTitles: ['Labour Force, Australia'],
  maxAgeDays: 75,
  quirks: [
    'Both rates are proportions of the labour force. The ABS also publishes underemployment as a proportion of employed people, which is higher.',
    {
      text: 'The ABS names the first dimension PARM_ITEM. In the headline labour force dataflow, its name is MEASURE. The codes are the same.',
      of: 'table',
    },
    {
      text: 'Seasonally adjusted state figures do not add up to Australia, because each series is adjusted separately.',
      of: { TSEST: ['20'], REGION: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    },
  ],
  workbook: {
    file: '6202022.xlsx',
    parts: {
      PARM_ITEM: { 'Underemployment rate (proportion of labour force)': 'M23', 'Underutilisation rate': 'M24' },
      SEX: { Persons: '3', Males: '1', Females: '2' },
      REGION: STATE_NAMES,
    },
    all: { AGE: { 'Total (age)': '1599' } },
    otherwise: { REGION: { Australia: 'AUS' } },
  },
});
