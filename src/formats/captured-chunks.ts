/** Reads the bytes of a capture as chunks, from memory or from its file. */
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import type { Captured } from '../core/capture.ts';

const CHUNK_BYTES = 256 * 1024;

/** Yields the bytes of a capture. Closes its file if the reader stops early. */
export async function* chunksOf(captured: Captured): AsyncGenerator<Uint8Array> {
  if (captured.file === undefined) {
    yield captured.bytes;
    return;
  }
  yield* createReadStream(captured.file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Uint8Array>;
}

interface CapturedFile {
  readonly size: number;
  /** Returns fewer bytes than `length` near the end of the file. */
  read(offset: number, length: number): Buffer;
  close(): void;
}

/** Opens a file for reading at any byte offset. Throws the operating system's error. */
export function openCapturedFile(path: string): CapturedFile {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  return {
    size,
    read: (offset, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
    },
    close: () => closeSync(file),
  };
}
