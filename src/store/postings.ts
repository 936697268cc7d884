/**
 * Ascending lists of rows, packed in pieces, and the ways to combine them that read no further than they must.
 *
 *   standing   tier · 256 + length of the text (at most 255), the row's grade, then its position: ascending standings are best first
 *   piece      the first standing, then the distance of each from the one before, as numbers of 7 bits a byte, lowest first
 */

/** Behind every standing. */
export const END = Number.POSITIVE_INFINITY;
/** So many standings make a piece. */
export const PIECE_ROWS = 1_024;

const POSITIONS = 2 ** 32;
const LENGTHS = 256;
/** After so many steps the thread is given to others for a moment. */
const STEPS_AT_ONCE = 4_000;

export const gradeOf = (tier: number, length: number): number => tier * LENGTHS + Math.min(length, LENGTHS - 1);
export const standingOf = (grade: number, pos: number): number => grade * POSITIONS + pos;
export const gradeIn = (standing: number): number => Math.floor(standing / POSITIONS);
export const positionIn = (standing: number): number => standing % POSITIONS;
export const tierIn = (grade: number): number => Math.floor(grade / LENGTHS);

/** Packs ascending standings. */
export function packStandings(standings: Float64Array): Uint8Array {
  const bytes = new Uint8Array(standings.length * 7);
  let at = 0;
  let before = 0;
  for (const standing of standings) {
    let distance = standing - before;
    before = standing;
    while (distance >= 128) {
      bytes[at++] = (distance % 128) | 128;
      distance = Math.floor(distance / 128);
    }
    bytes[at++] = distance;
  }
  return bytes.slice(0, at);
}

export function unpackStandings(bytes: Uint8Array): Float64Array {
  const standings = new Float64Array(bytes.length);
  let n = 0;
  let standing = 0;
  let scale = 1;
  for (const byte of bytes) {
    standing += (byte & 127) * scale;
    if (byte > 127) scale *= 128;
    else {
      scale = 1;
      standings[n++] = standing;
    }
  }
  return standings.subarray(0, n);
}

/** A standing, END, or what has to be awaited before the same is asked again. */
export type Step = number | Promise<unknown>;

/** Rows in ascending standing. */
export interface Postings {
  /** The first standing at or behind one; those asked for must not fall. */
  seek(standing: number): Step;
  /** No more rows than this. */
  readonly size: number;
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
  readonly lasts: Float64Array;
  readonly read: (piece: number) => Float64Array | Promise<Float64Array>;
}

/** One list of rows, of which only the pieces that are needed are read. */
export class RowList implements Postings {
  readonly size: number;
  readonly #pieces: Pieces | null;
  readonly #all: (() => Float64Array) | null;
  #piece = -1;
  #rows: Float64Array | null = null;
  #at = 0;

  /** @param rows all of them, ascending, asked for when they are needed, or the pieces that they come in */
  constructor(size: number, rows: (() => Float64Array) | Pieces) {
    this.size = size;
    this.#pieces = typeof rows === 'function' ? null : rows;
    this.#all = typeof rows === 'function' ? rows : null;
  }

  seek(standing: number): Step {
    this.#rows ??= this.#all?.() ?? new Float64Array();
    this.#at = placeOf(this.#rows, this.#at, standing);
    const found = this.#rows[this.#at];
    if (found !== undefined) return found;
    if (!this.#pieces) return END;
    const piece = placeOf(this.#pieces.lasts, this.#piece + 1, standing);
    if (piece >= this.#pieces.lasts.length) return END;
    const rows = this.#pieces.read(piece);
    if (rows instanceof Promise) return rows.then((read) => this.#take(piece, read));
    this.#take(piece, rows);
    this.#at = placeOf(this.#rows, 0, standing);
    return this.#rows[this.#at] ?? END;
  }

  #take(piece: number, rows: Float64Array): void {
    this.#piece = piece;
    this.#rows = rows;
    this.#at = 0;
  }
}

/** The first place from `at` on with a number that is not less, in strides that double until they are too long, then halve. */
function placeOf(numbers: Float64Array, at: number, least: number): number {
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

/** Rows of any of several lists. */
export class AnyOf implements Postings {
  readonly size: number;
  readonly #lists: readonly Postings[];
  readonly #found: Float64Array;

  constructor(lists: readonly Postings[]) {
    this.#lists = lists;
    this.#found = new Float64Array(lists.length).fill(-1);
    this.size = lists.reduce((sum, list) => sum + list.size, 0);
  }

  seek(standing: number): Step {
    let waits: Promise<unknown>[] | null = null;
    let least = END;
    for (let i = 0; i < this.#found.length; i++) {
      let found = this.#found[i] ?? END;
      if (found < standing) {
        const step = this.#lists[i]?.seek(standing) ?? END;
        if (typeof step !== 'number') {
          waits ??= [];
          waits.push(step);
          continue;
        }
        found = this.#found[i] = step;
      }
      if (found < least) least = found;
    }
    return waits === null ? least : Promise.all(waits);
  }
}

/** Whether a row is in something; what has to be awaited before the same is asked again. The rows asked for must not fall. */
export type Test = (standing: number) => boolean | Promise<unknown>;

/** Rows of a list that pass all tests. */
export class Tested implements Postings {
  readonly size: number;
  readonly #list: Postings;
  readonly #tests: readonly Test[];
  readonly #pace: Pace;

  constructor(list: Postings, tests: readonly Test[], pace: Pace) {
    this.#list = list;
    this.#tests = tests;
    this.#pace = pace;
    this.size = list.size;
  }

  seek(standing: number): Step {
    for (let from = standing; ; ) {
      const step = this.#list.seek(from);
      if (typeof step !== 'number' || step === END) return step;
      const passed = passes(this.#tests, step);
      if (typeof passed !== 'boolean') return passed;
      if (passed) return step;
      if (this.#pace.tired()) return this.#pace.turn();
      from = step + 1;
    }
  }
}

export function passes(tests: readonly Test[], standing: number): boolean | Promise<unknown> {
  for (const test of tests) {
    const passed = test(standing);
    if (passed !== true) return passed;
  }
  return true;
}

/** Rows of a list that may pass, where it is known at which row to go on behind one that may not. */
export class Passing implements Postings {
  readonly size: number;
  readonly #list: Postings;
  readonly #next: (standing: number) => number;
  readonly #pace: Pace;

  /** `next` gives the first standing at or behind one that could pass, the very one if it does. */
  constructor(list: Postings, next: (standing: number) => number, pace: Pace) {
    this.#list = list;
    this.#next = next;
    this.#pace = pace;
    this.size = list.size;
  }

  seek(standing: number): Step {
    for (let from = standing; ; ) {
      const step = this.#list.seek(from);
      if (typeof step !== 'number' || step === END) return step;
      const next = this.#next(step);
      if (next === step) return step;
      if (this.#pace.tired()) return this.#pace.turn();
      from = next;
    }
  }
}
