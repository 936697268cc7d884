/** Taxation statistics, Individuals table 8: median and average taxable income by postcode. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { postcodeKey, state } from '../keys.ts';
import { postcodeMedianOrigin } from '../packages.ts';
import { MEDIAN_MEASURES, parsePostcodeMedian } from '../postcode-median.ts';
import { declared, dimensionOf, measureDimension } from '../table.ts';

export const IND_POSTCODE_MEDIAN: TimeSeriesDataset = {
  ...declared({
    id: 'IND_POSTCODE_MEDIAN',
    aliases: ['postcode-income', 'income-by-postcode'],
    title: 'Median and average taxable income by postcode',
    description:
      'Number of individuals and their median and average taxable income by postcode, for 2003–04 and each income year since 2013–14.',
    origin: postcodeMedianOrigin,
    maxAgeDays: 1200,
    quirks: [
      'Published about two years after the income year ends. The latest income year is usually about three years behind the current year.',
      'State and national medians are not published. Do not average postcode medians.',
      'Only postcodes with more than 200 returns in a year are published. Other postcodes have the mark na, which is null here.',
      'PO box postcodes are included from 2017–18. From 2016–17 medians and averages include taxable incomes of zero.',
      'One row per postcode and income year. With shape=long one row per figure. IND_POSTCODE_MEDIAN_WIDE has a column for each year instead.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [dimensionOf(state), dimensionOf(postcodeKey), measureDimension(MEDIAN_MEASURES.map(({ name }) => name))],
  fixed: {},
  wide: { pivot: 'measure', period: 'income_year' },
  parse: parsePostcodeMedian,
};
