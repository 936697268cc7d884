/** RBA D2: lending and credit aggregates. */
import { rbaTable } from '../table.ts';

export const D2 = rbaTable({
  id: 'D2',
  file: 'd2',
  workbook: 'd02hist.xlsx',
  title: 'Lending and credit aggregates',
  description:
    'Levels of credit outstanding, by purpose of the loan and by lender, in billions of dollars, original and seasonally adjusted.',
  frequency: 'M',
  words: {
    total_credit_excl_financial_sa: 'DLCACFS',
    total_credit_excl_financial_orig: 'DLCACFN',
    total_credit_inc_select_financial_sa: 'DLCACSFS',
    total_credit_inc_select_financial_orig: 'DLCACSFN',
    owner_occupier_housing_sa: 'DLCACOHS',
    owner_occupier_housing_orig: 'DLCACOHN',
    investor_housing_sa: 'DLCACIHS',
    investor_housing_orig: 'DLCACIHN',
    business_credit_sa: 'DLCACNFBS',
    business_credit_orig: 'DLCACNFBN',
    business_credit_inc_select_financial_sa: 'DLCACSFBS',
    business_credit_inc_select_financial_orig: 'DLCACSFBN',
    other_personal_credit_sa: 'DLCACOPS',
    other_personal_credit_orig: 'DLCACOPN',
    narrow_credit_excl_financial_sa: 'DLCANCFS',
    loans_advances_banks_excl_financial: 'DLCALAFB',
    loans_advances_nbfis_excl_financial: 'DLCALAFNBFI',
    loans_advances_all_afis_excl_financial: 'DLCALAFAFI',
    bills_on_issue_to_non_financial_business: 'DLCANFBOI',
    lending_to_government: 'DLCALGAFI',
  },
  default: 'DLCACFS',
  maxAgeDays: 100,
  releaseTitles: ['Financial Aggregates'],
  quirks: [
    'Levels are not adjusted for breaks in series. For growth, see table D1.',
    {
      text: 'Seasonally adjusted parts do not add up to the seasonally adjusted total. Original parts add up to the original total.',
      of: 'table',
    },
    {
      text: 'Since 21 April 2023, the series DLCACS and DLCACBS end in June 2019. DLCACSFS and DLCACSFBS, which include select financial businesses, continue them.',
      of: { SERIES: ['DLCACS', 'DLCACBS', 'DLCACSFS', 'DLCACSFBS'] },
    },
  ],
});
