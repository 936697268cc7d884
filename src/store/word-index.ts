/**
 * Makes the word index of one column in bounded memory, whatever the number of rows.
 *
 *   rows ─words→ block in memory ─full→ run on disk, sorted by word ─all runs, merged→ words with their rows in ascending standing
 *
 *   run      for each word and place: bytes of the word (u16), place (u8), rows (u32), the word, then grade (u16) and position (u32) of each row
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { gradeOf, PIECE_ROWS, packStandings, standingOf } from './postings.ts';
import type { SqlValue } from './sql.ts';
import { MIN_PREFIX, PREFIX_WORDS, whole } from './words.ts';

/** A list of so many rows stands beside its word; a longer one in pieces of its own. */
const SHORT_ROWS = 64;
const BLOCK_ENTRIES = 2 ** 21;
const ENTRY_BYTES = 6;
const HEAD_BYTES = 7;
const WRITE_BYTES = 2 ** 20;
const READ_BYTES = 2 ** 18;
const GRADES_AT_ONCE = 2 ** 16;
/** Beginnings of so many letters have their commonest words noted, where there are more than are looked at. */
export const NOTED_BEGINNINGS = [MIN_PREFIX, MIN_PREFIX + 1];

/** Where in a text a word stands. */
export const FIRST = 0;
export const LATER = 1;

/**
 * A row of one of the three tables of an index.
 *
 *   words        word, rows that begin with it, those rows if they are few, rows that have it later, those rows if they are few
 *   pieces       word, place, last standing in the piece, the piece
 *   beginnings   first letters, the commonest words that begin so, as JSON
 */
export interface IndexRow {
  readonly table: 'words' | 'pieces' | 'beginnings';
  readonly cells: readonly SqlValue[];
}

export class WordIndexBuilder {
  readonly #spill: string;
  readonly #file: number;
  #length = 0;
  #closed = false;
  readonly #runs: { readonly from: number; readonly to: number }[] = [];
  #ids = new Map<string, number>();
  /** Of each entry of the block: twice the number of its word, plus its place; grade and position of the row. */
  readonly #keys = new Uint32Array(BLOCK_ENTRIES);
  readonly #grades = new Uint16Array(BLOCK_ENTRIES);
  readonly #positions = new Uint32Array(BLOCK_ENTRIES);
  #entries = 0;
  #rowGrades = new Uint16Array(GRADES_AT_ONCE);
  #rows = 0;

  /** @param spill a file that is made for the runs, and removed by close. */
  constructor(spill: string) {
    this.#spill = spill;
    this.#file = openSync(spill, 'wx+');
  }

  /** The next row, with all words of its text. */
  add(tier: number, words: readonly string[]): void {
    this.#rows++;
    if (this.#entries + words.length > BLOCK_ENTRIES) this.#flush();
    const length = words.reduce((sum, word) => sum + word.length + 1, -1);
    const grade = gradeOf(tier, Math.max(0, length));
    this.#noteGrade(grade);
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? '';
      if (words.indexOf(word) < i) continue;
      let id = this.#ids.get(word);
      if (id === undefined) this.#ids.set(word, (id = this.#ids.size));
      this.#keys[this.#entries] = 2 * id + (i === 0 ? FIRST : LATER);
      this.#grades[this.#entries] = grade;
      this.#positions[this.#entries++] = this.#rows;
    }
  }

  /** The grade of every row as two bytes; that of row 1 comes second. */
  grades(): Uint8Array {
    return new Uint8Array(this.#rowGrades.buffer, 0, 2 * (this.#rows + 1));
  }

  /** The rows of the index, each table in its order. */
  *index(): Generator<IndexRow> {
    this.#flush();
    const beginnings = NOTED_BEGINNINGS.map((letters) => new Beginnings(letters));
    for (const { word, lists } of this.#merged()) {
      const [first, later] = lists;
      yield { table: 'words', cells: [word, first.length, shortList(first), later.length, shortList(later)] };
      yield* piecesOf(word, FIRST, first);
      yield* piecesOf(word, LATER, later);
      for (const one of beginnings) yield* one.add(word, first.length + later.length);
    }
    for (const one of beginnings) yield* one.end();
  }

  /** May be called again. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
    rmSync(this.#spill, { force: true });
  }

  #noteGrade(grade: number): void {
    if (this.#rows >= this.#rowGrades.length) {
      const longer = new Uint16Array(this.#rowGrades.length * 2);
      longer.set(this.#rowGrades);
      this.#rowGrades = longer;
    }
    this.#rowGrades[this.#rows] = grade;
  }

  /** Writes the block as a run and begins a new one. */
  #flush(): void {
    if (this.#entries === 0) return;
    const words = [...this.#ids.keys()].sort();
    const ranks = new Uint32Array(words.length);
    for (const [rank, word] of words.entries()) ranks[this.#ids.get(word) ?? 0] = rank;
    const order = this.#sorted(ranks, 2 * words.length);
    const from = this.#length;
    const writer = new RunWriter(this.#file, from);
    for (let at = 0; at < this.#entries; ) {
      const key = this.#rankOf(order[at] ?? 0, ranks);
      let end = at + 1;
      while (end < this.#entries && this.#rankOf(order[end] ?? 0, ranks) === key) end++;
      writer.head(words[key >>> 1] ?? '', key & 1, end - at);
      for (; at < end; at++) writer.entry(this.#grades[order[at] ?? 0] ?? 0, this.#positions[order[at] ?? 0] ?? 0);
    }
    this.#length = writer.end();
    this.#runs.push({ from, to: this.#length });
    this.#ids = new Map();
    this.#entries = 0;
  }

  #rankOf(entry: number, ranks: Uint32Array): number {
    const key = this.#keys[entry] ?? 0;
    return 2 * (ranks[key >>> 1] ?? 0) + (key & 1);
  }

  /** The entries in order of word and place; among equals as they came, which is by position. */
  #sorted(ranks: Uint32Array, keys: number): Uint32Array {
    const places = new Uint32Array(keys + 1);
    for (let i = 0; i < this.#entries; i++) {
      const key = this.#rankOf(i, ranks) + 1;
      places[key] = (places[key] ?? 0) + 1;
    }
    for (let key = 1; key <= keys; key++) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0);
    const order = new Uint32Array(this.#entries);
    for (let i = 0; i < this.#entries; i++) {
      const key = this.#rankOf(i, ranks);
      const place = places[key] ?? 0;
      order[place] = i;
      places[key] = place + 1;
    }
    return order;
  }

  /** Every word once, in order, with its rows by place. */
  *#merged(): Generator<{ readonly word: string; readonly lists: readonly [Float64Array, Float64Array] }> {
    const readers = this.#runs.map(({ from, to }) => new RunReader(this.#file, from, to));
    for (;;) {
      let word: string | null = null;
      for (const reader of readers) if (reader.word !== null && (word === null || reader.word < word)) word = reader.word;
      if (word === null) return;
      const lists = [FIRST, LATER].map((place) => joined(readers.map((reader) => reader.take(word, place))));
      yield { word, lists: [lists[0] ?? new Float64Array(), lists[1] ?? new Float64Array()] };
    }
  }
}

const shortList = (standings: Float64Array): Uint8Array | null => (standings.length <= SHORT_ROWS ? packStandings(standings) : null);

function* piecesOf(word: string, place: number, standings: Float64Array): Generator<IndexRow> {
  if (standings.length <= SHORT_ROWS) return;
  for (let at = 0; at < standings.length; at += PIECE_ROWS) {
    const piece = standings.subarray(at, at + PIECE_ROWS);
    yield { table: 'pieces', cells: [word, place, piece.at(-1) ?? 0, packStandings(piece)] };
  }
}

/** One ascending list of several; most words are in one run only. */
function joined(lists: readonly Float64Array[]): Float64Array {
  const some = lists.filter((list) => list.length > 0);
  const [only] = some;
  if (some.length <= 1) return (only ?? new Float64Array()).sort();
  const all = new Float64Array(some.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of some) {
    all.set(list, at);
    at += list.length;
  }
  return all.sort();
}

/** Collects the words that begin with the same letters while words come in order. */
class Beginnings {
  readonly #letters: number;
  #beginning = '';
  #words: { readonly word: string; readonly rows: number }[] = [];

  constructor(letters: number) {
    this.#letters = letters;
  }

  *add(word: string, rows: number): Generator<IndexRow> {
    const beginning = whole(word.slice(0, this.#letters));
    if (beginning !== this.#beginning) yield* this.end();
    this.#beginning = beginning;
    if (beginning.length === this.#letters) this.#words.push({ word, rows });
  }

  /** What was collected, if it is more than can be looked up as it stands. */
  *end(): Generator<IndexRow> {
    const words = this.#words.splice(0);
    if (words.length <= PREFIX_WORDS) return;
    const commonest = words.sort((a, b) => b.rows - a.rows).slice(0, PREFIX_WORDS);
    yield { table: 'beginnings', cells: [this.#beginning, JSON.stringify(commonest.map(({ word }) => word))] };
  }
}

class RunWriter {
  readonly #file: number;
  readonly #buffer = Buffer.allocUnsafe(WRITE_BYTES);
  #used = 0;
  #at: number;

  constructor(file: number, at: number) {
    this.#file = file;
    this.#at = at;
  }

  head(word: string, place: number, rows: number): void {
    const bytes = Buffer.byteLength(word);
    this.#room(HEAD_BYTES + bytes);
    this.#used = this.#buffer.writeUInt16LE(bytes, this.#used);
    this.#used = this.#buffer.writeUInt8(place, this.#used);
    this.#used = this.#buffer.writeUInt32LE(rows, this.#used);
    this.#used += this.#buffer.write(word, this.#used);
  }

  entry(grade: number, position: number): void {
    this.#room(ENTRY_BYTES);
    this.#used = this.#buffer.writeUInt16LE(grade, this.#used);
    this.#used = this.#buffer.writeUInt32LE(position, this.#used);
  }

  /** Where the run ends in the file. */
  end(): number {
    this.#at += writeSync(this.#file, this.#buffer, 0, this.#used, this.#at);
    this.#used = 0;
    return this.#at;
  }

  #room(bytes: number): void {
    if (this.#used + bytes > WRITE_BYTES) this.end();
  }
}

/** Reads a run from word to word. */
class RunReader {
  readonly #file: number;
  readonly #end: number;
  #buffer = Buffer.alloc(0);
  #used = 0;
  #at: number;
  /** The word that comes next; null at the end. */
  word: string | null = null;
  #place = FIRST;
  #rows = 0;

  constructor(file: number, from: number, to: number) {
    this.#file = file;
    this.#at = from;
    this.#end = to;
    this.#head();
  }

  /** The standings of a word in a place, if they come next. */
  take(word: string, place: number): Float64Array {
    if (this.word !== word || this.#place !== place) return new Float64Array();
    const standings = new Float64Array(this.#rows);
    for (let i = 0; i < standings.length; i++) {
      this.#need(ENTRY_BYTES);
      const grade = this.#buffer.readUInt16LE(this.#used);
      standings[i] = standingOf(grade, this.#buffer.readUInt32LE(this.#used + 2));
      this.#used += ENTRY_BYTES;
    }
    this.#head();
    return standings;
  }

  #head(): void {
    if (this.#at === this.#end && this.#used === this.#buffer.length) {
      this.word = null;
      return;
    }
    this.#need(HEAD_BYTES);
    const bytes = this.#buffer.readUInt16LE(this.#used);
    this.#place = this.#buffer.readUInt8(this.#used + 2);
    this.#rows = this.#buffer.readUInt32LE(this.#used + 3);
    this.#used += HEAD_BYTES;
    this.#need(bytes);
    this.word = this.#buffer.toString('utf8', this.#used, this.#used + bytes);
    this.#used += bytes;
  }

  /** Sees to it that so many bytes lie ahead. */
  #need(bytes: number): void {
    const left = this.#buffer.length - this.#used;
    if (left >= bytes) return;
    const next = Buffer.allocUnsafe(left + Math.min(READ_BYTES, this.#end - this.#at));
    this.#buffer.copy(next, 0, this.#used);
    this.#at += readSync(this.#file, next, left, next.length - left, this.#at);
    this.#buffer = next;
    this.#used = 0;
  }
}
