/** Observations written in groups: fewer steps than one by one, and never a long series at once. */
const GROUP = 1_000;

export function* grouped<T>(items: readonly T[], written: (group: readonly T[]) => string): Generator<string> {
  for (let i = 0; i < items.length; i += GROUP) yield written(items.slice(i, i + GROUP));
}
