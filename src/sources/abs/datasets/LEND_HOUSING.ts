/** ABS LEND_HOUSING: lending indicators, housing finance. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { stateRegion } from '../regions.ts';

export const LEND_HOUSING = absDataflow({
  id: 'LEND_HOUSING',
  title: 'Lending indicators: housing finance',
  description: 'New loan commitments for housing: value, number and average size, by purpose, lender and state.',
  catalogueNumber: '5601.0',
  publication: 'economy/finance/lending-indicators',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Value, number or average size of new loan commitments.',
      words: { value: 'FIN_VAL', number: 'FIN_NUM', average: 'FIN_AVG' },
      default: 'FIN_VAL',
    },
    DATA_ITEM: 'NEWCOMMITS',
    LOAN_TYPE: 'DV8368',
    LOAN_PURPOSE: {
      name: 'loan_purpose',
      description: 'Dwellings excluding refinancing, or the housing total. Loans to first home buyers are under the housing total.',
      words: { dwellings: 'TOTDWELL', housing: 'TOTHOUS' },
      default: 'TOTDWELL',
      requested: ['TOTDWELL', 'TOTHOUS'],
    },
    LENDER_TYPE: {
      name: 'lender_type',
      description: 'Type of lender.',
      words: { all: 'TOT', major_banks: 'MAJ_B', other_adi: 'OTH_ADI', non_adi: 'NON_ADI' },
      default: 'TOT',
    },
    HOUSING_PURPOSE: {
      name: 'housing_purpose',
      description: 'Type of borrower.',
      words: { total: 'TOT', owner_occupier: 'DV5167', investor: 'DV5168', first_home_buyers: 'TOT_FHB', owner_occupier_fhb: 'DV5167_FHB' },
      default: 'TOT',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Lending Indicators'],
  statesMultiplier: true,
  maxAgeDays: 160,
  quirks: [
    'Quarterly since 2025. Earlier vintages were monthly and are not included.',
    'Commitments exclude refinancing.',
    { text: 'Loans to first home buyers are published under loan_purpose=housing.', of: 'table' },
    { text: 'Some measures and lenders have original figures only.', of: 'table' },
  ],
  workbook: {
    file: '560101.xlsx',
    parts: {
      MEASURE: { Value: 'FIN_VAL' },
      DATA_ITEM: { 'New loan commitments': 'NEWCOMMITS' },
      LOAN_PURPOSE: { 'Total housing excluding refinancing': 'TOTDWELL' },
      HOUSING_PURPOSE: { 'Owner occupier': 'DV5167', Investor: 'DV5168' },
    },
    silent: ['Households', 'Housing Finance'],
    all: {
      LOAN_TYPE: { 'Total fixed term loans and revolving credit': 'DV8368' },
      LENDER_TYPE: { Total: 'TOT' },
      REGION: { Australia: 'AUS' },
    },
    otherwise: { HOUSING_PURPOSE: { Total: 'TOT' } },
  },
});
