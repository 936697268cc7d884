/** Which rows have words, told in whichever way costs least: a short list is walked, long ones become sets of one bit a row. */
import type { Column } from '../core/define-dataset.ts';
import { RowSet, RowSetBuilder } from './bitset.ts';
import type { KnownRows } from './cache.ts';
import { Sieve } from './hash-filter.ts';
import { commonFrom, FIRST, isLong, LATER } from './index-builder.ts';
import { AnyOf, nextPassing, type Pace, PackedList, type Postings, RowList, reached, type Test, Tested, type Within } from './postings.ts';
import { joined, shared, unpackRanks } from './static-rank.ts';
import type { ListHead, WordEntry } from './term.ts';

type Answer<T> = T | Promise<T>;

/** The lists of a word index that is held. */
export interface ListReader {
  readonly rows: number;
  readonly known: KnownRows;
  /** One piece of a long list, from 0. */
  piece(column: Column, word: string, place: number, number: number): Answer<Uint8Array>;
  /** The rows of a common word, as a packed set; null for other words. */
  common(column: Column, word: string): Answer<Uint8Array | null>;
}

/** What one word of a query may be satisfied by: any of some words, in any of some places. */
export interface Part {
  readonly entries: readonly WordEntry[];
  readonly places: readonly number[];
}

const NONE = new Uint32Array();

export const ANYWHERE = [FIRST, LATER] as const;

/** A part of so many rows becomes a set, unless reading all its lists takes too long. */
const SET_ROWS = 32_768;
const MOST_READ_ROWS = 500_000;
/** For fewer tests than this it is not worth while to make a set. */
const FEW_TESTS = 256;
const READ_AT_ONCE = 250_000;
/** To read a row takes so many times less than to look for one in a list. */
const WORTH_READING = 8;
/** So many times fewer rows are looked for in a list one by one. */
const FEWER = 8;

export const rowsOf = (entry: WordEntry | null): number => (entry ? entry.first.rows + entry.later.rows : 0);
export function sizeOf({ entries, places }: Part): number {
  let rows = 0;
  for (const entry of entries) for (const place of places) rows += headOf(entry, place).rows;
  return rows;
}
const headOf = ({ first, later }: WordEntry, place: number): ListHead => (place === FIRST ? first : later);

export class WordRows {
  readonly #reader: ListReader;
  readonly #column: Column;
  readonly #sieves = new Map<string, Sieve>();

  constructor(reader: ListReader, column: Column) {
    this.#reader = reader;
    this.#column = column;
  }

  isCommon(entry: WordEntry | null): boolean {
    return rowsOf(entry) >= commonFrom(this.#reader.rows);
  }

  /** Walks the rows that satisfy a part and are in all of some sets. */
  list({ entries, places }: Part, within: readonly Within[] = []): Postings {
    const lists: Postings[] = [];
    for (const entry of entries)
      for (const place of places) if (headOf(entry, place).rows > 0) lists.push(this.#list(entry, place, within));
    const [only] = lists;
    return only && lists.length === 1 ? only : new AnyOf(lists);
  }

  /** Tests rows for a part, about so many times. A test goes along with the rows of one list, and serves no other. */
  async test(part: Part, times: number): Promise<Test> {
    const set = await this.settled(part, times);
    return set ? (rank) => (set.has(rank) ? rank : rank + 1) : this.looked(part);
  }

  /** The rows that satisfy a part as a set, where that is worth while for so many tests; else null. */
  async settled(part: Part, times: number): Promise<RowSet | null> {
    return times <= FEW_TESTS || part.places.length < ANYWHERE.length || !this.isSet(part) ? null : this.set(part);
  }

  /** Whether a part has so many rows that a set of them is worth while, and so few that it can be made. */
  isSet({ entries, places }: Part): boolean {
    const read = entries.filter((entry) => !this.isCommon(entry));
    return sizeOf({ entries, places }) >= SET_ROWS && sizeOf({ entries: read, places }) <= MOST_READ_ROWS;
  }

  /** The rows that have one of the words of a part, wherever it stands. */
  async set({ entries }: Part): Promise<RowSet> {
    const [only] = entries;
    if (only && entries.length === 1 && this.isCommon(only)) return this.common(only);
    const name = JSON.stringify([this.#column.name, entries.map(({ word }) => word)]);
    const set = await this.#reader.known.set(name, async () => {
      const rows = new RowSetBuilder(this.#reader.rows);
      for (const entry of entries) if (this.isCommon(entry)) rows.addAll(await this.common(entry));
      await this.read({ entries: entries.filter((entry) => !this.isCommon(entry)), places: ANYWHERE }, (ranks) => rows.addList(ranks));
      return rows.end();
    });
    return set ?? RowSet.of([]);
  }

  /** The rows that have all of some words, wherever they stand; null where every word is common, for then they may be very many. */
  async havingAll(entries: readonly WordEntry[]): Promise<Uint32Array | null> {
    const [rarest, ...others] = [...entries].sort((a, b) => rowsOf(a) - rowsOf(b));
    if (!rarest || this.isCommon(rarest)) return null;
    let rows = await this.#ranks(rarest);
    for (const entry of others) {
      if (rows.length === 0) break;
      if (this.isCommon(entry)) rows = (await this.common(entry)).among(rows);
      else rows = rows.length * FEWER < rowsOf(entry) ? await this.#sought(rows, entry) : shared(rows, await this.#ranks(entry));
    }
    return rows;
  }

  /** Of some rows, those that have a word: looked for in its lists, of which most is not read. */
  async #sought(rows: Uint32Array, entry: WordEntry): Promise<Uint32Array> {
    const list = this.list({ entries: [entry], places: ANYWHERE });
    const found = new Uint32Array(rows.length);
    let count = 0;
    for (const rank of rows) {
      const step = list.seek(rank);
      const next = typeof step === 'number' ? step : await reached(list, rank);
      if (next === rank) found[count++] = rank;
    }
    return found.subarray(0, count);
  }

  /** The rows of a word, wherever it stands. */
  async #ranks(entry: WordEntry): Promise<Uint32Array> {
    const [first, later] = await Promise.all(ANYWHERE.map((place) => this.#ranksIn(entry, place)));
    return joined(later ?? NONE, first ?? NONE);
  }

  async #ranksIn(entry: WordEntry, place: number): Promise<Uint32Array> {
    const { list, rows } = headOf(entry, place);
    const ranks = unpackRanks(list);
    if (!isLong(rows)) return ranks;
    const all = new Uint32Array(rows);
    const pieces = await Promise.all(Array.from(ranks, (_, number) => this.#piece(entry.word, place, number)));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  /** The rows of a common word, wherever it stands. */
  async common(entry: WordEntry): Promise<RowSet> {
    const { known, rows } = this.#reader;
    const set = await known.set(JSON.stringify([this.#column.name, 'common', entry.word]), async () => {
      const packed = await this.#reader.common(this.#column, entry.word);
      return packed && RowSet.unpacked(packed, rows);
    });
    return set ?? RowSet.of([]);
  }

  /** Reads the rows of a part, list after list and piece after piece, until they are no longer taken. */
  async read({ entries, places }: Part, take: (ranks: Uint32Array) => unknown): Promise<void> {
    let read = 0;
    for (const entry of entries) {
      for (const place of places) {
        for (const piece of this.#pieces(entry, place)) {
          const ranks = piece instanceof Promise ? await piece : piece;
          if (take(ranks) === false) return;
          read += ranks.length;
          if (read < READ_AT_ONCE) continue;
          read = 0;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    }
  }

  *#pieces(entry: WordEntry, place: number): Generator<Answer<Uint32Array>> {
    const { list, rows } = headOf(entry, place);
    if (rows === 0) return;
    const ranks = unpackRanks(list);
    if (!isLong(rows)) yield ranks;
    else for (let number = 0; number < ranks.length; number++) yield this.#piece(entry.word, place, number);
  }

  /** A test that looks into the lists, which are made when it is first needed. */
  async looked(part: Part): Promise<Test> {
    const ready = part.places.includes(LATER) ? part.entries.filter((entry) => this.isCommon(entry)) : [];
    const sets = await Promise.all(ready.map((entry) => this.common(entry)));
    let list: Postings | null = null;
    let firsts: Postings | null = null;
    return (rank) => {
      if (isInAny(rank, sets)) {
        // The rows of a common word are known, but not in which place it stands.
        if (part.places.includes(FIRST)) return rank;
        firsts ??= this.list({ entries: ready, places: [FIRST] });
        const first = firsts.seek(rank);
        if (typeof first !== 'number') return first;
        if (first !== rank) return rank;
      }
      list ??= this.list({ ...part, entries: part.entries.filter((entry) => !ready.includes(entry)) });
      const found = list.seek(rank);
      return found === rank || typeof found !== 'number' || sets.length === 0 ? found : rank + 1;
    };
  }

  /** Most rows that a part does not have fall through; null where to read all its lists takes longer than to look into them so many times. */
  async sieve(part: Part, times: number): Promise<Sieve | null> {
    const size = sizeOf(part);
    if (times <= FEW_TESTS || size > Math.min(SET_ROWS, WORTH_READING * part.entries.length * times)) return null;
    const name = `${part.places} ${part.entries.map(({ word }) => word)}`;
    const known = this.#sieves.get(name);
    if (known) return known;
    const sieve = new Sieve(size);
    await this.read(part, (ranks) => sieve.add(ranks));
    this.#sieves.set(name, sieve);
    return sieve;
  }

  #list(entry: WordEntry, place: number, within: readonly Within[]): Postings {
    const { rows, list } = headOf(entry, place);
    if (!isLong(rows)) return new PackedList(rows, list, within);
    return new RowList(rows, { lasts: unpackRanks(list), read: (number) => this.#piece(entry.word, place, number) }, within);
  }

  #piece(word: string, place: number, number: number): Answer<Uint32Array> {
    const name = `${this.#column.name} ${word} ${place} ${number}`;
    return this.#reader.known.piece(name, () => this.#reader.piece(this.#column, word, place, number));
  }
}

function isInAny(rank: number, sets: readonly RowSet[]): boolean {
  for (let i = 0; i < sets.length; i++) if (sets[i]?.has(rank)) return true;
  return false;
}

/** Passes a row that fails one of the tests at least. */
export const notAll =
  (tests: readonly Test[]): Test =>
  (rank) => {
    const next = nextPassing(tests, rank);
    if (typeof next !== 'number') return next;
    return next === rank ? rank + 1 : rank;
  };

export const tested = (list: Postings, tests: readonly Test[], pace: Pace): Postings =>
  tests.length === 0 ? list : new Tested(list, tests, pace);
