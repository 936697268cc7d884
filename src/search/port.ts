/** The interface of the search: the index and documents that a store must offer, queries and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

/** A stored index, with the texts of its documents. It never changes. */
export interface IndexReader {
  /** A name that no other index with the same cache has. */
  readonly name: string;
  readonly cache: SearchCache;
  /** Number of documents, including those without words. */
  readonly documents: number;
  /** The static score of every document by position. Position 0 is unused. */
  staticScores(): Answer<Uint16Array>;
  /** The entries of the given terms. Terms that the index does not have are left out. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** The most frequent terms that begin with a prefix, at most `limit`. For a stored prefix, its stored terms. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /**
   * One block of a list.
   * @param block number of the block, from 0
   */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** The documents of a frequent term in any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** The texts of the documents at some positions, in the same order. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

/** Limits a search to some documents. */
export interface Filter {
  /** A text that describes the conditions. Equal filters have equal names. */
  readonly name: string;
  /** For each boost class, whether any of its documents can be allowed. */
  readonly boostClasses: readonly boolean[];
  /** The allowed positions. Null if all documents are allowed. */
  readonly positions: Bitset | null;
  /** Conditions that the position of a document does not decide. Null if the filter has none of them. */
  readonly residual: ResidualPredicates | null;
}

/** Conditions that need the document itself. */
interface ResidualPredicates {
  /** The given positions whose documents meet the conditions. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** All positions whose documents meet the conditions. It is slow if there are many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** Where the next page starts. Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** Whether the count is exact. If not, there are more matches. */
  readonly isExact: boolean;
}
