/** Requests to agencies, as declared, and their answers, as received. */

/** One request. The URL is always the agency's own, even if sent elsewhere. */
export interface Ask {
  /** Unique within the dataset. Names the capture. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** Size limit, 64 MiB by default. */
  readonly maxBytes?: number;
  /** Requested if this one fails or does not parse: the same data in another format. */
  readonly fallback?: Ask;
  /**
   * For an index, such as a landing page or listing: the requests that it links to, which replace it. The index is stored but not part of a
   * version. Throws PARSE_LAYOUT without links. The fallback of an index is the file at its last known address, else at the declared one.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /** For an index of immutable files: most new files to request at a time, in listed order. */
  readonly atMost?: number;
  /** The file never changes. It is requested once, and skipped if it disappears. */
  readonly immutable?: true;
  /** Too large for memory, so stored as a file at `Captured.file`. */
  readonly large?: true;
}

/** Stored data that an index may use. */
export interface StoredBefore {
  /** Last stored period in wire form, or null. */
  readonly periodEnd: string | null;
  /** ms since the epoch */
  readonly now: number;
}

/** Bytes as received, with address and time. */
export interface Captured {
  readonly sha256: string;
  /** Empty if `file` is set. */
  readonly bytes: Uint8Array;
  /** Path of a large file, as sent. */
  readonly file?: string;
  readonly url: string;
  readonly contentType: string | null;
  /** ms since the epoch */
  readonly retrievedAt: number;
  readonly askId: string;
}
