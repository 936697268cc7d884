/** Reads prices, demand and generation in a market region, in steps that suit a chart. */

import { at } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { QueryContext } from '../base/context.ts';
import type { StoredState } from '../base/stored-dataset.ts';
import {
  DAY_INTERVALS,
  endOf,
  INTERVAL_MINUTES,
  marketDay,
  read,
  type StoredMarket,
  storedMarket,
  type Values,
  valuesOf,
} from './market.ts';
import { type Output, outputByFuel } from './output-by-fuel.ts';

export const RANGES = ['1d', '7d', '30d', '1y'] as const;
export type Range = (typeof RANGES)[number];

const RANGE: Readonly<Record<Range, { readonly days: number; readonly stepMinutes: number }>> = {
  '1d': { days: 1, stepMinutes: 5 },
  '7d': { days: 7, stepMinutes: 30 },
  '30d': { days: 30, stepMinutes: 240 },
  '1y': { days: 365, stepMinutes: 1440 },
};

export interface EnergyStep {
  /** The end of the step, in milliseconds since the epoch. */
  readonly end: number;
  readonly priceAudPerMwh: number | null;
  readonly demandMw: number | null;
  /** Output in MW, by fuel. It excludes loads and charging. Empty if there are no data. */
  readonly fuelsMw: ReadonlyMap<string, number>;
}

/** Prices for a day, a month or the whole range. */
export interface PriceSummary {
  /** The first market day, such as `2026-03-01`. `to` is the last market day. */
  readonly from: string;
  readonly to: string;
  readonly intervals: number;
  readonly timeWeighted: number;
  /** The mean price, in which each interval has the weight of its demand. Null if the demand of any interval is missing. */
  readonly volumeWeighted: number | null;
  readonly lowest: PriceAt;
  readonly highest: PriceAt;
  /** The percentage of intervals with a price of zero or less. */
  readonly atOrBelowZeroPct: number;
}

interface PriceAt {
  readonly value: number;
  /** The end of the last interval, in milliseconds since the epoch. */
  readonly end: number;
}

export interface Flow {
  readonly interconnector: string;
  readonly mw: number;
  readonly end: number;
}

interface EnergyEvent {
  readonly kind: 'administered' | 'suspended';
  readonly from: number;
  readonly to: number;
}

export interface EnergyHistory {
  readonly region: string;
  readonly range: Range;
  readonly steps: readonly EnergyStep[];
  readonly fuels: readonly string[];
  /** Prices for the whole range. `parts` has the prices for each day or month, latest first. Null if there is no price. */
  readonly whole: PriceSummary | null;
  readonly parts: readonly PriceSummary[];
  readonly output: readonly Output[];
  readonly highestDemand: PriceAt | null;
  readonly flows: readonly Flow[];
  /** The latest net export in the range, as AEMO publishes it. It can differ from the sum of the flows. */
  readonly netExport: PriceAt | null;
  /**
   * The times with administered prices or a suspended market. Null for settled prices, because the settlement file has no flags for these
   * events.
   */
  readonly events: readonly EnergyEvent[] | null;
  readonly hasUnits: boolean;
  readonly states: readonly { readonly dataset: TimeSeriesDataset; readonly state: StoredState }[];
}

/**
 * Returns dispatch prices. Returns settled prices if they are stored for later times. Since October 2021, both are for five-minute
 * intervals. Settled prices are dispatch prices that are rounded to cents.
 */
async function pricesOf(ctx: QueryContext, region: string): Promise<Prices | null> {
  const found = await Promise.all(
    PRICES.map(async (id): Promise<readonly Prices[]> => {
      const market = await storedMarket(ctx, id);
      const series = market?.series.find(({ codes }) => codes.includes(region) && codes.includes('RRP'));
      return market === null || series === undefined || series.count === 0 ? [] : [{ market, series }];
    }),
  );
  return found.flat().reduce<Prices | null>((best, one) => (best === null || one.series.lastT > best.series.lastT ? one : best), null);
}

/** Returns the history of a range that ends with the latest stored price. Returns null if no price is stored. */
export async function energyHistory(ctx: QueryContext, region: string, range: Range): Promise<EnergyHistory | null> {
  const stored = await pricesOf(ctx, region);
  if (stored === null) return null;
  const { market: prices, series: priceSeries } = stored;
  const inRegion = (codes: readonly string[]): boolean => codes.includes(region);
  const to = priceSeries.lastT;
  const { days, stepMinutes } = RANGE[range];
  const from = to - (days * 24 * 60) / INTERVAL_MINUTES + 1;
  const price = valuesOf((await read(ctx, prices, [priceSeries.id], from, to))[0]);
  if (price.size === 0) return null;
  const regions = await storedMarket(ctx, 'dispatch_region');
  const ofRegion = async (code: string): Promise<Values> => {
    const series = regions?.series.find(({ codes }) => inRegion(codes) && codes.includes(code));
    return regions && series ? valuesOf((await read(ctx, regions, [series.id], from, to))[0]) : new Map();
  };
  const [demand, exported] = [await ofRegion('TOTALDEMAND'), await ofRegion('NETINTERCHANGE')];
  const lastExport = [...exported].at(-1);
  const units = await storedMarket(ctx, 'generation_scada');
  const size = stepMinutes / INTERVAL_MINUTES;
  const partOf = days > 31 ? monthOf : marketDay;
  const output = units === null ? null : await outputByFuel(ctx, units, { region, from, to, size, partOf });
  const flows = await storedMarket(ctx, 'interconnector_flows');
  return {
    region,
    range,
    fuels: output?.fuels ?? [],
    steps: stepsOf({ price, demand, output: output?.steps ?? new Map() }, from, to, size),
    whole: summaryOf([...price], demand),
    parts: partsOf(price, demand, partOf),
    output: output?.parts ?? [],
    highestDemand: extreme([...demand], (a, b) => a > b),
    flows: flows === null ? [] : await flowsOf(ctx, flows, region, to),
    netExport: lastExport === undefined ? null : { value: lastExport[1], end: endOf(lastExport[0]) },
    events: prices.dataset.id === PRICES[0] ? await eventsOf(ctx, prices, region, from, to) : null,
    hasUnits: output !== null && output.fuels.length > 0,
    states: [prices, regions, units, flows].flatMap((one) => (one === null ? [] : [{ dataset: one.dataset, state: one.state }])),
  };
}

const PRICES = ['dispatch_price', 'trading_price'] as const;

interface Prices {
  readonly market: StoredMarket;
  readonly series: StoredMarket['series'][number];
}

function stepsOf(
  {
    price,
    demand,
    output,
  }: { readonly price: Values; readonly demand: Values; readonly output: ReadonlyMap<number, ReadonlyMap<string, number>> },
  from: number,
  to: number,
  size: number,
): readonly EnergyStep[] {
  const count = Math.ceil((to - from + 1) / size);
  return Array.from({ length: count }, (_, i) => {
    const last = to - (count - 1 - i) * size;
    const first = Math.max(from, last - size + 1);
    return {
      end: endOf(last),
      priceAudPerMwh: meanOf(price, first, last),
      demandMw: meanOf(demand, first, last),
      fuelsMw: output.get(count - 1 - i) ?? new Map(),
    };
  });
}

function meanOf(values: Values, first: number, last: number): number | null {
  let [sum, count] = [0, 0];
  for (let t = first; t <= last; t += 1) {
    const value = values.get(t);
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

const monthOf = (end: number): string => marketDay(end).slice(0, 7);

function partsOf(price: Values, demand: Values, partOf: (end: number) => string): readonly PriceSummary[] {
  const groups = new Map<string, [number, number][]>();
  for (const [t, value] of price) {
    const key = partOf(endOf(t));
    addTo(groups, key, [t, value]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? 1 : -1)).flatMap(([, entries]) => summaryOf(entries, demand) ?? []);
}

function summaryOf(prices: readonly (readonly [t: number, value: number])[], demand: Values): PriceSummary | null {
  const [lowest, highest] = [extreme(prices, (a, b) => a < b), extreme(prices, (a, b) => a > b)];
  if (lowest === null || highest === null) return null;
  const ordinals = prices.map(([t]) => t);
  const volumes = ordinals.map((t) => demand.get(t) ?? null);
  const isWhole = volumes.every((mw) => mw !== null && mw > 0);
  const total = volumes.reduce<number>((sum, mw) => sum + (mw === null ? 0 : mw), 0);
  const paid = prices.reduce((sum, [t, value]) => {
    const mw = demand.get(t);
    return mw === undefined ? sum : sum + value * mw;
  }, 0);
  return {
    from: marketDay(endOf(ordinals.reduce((a, b) => Math.min(a, b)))),
    to: marketDay(endOf(ordinals.reduce((a, b) => Math.max(a, b)))),
    intervals: prices.length,
    timeWeighted: prices.reduce((sum, [, value]) => sum + value, 0) / prices.length,
    volumeWeighted: isWhole && total > 0 ? paid / total : null,
    lowest,
    highest,
    atOrBelowZeroPct: (100 * prices.filter(([, value]) => value <= 0).length) / prices.length,
  };
}

function extreme(values: readonly (readonly [t: number, value: number])[], isBeyond: (a: number, b: number) => boolean): PriceAt | null {
  const [first, ...others] = values;
  if (first === undefined) return null;
  const [t, value] = others.reduce((best, one) => (isBeyond(one[1], best[1]) ? one : best), first);
  return { value, end: endOf(t) };
}

/** The two regions that each interconnector joins. A positive flow is from the first region to the second. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'N-Q-MNSP1': ['NSW1', 'QLD1'],
  'NSW1-QLD1': ['NSW1', 'QLD1'],
  'VIC1-NSW1': ['VIC1', 'NSW1'],
  'V-SA': ['VIC1', 'SA1'],
  'V-S-MNSP1': ['VIC1', 'SA1'],
  'T-V-MNSP1': ['TAS1', 'VIC1'],
};

/** Returns flows in MW. Imports to the region are negative. */
async function flowsOf(ctx: QueryContext, flows: StoredMarket, region: string, to: number): Promise<readonly Flow[]> {
  const own = flows.series.filter(({ codes }) => codes.includes('MWFLOW') && codes.some((code) => ENDS[code]?.includes(region)));
  const slices = await read(
    ctx,
    flows,
    own.map(({ id }) => id),
    to - DAY_INTERVALS,
    to,
  );
  return slices.flatMap((slice, i): Flow[] => {
    const interconnector = at(own, i).codes.find((code) => code in ENDS);
    const last = slice.value.findLastIndex((value) => value !== null);
    const [t, mw] = [slice.t[last], slice.value[last]];
    if (interconnector === undefined || t === undefined || mw == null) return [];
    return [{ interconnector, mw: ENDS[interconnector]?.[0] === region ? mw : 0 - mw, end: endOf(t) }];
  });
}

/** Returns the times with a suspended market or administered prices. Bit 1 of APCFLAG marks administered prices. */
async function eventsOf(
  ctx: QueryContext,
  prices: StoredMarket,
  region: string,
  from: number,
  to: number,
): Promise<readonly EnergyEvent[]> {
  const flags = [
    ['administered', 'APCFLAG', (value: number) => (value & 1) === 1],
    ['suspended', 'MARKETSUSPENDEDFLAG', (value: number) => value === 1],
  ] as const;
  const found = await Promise.all(
    flags.map(async ([kind, code, isOn]) => {
      const series = prices.series.find(({ codes }) => codes.includes(region) && codes.includes(code));
      if (series === undefined) return [];
      const values = valuesOf((await read(ctx, prices, [series.id], from, to))[0]);
      const spans: { kind: typeof kind; from: number; to: number }[] = [];
      let before: number | null = null;
      for (const [t, value] of values) {
        if (!isOn(value)) continue;
        const open = spans.at(-1);
        if (open !== undefined && before === t - 1) open.to = endOf(t);
        else spans.push({ kind, from: endOf(t - 1), to: endOf(t) });
        before = t;
      }
      return spans;
    }),
  );
  return found.flat().sort((a, b) => b.from - a.from);
}
