/** Taxation statistics, Individuals table 3: selected items by sex, taxable status, age and taxable income. */
import { ageRange, bracketRange, incomeRange, sex, taxableStatus } from '../keys.ts';
import { fileAt, TAXATION_STATISTICS_2022_23, taxationStatistics } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const IND_AGE_INCOME = recordDataset(
  {
    id: 'IND_AGE_INCOME',
    title: 'Individuals by age, sex and income range',
    description: 'Income, gains, rental deductions and superannuation of individuals by sex, taxable status, age and taxable income.',
    origin: taxationStatistics(
      'Individuals - Table 3',
      fileAt(
        TAXATION_STATISTICS_2022_23,
        'a7f8226a-af03-431a-80f3-cdca85a9d63e',
        'ts23individual03sextaxablestatusagerangetaxableincomerange.xlsx',
      ),
    ),
    maxAgeDays: 1400,
    quirks: [
      'Published about two years after the income year ends. Each release has one income year. Earlier years remain available.',
      'There is no row for all persons. Add the rows for the two sexes.',
      'Each tax bracket covers several income ranges. Tax brackets change between years with the tax rates.',
      'The agency names several columns differently from year to year, such as “Dividends - Franked” and “Dividends franked”. The dataset has one name for each column.',
    ],
  },
  {
    sheets: ['Table 3A', 'Individuals Table 3A', 'Individuals 3A', 'Table 3', 'Individuals Table 3'],
    keys: [sex, taxableStatus, ageRange, incomeRange, bracketRange],
    measures: [
      { name: 'individuals_count', headings: ['Individuals no.', 'Number of individuals no.', 'Number of individuals'], unit: 'Persons' },
      { name: 'taxable_income_total', headings: ['Taxable income or loss $', 'Taxable income $'], unit: 'AUD' },
      { name: 'salary_wages_total', headings: ['Salary or wages $', 'Salary and wages $'], unit: 'AUD' },
      {
        name: 'dividends_franked_total',
        headings: ['Dividends franked $', 'Dividends franked amount $', 'Franked dividends $'],
        unit: 'AUD',
      },
      {
        name: 'dividends_unfranked_total',
        headings: ['Dividends unfranked $', 'Dividends unfranked amount $', 'Unfranked dividends $'],
        unit: 'AUD',
      },
      {
        name: 'franking_credits_total',
        headings: ['Dividends franking credit $', 'Dividends franking credits $', 'Franking credits $'],
        unit: 'AUD',
      },
      { name: 'gross_interest_total', headings: ['Gross interest $', 'Gross interest amount $'], unit: 'AUD' },
      {
        name: 'capital_gain_net',
        headings: ['Capital gains net capital gain $', 'Net capital gain $', 'Net capital gains $'],
        unit: 'AUD',
      },
      {
        name: 'capital_gain_total_current_year',
        headings: ['Capital gains total current year capital gains $', 'Total current year capital gains $'],
        unit: 'AUD',
      },
      {
        name: 'capital_losses_carried_forward',
        headings: [
          'Capital gains net capital losses carried forward $',
          'Net capital losses carried forward $',
          'Net capital losses carried forward to later income years $',
        ],
        unit: 'AUD',
      },
      { name: 'rent_interest_deductions', headings: ['Rent interest deductions $', 'Interest deductions $'], unit: 'AUD' },
      { name: 'rent_other_deductions', headings: ['Rent other rental deductions $', 'Other rental deductions $'], unit: 'AUD' },
      {
        name: 'super_contributions_personal',
        headings: ['Personal superannuation contributions $', 'Personal super contributions $'],
        unit: 'AUD',
      },
      {
        name: 'super_contributions_employer_reportable',
        headings: [
          'Reportable employer superannuation contributions $',
          'Reportable employer super contributions $',
          'Reportable superannuation contributions $',
        ],
        unit: 'AUD',
      },
      {
        name: 'super_income_stream_taxed',
        headings: [
          'Australian annuities and superannuation income streams taxable component taxed element $',
          'Australian annuities and super income streams taxable component taxed element $',
        ],
        unit: 'AUD',
      },
      {
        name: 'super_income_stream_untaxed',
        headings: [
          'Australian annuities and superannuation income streams taxable component untaxed element $',
          'Australian annuities and super income streams taxable component untaxed element $',
        ],
        unit: 'AUD',
      },
    ],
    year: null,
    yearName: 'income_year',
    scope: 'partial',
  },
);
