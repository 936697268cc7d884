/**
 * Projects areas to SVG paths, with the Albers equal-area projection for Australia. A border that two areas share is simplified only
 * once, so the areas still fit together.
 */
import { least, most } from '../../core/basic/lists.ts';
import type { Position, Topology } from '../../core/places/topology.ts';

export type Pixel = readonly [x: number, y: number];

export interface Outline {
  readonly code: string;
  readonly name: string;
  readonly d: string;
  /** The middle of the largest part. The label is placed there. */
  readonly middle: Pixel;
}

export interface Projected {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly Outline[];
  readonly at: (position: Position) => Pixel;
}

const RADIAN = Math.PI / 180;
/** Parameters for the Australian Albers projection (EPSG:3577). */
const [SOUTH_1, SOUTH_2, MERIDIAN] = [-18 * RADIAN, -36 * RADIAN, 132];
const N = (Math.sin(SOUTH_1) + Math.sin(SOUTH_2)) / 2;
const C = Math.cos(SOUTH_1) ** 2 + 2 * N * Math.sin(SOUTH_1);

/** Projects a position onto a sphere of radius 1. y increases downwards. */
function albers([longitude, latitude]: Position): Pixel {
  const radius = Math.sqrt(C - 2 * N * Math.sin(latitude * RADIAN)) / N;
  const angle = N * (longitude - MERIDIAN) * RADIAN;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

const EDGE = 6;
/** The largest distance between a simplified border and the true border, in pixels. */
const TOLERANCE = 0.6;
/** The minimum area of islands, in square pixels. Smaller islands are omitted. */
const LEAST_AREA = 3;

const made = new WeakMap<Topology, Map<number, Projected>>();

/** Returns the projected areas. The result is cached by topology and width. */
export function project(topology: Topology, width: number): Projected {
  const known = made.get(topology) ?? new Map<number, Projected>();
  made.set(topology, known);
  const projected = known.get(width) ?? projectTo(topology, width);
  known.set(width, projected);
  return projected;
}

/** Returns false for islands far from the continent. Maps omit them. */
const isNear = ([longitude, latitude]: Position): boolean => longitude < 155 && longitude > 112 && latitude > -44.2;

function projectTo({ arcs, areas }: Topology, width: number): Projected {
  const flat = arcs.map((arc) => arc.map(albers));
  const near = arcs.flatMap((arc, i) => (arc.every(isNear) ? (flat[i] ?? []) : []));
  const [xs, ys] = [near.map(([x]) => x), near.map(([, y]) => y)];
  const [left, right] = [least(xs), most(xs)];
  const [top, bottom] = [least(ys), most(ys)];
  const scale = (width - 2 * EDGE) / (right - left);
  const place = ([x, y]: Pixel): Pixel => [EDGE + (x - left) * scale, EDGE + (y - top) * scale];
  const lines = flat.map((arc) => simplified(arc.map(place), TOLERANCE));
  const outlines = areas.flatMap(({ code, name, rings }): Outline[] => {
    const shapes = rings.map((ring) => joined(ring, lines)).filter((ring) => ring.length > 3);
    const sized = shapes.map((ring) => ({ ring, size: Math.abs(areaOf(ring)) })).sort((a, b) => b.size - a.size);
    const [largest] = sized;
    if (largest === undefined) return [];
    const shown = sized.filter(({ size }, i) => i === 0 || size >= LEAST_AREA);
    return [{ code, name, d: shown.map(({ ring }) => pathOf(ring)).join(''), middle: middleOf(largest.ring) }];
  });
  return { width, height: Math.ceil((bottom - top) * scale + 2 * EDGE), outlines, at: (position) => place(albers(position)) };
}

function joined(ring: readonly number[], lines: readonly (readonly Pixel[])[]): readonly Pixel[] {
  return ring.flatMap((index, i) => {
    const line = index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []);
    return i === 0 ? line : line.slice(1);
  });
}

/** Removes points that are close to the simplified line, within the tolerance (Douglas–Peucker algorithm). */
function simplified(line: readonly Pixel[], tolerance: number): readonly Pixel[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  for (let i = 1; i < line.length - 1; i += 1) {
    const own = distanceTo(line[i] ?? first, first, last);
    if (own > distance) [farthest, distance] = [i, own];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Returns the signed area of a ring. The sign shows the direction of the ring. */
const areaOf = (ring: readonly Pixel[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

function middleOf(ring: readonly Pixel[]): Pixel {
  const area = areaOf(ring);
  if (area === 0) return ring[0] ?? [0, 0];
  const [x, y] = ring.reduce<Pixel>(
    ([sumX, sumY], [ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      const cross = ax * by - bx * ay;
      return [sumX + (ax + bx) * cross, sumY + (ay + by) * cross];
    },
    [0, 0],
  );
  return [x / (6 * area), y / (6 * area)];
}

/** Writes a ring as a path. The path has relative steps in tenths of a pixel, which makes it shorter. */
function pathOf(ring: readonly Pixel[]): string {
  const tenths = ring.map(([x, y]): Pixel => [Math.round(x * 10), Math.round(y * 10)]);
  let [atX, atY] = tenths[0] ?? [0, 0];
  const steps: string[] = [`M${tenth(atX)} ${tenth(atY)}l`];
  for (const [x, y] of tenths.slice(1, -1)) {
    if (x === atX && y === atY) continue;
    const [dx, dy] = [tenth(x - atX), tenth(y - atY)];
    steps.push(
      steps.length === 1
        ? `${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
        : `${dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`,
    );
    [atX, atY] = [x, y];
  }
  return `${steps.join('')}z`;
}

const tenth = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
