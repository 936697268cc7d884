/** The interface of the search: the index and documents that a store must provide, queries and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

export interface IndexReader {
  /** A name that is unique among the indexes that share the cache. */
  readonly name: string;
  readonly cache: SearchCache;
  /** The number of documents, including documents without words. */
  readonly documents: number;
  /** Returns the score of each position. Position 0 is unused. */
  staticScores(): Answer<Uint16Array>;
  /** Returns the index entries for those of the terms that the index has. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** Returns the most frequent terms with this prefix, at most `limit`. For a stored prefix, returns its stored terms. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /**
   * Returns a packed block of a list.
   * @param block number of the block, from 0
   */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** Returns the documents that have the term in any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** Returns the text of each position, in the same order. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

export interface Filter {
  /** A description of the conditions, used as a cache key. Equal filters have equal names. */
  readonly name: string;
  /** For each boost class, whether the filter can allow any of its documents. */
  readonly boostClasses: readonly boolean[];
  /** The allowed positions. Null if all documents are allowed. */
  readonly positions: Bitset | null;
  readonly residual: ResidualPredicates | null;
}

interface ResidualPredicates {
  /** Returns the positions whose documents meet the conditions. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** Returns all positions that meet the conditions, which is slow for many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** The position of the next page. Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** False if counting stopped early, so that more documents match. */
  readonly isExact: boolean;
}
