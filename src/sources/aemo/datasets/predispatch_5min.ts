/** Five-minute pre-dispatch: AEMO's forecasts of prices and demand for the next hour. */
import { marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const P5MIN: Report = { folder: 'P5_Reports', file: /PUBLIC_P5MIN_(\d{12})_\d{14}\.zip/ };

export const predispatch_5min = marketDataset({
  id: 'predispatch_5min',
  title: 'Five-minute pre-dispatch forecast (P5MIN)',
  description:
    'Forecast of price, demand, available generation and net interchange in each region of the National Electricity Market. By five-minute interval, for the next hour.',
  folder: P5MIN.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'P5MIN.REGIONSOLUTION',
      time: 'INTERVAL_DATETIME',
      runs: true,
      dimensions: [regionDimension],
      metrics: [
        { column: 'RRP', word: 'rrp', unit: '$/MWh', description: 'expected regional reference price' },
        { column: 'TOTALDEMAND', word: 'total_demand', unit: 'MW', description: 'expected demand' },
        { column: 'AVAILABLEGENERATION', word: 'available_generation', unit: 'MW', description: 'generation offered' },
        { column: 'NETINTERCHANGE', word: 'net_interchange', unit: 'MW', description: 'expected exports less imports' },
      ],
      statusOf: () => 'forecast',
    },
  ],
  asks: [currentAsk(P5MIN, { newestOnly: true })],
  checkEveryMinutes: 5,
  maxAgeDays: 1,
  keepDays: 3,
  keepCapturesDays: 1,
  quirks: [
    'All values are forecasts and have the status forecast. Each interval shows its last forecast. Use as_of for an earlier forecast.',
    'The first interval of a run is already being dispatched, so its price is close to the dispatch price.',
    'Values are stored for three days. They use less than 1 MB, and replaced forecasts use about 30 MB.',
  ],
});
