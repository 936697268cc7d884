import { at } from '../assert.ts';

/** Returns the index of the first number in an ascending list that is at least `least`. Returns the length of the list if none is. */
export function firstFrom(ascending: readonly number[], least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(ascending, middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the smallest number. Unlike `Math.min(...)`, accepts long lists. Returns Infinity for an empty list. */
export const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

/** Returns the largest number. Returns -Infinity for an empty list. */
export const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Adds an item to the list of a key. */
export function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Returns items by key, in the order of the first item of each key. */
export function groupedBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}
