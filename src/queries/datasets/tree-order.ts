/** Codes of a dimension in the order of its codelist, each after the one that contains it. */
import type { DimensionValue } from '../../core/observation.ts';

interface Placed {
  /** Place in the list, from 0. */
  readonly place: number;
  /** 0 for a code at the top. */
  readonly depth: number;
  /** The code that it is part of, or null. */
  readonly parent: string | null;
}

const made = new WeakMap<readonly DimensionValue[], ReadonlyMap<string, Placed>>();

/** A code whose parent is not in the list begins a tree. So does one in a cycle. */
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
    else children.set(parent, [...(children.get(parent) ?? []), value]);
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

/** Whether any code is part of another. */
export const hasTree = (places: ReadonlyMap<string, Placed>): boolean => [...places.values()].some(({ depth }) => depth > 0);
