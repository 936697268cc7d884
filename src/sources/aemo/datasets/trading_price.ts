/** Trading prices: settlement prices for energy and frequency services. */
import { FOR_GOOD, marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk, historyAsks, type Report } from '../nemweb.ts';
import { isPriceAndDemand, readPrices } from '../price-and-demand.ts';

const TRADING: Report = { folder: 'TradingIS_Reports', file: /PUBLIC_TRADINGIS_(\d{12})_\d{16}\.zip/ };
/** Most files in the archive contain a week. Files for recent days contain one day. */
const TRADING_ARCHIVE: Report = { folder: 'TradingIS_Reports', file: /PUBLIC_TRADINGIS_(\d{8})(?:_(\d{8}))?\.zip/ };

const service = (column: string, word: string, description: string) => ({ column, word, unit: '$/MW/h', description });

const PRICE = { column: 'RRP', word: 'rrp', unit: '$/MWh', description: 'regional reference price' } as const;

export const trading_price = marketDataset({
  id: 'trading_price',
  title: 'Trading price and FCAS',
  description:
    'Prices at which electricity and the eight frequency control services (FCAS) are settled in each region of the National Electricity Market.',
  folder: TRADING.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'TRADING.PRICE',
      time: 'SETTLEMENTDATE',
      runs: false,
      dimensions: [regionDimension],
      metrics: [
        PRICE,
        service('RAISE6SECRRP', 'raise6sec_rrp', 'price of raise service within 6 seconds'),
        service('RAISE60SECRRP', 'raise60sec_rrp', 'within 60 seconds'),
        service('RAISE5MINRRP', 'raise5min_rrp', 'within 5 minutes'),
        service('RAISEREGRRP', 'raise_reg_rrp', 'price of raise regulation'),
        service('LOWER6SECRRP', 'lower6sec_rrp', 'of lowering within 6 seconds'),
        service('LOWER60SECRRP', 'lower60sec_rrp', 'within 60 seconds'),
        service('LOWER5MINRRP', 'lower5min_rrp', 'within 5 minutes'),
        service('LOWERREGRRP', 'lower_reg_rrp', 'price of lower regulation'),
      ],
      statusOf: (table, row) => (table.has('PRICE_STATUS') && table.text(row, 'PRICE_STATUS') === 'NOT FIRM' ? 'preliminary' : null),
    },
  ],
  asks: [currentAsk(TRADING)],
  otherFormat: (captured) => (isPriceAndDemand(captured) ? readPrices(captured, PRICE) : null),
  history: (window, now) => historyAsks({ current: TRADING, archive: TRADING_ARCHIVE, monthly: 'TRADINGPRICE' }, window, now),
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: FOR_GOOD,
  keepCapturesDays: 3,
  quirks: [
    'Since 1 October 2021 a trading interval is five minutes long, and its price is the dispatch price rounded to cents. Before that, it was half an hour long. The time of an interval is its end.',
    'A price that AEMO marks NOT FIRM has the status preliminary.',
    'Data from July 2009 are available. Periods older than 2 days load on first request. A year uses about 8 MB of storage.',
  ],
});
