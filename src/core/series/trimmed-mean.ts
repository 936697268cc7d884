/** Trimmed mean of weighted values: a share of the weight at each end is excluded, in part for the values at the edges. */

export interface Trimmed {
  readonly mean: number;
  /** Share of each item that counts, 0 to 1, in the order of the items. */
  readonly kept: readonly number[];
  /** Items that are excluded in whole or in part, and at which end. */
  readonly ends: readonly ('lower' | 'upper' | null)[];
}

/** Sums of weights have noise, which excludes nothing. */
const NOISE = 1e-9;

/**
 * Null without any weight.
 * @param share of the weight at each end, 0 to less than 0.5
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
