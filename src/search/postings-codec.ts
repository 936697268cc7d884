/**
 * Stores lists of documents, and calculates unions and intersections of unpacked lists.
 *
 *   document         its number in document order (static-rank.ts), from 1. An ascending list has the order of the results
 *   posting list     ascending documents: the first number, then the differences. A byte has 7 bits of a number, the lowest first
 *   posting block    a part of a long list, packed separately
 */
import { u32At } from './unsigned.ts';

/** The number of documents in a block, which uses 1 to 2 kB. */
export const BLOCK_DOCUMENTS = 1_024;

/** The maximum number of bytes in a packed 32-bit number. */
const MOST_BYTES = 5;
/** The bits of a byte that are part of the number. If the highest bit is set, another byte follows. */
export const LOW_BITS = 127;

export function packDocuments(documents: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(documents.length * MOST_BYTES);
  let at = 0;
  let before = 0;
  for (const document of documents) {
    let distance = document - before;
    before = document;
    for (; distance > LOW_BITS; distance >>>= 7) bytes[at++] = (distance & LOW_BITS) | (LOW_BITS + 1);
    bytes[at++] = distance;
  }
  return bytes.slice(0, at);
}

export function unpackDocuments(bytes: Uint8Array): Uint32Array {
  const documents = new Uint32Array(bytes.length);
  let count = 0;
  let document = 0;
  let shift = 0;
  for (const byte of bytes) {
    document += (byte & LOW_BITS) << shift;
    if (byte > LOW_BITS) shift += 7;
    else {
      shift = 0;
      documents[count++] = document;
    }
  }
  return documents.subarray(0, count);
}

export function unionOfDisjoint(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const all = new Uint32Array(one.length + other.length);
  for (let i = 0, j = 0, at = 0; at < all.length; at++) {
    const fromOne = j >= other.length || (i < one.length && u32At(one, i) < u32At(other, j));
    all[at] = fromOne ? u32At(one, i++) : u32At(other, j++);
  }
  return all;
}

export function intersection(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(one.length, other.length));
  let count = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const a = u32At(one, i);
    const b = u32At(other, j);
    if (a === b) both[count++] = a;
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return both.subarray(0, count);
}
