/** The bytes of a capture piece by piece, wherever they are: in memory, or in a file that is too large for it. */
import { createReadStream } from 'node:fs';
import type { Captured } from '../core/capture.ts';

const CHUNK_BYTES = 256 * 1024;

/** May be called again for another pass; a file is closed when the reader stops. */
export async function* chunksOf(captured: Captured): AsyncGenerator<Uint8Array> {
  if (captured.file === undefined) {
    yield captured.bytes;
    return;
  }
  yield* createReadStream(captured.file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Uint8Array>;
}
