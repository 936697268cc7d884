/** Finds the documents that match the words of a query in each stage. Chooses the fastest method. */
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

/**
 * The number of stages. Stage 0: documents that begin with the first word and contain all words. Stage 1: documents that contain all
 * words. Stage 2: as stage 0, but a longer word that begins with a word of the query also matches it. Stage 3: as stage 1, with such
 * longer words.
 */
export const STAGES = 4;
const LONGER_STAGE = 2;
/**
 * The maximum number of documents for which conditions are evaluated document by document. If there are more, conditions are evaluated
 * for all documents at once.
 */
const SETTLED_DOCUMENTS = 10_000;
/** The maximum length of a list that is read. If all lists are longer, the search reads the intersection of their bitsets. */
const WALKED_DOCUMENTS = 65_536;

/**
 * A filter that allows all documents. It applies until the search has chosen which frequent words to ignore, because this choice must not
 * depend on the real filter.
 */
const ALL: Filter = { name: '', boostClasses: [], positions: null, residual: null };

/** A range of documents. `end` is exclusive. */
interface Span {
  readonly from: number;
  readonly end: number;
}

/** Returns predicates for a list. They will be called for about `questions` documents. */
type PredicatesFor = (questions: number) => Promise<readonly Predicate[]>;

export class Matcher {
  readonly terms: readonly QueryTerm[];
  readonly order: DocumentOrder;
  readonly steps = new StepCount();
  readonly clauses: ClauseReader;
  readonly #index: IndexReader;
  #filter = ALL;
  /** The documents that the filter allows. Null if it allows all documents that have words. */
  #allowed: Bitset | null = null;
  /** Intersections of bitsets, by the terms that the bitsets are for. */
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

  get allowed(): Bitset | null {
    return this.#allowed;
  }

  /** Returns true if a document matches the words. Ignores the filter. */
  matchesAny(): Promise<boolean> {
    const { name, cache } = this.#index;
    const areFrequent = this.terms.every(({ entry }) => entry !== null && this.clauses.isFrequent(entry));
    if (!areFrequent) return this.#looksForAny();
    return cache.finding(JSON.stringify([name, this.terms.map(({ term }) => term)]), () => this.#looksForAny());
  }

  /** Sets the filter. The caller must already know that a document matches the words. */
  async settle(filter: Filter): Promise<void> {
    const { residual } = filter;
    this.#filter = filter;
    if (residual && Math.min(...this.terms.map(mostOf)) > SETTLED_DOCUMENTS) {
      const all = await residual.all();
      this.#filter = { ...filter, positions: filter.positions?.and(all) ?? all, residual: null };
    }
    this.#allowed = await this.#allowedBy(this.#filter);
  }

  /** Returns the documents of a stage. Returns null if it has no documents. */
  async stage(stage: number): Promise<Postings | null> {
    const postings = await this.#matching(stage);
    if (!postings) return null;
    const spans = this.#spans(stage);
    return filtered(postings, [(document) => this.#nextAllowed(document, spans)], this.steps);
  }

  async frequentSets(): Promise<readonly Bitset[] | null> {
    const entries = this.terms.flatMap(({ entry }) => (entry && this.clauses.isFrequent(entry) ? [entry] : []));
    return entries.length < this.terms.length ? null : Promise.all(entries.map((entry) => this.clauses.frequent(entry)));
  }

  /** Returns the documents that contain all words exactly. Returns null if there may be too many of them, or if a word does not occur. */
  wholeDocuments(): Promise<Uint32Array | null> {
    const entries = this.terms.flatMap(({ entry }) => entry ?? []);
    this.#whole ??= entries.length < this.terms.length ? Promise.resolve(null) : this.clauses.havingAll(entries);
    return this.#whole;
  }

  /**
   * Returns the conditions for the documents of one clause, which are the filter and all other clauses. Sets quickly exclude most
   * documents. Predicates check the remaining documents exactly.
   */
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

  /**
   * Returns the documents that the filter allows. Returns null if it allows all documents that have words. Small sets are not cached,
   * because they are built quickly.
   */
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

  /** Returns the documents that contain all words exactly, with the first word in `zone`. */
  async #wholeWords(zone: Zone): Promise<Postings | null> {
    const clauses = this.#wholeClauses([zone]);
    const whole = clauses && clauses.length > 1 ? await this.wholeDocuments() : null;
    const first = this.terms[0]?.entry;
    if (!whole || !first) return clauses && this.#allOf(clauses, async () => []);
    const isLeading = await this.clauses.looked({ entries: [first], zones: [LEADING] });
    return filtered(postingsOf(whole), [zone === LEADING ? isLeading : notAll([isLeading])], this.steps);
  }

  #wholeClauses(firstZones: readonly Zone[]): readonly Clause[] | null {
    const clauses = this.terms.flatMap(({ entry }, i): Clause[] =>
      entry ? [{ entries: [entry], zones: i === 0 ? firstZones : ANYWHERE }] : [],
    );
    return clauses.length < this.terms.length ? null : clauses;
  }

  /**
   * Returns the documents that contain all words, but at least one of them only as the start of a longer word. Documents with all exact
   * words are in earlier stages.
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

  /**
   * Reads the shortest list, and checks the other clauses for each of its documents. If all lists are long, or the filter allows few
   * documents, reads the intersection of bitsets.
   */
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

  /**
   * Returns the intersection of the bitsets of all clauses, in any zone. Returns null if there are fewer than two bitsets and no filter.
   */
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

  #withWords(): readonly Span[] {
    return this.#filter.boostClasses.map((_, boostClass) => ({
      from: this.order.firstOf(staticScore(boostClass, 1)),
      end: this.order.firstOf(staticScore(boostClass + 1, 0)),
    }));
  }

  /** Returns ranges of documents in allowed boost classes. Their texts are at least as long as the words. */
  #spans(stage: number): readonly Span[] {
    // One longer word of a document can match several words of the query, if one of these begins with another.
    const words = this.terms.map(({ term }) => term);
    const apart = stage < LONGER_STAGE ? words : words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
    const least = lengthOf(apart);
    return this.#filter.boostClasses.flatMap((isPossible, boostClass) => {
      const from = this.order.firstOf(staticScore(boostClass, least));
      const end = this.order.firstOf(staticScore(boostClass + 1, 0));
      return isPossible ? [{ from, end }] : [];
    });
  }

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
