/**
 * Combines postings, which are lists of documents in ascending order. Reads only the necessary blocks. Blocks in a remote database are
 * awaited. Blocks in memory are returned without a promise.
 */
import { Bitset } from './bitset.ts';
import type { DocumentSet } from './document-set.ts';
import { LOW_BITS } from './postings-codec.ts';
import { u8At, u32At } from './unsigned.ts';

/** A value, or a promise if the value must be awaited. */
export type Answer<T> = T | Promise<T>;

/** A number greater than every document. */
export const END = Number.POSITIVE_INFINITY;
/** The number of steps after which a search lets other requests run. They take about 2 ms. */
const STEPS_AT_ONCE = 30_000;
const NONE = new Uint32Array();

/** A document, END, or a promise. The caller must await the promise and then repeat the same call. */
export type Step = number | Promise<unknown>;

export interface Postings {
  /** Returns the first document that is not below `document`. Each call must have a higher document than the previous call. */
  seek(document: number): Step;
  /** An upper bound for the number of documents. */
  readonly size: number;
}

/**
 * Returns the document if it matches. Otherwise returns a higher document that may be the next match. Each call must have a higher
 * document than the previous call.
 */
export type Predicate = (document: number) => Step;

/** Repeats `seek` until its result is not a promise. */
export async function reached(postings: Postings, document: number): Promise<number> {
  for (;;) {
    const step = postings.seek(document);
    if (typeof step === 'number') return step;
    await step;
  }
}

export class StepCount {
  steps = 0;
  #left = STEPS_AT_ONCE;

  /** Returns true once in every STEPS_AT_ONCE steps. The caller must then await `others`. */
  isDue(): boolean {
    this.steps++;
    if (--this.#left > 0) return false;
    this.#left = STEPS_AT_ONCE;
    return true;
  }

  others(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}

interface Blocks {
  readonly lasts: Uint32Array;
  readonly read: (block: number) => Answer<Uint32Array>;
}

/** The documents of a list that all the given sets contain. Only the necessary blocks are read. */
export class BlockPostings implements Postings {
  readonly size: number;
  readonly #blocks: Blocks | null;
  readonly #within: readonly DocumentSet[];
  #block = -1;
  #documents: Uint32Array;
  #at = 0;

  /** @param documents all documents in ascending order, or the blocks that contain them */
  constructor(size: number, documents: Uint32Array | Blocks, within: readonly DocumentSet[] = []) {
    this.size = size;
    this.#documents = documents instanceof Uint32Array ? documents : NONE;
    this.#blocks = documents instanceof Uint32Array ? null : documents;
    this.#within = within;
  }

  seek(document: number): Step {
    for (;;) {
      this.#at = indexInAll(this.#documents, indexOf(this.#documents, this.#at, document), this.#within);
      if (this.#at < this.#documents.length) return u32At(this.#documents, this.#at);
      if (!this.#blocks) return END;
      const block = indexOf(this.#blocks.lasts, this.#block + 1, document);
      if (block >= this.#blocks.lasts.length) return END;
      const documents = this.#blocks.read(block);
      if (documents instanceof Promise) return documents.then((read) => this.#take(block, read));
      this.#take(block, documents);
    }
  }

  #take(block: number, documents: Uint32Array): void {
    this.#block = block;
    this.#documents = documents;
    this.#at = 0;
  }
}

/** A short packed list. It is unpacked while it is read. A prefix has dozens of such lists, and few of them are read to the end. */
export class PackedPostings implements Postings {
  readonly size: number;
  readonly #bytes: Uint8Array;
  readonly #within: readonly DocumentSet[];
  #at = 0;
  #document = 0;

  constructor(size: number, bytes: Uint8Array, within: readonly DocumentSet[] = []) {
    this.size = size;
    this.#bytes = bytes;
    this.#within = within;
  }

  seek(document: number): Step {
    while (this.#document < document || this.#document === 0 || !isInAll(this.#document, this.#within)) {
      if (this.#at === this.#bytes.length) return END;
      this.#unpack();
    }
    return this.#document;
  }

  #unpack(): void {
    let byte = u8At(this.#bytes, this.#at++);
    let distance = byte & LOW_BITS;
    for (let shift = 7; byte > LOW_BITS; shift += 7) {
      byte = u8At(this.#bytes, this.#at++);
      distance += (byte & LOW_BITS) << shift;
    }
    this.#document += distance;
  }
}

/** Returns the first index, starting at `from`, whose document all sets contain. */
export function indexInAll(documents: Uint32Array, from: number, sets: readonly DocumentSet[]): number {
  const [first] = sets;
  if (first === undefined) return from;
  let index = first.indexIn(documents, from);
  while (index < documents.length && !isInAll(u32At(documents, index), sets)) index = first.indexIn(documents, index + 1);
  return index;
}

function isInAll(document: number, sets: readonly DocumentSet[]): boolean {
  for (const set of sets) if (!set.has(document)) return false;
  return true;
}

/**
 * Returns the first index, starting at `from`, whose document is not below `least`. This is a galloping search. Its steps double until
 * one is too long, and are then halved.
 */
function indexOf(documents: Uint32Array, from: number, least: number): number {
  const { length } = documents;
  let index = from;
  let stride = 1;
  while (index + stride <= length && u32At(documents, index + stride - 1) < least) {
    index += stride;
    stride *= 2;
  }
  for (; stride >= 1; stride >>>= 1) {
    if (index + stride <= length && u32At(documents, index + stride - 1) < least) index += stride;
  }
  return index;
}

interface Head {
  readonly postings: Postings;
  next: number;
}

/** The union of several postings. It is a heap that is ordered by their current documents. */
export class UnionPostings implements Postings {
  readonly size: number;
  readonly #heap: Head[];

  constructor(all: readonly Postings[]) {
    this.#heap = all.map((postings) => ({ postings, next: -1 }));
    this.size = all.reduce((sum, { size }) => sum + size, 0);
  }

  seek(document: number): Step {
    for (;;) {
      const [least] = this.#heap;
      if (!least) return END;
      if (least.next >= document) return least.next;
      const step = least.postings.seek(document);
      if (typeof step !== 'number') return this.#readAhead(document, step);
      least.next = step;
      this.#sink(least);
    }
  }

  /** Calls `seek` on all postings that are behind a document. Their promises are then awaited together. */
  #readAhead(document: number, first: Promise<unknown>): Promise<unknown> {
    const waits: Promise<unknown>[] = [first];
    for (const { postings, next } of this.#heap.slice(1)) {
      const step = next < document ? postings.seek(document) : END;
      if (typeof step !== 'number') waits.push(step);
    }
    return Promise.all(waits);
  }

  #sink(head: Head): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      if (!left) break;
      const isRight = right !== undefined && right.next < left.next;
      const child = isRight ? right : left;
      if (child.next >= head.next) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = head;
  }
}

export class FilteredPostings implements Postings {
  readonly size: number;
  readonly #postings: Postings;
  readonly #predicates: readonly Predicate[];
  readonly #count: StepCount;
  #from = 0;

  constructor(postings: Postings, predicates: readonly Predicate[], count: StepCount) {
    this.#postings = postings;
    this.#predicates = predicates;
    this.#count = count;
    this.size = postings.size;
  }

  seek(document: number): Step {
    // A promise interrupts the call. The repeated call does not check the skipped documents again.
    this.#from = Math.max(this.#from, document);
    for (;;) {
      const step = this.#postings.seek(this.#from);
      if (typeof step !== 'number' || step === END) return step;
      const next = nextPassing(this.#predicates, step);
      if (next === step || typeof next !== 'number') return next;
      this.#from = next;
      if (next === END) return END;
      if (this.#count.isDue()) return this.#count.others();
    }
  }
}

/** Returns the documents that pass all predicates. */
export const filtered = (postings: Postings, predicates: readonly Predicate[], count: StepCount): Postings =>
  predicates.length === 0 ? postings : new FilteredPostings(postings, predicates, count);

/** Returns the document if it passes all predicates. Otherwise returns a higher document that may pass. */
export function nextPassing(predicates: readonly Predicate[], document: number): Step {
  for (const predicate of predicates) {
    const next = predicate(document);
    if (next !== document) return next;
  }
  return document;
}

/** Returns a predicate that is true if at least one of the predicates is false. */
export const notAll =
  (predicates: readonly Predicate[]): Predicate =>
  (document) => {
    const next = nextPassing(predicates, document);
    if (typeof next !== 'number') return next;
    return next === document ? document + 1 : document;
  };

export class BitsetPostings implements Postings {
  readonly size: number;
  readonly #next: (from: number) => number | null;
  /** The documents that were found, from `#start` up to, but not including, `#end`. */
  readonly #found: number[] = [];
  #start = END;
  #end = END;

  /** @param size upper bound for the number of documents */
  constructor(sets: readonly Bitset[], size: number) {
    this.#next = Bitset.nextInAll(sets);
    this.size = size;
  }

  seek(document: number): Step {
    if (document === END) return END;
    if (this.#start === END) this.#start = this.#end = document;
    if (document < this.#start || document > this.#end) return this.#next(document) ?? END;
    const known = document < this.#end ? firstNotBefore(this.#found, document) : null;
    if (known !== null) return known;
    if (this.#end === END) return END;
    const next = this.#next(this.#end);
    if (next !== null) this.#found.push(next);
    this.#end = next === null ? END : next + 1;
    return next ?? END;
  }
}

/** Postings that several readers use. Each document is read only once. */
export class SharedPostings implements Postings {
  readonly size: number;
  readonly #postings: Postings;
  readonly #found: number[] = [];
  /** All documents below this one have been read. */
  #end = 0;

  constructor(postings: Postings) {
    this.#postings = postings;
    this.size = postings.size;
  }

  get isOver(): boolean {
    return this.#end === END;
  }

  seek(document: number): Step {
    const known = document < this.#end ? firstNotBefore(this.#found, document) : null;
    if (known !== null) return known;
    while (this.#end !== END) {
      const step = this.#postings.seek(this.#end);
      if (typeof step !== 'number') return step;
      this.#end = step + 1;
      if (step === END) break;
      this.#found.push(step);
      if (step >= document) return step;
    }
    return END;
  }
}

/** Returns the first number in an ascending list that is not below `least`. Returns null if all numbers are below it. */
function firstNotBefore(numbers: readonly number[], least: number): number | null {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const number = numbers[middle];
    if (number !== undefined && number < least) low = middle + 1;
    else high = middle;
  }
  return numbers[low] ?? null;
}
