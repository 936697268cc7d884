/** Draws a fan chart. It has a line for the outcomes, and a thin line for each forecast or vintage. */
import { at } from '../../core/assert.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, period } from '../../core/period.ts';
import { px, write } from './svg.ts';
import { escapeXml, widthOf } from './text.ts';
import { timeAxis } from './time-axis.ts';
import { formatNumber, valueAxes } from './value-axis.ts';

/** A line. It has ordinals of periods (core/period) in ascending order, and their values. */
export interface FanLine {
  readonly t: readonly number[];
  readonly value: readonly number[];
}

interface Fan {
  /** The frequency of the ordinals, by default quarterly. */
  readonly freq?: Frequency;
  /** The class of thin lines, by default `l1 thin`. */
  readonly thin?: string;
  /** Values that are marked with dots, such as first-published values. */
  readonly dots?: FanLine;
  readonly outcome: FanLine;
  readonly forecasts: readonly FanLine[];
  readonly chosen: FanLine | null;
  readonly said: string;
}

const PAD = { left: 34, right: 8, top: 12, bottom: 28 };
const TEXT = 12;
/** The distance between labels on the time axis, in pixels. */
const BETWEEN_WORDS = 10;
/** The approximate distance between grid lines, in pixels. */
const BETWEEN_LINES = 55;

/**
 * Draws the chart. Returns an empty string if there are no values.
 * @param name class of the drawing, for pages that have one drawing for each width
 */
export function renderFan(fan: Fan, width: number, height: number, name: string): string {
  const { freq = 'Q', thin: thinClass = 'l1 thin', dots } = fan;
  const lines = [fan.outcome, ...fan.forecasts, ...(fan.chosen === null ? [] : [fan.chosen]), ...(dots === undefined ? [] : [dots])];
  const values = lines.flatMap(({ value }) => value);
  if (values.length === 0) return '';
  const ordinals = lines.flatMap(({ t }) => t);
  const [first, last] = [Math.min(...ordinals), Math.max(...ordinals)];
  const extent = { from: firstDay(period(freq, first)), to: firstDay(period(freq, last + 1)) };
  const [axis] = valueAxes(
    [{ min: Math.min(...values), max: Math.max(...values) }],
    Math.max(2, Math.round((height - PAD.top - PAD.bottom) / BETWEEN_LINES)),
    false,
  );
  if (axis === undefined) return '';
  const plotWidth = width - PAD.left - PAD.right;
  const plotHeight = height - PAD.top - PAD.bottom;
  const xOfDay = (day: number): number => PAD.left + ((day - extent.from) / (extent.to - extent.from)) * plotWidth;
  const x = (t: number): number => (xOfDay(firstDay(period(freq, t))) + xOfDay(firstDay(period(freq, t + 1)))) / 2;
  const y = (value: number): number => PAD.top + ((axis.high - value) / (axis.high - axis.low)) * plotHeight;
  const path = (line: FanLine): string =>
    line.t
      .map(
        (t, i) => `${i === 0 || (dots !== undefined && t !== at(line.t, i - 1) + 1) ? 'M' : 'L'}${px(x(t))} ${px(y(line.value[i] ?? 0))}`,
      )
      .join('');
  const grid = axis.ticks.map((tick) => `<path class="${tick === 0 ? 'ca' : 'cg'}" d="M${PAD.left} ${px(y(tick))}H${width - PAD.right}"/>`);
  const numbers = axis.ticks.map((tick) => write(formatNumber(tick, axis.decimals), PAD.left - 6, y(tick) + 4, ' text-anchor="end"'));
  const { ticks: all } = timeAxis(extent, [freq], plotWidth, TEXT);
  let free = 0;
  const ticks = all.flatMap(({ at, label, within }) => {
    const words = within === null ? label : `${label} ${within}`;
    const half = widthOf(words, TEXT) / 2;
    if (xOfDay(at) - half < free) return [];
    free = xOfDay(at) + half + BETWEEN_WORDS;
    return [write(words, xOfDay(at), height - 6, ' text-anchor="middle"')];
  });
  const thin = fan.forecasts.length === 0 ? '' : `<path class="l ${thinClass}" d="${fan.forecasts.map(path).join('')}"/>`;
  const chosen = fan.chosen === null ? '' : `<path class="l l1" d="${path(fan.chosen)}"/>`;
  // A line of one value has no length, so the chosen one is a dot.
  const lone = fan.chosen?.t.length === 1 ? at(fan.chosen.t, 0) : null;
  const dot = lone === null ? '' : `<circle class="f1" cx="${px(x(lone))}" cy="${px(y(fan.chosen?.value[0] ?? 0))}" r="3.5"/>`;
  const marks = (dots?.t ?? []).map((t, i) => `<circle class="first" cx="${px(x(t))}" cy="${px(y(dots?.value[i] ?? 0))}" r="2.6"/>`);
  const attributes = `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(fan.said)}" data-plot`;
  return `<svg class="${name}" ${attributes}>${grid.join('')}${numbers.join('')}${ticks.join('')}${thin}<path class="l l0" d="${path(fan.outcome)}"/>${chosen}${dot}${marks.join('')}</svg>`;
}
