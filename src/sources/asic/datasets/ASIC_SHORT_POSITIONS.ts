/** ASIC: short positions in listed products, reported by short sellers. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { parseShortPositions, shortPositionAsks } from '../short-positions.ts';

export const ASIC_SHORT_POSITIONS: TimeSeriesDataset = {
  kind: 'time_series',
  ofSingles: true,
  source: 'asic',
  id: 'ASIC_SHORT_POSITIONS',
  title: 'Daily aggregated short positions',
  description:
    'Reported short positions in each product listed in Australia, as a number of shares and as a percentage of the shares on issue.',
  landingPage: 'https://asic.gov.au/regulatory-resources/markets/short-selling/short-position-reports-table/',
  licence: 'cc-by-4.0',
  cadence: { checkEveryMinutes: 360, maxAgeDays: 14 },
  quirks: [
    'Daily reports and the yearly matrix sometimes differ: in 2025, 3,137 of 162,996 counts differed. Wattle reads the matrix once a month, and its counts replace the daily counts as a new version. The shares remain from the daily reports, because the matrix rounds shares to two decimal places.',
    'Each trading day is published about four business days later.',
    'A product without a reported short position on a day has no row for that day. That is not the same as zero.',
    'Recent weeks are from daily reports. Older days are from the yearly report, which has two decimal places and no number of products on issue.',
  ],
  curated: true,
  upstream: { url: 'https://download.asic.gov.au/short-selling/short-selling-data.json', format: 'CSV' },
  frequency: 'D',
  dimensions: [
    {
      name: 'product',
      id: 'PRODUCT',
      description: 'The listed product, by its code on the exchange or by its name.',
      words: {},
      default: null,
      match: 'words',
      aliases: ['product_code'],
    },
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Measure.',
      words: { reported_short_positions: 'SHORT', total_product_in_issue: 'ISSUE', short_percent: 'PERCENT' },
      default: null,
    },
  ],
  fixed: {},
  wide: { pivot: 'measure', codes: { product: 'product_code' } },
  asks: shortPositionAsks,
  parse: parseShortPositions,
};
