/** Finds the documents that match a clause. Chooses the fastest method: reading lists in order, bitsets, or look-ups in lists. */
import { Bitset, BitsetBuilder } from './bitset.ts';
import type { DocumentSet } from './document-set.ts';
import { HashFilter } from './hash-filter.ts';
import { isFrequent, isInBlocks } from './index-format.ts';
import type { IndexReader } from './port.ts';
import { type Answer, BlockPostings, PackedPostings, type Postings, type Predicate, UnionPostings } from './postings.ts';
import { intersection, unionOfDisjoint, unpackDocuments } from './postings-codec.ts';
import { INNER, LEADING, type PostingList, type TermEntry, type Zone } from './term.ts';
import { countOf } from './terms.ts';

/** One word of a query. A document matches if at least one of the zones contains at least one of the terms. */
export interface Clause {
  readonly entries: readonly TermEntry[];
  readonly zones: readonly Zone[];
}

export const ANYWHERE: readonly Zone[] = [LEADING, INNER];

/** The minimum number of documents of a clause that can become a bitset. Its lists must also be short enough. */
const BITSET_DOCUMENTS = 32_768;
const MOST_READ_DOCUMENTS = 500_000;
/** The maximum number of look-ups for which a bitset is not built. Building it would take more time than it saves. */
const FEW_QUESTIONS = 256;
const READ_AT_ONCE = 250_000;
/** The number of documents that can be read from a list in the time of one look-up. */
const WORTH_READING = 8;

const listOf = ({ zones }: TermEntry, zone: Zone): PostingList => zones[zone];

/** Returns an upper bound for the number of matching documents. */
export const sizeOf = ({ entries, zones }: Clause): number =>
  entries.reduce((size, entry) => zones.reduce((sum, zone) => sum + listOf(entry, zone).count, size), 0);

export class ClauseReader {
  readonly #index: IndexReader;
  readonly #hashFilters = new Map<string, HashFilter>();

  constructor(index: IndexReader) {
    this.#index = index;
  }

  isFrequent(entry: TermEntry): boolean {
    return isFrequent(countOf(entry), this.#index.documents);
  }

  postings({ entries, zones }: Clause, within: readonly DocumentSet[] = []): Postings {
    const lists = entries.flatMap((entry) =>
      zones.filter((zone) => listOf(entry, zone).count > 0).map((zone) => this.#postings(entry, zone, within)),
    );
    const [only] = lists;
    return only && lists.length === 1 ? only : new UnionPostings(lists);
  }

  /**
   * Returns a predicate for the clause. The predicate stores its position in the lists, so each reader needs a separate one.
   * @param questions approximate number of look-ups
   */
  async predicate(clause: Clause, questions: number): Promise<Predicate> {
    const set = await this.setFor(clause, questions);
    return set ? (document) => (set.has(document) ? document : document + 1) : this.looked(clause);
  }

  /**
   * Returns the clause as a bitset. Returns null if building it would take more time than it saves.
   * @param questions approximate number of look-ups
   */
  async setFor(clause: Clause, questions: number): Promise<Bitset | null> {
    return questions <= FEW_QUESTIONS || clause.zones.length < ANYWHERE.length || !this.isSet(clause) ? null : this.set(clause);
  }

  /** Returns true if the clause can become a bitset. It must match enough documents, and its lists must be short enough. */
  isSet({ entries, zones }: Clause): boolean {
    const read = entries.filter((entry) => !this.isFrequent(entry));
    return sizeOf({ entries, zones }) >= BITSET_DOCUMENTS && sizeOf({ entries: read, zones }) <= MOST_READ_DOCUMENTS;
  }

  async set({ entries }: Clause): Promise<Bitset> {
    const [only] = entries;
    if (only && entries.length === 1 && this.isFrequent(only)) return this.frequent(only);
    const name = JSON.stringify([this.#index.name, entries.map(({ term }) => term)]);
    return this.#index.cache.bitset(name, async () => {
      const set = new BitsetBuilder(this.#index.documents);
      for (const entry of entries) if (this.isFrequent(entry)) set.addAll(await this.frequent(entry));
      const others = entries.filter((entry) => !this.isFrequent(entry));
      await this.read({ entries: others, zones: ANYWHERE }, (documents) => {
        set.addList(documents);
        return true;
      });
      return set.end();
    });
  }

  frequent({ term }: TermEntry): Promise<Bitset> {
    const { name, cache, documents } = this.#index;
    return cache.bitset(JSON.stringify([name, 'frequent', term]), async () => Bitset.decoded(await this.#index.bitset(term), documents));
  }

  /**
   * Returns the documents that contain all terms, in any zone. Returns null if every term is frequent, because the result may be too
   * long.
   */
  async havingAll(entries: readonly TermEntry[]): Promise<Uint32Array | null> {
    const [rarest, ...others] = [...entries].sort((a, b) => countOf(a) - countOf(b));
    if (!rarest || this.isFrequent(rarest)) return null;
    let found = await this.#documents(rarest);
    for (const entry of others) {
      if (found.length === 0) break;
      found = this.isFrequent(entry) ? (await this.frequent(entry)).among(found) : intersection(found, await this.#documents(entry));
    }
    return found;
  }

  /** Calls `take` with the documents of each block. Stops when `take` returns false. */
  async read({ entries, zones }: Clause, take: (documents: Uint32Array) => boolean): Promise<void> {
    let read = 0;
    for (const entry of entries) {
      for (const zone of zones) {
        for (const block of this.#blocks(entry, zone)) {
          const documents = block instanceof Promise ? await block : block;
          if (!take(documents)) return;
          read += documents.length;
          if (read < READ_AT_ONCE) continue;
          read = 0;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    }
  }

  /** Returns a predicate that looks up documents in the lists. The lists are read at the first look-up. */
  async looked(clause: Clause): Promise<Predicate> {
    const frequent = clause.zones.includes(INNER) ? clause.entries.filter((entry) => this.isFrequent(entry)) : [];
    const sets = await Promise.all(frequent.map((entry) => this.frequent(entry)));
    let others: Postings | null = null;
    let leading: Postings | null = null;
    return (document) => {
      if (isInAny(document, sets)) {
        // The bitset of a frequent term covers both zones. It therefore cannot be used for a single zone.
        if (clause.zones.includes(LEADING)) return document;
        leading ??= this.postings({ entries: frequent, zones: [LEADING] });
        const first = leading.seek(document);
        if (typeof first !== 'number') return first;
        if (first !== document) return document;
      }
      others ??= this.postings({ ...clause, entries: clause.entries.filter((entry) => !frequent.includes(entry)) });
      const found = others.seek(document);
      return found === document || typeof found !== 'number' || sets.length === 0 ? found : document + 1;
    };
  }

  /**
   * Returns a filter that excludes most documents that do not match. Returns null if reading the lists would take more time than the
   * look-ups.
   */
  async hashFilter(clause: Clause, questions: number): Promise<HashFilter | null> {
    const size = sizeOf(clause);
    if (questions <= FEW_QUESTIONS || size > Math.min(BITSET_DOCUMENTS, WORTH_READING * clause.entries.length * questions)) return null;
    const name = `${clause.zones} ${clause.entries.map(({ term }) => term)}`;
    const known = this.#hashFilters.get(name);
    if (known) return known;
    const filter = new HashFilter(size);
    await this.read(clause, (documents) => {
      filter.add(documents);
      return true;
    });
    this.#hashFilters.set(name, filter);
    return filter;
  }

  async #documents(entry: TermEntry): Promise<Uint32Array> {
    const [leading, inner] = await Promise.all([this.#documentsIn(entry, LEADING), this.#documentsIn(entry, INNER)]);
    return unionOfDisjoint(inner, leading);
  }

  async #documentsIn(entry: TermEntry, zone: Zone): Promise<Uint32Array> {
    const { packed, count } = listOf(entry, zone);
    const documents = unpackDocuments(packed);
    if (!isInBlocks(count)) return documents;
    const all = new Uint32Array(count);
    let at = 0;
    for (const block of await Promise.all(Array.from(documents, (_, number) => this.#block(entry.term, zone, number)))) {
      all.set(block, at);
      at += block.length;
    }
    return all;
  }

  *#blocks(entry: TermEntry, zone: Zone): Generator<Answer<Uint32Array>> {
    const { packed, count } = listOf(entry, zone);
    if (count === 0) return;
    const documents = unpackDocuments(packed);
    if (!isInBlocks(count)) yield documents;
    else for (const number of documents.keys()) yield this.#block(entry.term, zone, number);
  }

  #postings(entry: TermEntry, zone: Zone, within: readonly DocumentSet[]): Postings {
    const { count, packed } = listOf(entry, zone);
    if (!isInBlocks(count)) return new PackedPostings(count, packed, within);
    return new BlockPostings(count, { lasts: unpackDocuments(packed), read: (number) => this.#block(entry.term, zone, number) }, within);
  }

  #block(term: string, zone: Zone, number: number): Answer<Uint32Array> {
    return this.#index.cache.block(`${this.#index.name} ${term} ${zone} ${number}`, () => this.#index.block(term, zone, number));
  }
}

function isInAny(document: number, sets: readonly Bitset[]): boolean {
  for (const set of sets) if (set.has(document)) return true;
  return false;
}
