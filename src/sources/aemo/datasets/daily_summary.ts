/** The daily report: prices, demand and generation of a whole trading day, published the morning after. */
import { marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const DAILY: Report = { folder: 'Daily_Reports', file: /PUBLIC_DAILY_(\d{12})_\d{14}\.zip/ };

export const daily_summary = marketDataset({
  id: 'daily_summary',
  title: 'NEM daily summary, settled',
  description:
    'Price, demand, generation and interchange of each region of the National Electricity Market for every interval of a trading day, as in the report of the morning after.',
  folder: DAILY.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DREGION',
      time: 'SETTLEMENTDATE',
      runs: true,
      dimensions: [regionDimension],
      metrics: [
        { column: 'RRP', word: 'rrp', unit: '$/MWh', description: 'regional reference price' },
        { column: 'TOTALDEMAND', word: 'total_demand', unit: 'MW', description: 'demand' },
        { column: 'DISPATCHABLEGENERATION', word: 'dispatchable_generation', unit: 'MW', description: 'generation dispatched' },
        { column: 'NETINTERCHANGE', word: 'net_interchange', unit: 'MW', description: 'positive when the region exports' },
      ],
    },
  ],
  asks: [currentAsk(DAILY, { atMost: 2 })],
  checkEveryMinutes: 60,
  maxAgeDays: 3,
  keepDays: 400,
  keepCapturesDays: 2,
  quirks: [
    'The report comes once a day, at about 4.05 in the morning, and holds the 288 intervals of the trading day that begins at 4.00: rows are five-minute intervals, not days.',
    'Where AEMO intervened in dispatch, the figures are those of the run without the intervention (INTERVENTION 0).',
    'Values are kept for 400 days, about 8 MB; what the folder of the last two months holds comes in two days at a time.',
  ],
});
