/** Requests to agencies, as datasets declare them, and the files that agencies send in response. */

/** One request to an agency. The URL is always the agency's, even if the request is sent to a simulated agency. */
export interface Ask {
  /** The name of the request, which is unique within the dataset. Captures of the request have the same `askId`. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** The maximum size of the response in bytes. The default is 64 MiB. */
  readonly maxBytes?: number;
  /** A request for the same data in another format. It is made if this request fails or its response cannot be parsed. */
  readonly fallback?: Ask;
  /**
   * For a request that returns an index, such as a landing page or listing. Returns the requests for the files that the index links to. The
   * index is stored but is not part of a version. Throws PARSE_LAYOUT if there are no links. If the index cannot be read, the fallback is
   * the file at its last known address, or at the declared address.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /**
   * For an index of files that never change: the maximum number of new files to request at a time. Files are requested in the order of the
   * index.
   */
  readonly atMost?: number;
  /** Set if the file never changes. It is then requested only once, and is not required any more if the agency removes it. */
  readonly immutable?: true;
  /** Set if the file is too large for memory. It is then stored on disk, and `Captured.file` is its path. */
  readonly large?: true;
}

/** Information about stored data, from which `follow` decides which files to request. */
export interface StoredBefore {
  /** The last stored period in the format of the API. Null if nothing is stored. */
  readonly periodEnd: string | null;
  /** The current time, in ms since the epoch. */
  readonly now: number;
}

/** A downloaded file: the bytes as received, with the address and the time of the download. */
export interface Captured {
  readonly sha256: string;
  /** Empty if `file` is set. */
  readonly bytes: Uint8Array;
  /** The path of a large file, which contains the bytes as sent. */
  readonly file?: string;
  readonly url: string;
  readonly contentType: string | null;
  /** ms since the epoch */
  readonly retrievedAt: number;
  readonly askId: string;
}
