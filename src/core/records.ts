/** Typed functions for the keys of records. The functions of the standard library return keys only as strings. */

/** The keys of a literal record, in the order of the literal. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(record) as Key[];

/** Makes a record that has a value for each of the given keys. */
export const recordOf = <Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Readonly<Record<Key, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;

/** Makes a record with the same keys and changed values. */
export const mapRecord = <Key extends string, T, U>(
  record: Readonly<Record<Key, T>>,
  change: (value: T, key: Key) => U,
): Readonly<Record<Key, U>> => recordOf(keysOf(record), (key) => change(record[key], key));
