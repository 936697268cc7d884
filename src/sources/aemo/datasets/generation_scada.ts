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
    description: 'Region of the unit, from the registration list. Unknown for units that are not on it.',
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
    description: 'Fuel of the unit, from the registration list. Unknown for units that are not on it.',
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
    'A value is the reading at the start of its interval. Negative values are charging and auxiliary use. Rooftop solar is not included.',
    `Region and fuel are not in the reports. They come from the NEM Registration and Exemption List of ${UNITS_AS_AT}. Units that are not on it (newer or closed units) have region and fuel unknown, and are always included.`,
    'Landfill, sewage and bagasse are biomass. Coal seam gas, mine gas and ethane are gas. Diesel and kerosene are distillate. Pumps without a fuel are load.',
    `Values are stored for ${KEEP_DAYS} days, about 15 MB. Missing windows within them load from the archive on first request.`,
  ],
});
