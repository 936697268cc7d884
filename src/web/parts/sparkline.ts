/** A sparkline over five years. Gaps interrupt the line, events are steps, and growth rates are bars. */
import { at } from '../../core/assert.ts';
import { Html } from '../html.ts';

export interface SparkPoint {
  /** The time. All points have the same unit of time. */
  readonly t: number;
  readonly value: number;
}

export type SparkLook = 'line' | 'step' | 'bar';
type TableLook = 'bare line';

const WIDTH = 220;
const HEIGHT = 44;
const EDGE = { left: 4, right: 8, top: 5, bottom: 4 };
/** The maximum number of points. A sparkline does not have enough pixels for more. */
const MOST_POINTS = { tile: 130, table: 60 } as const;

/** The texts of coordinates, by tenths. A page with a hundred sparklines has thousands of coordinates, mostly the same. */
const TEXTS: string[] = [];

function px(n: number): string {
  const tenths = Math.round(n * 10);
  const known = TEXTS[tenths];
  if (known !== undefined) return known;
  const text = String(tenths / 10);
  if (tenths >= 0 && tenths <= 10 * WIDTH) TEXTS[tenths] = text;
  return text;
}

/**
 * Draws a sparkline.
 * @param runs values without gaps, oldest first
 * @param end time to which the last event extends
 */
export function sparkline(runs: readonly (readonly SparkPoint[])[], look: SparkLook | TableLook, end?: number): Html {
  const all = runs.flat();
  const last = all.at(-1);
  if (all.length < 2 || !last) return emptySparkline();
  let [lowest, highest] = [last.value, last.value];
  for (const { value } of all) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const [low, high] = look === 'bar' ? [Math.min(0, lowest), Math.max(0, highest)] : [lowest, highest];
  const from = at(all, 0).t;
  const to = Math.max(end ?? last.t, last.t);
  const x = (t: number): number => EDGE.left + ((t - from) / (to - from || 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number): number => HEIGHT - EDGE.bottom - ((value - low) / (high - low || 1)) * (HEIGHT - EDGE.top - EDGE.bottom);
  if (look === 'bar') return frame(bars(all, y, y(0)));
  const most = look === 'bare line' ? MOST_POINTS.table : MOST_POINTS.tile;
  const thin = runs.map((run) => thinned(run, most));
  const line = thin.map((run) => (look === 'step' ? stepPath(run, x, y) : linePath(run, x, y))).join('');
  const lastStep = look === 'step' ? `H${px(x(to))}` : '';
  const single = thin.length === 1 && look === 'line' ? `<path class="area" d="${line}V${HEIGHT}H${px(x(from))}z"/>` : '';
  const [cx, cy] = [px(look === 'step' ? x(to) : x(last.t)), px(y(last.value))];
  return frame(
    `${single}<path class="l l0" d="${line}${lastStep}"/><circle class="halo" cx="${cx}" cy="${cy}" r="5"/><circle class="f0" cx="${cx}" cy="${cy}" r="2.8"/>`,
  );
}

export const emptySparkline = (): Html => frame(`<path class="l lg" d="M4 30H212"/>`);

const frame = (body: string): Html => new Html(`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${body}</svg>`);

type Scale = (n: number) => number;

function linePath(run: readonly SparkPoint[], x: Scale, y: Scale): string {
  let path = '';
  for (const { t, value } of run) path += `${path === '' ? 'M' : 'L'}${px(x(t))} ${px(y(value))}`;
  return path;
}

const stepPath = (run: readonly SparkPoint[], x: Scale, y: Scale): string =>
  run.map(({ t, value }, i) => (i === 0 ? `M${px(x(t))} ${px(y(value))}` : `H${px(x(t))}V${px(y(value))}`)).join('');

function bars(all: readonly SparkPoint[], y: Scale, zero: number): string {
  const slot = (WIDTH - EDGE.left - EDGE.right) / all.length;
  const width = px(Math.max(1, slot * 0.68));
  const of = (sign: (value: number) => boolean): string =>
    all
      .map(({ value }, i) => (sign(value) ? `M${px(EDGE.left + slot * i)} ${px(zero)}V${px(y(value))}h${width}V${px(zero)}z` : ''))
      .join('');
  const [above, below] = [of((value) => value >= 0), of((value) => value < 0)];
  return `<path class="f0" d="${above}"/>${below === '' ? '' : `<path class="f1" d="${below}"/>`}<path class="ca" d="M0 ${px(zero)}H${WIDTH}"/>`;
}

/** Returns every n-th point, and the last point. */
function thinned(run: readonly SparkPoint[], most: number): readonly SparkPoint[] {
  const every = Math.ceil(run.length / most);
  return every === 1 ? run : run.filter((_, i) => (run.length - 1 - i) % every === 0);
}
