/** Access where absence is impossible: should it happen all the same it is a BUG that is seen, never a plausible 0, '' or NaN. */
import { WattleError } from './errors.ts';

/** The value; throws BUG, naming what was expected, if absent. */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new WattleError('BUG', `${what} is absent, and must not be.`);
  return value;
}

/** The element at an index of the list, from the end where it is negative; throws BUG where the list is too short. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined) throw new WattleError('BUG', `No element ${index} in a list of ${list.length}.`);
  return element;
}

/** What a map has under a key; throws BUG where it has nothing. */
export function entry<Key, T>(map: ReadonlyMap<Key, T>, key: Key): T {
  const value = map.get(key);
  if (value === undefined) throw new WattleError('BUG', `No entry for ${String(key)}.`);
  return value;
}

/** What a record has under a key; throws BUG where it has nothing. */
export function member<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (value === undefined) throw new WattleError('BUG', `No member ${key}.`);
  return value;
}
