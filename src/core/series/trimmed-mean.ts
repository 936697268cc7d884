/**
 * Calculates the weighted trimmed mean, which excludes a share of the total weight at each end of the ranked values. A value at the
 * boundary is partly excluded.
 */

export interface Trimmed {
  readonly mean: number;
  /** For each item, the share of its weight that is included, from 0 to 1. */
  readonly kept: readonly number[];
  /** The end at which an item is partly or fully excluded, or null. */
  readonly ends: readonly ('lower' | 'upper' | null)[];
}

/** A tolerance for sums of weights, so that rounding noise does not exclude an item. */
const NOISE = 1e-9;

/**
 * Returns the trimmed mean, or null if all weights are zero. `share` is the share of weight to exclude at each end, from 0 to less than
 * 0.5.
 */
export function trimmedMean(items: readonly { readonly value: number; readonly weight: number }[], share: number): Trimmed | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0)) return null;
  const [low, high] = [share * total, (1 - share) * total];
  const kept = items.map(() => 0);
  const ends: ('lower' | 'upper' | null)[] = items.map(() => null);
  const ascending = items.map((item, i) => ({ ...item, i })).sort((a, b) => a.value - b.value);
  let below = 0;
  let sum = 0;
  for (const { value, weight, i } of ascending) {
    const above = below + weight;
    const inside = Math.max(0, Math.min(above, high) - Math.max(below, low));
    const within = weight - inside < NOISE * total ? weight : inside < NOISE * total ? 0 : inside;
    kept[i] = weight === 0 ? 0 : within / weight;
    if (within < weight) ends[i] = below < low ? 'lower' : 'upper';
    sum += within * value;
    below = above;
  }
  return { mean: sum / (high - low), kept, ends };
}
