/** Reads values that must exist. If a value is missing, throws BUG. The value therefore never becomes a plausible 0, '' or NaN. */
import { WattleError } from './errors.ts';

/** Returns the value. If it is missing, throws BUG with the name `what`. */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new WattleError('BUG', `${what} is missing.`);
  return value;
}

/** Returns the item at an index. A negative index counts from the end. Throws BUG if the item is missing. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined) throw new WattleError('BUG', `A list of ${list.length} elements has no element ${index}.`);
  return element;
}

export function entry<Key, T>(map: ReadonlyMap<Key, T>, key: Key): T {
  const value = map.get(key);
  if (value === undefined) throw new WattleError('BUG', `No entry for ${String(key)}.`);
  return value;
}

export function member<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (value === undefined) throw new WattleError('BUG', `No member ${key}.`);
  return value;
}
