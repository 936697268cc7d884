/** A set of numbers from 1 to a maximum. A sparse set lists its numbers in order. A dense set has one bit for each possible number. */
import type { DocumentSet } from './document-set.ts';
import { u32At } from './unsigned.ts';

const BITS = 32;
const NONE = new Uint32Array();
/**
 * The factor by which the sparse form of a set must be smaller than the dense form. A look-up in a sparse set is slower, because it is a
 * binary search.
 */
const SPARSE_WORD_IN = 8;

export class Bitset implements DocumentSet {
  /** The numbers in ascending order. Null if the set is dense. */
  readonly #sparse: Uint32Array | null;
  readonly #words: Uint32Array;
  #count: number | null;

  private constructor(sparse: Uint32Array | null, words: Uint32Array) {
    this.#sparse = sparse;
    this.#words = words;
    this.#count = sparse ? sparse.length : null;
  }

  get count(): number {
    this.#count ??= countBits(this.#words);
    return this.#count;
  }

  /** The numbers can be in any order, without duplicates. */
  static of(numbers: Iterable<number>): Bitset {
    return new Bitset(Uint32Array.from(numbers).sort(), NONE);
  }

  static ofWords(words: Uint32Array): Bitset {
    return new Bitset(null, words);
  }

  /**
   * Encodes a set for storage.
   * @param numbers ascending, from 1 to size
   */
  static encoded(numbers: Uint32Array, size: number): Uint8Array {
    return isSparse(numbers.length, size) ? bytesOf(numbers) : Bitset.encodedDense(numbers, size);
  }

  /** Encodes a dense set, even if it has few numbers. The numbers can be in any order. */
  static encodedDense(numbers: Uint32Array, size: number): Uint8Array {
    const words = new Uint32Array(wordsFor(size));
    for (const number of numbers) setBit(words, number);
    return bytesOf(words);
  }

  static decoded(bytes: Uint8Array, size: number): Bitset {
    const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
    return isSparse(numbers.length, size) ? new Bitset(numbers, NONE) : Bitset.ofWords(numbers);
  }

  static union(sets: readonly Bitset[], size: number): Bitset {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const all = new BitsetBuilder(size);
    for (const set of sets) all.addAll(set);
    return all.end();
  }

  /**
   * Returns a function that finds the first number, not below `from`, that all sets contain. The function returns null if there is no
   * such number.
   */
  static nextInAll(sets: readonly Bitset[]): (from: number) => number | null {
    const sparse = sets.find((set) => set.#sparse !== null);
    if (sparse) return (from) => sparse.#nextIn(sets, from);
    const [first = NONE, second = first, ...others] = sets.map((set) => set.#words);
    return (from) => {
      // Ignores numbers that are below `from`.
      let mask = -1 << (from & 31);
      for (let at = from >>> 5; at < first.length; at++) {
        let word = mask & u32At(first, at) & u32At(second, at);
        mask = -1;
        if (word !== 0) for (const other of others) word &= u32At(other, at);
        if (word !== 0) return at * BITS + lowestBit(word);
      }
      return null;
    };
  }

  static countInAll(sets: readonly Bitset[]): number {
    const sparse = sets.flatMap((set) => (set.#sparse ? [set.#sparse] : []))[0];
    if (sparse) return sparse.reduce((count, number) => count + (sets.every((set) => set.has(number)) ? 1 : 0), 0);
    return countShared(sets.map((set) => set.#words));
  }

  and(other: Bitset): Bitset {
    if (this.#sparse) return Bitset.of(this.#sparse.filter((number) => other.has(number)));
    if (other.#sparse) return other.and(this);
    const words = this.#words.slice();
    for (let at = 0; at < words.length; at++) words[at] = u32At(words, at) & u32At(other.#words, at);
    return Bitset.ofWords(words);
  }

  /** Returns a set in which each number is replaced by `table[number]`. */
  renumbered(table: Uint32Array): Bitset {
    if (this.#sparse) return new Bitset(this.#sparse.map((number) => u32At(table, number)).sort(), NONE);
    const words = new Uint32Array(this.#words.length);
    for (let at = 0; at < this.#words.length; at++) {
      for (let rest = u32At(this.#words, at); rest !== 0; rest &= rest - 1) setBit(words, u32At(table, at * BITS + lowestBit(rest)));
    }
    return Bitset.ofWords(words);
  }

  has(number: number): boolean {
    if (this.#sparse) return this.#sparse[this.#indexOf(this.#sparse, number)] === number;
    const at = number >>> 5;
    return at < this.#words.length && (u32At(this.#words, at) & (1 << (number & 31))) !== 0;
  }

  /** Returns true if the set contains all numbers from `from` up to, but not including, `end`. */
  hasRange(from: number, end: number): boolean {
    if (end <= from) return true;
    if (this.#sparse) return this.#indexOf(this.#sparse, end) - this.#indexOf(this.#sparse, from) === end - from;
    const [first, last] = [from >>> 5, (end - 1) >>> 5];
    for (let at = first; at <= last; at++) {
      const wanted = (at === first ? -1 << (from & 31) : -1) & (at === last ? -1 >>> (31 - ((end - 1) & 31)) : -1);
      if ((u32At(this.#words, at) & wanted) !== wanted) return false;
    }
    return true;
  }

  indexIn(numbers: Uint32Array, from: number): number {
    let i = from;
    if (this.#sparse) while (i < numbers.length && !this.has(u32At(numbers, i))) i++;
    else {
      const words = this.#words;
      for (; i < numbers.length; i++) {
        const number = u32At(numbers, i);
        if ((u32At(words, number >>> 5) & (1 << (number & 31))) !== 0) break;
      }
    }
    return i;
  }

  among(numbers: Uint32Array): Uint32Array {
    const found = new Uint32Array(numbers.length);
    let count = 0;
    for (let i = this.indexIn(numbers, 0); i < numbers.length; i = this.indexIn(numbers, i + 1)) found[count++] = u32At(numbers, i);
    return found.subarray(0, count);
  }

  /** Returns the next numbers after `number`, in ascending order. There are at most `limit` of them. */
  after(number: number, limit: number): readonly number[] {
    if (this.#sparse) {
      const from = this.#indexOf(this.#sparse, number + 1);
      return [...this.#sparse.subarray(from, from + limit)];
    }
    const found: number[] = [];
    const first = (number + 1) >>> 5;
    for (let at = first; at < this.#words.length && found.length < limit; at++) {
      // Ignores numbers up to and including `number`.
      const word = u32At(this.#words, at) & (at === first ? -1 << ((number + 1) & 31) : -1);
      for (let rest = word; rest !== 0; rest &= rest - 1) found.push(at * BITS + lowestBit(rest));
    }
    return found.length > limit ? found.slice(0, limit) : found;
  }

  addTo(words: Uint32Array): void {
    for (const number of this.#sparse ?? NONE) setBit(words, number);
    for (let at = 0; at < this.#words.length; at++) words[at] = u32At(words, at) | u32At(this.#words, at);
  }

  /** Finds the next common number, as `nextInAll` does. This set must be sparse. */
  #nextIn(sets: readonly Bitset[], from: number): number | null {
    const sparse = this.#sparse ?? NONE;
    const found = sparse.subarray(this.#indexOf(sparse, from)).find((number) => sets.every((set) => set.has(number)));
    return found ?? null;
  }

  /** Returns the index of a number in a sparse set. If the set does not contain it, returns the index at which it would be inserted. */
  #indexOf(sparse: Uint32Array, number: number): number {
    let low = 0;
    let high = sparse.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (u32At(sparse, middle) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export class BitsetBuilder {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(wordsFor(size));
  }

  add(number: number): void {
    setBit(this.#words, number);
  }

  addList(numbers: Uint32Array): void {
    for (const number of numbers) setBit(this.#words, number);
  }

  addAll(set: Bitset): void {
    set.addTo(this.#words);
  }

  /** Returns the finished set. The builder cannot be used afterwards. */
  end(): Bitset {
    return Bitset.ofWords(this.#words);
  }
}

/** A dense set also has a bit for the number 0. It is never set. */
const wordsFor = (size: number): number => Math.ceil((size + 1) / BITS);

const isSparse = (numbers: number, size: number): boolean => numbers < wordsFor(size) / SPARSE_WORD_IN;

function setBit(words: Uint32Array, number: number): void {
  words[number >>> 5] = u32At(words, number >>> 5) | (1 << (number & 31));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

/** Counts the numbers that all the dense sets contain. */
function countShared([first = NONE, second = first, ...others]: readonly Uint32Array[]): number {
  let count = 0;
  for (let at = 0; at < first.length; at++) {
    let word = u32At(first, at) & u32At(second, at);
    if (word !== 0) for (const other of others) word &= u32At(other, at);
    if (word !== 0) count += bitsIn(word);
  }
  return count;
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

function countBits(words: Uint32Array): number {
  let count = 0;
  for (const word of words) count += bitsIn(word);
  return count;
}

function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
