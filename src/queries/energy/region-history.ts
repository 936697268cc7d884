/** Prices, demand and generation of a market region over a range, in steps that a chart can show. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { at, present } from '../../core/assert.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, instantOf, period } from '../../core/period.ts';
import type { QueryContext } from '../base/context.ts';
import type { ReadSlice } from '../base/read-slice.ts';
import { isStored, listStoredSeries, readValues, type StoredState } from '../base/stored-dataset.ts';

export const RANGES = ['1d', '7d', '30d', '1y'] as const;
export type Range = (typeof RANGES)[number];

const INTERVAL_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Market time is UTC+10 all year. */
const MARKET_OFFSET_MS = 10 * 60 * MINUTE_MS;
const RANGE: Readonly<Record<Range, { readonly days: number; readonly stepMinutes: number }>> = {
  '1d': { days: 1, stepMinutes: 5 },
  '7d': { days: 7, stepMinutes: 30 },
  '30d': { days: 30, stepMinutes: 240 },
  '1y': { days: 365, stepMinutes: 1440 },
};
/** Output of each unit is stored for 35 days, and reading a month of 300 units is too much for a page. */
const MOST_DAYS_OF_UNITS = 7;

/** Means over a step. */
export interface EnergyStep {
  /** End of the step, ms since the epoch. */
  readonly end: number;
  readonly priceAudPerMwh: number | null;
  readonly demandMw: number | null;
  /** By fuel, with loads and charging separate. Empty without data. */
  readonly fuelsMw: ReadonlyMap<string, number>;
}

/** Prices within a day, month or the whole range. */
export interface PriceSummary {
  /** First day in market time, `2026-03-01`, and the last. */
  readonly from: string;
  readonly to: string;
  readonly intervals: number;
  readonly timeWeighted: number;
  /** Weighted by the demand of each interval. Null if the demand of an interval is not stored. */
  readonly volumeWeighted: number | null;
  readonly lowest: PriceAt;
  readonly highest: PriceAt;
  /** Per cent of the intervals with a price of zero or less. */
  readonly atOrBelowZeroPct: number;
}

interface PriceAt {
  readonly value: number;
  /** End of the interval, ms since the epoch. */
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
  /** Of the range, then of each day or month, latest first. Null without a price. */
  readonly whole: PriceSummary | null;
  readonly parts: readonly PriceSummary[];
  readonly highestDemand: PriceAt | null;
  readonly flows: readonly Flow[];
  /** Null if the prices have no flags, as settled prices. */
  readonly events: readonly EnergyEvent[] | null;
  /** Whether the output of units was read for this range. */
  readonly hasUnits: boolean;
  readonly states: readonly { readonly dataset: TimeSeriesDataset; readonly state: StoredState }[];
}

type Values = ReadonlyMap<number, number>;

const marketDataset = (id: string): TimeSeriesDataset => {
  const found = present(findDataset('aemo', id), id);
  if (found.kind !== 'time_series') throw new WattleError('BUG', `aemo.${id} has no periods.`);
  return found;
};

/**
 * Prices of a region: dispatch prices, or settled prices where those go further. Since October 2021 both have five-minute intervals, and
 * settled prices are dispatch prices rounded to cents.
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

/** Null without a stored price of the region. The range ends with the latest stored interval. */
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
  const demandSeries = regions?.series.find(({ codes }) => inRegion(codes) && codes.includes('TOTALDEMAND'));
  const demand = regions && demandSeries ? valuesOf((await read(ctx, regions, [demandSeries.id], from, to))[0]) : new Map<number, number>();
  const units = days <= MOST_DAYS_OF_UNITS ? await storedMarket(ctx, 'generation_scada') : null;
  const generation = units === null ? new Map<string, Values>() : await generationByFuel(ctx, units, region, from, to);
  const flows = await storedMarket(ctx, 'interconnector_flows');
  const fuels = [...generation].filter(([, own]) => [...own.values()].some((mw) => mw > 0)).map(([fuel]) => fuel);
  return {
    ...{ region, range, fuels },
    steps: stepsOf({ price, demand, generation }, from, to, stepMinutes / INTERVAL_MINUTES),
    whole: summaryOf([...price], demand),
    parts: partsOf(price, demand, days > 31 ? 'month' : 'day'),
    highestDemand: extreme([...demand], (a, b) => a > b),
    flows: flows === null ? [] : await flowsOf(ctx, flows, region, to),
    events: prices.dataset.id === PRICES[0] ? await eventsOf(ctx, prices, region, from, to) : null,
    hasUnits: units !== null && generation.size > 0,
    states: [prices, regions, units, flows].flatMap((one) => (one === null ? [] : [{ dataset: one.dataset, state: one.state }])),
  };
}

interface StoredMarket {
  readonly dataset: TimeSeriesDataset;
  readonly state: StoredState;
  readonly series: Awaited<ReturnType<typeof listStoredSeries>>;
}

/** In order of preference. */
const PRICES = ['dispatch_price', 'trading_price'] as const;

interface Prices {
  readonly market: StoredMarket;
  readonly series: StoredMarket['series'][number];
}

async function storedMarket(ctx: QueryContext, id: string): Promise<StoredMarket | null> {
  const dataset = marketDataset(id);
  const state = await ctx.store.datasets.state(datasetKey(dataset));
  return isStored(state) ? { dataset, state, series: await listStoredSeries(ctx, state) } : null;
}

type Slice = Pick<ReadSlice, 't' | 'value'>;

const read = (
  ctx: QueryContext,
  { dataset, state }: StoredMarket,
  series: readonly number[],
  from: number,
  to: number,
): Promise<readonly (Slice & { readonly series: { readonly id: number } })[]> =>
  readValues(ctx, { dataset: datasetKey(dataset), series, from, to, seq: state.version.seq });

const valuesOf = (slice: Slice | undefined): Map<number, number> =>
  new Map((slice?.t ?? []).flatMap((t, i) => (slice?.value[i] == null ? [] : [[t, slice.value[i]] as const])));

/** Sums of the units of each fuel. Loads and charging are left out, because the stack shows output. */
async function generationByFuel(
  ctx: QueryContext,
  units: StoredMarket,
  region: string,
  from: number,
  to: number,
): Promise<Map<string, Values>> {
  const position = units.state.dimensions.findIndex(({ id }) => id === 'FUEL');
  const own = units.series.filter(({ codes }) => codes.includes(region) && at(codes, position) !== 'load');
  const slices = await read(
    ctx,
    units,
    own.map(({ id }) => id),
    from,
    to,
  );
  const byFuel = new Map<string, Map<number, number>>();
  for (const [i, slice] of slices.entries()) {
    const fuel = at(at(own, i).codes, position);
    const sums = byFuel.get(fuel) ?? new Map<number, number>();
    byFuel.set(fuel, sums);
    for (const [t, mw] of valuesOf(slice)) {
      const before = sums.get(t);
      if (mw > 0) sums.set(t, before === undefined ? mw : before + mw);
    }
  }
  return byFuel;
}

const endOf = (t: number): number => instantOf(period('5MIN', t));

function stepsOf(
  { price, demand, generation }: { readonly price: Values; readonly demand: Values; readonly generation: ReadonlyMap<string, Values> },
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
      fuelsMw: new Map(
        [...generation].flatMap(([fuel, own]) => {
          const mean = meanOf(own, first, last);
          return mean === null ? [] : [[fuel, mean] as const];
        }),
      ),
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

const marketDay = (end: number): string => new Date(end - 1 + MARKET_OFFSET_MS).toISOString().slice(0, 10);

function partsOf(price: Values, demand: Values, by: 'day' | 'month'): readonly PriceSummary[] {
  const groups = new Map<string, [number, number][]>();
  for (const [t, value] of price) {
    const day = marketDay(endOf(t));
    const key = by === 'day' ? day : day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), [t, value]]);
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

/** Interconnectors of a region and the regions at their ends, first the one that a positive flow leaves. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'N-Q-MNSP1': ['NSW1', 'QLD1'],
  'NSW1-QLD1': ['NSW1', 'QLD1'],
  'VIC1-NSW1': ['VIC1', 'NSW1'],
  'V-SA': ['VIC1', 'SA1'],
  'V-S-MNSP1': ['VIC1', 'SA1'],
  'T-V-MNSP1': ['TAS1', 'VIC1'],
};

/** The latest flow out of the region on each interconnector, negative for imports. */
async function flowsOf(ctx: QueryContext, flows: StoredMarket, region: string, to: number): Promise<readonly Flow[]> {
  const own = flows.series.filter(({ codes }) => codes.includes('MWFLOW') && codes.some((code) => ENDS[code]?.includes(region)));
  const slices = await read(
    ctx,
    flows,
    own.map(({ id }) => id),
    to - DAY_MS / (INTERVAL_MINUTES * MINUTE_MS),
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

/** Spans with administered prices (bit 1 of APCFLAG) or a suspended market. */
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
