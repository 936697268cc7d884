/** Limits a list of documents to a set. */

/** A set of documents. A hash filter may also accept a few other documents. */
export interface DocumentSet {
  has(document: number): boolean;
  /** The first index, from a given index on, of a document that is in the set. If none is, the length of the list. */
  indexIn(documents: Uint32Array, from: number): number;
}
