/** A set that limits a list of documents. */

/** An exact set, or a hash filter. A hash filter also accepts a few documents that are not in the set. */
export interface DocumentSet {
  has(document: number): boolean;
  /**
   * Returns the first index, starting at `from`, whose document is in the set. Returns the length of the list if there is no such document.
   */
  indexIn(documents: Uint32Array, from: number): number;
}
