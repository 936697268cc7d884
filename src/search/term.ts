/** Index entries for a term, and for a word of a query. */

/** The zones of a document. One zone is its first word. The other zone is all other words. */
export const LEADING = 0;
export const INNER = 1;
export type Zone = typeof LEADING | typeof INNER;

/** The documents that contain a term in one zone. If the list is stored in blocks, `packed` has the last document of each block. */
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
  /** The entry of the exact word. Null if no document contains it. */
  readonly entry: TermEntry | null;
  /** Longer words that begin with this word. */
  readonly longer: readonly TermEntry[];
  /** False if `longer` contains only the most frequent of these words. */
  readonly isComplete: boolean;
}
