/** A restriction on a list of documents. */

/** A set of documents, possibly with a few more (a hash filter). */
export interface DocumentSet {
  has(document: number): boolean;
  /** The first index from a given one on at which a list has a document of the set. The length of the list if absent. */
  indexIn(documents: Uint32Array, from: number): number;
}
