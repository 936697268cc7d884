/** Metered output of each unit and load. */
import { marketDataset } from '../market-dataset.ts';
import type { MarketDimension } from '../market-table.ts';
import { currentAsk, historyAsks, type Report } from '../nemweb.ts';
import { REGIONS } from '../regions.ts';
import { FUELS } from '../registration-list.ts';
import { UNITS_AS_AT, unitFacts } from '../units.ts';

const SCADA: Report = { folder: 'Dispatch_SCADA', file: /PUBLIC_DISPATCHSCADA_(\d{12})_\d{16}\.zip/ };
const SCADA_ARCHIVE: Report = { folder: 'Dispatch_SCADA', file: /PUBLIC_DISPATCHSCADA_(\d{8})\.zip/ };
const KEEP_DAYS = 35;

const same = (codes: readonly string[]) => codes.map((code) => ({ code, label: code }));

const unit: MarketDimension = {
  declaration: {
    name: 'duid',
    id: 'DUID',
    description: 'Dispatchable unit identifier. Data set UNITS describes each unit.',
    words: {},
    default: null,
  },
  codeOf: (table, row) => table.code(row, 'DUID'),
};
const region: MarketDimension = {
  declaration: {
    name: 'region',
    id: 'REGIONID',
    description: 'Region of the unit, from the registration list. Unknown for units that are not on the list.',
    words: {},
    default: null,
  },
  values: same([...REGIONS, 'unknown']),
  codeOf: (table, row) => unitFacts(table.code(row, 'DUID')).region,
};
const fuel: MarketDimension = {
  declaration: {
    name: 'fuel',
    id: 'FUEL',
    description: 'Fuel of the unit, from the registration list. Unknown for units that are not on the list.',
    words: {},
    default: null,
  },
  values: same(FUELS),
  codeOf: (table, row) => unitFacts(table.code(row, 'DUID')).fuel,
};

export const generation_scada = marketDataset({
  id: 'generation_scada',
  title: 'Unit generation (SCADA)',
  description:
    'Metered output of each generating unit, battery and scheduled load of the National Electricity Market every five minutes. Includes region and fuel (coal, gas, hydro, wind, solar, battery).',
  folder: SCADA.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DISPATCH.UNIT_SCADA',
      time: 'SETTLEMENTDATE',
      runs: false,
      dimensions: [unit, region, fuel],
      metrics: [{ column: 'SCADAVALUE', word: 'scada_mw', unit: 'MW', description: 'reading at the start of the interval' }],
    },
  ],
  asks: [currentAsk(SCADA)],
  history: (window, now) => historyAsks({ current: SCADA, archive: SCADA_ARCHIVE }, window, now),
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: KEEP_DAYS,
  keepCapturesDays: 3,
  window: { maxDays: 7 },
  quirks: [
    'A value is the reading at the start of its interval. A negative value means that the unit uses electricity, for example to charge. Rooftop solar is not included.',
    `Region and fuel are not in the reports. They are from the NEM Registration and Exemption List of ${UNITS_AS_AT}. Newer or closed units that are not on the list have the region and fuel “unknown”. Their output is included.`,
    'Biomass includes landfill gas, sewage gas and bagasse. Gas includes coal seam gas, mine gas and ethane. Distillate is diesel and kerosene. Pumps without a fuel are load.',
    `Values are stored for ${KEEP_DAYS} days and use about 15 MB. Missing intervals in these days load from the archive on first request.`,
  ],
});
