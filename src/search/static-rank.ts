/**
 * Ascending lists of ranks, packed in pieces.
 *
 *   rank     the place of a row among all rows of the register, from 1, best first: ascending ranks are the order of an answer
 *   piece    the first rank, then the distance of each from the one before, as numbers of 7 bits a byte, lowest first
 */

/** So many ranks make a piece. */
export const PIECE_ROWS = 1_024;

/** Packs ascending ranks. */
export function packRanks(ranks: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(ranks.length * 5);
  let at = 0;
  let before = 0;
  for (const rank of ranks) {
    let distance = rank - before;
    before = rank;
    for (; distance > 127; distance >>>= 7) bytes[at++] = (distance & 127) | 128;
    bytes[at++] = distance;
  }
  return bytes.slice(0, at);
}

export function unpackRanks(bytes: Uint8Array): Uint32Array {
  const ranks = new Uint32Array(bytes.length);
  let n = 0;
  let rank = 0;
  let shift = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    rank += (byte & 127) << shift;
    if (byte > 127) shift += 7;
    else {
      shift = 0;
      ranks[n++] = rank;
    }
  }
  return ranks.subarray(0, n);
}

/** The ranks of two lists that share none. */
export function joined(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (other.length === 0) return one;
  const all = new Uint32Array(one.length + other.length);
  for (let i = 0, j = 0, at = 0; at < all.length; at++) {
    const fromOne = j >= other.length || (i < one.length && (one[i] as number) < (other[j] as number));
    all[at] = (fromOne ? one[i++] : other[j++]) as number;
  }
  return all;
}

/** The ranks that two lists share. */
export function shared(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(one.length, other.length));
  let count = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const a = one[i] as number;
    const b = other[j] as number;
    if (a === b) both[count++] = a;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return both.subarray(0, count);
}
