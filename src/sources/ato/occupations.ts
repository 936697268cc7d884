/** Declares the file location and the value columns for Individuals table 15. */
import { fileAt, type Origin, TAXATION_STATISTICS_2022_23, taxationStatistics } from './packages.ts';
import type { MeasureColumn } from './record-table.ts';

export const occupationOrigin: Origin = taxationStatistics(
  'Individuals - Table 15',
  fileAt(TAXATION_STATISTICS_2022_23, 'bc151e9e-8475-4d22-a0c4-c0f88242850e', 'ts23individual15occupationsex.xlsx'),
);

export const occupationMeasures: readonly MeasureColumn[] = [
  { name: 'individuals_count', headings: ['Individuals no.', 'Number of individuals no.', 'Number of individuals'], unit: 'Persons' },
  { name: 'average_taxable_income', headings: ['Average taxable income $'], unit: 'AUD' },
  { name: 'median_taxable_income', headings: ['Median taxable income $'], unit: 'AUD' },
  {
    name: 'average_salary_wage',
    headings: ['Average salary or wage income $', 'Average salary or wages income $', 'Average salary or wages $'],
    unit: 'AUD',
  },
  {
    name: 'median_salary_wage',
    headings: ['Median salary or wage income $', 'Median salary or wages income $', 'Median salary or wages $'],
    unit: 'AUD',
  },
  { name: 'average_total_income', headings: ['Average total income $'], unit: 'AUD' },
  { name: 'median_total_income', headings: ['Median total income $'], unit: 'AUD' },
];
