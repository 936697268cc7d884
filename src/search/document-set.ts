/** Limits a list of documents to a set. */

/** A set of documents, possibly with a few more (a hash filter). */
export interface DocumentSet {
  has(document: number): boolean;
  /** The first index, starting from a given one, at which a list has a document in the set. If there is not one, the length of the list. */
  indexIn(documents: Uint32Array, from: number): number;
}
