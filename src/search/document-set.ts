/** A set of documents by which a list of documents is limited. */

/** The set is exact, or it is a hash filter. A hash filter also accepts a few documents that are not in the set. */
export interface DocumentSet {
  has(document: number): boolean;
  /** Returns the first index, starting at `from`, whose document is in the set. If no document is, returns the length of the list. */
  indexIn(documents: Uint32Array, from: number): number;
}
