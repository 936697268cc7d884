/** Taxation statistics, Individuals table 15C: income by sub-major occupation group and sex. */
import { sex } from '../keys.ts';
import { classified } from '../labels.ts';
import { occupationMeasures, occupationOrigin } from '../occupations.ts';
import { recordDataset } from '../table.ts';

export const ATO_OCCUPATION_GROUPS = recordDataset(
  {
    id: 'ATO_OCCUPATION_GROUPS',
    title: 'Individuals by occupation group and sex',
    description:
      'Average and median taxable income, salary or wages, and total income of individuals by sub-major occupation group and sex.',
    origin: occupationOrigin,
    maxAgeDays: 1400,
    quirks: ['Published about two years after the income year ends. Each release has one income year. Earlier years remain available.'],
  },
  {
    sheets: ['Table 15C', 'Individuals Table 15C', 'Individuals 15C'],
    keys: [
      {
        name: 'occupation_group',
        description: 'Sub-major group of occupations, two digits of the ANZSCO classification.',
        headings: ['Occupation - sub-major group'],
        read: classified,
      },
      { ...sex, words: { female: 'Female', male: 'Male', total: 'Total' } },
    ],
    measures: occupationMeasures,
    year: null,
    yearName: 'income_year',
    scope: 'partial',
  },
);
