/** The daily report, with prices, demand and generation on a trading day, published the next morning. */
import { marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const DAILY: Report = { folder: 'Daily_Reports', file: /PUBLIC_DAILY_(\d{12})_\d{14}\.zip/ };

export const daily_summary = marketDataset({
  id: 'daily_summary',
  title: 'NEM daily summary, settled',
  description:
    'Price, demand, generation and interchange of each region of the National Electricity Market for every interval of a trading day, reported the next morning.',
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
    'Published once a day, at about 4:05 am, with the 288 five-minute intervals of the trading day that starts at 4:00 am.',
    'If AEMO intervened in dispatch, the figures are from the run without the intervention (INTERVENTION 0).',
    'Values are stored for 400 days and use about 8 MB. The program loads the last two months of reports, two days at a time.',
  ],
});
