/** Calculates the output of generating units by fuel. There is one value for each step of a chart, and one for each day or month. */
import { setImmediate as turn } from 'node:timers/promises';
import { at } from '../../core/assert.ts';
import type { QueryContext } from '../base/context.ts';
import { DAY_INTERVALS, endOf, marketDay, read, type StoredMarket } from './market.ts';

export interface Output {
  /** The first market day, such as `2026-03-01`. `to` is the last market day. */
  readonly from: string;
  readonly to: string;
  readonly intervals: number;
  readonly fuelsMw: ReadonlyMap<string, number>;
}

interface Wanted {
  readonly region: string;
  readonly from: number;
  readonly to: number;
  /** The number of intervals in a step. The last step ends with the interval `to`. */
  readonly size: number;
  readonly partOf: (end: number) => string;
}

interface Sums {
  first: number;
  last: number;
  intervals: number;
  readonly fuels: Map<string, number>;
}

interface OutputByFuel {
  readonly fuels: readonly string[];
  /** The mean output in MW by fuel. The keys count steps backwards, and the last step is 0. */
  readonly steps: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** The output in each day or month, latest first. */
  readonly parts: readonly Output[];
}

/**
 * Calculates means over all intervals in which at least one unit has a value. The mean for solar therefore includes zero output at night.
 * Omits loads and charging, because the chart shows output. Reads one day at a time, because a month for 300 units would need too much
 * memory and delay other requests.
 */
export async function outputByFuel(
  ctx: QueryContext,
  units: StoredMarket,
  { region, from, to, size, partOf }: Wanted,
): Promise<OutputByFuel> {
  const position = units.state.dimensions.findIndex(({ id }) => id === 'FUEL');
  const own = units.series.filter(({ codes, count }) => count > 0 && codes.includes(region) && at(codes, position) !== 'load');
  const fuels = own.map(({ codes }) => at(codes, position));
  const ids = own.map(({ id }) => id);
  const steps = new Map<number, Sums>();
  const parts = new Map<string, Sums>();
  const first = Math.max(from, Math.min(...own.map(({ firstT }) => firstT)));
  const last = Math.min(to, Math.max(...own.map(({ lastT }) => lastT)));
  for (let start = first; start <= last; start += DAY_INTERVALS) {
    const slices = await read(ctx, units, ids, start, Math.min(last, start + DAY_INTERVALS - 1));
    const intervals = new Map<number, Map<string, number>>();
    for (const [i, slice] of slices.entries()) addSlice(intervals, at(fuels, i), slice);
    for (const [t, mw] of intervals) {
      addInterval(steps, Math.floor((to - t) / size), t, mw);
      addInterval(parts, partOf(endOf(t)), t, mw);
    }
    await turn();
  }
  return {
    fuels: [...new Set([...parts.values()].flatMap((part) => [...part.fuels.keys()]))],
    steps: new Map([...steps].map(([step, sums]) => [step, meansOf(sums)])),
    parts: [...parts.values()]
      .toSorted((a, b) => b.first - a.first)
      .map((sums) => ({
        from: marketDay(endOf(sums.first)),
        to: marketDay(endOf(sums.last)),
        intervals: sums.intervals,
        fuelsMw: meansOf(sums),
      })),
  };
}

function addSlice(
  intervals: Map<number, Map<string, number>>,
  fuel: string,
  { t: ordinals, value }: { readonly t: readonly number[]; readonly value: readonly (number | null)[] },
): void {
  for (const [i, t] of ordinals.entries()) {
    const mw = value[i];
    if (mw === undefined || mw === null) continue;
    const sums = intervals.get(t) ?? new Map<string, number>();
    intervals.set(t, sums);
    const before = sums.get(fuel);
    if (mw > 0) sums.set(fuel, before === undefined ? mw : before + mw);
  }
}

function addInterval<Key>(all: Map<Key, Sums>, key: Key, t: number, mw: ReadonlyMap<string, number>): void {
  const sums = all.get(key) ?? { first: t, last: t, intervals: 0, fuels: new Map<string, number>() };
  all.set(key, sums);
  sums.intervals += 1;
  sums.first = Math.min(sums.first, t);
  sums.last = Math.max(sums.last, t);
  for (const [fuel, one] of mw) {
    const before = sums.fuels.get(fuel);
    sums.fuels.set(fuel, before === undefined ? one : before + one);
  }
}

const meansOf = ({ fuels, intervals }: Sums): ReadonlyMap<string, number> =>
  new Map([...fuels].map(([fuel, sum]) => [fuel, sum / intervals]));
