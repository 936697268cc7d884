/** Dispatch prices: five-minute prices in each region. */
import { CHART_FEED, DISPATCH, dispatchHistory, readChartFeed } from '../dispatch-reports.ts';
import { FOR_GOOD, marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk } from '../nemweb.ts';

const PRICE = { column: 'RRP', word: 'rrp', unit: '$/MWh', description: 'regional reference price' } as const;

export const dispatch_price = marketDataset({
  id: 'dispatch_price',
  title: 'Dispatch price',
  description:
    'Regional reference price of the National Electricity Market (spot price of electricity, wholesale power price) for each five-minute dispatch interval.',
  folder: DISPATCH.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DISPATCH.PRICE',
      time: 'SETTLEMENTDATE',
      runs: true,
      dimensions: [regionDimension],
      metrics: [
        PRICE,
        { column: 'ROP', word: 'rop', unit: '$/MWh', description: 'price before cap, floor and overrides' },
        {
          column: 'APCFLAG',
          word: 'apc_flag',
          unit: 'Bit mask',
          description: 'reasons why the price differs from dispatch: 4 at the cap or floor, 1 administered. Values can be added',
        },
        { column: 'MARKETSUSPENDEDFLAG', word: 'market_suspended', unit: 'Flag', description: '1 while the market is suspended' },
        {
          column: 'CUMUL_PRE_AP_ENERGY_PRICE',
          word: 'cumulative_price',
          unit: '$/MWh',
          description: 'sum of prices over seven days, used to trigger administered pricing',
          optional: true,
        },
      ],
      statusOf: (table, row) => (table.has('PRICE_STATUS') && table.text(row, 'PRICE_STATUS') === 'NOT FIRM' ? 'preliminary' : null),
    },
  ],
  defaultMetric: PRICE.column,
  asks: [currentAsk(DISPATCH, { fallback: CHART_FEED })],
  history: dispatchHistory('DISPATCHPRICE', CHART_FEED),
  window: { defaultMinutes: 60, bothBounds: true },
  parsers: { [CHART_FEED.id]: (captured) => readChartFeed(captured, [{ member: PRICE.column, ...PRICE }]) },
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: FOR_GOOD,
  keepCapturesDays: 3,
  quirks: [
    {
      text: 'By default the response has the last hour: the latest twelve intervals of each region. A window needs both start and end, and is at most 31 days long.',
      of: 'table',
    },
    'If AEMO intervened in dispatch, an interval has two runs. The run without the intervention (INTERVENTION 0) sets the price. Its figures are shown.',
    {
      text: 'The metric apc_flag is a sum of bits. Bit 4 means that the price is at the cap or the floor. Bit 1 means administered pricing.',
      of: 'table',
    },
    { text: 'A price that AEMO marks NOT FIRM has the status preliminary.', of: { METRIC: ['RRP'] } },
    {
      text: 'The metric cumulative_price begins with the first reports that contain it. If the prices are from the AEMO price chart instead of NEMweb, all metrics other than rrp are missing.',
      of: 'table',
    },
    'Data from July 2009 are available. Periods older than 2 days load on first request. A year uses about 6 MB of storage.',
  ],
});
