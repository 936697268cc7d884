/** The smallest value up to which the values have half of the total weight. Null without values. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number | null {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return null;
}
