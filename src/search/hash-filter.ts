/**
 * A filter that excludes most documents that are not in a list. All documents that end in the same binary digits share one bit. This simple
 * hash works, because numbers in document order are spread evenly.
 */
import type { DocumentSet } from './document-set.ts';
import { u32At } from './unsigned.ts';

const BITS = 32;
/** The number of bits for each document. With eight, seven in eight of the other documents are excluded. */
const BITS_A_DOCUMENT = 8;

export class HashFilter implements DocumentSet {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  /** @param documents greatest number of documents to add */
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

  /** True for documents that were added, and for a few others. */
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
