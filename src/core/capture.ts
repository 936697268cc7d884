/** Requests to agencies, and the files that agencies send. */

/** A request to an agency. The URL is always the agency's, even if a simulated agency receives the request. */
export interface Ask {
  /** Unique within the dataset. Captures of the request contain it as `askId`. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** The maximum size of the response, by default 64 MiB. */
  readonly maxBytes?: number;
  /** A request for the same data in another format, if this request fails or its response cannot be parsed. */
  readonly fallback?: Ask;
  /**
   * Set if the request returns an index, such as a landing page or listing. Returns the requests for the files that the index links to. The
   * index is stored but is not part of a version. Throws PARSE_LAYOUT if no links are found. If the index cannot be read, the fallback
   * requests the file at its last known or declared address.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /** Set for an index of files that never change. The maximum number of new files to request at a time, in the order of the index. */
  readonly atMost?: number;
  /** True if the file never changes. Wattle then requests it once, and does not need it again if the agency removes it. */
  readonly immutable?: true;
  /** True if the file is too large for memory. It is then stored on disk, and `Captured.file` contains its path. */
  readonly large?: true;
}

/** Facts about stored data, from which `follow` decides which files to request. */
export interface StoredBefore {
  /** The end of the stored data, in the format of the API. Null if nothing is stored. */
  readonly periodEnd: string | null;
  /** The current time in ms since the epoch. */
  readonly now: number;
}

/** The bytes as received, with the address and the time of the download. */
export interface Captured {
  readonly sha256: string;
  /** Empty if `file` is set. */
  readonly bytes: Uint8Array;
  /** The path of a large file. */
  readonly file?: string;
  readonly url: string;
  readonly contentType: string | null;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
  readonly askId: string;
}
