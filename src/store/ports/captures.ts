/** Agencies' files in the store: bytes under their hash, with the time and address of the download. */

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
  /** True if only the hash and the address are stored (starter data). */
  readonly external: boolean;
  /** The bytes are stored in an uncompressed file. */
  readonly large?: true;
  /** The bytes were deleted. The row still documents where data came from. */
  readonly dropped?: true;
}

/** Metadata of new bytes. */
export type NewCapture = Pick<CaptureInfo, 'dataset' | 'askId' | 'url' | 'contentType' | 'retrievedAt' | 'etag' | 'lastModified'>;

/** A large capture that was written to the path that `spool` returned. */
export interface SpooledFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Compressed, content-addressed files, described in a table. */
export interface CaptureStore {
  /** Stores bytes under their hash, once. Adds a row if they differ from the latest capture of the request. */
  put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo>;
  /** A new path for a large capture, on the file system of the store. */
  spool(): Promise<string>;
  /** Like `put`, for a file, which is moved. Keeps only the files of the latest two different captures of a request. */
  putFile(info: NewCapture, file: SpooledFile): Promise<CaptureInfo>;
  /** Records that another request has the same large bytes. Returns null if the bytes are not stored. */
  share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** The path of a large capture. Null if it was dropped, is on another machine, or is not large. */
  fileOf(sha256: string): Promise<string | null>;
  /** Registers a capture whose bytes are stored elsewhere. */
  putExternal(info: CaptureInfo): Promise<void>;
  /** Reads bytes and checks their hash. Null if the capture is external, large, dropped or unknown. */
  read(sha256: string): Promise<Uint8Array | null>;
  info(sha256: string): Promise<CaptureInfo | null>;
  /** The latest capture of a request. Its validators are used for conditional requests. */
  newest(dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** All captures of a dataset, oldest first, for a rebuild. */
  list(dataset: string): Promise<readonly CaptureInfo[]>;
  /** Marks requests as settled: their files were imported or are refused permanently. */
  settle(dataset: string, askIds: readonly string[]): Promise<void>;
  /** Those of the given requests that are marked as settled. */
  settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes bytes that were downloaded before an instant. Returns the number of captures. */
  dropBefore(dataset: string, instant: number): Promise<number>;
  /**
   * Deletes records of captures that were dropped, are older than an instant and belong to no version. Unsettled ones are safe to delete.
   * If a settled one is deleted and the agency still has the file, the file would be requested again.
   */
  forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number>;
  /** Removes unreferenced files: interrupted downloads, and files dropped by another node. */
  sweep(): Promise<void>;
}
