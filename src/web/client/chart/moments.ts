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

/** The distance in pixels below which points share one moment. */
const ONE_MOMENT = 0.5;

/** Returns the middle of a period, in days since 1970-01-01. */
export function middleOf(freq: Frequency, t: number): number {
  const { from, to } = extentOf(freq, t);
  return (from + to) / 2;
}

/** A point with the horizontal range of the plot to which its value applies, in pixels. */
interface Span {
  readonly point: DrawnPoint;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns moments in ascending order. Each has the points at this time, and then points of other series whose period or step includes it.
 */
export function momentsOf({ drawn }: Layout, plot: Plot): readonly (readonly DrawnPoint[])[] {
  const spans = drawn.map((_, index) => spansOf(drawn, index, plot));
  const points = spans.flatMap((own) => own.map(({ point }) => point)).sort((a, b) => a.x - b.x || a.series - b.series);
  const moments: DrawnPoint[][] = [];
  for (const point of points) {
    const last = moments.at(-1);
    if (last?.[0] && point.x - last[0].x < ONE_MOMENT) last.push(point);
    else moments.push([point]);
  }
  const next = drawn.map(() => 0);
  return moments.map((own) => {
    const x = own[0]?.x ?? 0;
    const others = spans.flatMap((all, index): readonly DrawnPoint[] => {
      if (own.some(({ series }) => series === index)) return [];
      while ((all[next[index] ?? 0]?.to ?? Number.POSITIVE_INFINITY) <= x) next[index] = (next[index] ?? 0) + 1;
      const span = all[next[index] ?? 0];
      return span !== undefined && span.from <= x ? [span.point] : [];
    });
    return [...own, ...others];
  });
}

function spansOf(drawn: Layout['drawn'], index: number, plot: Plot): readonly Span[] {
  const { series, course } = drawn[index] ?? {};
  if (series === undefined) return [];
  const all = series.t.flatMap((t, i): Span[] => {
    const value = series.value[i] ?? null;
    if (value === null) return [];
    const extent = extentOf(series.freq, t);
    // A step starts on the first day of its event and not in the middle of its period.
    const x = xOf(plot, course === 'step' ? extent.from : middleOf(series.freq, t));
    const point = { series: index, t, freq: series.freq, value, x, y: yOf(plot, series.axis, value) };
    return x < plot.left - 1 || x > plot.right + 1 ? [] : [{ point, from: xOf(plot, extent.from), to: xOf(plot, extent.to) }];
  });
  return course === 'step' ? all.map((one, i) => ({ ...one, to: all[i + 1]?.from ?? plot.right + 1 })) : all;
}
