/** Draws the content of a plot, from back to front. */
import { at } from '../../core/assert.ts';
import type { Chart } from '../../queries/base/answer.ts';
import { bandBoxes } from './bands.ts';
import { type BreakMark, breakNumbers, firstOf, isRibbon, lastOf } from './breaks.ts';
import { excessPath } from './excess.ts';
import { type Frame, LEADING, SAMPLE } from './frame.ts';
import { BELOW_PLOT, type Drawn, type EndLabel, LABEL_GAP, type Layout, LINE_OF_LABEL, type Plot } from './layout.ts';
import { barPath, linePath, lonePoints, type Slot } from './marks.ts';
import type { Paint } from './paint.ts';
import { scaleOf, xOf, yOf as yOfValue } from './scales.ts';
import { extentOf, type Run, runsOf } from './spans.ts';
import { group, px, write } from './svg.ts';
import { widthOf } from './text.ts';
import { formatNumber } from './value-axis.ts';

export function plotted(chart: Chart, { frame, drawn, setting }: Layout, plot: Plot, paint: Paint): string {
  return [
    bands(chart, frame, plot, paint),
    breakRibbons(plot, paint),
    grid(frame, plot, paint),
    timeTicks(frame, plot, paint),
    chart.type === 'bar' ? '' : zeroLine(plot, paint),
    chart.excess ? excess(drawn, plot, paint) : '',
    ...drawn.map((one) => otherVintage(one, plot, paint)),
    ...drawn
      .map((one, index) => ({ one, index }))
      .toSorted((a, b) => Number(b.one.isFaded) - Number(a.one.isFaded))
      .map(({ one, index }) => marks(chart, one, { index, of: drawn.length }, plot, paint, setting === 'plot')),
    chart.type === 'bar' ? zeroLine(plot, paint) : '',
    ...drawn.map((one) => revised(one, plot, paint)),
    breaks(frame, plot, paint),
    ...plot.labels.map((label) => endLabel(chart, label, drawn, plot, frame.sizes.text, paint)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function grid({ sizes }: Frame, plot: Plot, paint: Paint): string {
  const main = plot.axes.left ?? plot.axes.right;
  if (!main) return '';
  const yOf = (tick: number, axis: { low: number; high: number }): number =>
    plot.bottom - ((tick - axis.low) / (axis.high - axis.low)) * (plot.bottom - plot.top);
  const rules = main.ticks.map((tick) => `M${px(plot.left)} ${px(yOf(tick, main))}H${px(plot.right)}`).join('');
  const numbers = (side: 'left' | 'right'): string => {
    const axis = plot.axes[side];
    const x = side === 'left' ? plot.left - 7 : plot.right + plot.gutter + 7;
    const texts = (axis?.ticks ?? []).map((tick) =>
      write(formatNumber(tick, axis?.decimals ?? 0), x, yOf(tick, axis ?? main) + sizes.text * 0.35),
    );
    return group(texts, ` font-size="${sizes.text}"${side === 'left' ? ' text-anchor="end"' : ''}${paint.fill('muted')}`);
  };
  return `<path d="${rules}"${paint.stroke('grid')} fill="none"/>${numbers('left')}${numbers('right')}`;
}

/** Draws the zero line. It is above bars, because bars start at zero. It is below lines, because lines cross it. */
function zeroLine(plot: Plot, paint: Paint): string {
  const axis = plot.axes.left ?? plot.axes.right;
  if (!axis || axis.low >= 0 || axis.high < 0) return '';
  const y = plot.bottom - ((0 - axis.low) / (axis.high - axis.low)) * (plot.bottom - plot.top);
  return `<path d="M${px(plot.left)} ${px(y)}H${px(plot.right)}"${paint.stroke('axis')} fill="none"/>`;
}

/** Draws the area in which the first line is above the second. */
function excess([first, second]: readonly Drawn[], plot: Plot, paint: Paint): string {
  if (!first || !second || first.series.axis !== second.series.axis) return '';
  const path = excessPath(first.runs, second.runs, scaleOf(plot, first.series.axis));
  return path === '' ? '' : `<path d="${path}"${paint.fill({ line: first.style.colour + 1 })} fill-opacity="0.16"/>`;
}

function timeTicks({ sizes, width }: Frame, plot: Plot, paint: Paint): string {
  const row = sizes.text * LEADING;
  const marks = plot.time.ticks.map(({ at }) => `M${px(xOf(plot, at))} ${px(plot.bottom)}v${BELOW_PLOT}`).join('');
  const base = `<path d="M${px(plot.left)} ${px(plot.bottom)}H${px(plot.right)}${marks}"${paint.stroke('axis')} fill="none"/>`;
  const labels = plot.time.ticks.map(({ at, label }) => {
    const half = widthOf(label, sizes.text) / 2;
    return write(label, Math.min(Math.max(xOf(plot, at), half + 2), width - half - 2), plot.bottom + BELOW_PLOT + row * 0.85);
  });
  const groups = plot.time.groups.map(({ at, label }) => {
    const half = widthOf(label, sizes.text) / 2;
    return write(label, Math.min(Math.max(xOf(plot, at), half + 2), width - half - 2), plot.bottom + BELOW_PLOT + row * 1.85);
  });
  return [
    base,
    group(labels, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('muted')}`),
    group(groups, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('ink')}`),
  ].join('');
}

/**
 * Draws the marks of one series.
 * @param isSigned true if negative bars have a different colour
 */
function marks(chart: Chart, one: Drawn, slot: Slot, plot: Plot, paint: Paint, isSigned: boolean): string {
  const scale = scaleOf(plot, one.series.axis);
  const { colour } = one.style;
  if (chart.type === 'bar') {
    const bars = (runs: readonly Run[], line: number): string => {
      const path = barPath(runs, scale, slot);
      return path === '' ? '' : `<path d="${path}"${paint.fill(one.isFaded ? 'ghost' : { line })}/>`;
    };
    if (!isSigned || slot.of > 1) return bars(one.runs, colour);
    return `${bars(one.runs.map(isAbove), colour)}${bars(one.runs.map(isBelow), colour + 1)}`;
  }
  const path = linePath(one.runs, scale, one.course);
  const dots = lonePoints(one.runs, scale, one.course).map(([x, y]) => `<circle cx="${px(x)}" cy="${px(y)}" r="2.4"/>`);
  return [
    path === '' ? '' : `<path d="${path}"${stroked(one, paint)}/>`,
    group(dots, paint.fill(one.isFaded ? 'ghost' : { line: colour })),
  ].join('');
}

const isAbove = (run: Run): Run => run.filter(({ value }) => value >= 0);
const isBelow = (run: Run): Run => run.filter(({ value }) => value < 0);

const stroked = ({ style, isFaded }: Drawn, paint: Paint): string =>
  isFaded
    ? `${paint.stroke('axis')} fill="none" stroke-width="1.25" stroke-opacity="0.7" stroke-linejoin="round"`
    : `${paint.stroke({ line: style.colour })} fill="none" stroke-width="2" stroke-linejoin="round"${style.dash === null ? ' stroke-linecap="round"' : ` stroke-dasharray="${style.dash}"`}`;

export function legend(chart: Chart, { legend: items, sizes }: Frame, drawn: readonly Drawn[], paint: Paint): string {
  const parts = items.flatMap(({ of, text, x, y }) => {
    const words = write(text, x + SAMPLE + 6, y + sizes.text * 0.35, paint.fill('ink'));
    if (of === 'band') {
      // The sample has a border, because its fill is nearly the same as the background colour.
      const sample = `<rect x="${px(x + 0.5)}" y="${px(y - 5)}" width="${SAMPLE - 1}" height="10"${paint.fill(chart.bands?.find(({ label }) => label === text)?.tone ?? 'band')}${paint.stroke('axis')}/>`;
      return [sample, words];
    }
    if (of === 'break' || of === 'breaks') return [breakSample(of, x, y, paint), words];
    const one = drawn[of];
    if (!one) return [];
    const colour = { line: one.style.colour };
    const sample =
      chart.type === 'bar'
        ? `<rect x="${px(x + SAMPLE - 12)}" y="${px(y - 5)}" width="10" height="10"${paint.fill(colour)}/>`
        : `<path d="M${px(x)} ${px(y)}h${SAMPLE}"${stroked(one, paint)}/>`;
    return [sample, words];
  });
  return group(parts, ` font-size="${sizes.text}"`);
}

const breakSample = (of: 'break' | 'breaks', x: number, y: number, paint: Paint): string =>
  of === 'breaks'
    ? `<rect x="${px(x)}" y="${px(y - BREAK_HEIGHT / 2)}" width="${SAMPLE}" height="${BREAK_HEIGHT}"${paint.fill('mark')}/>`
    : `<path d="M${px(x + SAMPLE / 2 - 4)} ${px(y - BREAK_HEIGHT / 2)}h8l-4 ${BREAK_HEIGHT}z"${paint.fill('mark')}/>`;

/** Draws a label in the colour of its line. If the label is not next to the end of the line, draws a dotted line to it, unlike a value. */
function endLabel(chart: Chart, label: EndLabel, drawn: readonly Drawn[], plot: Plot, size: number, paint: Paint): string {
  const { series, lines: texts, from, y } = label;
  const colour = drawn[series]?.style.colour ?? 0;
  const isFaded = drawn[series]?.isFaded === true;
  const count = drawn.length;
  const isBar = chart.type === 'bar';
  const x = count === 1 && !isBar ? from.x + LABEL_GAP : plot.right + LABEL_GAP;
  const dot = isBar ? '' : `<circle cx="${px(from.x)}" cy="${px(from.y)}" r="3.2"${paint.fill(isFaded ? 'ghost' : { line: colour })}/>`;
  const away = count > 1 && (Math.abs(from.y - y) > size * 0.7 || plot.right - from.x > size);
  const leader = `<path d="M${px(from.x + 4)} ${px(from.y)}L${px(x - 2)} ${px(y)}"${paint.stroke(isFaded ? 'axis' : { line: colour })} fill="none" stroke-width="0.75" stroke-dasharray="1 3"/>`;
  const first = y - ((texts.length - 1) * size * LINE_OF_LABEL) / 2 + size * 0.35;
  const written = texts.map((text, i) => write(text, x, first + i * size * LINE_OF_LABEL));
  const weight = count === 1 ? ' font-weight="600"' : '';
  return `${away ? leader : ''}${dot}${group(written, ` font-size="${size}"${weight}${paint.fill(isFaded ? 'muted' : { text: colour })}`)}`;
}

function bands(chart: Chart, { sizes }: Frame, plot: Plot, paint: Paint): string {
  const boxes = bandBoxes(chart, plot);
  const paths = [...new Set(boxes.map(({ shade }) => shade))].map((shade) => {
    const own = boxes.filter((box) => box.shade === shade);
    const path = own.map(({ left, right, top, bottom }) => `M${px(left)} ${px(top)}H${px(right)}V${px(bottom)}H${px(left)}z`);
    return `<path d="${path.join('')}"${paint.fill(shade)}/>`;
  });
  const words = plot.bandLabels.map(({ text, x, y }) => write(text, x, y));
  if (paths.length === 0) return '';
  return `${paths.join('')}${group(words, ` font-size="${sizes.text}"${paint.fill('muted')}`)}`;
}

function otherVintage({ series, course }: Drawn, plot: Plot, paint: Paint): string {
  const { other } = series;
  if (other === undefined) return '';
  const scale = scaleOf(plot, series.axis);
  const runs = runsOf({ ...series, t: other.t, value: other.value }, { from: plot.extent.from, to: plot.extent.to });
  const within = runs.map((run) => run.filter(({ from, to }) => to > plot.extent.from && from < plot.extent.to));
  const path = linePath(within, scale, course);
  return path === '' ? '' : `<path d="${path}"${paint.stroke('ghost')} fill="none" stroke-width="1.5" stroke-dasharray="2 3"/>`;
}

function revised({ series }: Drawn, plot: Plot, paint: Paint): string {
  const values = new Map(series.t.map((t, i) => [t, series.value[i] ?? null]));
  const rings = (series.revised ?? []).flatMap(({ t }) => {
    const value = values.get(t);
    if (value === null || value === undefined) return [];
    const { from, to } = extentOf(series.freq, t);
    return [`<circle cx="${px(xOf(plot, (from + to) / 2))}" cy="${px(yOfValue(plot, series.axis, value))}" r="4"/>`];
  });
  return group(rings, `${paint.stroke('mark')} fill="none" stroke-width="1.5" data-revised=""`);
}

/** The number of pixels by which break marks extend above the plot. */
const BREAK_TOP = 10;
const BREAK_HEIGHT = 6;
/** The minimum width of a ribbon, in pixels. A narrower ribbon would look like a line. */
const LEAST_RIBBON = 8;
/** The opacity of a ribbon within the plot. */
const RIBBON_TINT = 0.07;

/** Draws the break marks, with a description if there is space. */
function breaks({ sizes }: Frame, plot: Plot, paint: Paint): string {
  const top = plot.top - BREAK_TOP;
  const [only, ...others] = plot.breaks;
  const ribbons = plot.breaks.filter(isRibbon);
  const isOnRibbon = (mark: BreakMark): boolean =>
    ribbons.some((ribbon) => firstOf(ribbon) <= firstOf(mark) && firstOf(mark) <= lastOf(ribbon));
  const numbers = breakNumbers(plot.breaks);
  const lines = plot.breaks
    .filter((mark) => !isRibbon(mark))
    .map((mark) => {
      const x = xOf(plot, firstOf(mark));
      return `<path d="M${px(x)} ${px(plot.top - 4)}V${px(plot.bottom)}"${paint.stroke('mark')} fill="none" stroke-dasharray="3 3"/><path d="M${px(x - 4)} ${px(top)}h8l-4 ${BREAK_HEIGHT}z"${paint.fill(isOnRibbon(mark) ? 'ground' : 'mark')}/>${numberOf(numbers.get(firstOf(mark)), x, plot, sizes.text, paint)}`;
    });
  const words = only && others.length === 0 && !isRibbon(only) ? whatChanged(only, plot, sizes.text, paint) : '';
  return `${lines.join('')}${words}`;
}

/** Draws the number of a break. The list below the chart uses the same numbers. */
const numberOf = (number: number | undefined, x: number, plot: Plot, size: number, paint: Paint): string =>
  number === undefined ? '' : write(String(number), x + 6, plot.top - 2, ` font-size="${size}"${paint.fill('muted')}`);

function whatChanged({ days, what }: BreakMark, plot: Plot, size: number, paint: Paint): string {
  const x = xOf(plot, at(days, 0));
  const text = what.join('; ');
  const width = widthOf(text, size);
  if (plot.right - plot.left <= 3 * width) return '';
  const isLeft = x - 8 - width > plot.left;
  const attributes = ` font-size="${size}"${isLeft ? ' text-anchor="end"' : ''}${paint.fill('muted')}`;
  return write(text, isLeft ? x - 8 : x + 8, plot.top - 6, attributes);
}

/** Draws the ribbons of breaks. They are drawn before the lines, because they would otherwise cover them. */
function breakRibbons(plot: Plot, paint: Paint): string {
  return plot.breaks
    .filter(isRibbon)
    .map((mark) => {
      const [from, to] = [xOf(plot, firstOf(mark)), xOf(plot, lastOf(mark))];
      const width = Math.max(LEAST_RIBBON, to - from);
      const left = Math.min(Math.max(plot.left, (from + to - width) / 2), plot.right - width);
      const box = (y: number, height: number, more: string): string =>
        `<rect x="${px(left)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"${paint.fill('mark')}${more}/>`;
      return `${box(plot.top, plot.bottom - plot.top, ` fill-opacity="${RIBBON_TINT}"`)}${box(plot.top - BREAK_TOP, BREAK_HEIGHT, ' data-ribbon=""')}`;
    })
    .join('');
}
