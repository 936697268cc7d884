/** Which documents match the words of a query, stage by stage, as postings that are put together in whichever way reads least. */
import { Bitset } from './bitset.ts';
import { ANYWHERE, type Clause, ClauseReader, sizeOf } from './clauses.ts';
import type { DocumentSet } from './document-set.ts';
import type { Filter, IndexReader } from './port.ts';
import {
  BitsetPostings,
  BlockPostings,
  END,
  filtered,
  notAll,
  type Postings,
  type Predicate,
  reached,
  StepCount,
  UnionPostings,
} from './postings.ts';
import { type DocumentOrder, staticScore } from './static-rank.ts';
import { INNER, LEADING, type QueryTerm, type Zone } from './term.ts';
import { mostOf } from './terms.ts';
import { lengthOf } from './tokenizer.ts';

/** 0: all words, the first of them first. 1: all words. 2: all words or longer ones, one like the first of them first. 3: all words or longer ones. */
export const STAGES = 4;
const LONGER_STAGE = 2;
/** Where more documents than this have the words, residual predicates are settled for all documents at once. */
const SETTLED_DOCUMENTS = 10_000;
/** A list up to this length is walked itself; of longer ones what their bitsets share. */
const WALKED_DOCUMENTS = 65_536;

/** Until it is known which words are left out, which does not depend on a filter, all documents. */
const ALL: Filter = { name: '', boostClasses: [], positions: null, residual: null };

/** Documents from one on, before another. */
interface Span {
  readonly from: number;
  readonly end: number;
}

/** Makes predicates for one list of so many documents. */
type PredicatesFor = (questions: number) => Promise<readonly Predicate[]>;

export class Matcher {
  readonly terms: readonly QueryTerm[];
  readonly order: DocumentOrder;
  readonly steps = new StepCount();
  readonly clauses: ClauseReader;
  readonly #index: IndexReader;
  #filter = ALL;
  /** The documents that the filter's positions are. */
  #allowed: Bitset | null = null;
  /** What bitsets share, by the terms of the sets. */
  readonly #shared = new Map<string, BitsetPostings>();
  #whole: Promise<Uint32Array | null> | null = null;

  constructor(index: IndexReader, order: DocumentOrder, terms: readonly QueryTerm[]) {
    this.#index = index;
    this.order = order;
    this.terms = terms;
    this.clauses = new ClauseReader(index);
  }

  get filter(): Filter {
    return this.#filter;
  }

  /** The documents that may be found; null for all that have words. */
  get allowed(): Bitset | null {
    return this.#allowed;
  }

  /** Whether any document matches, whatever the filter. */
  matchesAny(): Promise<boolean> {
    const { name, cache } = this.#index;
    const areFrequent = this.terms.every(({ entry }) => entry !== null && this.clauses.isFrequent(entry));
    if (!areFrequent) return this.#looksForAny();
    return cache.finding(JSON.stringify([name, this.terms.map(({ term }) => term)]), () => this.#looksForAny());
  }

  /** Makes ready what a filter needs, now that it is known how many documents have the words. */
  async settle(filter: Filter): Promise<void> {
    const { residual } = filter;
    this.#filter = filter;
    if (residual && Math.min(...this.terms.map(mostOf)) > SETTLED_DOCUMENTS) {
      const all = await residual.all();
      this.#filter = { ...filter, positions: filter.positions?.and(all) ?? all, residual: null };
    }
    this.#allowed = await this.#allowedBy(this.#filter);
  }

  /** The documents of a stage that may be found; null when it can have none. */
  async stage(stage: number): Promise<Postings | null> {
    const postings = await this.#matching(stage);
    if (!postings) return null;
    const spans = this.#spans(stage);
    return filtered(postings, [(document) => this.#nextAllowed(document, spans)], this.steps);
  }

  /** The documents of each word, where all words are frequent; else null. */
  async frequentSets(): Promise<readonly Bitset[] | null> {
    const entries = this.terms.flatMap(({ entry }) => (entry && this.clauses.isFrequent(entry) ? [entry] : []));
    return entries.length < this.terms.length ? null : Promise.all(entries.map((entry) => this.clauses.frequent(entry)));
  }

  /** The documents that have all words unchanged; null where they may be very many, and where a word is nowhere. */
  wholeDocuments(): Promise<Uint32Array | null> {
    const entries = this.terms.flatMap(({ entry }) => entry ?? []);
    this.#whole ??= entries.length < this.terms.length ? Promise.resolve(null) : this.clauses.havingAll(entries);
    return this.#whole;
  }

  /** What so many documents must be in to be allowed and to satisfy other clauses: sets, which report most or all, and predicates for what is left. */
  async besides(
    others: readonly Clause[],
    questions: number,
  ): Promise<{ readonly within: readonly DocumentSet[]; readonly predicates: readonly Predicate[] }> {
    const sets = await Promise.all(others.map((clause) => this.clauses.setFor(clause, questions)));
    const left = others.filter((_, i) => !sets[i]);
    const filters = await Promise.all(left.map((clause) => this.clauses.hashFilter(clause, questions)));
    const predicates = await Promise.all(left.map((clause) => this.clauses.looked(clause)));
    return { within: [this.#allowed, ...sets, ...filters].flatMap((within) => within ?? []), predicates };
  }

  /** Whether a list of so many documents is better not walked itself. */
  isLong(documents: number): boolean {
    return documents > Math.min(WALKED_DOCUMENTS, this.#allowed?.count ?? WALKED_DOCUMENTS);
  }

  async #looksForAny(): Promise<boolean> {
    const sets = await this.frequentSets();
    const whole = this.terms.length > 1 ? await this.wholeDocuments() : null;
    if (whole ? whole.length > 0 : sets && Bitset.nextInAll(sets)(1) !== null) return true;
    for (let stage = sets || whole ? LONGER_STAGE : 0; stage < STAGES; stage++) {
      const postings = await this.#matching(stage);
      if (postings && (await reached(postings, 0)) !== END) return true;
    }
    return false;
  }

  /** Null where all documents that have words are allowed. What is quickly made again is not cached. */
  async #allowedBy({ positions, name, residual }: Filter): Promise<Bitset | null> {
    if (!positions) return null;
    const { cache, name: index } = this.#index;
    const key = JSON.stringify(['allowed', index, name, residual === null]);
    const make = (): Bitset => positions.renumbered(this.order.documents);
    const documents = positions.count <= SETTLED_DOCUMENTS ? make() : await cache.bitset(key, async () => make());
    const areAll = await cache.finding(key, async () => this.#withWords().every(({ from, end }) => documents.hasRange(from, end)));
    return areAll ? null : documents;
  }

  #matching(stage: number): Promise<Postings | null> {
    return stage < LONGER_STAGE
      ? this.#wholeWords(stage === 0 ? LEADING : INNER)
      : this.#longerWords(stage === LONGER_STAGE ? LEADING : INNER);
  }

  /** Documents that have all words unchanged, the first of them in a zone. */
  async #wholeWords(zone: Zone): Promise<Postings | null> {
    const clauses = this.#wholeClauses([zone]);
    const whole = clauses && clauses.length > 1 ? await this.wholeDocuments() : null;
    const first = this.terms[0]?.entry;
    if (!whole || !first) return clauses && this.#allOf(clauses, async () => []);
    const isLeading = await this.clauses.looked({ entries: [first], zones: [LEADING] });
    return filtered(postingsOf(whole), [zone === LEADING ? isLeading : notAll([isLeading])], this.steps);
  }

  /** What each word unchanged requests; null where a word is nowhere. */
  #wholeClauses(firstZones: readonly Zone[]): readonly Clause[] | null {
    const clauses = this.terms.flatMap(({ entry }, i): Clause[] =>
      entry ? [{ entries: [entry], zones: i === 0 ? firstZones : ANYWHERE }] : [],
    );
    return clauses.length < this.terms.length ? null : clauses;
  }

  /**
   * Documents that have all words or longer ones, at least one of them only longer. So one of the longer words leads, not a frequent word of
   * the query, whose documents were all met before.
   */
  async #longerWords(zone: Zone): Promise<Postings | null> {
    const any = this.terms.map(
      ({ entry, longer }, i): Clause => ({ entries: entry ? [entry, ...longer] : longer, zones: i === 0 ? [zone] : ANYWHERE }),
    );
    const lists: Postings[] = [];
    for (const [i, { longer }] of this.terms.entries()) {
      if (longer.length === 0) continue;
      const clauses = any.map((clause, j) => (i === j ? { ...clause, entries: longer } : clause));
      lists.push(await this.#allOf(clauses, (questions) => this.#notBefore(zone, any, questions)));
    }
    return lists.length === 0 ? null : new UnionPostings(lists);
  }

  /** What the documents of a stage of longer words must not be: documents of an earlier stage. */
  async #notBefore(zone: Zone, [first]: readonly Clause[], questions: number): Promise<readonly Predicate[]> {
    const predicates: Predicate[] = [];
    const whole = await this.wholeDocuments();
    const clauses = this.#wholeClauses(ANYWHERE);
    if (whole) {
      const postings = postingsOf(whole);
      predicates.push(notAll([(document) => postings.seek(document)]));
    } else if (clauses) predicates.push(notAll(await Promise.all(clauses.map((clause) => this.clauses.predicate(clause, questions)))));
    if (zone === INNER && first) predicates.push(notAll([await this.clauses.predicate({ ...first, zones: [LEADING] }, questions)]));
    return predicates;
  }

  /** Documents that satisfy all clauses: the shortest list leads; where all are long or few documents are allowed, what the bitsets share leads. */
  async #allOf(clauses: readonly Clause[], predicatesFor: PredicatesFor): Promise<Postings> {
    const [shortest, ...others] = bySize(clauses);
    if (!shortest) return new UnionPostings([]);
    const size = sizeOf(shortest);
    const shared = this.isLong(size) ? await this.#sharedBy(clauses) : null;
    if (shared) {
      const left = clauses.filter((clause) => clause.zones !== ANYWHERE || !this.clauses.isSet(clause));
      const predicates = await Promise.all(left.map((clause) => this.clauses.predicate(clause, shared.size)));
      return filtered(shared, [...predicates, ...(await predicatesFor(shared.size))], this.steps);
    }
    const { within, predicates } = await this.besides(others, size);
    return filtered(this.clauses.postings(shortest, within), [...predicates, ...(await predicatesFor(size))], this.steps);
  }

  /** The documents that are allowed and in the bitsets of all clauses that have one, whatever the zones; null where that says too little. */
  async #sharedBy(clauses: readonly Clause[]): Promise<Postings | null> {
    const anywhere = clauses.map((clause): Clause => ({ ...clause, zones: ANYWHERE })).filter((clause) => this.clauses.isSet(clause));
    const allowed = this.#allowed;
    if (anywhere.length < 2 && !allowed) return null;
    const name = JSON.stringify([allowed !== null, anywhere.map(({ entries }) => entries.map(({ term }) => term))]);
    const known = this.#shared.get(name);
    if (known) return known;
    const sets = await Promise.all(anywhere.map((clause) => this.clauses.set(clause)));
    const size = Math.min(allowed?.count ?? END, ...anywhere.map(sizeOf));
    const shared = new BitsetPostings(allowed ? [allowed, ...sets] : sets, size);
    this.#shared.set(name, shared);
    return shared;
  }

  /** All documents that have words. */
  #withWords(): readonly Span[] {
    return this.#filter.boostClasses.map((_, boostClass) => ({
      from: this.order.firstOf(staticScore(boostClass, 1)),
      end: this.order.firstOf(staticScore(boostClass + 1, 0)),
    }));
  }

  /** The documents that can be in a stage: of no boost class that the filter rules out, with no text shorter than the words. */
  #spans(stage: number): readonly Span[] {
    // One longer word can stand for several words of the query that begin alike.
    const words = this.terms.map(({ term }) => term);
    const apart = stage < LONGER_STAGE ? words : words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
    const least = lengthOf(apart);
    return this.#filter.boostClasses.flatMap((isPossible, boostClass) => {
      const from = this.order.firstOf(staticScore(boostClass, least));
      const end = this.order.firstOf(staticScore(boostClass + 1, 0));
      return isPossible ? [{ from, end }] : [];
    });
  }

  /** The first document not before one that may be found in a stage; that very one if it does. */
  #nextAllowed(document: number, spans: readonly Span[]): number {
    for (const { from, end } of spans) {
      if (document >= end) continue;
      if (document < from) return from;
      return this.#allowed && !this.#allowed.has(document) ? document + 1 : document;
    }
    return END;
  }
}

export const bySize = (clauses: readonly Clause[]): readonly Clause[] => [...clauses].sort((a, b) => sizeOf(a) - sizeOf(b));

const postingsOf = (documents: Uint32Array): Postings => new BlockPostings(documents.length, documents);
