/** Draws a population pyramid, with the youngest people at the bottom. */
import { px, write } from './svg.ts';
import { escapeXml } from './text.ts';
import { formatNumber, valueAxes } from './value-axis.ts';

export interface PyramidRow {
  readonly label: string;
  readonly left: number | null;
  readonly right: number | null;
}

const [ROW, LABELS, PAD, AXIS] = [22, 92, 24, 26];
/** The approximate distance between two ticks, in pixels. */
const BETWEEN = 70;

/**
 * Draws the pyramid. Returns an empty string if there are no values.
 * @param rows youngest first, with values of zero or more
 * @param name class of the drawing, for pages that have one drawing for each width
 */
export function renderPyramid(rows: readonly PyramidRow[], said: string, width: number, name: string): string {
  const values = rows.flatMap(({ left, right }) => [left, right]).filter((value) => value !== null);
  if (values.length === 0) return '';
  const side = (width - LABELS - 2 * PAD) / 2;
  const [axis] = valueAxes([{ min: 0, max: Math.max(...values) }], Math.max(2, Math.round(side / BETWEEN)), true);
  if (axis === undefined) return '';
  const height = rows.length * ROW + AXIS;
  const [zeroLeft, zeroRight] = [PAD + side, width - PAD - side];
  const long = (value: number): number => (value / axis.high) * side;
  const ticks = axis.ticks.flatMap((tick) =>
    [zeroLeft - long(tick), zeroRight + long(tick)].map(
      (x) =>
        `<path class="${tick === 0 ? 'ca' : 'cg'}" d="M${px(x)} 0V${rows.length * ROW}"/>${write(formatNumber(tick, axis.decimals), x, height - 8, ' text-anchor="middle"')}`,
    ),
  );
  const bars = rows.toReversed().map(({ label, left, right }, i) => {
    const top = i * ROW + 3;
    const bar = (value: number | null, x: (value: number) => number, mark: string): string =>
      value === null ? '' : `<path class="${mark}" d="M${px(x(value))} ${top}h${px(long(value))}v${ROW - 6}h${px(-long(value))}z"/>`;
    return `${bar(left, (value) => zeroLeft - long(value), 'f0')}${bar(right, () => zeroRight, 'f1')}${write(label, width / 2, top + 12, ' text-anchor="middle"')}`;
  });
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(said)}" data-plot>${ticks.join('')}${bars.join('')}</svg>`;
}
