/** Taxation statistics, Individuals table 15A: income by occupation and sex. */
import { sex } from '../keys.ts';
import { classified } from '../labels.ts';
import { occupationMeasures, occupationOrigin } from '../occupations.ts';
import { recordDataset } from '../table.ts';

export const ATO_OCCUPATION = recordDataset(
  {
    id: 'ATO_OCCUPATION',
    aliases: ['occupation', 'individuals-occupation'],
    title: 'Individuals by occupation and sex',
    description: 'Average and median taxable income, salary or wages, and total income of individuals by occupation and sex.',
    origin: occupationOrigin,
    maxAgeDays: 1400,
    quirks: [
      'Published about two years after the income year ends. Each release has one income year. Earlier years remain available.',
      'Occupations are as stated on tax returns. Some rows cover very few people.',
      'If all people in an occupation have the same sex, there is only a row for the total.',
    ],
  },
  {
    sheets: ['Table 15A', 'Individuals Table 15A', 'Individuals 15A'],
    keys: [
      {
        name: 'occupation_group',
        description: 'Unit group of the occupation, four digits of the ANZSCO classification.',
        headings: ['Occupation - unit group'],
        read: classified,
      },
      {
        name: 'occupation',
        description: 'Occupation, six digits of the ANZSCO classification.',
        headings: ['Occupation'],
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
