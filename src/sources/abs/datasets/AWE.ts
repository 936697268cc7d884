/** ABS AWE: average weekly earnings. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { industryWords } from '../industries.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const AWE = absDataflow({
  id: 'AWE',
  title: 'Average weekly earnings',
  description: 'Average weekly earnings of employees by sex, industry and state, each May and November.',
  catalogueNumber: '6302.0',
  publication: 'labour/earnings-and-working-conditions/average-weekly-earnings-australia',
  frequency: 'S',
  surveyMonth: 5,
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Total earnings of all employees, or total or ordinary time earnings of full-time adults.',
      words: { total: '1', full_time_total: '2', full_time_ordinary: '3' },
      default: '1',
    },
    ESTIMATE_TYPE: '1',
    SEX: { name: 'sex', description: 'Sex.', words: { persons: '3', male: '1', female: '2' }, default: '3' },
    SECTOR: '7',
    INDUSTRY: { name: 'industry', description: 'ANZSIC division of the employer.', words: industryWords(), default: 'TOT' },
    TSEST: adjustment('seasonally_adjusted', 'Seasonal adjustment. Industries have original figures only.'),
    REGION: stateRegion,
    FREQ: 'S',
  },
  releaseTitles: ['Average Weekly Earnings, Australia'],
  maxAgeDays: 330,
  quirks: [
    'Published for May and November. The period 2026-S1 means May 2026, and 2026-S2 means November 2026.',
    'Averages change if the mix of jobs changes. For changes in pay for the same jobs, see abs.WPI.',
    { text: 'Industries have original figures only.', of: 'table' },
  ],
  workbook: {
    parts: {
      MEASURE: {
        'Total earnings': '1',
        'Full Time; Adult; Total earnings': '2',
        'Full Time; Adult; Ordinary time earnings': '3',
      },
      SEX: { Persons: '3', Males: '1', Females: '2' },
      REGION: STATE_NAMES,
    },
    silent: ['Earnings'],
    all: {
      ESTIMATE_TYPE: { Estimate: '1' },
      SECTOR: { 'Private and Public': '7' },
      INDUSTRY: { 'All industries': 'TOT' },
    },
    otherwise: { REGION: { Australia: 'AUS' } },
  },
});
