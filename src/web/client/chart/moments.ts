/** Groups the points of a chart by time, for the crosshair. */
import type { Frequency } from '../../../core/frequency.ts';
import type { Layout, Plot } from '../../../render/chart/layout.ts';
import { xOf, yOf } from '../../../render/chart/scales.ts';
import { extentOf } from '../../../render/chart/spans.ts';

export interface DrawnPoint {
  readonly series: number;
  readonly t: number;
  readonly freq: Frequency;
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** Points that are closer than this number of pixels count as the same time. */
const ONE_MOMENT = 0.5;

/** Returns the middle of a period, in days since 1970-01-01. */
export function middleOf(freq: Frequency, t: number): number {
  const { from, to } = extentOf(freq, t);
  return (from + to) / 2;
}

/** Returns the times in ascending order, each with the points of all series. */
export function momentsOf({ drawn }: Layout, plot: Plot): readonly (readonly DrawnPoint[])[] {
  const points = drawn.flatMap(({ series, course }, index) =>
    series.t.flatMap((t, i): DrawnPoint[] => {
      const value = series.value[i] ?? null;
      if (value === null) return [];
      // A step starts on the first day of its event and not in the middle of the period.
      const at = course === 'step' ? extentOf(series.freq, t).from : middleOf(series.freq, t);
      const x = xOf(plot, at);
      return x < plot.left - 1 || x > plot.right + 1
        ? []
        : [{ series: index, t, freq: series.freq, value, x, y: yOf(plot, series.axis, value) }];
    }),
  );
  points.sort((a, b) => a.x - b.x || a.series - b.series);
  const moments: DrawnPoint[][] = [];
  for (const point of points) {
    const last = moments.at(-1);
    if (last?.[0] && point.x - last[0].x < ONE_MOMENT) last.push(point);
    else moments.push([point]);
  }
  return moments;
}
