/** Pre-dispatch: AEMO's forecasts of prices and demand until the end of the next trading day. */
import { marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const PREDISPATCH: Report = { folder: 'PredispatchIS_Reports', file: /PUBLIC_PREDISPATCHIS_(\d{12})_\d{14}\.zip/ };

export const predispatch_30min = marketDataset({
  id: 'predispatch_30min',
  title: 'Pre-dispatch forecast',
  description:
    'Forecast of demand, available generation and price in each region of the National Electricity Market. By half hour, to the end of the next trading day.',
  folder: PREDISPATCH.folder,
  frequency: '30MIN',
  tables: [
    {
      name: 'PREDISPATCH.REGION_SOLUTION',
      time: 'DATETIME',
      runs: true,
      dimensions: [regionDimension],
      metrics: [
        { column: 'TOTALDEMAND', word: 'total_demand', unit: 'MW', description: 'expected demand' },
        { column: 'AVAILABLEGENERATION', word: 'available_generation', unit: 'MW', description: 'generation offered' },
      ],
      statusOf: () => 'forecast',
    },
    {
      name: 'PREDISPATCH.REGION_PRICES',
      time: 'DATETIME',
      runs: true,
      dimensions: [regionDimension],
      metrics: [{ column: 'RRP', word: 'rrp', unit: '$/MWh', description: 'expected regional reference price' }],
      statusOf: () => 'forecast',
    },
  ],
  asks: [currentAsk(PREDISPATCH, { newestOnly: true })],
  checkEveryMinutes: 15,
  maxAgeDays: 2,
  keepDays: 35,
  keepCapturesDays: 3,
  quirks: [
    'All values are forecasts and have the status forecast. Each half hour shows its last forecast. Use as_of for an earlier forecast.',
    'A period is the half hour being forecast, not the time of the forecast.',
    'Values are stored for 35 days. They use less than 1 MB, and replaced forecasts use 60 to 90 MB.',
  ],
});
