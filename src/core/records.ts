/** Returns the keys of a record with their type. The standard library returns them only as strings. */

/** Returns the keys in the order of the literal. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(record) as Key[];

export const recordOf = <Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Readonly<Record<Key, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;

export const mapRecord = <Key extends string, T, U>(
  record: Readonly<Record<Key, T>>,
  change: (value: T, key: Key) => U,
): Readonly<Record<Key, U>> => recordOf(keysOf(record), (key) => change(record[key], key));
