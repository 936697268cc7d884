/** Draws the plot of a chart for a page. Its elements have classes of the page's style sheet. */
import type { Chart } from '../../queries/base/answer.ts';
import { type Layout, layoutOf, type Plot } from './layout.ts';
import { lastVertex } from './marks.ts';
import { PAGE_PAINT } from './paint.ts';
import { plotted } from './plot.ts';
import { scaleOf } from './scales.ts';
import { group, px, write } from './svg.ts';
import { escapeXml } from './text.ts';
import { describe } from './words.ts';

interface PageChart {
  readonly svg: string;
  readonly layout: Layout;
}

/**
 * Returns the drawing as SVG, with its layout.
 * @param name the CSS class of the drawing, for pages that have one drawing for each width
 */
export function renderPageChart(chart: Chart, name = ''): PageChart {
  const layout = layoutOf(chart, 'plot');
  const { frame, drawn, plot } = layout;
  const said = describe(
    chart,
    drawn.map((one) => ({ ...one, axis: plot?.axes[one.series.axis] ?? null })),
    plot?.breaks ?? [],
  );
  const body = plot ? `${plotted(chart, layout, plot, PAGE_PAINT)}${newest(chart, layout, plot)}` : nothing(frame);
  const attributes = `viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${escapeXml(said)}" data-plot`;
  return { svg: `<svg${name === '' ? '' : ` class="${name}"`} ${attributes}>${body}</svg>`, layout };
}

/** Draws a ring around the latest value, if there is only one line apart from forecasts. */
function newest({ type, series }: Chart, { drawn }: Layout, plot: Plot): string {
  const measured = drawn.filter(({ series: one }) => one.forecast !== true);
  const [only] = measured;
  if (!only || measured.length > 1 || type === 'bar') return '';
  const end = lastVertex(only.runs, scaleOf(plot, only.series.axis), only.course);
  if (!end) return '';
  const [cx, cy] = [px(end[0]), px(end[1])];
  const dot = series.length > 1 ? `<circle cx="${cx}" cy="${cy}" r="3.2"${PAGE_PAINT.fill({ line: only.style.colour })}/>` : '';
  return `${dot}<circle cx="${cx}" cy="${cy}" r="6.5"${PAGE_PAINT.stroke('pollen')} fill="none"/>`;
}

const nothing = ({ width, height }: { width: number; height: number }): string =>
  group(
    [
      `<path d="M2 ${height - 20}H${width - 2}"${PAGE_PAINT.stroke('axis')}/>`,
      write('No values for these dates', width / 2, height / 2, ' text-anchor="middle"'),
    ],
    '',
  );
