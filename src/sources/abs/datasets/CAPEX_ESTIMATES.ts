/** ABS CAPEX_ESTIMATES: the seven estimates of capital expenditure for a financial year, from table 17 of publication 5625.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const CAPEX_ESTIMATES = absWorkbooks({
  id: 'CAPEX_ESTIMATES',
  title: 'Expected capital expenditure of financial years, estimates 1 to 7',
  description:
    'Expected expenditure of businesses on new buildings and equipment for each financial year since 1987–88. Seven estimates are published for each year. The last is the actual expenditure.',
  catalogueNumber: '5625.0',
  publication: 'economy/business-indicators/private-new-capital-expenditure-and-expected-expenditure-australia',
  frequency: 'FY',
  tables: [{ file: '17_current_prices_financial_year_capex.xlsx' }],
  dimensions: {
    ESTIMATE: {
      name: 'estimate',
      description:
        'Number of the estimate. Estimates 1 to 3 are expectations. Estimates 4 to 6 include results of past quarters. Estimate 7 is the result.',
      lines: {
        estimate_1: 'Estimate 1: 12 months expectation as reported in Jan-Feb of previous financial year',
        estimate_2: 'Estimate 2: 12 months expectation as reported in Apr-May of previous financial year',
        estimate_3: 'Estimate 3: 12 months expectation as reported in Jul-Aug',
        estimate_4: 'Estimate 4: 3 months actual and 9 months expectation as reported in Oct-Nov',
        estimate_5: 'Estimate 5: 6 months actual and 6 months expectation as reported in Jan-Feb',
        estimate_6: 'Estimate 6: 9 months actual and 3 months expectation as reported in Apr-May',
        estimate_7: 'Estimate 7: 12 months actual',
      },
      default: null,
    },
    ASSET: {
      name: 'asset',
      description: 'Kind of asset.',
      lines: {
        all: 'Total (Type of Asset - Detailed level)',
        buildings: 'Buildings and Structures',
        equipment: 'Equipment, Plant and Machinery',
      },
      default: 'all',
    },
    INDUSTRY: {
      name: 'industry',
      description: 'Industry of the business.',
      lines: {
        all: 'Total, including Education and Health',
        mining: 'Mining',
        non_mining: 'Non-Mining, including Education and Health',
      },
      default: 'all',
    },
  },
  adjustment: 'only original',
  silent: ['Total (State)', 'Current Price'],
  releaseTitle: 'Private New Capital Expenditure and Expected Expenditure, Australia',
  maxAgeDays: 560,
  quirks: [
    'Years end on 30 June. Compare an estimate with the same estimate of other years: expectations early in the year are too low in most years.',
    'Estimate 1 is published with the December quarter before the year begins, and estimate 7 with the June quarter at the end of the year.',
  ],
});
