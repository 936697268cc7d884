/** What is requested from an agency, and what it sent: requests as declared, bytes as received. */

/** One request to an agency. Addresses are always the agency's own; where they are really sent is the upstream's business. */
export interface Ask {
  /** Unique within the dataset; names the capture. */
  readonly id: string;
  readonly url: string;
  readonly accept: string;
  /** Refused beyond this; 64 MiB unless stated. */
  readonly maxBytes?: number;
  /** Requested when this one fails or does not parse: another form of the same data. */
  readonly fallback?: Ask;
  /**
   * Present on an index, such as a landing page, a package or a listing: the requests to which it points, which are made in its place. The
   * index itself is kept, but is no part of a version. Throws PARSE_LAYOUT when it points to nothing. The fallback of an index is the file
   * itself: it is queried at the address where it was last found, or else at the declared one.
   */
  readonly follow?: (index: Captured, stored: StoredBefore) => readonly Ask[];
  /** On an index of immutable files: at most so many that are not in yet are requested at a time, those that are named first. */
  readonly atMost?: number;
  /** The file at this address never changes: once it has been brought in it is not requested again, and when it is gone it is passed over. */
  readonly immutable?: true;
  /** Too large for memory: kept as a file, and `Captured.file` says where. */
  readonly large?: true;
}

/** What an index may want to know of stored data already. */
export interface StoredBefore {
  /** Last period that is stored, as on the wire; null when nothing is. */
  readonly periodEnd: string | null;
  /** ms since the epoch */
  readonly now: number;
}

/** Bytes as received, immutable, with where and when they came from. */
export interface Captured {
  readonly sha256: string;
  /** Empty where `file` is set. */
  readonly bytes: Uint8Array;
  /** Path of the bytes of a large ask, as sent. */
  readonly file?: string;
  readonly url: string;
  readonly contentType: string | null;
  /** ms since the epoch */
  readonly retrievedAt: number;
  readonly askId: string;
}
