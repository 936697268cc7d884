/** The interface of the search: a store's index and documents, queries and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

export interface IndexReader {
  /** No other index with the same cache has this name. */
  readonly name: string;
  readonly cache: SearchCache;
  /** The count includes documents without words. */
  readonly documents: number;
  /** The scores by position. Position 0 is unused. */
  staticScores(): Answer<Uint16Array>;
  /** Leaves out terms that the index does not have. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** The most frequent, at most `limit`. For a stored prefix, its stored terms. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /** @param block number of the block, from 0 */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** The documents in any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** The texts are in the order of `positions`. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

export interface Filter {
  /** Describes the conditions. Equal filters have equal names. */
  readonly name: string;
  /** For each boost class, whether any of its documents can be allowed. */
  readonly boostClasses: readonly boolean[];
  /** Null if all documents are allowed. */
  readonly positions: Bitset | null;
  readonly residual: ResidualPredicates | null;
}

interface ResidualPredicates {
  /** The positions whose documents meet the conditions. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** This is slow for many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** If not, more documents match. */
  readonly isExact: boolean;
}
