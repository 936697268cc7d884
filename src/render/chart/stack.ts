/** Draws a stacked area above a line with the same time axis. */
import { at } from '../../core/assert.ts';
import type { Frequency } from '../../core/frequency.ts';
import { group, px, write } from './svg.ts';
import { escapeXml, widthOf } from './text.ts';
import { timeAxis } from './time-axis.ts';
import { formatNumber, type ValueAxis, valueAxes } from './value-axis.ts';

interface StackLayer {
  /** The CSS class of the area, such as `fu-wind`. */
  readonly name: string;
  /** The value of each step, in the same order as `at`. */
  readonly values: readonly number[];
}

export interface Stack {
  /** The middle of each step, in days since 1970-01-01 with fractions. In ascending order. */
  readonly at: readonly number[];
  /** Layers from bottom to top. If there are no layers, only the line is drawn. */
  readonly layers: readonly StackLayer[];
  readonly line: readonly (number | null)[];
  readonly freq: Frequency;
  /** The units of the layers and of the line. Each is shown above its part of the chart. */
  readonly units: readonly [layers: string, line: string];
  readonly said: string;
}

const PAD = { left: 48, right: 10, bottom: 22 };
const TEXT = 12;
/** The height of the heading, in pixels. */
const HEADING = 20;
const STACK_SHARE = 0.6;
const BETWEEN_LINES = 45;
const BETWEEN_WORDS = 10;

interface Part {
  readonly top: number;
  readonly bottom: number;
  readonly axis: ValueAxis;
}

/**
 * Draws the chart. Returns an empty string for fewer than two steps.
 * @param name class of the drawing, for pages that have one drawing for each width
 */
export function renderStack(stack: Stack, width: number, height: number, name: string): string {
  const { at, layers, line, units, said } = stack;
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const plotWidth = width - PAD.left - PAD.right;
  const x = (day: number): number => PAD.left + ((day - first) / (last - first)) * plotWidth;
  const split = layers.length === 0 ? 0 : (height - PAD.bottom) * STACK_SHARE;
  const totals = at.map((_, i) => layers.reduce((sum, { values }) => sum + Math.max(0, values[i] ?? 0), 0));
  const areaPart = layers.length === 0 ? null : partOf(HEADING, split - HEADING / 2, [0, Math.max(...totals)], true);
  const prices = line.filter((value) => value !== null);
  const linePart =
    prices.length === 0 ? null : partOf(split + HEADING, height - PAD.bottom, [Math.min(0, ...prices), Math.max(...prices)], false);
  const body = [
    ...(areaPart === null ? [] : [frame(areaPart, width, units[0]), areas(areaPart, at, layers, x)]),
    ...(linePart === null ? [] : [frame(linePart, width, units[1]), lineOf(linePart, at, line, x)]),
    times(stack, first, last, plotWidth, height, x),
  ];
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(said)}" data-plot>${body.join('')}</svg>`;
}

function partOf(top: number, bottom: number, [min, max]: readonly [number, number], fromZero: boolean): Part | null {
  const [axis] = valueAxes([{ min, max }], Math.max(2, Math.round((bottom - top) / BETWEEN_LINES)), fromZero);
  return axis === undefined ? null : { top, bottom, axis };
}

const yIn = ({ top, bottom, axis }: Part, value: number): number => bottom - ((value - axis.low) / (axis.high - axis.low)) * (bottom - top);

function frame(part: Part, width: number, unit: string): string {
  const { axis, top } = part;
  const lines = axis.ticks.map((tick) => {
    const y = yIn(part, tick);
    return `<path class="${tick === 0 ? 'ca' : 'cg'}" d="M${PAD.left} ${px(y)}H${width - PAD.right}"/>${write(formatNumber(tick, axis.decimals), PAD.left - 6, y + 4, ' text-anchor="end"')}`;
  });
  return `${write(unit, 0, top - 11)}${group(lines, '')}`;
}

function areas(part: Part, days: readonly number[], layers: readonly StackLayer[], x: (day: number) => number): string {
  let below = days.map(() => 0);
  return layers
    .map(({ name, values }) => {
      const above = below.map((sum, i) => sum + Math.max(0, values[i] ?? 0));
      const up = days.map((day, i) => `${px(x(day))} ${px(yIn(part, at(above, i)))}`);
      const down = days.map((day, i) => `${px(x(day))} ${px(yIn(part, at(below, i)))}`).reverse();
      below = above;
      return `<path class="${name}" d="M${up.join('L')}L${down.join('L')}z"/>`;
    })
    .join('');
}

/** Draws the line. A step without a value interrupts it. A single value between two gaps is drawn as a dot. */
function lineOf(part: Part, at: readonly number[], line: readonly (number | null)[], x: (day: number) => number): string {
  const isGap = (i: number): boolean => (line[i] ?? null) === null;
  const marks = at.map((day, i) => {
    const value = line[i] ?? null;
    if (value === null) return { path: '', dot: '' };
    const [left, top] = [px(x(day)), px(yIn(part, value))];
    if (isGap(i - 1) && isGap(i + 1)) return { path: '', dot: `<circle class="f0" cx="${left}" cy="${top}" r="4"/>` };
    return { path: `${isGap(i - 1) ? 'M' : 'L'}${left} ${top}`, dot: '' };
  });
  const d = marks.map(({ path }) => path).join('');
  return `${d === '' ? '' : `<path class="l l0" d="${d}"/>`}${marks.map(({ dot }) => dot).join('')}`;
}

function times({ freq }: Stack, first: number, last: number, plotWidth: number, height: number, x: (day: number) => number): string {
  let free = 0;
  return timeAxis({ from: first, to: last }, [freq], plotWidth, TEXT)
    .ticks.map(({ at, label, within }) => {
      const words = within === null ? label : `${label} ${within}`;
      const half = widthOf(words, TEXT) / 2;
      if (x(at) - half < free || x(at) > PAD.left + plotWidth) return '';
      free = x(at) + half + BETWEEN_WORDS;
      return write(words, x(at), height - 6, ' text-anchor="middle"');
    })
    .join('');
}
