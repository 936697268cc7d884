/** Taxation statistics, Company table 4: selected items by industry. */
import { classified } from '../labels.ts';
import { fileAt, TAXATION_STATISTICS_2022_23, taxationStatistics } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const COMPANY_INDUSTRY = recordDataset(
  {
    id: 'COMPANY_INDUSTRY',
    title: 'Company tax by industry',
    description: 'Number of companies and their sales, distributions, interest, rent, dividends and total income by industry.',
    origin: taxationStatistics(
      'Company - Table 4',
      fileAt(TAXATION_STATISTICS_2022_23, '9c343469-7fa4-450c-8e96-b7fcee2eaad8', 'ts23company04industry.xlsx'),
    ),
    maxAgeDays: 1400,
    quirks: [
      'Published about two years after the income year ends. Each release has one income year. Earlier years remain available.',
      'For privacy, the agency combines some industries. These have a name but no code.',
      'The agency has about 120 more items, which are not included.',
    ],
  },
  {
    sheets: ['Table 4A', 'Company Table 4A', 'Company 4A'],
    keys: [
      {
        name: 'industry_broad',
        description: 'Division of the ANZSIC industry classification.',
        headings: ['Broad industry'],
        read: classified,
      },
      {
        name: 'industry_fine',
        description: 'Group of the ANZSIC industry classification, three digits.',
        headings: ['Fine industry'],
        read: classified,
      },
    ],
    measures: [
      { name: 'companies_count', headings: ['Companies no.', 'Number of companies no.', 'Number of companies'], unit: 'Companies' },
      { name: 'other_sales_total', headings: ['Other sales of goods and services $'], unit: 'AUD' },
      { name: 'partnership_dist_total', headings: ['Gross distribution from partnerships $'], unit: 'AUD' },
      { name: 'trust_dist_total', headings: ['Gross distribution from trusts $'], unit: 'AUD' },
      { name: 'gross_interest_total', headings: ['Gross interest $'], unit: 'AUD' },
      { name: 'gross_rent_total', headings: ['Gross rent and other leasing and hiring income $'], unit: 'AUD' },
      { name: 'dividends_total', headings: ['Total dividends $'], unit: 'AUD' },
      { name: 'total_income', headings: ['Total income $'], unit: 'AUD' },
    ],
    year: null,
    yearName: 'income_year',
    scope: 'partial',
  },
);
