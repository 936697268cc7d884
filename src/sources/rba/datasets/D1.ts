/** RBA D1: growth in selected financial aggregates. */
import { rbaTable } from '../table.ts';

export const D1 = rbaTable({
  id: 'D1',
  file: 'd1',
  workbook: 'd01hist.xlsx',
  workbookFirst: true,
  title: 'Growth in selected financial aggregates',
  description:
    'Monthly and twelve-month-ended growth of credit, by purpose, and of the monetary aggregates, adjusted for breaks in the series.',
  frequency: 'M',
  words: {
    total_credit_excl_financial_monthly: 'DGFACNFM',
    total_credit_excl_financial_yoy: 'DGFACNF12',
    total_credit_monthly: 'DGFACM',
    total_credit_yoy: 'DGFAC12',
    housing_credit_monthly: 'DGFACHM',
    housing_credit_yoy: 'DGFACH12',
    owner_occupier_housing_monthly: 'DGFACOHM',
    owner_occupier_housing_yoy: 'DGFACOH12',
    investor_housing_monthly: 'DGFACIHM',
    investor_housing_yoy: 'DGFACIH12',
    business_credit_monthly: 'DGFACBNFM',
    business_credit_yoy: 'DGFACBNF12',
    business_credit_inc_select_financial_monthly: 'DGFACBNWM',
    business_credit_inc_select_financial_yoy: 'DGFACBNW12',
    other_personal_credit_monthly: 'DGFACOPM',
    other_personal_credit_yoy: 'DGFACOP12',
    m3_monthly: 'DGFAM3M',
    m3_yoy: 'DGFAM312',
    broad_money_monthly: 'DGFABMM',
    broad_money_yoy: 'DGFABM12',
  },
  default: 'DGFACNF12',
  maxAgeDays: 100,
  releaseTitles: ['Financial Aggregates'],
  quirks: [
    'The CSV file has growth to one decimal place. The workbook has all decimal places, so Wattle prefers it and uses it to link levels.',
    'Growth rates are adjusted for breaks in the series. You cannot calculate them from the levels in table D2.',
    {
      text: 'The business and total credit series were redefined in 2019, and again on 21 April 2023. Series that include financial businesses end in June 2019.',
      of: { SERIES: ['DGFACBNF12', 'DGFACBNFM', 'DGFACBNW12', 'DGFAC12', 'DGFACM', 'DGFACNF12', 'DGFACNFM', 'DGFACNW12'] },
    },
  ],
});
