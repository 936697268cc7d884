/** Orders the codes of a dimension as a tree: each code follows the code that contains it. */
import { addTo } from '../../core/basic/lists.ts';
import type { DimensionValue } from '../../core/observation.ts';

interface Placed {
  readonly place: number;
  /** The level of the code, which is 0 at the top of the tree. */
  readonly depth: number;
  readonly parent: string | null;
}

const made = new WeakMap<readonly DimensionValue[], ReadonlyMap<string, Placed>>();

/** Returns the place of each code in the tree. A code is at the top if its parent is not in the list, or if its parents form a cycle. */
export function placesOf(values: readonly DimensionValue[]): ReadonlyMap<string, Placed> {
  const known = made.get(values) ?? build(values);
  made.set(values, known);
  return known;
}

function build(values: readonly DimensionValue[]): ReadonlyMap<string, Placed> {
  const codes = new Set(values.map(({ code }) => code));
  const children = new Map<string, DimensionValue[]>();
  const roots: DimensionValue[] = [];
  for (const value of values) {
    const { parent } = value;
    if (parent === undefined || parent === value.code || !codes.has(parent)) roots.push(value);
    else addTo(children, parent, value);
  }
  const placed = new Map<string, Placed>();
  const add = (value: DimensionValue, depth: number, parent: string | null): void => {
    if (placed.has(value.code)) return;
    placed.set(value.code, { place: placed.size, depth, parent });
    for (const child of children.get(value.code) ?? []) add(child, depth + 1, value.code);
  };
  for (const root of roots) add(root, 0, null);
  for (const value of values) add(value, 0, null);
  return placed;
}

export const hasTree = (places: ReadonlyMap<string, Placed>): boolean => [...places.values()].some(({ depth }) => depth > 0);
