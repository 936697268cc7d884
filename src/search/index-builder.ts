/**
 * Makes the word index of one column in bounded memory, whatever the number of rows.
 *
 *   rows ─words→ block in memory ─full→ run on disk, sorted by word ─all runs, merged→ words with the ranks of their rows
 *
 *   run      for each word and place: bytes of the word (u16), place (u8), rows (u32), the word, then the position (u32) of each row
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { SqlValue } from '../store/sql.ts';
import { RowSet } from './bitset.ts';
import { gradeOf, RowOrder } from './row-order.ts';
import { PIECE_ROWS, packRanks } from './static-rank.ts';
import { MIN_PREFIX, PREFIX_WORDS, whole } from './tokenizer.ts';

/** A list of so many rows stands beside its word; a longer one in pieces of its own. */
const SHORT_ROWS = 256;
const BLOCK_ENTRIES = 2 ** 20;
const ENTRY_BYTES = 4;
const HEAD_BYTES = 7;
const WRITE_BYTES = 2 ** 20;
const READ_BYTES = 2 ** 18;
const GRADES_AT_ONCE = 2 ** 16;
/** A word of one row in so many, and of no fewer rows than this, is common. */
const COMMON_ROW_IN = 64;
const COMMON_ROWS = 1_000;
/** Beginnings of so many letters have their commonest words noted, where there are more than are looked at. */
export const NOTED_BEGINNINGS = [MIN_PREFIX, MIN_PREFIX + 1];

/** Where in a text a word stands. */
export const FIRST = 0;
export const LATER = 1;

/**
 * A row of one of the tables of an index.
 *
 *   words        word, number of rows that begin with it, those rows or the last row of each piece of them; the same for rows that have it later
 *   pieces       word, place, number of the piece from 0, the piece
 *   common       word that very many rows have, those rows as a set
 *   beginnings   first letters, the commonest words that begin so, as JSON
 */
export interface IndexRow {
  readonly table: 'words' | 'pieces' | 'common' | 'beginnings';
  readonly cells: readonly SqlValue[];
}

export class WordIndexBuilder {
  readonly #spill: string;
  readonly #file: number;
  #length = 0;
  #closed = false;
  readonly #runs: { readonly from: number; readonly to: number }[] = [];
  #ids = new Map<string, number>();
  /** Of each entry of the block: twice the number of its word, plus its place; the position of the row. */
  readonly #keys = new Uint32Array(BLOCK_ENTRIES);
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
    this.#noteGrade(gradeOf(tier, Math.max(0, length)));
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? '';
      if (words.indexOf(word) < i) continue;
      let id = this.#ids.get(word);
      if (id === undefined) this.#ids.set(word, (id = this.#ids.size));
      this.#keys[this.#entries] = 2 * id + (i === 0 ? FIRST : LATER);
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
    const { ranks } = new RowOrder(this.#rowGrades.subarray(0, this.#rows + 1));
    const beginnings = NOTED_BEGINNINGS.map((letters) => new Beginnings(letters));
    for (const { word, lists } of this.#merged(ranks)) {
      const [first, later] = lists;
      yield { table: 'words', cells: [word, first.length, listOf(first), later.length, listOf(later)] };
      yield* piecesOf(word, FIRST, first);
      yield* piecesOf(word, LATER, later);
      const rows = first.length + later.length;
      if (rows >= commonFrom(this.#rows)) yield { table: 'common', cells: [word, packedRows(lists, this.#rows)] };
      for (const one of beginnings) yield* one.add(word, rows);
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
    const keys = this.#keys.subarray(0, this.#entries).map((key) => 2 * (ranks[key >>> 1] ?? 0) + (key & 1));
    const { order, ends } = sorted(keys, 2 * words.length);
    const writer = new RunWriter(this.#file, this.#length);
    for (let key = 0, at = 0; key < ends.length; key++) {
      const end = ends[key] ?? 0;
      if (end > at) writer.head(words[key >>> 1] ?? '', key & 1, end - at);
      for (; at < end; at++) writer.entry(this.#positions[order[at] ?? 0] ?? 0);
    }
    const from = this.#length;
    this.#length = writer.end();
    this.#runs.push({ from, to: this.#length });
    this.#ids = new Map();
    this.#entries = 0;
  }

  /** Every word once, in order, with its rows by place. */
  *#merged(ranks: Uint32Array): Generator<{ readonly word: string; readonly lists: readonly [Uint32Array, Uint32Array] }> {
    const readers = this.#runs.map(({ from, to }) => new RunReader(this.#file, from, to));
    for (;;) {
      let word: string | null = null;
      for (const reader of readers) if (reader.word !== null && (word === null || reader.word < word)) word = reader.word;
      if (word === null) return;
      const found: string = word;
      const listIn = (place: number): Uint32Array => {
        const having = readers.filter((reader) => reader.word === found && reader.place === place);
        const list = new Uint32Array(having.reduce((rows, reader) => rows + reader.rows, 0));
        let at = 0;
        for (const reader of having) at = reader.take(list, at);
        return list.map((position) => ranks[position] ?? 0).sort();
      };
      yield { word, lists: [listIn(FIRST), listIn(LATER)] };
    }
  }
}

/** The order of entries by key, which are below `count`, and where each key ends in it; equal ones as they came, which is by position. */
function sorted(keys: Uint32Array, count: number): { readonly order: Uint32Array; readonly ends: Uint32Array } {
  const ends = new Uint32Array(count);
  for (const key of keys) ends[key] = (ends[key] ?? 0) + 1;
  for (let key = 1; key < count; key++) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
  const places = ends.slice();
  const order = new Uint32Array(keys.length);
  for (let i = keys.length - 1; i >= 0; i--) {
    const key = keys[i] ?? 0;
    const place = (places[key] ?? 0) - 1;
    order[place] = i;
    places[key] = place;
  }
  return { order, ends };
}

/** A word of so many rows is common. */
export const commonFrom = (rows: number): number => Math.max(COMMON_ROWS, Math.ceil(rows / COMMON_ROW_IN));

function packedRows([first, later]: readonly [Uint32Array, Uint32Array], rows: number): Uint8Array {
  const ranks = new Uint32Array(first.length + later.length);
  ranks.set(first);
  ranks.set(later, first.length);
  return RowSet.packedBits(ranks, rows);
}

/** Whether a list of so many rows comes in pieces. */
export const isLong = (rows: number): boolean => rows > SHORT_ROWS;

function listOf(ranks: Uint32Array): Uint8Array {
  if (!isLong(ranks.length)) return packRanks(ranks);
  const last = ranks.length - 1;
  const pieces = Math.ceil(ranks.length / PIECE_ROWS);
  return packRanks(Uint32Array.from({ length: pieces }, (_, i) => ranks[Math.min(last, (i + 1) * PIECE_ROWS - 1)] ?? 0));
}

function* piecesOf(word: string, place: number, ranks: Uint32Array): Generator<IndexRow> {
  if (!isLong(ranks.length)) return;
  for (let piece = 0; piece * PIECE_ROWS < ranks.length; piece++) {
    const rows = ranks.subarray(piece * PIECE_ROWS, (piece + 1) * PIECE_ROWS);
    yield { table: 'pieces', cells: [word, place, piece, packRanks(rows)] };
  }
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

  entry(position: number): void {
    this.#room(ENTRY_BYTES);
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
  /** Where it stands, and in how many rows. */
  place = FIRST;
  rows = 0;

  constructor(file: number, from: number, to: number) {
    this.#file = file;
    this.#at = from;
    this.#end = to;
    this.#head();
  }

  /** Puts the positions of the word's rows into a list, from `at` on; gives where they end. */
  take(list: Uint32Array, at: number): number {
    const end = at + this.rows;
    for (let i = at; i < end; i++) {
      this.#need(ENTRY_BYTES);
      list[i] = this.#buffer.readUInt32LE(this.#used);
      this.#used += ENTRY_BYTES;
    }
    this.#head();
    return end;
  }

  #head(): void {
    if (this.#at === this.#end && this.#used === this.#buffer.length) {
      this.word = null;
      return;
    }
    this.#need(HEAD_BYTES);
    const bytes = this.#buffer.readUInt16LE(this.#used);
    this.place = this.#buffer.readUInt8(this.#used + 2);
    this.rows = this.#buffer.readUInt32LE(this.#used + 3);
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
