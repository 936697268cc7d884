/** A set that limits a list of documents. */

/** An exact set, or a hash filter, which also accepts a few documents that are not in the set. */
export interface DocumentSet {
  has(document: number): boolean;
  /** Returns the first index, starting at `from`, whose document is in the set, or the length of the list without a match. */
  indexIn(documents: Uint32Array, from: number): number;
}
