/** Calculates the positions of all parts of a chart before it is drawn. */
import type { Chart, ChartSeries } from '../../queries/base/answer.ts';
import { type BandLabel, bandLabels, wordlessBands } from './bands.ts';
import { type BreakMark, breakMarks, isRibbon, ribbonWords } from './breaks.ts';
import { placeLabels } from './end-labels.ts';
import { type Frame, frameOf, LEADING, type LegendEntry, plotFrame } from './frame.ts';
import { type Course, lastVertex } from './marks.ts';
import { type Names, namesOf } from './names.ts';
import { type SeriesStyle, styleOf } from './palette.ts';
import { scaleOf } from './scales.ts';
import { type Run, runsOf } from './spans.ts';
import { widthOf, wrap } from './text.ts';
import { type TimeAxis, type TimeExtent, timeAxis } from './time-axis.ts';
import { type Extent, formatNumber, formatValue, type ValueAxis, valueAxes } from './value-axis.ts';
import { axisTitle, licenceLine, sourceLine, stateLine } from './words.ts';

export interface Drawn {
  readonly series: ChartSeries;
  readonly label: string;
  readonly style: SeriesStyle;
  /** True if this line is grey because another line is highlighted. */
  readonly isFaded: boolean;
  readonly runs: readonly Run[];
  readonly course: Course;
}

export interface EndLabel {
  readonly series: number;
  readonly lines: readonly string[];
  /** The end of the line to which the label belongs. The other `y` is the middle of the label. */
  readonly from: { readonly x: number; readonly y: number };
  readonly y: number;
}

/** The layout of a plot. It is plain data, so that tests can check it. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The width of the space for labels at the ends of lines, in pixels. */
  readonly gutter: number;
  readonly time: TimeAxis;
  /** The value axes. Null for a side without an axis. */
  readonly axes: { readonly left: ValueAxis | null; readonly right: ValueAxis | null };
  /** The range of the time axis, in days since 1970-01-01. */
  readonly extent: TimeExtent;
  readonly breaks: readonly BreakMark[];
  readonly labels: readonly EndLabel[];
  readonly bandLabels: readonly BandLabel[];
}

export interface Layout {
  readonly setting: Setting;
  readonly names: Names;
  readonly drawn: readonly Drawn[];
  readonly frame: Frame;
  /** The plot. Null if the chart has no values. */
  readonly plot: Plot | null;
}

/** The maximum share of the width for labels at the ends of lines. If labels need more space, the chart has a legend instead. */
const MOST_GUTTER = 0.3;
/** The maximum width for these labels, as a multiple of the font size. */
const WIDEST_GUTTER = 17;
const MOST_LABEL_LINES = 3;
/** The minimum width of a drawing in pixels for labels with several lines. A narrower drawing shows only values at the ends of lines. */
const LEAST_FOR_WRAPPED = 640;
/** Pixels between the end of a line and its label. */
export const LABEL_GAP = 9;
/** The line height in a label, as a multiple of the font size. */
export const LINE_OF_LABEL = 1.15;
const AXIS_GAP = 7;
/** The minimum height of an interval on the value axis, as a multiple of the font size. */
const ROOM_OF_TICK = { whole: 3.4, plot: 5 } as const;
const MOST_INTERVALS = 8;
/** The minimum distance between tick labels, as a multiple of the font size. */
const CLOSEST_TICKS = 1.2;
/** The minimum height of a plot, in rows of text, for a second row below the time axis. */
const ROOM_FOR_GROUPS = 5;
/** Pixels for the ring around the latest value. */
const HALO = 3;
/** The minimum height, in pixels, of a chart with a legend for breaks. */
const LEAST_WITH_BREAK_KEY = 240;
/** The length of a tick on the time axis, in pixels. */
export const BELOW_PLOT = 4;

/** `whole`: a separate image with a heading and sources. `plot`: a chart in a page, with the latest values at the ends of lines. */
export type Setting = 'whole' | 'plot';

export function layoutOf(chart: Chart, setting: Setting = 'whole'): Layout {
  const names = namesOf(chart.series, chart.title);
  const drawn = chart.series.map((series, i): Drawn => {
    const course = chart.type === 'step' || series.nature === 'event' ? 'step' : 'line';
    return {
      series,
      label: names.labels[i] ?? series.title,
      style: lookOf(chart, i),
      isFaded: chart.highlight !== undefined && chart.highlight !== series.id,
      runs: runsOf(series, chart.window),
      course,
    };
  });
  const isEmpty = drawn.every(({ runs }) => runs.length === 0);
  if (setting === 'plot') return isEmpty ? { setting, names, drawn, frame: plotFrame(chart), plot: null } : withValues(chart, names, drawn);
  if (isEmpty) return { setting, names, drawn, frame: emptyFrame(chart, names), plot: null };
  const marks = breakKey(chart, drawn);
  return withBandKey(chart, (bands) => {
    // With a right axis, there is no space for labels at the ends of lines.
    const hasLegend = drawn.length > 1 && (chart.type === 'bar' || hasTwoAxes(drawn));
    return (
      (hasLegend ? null : withLabels(chart, names, drawn, [...bands, ...marks])) ?? withLegend(chart, names, drawn, [...bands, ...marks])
    );
  });
}

/**
 * Adds ranges to the legend if there is no space for their labels. Each new row of the legend can reduce the space for other labels. The
 * layout is therefore repeated until nothing changes.
 */
function withBandKey(chart: Chart, laidOut: (bands: readonly LegendEntry[]) => Layout): Layout {
  const keyed = new Set<string>();
  for (;;) {
    const layout = laidOut([...keyed].map((text) => ({ of: 'band', text })));
    const wordless = wordlessBands(chart, layout.plot).filter((label) => !keyed.has(label));
    if (wordless.length === 0)
      return layout.plot === null ? layout : { ...layout, plot: { ...layout.plot, bandLabels: saidOnce(layout.plot.bandLabels, keyed) } };
    for (const label of wordless) keyed.add(label);
  }
}

const saidOnce = (labels: readonly BandLabel[], keyed: ReadonlySet<string>): readonly BandLabel[] =>
  labels.filter(({ text }) => !keyed.has(text));

/** Returns the legend entries for breaks. Returns none if the chart is too low for a legend. */
function breakKey(chart: Chart, drawn: readonly Drawn[]): readonly LegendEntry[] {
  if (chart.height !== null && chart.height < LEAST_WITH_BREAK_KEY) return [];
  const marks = breakMarks(chart.series, timeExtent(drawn.filter(hasValues)), chart.width);
  const ribbons = marks.filter(isRibbon);
  return [
    ...(ribbons.length === marks.length ? [] : [{ of: 'break', text: 'Break in series' } as const]),
    ...(ribbons.length === 0 ? [] : [{ of: 'breaks', text: ribbonWords(ribbons) } as const]),
  ];
}

const hasValues = ({ runs }: Drawn): boolean => runs.length > 0;

/** A forecast is a dashed line in the colour of the previous series. */
const lookOf = ({ series }: Chart, i: number): SeriesStyle =>
  series[i]?.forecast ? { colour: styleOf(i - 1).colour, dash: '5 4' } : styleOf(i);

const isForecast = (drawn: readonly Drawn[]): boolean => drawn.some(({ series }) => series.forecast === true);

/** Lays out a chart with labels at the ends of lines. Returns null if the labels do not fit. */
function withLabels(chart: Chart, names: Names, drawn: readonly Drawn[], bands: readonly LegendEntry[]): Layout | null {
  const frame = frameOf(chart, { ...contentOf(chart, names), legend: bands });
  const { text: size } = frame.sizes;
  const axes = axesOf(chart, drawn, frame);
  const texts = labelTexts(drawn, axes, Math.min(frame.width * MOST_GUTTER, WIDEST_GUTTER * size), size);
  if (texts === null) return null;
  const gutter = Math.max(...texts.flat().map((text) => widthOf(text, size, drawn.length === 1) + LABEL_GAP));
  const plot = plotOf(drawn, frame, axes, gutter);
  const labels = endLabels(drawn, texts, plot, size);
  return labels && { setting: 'whole', names, drawn, frame, plot: { ...plot, labels, bandLabels: bandLabels(chart, drawn, plot, size) } };
}

/** Lays out a chart in a page. The latest values are at the ends of lines if they fit. */
function withValues(chart: Chart, names: Names, drawn: readonly Drawn[]): Layout {
  const frame = plotFrame(chart);
  const { text: size } = frame.sizes;
  const axes = axesOf(chart, drawn, frame, 'plot');
  const texts =
    hasTwoAxes(drawn) || isForecast(drawn) || chart.type === 'bar' ? drawn.map(() => []) : valueTexts(drawn, axes, frame.width, size);
  const widths = texts.flat().map((text) => widthOf(text, size, true) + LABEL_GAP + HALO);
  const plot = plotOf(drawn, frame, axes, Math.max(0, ...widths), plotsAlongside(chart));
  const labels = endLabels(drawn, texts, plot, size) ?? [];
  return { setting: 'plot', names, drawn, frame, plot: { ...plot, labels, bandLabels: bandLabels(chart, drawn, plot, size) } };
}

/** Lays out the charts that have the same time axis, at the width of this chart. */
const plotsAlongside = ({ alongside = [], width }: Chart): readonly BarePlot[] =>
  alongside.flatMap(({ alongside: _, ...one }) => layoutOf({ ...one, width }, 'plot').plot ?? []);

/** Returns labels such as `Prices 3.6`, which can have several lines. If they do not fit, returns only the values. */
function valueTexts(drawn: readonly Drawn[], axes: Plot['axes'], width: number, size: number): readonly (readonly string[])[] {
  const values = drawn.map((one) => newestValue(one, axes[one.series.axis]));
  if (drawn.length === 1) return [values];
  const most = Math.min(width * MOST_GUTTER, WIDEST_GUTTER * size);
  const named = drawn.map(({ label }, i) => `${label} ${values[i] ?? ''}`);
  if (named.every((text) => widthOf(text, size, true) <= most)) return named.map((text) => [text]);
  const wrapped = named.map((text) => wrap(text, most - LABEL_GAP, size, MOST_LABEL_LINES));
  const fit = width >= LEAST_FOR_WRAPPED && wrapped.every((lines, i) => lines.join(' ') === named[i]);
  return fit ? wrapped : values.map((value) => [value]);
}

function withLegend(chart: Chart, names: Names, drawn: readonly Drawn[], bands: readonly LegendEntry[]): Layout {
  const lines = drawn.length > 1 ? legendTexts(drawn) : [];
  const frame = frameOf(chart, { ...contentOf(chart, names), legend: [...entriesOf(lines), ...bands] });
  const plot = plotOf(drawn, frame, axesOf(chart, drawn, frame), 0);
  return {
    setting: 'whole',
    names,
    drawn,
    frame,
    plot: { ...plot, labels: [], bandLabels: bandLabels(chart, drawn, plot, frame.sizes.text) },
  };
}

function contentOf(chart: Chart, names: Names) {
  const [left, right] = [chart.series.filter((one) => one.axis === 'left'), chart.series.filter((one) => one.axis === 'right')];
  return {
    names,
    subtitle: chart.subtitle ?? null,
    leftTitle: axisTitle(left, right.length > 0 ? 'left' : null, names.heading),
    rightTitle: right.length > 0 ? axisTitle(right, 'right', names.heading) : null,
    footer: { source: sourceLine(chart.sources), state: stateLine(chart), licence: licenceLine(chart) },
  };
}

const emptyFrame = (chart: Chart, names: Names): Frame =>
  frameOf(chart, { ...contentOf(chart, names), legend: chart.series.length > 1 ? entriesOf(names.labels) : [] });

const entriesOf = (texts: readonly string[]): readonly LegendEntry[] => texts.map((text, of) => ({ of, text }));

const hasTwoAxes = (drawn: readonly Drawn[]): boolean => drawn.some(({ series }) => series.axis === 'right');

const legendTexts = (drawn: readonly Drawn[]): readonly string[] =>
  drawn.map(({ label, series }) => (hasTwoAxes(drawn) ? `${label} (${series.axis})` : label));

type BarePlot = Omit<Plot, 'labels' | 'bandLabels'>;

/**
 * Calculates the plot without labels.
 * @param alongside plots of charts that share the time axis
 */
function plotOf(
  drawn: readonly Drawn[],
  frame: Frame,
  all: Plot['axes'],
  ownGutter: number,
  alongside: readonly BarePlot[] = [],
): BarePlot {
  const { sizes, width, top } = frame;
  const row = sizes.text * LEADING;
  const left = Math.max(sizes.pad + tickWidth(all.left, sizes.text) + AXIS_GAP, ...alongside.map((plot) => plot.left));
  const end = width - sizes.pad - (all.right ? tickWidth(all.right, sizes.text) + AXIS_GAP : 0);
  const right = Math.min(end - ownGutter, ...alongside.map((plot) => plot.right));
  const gutter = end - right;
  const stored = drawn.filter(hasValues);
  const extent = widest([timeExtent(stored), ...alongside.map((plot) => plot.extent)]);
  const freqs = stored.map(({ series }) => series.freq);
  const whole = timeAxis(extent, freqs, right - left, sizes.text);
  const time = frame.bottom - top < ROOM_FOR_GROUPS * row ? { ...whole, groups: [] } : whole;
  const breaks = breakMarks(
    drawn.map(({ series }) => series),
    extent,
    width,
  );
  const bottom = frame.bottom - row * (time.groups.length > 0 ? 2 : 1) - BELOW_PLOT;
  const axes = { left: thinned(all.left, bottom - top, sizes.text), right: thinned(all.right, bottom - top, sizes.text) };
  return { left, right, top, bottom, gutter, time, axes, extent, breaks };
}

function axesOf(chart: Chart, drawn: readonly Drawn[], { top, bottom, sizes }: Frame, setting: Setting = 'whole'): Plot['axes'] {
  const intervals = Math.round((bottom - top - 2 * sizes.text * LEADING) / (sizes.text * ROOM_OF_TICK[setting]));
  const left = valueExtent(drawn.filter(({ series }) => series.axis === 'left'));
  const right = valueExtent(drawn.filter(({ series }) => series.axis === 'right'));
  const extents = [reaching(left, chart.reach), right].filter((extent) => extent !== null);
  const axes = valueAxes(extents, Math.min(MOST_INTERVALS, Math.max(1, intervals)), chart.type === 'bar');
  return { left: left && (axes[0] ?? null), right: right && (axes.at(-1) ?? null) };
}

const reaching = (own: Extent | null, reach: Chart['reach']): Extent | null =>
  own === null || reach === undefined ? own : { min: Math.min(own.min, reach.min), max: Math.max(own.max, reach.max) };

/** Keeps only ticks whose labels do not overlap. */
function thinned(axis: ValueAxis | null, height: number, size: number): ValueAxis | null {
  if (axis === null) return null;
  const every = Math.ceil((CLOSEST_TICKS * size * (axis.ticks.length - 1)) / Math.max(1, height));
  return { ...axis, ticks: axis.ticks.filter((_, i) => i % every === 0) };
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

const timeExtent = (stored: readonly Drawn[]): TimeExtent => ({
  from: Math.min(...stored.map(({ runs }) => runs[0]?.[0]?.from ?? 0)),
  to: Math.max(...stored.map(({ runs }) => runs.at(-1)?.at(-1)?.to ?? 0)),
});

const widest = (extents: readonly TimeExtent[]): TimeExtent => ({
  from: Math.min(...extents.map(({ from }) => from)),
  to: Math.max(...extents.map(({ to }) => to)),
});

const tickWidth = (axis: ValueAxis | null, size: number): number =>
  axis === null ? 0 : Math.max(...axis.ticks.map((tick) => widthOf(formatNumber(tick, axis.decimals), size)));

/** Returns the latest value of a single series. For several series, returns their names. Returns null if a name does not fit. */
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
  const isRate = series.unitsShort === '%';
  return `${formatValue(value, axis, { computed: series.computed, isRate, decimals: series.decimals })}${isRate ? '%' : ''}`;
}

function endLabels(
  drawn: readonly Drawn[],
  texts: readonly (readonly string[])[],
  plot: BarePlot,
  size: number,
): readonly EndLabel[] | null {
  const wanted = drawn.flatMap((one, i) => {
    const lines = texts[i] ?? [];
    const end = lastVertex(one.runs, scaleOf(plot, one.series.axis), one.course);
    return end && lines.length > 0 ? [{ series: i, lines, from: { x: end[0], y: end[1] } }] : [];
  });
  const heights = wanted.map(({ lines, from }) => ({ y: from.y, height: (lines.length * LINE_OF_LABEL + 0.4) * size }));
  const places = placeLabels(heights, plot.top - size * 0.6, plot.bottom + size * 0.6);
  return places && wanted.map((label, i) => ({ ...label, y: places[i] ?? label.from.y }));
}
