/** Index entries of a term, and of a word of a query. */

/** Zones of a document: its first word is in one zone, all others in another. */
export const LEADING = 0;
export const INNER = 1;
export type Zone = typeof LEADING | typeof INNER;

/** The documents of a term in one zone: their number, and a packed list. For a list in blocks, the last document of each block. */
export interface PostingList {
  readonly count: number;
  readonly packed: Uint8Array;
}

/** The index entry of a term. */
export interface TermEntry {
  readonly term: string;
  /** By zone. */
  readonly zones: readonly [leading: PostingList, inner: PostingList];
}

/** A word of a query, and its index entries. */
export interface QueryTerm {
  readonly term: string;
  /** Null if no document has the exact word. */
  readonly entry: TermEntry | null;
  /** Longer words with this beginning. */
  readonly longer: readonly TermEntry[];
  /** False if there are more longer words than a search uses. */
  readonly isComplete: boolean;
}
