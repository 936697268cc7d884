/** A small chart for each series, with the other series in grey. All charts have the same scale. */
import { least, most } from '../../core/basic/lists.ts';
import { firstDay, period, periodOfDay } from '../../core/period.ts';
import type { Chart, ChartSeries } from '../../queries/base/answer.ts';
import { gapsBetween } from '../../queries/base/stored-span.ts';
import { dayWords, periodWords } from '../../render/chart/calendar-words.ts';
import type { Picture } from '../../render/chart/picture.ts';
import { write } from '../../render/chart/svg.ts';
import { escapeXml, wrap } from '../../render/chart/text.ts';
import { Html, html } from '../html.ts';
import { styleOfValues, valueText } from '../words/value-words.ts';

const [WIDTH, HEIGHT, PAD] = [260, 96, 6];
/** The maximum number of points of a small chart. */
const MOST_POINTS = 130;

interface Point {
  readonly day: number;
  readonly value: number;
  /** True if values are missing before the point. The line then has a gap. */
  readonly isAfterGap: boolean;
}

interface Panel {
  readonly title: string;
  readonly words: string;
  readonly path: string;
}

/**
 * Prepares the charts. The background of each chart has the other lines with the same unit, in grey. Returns null if no series has
 * values.
 */
function panelsOf(chart: Chart): { readonly panels: readonly Panel[]; readonly ghosts: string; readonly scale: string } | null {
  const lines = chart.series.map(pointsOf);
  const days = lines.flatMap((line) => line.map(({ day }) => day));
  if (days.length === 0) return null;
  const [first, last] = [least(days), most(days)];
  const isOneUnit = new Set(chart.series.map(({ unitsShort }) => unitsShort)).size === 1;
  const all = lines.flatMap((line) => line.map(({ value }) => value));
  const x = (day: number): number => PAD + ((day - first) / (last - first || 1)) * (WIDTH - 2 * PAD);
  const pathOf = (line: readonly Point[], [low, high]: readonly [number, number]): string =>
    line
      .map(({ day, value, isAfterGap }, i) => {
        const y = HEIGHT - PAD - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * PAD);
        return `${i === 0 || isAfterGap ? 'M' : 'L'}${Math.round(x(day))} ${Math.round(y * 10) / 10}`;
      })
      .join('');
  const common = [least(all), most(all)] as const;
  const panels = chart.series.map((one, i) => {
    const line = lines[i] ?? [];
    const own = line.map(({ value }) => value);
    const range = isOneUnit || own.length === 0 ? common : ([least(own), most(own)] as const);
    const scale = isOneUnit || own.length === 0 ? '' : `. Scale: ${rangeWords(one, range)}`;
    return { title: one.title, words: `${latestWords(one)}${scale}`, path: pathOf(line, range) };
  });
  const [one] = chart.series;
  const shared = one === undefined ? '' : `, from ${rangeWords(one, common)}`;
  return {
    panels,
    ghosts: isOneUnit ? `<path class="l lg vint" d="${lines.map((line) => pathOf(line, common)).join('')}"/>` : '',
    scale: `${spanWords(chart, first, last)}. ${isOneUnit ? `All charts use the same scale${shared}. The grey lines are the other series.` : 'Each chart has its own scale.'}`,
  };
}

/**
 * Shows the charts.
 * @param hrefs addresses of the series, in the same order
 */
export function smallMultiples(chart: Chart, hrefs: readonly string[]): Html {
  const drawn = panelsOf(chart);
  if (drawn === null) return html``;
  return html`<svg width="0" height="0" aria-hidden="true"><defs><g id="ghosts">${new Html(drawn.ghosts)}</g></defs></svg><ul class="smalls">${drawn.panels.map(
    ({ title, words, path }, i) =>
      html`<li><p>${hrefs[i] === undefined ? title : html`<a href="${hrefs[i]}">${title}</a>`} <span class="s m">${words}</span></p>${new Html(
        `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(`${title}: ${words}`)}"><use href="#ghosts"/><path class="l l0" d="${path}"/></svg>`,
      )}</li>`,
  )}</ul><p class="s m">${drawn.scale}</p>`;
}

const [ACROSS, GAP, TITLE] = [3, 20, 44];

const partsOf = (title: string): readonly string[] => title.split(', ');

/** Returns the charts as one picture, with three in each row. The title contains the words that all names share. */
export function multiplesPicture(chart: Chart, sources: readonly string[]): Picture {
  const { panels, ghosts, scale } = panelsOf(chart) ?? { panels: [], ghosts: '', scale: 'No values for these dates.' };
  const all = panels.map(({ title }) => partsOf(title));
  const common = (all[0] ?? []).filter((part) => all.every((parts) => parts.includes(part)));
  const [width, height] = [ACROSS * WIDTH + (ACROSS - 1) * GAP, Math.ceil(panels.length / ACROSS) * (HEIGHT + TITLE + GAP)];
  const cells = panels.map(({ title, words, path }, i) => {
    const [left, top] = [(i % ACROSS) * (WIDTH + GAP), Math.floor(i / ACROSS) * (HEIGHT + TITLE + GAP)];
    const own = partsOf(title).filter((part) => !common.includes(part));
    const name = wrap(own.length === 0 ? title : own.join(', '), WIDTH, 12, 2, true).map((line, n) =>
      write(line, 0, 12 + n * 14, ' class="b"'),
    );
    return `<g transform="translate(${left} ${top})">${name.join('')}${write(words, 0, 12 + name.length * 14)}<g transform="translate(0 ${TITLE})"><path class="cg" fill="none" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${ghosts}<path class="l l0" d="${path}"/></g></g>`;
  });
  return {
    title: common.length > 0 ? common.join(', ') : panels.map(({ title }) => title).join(', '),
    subtitle: scale,
    key: [],
    drawing: `<svg viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`,
    width,
    height,
    sources,
  };
}

function pointsOf({ t, value, freq }: ChartSeries): readonly Point[] {
  const step = Math.max(1, Math.ceil(t.length / MOST_POINTS));
  const ends = new Set(gapsBetween(freq, t).map((gap) => gap.to + 1));
  let isAfterGap = false;
  return t.flatMap((one, i) => {
    const own = value[i];
    isAfterGap ||= own == null || ends.has(one);
    if (own == null || (t.length - 1 - i) % step !== 0) return [];
    const point = { day: firstDay(period(freq, one)), value: own, isAfterGap };
    isAfterGap = false;
    return [point];
  });
}

const rangeWords = ({ unitsShort }: ChartSeries, [low, high]: readonly [number, number]): string => {
  const style = styleOfValues(unitsShort, [low, high]);
  return `${valueText(low, style)} to ${valueText(high, style)}`;
};

function latestWords(one: ChartSeries): string {
  const i = one.value.findLastIndex((value) => value !== null);
  const [t, value] = [one.t[i], one.value[i]];
  return t === undefined || value == null
    ? 'no data'
    : `${valueText(value, styleOfValues(one.unitsShort, [value]))}, ${periodWords(period(one.freq, t))}`;
}

/** Writes the first and last period if all series have the same frequency, and otherwise the first and last day. */
function spanWords({ series }: Chart, first: number, last: number): string {
  const [one] = series;
  if (one === undefined || one.freq === '30MIN' || one.freq === '5MIN' || series.some(({ freq }) => freq !== one.freq))
    return `${dayWords(first)} to ${dayWords(last)}`;
  return `${periodWords(periodOfDay(one.freq, first))} to ${periodWords(periodOfDay(one.freq, last))}`;
}
