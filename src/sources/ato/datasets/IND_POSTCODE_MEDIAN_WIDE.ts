/**
 * Taxation statistics, Individuals table 8 in the published layout. It has a row for each postcode, and three columns for each income
 * year.
 */
import type { Column, RegisterDataset } from '../../../core/define-dataset.ts';
import { postcodeMedianOrigin } from '../packages.ts';
import { postcodeRows, yearColumnsOf } from '../postcode-median.ts';
import { declared } from '../table.ts';

const COLUMNS: readonly Column[] = [
  { name: 'state', type: 'text', description: 'State or territory of the residential address.', indexed: true },
  { name: 'postcode', type: 'text', description: 'Postcode of the residential address, four digits.', indexed: true },
  ...yearColumnsOf([
    '2003-04',
    '2013-14',
    '2014-15',
    '2015-16',
    '2016-17',
    '2017-18',
    '2018-19',
    '2019-20',
    '2020-21',
    '2021-22',
    '2022-23',
    '2023-24',
  ]),
];

export const IND_POSTCODE_MEDIAN_WIDE: RegisterDataset = {
  ...declared({
    id: 'IND_POSTCODE_MEDIAN_WIDE',
    aliases: ['postcode-income-wide'],
    title: 'Median and average taxable income by postcode, a column for each year',
    description: 'Median and average taxable income with one row for each postcode and one column for each income year.',
    origin: postcodeMedianOrigin,
    maxAgeDays: null,
    quirks: [
      'IND_POSTCODE_MEDIAN has the same figures, with one row for each postcode and year.',
      'The agency gives figures only for postcodes with more than 200 returns in a year. For other postcodes, figures are null.',
    ],
  }),
  kind: 'register',
  columns: COLUMNS,
  key: ['state', 'postcode'],
  parse: (capture) => postcodeRows(capture, COLUMNS),
};
