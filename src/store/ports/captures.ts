/** Agency files in the store: bytes by hash, with time and address of download. */

export interface CaptureInfo {
  readonly sha256: string;
  readonly dataset: string;
  readonly askId: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly bytes: number;
  readonly retrievedAt: number;
  /** Validators for the next conditional request. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** True if only hash and address are stored (starter data). */
  readonly external: boolean;
  /** The bytes are in an uncompressed file. */
  readonly large?: true;
  /** The bytes were deleted. The row still documents the source. */
  readonly dropped?: true;
}

/** Metadata of new bytes. */
export type NewCapture = Pick<CaptureInfo, 'dataset' | 'askId' | 'url' | 'contentType' | 'retrievedAt' | 'etag' | 'lastModified'>;

/** A large capture written to the path of `spool`. */
export interface SpooledFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Compressed, content-addressed files, described in a table. */
export interface CaptureStore {
  /** Stores bytes under their hash, once. Adds a row if they differ from the newest capture of the request. */
  put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo>;
  /** A new path for a large capture, on the file system of the store. */
  spool(): Promise<string>;
  /** Like `put`, for a file that is moved. Keeps only the files of the newest two distinct captures of a request. */
  putFile(info: NewCapture, file: SpooledFile): Promise<CaptureInfo>;
  /** Records that another request has the same large bytes. Null if they are not stored. */
  share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** Path of a large capture. Null if dropped, on another machine, or not large. */
  fileOf(sha256: string): Promise<string | null>;
  /** Registers a capture whose bytes are stored elsewhere. */
  putExternal(info: CaptureInfo): Promise<void>;
  /** Reads bytes and checks the hash. Null if external, large, dropped or unknown. */
  read(sha256: string): Promise<Uint8Array | null>;
  info(sha256: string): Promise<CaptureInfo | null>;
  /** The newest capture of a request, for conditional requests. */
  newest(dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** All captures of a dataset, oldest first, for a rebuild. */
  list(dataset: string): Promise<readonly CaptureInfo[]>;
  /** Marks requests as settled: imported, or refused permanently. */
  settle(dataset: string, askIds: readonly string[]): Promise<void>;
  /** Those of the requests that are marked so. */
  settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Drops bytes retrieved before an instant. Returns the number of captures. */
  dropBefore(dataset: string, instant: number): Promise<number>;
  /**
   * Deletes captures that were dropped, are older than an instant and have no version. Unsettled ones are safe to delete. A settled file
   * would be requested again if it were still available.
   */
  forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number>;
  /** Removes unreferenced files: interrupted downloads, and files dropped by another node. */
  sweep(): Promise<void>;
}
