/** Rows by ascending rank, and the ways to combine them that read no further than they must. */
import { RowSet } from './bitset.ts';

/** Behind every rank. */
export const END = Number.POSITIVE_INFINITY;
/** After so many steps the thread is given to others for a moment. */
const STEPS_AT_ONCE = 30_000;
const NONE = new Uint32Array();

/** A rank, END, or what has to be awaited before the same is asked again. */
export type Step = number | Promise<unknown>;

/** Rows by ascending rank. */
export interface Postings {
  /** The first rank at or behind one; those asked for must not fall. */
  seek(rank: number): Step;
  /** No more rows than this. */
  readonly size: number;
}

/** Rows that others are kept to, or a few more. */
export interface Within {
  has(rank: number): boolean;
  /** The first place from `at` on with a rank that it has. */
  firstOf(ranks: Uint32Array, at: number): number;
}

/** The same, whatever has to be awaited before. */
export async function reached(list: Postings, rank: number): Promise<number> {
  for (;;) {
    const step = list.seek(rank);
    if (typeof step === 'number') return step;
    await step;
  }
}

/** Counts the steps of a search, and says when others should have their turn. */
export class Pace {
  steps = 0;
  #rest = STEPS_AT_ONCE;

  /** True once in a while; then `turn` is to be awaited. */
  tired(): boolean {
    this.steps++;
    if (--this.#rest > 0) return false;
    this.#rest = STEPS_AT_ONCE;
    return true;
  }

  turn(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}

/** A list too long to be read at once: the last row of each of its pieces, and the pieces themselves. */
export interface Pieces {
  readonly lasts: Uint32Array;
  readonly read: (piece: number) => Uint32Array | Promise<Uint32Array>;
}

/** One list of rows, of which only the pieces that are needed are read, and only the rows that all of some sets have are given. */
export class RowList implements Postings {
  readonly size: number;
  readonly #pieces: Pieces | null;
  readonly #within: readonly Within[];
  #piece = -1;
  #rows: Uint32Array;
  #at = 0;

  /** @param rows all of them, ascending, or the pieces that they come in */
  constructor(size: number, rows: Uint32Array | Pieces, within: readonly Within[] = []) {
    this.size = size;
    this.#rows = rows instanceof Uint32Array ? rows : NONE;
    this.#pieces = rows instanceof Uint32Array ? null : rows;
    this.#within = within;
  }

  seek(rank: number): Step {
    for (;;) {
      this.#at = placeIn(this.#rows, placeOf(this.#rows, this.#at, rank), this.#within);
      const found = this.#rows[this.#at];
      if (found !== undefined) return found;
      if (!this.#pieces) return END;
      const piece = placeOf(this.#pieces.lasts, this.#piece + 1, rank);
      if (piece >= this.#pieces.lasts.length) return END;
      const rows = this.#pieces.read(piece);
      if (rows instanceof Promise) return rows.then((read) => this.#take(piece, read));
      this.#take(piece, rows);
    }
  }

  #take(piece: number, rows: Uint32Array): void {
    this.#piece = piece;
    this.#rows = rows;
    this.#at = 0;
  }
}

/** A short list, unpacked as far as it is walked: dozens of them stand behind a beginning of a word, and few are walked to the end. */
export class PackedList implements Postings {
  readonly size: number;
  readonly #bytes: Uint8Array;
  readonly #within: readonly Within[];
  #at = 0;
  /** The last that was unpacked. */
  #rank = 0;

  constructor(size: number, bytes: Uint8Array, within: readonly Within[] = []) {
    this.size = size;
    this.#bytes = bytes;
    this.#within = within;
  }

  seek(rank: number): Step {
    while (this.#rank < rank || this.#rank === 0 || !isInAll(this.#rank, this.#within)) {
      if (this.#at === this.#bytes.length) return END;
      this.#unpack();
    }
    return this.#rank;
  }

  #unpack(): void {
    let byte = this.#bytes[this.#at++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.#bytes[this.#at++] as number;
      distance += (byte & 127) << shift;
    }
    this.#rank += distance;
  }
}

/** The first place from `at` on with a number that all of some sets have. */
export function placeIn(numbers: Uint32Array, at: number, sets: readonly Within[]): number {
  const [first] = sets;
  if (first === undefined) return at;
  let place = first.firstOf(numbers, at);
  while (place < numbers.length && !isInAll(numbers[place] as number, sets)) place = first.firstOf(numbers, place + 1);
  return place;
}

/** This and its like are loops without closures: they run for every row that is looked at. */
function isInAll(rank: number, sets: readonly Within[]): boolean {
  for (let i = 0; i < sets.length; i++) if (!sets[i]?.has(rank)) return false;
  return true;
}

/** The first place from `at` on with a number that is not less, in strides that double until they are too long, then halve. */
function placeOf(numbers: Uint32Array, at: number, least: number): number {
  let place = at;
  let stride = 1;
  while ((numbers[place + stride - 1] ?? END) < least) {
    place += stride;
    stride *= 2;
  }
  for (; stride >= 1; stride /= 2) {
    if ((numbers[place + stride - 1] ?? END) < least) place += stride;
  }
  return place;
}

/** Rows of any of several lists, which stand in a heap by the next row of each. */
export class AnyOf implements Postings {
  readonly size: number;
  readonly #heap: Postings[];
  /** In the order of the heap. */
  readonly #next: number[];

  constructor(lists: readonly Postings[]) {
    this.#heap = [...lists];
    this.#next = lists.map(() => -1);
    this.size = lists.reduce((sum, list) => sum + list.size, 0);
  }

  seek(rank: number): Step {
    const next = this.#next;
    for (;;) {
      const least = next[0] ?? END;
      if (least >= rank) return least;
      const step = this.#heap[0]?.seek(rank) ?? END;
      if (typeof step !== 'number') return this.#readAhead(rank, step);
      this.#sink(step);
    }
  }

  /** What the first list waits for, and all others that will be asked the same, at once. */
  #readAhead(rank: number, first: Promise<unknown>): Promise<unknown> {
    const waits: Promise<unknown>[] = [first];
    for (let i = 1; i < this.#heap.length; i++) {
      const step = (this.#next[i] ?? END) < rank ? this.#heap[i]?.seek(rank) : END;
      if (typeof step === 'object') waits.push(step);
    }
    return Promise.all(waits);
  }

  /** Gives the first list its next row, and its place. */
  #sink(found: number): void {
    const next = this.#next;
    const heap = this.#heap;
    const list = heap[0] as Postings;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= next.length) break;
      if (child + 1 < next.length && (next[child + 1] as number) < (next[child] as number)) child++;
      if ((next[child] as number) >= found) break;
      next[at] = next[child] as number;
      heap[at] = heap[child] as Postings;
      at = child;
    }
    next[at] = found;
    heap[at] = list;
  }
}

/** The first rank at or behind one that could be wanted, the very one if it is; those asked for must not fall. */
export type Test = (rank: number) => Step;

/** Rows of a list that pass all tests. */
export class Tested implements Postings {
  readonly size: number;
  readonly #list: Postings;
  readonly #tests: readonly Test[];
  readonly #pace: Pace;
  #from = 0;

  constructor(list: Postings, tests: readonly Test[], pace: Pace) {
    this.#list = list;
    this.#tests = tests;
    this.#pace = pace;
    this.size = list.size;
  }

  seek(rank: number): Step {
    // What was passed over before others had their turn is not looked at again.
    this.#from = Math.max(this.#from, rank);
    for (;;) {
      const step = this.#list.seek(this.#from);
      if (typeof step !== 'number' || step === END) return step;
      const next = nextPassing(this.#tests, step);
      if (next === step || typeof next !== 'number') return next;
      this.#from = next;
      if (next === END) return END;
      if (this.#pace.tired()) return this.#pace.turn();
    }
  }
}

/** A rank that passes all tests is its own next one. */
export function nextPassing(tests: readonly Test[], rank: number): Step {
  for (const test of tests) {
    const next = test(rank);
    if (next !== rank) return next;
  }
  return rank;
}

/** Rows that are in all of some sets. Several walks can share it: what one has found is there for the next. */
export class InAll implements Postings {
  readonly size: number;
  readonly #next: (from: number) => number | null;
  /** All ranks from `#start` on, before `#end`. */
  readonly #found: number[] = [];
  #start = END;
  #end = END;

  /** @param size no more rows than this are in one of the sets */
  constructor(sets: readonly RowSet[], size: number) {
    this.#next = RowSet.nextInAll(sets);
    this.size = size;
  }

  seek(rank: number): Step {
    if (rank === END) return END;
    if (this.#start === END) this.#start = this.#end = rank;
    if (rank < this.#start || rank > this.#end) return this.#next(rank) ?? END;
    if (rank < this.#end) {
      const known = this.#found[placeAmong(this.#found, rank)];
      if (known !== undefined) return known;
      if (this.#end === END) return END;
    }
    const next = this.#next(this.#end);
    if (next !== null) this.#found.push(next);
    this.#end = next === null ? END : next + 1;
    return next ?? END;
  }
}

/** A list that several walks share: what one has found is there for the next. */
export class Walked implements Postings {
  readonly size: number;
  readonly #list: Postings;
  readonly #found: number[] = [];
  /** All rows before this one were found. */
  #end = 0;

  constructor(list: Postings) {
    this.#list = list;
    this.size = list.size;
  }

  /** Whether all its rows were found. */
  get isOver(): boolean {
    return this.#end === END;
  }

  seek(rank: number): Step {
    if (rank < this.#end) {
      const known = this.#found[placeAmong(this.#found, rank)];
      if (known !== undefined) return known;
    }
    while (this.#end !== END) {
      const step = this.#list.seek(this.#end);
      if (typeof step !== 'number') return step;
      this.#end = step + 1;
      if (step === END) break;
      this.#found.push(step);
      if (step >= rank) return step;
    }
    return END;
  }
}

/** Where in an ascending list a number stands or would stand. */
function placeAmong(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? END) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
