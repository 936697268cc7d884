/** Calculates value axes with round steps: one axis, or two axes with the same grid lines. */
import { at } from '../../core/assert.ts';

export interface ValueAxis {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** The values of the ticks, ascending. */
  readonly ticks: readonly number[];
  readonly decimals: number;
}

export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** The maximum distance of the values from zero, as a share of their range, at which the axis includes zero. */
const NEAR_ZERO = 0.25;
/** The smallest range that is not treated as a rounding error. */
const LEAST_RANGE = 1e-9;
const ROUND = [1, 2, 2.5, 5, 10] as const;
const MOST_INTERVALS = 10;
/**
 * The penalty for one missing or additional grid line when axes are compared. It is a share of the height, in the same way as empty
 * height.
 */
const WASTE_OF_A_LINE = 0.05;

/**
 * Returns one axis for each extent. Two axes have the same grid lines. If both include zero, zero is at the same height.
 * @param intervals approximate number of intervals for which there is space
 * @param fromZero true if the axis must include zero. Bars need it
 */
export function valueAxes(extents: readonly Extent[], intervals: number, fromZero: boolean): readonly ValueAxis[] {
  const widened = extents.map((extent) => widen(extent, fromZero));
  const [first] = widened;
  if (!first) return [];
  if (widened.length === 1) return [axisOf(first, intervals)];
  const counts = Array.from({ length: MOST_INTERVALS }, (_, i) => i + 1).filter((n) => Math.abs(n - intervals) <= 2);
  const grids = counts.flatMap((n) => gridsOf(widened, n, intervals));
  const best = grids.reduce<Grid | null>((least, grid) => (least === null || grid.waste < least.waste ? grid : least), null);
  return best?.axes ?? widened.map((extent) => axisOf(extent, intervals));
}

function widen({ min, max }: Extent, fromZero: boolean): Extent {
  const range = max - min;
  if (fromZero) return Math.max(max, -min) <= LEAST_RANGE ? { min: 0, max: 1 } : { min: Math.min(min, 0), max: Math.max(max, 0) };
  if (range <= LEAST_RANGE * Math.max(1, Math.abs(min), Math.abs(max))) {
    const room = Math.abs(max) <= LEAST_RANGE ? 1 : Math.abs(max) * 0.1;
    return { min: min - room, max: max + room };
  }
  if (min > 0 && min <= range * NEAR_ZERO) return { min: 0, max };
  if (max < 0 && -max <= range * NEAR_ZERO) return { min, max: 0 };
  return { min, max };
}

/** Returns the axis with the least empty height. It has about this number of intervals. */
function axisOf({ min, max }: Extent, intervals: number): ValueAxis {
  const least = Math.max(1, intervals - 1);
  const candidates = [least, least + 1, least + 2].map((n) => {
    const step = roundStep((max - min) / n);
    return axisFrom(Math.floor(min / step + 1e-9), Math.ceil(max / step - 1e-9), step);
  });
  const wasteOf = ({ low, high, ticks }: ValueAxis): number =>
    1 - (max - min) / (high - low) + Math.abs(ticks.length - 1 - intervals) * WASTE_OF_A_LINE;
  return candidates.reduce((best, axis) => (wasteOf(axis) < wasteOf(best) ? axis : best));
}

function axisFrom(from: number, to: number, step: number): ValueAxis {
  const decimals = decimalsOf(step);
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * step).toFixed(decimals)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, step, ticks, decimals };
}

/** Returns the smallest round number that is not below `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function decimalsOf(step: number): number {
  for (let places = 0; places < 12; places += 1) {
    const scaled = step * 10 ** places;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return places;
  }
  return 12;
}

interface Grid {
  readonly axes: readonly ValueAxis[];
  /** The sum of empty heights, as shares of the height. A penalty is added if the number of intervals is not the requested one. */
  readonly waste: number;
}

/** Returns pairs of axes with n intervals that cover both ranges. If both ranges include zero, the zero lines are at the same height. */
function gridsOf(extents: readonly Extent[], n: number, wanted: number): readonly Grid[] {
  const share = extents.every(({ min, max }) => min <= 0 && max >= 0);
  const below = share ? Array.from({ length: n + 1 }, (_, k) => k) : [null];
  return below.flatMap((k) => {
    const axes = extents.map((extent) => (k === null ? loose(extent, n) : overZero(extent, n, k)));
    if (axes.some((axis) => axis === null)) return [];
    const whole = axes.filter((axis) => axis !== null);
    const waste = whole.reduce((sum, axis, i) => sum + 1 - (at(extents, i).max - at(extents, i).min) / (axis.high - axis.low), 0);
    return [{ axes: whole, waste: waste + Math.abs(n - wanted) * WASTE_OF_A_LINE }];
  });
}

/** Returns an axis with n intervals that covers the range. Its step is the smallest suitable round number. Zero can be at any height. */
function loose({ min, max }: Extent, n: number): ValueAxis | null {
  let step = roundStep((max - min) / n);
  for (let tries = 0; tries < 12; tries += 1) {
    const from = Math.floor(min / step + 1e-9);
    if ((from + n) * step >= max - step * 1e-9) return axisFrom(from, from + n, step);
    step = roundStep(step * 1.01);
  }
  return null;
}

/** Returns an axis with n intervals, of these k below zero. Returns null if a value would be outside the axis. */
function overZero({ min, max }: Extent, n: number, k: number): ValueAxis | null {
  if ((min < 0 && k === 0) || (max > 0 && k === n)) return null;
  const step = roundStep(Math.max(min < 0 ? -min / k : 0, max > 0 ? max / (n - k) : 0));
  return axisFrom(-k, n - k, step);
}

/** Formats a number such as `1,234.50` or `−0.3`. */
export function formatNumber(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  const point = text.indexOf('.');
  const whole = point === -1 ? text.length : point;
  const grouped = whole > 3 ? `${text.slice(0, whole).replace(/\B(?=(\d{3})+$)/g, ',')}${text.slice(whole)}` : text;
  return value < 0 && Number(text) !== 0 ? `−${grouped}` : grouped;
}

/** The maximum number of decimals of a published value. A calculated value can have about twelve. */
const MOST_DECIMALS = 4;

/**
 * Formats the value at the end of a line. It has the same number of decimals as in tables, or otherwise the decimals of the value. A
 * calculated value has at most one decimal more than the axis.
 */
export function formatValue(
  value: number,
  axis: ValueAxis,
  { computed, isRate, decimals }: { readonly computed: boolean; readonly isRate: boolean; readonly decimals?: number | undefined },
): string {
  if (decimals !== undefined) return formatNumber(value, decimals);
  const own = /e/.test(String(value)) ? Number.POSITIVE_INFINITY : (String(value).split('.')[1]?.length ?? 0);
  const most = computed ? axis.decimals + 1 : Math.max(MOST_DECIMALS, axis.decimals + 2);
  if (own <= most) return formatNumber(value, own);
  return formatNumber(value, isRate && !computed ? Math.max(1, axis.decimals) : Math.max(computed ? 0 : 2, axis.decimals + 1));
}
