/** The interface of the search: a store's index and documents, queries and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

export interface IndexReader {
  /** Unique among indexes with the same cache. */
  readonly name: string;
  readonly cache: SearchCache;
  /** Includes documents without words. */
  readonly documents: number;
  /** By position. Position 0 is unused. */
  staticScores(): Answer<Uint16Array>;
  /** Leaves out terms that the index does not have. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** The most frequent, at most `limit`. For a stored prefix, its stored terms. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /** @param block number of the block, from 0 */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** In any zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** In the order of `positions`. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

export interface Filter {
  /** Describes the conditions. Equal filters have equal names. */
  readonly name: string;
  /** For each boost class, whether any of its documents can be allowed. */
  readonly boostClasses: readonly boolean[];
  /** Null if all documents are allowed. */
  readonly positions: Bitset | null;
  /** Conditions that need the document itself. */
  readonly residual: ResidualPredicates | null;
}

interface ResidualPredicates {
  /** The positions whose documents meet the conditions. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** Slow for many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** Null on the last page. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** If not, there are more matches. */
  readonly isExact: boolean;
}
