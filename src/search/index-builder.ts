/**
 * Builds an index for any number of documents. The memory that it needs is limited.
 *
 *   document ─words→ entries in memory ─full→ run on disk, sorted by term ─all runs, merged→ terms with their documents
 */
import { closeSync, openSync, rmSync } from 'node:fs';
import { entry } from '../core/assert.ts';
import { Bitset } from './bitset.ts';
import { blockRows, type IndexRow, isFrequent, packedList } from './index-format.ts';
import { RunReader, RunWriter } from './sorted-runs.ts';
import { DocumentOrder, staticScore } from './static-rank.ts';
import { INNER, LEADING } from './term.ts';
import { lengthOf, MIN_PREFIX, PREFIX_TERMS, wholeCharacters } from './tokenizer.ts';
import { u32At } from './unsigned.ts';

/** The maximum number of words of documents in memory. They use 8 MB in addition to their text. */
const ENTRIES = 2 ** 20;
const SCORES_AT_ONCE = 2 ** 16;
/** The lengths of prefixes that the index stores. A prefix is stored if more than `PREFIX_TERMS` terms start with it. */
const NOTED_PREFIXES = [MIN_PREFIX, MIN_PREFIX + 1];

interface TermDocuments {
  readonly term: string;
  readonly leading: Uint32Array;
  readonly inner: Uint32Array;
}

export class IndexBuilder {
  readonly #spill: string;
  readonly #file: number;
  #length = 0;
  #closed = false;
  readonly #runs: { readonly from: number; readonly to: number }[] = [];
  #numbers = new Map<string, number>();
  /**
   * The key of each entry, which is two times the number of its term, plus its zone. `#positions` has the document position of each
   * entry.
   */
  readonly #keys = new Uint32Array(ENTRIES);
  readonly #positions = new Uint32Array(ENTRIES);
  #entries = 0;
  #scores = new Uint16Array(SCORES_AT_ONCE);
  #documents = 0;

  /** @param spill path of a temporary file for the sorted runs. `close` deletes it */
  constructor(spill: string) {
    this.#spill = spill;
    this.#file = openSync(spill, 'wx+');
  }

  /** Adds a document. `words` are all words of its text, in order. */
  add(boostClass: number, words: readonly string[]): void {
    this.#documents++;
    if (this.#entries + words.length > ENTRIES) this.#flush();
    this.#noteScore(staticScore(boostClass, lengthOf(words)));
    for (const [i, word] of words.entries()) {
      if (words.indexOf(word) < i) continue;
      let number = this.#numbers.get(word);
      if (number === undefined) this.#numbers.set(word, (number = this.#numbers.size));
      this.#keys[this.#entries] = 2 * number + (i === 0 ? LEADING : INNER);
      this.#positions[this.#entries++] = this.#documents;
    }
  }

  /** Returns two bytes for each position. The first two bytes are not used, because positions start at 1. */
  staticScores(): Uint8Array {
    return new Uint8Array(this.#scores.buffer, 0, 2 * (this.#documents + 1));
  }

  /** Yields the rows of all index tables. The rows of a table are in the order of their keys. */
  *index(): Generator<IndexRow> {
    this.#flush();
    const order = new DocumentOrder(this.#scores.subarray(0, this.#documents + 1));
    const prefixes = NOTED_PREFIXES.map((letters) => new PrefixCollector(letters));
    for (const { term, leading, inner } of this.#merged(order.documents)) {
      yield { table: 'terms', cells: [term, leading.length, packedList(leading), inner.length, packedList(inner)] };
      yield* blockRows(term, LEADING, leading);
      yield* blockRows(term, INNER, inner);
      const count = leading.length + inner.length;
      if (isFrequent(count, this.#documents)) {
        const all = new Uint32Array(count);
        all.set(leading);
        all.set(inner, leading.length);
        yield { table: 'bitsets', cells: [term, Bitset.encodedDense(all, this.#documents)] };
      }
      for (const prefix of prefixes) yield* prefix.add(term, count);
    }
    for (const prefix of prefixes) yield* prefix.end();
  }

  /** Closes and deletes the temporary file. A second call has no effect. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
    rmSync(this.#spill, { force: true });
  }

  #noteScore(score: number): void {
    if (this.#documents >= this.#scores.length) {
      const longer = new Uint16Array(this.#scores.length * 2);
      longer.set(this.#scores);
      this.#scores = longer;
    }
    this.#scores[this.#documents] = score;
  }

  #flush(): void {
    if (this.#entries === 0) return;
    const terms = [...this.#numbers.keys()].sort();
    const places = new Uint32Array(terms.length);
    for (const [place, term] of terms.entries()) places[entry(this.#numbers, term)] = place;
    const keys = this.#keys.subarray(0, this.#entries).map((key) => 2 * u32At(places, key >>> 1) + (key & 1));
    const { order, ends } = sorted(keys, 2 * terms.length);
    const writer = new RunWriter(this.#file, this.#length);
    let at = 0;
    for (const [place, term] of terms.entries()) {
      for (const zone of [LEADING, INNER]) {
        const end = u32At(ends, 2 * place + zone);
        if (end > at) writer.head(term, zone, end - at);
        for (; at < end; at++) writer.position(u32At(this.#positions, u32At(order, at)));
      }
    }
    const from = this.#length;
    this.#length = writer.end();
    this.#runs.push({ from, to: this.#length });
    this.#numbers = new Map();
    this.#entries = 0;
  }

  /**
   * Yields each term once, with its documents by zone. Terms are in alphabetical order.
   * @param documents document numbers by position
   */
  *#merged(documents: Uint32Array): Generator<TermDocuments> {
    const readers = this.#runs.map(({ from, to }) => new RunReader(this.#file, from, to));
    for (;;) {
      let least: string | null = null;
      for (const { term } of readers) if (term !== null && (least === null || term < least)) least = term;
      if (least === null) return;
      const term = least;
      const listIn = (zone: number): Uint32Array => {
        const having = readers.filter((reader) => reader.term === term && reader.zone === zone);
        const list = new Uint32Array(having.reduce((count, reader) => count + reader.count, 0));
        let at = 0;
        for (const reader of having) at = reader.take(list, at);
        return list.map((position) => u32At(documents, position)).sort();
      };
      yield { term, leading: listIn(LEADING), inner: listIn(INNER) };
    }
  }
}

/**
 * Sorts entries by key, and returns the index at which each key ends. Entries with equal keys stay in the order of positions.
 * @param count a number greater than all keys
 */
function sorted(keys: Uint32Array, count: number): { readonly order: Uint32Array; readonly ends: Uint32Array } {
  const ends = new Uint32Array(count);
  for (const key of keys) ends[key] = u32At(ends, key) + 1;
  for (let key = 1; key < count; key++) ends[key] = u32At(ends, key) + u32At(ends, key - 1);
  const places = ends.slice();
  const order = new Uint32Array(keys.length);
  for (let i = keys.length - 1; i >= 0; i--) {
    const key = u32At(keys, i);
    const place = u32At(places, key) - 1;
    order[place] = i;
    places[key] = place;
  }
  return { order, ends };
}

/** Collects the terms that start with each prefix. The terms must be added in alphabetical order. */
class PrefixCollector {
  readonly #letters: number;
  #prefix = '';
  #terms: { readonly term: string; readonly count: number }[] = [];

  constructor(letters: number) {
    this.#letters = letters;
  }

  *add(term: string, count: number): Generator<IndexRow> {
    const prefix = wholeCharacters(term.slice(0, this.#letters));
    if (prefix !== this.#prefix) yield* this.end();
    this.#prefix = prefix;
    if (prefix.length === this.#letters) this.#terms.push({ term, count });
  }

  /** The row has one more term than a search uses. The additional term shows that the list is incomplete. */
  *end(): Generator<IndexRow> {
    const terms = this.#terms.splice(0);
    if (terms.length <= PREFIX_TERMS) return;
    const frequent = terms.sort((a, b) => b.count - a.count).slice(0, PREFIX_TERMS + 1);
    yield { table: 'prefixes', cells: [this.#prefix, JSON.stringify(frequent.map(({ term }) => term))] };
  }
}
