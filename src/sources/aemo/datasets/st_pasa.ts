/** Short-term assessment of reserves (ST PASA): AEMO's outlook for demand and reserves over about a week. */
import { columnDimension, marketDataset, regionDimension } from '../market-dataset.ts';
import type { MarketDimension } from '../market-table.ts';
import { currentAsk, type Report } from '../nemweb.ts';

const STPASA: Report = { folder: 'Short_Term_PASA_Reports', file: /PUBLIC_STPASA_(\d{12,14})_\d+\.zip/ };

const plain = columnDimension('run_type', 'RUNTYPE', 'Assessment: lack of reserve (lor), or low reserve with or without outages.');
const runType: MarketDimension = {
  ...plain,
  declaration: {
    ...plain.declaration,
    words: { lor: 'LOR', outage_lrc: 'OUTAGE_LRC', reliability_lrc: 'RELIABILITY_LRC' },
    default: 'LOR',
  },
};

const megawatts = (column: string, word: string, description: string) => ({ column, word, unit: 'MW', description });

/** Columns and their meanings are as in table STPASA_REGIONSOLUTION in AEMO's MMS Data Model Report. */
export const st_pasa = marketDataset({
  id: 'st_pasa',
  title: 'Reserve outlook of the coming week (ST PASA)',
  description:
    'Forecast demand, reserves and lack of reserve condition in each region of the National Electricity Market. By half hour, for about a week after the pre-dispatch forecast.',
  folder: STPASA.folder,
  frequency: '30MIN',
  tables: [
    {
      name: 'STPASA.REGIONSOLUTION',
      time: 'INTERVAL_DATETIME',
      runs: false,
      dimensions: [regionDimension, runType],
      metrics: [
        megawatts('DEMAND50', 'demand_50', 'demand that is exceeded with a probability of 50%'),
        megawatts('DEMAND10', 'demand_10', 'demand that is exceeded with a probability of 10%'),
        megawatts('DEMAND90', 'demand_90', 'demand that is exceeded with a probability of 90%'),
        megawatts('SURPLUSRESERVE', 'surplus_reserve', 'reserve above the requirement, negative for a deficit'),
        megawatts('MAXSPARECAPACITY', 'max_spare_capacity', 'maximum spare capacity'),
        megawatts('AGGREGATEPASAAVAILABILITY', 'pasa_availability', 'capacity of scheduled generators that is available'),
        { column: 'LORCONDITION', word: 'lor_condition', unit: 'level', description: 'lack of reserve: 0 for none, otherwise 1, 2 or 3' },
      ],
      statusOf: () => 'forecast',
    },
  ],
  asks: [currentAsk(STPASA, { newestOnly: true })],
  checkEveryMinutes: 60,
  maxAgeDays: 2,
  keepDays: 35,
  keepCapturesDays: 3,
  quirks: [
    'All values are forecasts and have the status forecast. Each half hour has its last forecast. Use as_of for an earlier forecast.',
    'Without run_type, the response has the assessment of lack of reserve (LOR). A lack of reserve at level 3 means that supply may be interrupted.',
    'Wattle has not been tested with a complete report. The layout follows AEMO’s data model.',
    'Values are stored for 35 days.',
  ],
});
