/** RBA D5: bank lending by sector of the borrower. */
import { rbaTable } from '../table.ts';

export const D5 = rbaTable({
  id: 'D5',
  file: 'd5',
  title: 'Bank lending classified by sector',
  description: 'Bank lending to governments, persons and businesses at the end of each month, excluding securitised loans, original.',
  frequency: 'M',
  words: {
    lending_to_government_total: 'DBLSLGT',
    lending_to_persons_housing_owner_occupiers: 'DBLSLPHO',
    lending_to_persons_housing_investors: 'DBLSLPHI',
    lending_to_persons_other_personal_fixed_loans: 'DBLSLPOPF',
    lending_to_persons_other_personal_revolving_loans: 'DBLSLPOPR',
    lending_to_persons_total: 'DBLSLPT',
    commercial_lending_financial_intermediaries: 'DBLSCLFI',
    commercial_lending_business_sector_excluding_financial: 'DBLSCLNFB',
    commercial_lending_business_sector: 'DBLSCLNFS',
    commercial_lending_total_excluding_financial_businesses: 'DBLSCLTNFB',
    commercial_lending_total: 'DBLSCLT',
  },
  default: null,
  maxAgeDays: 100,
  releaseTitles: ['Financial Aggregates'],
  quirks: [
    'Figures are original, for banks only, and exclude securitised loans. Seasonally adjusted credit from all lenders is in table D2.',
    'The RBA lists breaks in series in a separate workbook. Wattle includes only one of them, the new collection of July 2019. Compare levels over long periods with care.',
    {
      text: 'The series for lending to the business sector and total commercial lending that include financial businesses end in June 2019.',
      of: { SERIES: ['DBLSCLNFS', 'DBLSCLT'] },
    },
  ],
});
