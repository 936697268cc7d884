/** Index entries of a term, and of a word of a query. */

/** A document has two zones: one for its first word, and one for all others. */
export const LEADING = 0;
export const INNER = 1;
export type Zone = typeof LEADING | typeof INNER;

/**
 * The documents of a term in one zone: their number, and a packed list. If the list is in blocks, the packed list has the last document of each
 * block.
 */
export interface PostingList {
  readonly count: number;
  readonly packed: Uint8Array;
}

/** The index entry of a term. */
export interface TermEntry {
  readonly term: string;
  /** The documents of the term in each zone. */
  readonly zones: readonly [leading: PostingList, inner: PostingList];
}

/** A word of a query, and its index entries. */
export interface QueryTerm {
  readonly term: string;
  /** Null if no document has the exact word. */
  readonly entry: TermEntry | null;
  /** Longer words in the index that begin with this word. */
  readonly longer: readonly TermEntry[];
  /** Whether `longer` has all such words. It has only the most frequent ones if there are more than a search uses. */
  readonly isComplete: boolean;
}
