/** Invents market values. Demand depends on the hour. Prices follow demand, and are negative at noon. */
import { DAY_MS } from '../../src/core/period.ts';
import { chance, seedOf, syntheticValue } from '../synthetic.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;
const HOUR_MS = 3_600_000;

export const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
export type Region = (typeof REGIONS)[number];

/** Typical demand in MW, and rooftop solar output at noon in MW. */
const SIZES: Readonly<Record<Region, { readonly demand: number; readonly rooftop: number }>> = {
  NSW1: { demand: 7900, rooftop: 3800 },
  QLD1: { demand: 6600, rooftop: 3600 },
  SA1: { demand: 1450, rooftop: 1300 },
  TAS1: { demand: 1150, rooftop: 160 },
  VIC1: { demand: 5300, rooftop: 2900 },
};

const hourOf = (ms: number): number => (((ms + MARKET_OFFSET_MS) % DAY_MS) + DAY_MS) / HOUR_MS;
/** Returns the strength of sunlight, from 0 to 1, by the hour in market time. */
const sun = (ms: number): number => Math.max(0, Math.sin((Math.PI * ((hourOf(ms) % 24) - 6)) / 12));
const evening = (ms: number): number => Math.cos((2 * Math.PI * (hourOf(ms) - 18.5)) / 24);
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Returns a value that varies slowly around a level, over a few hours. */
function walk(name: string, ms: number, level: number, spread: number): number {
  const hours = ms / (6 * HOUR_MS);
  return syntheticValue(seedOf(name), hours, { unit: '', level, spread, growth: 0, decimals: 5 });
}

export const rooftopMw = (region: Region, ms: number): number =>
  round(SIZES[region].rooftop * sun(ms) * Math.min(1.2, Math.abs(walk(`${region} rooftop`, ms, 0.8, 0.3))), 3);

export function demandMw(region: Region, ms: number): number {
  const { demand } = SIZES[region];
  const shape = 1 + 0.16 * evening(ms) + 0.06 * Math.cos((4 * Math.PI * (hourOf(ms) - 8)) / 24);
  return round(
    Math.max(demand * 0.1, demand * shape + demand * 0.05 * walk(`${region} demand`, ms, 1, 0.8) - rooftopMw(region, ms) * 0.55),
    2,
  );
}

const CAP = 20_300;

/** Returns the price in $/MWh. It is high in the evening, negative in bright sun, and sometimes many times the usual price. */
export function price(region: Region, ms: number): number {
  const usual = 75 + 60 * evening(ms) - 145 * sun(ms) + 25 * walk(`${region} price`, ms, 1, 1);
  const wild = chance(`${region} ${ms}`) > 0.998 ? 30 : 1;
  return round(Math.min(CAP, Math.max(-1000, usual > 0 ? usual * wild : usual)), 5);
}

export interface SimulatedUnit {
  readonly duid: string;
  readonly region: Region;
  readonly fuel: 'coal' | 'gas' | 'hydro' | 'wind' | 'solar' | 'battery' | 'other';
  readonly mw: number;
}

const unit = (duid: string, region: Region, fuel: SimulatedUnit['fuel'], mw: number): SimulatedUnit => ({ duid, region, fuel, mw });

/** Some identifiers of real units, with invented output. The last unit is not in the registration list. */
export const UNITS: readonly SimulatedUnit[] = [
  unit('BW01', 'NSW1', 'coal', 620),
  unit('ER01', 'NSW1', 'coal', 640),
  unit('TUMUT3', 'NSW1', 'hydro', 700),
  unit('AVLSF1', 'NSW1', 'solar', 240),
  unit('BWTR1', 'NSW1', 'other', 24),
  unit('GSTONE1', 'QLD1', 'coal', 250),
  unit('TARONG#1', 'QLD1', 'coal', 330),
  unit('BARRON-1', 'QLD1', 'hydro', 28),
  unit('BAKING1', 'QLD1', 'solar', 28),
  unit('HDWF2', 'SA1', 'wind', 95),
  unit('TORRB1', 'SA1', 'gas', 150),
  unit('HPR1', 'SA1', 'battery', 100),
  unit('ANGAST1', 'SA1', 'other', 20),
  unit('GORDON', 'TAS1', 'hydro', 290),
  unit('MUSSELR1', 'TAS1', 'wind', 130),
  unit('LYA1', 'VIC1', 'coal', 530),
  unit('LOYYB1', 'VIC1', 'coal', 570),
  unit('ARWF1', 'VIC1', 'wind', 220),
  unit('VBB1', 'VIC1', 'battery', 200),
  unit('SIMULATED1', 'VIC1', 'other', 12),
];

export function unitMw({ duid, fuel, mw }: SimulatedUnit, ms: number): number {
  const wander = Math.min(1, Math.max(0, walk(duid, ms, 0.7, 0.5)));
  if (fuel === 'solar') return round(mw * sun(ms) * wander, 5);
  if (fuel === 'battery') return round(mw * (evening(ms) * 0.6 - sun(ms) * 0.8) * wander, 5);
  return round(mw * wander, 5);
}

const sumOf = (region: Region, fuel: SimulatedUnit['fuel'], ms: number): number =>
  UNITS.filter((one) => one.region === region && one.fuel === fuel).reduce((sum, one) => sum + unitMw(one, ms), 0);

export const windMw = (region: Region, ms: number): number => round(sumOf(region, 'wind', ms), 5);
export const solarMw = (region: Region, ms: number): number => round(sumOf(region, 'solar', ms), 5);

/** Interconnectors with their two regions. A flow from the first region to the second is positive. */
export const INTERCONNECTORS = [
  { id: 'N-Q-MNSP1', from: 'NSW1', to: 'QLD1', limit: 100 },
  { id: 'NSW1-QLD1', from: 'NSW1', to: 'QLD1', limit: 800 },
  { id: 'T-V-MNSP1', from: 'TAS1', to: 'VIC1', limit: 450 },
  { id: 'V-S-MNSP1', from: 'VIC1', to: 'SA1', limit: 120 },
  { id: 'V-SA', from: 'VIC1', to: 'SA1', limit: 400 },
  { id: 'VIC1-NSW1', from: 'VIC1', to: 'NSW1', limit: 900 },
] as const;

export const flowMw = (id: string, limit: number, ms: number): number => round((walk(id, ms, 1, 1.5) - 1) * limit * 0.6, 5);

/** Returns a region's net exports in MW, which are flows out less flows in. */
export function netInterchangeMw(region: Region, ms: number): number {
  const net = INTERCONNECTORS.reduce((sum, { id, from, to, limit }) => {
    const flow = flowMw(id, limit, ms);
    return sum + (from === region ? flow : 0) - (to === region ? flow : 0);
  }, 0);
  return round(net, 2);
}

/** Frequency services. Their prices are in $/MW/h, and their volumes in MW. */
export const SERVICES = ['RAISE6SEC', 'RAISE60SEC', 'RAISE5MIN', 'RAISEREG', 'LOWER6SEC', 'LOWER60SEC', 'LOWER5MIN', 'LOWERREG'] as const;
export const servicePrice = (service: string, ms: number): number => round(Math.max(0, walk(service, ms, 4, 0.9)), 2);
export const serviceMw = (service: string, ms: number): number => round(Math.max(0, walk(`${service} volume`, ms, 300, 0.4)), 2);

/** Invented names that look like names of constraint equations. */
export const CONSTRAINTS = [
  'N>>SIM_01_02',
  'N^^SIM_RADIAL',
  'Q>SIM_NORTH',
  'V>>SIM_METRO',
  'S>SIM_EAST',
  'F_I+SIM_RREG',
  'V_SIM_BATTERY',
] as const;
export const marginalValue = (id: string, ms: number): number => round(Math.max(0, walk(`${id} marginal`, ms, 0.5, 3) - 1) * -40, 5);
export const constraintLimit = (id: string, ms: number): number => round(walk(`${id} limit`, ms, 900, 0.5), 5);
