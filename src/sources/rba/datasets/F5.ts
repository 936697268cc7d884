/** RBA F5: indicator lending rates. */
import { rbaTable } from '../table.ts';

export const F5 = rbaTable({
  id: 'F5',
  file: 'f5',
  workbook: 'f05hist.xlsx',
  title: 'Indicator lending rates',
  description: 'Advertised and indicator rates on housing, personal and business loans, the oldest from January 1959.',
  frequency: 'M',
  words: {
    housing_variable_standard: 'FILRHLBVS',
    housing_variable_discounted: 'FILRHLBVD',
    housing_variable_owner_occupier: 'FILRHLBVO',
    housing_3yr_fixed: 'FILRHL3YF',
    housing_variable_standard_investor: 'FILRHLBVSI',
    housing_variable_discounted_investor: 'FILRHLBVDI',
    housing_3yr_fixed_investor: 'FILRHL3YFI',
    small_business_variable_term: 'FILRSBVRT',
    small_business_variable_overdraft: 'FILRSBVOO',
    small_business_3yr_fixed: 'FILRSB3YF',
    large_business_variable: 'FILRLBWAV',
    credit_card_standard: 'FILRPLRCCS',
    personal_loan_fixed: 'FILRPLTUF',
    housing_variable_interest_only_investor: 'FILRHLBVDO',
    credit_card_low_rate: 'FILRPLRCCL',
  },
  default: 'FILRHLBVS',
  maxAgeDays: 70,
  quirks: [
    'Standard rates are reference rates before discounts. For the rates that borrowers pay on new and outstanding loans since July 2019, see table F6.',
    {
      text: 'The name housing_variable_owner_occupier in Wattle means the RBA series FILRHLBVO, the standard interest-only rate for owner-occupiers.',
      of: 'table',
    },
    {
      text: 'The publication date in the file has been wrong by a year, because it is entered manually. Wattle uses the date only if it is consistent with the figures.',
      of: 'table',
    },
  ],
});
