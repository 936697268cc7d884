/** Chooses one dimension of a table, whose values are all shown. Each other dimension shows only its default, total or first value. */
import { at } from '../../core/assert.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import { friendlyNames, type ShownDimension } from './selection.ts';

const TOTAL_CODES = new Set(['TOT', '_T', 'AUS', 'T']);
const TOTAL_LABELS = /^(total|all|persons|australia\b|index numbers)/i;
/** A table with at most this number of series shows all of them. */
const READABLE = 30;

/** Returns the default code of a dimension. Otherwise returns a code or label for totals, or else the first code without a parent. */
export function totalOf(
  { default: usual, values, words }: Pick<ShownDimension, 'default' | 'values' | 'words'>,
  codes: ReadonlySet<string>,
): string | null {
  if (usual !== null && codes.has(usual)) return usual;
  const offered = values.filter(({ code }) => codes.has(code));
  const total = offered.find(({ code }) => TOTAL_CODES.has(code)) ?? offered.find(({ label }) => TOTAL_LABELS.test(label));
  const worded = Object.values(words).find((code) => codes.has(code));
  return total?.code ?? worded ?? offered[0]?.code ?? null;
}

/**
 * Returns filters by dimension. Returns null if only one dimension varies, if the table has few series, or if fewer than two values
 * of the free dimension would remain.
 */
export function freeFilters(
  shown: readonly ShownDimension[],
  varying: readonly ShownDimension[],
  series: readonly StoredSeries[],
): URLSearchParams | null {
  if (varying.length < 2 || series.length <= READABLE) return null;
  const count = ({ position }: ShownDimension): number => new Set(series.map(({ codes }) => at(codes, position))).size;
  const free = freeDimension(varying, count);
  let left = series;
  const filters = new URLSearchParams();
  for (const dimension of shown) {
    if (dimension === free || !varying.includes(dimension)) continue;
    const { name, position } = dimension;
    if (follows(series, free.position, position)) continue;
    const total = totalOf(dimension, new Set(left.map(({ codes }) => at(codes, position))));
    const narrower = left.filter(({ codes }) => codes[position] === total);
    if (total === null || new Set(narrower.map(({ codes }) => at(codes, free.position))).size < 2) return null;
    left = narrower;
    filters.set(name, friendlyNames(dimension).get(total) ?? total);
  }
  if (filters.size === 0) return null;
  filters.set(free.name, 'all');
  return filters;
}

/** Returns the dimension of areas. If the table has no areas, returns the dimension with the most values. */
const freeDimension = (varying: readonly ShownDimension[], count: (dimension: ShownDimension) => number): ShownDimension =>
  varying.find(({ areas }) => areas !== null) ??
  at(
    varying.toSorted((a, b) => count(b) - count(a)),
    0,
  );

/**
 * Returns true if the code of one dimension determines the code of another. For example, a postcode determines its state.
 * @param from position of the determining dimension
 * @param to position of the other dimension
 */
function follows(series: readonly StoredSeries[], from: number, to: number): boolean {
  const found = new Map<string, string>();
  return series.every(({ codes }) => {
    const [key, code] = [at(codes, from), at(codes, to)];
    const known = found.get(key) ?? code;
    found.set(key, known);
    return known === code;
  });
}
