/**
 * Excludes most documents that are not in a list. The hash of a document consists of its last binary digits, because these are evenly
 * distributed.
 */
import type { DocumentSet } from './document-set.ts';
import { u32At } from './unsigned.ts';

const BITS = 32;
/** The number of bits for each document in the list. With eight bits, the filter excludes seven in eight other documents. */
const BITS_A_DOCUMENT = 8;

export class HashFilter implements DocumentSet {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  /**
   * Creates an empty filter.
   * @param documents maximum number of documents to add
   */
  constructor(documents: number) {
    const bits = 2 ** Math.ceil(Math.log2(Math.max(BITS, documents * BITS_A_DOCUMENT)));
    this.#bits = new Uint32Array(bits / BITS);
    this.#mask = bits - 1;
  }

  add(documents: Uint32Array): void {
    const bits = this.#bits;
    for (const document of documents) {
      const hash = document & this.#mask;
      bits[hash >>> 5] = u32At(bits, hash >>> 5) | (1 << (hash & 31));
    }
  }

  /** Returns true for all documents that were added, and for a few others. */
  has(document: number): boolean {
    const hash = document & this.#mask;
    return (u32At(this.#bits, hash >>> 5) & (1 << (hash & 31))) !== 0;
  }

  indexIn(documents: Uint32Array, from: number): number {
    const bits = this.#bits;
    const mask = this.#mask;
    for (let i = from; i < documents.length; i++) {
      const hash = u32At(documents, i) & mask;
      if ((u32At(bits, hash >>> 5) & (1 << (hash & 31))) !== 0) return i;
    }
    return documents.length;
  }
}
