/** Draws a yield curve. The curve of one year earlier is behind it. */
import { px, write } from './svg.ts';
import { escapeXml } from './text.ts';
import { formatNumber, valueAxes } from './value-axis.ts';

export interface CurvePoint {
  /** Years to maturity. An overnight rate has 0 years. */
  readonly years: number;
  readonly label: string;
  readonly now: number | null;
  readonly before: number | null;
}

interface Curve {
  readonly points: readonly CurvePoint[];
  readonly said: string;
}

const PAD = { left: 34, right: 24, top: 10, bottom: 24 };
const BETWEEN_LINES = 50;

/**
 * Draws the curve. Returns an empty string if there are no values.
 * @param name class of the drawing, for pages that have one drawing for each width
 */
export function renderCurve({ points, said }: Curve, width: number, height: number, name: string): string {
  const values = points.flatMap(({ now, before }) => [now, before]).filter((value) => value !== null);
  const most = Math.max(...points.map(({ years }) => years));
  if (values.length === 0 || most <= 0) return '';
  const plotHeight = height - PAD.top - PAD.bottom;
  const extent = { min: Math.min(...values), max: Math.max(...values) };
  const [axis] = valueAxes([extent], Math.max(2, Math.round(plotHeight / BETWEEN_LINES)), false);
  if (axis === undefined) return '';
  const x = (years: number): number => PAD.left + (years / most) * (width - PAD.left - PAD.right);
  const y = (value: number): number => PAD.top + ((axis.high - value) / (axis.high - axis.low)) * plotHeight;
  const path = (of: 'now' | 'before'): string => {
    const known = points.flatMap(({ years, [of]: value }) => (value === null ? [] : [`${px(x(years))} ${px(y(value))}`]));
    return known.length < 2 ? '' : `M${known.join('L')}`;
  };
  const grid = axis.ticks.map((tick) => `<path class="cg" d="M${PAD.left} ${px(y(tick))}H${width - PAD.right}"/>`);
  const numbers = axis.ticks.map((tick) => write(formatNumber(tick, axis.decimals), PAD.left - 6, y(tick) + 4, ' text-anchor="end"'));
  const names = points.map(({ years, label }) => write(label, x(years), height - 6, ' text-anchor="middle"'));
  const dots = points.flatMap(({ years, now }) =>
    now === null ? [] : [`<circle class="f0" cx="${px(x(years))}" cy="${px(y(now))}" r="3"/>`],
  );
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(said)}">${grid.join('')}${numbers.join('')}${names.join('')}<path class="l lg" d="${path('before')}"/><path class="l l0" d="${path('now')}"/>${dots.join('')}</svg>`;
}
