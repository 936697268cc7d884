/** What an index has of a term, and what it has of a word of a query. */

/** Where in a document a term is: its first word is in one zone, all others in another. */
export const LEADING = 0;
export const INNER = 1;
export type Zone = typeof LEADING | typeof INNER;

/** The documents that have a term in one zone: how many, and which, packed; of a list in blocks the last document of each block. */
export interface PostingList {
  readonly count: number;
  readonly packed: Uint8Array;
}

/** What the index has of a term. */
export interface TermEntry {
  readonly term: string;
  /** By zone. */
  readonly zones: readonly [leading: PostingList, inner: PostingList];
}

/** A word of a query, and what an index has of it. */
export interface QueryTerm {
  readonly term: string;
  /** Null where no document has the very word. */
  readonly entry: TermEntry | null;
  /** Longer words that begin so. */
  readonly longer: readonly TermEntry[];
  /** False when more words begin so than are looked at. */
  readonly isComplete: boolean;
}
