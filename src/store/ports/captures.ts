/** Agencies' files in the store. Their bytes are stored under their hash. Rows record the time and URL of each download. */

export interface CaptureInfo {
  readonly sha256: string;
  readonly dataset: string;
  readonly askId: string;
  readonly url: string;
  readonly contentType: string | null;
  readonly bytes: number;
  readonly retrievedAt: number;
  /** The validators `etag` and `lastModified` are sent with the next conditional request. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** True for starter data, for which only the file's hash and URL are stored. */
  readonly external: boolean;
  /** Present if the file is stored uncompressed, in the folder for large files. */
  readonly large?: true;
  /** Present if the bytes were deleted. The row still documents the origin of the data. */
  readonly dropped?: true;
}

export type NewCapture = Pick<CaptureInfo, 'dataset' | 'askId' | 'url' | 'contentType' | 'retrievedAt' | 'etag' | 'lastModified'>;

/** A large capture that the caller has written to a path from `spool`. */
export interface SpooledFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface CaptureStore {
  /** Adds a row if the bytes differ from the latest capture for the request. */
  put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo>;
  /** Returns a new path for a large capture, in the same file system as the store. */
  spool(): Promise<string>;
  /** Adds a large capture, like `put`, and moves its file into the store. Keeps only the latest two different files for a request. */
  putFile(info: NewCapture, file: SpooledFile): Promise<CaptureInfo>;
  /** Records that another request returned large bytes that are already stored. Returns null if the bytes are not stored. */
  share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** The path of a large capture's file. Null if the capture is not large or was dropped, or if its file is on another machine. */
  fileOf(sha256: string): Promise<string | null>;
  /** Registers a capture whose bytes are stored elsewhere. */
  putExternal(info: CaptureInfo): Promise<void>;
  /** Reads the bytes of a capture and checks their hash. Null if the capture is external, large, dropped or unknown. */
  read(sha256: string): Promise<Uint8Array | null>;
  info(sha256: string): Promise<CaptureInfo | null>;
  /** The latest capture for a request, with the validators for the next conditional request. */
  newest(dataset: string, askId: string): Promise<CaptureInfo | null>;
  list(dataset: string): Promise<readonly CaptureInfo[]>;
  /** The time of the latest download of any file, in ms since the epoch. Null if no file was downloaded. */
  latestAt(): Promise<number | null>;
  /** Marks requests whose files were imported or permanently refused. Marked requests are not sent again. */
  settle(dataset: string, askIds: readonly string[]): Promise<void>;
  settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes the bytes of captures downloaded before an instant. Returns the number of captures. */
  dropBefore(dataset: string, instant: number): Promise<number>;
  /**
   * Deletes records of captures that are dropped, were downloaded before an instant and are in no version. Without the record of a settled
   * request, the file is downloaded again if the agency still has it.
   */
  forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number>;
  /** Removes files to which no capture refers, such as interrupted downloads. */
  sweep(): Promise<void>;
}
