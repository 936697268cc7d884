/** Shows a small chart for each region, with the national line. All charts have the same scale. */
import { at } from '../../../core/assert.ts';
import { gapsBetween } from '../../../queries/base/stored-span.ts';
import type { RegionFigures, RegionRow } from '../../../queries/places/regions/read-region.ts';
import { Html, html } from '../../html.ts';
import { regionStyle } from '../../parts/region-map.ts';
import type { Site } from '../../site.ts';
import { shortPeriodWords } from '../../words/period-words.ts';
import { valueText } from '../../words/value-words.ts';

const [WIDTH, HEIGHT, PAD] = [260, 96, 6];
const MOST = 120;

interface Line {
  readonly t: readonly number[];
  readonly value: readonly number[];
}

export function smallLines(site: Site, figures: RegionFigures): Html {
  const style = regionStyle(figures);
  const isTotal = figures.rows.some(({ sharePct }) => sharePct !== null);
  const latest = figures.periods[0];
  if (latest === undefined) return html``;
  const from = latest.t - MOST + 1;
  const lines = figures.rows.map(({ figure }) => recent(figure.figure.loaded?.slice.points, from, latest.t));
  const national = isTotal ? null : recent(figures.national?.figure.figure.loaded?.slice.points, from, latest.t);
  const values = [...lines, ...(national === null ? [] : [national])].flatMap(({ value }) => value);
  if (values.length === 0) return html``;
  const first = Math.min(...lines.flatMap(({ t }) => t));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (t: number): number => PAD + ((t - first) / (latest.t - first || 1)) * (WIDTH - 2 * PAD);
  const y = (value: number): number => HEIGHT - PAD - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * PAD);
  const path = (line: Line): string => pathOf(line, latest.freq, x, y);
  const start = shortPeriodWords({ freq: latest.freq, t: first });
  return html`<ul class="smalls">${figures.rows.map((row, i) => panel(site, row, at(lines, i), { national, path, style }))}</ul>
<p class="s m">${start} to ${shortPeriodWords(latest)}. All charts use the same scale, from ${valueText(low, style)} to ${valueText(high, style)}.${national !== null && ' The grey line is Australia.'}</p>`;
}

interface Drawing {
  readonly national: Line | null;
  readonly path: (line: Line) => string;
  readonly style: ReturnType<typeof regionStyle>;
}

function panel(site: Site, { member, figure }: RegionRow, line: Line, { national, path, style }: Drawing): Html {
  const { newest } = figure;
  const words = newest === null ? 'no data' : `${valueText(newest.value, style)}, ${shortPeriodWords(newest.period)}`;
  const svg = new Html(
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${member.name}: ${words}">${national === null ? '' : `<path class="l lg" d="${path(national)}"/>`}<path class="l l0" d="${path(line)}"/></svg>`,
  );
  return html`<li><p><a href="${site.href(`/series/${member.handle.id}`)}">${member.name}</a> <span class="s m">${words}</span></p>${svg}</li>`;
}

function recent(points: Line | undefined, from: number, to: number): Line {
  const kept = (points?.t ?? []).flatMap((t, i) => (t >= from && t <= to ? [i] : []));
  return { t: kept.map((i) => points?.t[i] ?? 0), value: kept.map((i) => points?.value[i] ?? 0) };
}

/** Returns SVG path data. A gap in the periods interrupts the line. */
function pathOf(
  { t, value }: Line,
  freq: Parameters<typeof gapsBetween>[0],
  x: (t: number) => number,
  y: (value: number) => number,
): string {
  const ends = new Set(gapsBetween(freq, t).map((gap) => gap.to + 1));
  return t
    .map((one, i) => `${i === 0 || ends.has(one) ? 'M' : 'L'}${Math.round(x(one) * 10) / 10} ${Math.round(y(at(value, i)) * 10) / 10}`)
    .join('');
}
