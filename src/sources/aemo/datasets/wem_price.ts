/** Wholesale Electricity Market (WEM) in Western Australia: reference trading price. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { FOR_GOOD } from '../market-dataset.ts';
import { type Metric, metricDimension } from '../market-table.ts';
import { readWemPrices, WEM_FOLDER, wemAsks, wemHistory } from '../wem-price.ts';

const PRICE: Metric = { column: 'RTP', word: 'price', unit: '$/MWh', description: 'reference trading price' };

/** Members of the files are described in AEMO's WEM Dispatch Engine API, under `referenceTradingPrices`. */
export const wem_price: TimeSeriesDataset = {
  kind: 'time_series',
  source: 'aemo',
  id: 'wem_price',
  title: 'Electricity price in Western Australia (WEM)',
  description:
    'Reference trading price of the Wholesale Electricity Market in the south west of Western Australia (SWIS), for each half hour since October 2023.',
  landingPage: `${WEM_FOLDER}current/`,
  cadence: { checkEveryMinutes: 60, maxAgeDays: 4 },
  quirks: [
    'Times are UTC+10, two hours ahead of Perth, as for the other markets of AEMO. The time of a half hour is its end, although AEMO writes the start.',
    'The latest day may be revised. Prices before the market reform of October 2023 are not included.',
    'Wattle has not been tested with a complete file.',
  ],
  curated: true,
  upstream: { url: `${WEM_FOLDER}current/`, format: 'JSON' },
  frequency: '30MIN',
  dimensions: [metricDimension([PRICE])],
  fixed: {},
  layout: { kind: 'blocks', keepDays: FOR_GOOD, keepCapturesDays: 3 },
  window: { maxDays: 31 },
  places: ['Western Australia'],
  asks: () => wemAsks,
  history: wemHistory,
  parse: (captured) => readWemPrices(captured, PRICE),
};
