/** ABS JV: job vacancies. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { INDUSTRY_NAMES, industryWords } from '../industries.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const JV = absDataflow({
  id: 'JV',
  title: 'Job vacancies',
  description: 'Jobs available for immediate filling, by sector, industry and state.',
  catalogueNumber: '6354.0',
  publication: 'labour/jobs/job-vacancies-australia',
  frequency: 'Q',
  surveyMonth: 2,
  dimensions: {
    MEASURE: { name: 'measure', description: 'Measure.', words: { vacancies: 'M1' }, default: 'M1' },
    SECTOR: { name: 'sector', description: 'Sector of the employer.', words: { all: '7', private: '1', public: '2' }, default: '7' },
    INDUSTRY: { name: 'industry', description: 'ANZSIC division of the employer.', words: industryWords(), default: 'TOT' },
    TSEST: adjustment('seasonally_adjusted', 'Seasonal adjustment. Seasonally adjusted and trend series exist for Australia only.'),
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Job Vacancies, Australia'],
  statesMultiplier: true,
  // The middle month is published within about three weeks after the end of the quarter.
  maxAgeDays: 130,
  quirks: [
    'The survey is for the middle month of the quarter. The period 2026-Q1 means February 2026.',
    { text: 'Seasonally adjusted and trend series exist for Australia only. States and industries have original series.', of: 'table' },
    'There was no survey from August 2008 to August 2009.',
  ],
  workbook: {
    file: '6354001.xlsx',
    parts: {
      MEASURE: { 'Job Vacancies': 'M1' },
      SECTOR: { Private: '1', Public: '2' },
      INDUSTRY: { ...INDUSTRY_NAMES, 'Total All Industries': 'TOT' },
      REGION: STATE_NAMES,
    },
    // Names in table 1 contain only the place. Names in table 2 contain the sector and place, and names in table 4 contain the industry.
    otherwise: { SECTOR: { 'Private and Public': '7' }, INDUSTRY: { 'All industries': 'TOT' }, REGION: { Australia: 'AUS' } },
  },
});
