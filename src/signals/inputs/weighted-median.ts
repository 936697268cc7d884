/** The median of values that stand for different numbers of people or things. */

/**
 * The first value, in ascending order, at which the values so far hold half of the weight; null without any. What holds no weight
 * decides nothing.
 */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number | null {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return null;
}
