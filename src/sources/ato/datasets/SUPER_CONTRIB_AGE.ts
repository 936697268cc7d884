/** Taxation statistics, Individuals table 23: superannuation contributions by age, sex and taxable income. */
import { ageRange, bracketRange, sex } from '../keys.ts';
import { fileAt, TAXATION_STATISTICS_2022_23, taxationStatistics } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const SUPER_CONTRIB_AGE = recordDataset(
  {
    id: 'SUPER_CONTRIB_AGE',
    title: 'Super contributions by age, sex and income',
    description: 'Employer, personal and other superannuation contributions of individuals by age, sex and taxable income.',
    origin: taxationStatistics(
      'Individuals - Table 23',
      fileAt(
        TAXATION_STATISTICS_2022_23,
        '0bec4bc1-79f5-4c56-94ba-7f250b360256',
        'ts23individual23contributionsbyagesextaxableincome.xlsx',
      ),
    ),
    maxAgeDays: 1400,
    quirks: [
      'Published about two years after the income year ends. Each release has one income year. Earlier years remain available.',
      'Income ranges follow the tax rates of the income year and change between years.',
    ],
  },
  {
    sheets: ['Table 23A', 'Individuals Table 23A', 'Individuals 23A'],
    keys: [
      ageRange,
      sex,
      {
        ...bracketRange,
        name: 'taxable_income_range',
        headings: ['Taxable income range - tax brackets', 'Taxable income range - tax bracket', 'Taxable income range'],
      },
    ],
    measures: [
      { name: 'individuals_count', headings: ['Individuals no.', 'Number of individuals no.', 'Number of individuals'], unit: 'Persons' },
      { name: 'employer_contrib_count', headings: ['Employer contributions no.'], unit: 'Persons' },
      { name: 'employer_contrib_total', headings: ['Employer contributions $'], unit: 'AUD' },
      { name: 'personal_contrib_count', headings: ['Personal contributions no.'], unit: 'Persons' },
      { name: 'personal_contrib_total', headings: ['Personal contributions $'], unit: 'AUD' },
      { name: 'other_contrib_count', headings: ['Other contributions no.'], unit: 'Persons' },
      { name: 'other_contrib_total', headings: ['Other contributions $'], unit: 'AUD' },
    ],
    year: null,
    yearName: 'income_year',
    scope: 'partial',
  },
);
