/** Returns the smallest value at which the cumulative weight is at least half of the total weight. Returns null for an empty list. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number | null {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return null;
}
