/** Counts the documents that match a query, up to a limit. If the index contains the exact number, returns it immediately. */
import { at } from '../core/assert.ts';
import { Bitset } from './bitset.ts';
import { ANYWHERE, type Clause, sizeOf } from './clauses.ts';
import { bySize, type Matcher, STAGES } from './matcher.ts';
import type { Total } from './port.ts';
import { END, indexInAll, nextPassing, type Postings, type Predicate } from './postings.ts';
import { countOfTerm } from './terms.ts';
import { u32At } from './unsigned.ts';

/** The number of matches, or of steps, at which counting stops. */
const COUNTED = 1_000;
const COUNTED_STEPS = 4_000;
/** The maximum number of documents that are counted if predicates must test each of them. */
const TESTED = 4_000;
const TAKEN_AT_ONCE = 200;

/** The lists that were already read for the page of results. Counting continues with these lists and does not read them again. */
interface Walks {
  stage(stage: number): Promise<Postings | null>;
  isWalked(): boolean;
  take(postings: Postings, from: number, limit: number): Promise<readonly number[]>;
}

export class MatchCount {
  readonly #matcher: Matcher;
  readonly #walks: Walks;

  constructor(matcher: Matcher, walks: Walks) {
    this.#matcher = matcher;
    this.#walks = walks;
  }

  async total(): Promise<Total> {
    const { terms, filter } = this.#matcher;
    const whole = await this.#countedWhole();
    const hasLonger = terms.some(({ longer }) => longer.length > 0);
    if (whole !== null && (!hasLonger || whole >= COUNTED)) return { count: whole, isExact: !hasLonger };
    const clauses = terms.map(({ entry, longer }): Clause => ({ entries: entry ? [entry, ...longer] : longer, zones: ANYWHERE }));
    const isLong = this.#matcher.isLong(Math.min(...clauses.map(sizeOf)));
    return filter.residual || this.#walks.isWalked() || isLong ? this.#countWalking() : this.#countReading(clauses);
  }

  /** Returns the number of documents that contain all exact words. Returns null if the lists are needed to count them. */
  async #countedWhole(): Promise<number | null> {
    const { terms, filter, allowed } = this.#matcher;
    if (filter.residual) return null;
    const [only] = terms;
    if (only && terms.length === 1 && !allowed) return countOfTerm(only);
    const documents = allowed ? null : await this.#matcher.wholeDocuments();
    if (documents) return documents.length;
    const sets = await this.#matcher.frequentSets();
    return sets && Bitset.countInAll(allowed ? [allowed, ...sets] : sets);
  }

  /** Reads one list after the other, in any order. This is much faster than reading several lists in parallel. */
  async #countReading(clauses: readonly Clause[]): Promise<Total> {
    const [shortest, ...others] = bySize(clauses);
    if (!shortest) return { count: 0, isExact: true };
    const { within, predicates } = await this.#matcher.besides(others, sizeOf(shortest));
    const most = predicates.length === 0 ? COUNTED : TESTED;
    const found = new Set<number>();
    await this.#matcher.clauses.read(shortest, (documents) => {
      for (let i = indexInAll(documents, 0, within); i < documents.length && found.size < most; i = indexInAll(documents, i + 1, within))
        found.add(u32At(documents, i));
      return found.size < most;
    });
    const count = predicates.length === 0 ? found.size : await countPassing(predicates, found);
    const isExact = found.size < most && count < COUNTED && this.#isComplete();
    return { count: Math.min(count, COUNTED), isExact };
  }

  async #countWalking(): Promise<Total> {
    const { steps } = this.#matcher;
    const most = steps.steps + COUNTED_STEPS;
    let count = 0;
    for (let stage = 0; stage < STAGES; stage++) {
      const postings = await this.#walks.stage(stage);
      for (let from = 0; postings && from !== END; ) {
        const taken = await this.#walks.take(postings, from, Math.min(TAKEN_AT_ONCE, COUNTED - count));
        count += taken.length;
        steps.steps += taken.length;
        if (count >= COUNTED || steps.steps >= most) return { count, isExact: false };
        from = taken.length === 0 ? END : at(taken, -1) + 1;
      }
    }
    return { count, isExact: this.#isComplete() };
  }

  #isComplete(): boolean {
    return this.#matcher.terms.every(({ isComplete }) => isComplete);
  }
}

async function countPassing(predicates: readonly Predicate[], documents: Iterable<number>): Promise<number> {
  let count = 0;
  for (const document of Uint32Array.from(documents).sort()) {
    let next = nextPassing(predicates, document);
    for (; typeof next !== 'number'; next = nextPassing(predicates, document)) await next;
    if (next === document) count++;
  }
  return count;
}
