/** Australian tax gaps: estimates by market segment, as in each publication. */
import { fileAt, workbookOf } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const TAX_GAPS = recordDataset(
  {
    id: 'TAX_GAPS',
    title: 'Tax gap estimates',
    description: 'Estimated difference between the tax due under full compliance and the tax collected, by type of tax.',
    origin: workbookOf(
      'australian-tax-gaps',
      /^Australian tax gaps\b/i,
      fileAt('f627f458-7d5a-450d-9f62-45d6983961da', '59a43b92-26d9-451e-822a-ab437f5a4742', 'australian-tax-gaps-2025-publication.xlsx'),
    ),
    maxAgeDays: 1500,
    quirks: [
      'Each publication revises the estimates for all years. The column publish_year has the year of the publication.',
      'Rates are ratios: 0.103 is 10.3%.',
      'The latest year has no estimate for some types of tax.',
    ],
  },
  {
    sheets: ['Market Segments Estimates', 'Market Segment Estimates'],
    keys: [
      { name: 'tax_type', description: 'Kind of tax.', headings: ['Tax Type'] },
      {
        name: 'publish_year',
        description: 'Year of the publication with the estimate.',
        headings: ['Publish Year', 'Publication Year'],
      },
    ],
    measures: [
      {
        name: 'tax_expected_millions',
        headings: ['Tax expected to be collected ($m)', 'Tax expected to be collected($m)'],
        unit: 'AUD',
        multiplier: 6,
      },
      { name: 'gross_gap_millions', headings: ['Gross Gap ($m)'], unit: 'AUD', multiplier: 6 },
      { name: 'net_gap_millions', headings: ['Net Gap ($m)'], unit: 'AUD', multiplier: 6 },
      { name: 'gross_gap_rate', headings: ['Gross Gap %'], unit: 'ratio' },
      { name: 'net_gap_rate', headings: ['Net Gap %'], unit: 'ratio' },
    ],
    year: ['Financial Year'],
    yearName: 'financial_year',
    scope: 'whole',
  },
);
