/** Taxation statistics, GST table 1B: goods and services tax, wine equalisation tax and luxury car tax by month. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { GST_WORDS, gstOrigin, parseGstMonths } from '../gst.ts';
import { declared, dimensionOf } from '../table.ts';

export const GST_MONTHLY: TimeSeriesDataset = {
  ...declared({
    id: 'GST_MONTHLY',
    title: 'GST, WET and LCT monthly collections (archive)',
    description: 'Goods and services tax, wine equalisation tax and luxury car tax payable, refundable and net, by month from July 2020.',
    origin: gstOrigin,
    maxAgeDays: null,
    quirks: [
      'This dataset is an archive. Since the 2022–23 release, monthly figures are published once a year with the annual statistics.',
      'Figures are liabilities as reported on activity statements, not cash collected. Every third month includes quarterly statements.',
    ],
  }),
  kind: 'time_series',
  frequency: 'M',
  dimensions: [
    dimensionOf({ name: 'metric_label', description: 'The item, as the agency labels it.', words: GST_WORDS }),
    dimensionOf({ name: 'unit', description: 'Unit as the agency writes it.' }),
  ],
  fixed: {},
  parse: parseGstMonths,
};
