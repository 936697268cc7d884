/** Gzipped tar archives and ZIP files. The same files give the same bytes on every platform and version of Node. */
import { Gzip, zipSync } from 'fflate';
import { tarEnd, tarRecord } from '../formats/written/tar.ts';

export interface ArchiveFile {
  /** The path with forward slashes. */
  readonly path: string;
  readonly isExecutable?: boolean;
  readonly read: () => Promise<Uint8Array>;
}

/** The number of bytes that are compressed at a time. Other requests are served between two parts. */
const SLICE_BYTES = 64 * 1024;
const LEVEL = 6;
/** The earliest date of the ZIP format. It is a local time, because ZIP files contain local times. */
const ZIP_EPOCH = new Date(1980, 0, 1);
const UNIX = 3;
const REGULAR_FILE = 0o100644;

const inOrder = (files: readonly ArchiveFile[]): readonly ArchiveFile[] => files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/**
 * Yields a gzipped tar archive. Reads one file at a time into memory. Node's zlib is faster, but its output differs between versions and
 * processors.
 */
export async function* tarGzip(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const gzip = new Gzip({ level: LEVEL, mtime: 0 }, (chunk) => ready.push(chunk));
  const add = async function* (bytes: Uint8Array, isLast = false): AsyncGenerator<Uint8Array> {
    for (let from = 0; from === 0 || from < bytes.length; from += SLICE_BYTES) {
      const isEnd = from + SLICE_BYTES >= bytes.length;
      gzip.push(bytes.subarray(from, from + SLICE_BYTES), isLast && isEnd);
      yield* ready;
      ready = [];
      await new Promise(setImmediate);
    }
  };
  for (const { path, isExecutable = false, read } of inOrder(files)) {
    yield* add(Buffer.concat(tarRecord({ path, bytes: await read(), isExecutable })));
  }
  yield* add(tarEnd(), true);
}

/** Yields a ZIP file. Reads all files into memory, so it is only for archives of a few megabytes. */
export async function* zip(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  const entries: Record<string, Uint8Array> = {};
  for (const { path, read } of inOrder(files)) entries[path] = await read();
  yield zipSync(entries, { level: LEVEL, mtime: ZIP_EPOCH, os: UNIX, attrs: REGULAR_FILE * 0x1_0000 });
}

export const written = (path: string, text: string): ArchiveFile => ({ path, read: async () => Buffer.from(text) });
