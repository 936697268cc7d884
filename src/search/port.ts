/** What search needs of the store that keeps an index and its documents, and what it is queried and answers. */
import type { Bitset } from './bitset.ts';
import type { SearchCache } from './cache.ts';
import type { Answer } from './postings.ts';
import type { TermEntry, Zone } from './term.ts';

/** An index that is stored, and the texts of its documents. It never changes. */
export interface IndexReader {
  /** Reports this index from others with the same cache. */
  readonly name: string;
  readonly cache: SearchCache;
  /** How many documents there are, those without a word included. */
  readonly documents: number;
  /** The static score of every document by position; that of position 0 says nothing. */
  staticScores(): Answer<Uint16Array>;
  /** Those of some terms that the index has. */
  terms(terms: readonly string[]): Answer<readonly TermEntry[]>;
  /** So many terms that begin with a prefix, those of most documents first; of a prefix that the index has noted, those noted. */
  termsByPrefix(prefix: string, limit: number): Answer<readonly TermEntry[]>;
  /** One block of a list, from 0. */
  block(term: string, zone: Zone, block: number): Answer<Uint8Array>;
  /** The documents of a frequent term, whatever the zone, as an encoded bitset. */
  bitset(term: string): Answer<Uint8Array>;
  /** The texts of the documents at some positions, in their order. */
  texts(positions: readonly number[]): Answer<readonly string[]>;
}

/** Which documents may be found at all. */
export interface Filter {
  /** The conditions in other words: equal names, equal filters. */
  readonly name: string;
  /** By boost class, whether it can hold any such document. */
  readonly boostClasses: readonly boolean[];
  /** By position; null where all documents may be found. */
  readonly positions: Bitset | null;
  /** Conditions that the positions say nothing of; null if absent. */
  readonly residual: ResidualPredicates | null;
}

/** Conditions that only looking at the documents can report. */
export interface ResidualPredicates {
  /** Of some positions, those that meet them. */
  among(positions: readonly number[]): Answer<readonly number[]>;
  /** All positions that meet them; takes a while where there are many documents. */
  all(): Promise<Bitset>;
}

export interface RankedPage {
  readonly positions: readonly number[];
  /** Start of the next page. Null at the end. */
  readonly next: number | null;
}

export interface Total {
  readonly count: number;
  /** False when there are more. */
  readonly isExact: boolean;
}
