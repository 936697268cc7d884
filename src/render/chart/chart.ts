/** A chart as SVG: valid XML without scripts, links or outside fonts, with a title and a description for those who do not see it. */
import type { Chart } from '../../queries/answer.ts';
import { type Frame, LEADING, type Line, SAMPLE } from './frame.ts';
import { BELOW_PLOT, type Drawn, type EndLabel, LABEL_GAP, type Layout, LINE_OF_LABEL, layoutOf, type Plot } from './layout.ts';
import { barPath, linePath, lonePoints } from './marks.ts';
import { Paint } from './paint.ts';
import { escapeXml, widthOf } from './text.ts';
import { formatNumber } from './value-axis.ts';
import { describe } from './words.ts';

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif";

/** Pure: the same chart gives the same bytes. */
export function renderChart(chart: Chart): string {
  const layout = layoutOf(chart);
  const { frame, names, drawn, plot } = layout;
  const paint = new Paint(chart.theme);
  const text = describe(
    chart,
    drawn.map((one) => ({ ...one, axis: plot?.axes[one.series.axis] ?? null })),
  );
  const body = [
    `<rect width="${frame.width}" height="${frame.height}"${paint.fill('ground')}/>`,
    heading(frame, paint),
    plot ? plotted(chart, layout, plot, paint) : emptied(chart, frame, paint),
    lines(frame.footer, frame.sizes.foot, paint.fill('muted')),
  ].join('\n');
  const id = `wattle-${fingerprint(`${names.heading}\n${text}\n${frame.width} ${frame.height} ${chart.theme}`)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="${FONTS}" xml:lang="en-AU">`,
    `<title id="${id}-title">${escapeXml(names.heading)}</title>`,
    `<desc id="${id}-desc">${escapeXml(text)}</desc>`,
    ...(paint.sheet() === '' ? [] : [paint.sheet()]),
    body,
    '</svg>',
    '',
  ].join('\n');
}

/** Names the chart within a page that holds several: FNV-1a. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

const px = (pixels: number): string => String(Math.round(pixels * 10) / 10);

/** One line of text; `attributes` begin with a blank. */
const write = (text: string, x: number, y: number, attributes = ''): string =>
  `<text x="${px(x)}" y="${px(y)}"${attributes}>${escapeXml(text)}</text>`;

function group(content: readonly string[], attributes: string): string {
  return content.length === 0 ? '' : `<g${attributes}>${content.join('')}</g>`;
}

const lines = (texts: readonly Line[], size: number, attributes: string): string =>
  group(
    texts.map(({ text, x, y }) => write(text, x, y)),
    ` font-size="${size}"${attributes}`,
  );

function heading({ title, leftTitle, rightTitle, sizes }: Frame, paint: Paint): string {
  return [
    lines(title, sizes.title, ` font-weight="600"${paint.fill('ink')}`),
    lines(leftTitle, sizes.text, paint.fill('muted')),
    lines(rightTitle, sizes.text, ` text-anchor="end"${paint.fill('muted')}`),
  ].join('');
}

function emptied({ window }: Chart, { width, top, bottom, sizes }: Frame, paint: Paint): string {
  const words = window.from === null && window.to === null ? 'No values are held' : 'No values in this window';
  const y = (top + bottom) / 2;
  const rule = `<path d="M${sizes.pad} ${px(bottom)}H${width - sizes.pad}"${paint.stroke('axis')} fill="none"/>`;
  const said = write(words, width / 2, y, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('muted')}`);
  return `${rule}${said}`;
}

// ---------------------------------------------------------------- plot

function plotted(chart: Chart, { frame, drawn }: Layout, plot: Plot, paint: Paint): string {
  return [
    grid(frame, plot, paint),
    timeTicks(frame, plot, paint),
    legend(chart, frame, drawn, paint),
    ...drawn.map((one, i) => marks(chart, one, i, drawn.length, plot, paint)),
    zeroLine(plot, paint),
    ...plot.labels.map((label) => endLabel(chart, label, drawn.length, plot, frame.sizes.text, paint)),
  ].join('\n');
}

/** Grid lines with the numbers of the left axis, and those of the right one, whose steps are on the same lines. */
function grid({ sizes }: Frame, plot: Plot, paint: Paint): string {
  const main = plot.axes.left ?? plot.axes.right;
  if (!main) return '';
  const yOf = (tick: number, axis: { low: number; high: number }): number =>
    plot.bottom - ((tick - axis.low) / (axis.high - axis.low)) * (plot.bottom - plot.top);
  const edge = plot.right + plot.gutter;
  const across = plot.axes.right ? edge : plot.right;
  const rules = main.ticks.map((tick) => `M${px(plot.left)} ${px(yOf(tick, main))}H${px(across)}`).join('');
  const numbers = (side: 'left' | 'right'): string => {
    const axis = plot.axes[side];
    const x = side === 'left' ? plot.left - 7 : edge + 7;
    const texts = (axis?.ticks ?? []).map((tick) =>
      write(formatNumber(tick, axis?.decimals ?? 0), x, yOf(tick, axis ?? main) + sizes.text * 0.35),
    );
    return group(texts, ` font-size="${sizes.text}"${side === 'left' ? ' text-anchor="end"' : ''}${paint.fill('muted')}`);
  };
  return `<path d="${rules}"${paint.stroke('grid')} fill="none"/>${numbers('left')}${numbers('right')}`;
}

/** Zero is drawn over the bars that stand on it, and through lines that cross it. */
function zeroLine(plot: Plot, paint: Paint): string {
  const axis = plot.axes.left ?? plot.axes.right;
  if (!axis || axis.low >= 0 || axis.high < 0) return '';
  const y = plot.bottom - ((0 - axis.low) / (axis.high - axis.low)) * (plot.bottom - plot.top);
  return `<path d="M${px(plot.left)} ${px(y)}H${px(plot.right)}"${paint.stroke('axis')} fill="none"/>`;
}

function timeTicks({ sizes, width }: Frame, plot: Plot, paint: Paint): string {
  const row = sizes.text * LEADING;
  const marks = plot.time.ticks.map(({ at }) => `M${px(plot.x(at))} ${px(plot.bottom)}v${BELOW_PLOT}`).join('');
  const base = `<path d="M${px(plot.left)} ${px(plot.bottom)}H${px(plot.right)}${marks}"${paint.stroke('axis')} fill="none"/>`;
  const labels = plot.time.ticks.map(({ at, label }) => {
    const half = widthOf(label, sizes.text) / 2;
    return write(label, Math.min(Math.max(plot.x(at), half + 2), width - half - 2), plot.bottom + BELOW_PLOT + row * 0.85);
  });
  const groups = plot.time.groups.map(({ at, label }) => {
    const half = widthOf(label, sizes.text) / 2;
    return write(label, Math.min(Math.max(plot.x(at), half + 2), width - half - 2), plot.bottom + BELOW_PLOT + row * 1.85);
  });
  return [
    base,
    group(labels, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('muted')}`),
    group(groups, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('ink')}`),
  ].join('');
}

function marks(chart: Chart, one: Drawn, index: number, count: number, plot: Plot, paint: Paint): string {
  const scale = plot.scaleOf(one.series);
  const { colour } = one.style;
  if (chart.type === 'bar') {
    return `<path d="${barPath(one.runs, scale, { index, of: count })}"${paint.fill({ line: colour })}/>`;
  }
  const path = linePath(one.runs, scale, one.course);
  const dots = lonePoints(one.runs, scale, one.course).map(([x, y]) => `<circle cx="${px(x)}" cy="${px(y)}" r="2.4"/>`);
  return [path === '' ? '' : `<path d="${path}"${stroked(one, paint)}/>`, group(dots, paint.fill({ line: colour }))].join('');
}

const stroked = ({ style }: Drawn, paint: Paint): string =>
  `${paint.stroke({ line: style.colour })} fill="none" stroke-width="2" stroke-linejoin="round"${style.dash === null ? ' stroke-linecap="round"' : ` stroke-dasharray="${style.dash}"`}`;

function legend(chart: Chart, { legend: items, sizes }: Frame, drawn: readonly Drawn[], paint: Paint): string {
  const parts = items.flatMap(({ series, text, x, y }) => {
    const one = drawn[series];
    if (!one) return [];
    const colour = { line: one.style.colour };
    const sample =
      chart.type === 'bar'
        ? `<rect x="${px(x + SAMPLE - 12)}" y="${px(y - 5)}" width="10" height="10"${paint.fill(colour)}/>`
        : `<path d="M${px(x)} ${px(y)}h${SAMPLE}"${stroked(one, paint)}/>`;
    return [sample, write(text, x + SAMPLE + 6, y + sizes.text * 0.35, paint.fill('ink'))];
  });
  return group(parts, ` font-size="${sizes.text}"`);
}

/** The label in the colour of its line: the newest value beside it, a name in a row of its own, led to where it had to move away. */
function endLabel(chart: Chart, label: EndLabel, count: number, plot: Plot, size: number, paint: Paint): string {
  const { drawn, lines: texts, from, y } = label;
  const { colour } = drawn.style;
  const isBar = chart.type === 'bar';
  const x = count === 1 && !isBar ? from.x + LABEL_GAP : plot.right + LABEL_GAP;
  const dot = isBar ? '' : `<circle cx="${px(from.x)}" cy="${px(from.y)}" r="3.2"${paint.fill({ line: colour })}/>`;
  const away = count > 1 && (Math.abs(from.y - y) > size * 0.7 || plot.right - from.x > size);
  const leader = `<path d="M${px(from.x + 4)} ${px(from.y)}L${px(x - 2)} ${px(y)}"${paint.stroke({ line: colour })} fill="none" stroke-width="0.75"/>`;
  const first = y - ((texts.length - 1) * size * LINE_OF_LABEL) / 2 + size * 0.35;
  const written = texts.map((text, i) => write(text, x, first + i * size * LINE_OF_LABEL));
  const weight = count === 1 ? ' font-weight="600"' : '';
  return `${away ? leader : ''}${dot}${group(written, ` font-size="${size}"${weight}${paint.fill({ text: colour })}`)}`;
}
