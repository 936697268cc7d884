/** Prices for frequency control services across the whole market, weighted by volume. */
import { marketDataset } from '../market-dataset.ts';
import type { Metric } from '../market-table.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const FCAS: Report = { folder: 'Vwa_Fcas_Prices', file: /PUBLIC_VWAFCASPRICES_(\d{12})_\d{14}\.zip/ };

/** For each service: its column, its short word and its name. */
const SERVICES = [
  ['LOWER5MIN', 'lower5min', 'lower within 5 minutes'],
  ['LOWER6SEC', 'lower6sec', 'lower within 6 seconds'],
  ['LOWER60SEC', 'lower60sec', 'lower within 60 seconds'],
  ['LOWERREG', 'lower_reg', 'lower regulation'],
  ['RAISE5MIN', 'raise5min', 'raise within 5 minutes'],
  ['RAISE6SEC', 'raise6sec', 'raise within 6 seconds'],
  ['RAISE60SEC', 'raise60sec', 'raise within 60 seconds'],
  ['RAISEREG', 'raise_reg', 'raise regulation'],
] as const;

const metrics: readonly Metric[] = SERVICES.flatMap(([column, word, name]) => [
  { column: `${column}VWAPRICE`, word: `${word}_vwa_price`, unit: '$/MW/h', description: `price of ${name}` },
  { column: `${column}VOLUME`, word: `${word}_volume`, unit: 'MW', description: `volume of ${name}` },
]);

export const fcas_prices = marketDataset({
  id: 'fcas_prices',
  title: 'FCAS volume-weighted prices',
  description:
    'Prices and volumes of the eight frequency control ancillary services (FCAS) across the National Electricity Market, weighted by volume, from the daily report.',
  folder: FCAS.folder,
  frequency: '5MIN',
  tables: [{ name: 'TRADING.VWAFCASPRICES', time: 'SETTLEMENTDATE', runs: false, dimensions: [], metrics }],
  asks: [currentAsk(FCAS, { atMost: 31 })],
  checkEveryMinutes: 60,
  maxAgeDays: 4,
  keepDays: 400,
  keepCapturesDays: 31,
  quirks: [
    'Published once a day for the previous day, without regions. The time of a row is the end of its interval, as in the file.',
    'Values are stored for 400 days and use less than 5 MB.',
  ],
});
