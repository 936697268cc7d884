/** Draws lines, steps and bars as SVG paths. */
import { at } from '../../core/assert.ts';
import type { Run } from './spans.ts';

export interface Scale {
  readonly x: (days: number) => number;
  readonly y: (value: number) => number;
}

type Vertex = readonly [x: number, y: number];

/** `line` connects the middles of periods. `step` is horizontal over each period. */
export type Course = 'line' | 'step';

/** The number of vertices per pixel above which a line is thinned. */
const DENSE = 3;
/** The gap between bars, as a share of the width of a period. Narrow bars have no gap. */
const BLANK_OF_BAR = 0.22;
const SEEN_PIXELS = 3;
/** The minimum height of a bar. It makes a zero different from a missing value. */
const THINNEST_PIXELS = 1;

const round = (pixels: number): string => String(Math.round(pixels * 10) / 10);

/** Returns the path through all runs with at least two values. */
export function linePath(runs: readonly Run[], scale: Scale, course: Course): string {
  return runs
    .map((run) => thinned(verticesOf(run, scale, course)))
    .filter((vertices) => vertices.length > 1)
    .map(pathOf)
    .join('');
}

/** Returns the values that are not part of a line, because the adjacent periods have no value. */
export const lonePoints = (runs: readonly Run[], scale: Scale, course: Course): readonly Vertex[] =>
  course === 'step' ? [] : runs.filter((run) => run.length === 1).flatMap((run) => verticesOf(run, scale, course));

/** Returns the end of the line, where its label is placed. */
export function lastVertex(runs: readonly Run[], scale: Scale, course: Course): Vertex | null {
  const last = runs.at(-1)?.at(-1);
  return last ? (verticesOf([last], scale, course).at(-1) ?? null) : null;
}

function verticesOf(run: Run, { x, y }: Scale, course: Course): readonly Vertex[] {
  if (course === 'line') return run.map(({ from, to, value }) => [x((from + to) / 2), y(value)]);
  return run.flatMap(({ from, to, value }): Vertex[] => [
    [x(from), y(value)],
    [x(to), y(value)],
  ]);
}

/** Keeps the first, lowest, highest and last vertex in each column of pixels. The drawing looks the same. */
function thinned(vertices: readonly Vertex[]): readonly Vertex[] {
  const [start, end] = [at(vertices, 0)[0], at(vertices, -1)[0]];
  if (vertices.length <= DENSE * (end - start) + 4) return vertices;
  const kept: Vertex[] = [];
  for (let i = 0; i < vertices.length; ) {
    const column = Math.floor(at(vertices, i)[0]);
    const first = i;
    let [low, high] = [i, i];
    for (; i < vertices.length && Math.floor(at(vertices, i)[0]) === column; i += 1) {
      const y = at(vertices, i)[1];
      if (y < at(vertices, low)[1]) low = i;
      if (y > at(vertices, high)[1]) high = i;
    }
    for (const one of [...new Set([first, low, high, i - 1])].sort((a, b) => a - b)) {
      const vertex = vertices[one];
      if (vertex) kept.push(vertex);
    }
  }
  return kept;
}

function pathOf(vertices: readonly Vertex[]): string {
  let path = '';
  let [lastX, lastY] = ['', ''];
  vertices.forEach(([x, y], i) => {
    const [atX, atY] = [round(x), round(y)];
    if (i === 0) path += `M${atX} ${atY}`;
    else if (atY === lastY && atX !== lastX) path += `H${atX}`;
    else if (atX === lastX && atY !== lastY) path += `V${atY}`;
    else if (atX !== lastX) path += `L${atX} ${atY}`;
    [lastX, lastY] = [atX, atY];
  });
  return path;
}

export interface Slot {
  readonly index: number;
  readonly of: number;
}

/** Returns the path of bars, which start at zero. If there are several series, their bars are next to each other. */
export function barPath(runs: readonly Run[], { x, y }: Scale, slot: Slot): string {
  const zero = y(0);
  const columns = new Map<number, { left: number; right: number; top: number; bottom: number }>();
  for (const run of runs) {
    for (const { from, to, value } of run) {
      const width = x(to) - x(from);
      const blank = width >= SEEN_PIXELS * slot.of ? width * BLANK_OF_BAR : 0;
      const own = (width - blank) / slot.of;
      const left = x(from) + blank / 2 + own * slot.index;
      const [top, bottom] = [Math.min(zero, y(value)), Math.max(zero, y(value))];
      // If bars are narrower than a pixel, all bars within a pixel are drawn as one.
      const key = own < 1 ? Math.floor(left) : left;
      const known = columns.get(key);
      if (known) {
        known.top = Math.min(known.top, top);
        known.bottom = Math.max(known.bottom, bottom);
      } else columns.set(key, { left: key, right: key + Math.max(own, 1), top, bottom });
    }
  }
  return [...columns.values()].map((column) => rectangle(column, zero)).join('');
}

function rectangle(bar: { left: number; right: number; top: number; bottom: number }, zero: number): string {
  const height = Math.max(bar.bottom - bar.top, THINNEST_PIXELS);
  const top = bar.bottom - bar.top < THINNEST_PIXELS && bar.top < zero ? zero - THINNEST_PIXELS : bar.top;
  return `M${round(bar.left)} ${round(top)}h${round(bar.right - bar.left)}v${round(height)}h${round(bar.left - bar.right)}z`;
}
