/** What a store keeps of the files of agencies: their bytes under their hash, and where and when they came from. */

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
  /** True when the bytes are not kept here (starter data: hash and address only). */
  readonly external: boolean;
  /** The bytes lie in a file as they were sent. */
  readonly large?: true;
  /** The bytes are no longer kept; the row still says where figures come from. */
  readonly dropped?: true;
}

/** What is known of bytes that come in. */
export type NewCapture = Pick<CaptureInfo, 'dataset' | 'askId' | 'url' | 'contentType' | 'retrievedAt' | 'etag' | 'lastModified'>;

/** A large capture as it was written to the path that `spool` gave. */
export interface SpooledFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Bytes live as compressed content-addressed files; the table knows what they are. */
export interface CaptureStore {
  /** Keeps bytes under their hash. Equal bytes are kept once; a row is written when they differ from those of the request's newest one. */
  put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo>;
  /** A path for the bytes of a large capture, where nothing is yet, on the file system on which they will be kept. */
  spool(): Promise<string>;
  /** As `put`, of a file that is moved. Of one ask only the files of the newest two distinct captures stay. */
  putFile(info: NewCapture, file: SpooledFile): Promise<CaptureInfo>;
  /** Notes that another ask has the bytes of a large capture too; null when they are not here. */
  share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** Where the bytes of a large capture lie; null when they were dropped, are on another machine, or were never large. */
  fileOf(sha256: string): Promise<string | null>;
  /** Registers a capture whose bytes are elsewhere. */
  putExternal(info: CaptureInfo): Promise<void>;
  /** The bytes again; null when external, large, dropped or unknown. Checks the hash. */
  read(sha256: string): Promise<Uint8Array | null>;
  info(sha256: string): Promise<CaptureInfo | null>;
  /** The newest capture of a request, for conditional requests. */
  newest(dataset: string, askId: string): Promise<CaptureInfo | null>;
  /** All captures of a dataset, oldest first; for rebuild. */
  list(dataset: string): Promise<readonly CaptureInfo[]>;
  /** Marks requests as dealt with: what they gave was brought in, or refused for good. */
  settle(dataset: string, askIds: readonly string[]): Promise<void>;
  /** Those of the requests that are marked so. */
  settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Drops the bytes of captures that were retrieved before an instant; gives how many captures that were. */
  dropBefore(dataset: string, instant: number): Promise<number>;
  /**
   * Forgets captures whose bytes were dropped, that were retrieved before an instant, and that no stored version was made from; of `unsettled`
   * ones nothing is lost by that, while a file that is dealt with would be requested again if it were still to be had.
   */
  forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number>;
  /** Removes files that nothing covers: downloads broken off, and what another node dropped. */
  sweep(): Promise<void>;
}
