/**
 * Ranked word search in one index. Reads matches in stages, starting with the best one. Stops when the page is full.
 *
 *   exact     documents that have only the words, then the best documents of stage 0 that begin with the words in order
 *   stage 0   documents that begin with the first word and contain all words
 *   stage 1   documents that contain all words, anywhere
 *   stage 2   as stage 0, but a longer word that begins with a word of the query also matches it
 *   stage 3   as stage 1, with such longer words
 *
 * Within a stage, documents are in document order (static-rank.ts). If no document contains all words, a frequent word is ignored,
 * because rarer words are more specific.
 */
import { at, present } from '../core/assert.ts';
import { MatchCount } from './match-count.ts';
import { Matcher, STAGES } from './matcher.ts';
import type { Filter, IndexReader, RankedPage, Total } from './port.ts';
import { END, type Postings, reached, SharedPostings } from './postings.ts';
import { LONGEST, staticScore } from './static-rank.ts';
import { countOfTerm, queryTermOf } from './terms.ts';
import { beginsWith, lengthOf, queryWords, wordsOf } from './tokenizer.ts';

/** For each boost class, the number of documents whose texts are compared with the exact words. */
const EXACT_DOCUMENTS = 50;
/** The number of documents whose conditions are checked together. */
const MET_AT_ONCE = 200;
/**
 * Converts a stage to a position in the ranking. A position up to this number is the number of exact matches before it. A higher position
 * is this number, multiplied by the stage (from 1), plus the document number.
 */
const STAGE = 2 ** 32;

export class Search {
  /** Frequent words of the query that were ignored. */
  readonly leftOut: readonly string[];
  readonly #index: IndexReader;
  readonly #matcher: Matcher;
  /** The words of the query in order. A repeated word occurs more than once. */
  readonly #wanted: readonly string[];
  /** Stages that were read from the start. An empty stage is null. */
  readonly #walked = new Map<number, SharedPostings | null>();

  private constructor(index: IndexReader, matcher: Matcher, wanted: readonly string[], leftOut: readonly string[]) {
    this.#index = index;
    this.#matcher = matcher;
    this.#wanted = wanted;
    this.leftOut = leftOut;
  }

  /** Prepares a search. Returns null if the text has no words. */
  static async of(index: IndexReader, text: string, filter: Filter): Promise<Search | null> {
    const terms = await Promise.all(queryWords(text).map((word) => queryTermOf(index, word)));
    if (terms.length === 0) return null;
    const order = await index.cache.order(index.name, () => index.staticScores());
    const all = new Matcher(index, order, terms);
    const frequent = terms.filter(({ entry }) => entry !== null && all.clauses.isFrequent(entry));
    frequent.sort((a, b) => countOfTerm(b) - countOfTerm(a));
    let [chosen, leftOut] = [all, frequent.slice(0, 0)];
    for (let left = 0; left <= Math.min(frequent.length, terms.length - 1); left++) {
      const without = frequent.slice(0, left);
      const matcher =
        left === 0
          ? all
          : new Matcher(
              index,
              order,
              terms.filter((term) => !without.includes(term)),
            );
      if (!(await matcher.matchesAny())) continue;
      [chosen, leftOut] = [matcher, without];
      break;
    }
    await chosen.settle(filter);
    const words = leftOut.map(({ term }) => term);
    return new Search(
      index,
      chosen,
      wordsOf(text).filter((word) => !words.includes(word)),
      words,
    );
  }

  /**
   * Returns the next page of results.
   * @param after position at which the previous page ended, or 0 for the first page
   */
  async page(after: number, limit: number): Promise<RankedPage> {
    const exact = await this.#exact(after < STAGE ? after + limit + 1 : Number.POSITIVE_INFINITY);
    const found = after < STAGE ? exact.slice(after).map((document, i) => ({ document, place: after + i + 1 })) : [];
    const shown = new Set(exact);
    const firstStage = Math.max(0, Math.floor(after / STAGE) - 1);
    for (let stage = firstStage; stage < STAGES && found.length <= limit; stage++) {
      const from = after >= STAGE && stage === firstStage ? (after % STAGE) + 1 : 0;
      const documents = await this.#ofStage(stage, from, limit + 1 - found.length, shown);
      for (const document of documents) found.push({ document, place: (stage + 1) * STAGE + document });
    }
    const page = found.slice(0, limit);
    return { positions: this.#positions(page.map(({ document }) => document)), next: found.length > limit ? at(page, -1).place : null };
  }

  /** Counts the matches, up to a limit. */
  total(): Promise<Total> {
    return new MatchCount(this.#matcher, {
      stage: (stage) => this.#walk(stage),
      isWalked: () => Array.from({ length: STAGES }, (_, stage) => this.#walked.get(stage)).every((one) => one === null || one?.isOver),
      take: (postings, from, limit) => this.#take(postings, from, limit, new Set()),
    }).total();
  }

  /** Returns documents of a stage. Omits those in `shown`. */
  async #ofStage(stage: number, from: number, limit: number, shown: ReadonlySet<number>): Promise<readonly number[]> {
    // A later page starts far down the list. A new reader skips the earlier part without reading it.
    const postings = from === 0 ? await this.#walk(stage) : await this.#matcher.stage(stage);
    return postings ? (await this.#take(postings, from, limit, shown)).slice(0, limit) : [];
  }

  /** Reads a stage from the start. Documents that were already read are not read again. */
  async #walk(stage: number): Promise<Postings | null> {
    const known = this.#walked.get(stage);
    if (known !== undefined) return known;
    const postings = await this.#matcher.stage(stage);
    const walked = postings && new SharedPostings(postings);
    this.#walked.set(stage, walked);
    return walked;
  }

  /**
   * Returns documents that begin with exactly these words. Documents without further words come first.
   * @param most the maximum number of documents
   */
  async #exact(most: number): Promise<readonly number[]> {
    const equal = await this.#asLong();
    const exact = [...(await this.#beginning(equal))];
    const first = this.#matcher.terms.length > 1 ? await this.#ofStage(0, 0, EXACT_DOCUMENTS, new Set()) : [];
    const opening = first.filter((document) => !equal.includes(document));
    for (let from = 0; from < opening.length && exact.length < most; ) {
      const few = opening.slice(from, from + most - exact.length);
      exact.push(...(await this.#beginning(few)));
      from += few.length;
    }
    return exact;
  }

  /** Returns, for each boost class, documents that contain all words and have the same length as the words. */
  async #asLong(): Promise<readonly number[]> {
    const found: number[] = [];
    const postings = await this.#matcher.stage(0);
    for (const [boostClass, isPossible] of this.#matcher.filter.boostClasses.entries()) {
      if (isPossible && postings) found.push(...(await this.#ofScore(postings, staticScore(boostClass, lengthOf(this.#wanted)))));
    }
    return found;
  }

  async #ofScore(postings: Postings, score: number): Promise<readonly number[]> {
    const { order } = this.#matcher;
    const found: number[] = [];
    const end = order.firstOf(score + 1);
    let document = await reached(postings, order.firstOf(score));
    while (document < end && found.length < EXACT_DOCUMENTS) {
      const batch: number[] = [];
      for (; document < end && batch.length < EXACT_DOCUMENTS; document = await reached(postings, document + 1)) batch.push(document);
      found.push(...(await this.#met(batch)));
    }
    return found.slice(0, EXACT_DOCUMENTS);
  }

  /** Returns the documents whose text begins with the words in order. */
  async #beginning(documents: readonly number[]): Promise<readonly number[]> {
    // If the query has one word, and the documents have the length of this word, their texts need not be compared.
    if (documents.length === 0 || (this.#wanted.length === 1 && lengthOf(this.#wanted) < LONGEST)) return documents;
    const texts = await this.#index.texts(this.#positions(documents));
    return documents.filter((_, i) => beginsWith(this.#wanted, present(texts[i], 'The text of a document that the index names')));
  }

  #positions(documents: readonly number[]): readonly number[] {
    return documents.map((document) => this.#matcher.order.positionOf(document));
  }

  /** Returns at least `limit` documents that are not in `shown`. Returns fewer if the list ends. */
  async #take(postings: Postings, from: number, limit: number, shown: ReadonlySet<number>): Promise<readonly number[]> {
    const found: number[] = [];
    let document = from;
    while (found.length < limit && document !== END) {
      const batch: number[] = [];
      const wanted = this.#matcher.filter.residual ? MET_AT_ONCE : limit - found.length;
      while (batch.length < wanted) {
        const step = postings.seek(document);
        if (typeof step !== 'number') {
          await step;
          continue;
        }
        document = step;
        if (document === END) break;
        if (!shown.has(document)) batch.push(document);
        document++;
      }
      found.push(...(await this.#met(batch)));
    }
    return found;
  }

  async #met(documents: readonly number[]): Promise<readonly number[]> {
    const { residual } = this.#matcher.filter;
    if (!residual || documents.length === 0) return documents;
    const met = new Set(await residual.among(this.#positions(documents)));
    return documents.filter((document) => met.has(this.#matcher.order.positionOf(document)));
  }
}
