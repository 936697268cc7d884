/** Streams a response that is too long for memory, as fast as the client reads. It is not cached. */

import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { at } from '../../core/assert.ts';
import type { Headers } from '../base/headers.ts';
import { PastCache } from '../reply/answer-cache.ts';
import type { Tab } from '../reply/spending.ts';
import type { Encoding } from '../request/negotiate.ts';

export interface MadeLong {
  /** Text, or the chunks of a file that is already compressed. */
  readonly text: () => AsyncIterable<string | Buffer>;
  readonly isCompressed?: true;
  readonly headers: Headers;
  readonly maxAgeSeconds: number;
  /** Changes whenever the content changes. Absent if that is not known before the response is built. */
  readonly state?: string;
}

export class LongAnswer extends PastCache {
  readonly made: MadeLong;
  constructor(made: MadeLong) {
    super('A long response');
    this.made = made;
  }
}

/** The size of a chunk in bytes. */
const PIECE = 64 * 1024;
/** A client that reads nothing for this time in ms is disconnected. */
const STALLED_MS = 15_000;
/** The time limit for a response in ms, which is enough for 17 MB at half a megabit per second. */
const LONGEST_MS = 300_000;
const FAST_BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };

/** Returns the response as a stream. Disconnects clients that read too slowly. */
export function streamOf({ text }: MadeLong, encoding: Encoding, tab: Tab, response: ServerResponse): Readable {
  response.setTimeout(STALLED_MS, () => response.destroy());
  const limit = setTimeout(() => response.destroy(), LONGEST_MS).unref();
  response.once('close', () => clearTimeout(limit));
  const plain = Readable.from(pieces(text()[Symbol.asyncIterator](), tab), { objectMode: false });
  if (encoding === 'identity') return plain;
  const compress = encoding === 'gzip' ? createGzip({ level: zlib.Z_BEST_SPEED }) : createBrotliCompress(FAST_BROTLI);
  // If `plain` fails, pipeline also destroys the compressed stream, so that the client notices the failure.
  return pipeline(plain, compress, () => {});
}

async function* pieces(text: AsyncIterator<string | Buffer>, tab: Tab): AsyncGenerator<Buffer> {
  const next = async (): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let length = 0; length < PIECE; length += at(parts, -1).length) {
      const { done, value } = await text.next();
      if (done) break;
      parts.push(typeof value === 'string' ? Buffer.from(value) : value);
    }
    return Buffer.concat(parts);
  };
  try {
    for (let piece = await tab.making(next); piece.length > 0; piece = await tab.making(next)) yield piece;
  } finally {
    await text.return?.();
  }
}
