/** Index entries for a term, and for a word in a query. */

/** A document has two zones: one for its first word, and one for all others. */
export const LEADING = 0;
export const INNER = 1;
export type Zone = typeof LEADING | typeof INNER;

/** The documents with a term in one zone. If the list is stored in blocks, `packed` has the last document of each block. */
export interface PostingList {
  readonly count: number;
  readonly packed: Uint8Array;
}

export interface TermEntry {
  readonly term: string;
  readonly zones: readonly [leading: PostingList, inner: PostingList];
}

export interface QueryTerm {
  readonly term: string;
  /** The entry of the exact word. Null if no document has it. */
  readonly entry: TermEntry | null;
  /** Longer words that begin with this word. */
  readonly longer: readonly TermEntry[];
  /** False if `longer` has only the most frequent of these words. */
  readonly isComplete: boolean;
}
