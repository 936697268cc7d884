/** ABS LABOUR_ACCT_Q: the quarterly Labour Account, which reconciles jobs, persons, hours and payments. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { industryWords } from '../industries.ts';

const { all: _all, ...DIVISIONS } = industryWords();

export const LABOUR_ACCT_Q = absDataflow({
  id: 'LABOUR_ACCT_Q',
  title: 'Labour Account',
  description: 'Balanced estimates of jobs, persons, hours and labour payments, by industry division, each quarter since September 1994.',
  catalogueNumber: '6150.0.55.003',
  publication: 'labour/labour-accounts/labour-account-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        filled_jobs: 'M12',
        job_vacancies: 'M10',
        vacant_jobs_share: 'M11',
        filled_jobs_private: 'M13',
        filled_jobs_public: 'M14',
        employed_persons: 'M19',
        multiple_job_holders: 'M21',
        multiple_job_holding_rate: 'M23',
        unemployed_persons: 'M24',
        underemployed_persons: 'M26',
        hours_worked: 'M28',
        labour_costs: 'M38',
        labour_income: 'M42',
      },
      default: 'M12',
    },
    ASGS_2016: 'AUS',
    LABOURACCT_IND: {
      name: 'industry',
      description: 'ANZSIC division of the job.',
      words: { all: 'TOTAL', ...DIVISIONS },
      default: 'TOTAL',
      requested: ['TOTAL', ...Object.values(DIVISIONS)],
    },
    TSEST: adjustment('seasonally_adjusted'),
    FREQ: 'Q',
  },
  releaseTitles: ['Labour Account Australia'],
  maxAgeDays: 200,
  quirks: [
    'A person with two jobs is counted as one employed person and two filled jobs, so there are more jobs than persons.',
    'Figures include defence forces, residents abroad and child workers. The Labour Force Survey excludes these.',
  ],
  workbook: {
    file: '6150055003DO001.xlsx',
    parts: {
      MEASURE: {
        'Jobs; Job vacancies': 'M10',
        'Jobs; Proportion of vacant jobs': 'M11',
        'Jobs; Filled jobs': 'M12',
        'Jobs; Filled jobs; Private sector': 'M13',
        'Jobs; Filled jobs; Public sector': 'M14',
        'Persons; Labour Account employed persons': 'M19',
        'Persons; Labour Account multiple job holders': 'M21',
        'Persons; Rate of multiple job holding (proportion of employed persons)': 'M23',
        'Persons; Labour Force Survey unemployed persons': 'M24',
        'Persons; Labour Force Survey underemployed persons': 'M26',
        'Volume; Labour Account hours actually worked in all jobs': 'M28',
        'Payments; Total labour costs': 'M38',
        'Payments; Total labour income': 'M42',
      },
      ASGS_2016: { Australia: 'AUS' },
      LABOURACCT_IND: { 'Total all industries': 'TOTAL' },
    },
  },
});
