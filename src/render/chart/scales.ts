/** Converts time and value to pixels and back. */
import type { ChartSeries } from '../../queries/base/answer.ts';
import type { Scale } from './marks.ts';
import type { TimeExtent } from './time-axis.ts';
import type { ValueAxis } from './value-axis.ts';

export interface Scaled {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly extent: TimeExtent;
  readonly axes: { readonly left: ValueAxis | null; readonly right: ValueAxis | null };
}

/**
 * Returns the pixel of a time.
 * @param days days since 1970-01-01
 */
export const xOf = ({ left, right, extent }: Scaled, days: number): number =>
  left + ((days - extent.from) / (extent.to - extent.from)) * (right - left);

/** Returns the time at a pixel, in days since 1970-01-01. */
export const daysAt = ({ left, right, extent }: Scaled, x: number): number =>
  extent.from + ((x - left) / (right - left)) * (extent.to - extent.from);

export function yOf({ top, bottom, axes }: Scaled, side: ChartSeries['axis'], value: number): number {
  const axis = axes[side] ?? { low: 0, high: 1 };
  return bottom - ((value - axis.low) / (axis.high - axis.low)) * (bottom - top);
}

export const scaleOf = (plot: Scaled, side: ChartSeries['axis']): Scale => ({
  x: (days) => xOf(plot, days),
  y: (value) => yOf(plot, side, value),
});
