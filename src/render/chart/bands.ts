/** Draws and labels reference ranges in a plot. */
import type { Chart, ChartSeries } from '../../queries/base/answer.ts';
import { type Scaled, xOf, yOf } from './scales.ts';
import type { Run } from './spans.ts';
import { widthOf } from './text.ts';

/** The visible part of a range, in pixels. */
interface BandBox {
  readonly label: string;
  readonly shade: 'band' | 'rise' | 'cut';
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** True if the plot shows the whole range, from its lower to its upper limit. */
  readonly isWhole: boolean;
}

/** The label of a range. It is placed where no line crosses it. */
export interface BandLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly series: Pick<ChartSeries, 'axis'>;
  readonly runs: readonly Run[];
}

/** The height of a label for a time span, as a multiple of the font size. */
const LABEL_ROW = 1.6;
/** Positions to try for a label, as shares of the plot width. */
const PLACES = Array.from({ length: 40 }, (_, i) => i / 40);

export function bandBoxes(chart: Chart, plot: Scaled): readonly BandBox[] {
  return (chart.bands ?? []).flatMap(({ label, low, high, from, to, tone }): BandBox[] => {
    const x = (days: number | null, open: number): number =>
      days === null ? open : Math.min(plot.right, Math.max(plot.left, xOf(plot, days)));
    const [left, right] = [x(from, plot.left), x(to, plot.right)];
    const [whole, end] = [high === null ? plot.top : yOf(plot, 'left', high), low === null ? plot.bottom : yOf(plot, 'left', low)];
    const y = (at: number): number => Math.min(plot.bottom, Math.max(plot.top, at));
    const [top, bottom] = [y(whole), y(end)];
    return right > left && bottom > top
      ? [{ label, shade: tone ?? 'band', left, right, top, bottom, isWhole: top === whole && bottom === end }]
      : [];
  });
}

/** Returns the labels of the ranges. If several ranges have the same name, only the first one with enough space gets a label. */
export const bandLabels = (chart: Chart, drawn: readonly Line[], plot: Scaled, size: number): readonly BandLabel[] => [
  ...new Map(
    allLabels(chart, drawn, plot, size)
      .toReversed()
      .map((one) => [one.text, one]),
  ).values(),
];

function allLabels(chart: Chart, drawn: readonly Line[], plot: Scaled, size: number): readonly BandLabel[] {
  return bandBoxes(chart, plot).flatMap(({ label, left, right, top, bottom, isWhole }) => {
    const width = widthOf(label, size);
    if (bottom - top < size * 1.2 || !isWhole) return [];
    // A range without limits covers the whole height. Its label is therefore at the top.
    const isSpan = top === plot.top && bottom === plot.bottom;
    const row = isSpan ? { top, bottom: top + size * LABEL_ROW } : { top, bottom };
    const places = PLACES.map((share) => plot.left + share * (plot.right - plot.left) + size * 0.5);
    const x = places.find((from) => from >= left && from + width < right && !isCrossed(drawn, plot, { from, to: from + width, ...row }));
    return x === undefined ? [] : [{ text: label, x, y: (row.top + row.bottom) / 2 + size * 0.35 }];
  });
}

/** Returns the names of ranges without a label. Lines cross their labels, or the ranges are too low. */
export function wordlessBands(chart: Chart, plot: (Scaled & { readonly bandLabels: readonly BandLabel[] }) | null): readonly string[] {
  if (plot === null) return [];
  const said = new Set(plot.bandLabels.map(({ text }) => text));
  return [...new Set(bandBoxes(chart, plot).flatMap(({ label }) => (said.has(label) ? [] : [label])))];
}

interface Box {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

const isCrossed = (drawn: readonly Line[], plot: Scaled, box: Box): boolean =>
  drawn.some(({ runs, series }) =>
    runs.some((run) => {
      const vertices = run.map(({ from, to, value }) => ({ x: xOf(plot, (from + to) / 2), y: yOf(plot, series.axis, value) }));
      return vertices.some((vertex, i) => passes(vertices[i - 1] ?? vertex, vertex, box));
    }),
  );

function passes(a: { x: number; y: number }, b: { x: number; y: number }, { from, to, top, bottom }: Box): boolean {
  if (b.x < from || a.x > to) return false;
  const at = (x: number): number => (b.x === a.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
  const [start, end] = [at(Math.max(a.x, from)), at(Math.min(b.x, to))];
  return Math.max(start, end) >= top && Math.min(start, end) <= bottom;
}
