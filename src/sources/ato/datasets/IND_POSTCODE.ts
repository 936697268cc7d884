/** Taxation statistics, Individuals table 6: selected items by taxable status, state, SA4 and postcode. */
import { postcodeKey, state, taxableStatus } from '../keys.ts';
import { fileAt, TAXATION_STATISTICS_2022_23, taxationStatistics } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const IND_POSTCODE = recordDataset(
  {
    id: 'IND_POSTCODE',
    aliases: ['individuals-postcode'],
    title: 'Individuals by postcode',
    description:
      'Number of individuals, taxable income, tax and Medicare levy in an income year, by taxable status, state, SA4 region and postcode.',
    origin: taxationStatistics(
      'Individuals - Table 6',
      fileAt(TAXATION_STATISTICS_2022_23, '9ab2e787-6447-468f-9d83-c6294d4ec919', 'ts23individual06taxablestatusstatesa4postcode.xlsx'),
    ),
    maxAgeDays: 1400,
    quirks: [
      'Published about two years after the income year ends. Each release has one income year. Earlier years remain available.',
      'For privacy, the agency combines small postcodes in each state. It does not publish state and national rows.',
    ],
  },
  {
    sheets: ['Table 6A', 'Individuals Table 6A', 'Individuals 6A'],
    keys: [
      taxableStatus,
      state,
      {
        name: 'sa4',
        description: 'Statistical Area Level 4 of the Australian Bureau of Statistics, by name.',
        headings: ['Statistical Area Level 4 (SA4)', 'SA4', 'SA4 name'],
        blank: 'Not stated',
      },
      postcodeKey,
    ],
    measures: [
      { name: 'individuals_count', headings: ['Individuals no.', 'Number of individuals no.', 'Number of individuals'], unit: 'Persons' },
      { name: 'taxable_income_count', headings: ['Taxable income or loss no.', 'Taxable income no.'], unit: 'Persons' },
      { name: 'taxable_income_total', headings: ['Taxable income or loss $', 'Taxable income $'], unit: 'AUD' },
      { name: 'tax_payable_count', headings: ['Tax on taxable income no.'], unit: 'Persons' },
      { name: 'tax_payable_total', headings: ['Tax on taxable income $'], unit: 'AUD' },
      { name: 'medicare_levy_count', headings: ['Medicare levy no.'], unit: 'Persons' },
    ],
    year: null,
    yearName: 'income_year',
    scope: 'partial',
  },
);
