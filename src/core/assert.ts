/**
 * Access to values that must exist. If a value is missing, these functions throw BUG, so that it never becomes a plausible 0, '' or NaN.
 */
import { WattleError } from './errors.ts';

/** Returns the value. Throws BUG if it is null or undefined. The message contains `what`, the name of the value. */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new WattleError('BUG', `${what} is absent, and must not be.`);
  return value;
}

/** Returns the element at an index. A negative index counts from the end. Throws BUG if the index is out of range. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined) throw new WattleError('BUG', `No element ${index} in a list of ${list.length}.`);
  return element;
}

/** Returns the value of a key in a map. Throws BUG if the key is missing. */
export function entry<Key, T>(map: ReadonlyMap<Key, T>, key: Key): T {
  const value = map.get(key);
  if (value === undefined) throw new WattleError('BUG', `No entry for ${String(key)}.`);
  return value;
}

/** Returns the value of a key in a record. Throws BUG if the key is missing. */
export function member<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (value === undefined) throw new WattleError('BUG', `No member ${key}.`);
  return value;
}
