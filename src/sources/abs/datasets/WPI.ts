/** ABS WPI: wage price index. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { INDUSTRY_NAMES, industryWords } from '../industries.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';

export const WPI = absDataflow({
  id: 'WPI',
  title: 'Wage Price Index',
  description:
    'Total hourly rates of pay excluding bonuses, by sector, industry and state: index numbers and their quarterly and annual change.',
  catalogueNumber: '6345.0',
  publication: 'economy/price-indexes-and-inflation/wage-price-index-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { index: '1', change_quarter: '2', change_year: '3', financial_year_index: '4' },
      default: '3',
    },
    INDEX: 'THRPEB',
    SECTOR: { name: 'sector', description: 'Sector of the employer.', words: { all: '7', private: '1', public: '2' }, default: '7' },
    INDUSTRY: { name: 'industry', description: 'ANZSIC division of the employer.', words: industryWords('A'), default: 'TOT' },
    TSEST: adjustment('seasonally_adjusted', 'Seasonal adjustment. Seasonally adjusted and trend series exist for Australia only.'),
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Wage Price Index, Australia'],
  maxAgeDays: 160,
  quirks: [
    {
      text: 'Seasonally adjusted and trend series exist only for Australia and all industries combined. States and industries have original series only (adjustment=original).',
      of: 'table',
    },
    'The survey excludes agriculture, forestry and fishing.',
  ],
  workbook: {
    file: '634501.xlsx',
    parts: {
      MEASURE: {
        'Quarterly Index': '1',
        'Percentage Change from Previous Quarter': '2',
        'Percentage Change from Corresponding Quarter of Previous Year': '3',
      },
      INDEX: { 'Total hourly rates of pay excluding bonuses': 'THRPEB' },
      SECTOR: { 'Private and Public': '7', Private: '1', Public: '2' },
      INDUSTRY: INDUSTRY_NAMES,
      REGION: STATE_NAMES,
    },
  },
});
