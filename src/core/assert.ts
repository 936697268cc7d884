/** Access to values that must exist. A missing one is a BUG, never a plausible 0, '' or NaN. */
import { WattleError } from './errors.ts';

/** The value. Throws BUG with the expected thing if absent. */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new WattleError('BUG', `${what} is absent, and must not be.`);
  return value;
}

/** The element at an index, from the end if negative. Throws BUG out of range. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined) throw new WattleError('BUG', `No element ${index} in a list of ${list.length}.`);
  return element;
}

/** The value of a key in a map. Throws BUG if missing. */
export function entry<Key, T>(map: ReadonlyMap<Key, T>, key: Key): T {
  const value = map.get(key);
  if (value === undefined) throw new WattleError('BUG', `No entry for ${String(key)}.`);
  return value;
}

/** The value of a key in a record. Throws BUG if missing. */
export function member<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (value === undefined) throw new WattleError('BUG', `No member ${key}.`);
  return value;
}
