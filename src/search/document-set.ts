/** Limits a list of documents to a set. */

/** A hash filter may also accept a few other documents. */
export interface DocumentSet {
  has(document: number): boolean;
  /** The first index from `from` on whose document is in the set, or the length of the list. */
  indexIn(documents: Uint32Array, from: number): number;
}
