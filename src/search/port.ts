/** The search port: requirements for the store of an index and its documents, queries and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

/** A stored index, with the texts of its documents. It never changes. */
export interface IndexReader {
  /** Distinguishes this index from others that use the same cache. */
  readonly name: string;
  readonly cache: SearchCache;
  /** Number of documents, including those without words. */
  readonly documents: number;
  /** The static score of every document by position. Position 0 is unused. */
  staticScores(): Answer<Uint16Array>;
  /** The given terms that the index contains. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** The most frequent terms that begin with a prefix, up to the limit. If the prefix is stored, its stored terms. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /** One block of a list, from 0. */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** The documents of a frequent term in any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** The texts of the documents at some positions, in the same order. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

/** A restriction of the documents. */
export interface Filter {
  /** A text that describes the conditions. Equal filters have equal names. */
  readonly name: string;
  /** For each boost class, whether it can contain a document that is allowed. */
  readonly boostClasses: readonly boolean[];
  /** The allowed positions. Null if all documents are allowed. */
  readonly positions: Bitset | null;
  /** Conditions that depend on more than the position. Null if there are no such conditions. */
  readonly residual: ResidualPredicates | null;
}

/** Conditions that need the document itself. */
interface ResidualPredicates {
  /** The given positions that meet them. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** All positions that meet them. Slow for many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** Where the next page starts. Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** False if there are more. */
  readonly isExact: boolean;
}
