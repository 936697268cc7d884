/** Taxation statistics, GST table 1A: goods and services tax, wine equalisation tax and luxury car tax by financial year. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { GST_WORDS, gstOrigin, parseGstYears } from '../gst.ts';
import { declared, dimensionOf } from '../table.ts';

export const GST_ANNUAL: TimeSeriesDataset = {
  ...declared({
    id: 'GST_ANNUAL',
    title: 'GST, WET and LCT by financial year',
    description:
      'Goods and services tax, wine equalisation tax and luxury car tax by financial year from 2000–01, including customs collections.',
    origin: gstOrigin,
    maxAgeDays: 1400,
    quirks: [
      'Some items, such as the total, are published for each of the three taxes. Use the dimension tax to select one tax.',
      'Input tax credits in 2000–01 include $2,467 million of sales tax credits.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [
    dimensionOf({ name: 'tax', description: 'The tax: GST, WET or LCT.', words: { gst: 'GST', wet: 'WET', lct: 'LCT' } }),
    dimensionOf({ name: 'item', description: 'The item, as the agency labels it.', words: { ...GST_WORDS, total: 'Total' } }),
  ],
  fixed: {},
  parse: parseGstYears,
};
