/** Tells of most ranks at once that they are none of some: one bit for all ranks that end in the same binary digits. */
import type { Within } from './postings.ts';

const BITS = 32;
/** So many bits a rank: seven in eight of the others fall through. */
const BITS_A_RANK = 8;

export class Sieve implements Within {
  readonly #bits: Int32Array;
  readonly #last: number;

  /** @param ranks so many are added, or fewer */
  constructor(ranks: number) {
    const bits = 2 ** Math.ceil(Math.log2(Math.max(BITS, ranks * BITS_A_RANK)));
    this.#bits = new Int32Array(bits / BITS);
    this.#last = bits - 1;
  }

  add(ranks: Uint32Array): void {
    const bits = this.#bits;
    const last = this.#last;
    for (let i = 0; i < ranks.length; i++) {
      const place = (ranks[i] as number) & last;
      bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
    }
  }

  /** True for what was added, and for a few others. */
  has(rank: number): boolean {
    const place = rank & this.#last;
    return ((this.#bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  }

  firstOf(ranks: Uint32Array, at: number): number {
    const bits = this.#bits;
    const last = this.#last;
    for (let i = at; i < ranks.length; i++) {
      const place = (ranks[i] as number) & last;
      if (((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0) return i;
    }
    return ranks.length;
  }
}
