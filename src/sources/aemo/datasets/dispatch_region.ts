/** Demand, generation and interchange in each region. */
import { CHART_FEED, DISPATCH, dispatchHistory, readChartFeed } from '../dispatch-reports.ts';
import { FOR_GOOD, marketDataset, regionDimension } from '../market-dataset.ts';
import { currentAsk } from '../nemweb.ts';

const DEMAND = {
  column: 'TOTALDEMAND',
  word: 'total_demand',
  unit: 'MW',
  description: 'demand met by scheduled and semi-scheduled generation and imports',
} as const;
const INTERCHANGE = {
  column: 'NETINTERCHANGE',
  word: 'net_interchange',
  unit: 'MW',
  description: 'positive when the region exports',
} as const;

export const dispatch_region = marketDataset({
  id: 'dispatch_region',
  title: 'Regional demand and generation',
  description:
    'Electricity demand, generation and net interchange of each region of the National Electricity Market for each five-minute dispatch interval.',
  folder: DISPATCH.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DISPATCH.REGIONSUM',
      time: 'SETTLEMENTDATE',
      runs: true,
      dimensions: [regionDimension],
      metrics: [
        DEMAND,
        { column: 'AVAILABLEGENERATION', word: 'available_generation', unit: 'MW', description: 'generation offered' },
        {
          column: 'DISPATCHABLEGENERATION',
          word: 'dispatchable_generation',
          unit: 'MW',
          description: 'generation dispatched, including wind and solar farms',
        },
        INTERCHANGE,
        {
          column: 'DISPATCHABLELOAD',
          word: 'dispatchable_load',
          unit: 'MW',
          description: 'load dispatched: pumps and charging batteries',
          optional: true,
        },
        {
          column: 'SEMISCHEDULE_CLEAREDMW',
          word: 'semi_scheduled_cleared',
          unit: 'MW',
          description: 'dispatched wind and solar farms',
          optional: true,
        },
        { column: 'UIGF', word: 'semi_scheduled_available', unit: 'MW', description: 'available wind and solar farms', optional: true },
        { column: 'SS_WIND_UIGF', word: 'wind_available', unit: 'MW', description: 'available wind farms', optional: true },
        { column: 'SS_SOLAR_UIGF', word: 'solar_available', unit: 'MW', description: 'available solar farms', optional: true },
        { column: 'SS_WIND_CLEAREDMW', word: 'wind_cleared', unit: 'MW', description: 'dispatched wind farms', optional: true },
        { column: 'SS_SOLAR_CLEAREDMW', word: 'solar_cleared', unit: 'MW', description: 'dispatched solar farms', optional: true },
      ],
    },
  ],
  asks: [currentAsk(DISPATCH, { fallback: CHART_FEED })],
  history: dispatchHistory('DISPATCHREGIONSUM'),
  parsers: {
    [CHART_FEED.id]: (captured) =>
      readChartFeed(captured, [
        { member: DEMAND.column, ...DEMAND },
        { member: INTERCHANGE.column, ...INTERCHANGE },
      ]),
  },
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: FOR_GOOD,
  keepCapturesDays: 3,
  quirks: [
    {
      text: 'The metric total_demand is demand met by scheduled and semi-scheduled units and interconnectors. It excludes rooftop solar and small generators.',
      of: { METRIC: ['TOTALDEMAND'] },
    },
    'If AEMO intervened in dispatch, the figures are from the run without the intervention (INTERVENTION 0), as for prices. Actual output is in generation_scada.',
    {
      text: 'Metrics for wind and solar farms begin with the first reports that contain them (solar_cleared and wind_cleared in 2012).',
      of: { METRIC: ['SS_SOLAR_UIGF', 'SS_SOLAR_CLEAREDMW', 'SS_WIND_UIGF', 'SS_WIND_CLEAREDMW'] },
    },
    {
      text: 'Curtailment is available output minus dispatched output of wind and solar farms: wind_available minus wind_cleared, and solar_available minus solar_cleared.',
      of: { METRIC: ['SS_SOLAR_UIGF', 'SS_SOLAR_CLEAREDMW', 'SS_WIND_UIGF', 'SS_WIND_CLEAREDMW'] },
    },
    'Data from July 2009 are available. Periods older than 2 days load on first request. A year uses about 8 MB of storage.',
  ],
});
