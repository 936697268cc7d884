/** Rooftop solar: AEMO's estimates and forecasts. */
import { FOR_GOOD, marketDataset, regionDimension } from '../market-dataset.ts';
import type { MarketDimension } from '../market-table.ts';
import { currentAsk, historyAsks, type Report } from '../nemweb.ts';

const ACTUAL: Report = { folder: 'ROOFTOP_PV/ACTUAL', file: /PUBLIC_ROOFTOP_PV_ACTUAL_MEASUREMENT_(\d{14})_\d{16}\.zip/ };
const FORECAST: Report = { folder: 'ROOFTOP_PV/FORECAST', file: /PUBLIC_ROOFTOP_PV_FORECAST_(\d{14})_\d{16}\.zip/ };

const section: MarketDimension['declaration'] = {
  name: 'section',
  id: 'SECTION',
  description: 'Estimate of output (actual) or latest forecast (forecast).',
  words: { actual: 'ACTUAL', forecast: 'FORECAST' },
  // The default is needed, because the latest value would otherwise be a forecast for next week.
  default: 'ACTUAL',
};
const sectionOf = (code: 'ACTUAL' | 'FORECAST'): MarketDimension => ({
  declaration: section,
  values: [
    { code: 'ACTUAL', label: 'actual' },
    { code: 'FORECAST', label: 'forecast' },
  ],
  codeOf: () => code,
});

export const rooftop_pv = marketDataset({
  id: 'rooftop_pv',
  title: 'Rooftop PV actual and forecast',
  description: "Output of rooftop solar panels (photovoltaics, PV) by region and half hour: AEMO's estimate and its forecast.",
  folder: ACTUAL.folder,
  frequency: '30MIN',
  tables: [
    {
      name: 'ROOFTOP.ACTUAL',
      time: 'INTERVAL_DATETIME',
      runs: false,
      dimensions: [regionDimension, sectionOf('ACTUAL')],
      metrics: [{ column: 'POWER', word: 'power_mw', unit: 'MW', description: 'estimated output' }],
      // Monthly tables have two estimates for each half hour. The measured estimate has priority.
      rank: (table, row) => `${isMeasured(table.text(row, 'TYPE')) ? 1 : 0} ${table.text(row, 'LASTCHANGED') ?? ''}`,
      statusOf: (table, row) => (isMeasured(table.text(row, 'TYPE')) ? null : 'estimated'),
    },
    {
      name: 'ROOFTOP.FORECAST',
      time: 'INTERVAL_DATETIME',
      runs: false,
      dimensions: [regionDimension, sectionOf('FORECAST')],
      metrics: [{ column: 'POWERMEAN', word: 'power_mean_mw', unit: 'MW', description: 'mean of the forecast' }],
      statusOf: () => 'forecast',
    },
  ],
  asks: [currentAsk(ACTUAL, { atMost: 48 }), currentAsk(FORECAST, { newestOnly: true })],
  history: (window, now) => historyAsks({ current: ACTUAL, monthly: 'ROOFTOP_PV_ACTUAL', recentHours: 6 * 24 }, window, now),
  checkEveryMinutes: 15,
  maxAgeDays: 2,
  keepDays: FOR_GOOD,
  keepCapturesDays: 3,
  quirks: [
    'AEMO makes two estimates: from a sample of measured panels and from satellite images. The measured estimate is shown. If a monthly table has only the satellite estimate, its values have the status estimated.',
    { text: 'Parts of regions (QLDN, TASS) are excluded, because the regions include them.', of: 'table' },
    'Forecasts (section=forecast) reach about a week ahead and have the status forecast. Each half hour shows its last forecast.',
    'The estimate of a half hour is published about 20 minutes after its end.',
    'Older periods load on first request from the monthly table, which is published at about the 12th of the next month. A year uses less than 1 MB of storage.',
  ],
});

const isMeasured = (type: string | null): boolean => type === 'MEASUREMENT';
