/** What a word index has for a word, and what it has for a word of a query. */

/** The rows that have a word in one place: how many, and which, or where the list is long the last row of each piece; packed. */
export interface ListHead {
  readonly rows: number;
  readonly list: Uint8Array;
}

export interface WordEntry {
  readonly word: string;
  readonly first: ListHead;
  readonly later: ListHead;
}

/** A word of a query, and what the index has for it. */
export interface Term {
  readonly word: string;
  readonly entry: WordEntry | null;
  /** Longer words that begin so. */
  readonly longer: readonly WordEntry[];
  /** False when more words begin so than are looked at. */
  readonly complete: boolean;
}
