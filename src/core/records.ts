/** Typed keys of records, which the standard library returns as strings. */

/** The keys of a literal record, in order. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(record) as Key[];

/** A record with a value for each of some keys. */
export const recordOf = <Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Readonly<Record<Key, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;

/** The same keys with other values. */
export const mapRecord = <Key extends string, T, U>(
  record: Readonly<Record<Key, T>>,
  change: (value: T, key: Key) => U,
): Readonly<Record<Key, U>> => recordOf(keysOf(record), (key) => change(record[key], key));
