/** Defines requests to agencies, and the files that agencies send. */

/** A request to an agency. The URL is always the agency's, even if the request is sent to a simulated agency. */
export interface Ask {
  /** Unique within the dataset. Captures of the request contain it as `askId`. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** The maximum size of the response in bytes. The default is 64 MiB. */
  readonly maxBytes?: number;
  /** A request for the same data in another format. It is used if this request fails or its response cannot be parsed. */
  readonly fallback?: Ask;
  /**
   * For a request whose response is an index, such as a landing page or listing. Returns the requests for the files that the index links
   * to. The index is stored but is not part of a version. Throws PARSE_LAYOUT if no links are found. If the index cannot be read, the
   * fallback requests the file at its last known or declared URL.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /** For an index of files that never change: the maximum number of new files to request at a time, in index order. */
  readonly atMost?: number;
  /** True if the file never changes. Wattle requests it only once, and keeps using it if the agency removes it. */
  readonly immutable?: true;
  /** True if the file is too large for memory. It is then stored on disk, and `Captured.file` contains its path. */
  readonly large?: true;
}

/** Facts about stored data, which `follow` uses to decide which files to request. */
export interface StoredBefore {
  /** The end of the stored data, in the API format. Null if nothing is stored. */
  readonly periodEnd: string | null;
  /** The current time in ms since the epoch. */
  readonly now: number;
}

/** The bytes as received, with the URL and the time of the download. */
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
