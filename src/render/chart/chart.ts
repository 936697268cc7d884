/** Draws a chart as SVG. It is valid XML with a title and a description. It has no scripts, links or external fonts. */
import type { Chart } from '../../queries/base/answer.ts';
import type { Frame, Line } from './frame.ts';
import { layoutOf } from './layout.ts';
import { ColourPaint, type Paint } from './paint.ts';
import { legend, plotted } from './plot.ts';
import { group, px, write } from './svg.ts';
import { escapeXml } from './text.ts';
import { describe } from './words.ts';

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif";

/** Draws the chart. The result depends only on the chart, so equal charts have identical bytes. */
export function renderChart(chart: Chart): string {
  const layout = layoutOf(chart);
  const { frame, names, drawn, plot } = layout;
  const paint = new ColourPaint(chart.theme);
  const text = describe(
    chart,
    drawn.map((one) => ({ ...one, axis: plot?.axes[one.series.axis] ?? null })),
    plot?.breaks ?? [],
  );
  const body = [
    `<rect width="${frame.width}" height="${frame.height}"${paint.fill('ground')}/>`,
    heading(frame, paint),
    ...(plot ? [plotted(chart, layout, plot, paint), legend(chart, frame, drawn, paint)] : [emptied(chart, frame, paint)]),
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

/** Returns an FNV-1a hash of the text of a chart. Element ids contain it, so charts on the same page have different ids. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
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
  const words = window.from === null && window.to === null ? 'No values' : 'No values in this window';
  const y = (top + bottom) / 2;
  const rule = `<path d="M${sizes.pad} ${px(bottom)}H${width - sizes.pad}"${paint.stroke('axis')} fill="none"/>`;
  const said = write(words, width / 2, y, ` font-size="${sizes.text}" text-anchor="middle"${paint.fill('muted')}`);
  return `${rule}${said}`;
}
