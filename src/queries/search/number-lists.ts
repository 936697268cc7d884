/** Stores many lists of numbers one after another in one array. Separate arrays would need ten times the memory. */
import { at } from '../../core/assert.ts';

export interface NumberLists {
  /** The index at which each list starts in `values`. The last element is the length of `values`. */
  readonly starts: Uint32Array;
  readonly values: Uint16Array | Uint32Array;
}

const MOST_IN_TWO_BYTES = 2 ** 16 - 1;

export function numberLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  let most = 0;
  for (const [i, list] of lists.entries()) {
    starts[i + 1] = at(starts, i) + list.length;
    for (const value of list) most = Math.max(most, value);
  }
  const values = new (most <= MOST_IN_TWO_BYTES ? Uint16Array : Uint32Array)(at(starts, lists.length));
  for (const [i, list] of lists.entries()) values.set(list, at(starts, i));
  return { starts, values };
}

export const listAt = ({ starts, values }: NumberLists, index: number): Uint16Array | Uint32Array =>
  values.subarray(at(starts, index), at(starts, index + 1));

/** Finds a number in an ascending array, between two indexes. Returns the index of the number, or -1 if it is not found. */
export function placeIn(values: Uint16Array | Uint32Array, wanted: number, from = 0, to = values.length): number {
  let [low, high] = [from, to - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(values, middle);
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
