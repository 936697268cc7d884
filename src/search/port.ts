/** The interface of the search. It defines queries and responses, and the index and documents that a store must provide. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

export interface IndexReader {
  /** The name of the index. Indexes that share the cache have different names. */
  readonly name: string;
  readonly cache: SearchCache;
  /** The number of documents, including documents without words. */
  readonly documents: number;
  /** Returns the score of each position. Position 0 is not used. */
  staticScores(): Answer<Uint16Array>;
  /** Returns the index entries of the terms. Omits terms that the index does not have. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /**
   * Returns the most frequent terms with this prefix, at most `limit`. If the index stores the prefix, returns the terms that are stored
   * with it.
   */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /**
   * Returns a packed block of a list.
   * @param block number of the block, from 0
   */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** Returns the documents that contain the term in any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** Returns the text of each position, in the same order. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

export interface Filter {
  /** A description of the conditions. Equal filters have equal descriptions, so it is used as a cache key. */
  readonly name: string;
  /** For each boost class, true if the filter can allow a document of this class. */
  readonly boostClasses: readonly boolean[];
  /** The allowed positions. Null if all documents are allowed. */
  readonly positions: Bitset | null;
  readonly residual: ResidualPredicates | null;
}

interface ResidualPredicates {
  /** Returns the positions whose documents meet the conditions. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** Returns all positions that meet the conditions. This is slow if there are many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** The position at which the next page starts. Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** False if counting stopped early and more documents match. */
  readonly isExact: boolean;
}
