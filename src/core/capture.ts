/** Requests to agencies, as datasets declare them, and the answers, as agencies send them. */

/** One request. The URL is always the agency's own, even if the request is sent to a simulated agency. */
export interface Ask {
  /** Unique within the dataset. Captures of the request have this name. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** The maximum size in bytes. The default is 64 MiB. */
  readonly maxBytes?: number;
  /** The same data in another format, requested if this request fails or its answer cannot be parsed. */
  readonly fallback?: Ask;
  /**
   * For an index, such as a landing page or listing. Returns the requests for the files that it links to, which replace the index. The
   * index is stored but is not part of a version. Throws PARSE_LAYOUT if there are no links. If the index fails, its fallback is the file
   * at its last known address, or else at the declared address.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /** For an index of immutable files: the maximum number of new files to request at a time, in listed order. */
  readonly atMost?: number;
  /** The file never changes. It is requested once, and skipped if the agency removes it. */
  readonly immutable?: true;
  /** The file is too large for memory. It is stored on disk at `Captured.file`. */
  readonly large?: true;
}

/** Facts about stored data that an index may use. */
export interface StoredBefore {
  /** The last stored period in wire form, or null if nothing is stored. */
  readonly periodEnd: string | null;
  /** ms since the epoch */
  readonly now: number;
}

/** The bytes as received, with the address and the time of the download. */
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
