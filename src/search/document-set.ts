/** What a list of documents is kept to. */

/** Documents that others are kept to, or a few more (a hash filter). */
export interface DocumentSet {
  has(document: number): boolean;
  /** The first index from one on at which a list has a document of the set; the length of the list if absent. */
  indexIn(documents: Uint32Array, from: number): number;
}
