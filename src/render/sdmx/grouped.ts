/** The number of observations in one chunk of a message. Larger chunks need more memory. */
const GROUP = 1_000;

export function* grouped<T>(items: readonly T[], written: (group: readonly T[]) => string): Generator<string> {
  for (let i = 0; i < items.length; i += GROUP) yield written(items.slice(i, i + GROUP));
}
