/** Everything about a chart that is decided before it is drawn: axes, plot, scales, and whether labels stand at the lines or in a legend. */
import type { Chart, ChartSeries } from '../../queries/answer.ts';
import { placeLabels } from './end-labels.ts';
import { type Frame, frameOf, LEADING } from './frame.ts';
import { type Course, lastVertex, type Scale } from './marks.ts';
import { type Names, namesOf } from './names.ts';
import { type SeriesStyle, styleOf } from './palette.ts';
import { type Run, runsOf } from './spans.ts';
import { widthOf, wrap } from './text.ts';
import { type TimeAxis, timeAxis } from './time-axis.ts';
import { type Extent, formatNumber, formatValue, type ValueAxis, valueAxes } from './value-axis.ts';
import { asOfLine, axisTitle, sourceLine } from './words.ts';

export interface Drawn {
  readonly series: ChartSeries;
  readonly label: string;
  readonly style: SeriesStyle;
  readonly runs: readonly Run[];
  readonly course: Course;
}

export interface EndLabel {
  readonly drawn: Drawn;
  readonly lines: readonly string[];
  /** Where the line ends, and where the label's middle stands. */
  readonly from: { readonly x: number; readonly y: number };
  readonly y: number;
}

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Between the plot and the right axis, or the margin: where end labels stand. */
  readonly gutter: number;
  readonly time: TimeAxis;
  /** One for each side that has one. */
  readonly axes: { readonly left: ValueAxis | null; readonly right: ValueAxis | null };
  readonly scaleOf: (series: ChartSeries) => Scale;
  readonly x: (days: number) => number;
  readonly labels: readonly EndLabel[];
}

export interface Layout {
  readonly names: Names;
  readonly drawn: readonly Drawn[];
  readonly frame: Frame;
  /** Null where there is no value to draw. */
  readonly plot: Plot | null;
}

/** Part of the width that end labels may take; where they need more, a legend takes their place. */
const MOST_GUTTER = 0.3;
/** In heights of their letters. */
const WIDEST_GUTTER = 17;
const MOST_LABEL_LINES = 3;
/** Between the end of a line and its label, pixels. */
export const LABEL_GAP = 9;
/** Height of a line of a label, in heights of its letters. */
export const LINE_OF_LABEL = 1.15;
const AXIS_GAP = 7;
/** Height for each interval of the value axis, in heights of its labels. */
const ROOM_OF_TICK = 3.4;

export function layoutOf(chart: Chart): Layout {
  const names = namesOf(chart.series, chart.title);
  const drawn = chart.series.map((series, i): Drawn => {
    const course = chart.type === 'step' || series.nature === 'event' ? 'step' : 'line';
    return { series, label: names.labels[i] ?? series.title, style: styleOf(i), runs: runsOf(series, chart.window), course };
  });
  const wantsLegend = drawn.length > 1 && chart.type === 'bar';
  const direct = wantsLegend ? null : compose(chart, names, drawn, false);
  if (direct) return direct;
  return compose(chart, names, drawn, true) ?? { names, drawn, frame: emptyFrame(chart, names), plot: null };
}

/** With labels beside the lines, or with a legend; null where the labels do not fit, or where there is nothing to draw. */
function compose(chart: Chart, names: Names, drawn: readonly Drawn[], legend: boolean): Layout | null {
  const axes = axesOf(chart, drawn, 5);
  if (axes.left === null && axes.right === null) return null;
  const frame = frameOf(chart, { ...contentOf(chart, names), legend: legend ? legendTexts(drawn) : null });
  const plot = plotOf(chart, drawn, frame, legend);
  return plot && { names, drawn, frame, plot };
}

function contentOf(chart: Chart, names: Names) {
  const [left, right] = [chart.series.filter((one) => one.axis === 'left'), chart.series.filter((one) => one.axis === 'right')];
  return {
    names,
    leftTitle: axisTitle(left, right.length > 0 ? 'left' : null, names.heading),
    rightTitle: right.length > 0 ? axisTitle(right, 'right', names.heading) : null,
    footer: [sourceLine(chart.sources), asOfLine(chart)],
  };
}

const emptyFrame = (chart: Chart, names: Names): Frame =>
  frameOf(chart, { ...contentOf(chart, names), legend: chart.series.length > 1 ? names.labels : null });

const hasTwoAxes = (drawn: readonly Drawn[]): boolean => drawn.some(({ series }) => series.axis === 'right');

const legendTexts = (drawn: readonly Drawn[]): readonly string[] =>
  drawn.map(({ label, series }) => (hasTwoAxes(drawn) ? `${label} (${series.axis})` : label));

// ---------------------------------------------------------------- plot

function plotOf(chart: Chart, drawn: readonly Drawn[], frame: Frame, legend: boolean): Plot | null {
  const { sizes } = frame;
  const row = sizes.text * LEADING;
  const intervals = Math.max(1, Math.round((frame.bottom - frame.top - 2 * row) / (sizes.text * ROOM_OF_TICK)));
  const axes = axesOf(chart, drawn, Math.min(8, intervals));
  const left = sizes.pad + tickWidth(axes.left, sizes.text) + AXIS_GAP;
  const edge = frame.width - sizes.pad - (axes.right ? tickWidth(axes.right, sizes.text) + AXIS_GAP : 0);
  const texts = legend
    ? drawn.map(() => [])
    : labelTexts(drawn, axes, Math.min(frame.width * MOST_GUTTER, WIDEST_GUTTER * sizes.text), sizes.text);
  if (texts === null) return null;
  const bold = drawn.length === 1;
  const gutter = Math.max(0, ...texts.flat().map((text) => widthOf(text, sizes.text, bold) + LABEL_GAP));
  const right = edge - gutter;
  const extent = timeExtent(drawn);
  const time = timeAxis(
    extent,
    drawn.filter(({ runs }) => runs.length > 0).map(({ series }) => series.freq),
    right - left,
    sizes.text,
  );
  const bottom = frame.bottom - row * (time.groups.length > 0 ? 2 : 1) - 4;
  const x = (days: number): number => left + ((days - extent.from) / (extent.to - extent.from)) * (right - left);
  const scaleOf = ({ axis: side }: ChartSeries): Scale => {
    const axis = axes[side] ?? { low: 0, high: 1 };
    return { x, y: (value) => bottom - ((value - axis.low) / (axis.high - axis.low)) * (bottom - frame.top) };
  };
  const plot = { left, right, top: frame.top, bottom, gutter, time, axes, scaleOf, x };
  const labels = endLabels(drawn, texts, plot, sizes.text);
  return labels && { ...plot, labels };
}

function axesOf(chart: Chart, drawn: readonly Drawn[], intervals: number): Plot['axes'] {
  const left = valueExtent(drawn.filter(({ series }) => series.axis === 'left'));
  const right = valueExtent(drawn.filter(({ series }) => series.axis === 'right'));
  const axes = valueAxes(
    [left, right].filter((extent) => extent !== null),
    intervals,
    chart.type === 'bar',
  );
  return { left: left && (axes[0] ?? null), right: right && (axes.at(-1) ?? null) };
}

function valueExtent(drawn: readonly Drawn[]): Extent | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { runs } of drawn) {
    for (const run of runs) {
      for (const { value } of run) {
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
    }
  }
  return min <= max ? { min, max } : null;
}

function timeExtent(drawn: readonly Drawn[]): { from: number; to: number } {
  const held = drawn.filter(({ runs }) => runs.length > 0);
  return {
    from: Math.min(...held.map(({ runs }) => runs[0]?.[0]?.from ?? 0)),
    to: Math.max(...held.map(({ runs }) => runs.at(-1)?.at(-1)?.to ?? 0)),
  };
}

const tickWidth = (axis: ValueAxis | null, size: number): number =>
  axis === null ? 0 : Math.max(...axis.ticks.map((tick) => widthOf(formatNumber(tick, axis.decimals), size)));

// ---------------------------------------------------------------- labels at the ends

/** The newest value of a single series, or the name of each of several; null where a name does not fit. */
function labelTexts(drawn: readonly Drawn[], axes: Plot['axes'], most: number, size: number): readonly (readonly string[])[] | null {
  const [only] = drawn;
  if (only && drawn.length === 1) return [[newestValue(only, axes[only.series.axis])]];
  const twoAxes = hasTwoAxes(drawn);
  const texts = drawn.map(({ label, series }) =>
    wrap(twoAxes ? `${label} (${series.axis})` : label, most - LABEL_GAP, size, MOST_LABEL_LINES),
  );
  return texts.some((lines) => lines.some((line) => line.endsWith('…'))) ? null : texts;
}

function newestValue({ series, runs }: Drawn, axis: ValueAxis | null): string {
  const value = runs.at(-1)?.at(-1)?.value;
  if (value === undefined || axis === null) return '';
  return `${formatValue(value, axis, series.computed)}${series.unitsShort === '%' ? '%' : ''}`;
}

function endLabels(
  drawn: readonly Drawn[],
  texts: readonly (readonly string[])[],
  plot: Omit<Plot, 'labels'>,
  size: number,
): readonly EndLabel[] | null {
  const wanted = drawn.flatMap((one, i) => {
    const lines = texts[i] ?? [];
    const end = lastVertex(one.runs, plot.scaleOf(one.series), one.course);
    return end && lines.length > 0 ? [{ drawn: one, lines, from: { x: end[0], y: end[1] } }] : [];
  });
  const heights = wanted.map(({ lines, from }) => ({ y: from.y, height: (lines.length * LINE_OF_LABEL + 0.4) * size }));
  const places = placeLabels(heights, plot.top - size * 0.6, plot.bottom + size * 0.6);
  return places && wanted.map((label, i) => ({ ...label, y: places[i] ?? label.from.y }));
}
