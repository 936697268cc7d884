/** An answer that is too long to be made in memory: written as it is read, as fast as its reader takes it, and for nobody else. */
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { PastCache } from '../answer-cache.ts';
import type { Headers } from '../headers.ts';
import type { Encoding } from '../request/negotiate.ts';
import type { Tab } from '../spending.ts';

export interface MadeLong {
  readonly text: () => AsyncIterable<string>;
  readonly headers: Headers;
  readonly maxAgeSeconds: number;
}

export class LongAnswer extends PastCache {
  readonly made: MadeLong;
  constructor(made: MadeLong) {
    super('A long answer');
    this.made = made;
  }
}

/** Characters that are made at a time. */
const PIECE = 64 * 1024;
/** A reader that takes nothing for so long is gone. */
const STALLED_MS = 15_000;
/** The whole answer goes out within this, or not at all: 17 MB at half a megabit a second. */
const LONGEST_MS = 300_000;
const FAST_BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };

/** The bytes of a long answer. Whoever reads too slowly is disconnected. */
export function streamOf({ text }: MadeLong, encoding: Encoding, tab: Tab, response: ServerResponse): Readable {
  response.setTimeout(STALLED_MS, () => response.destroy());
  const limit = setTimeout(() => response.destroy(), LONGEST_MS).unref();
  response.once('close', () => clearTimeout(limit));
  const plain = Readable.from(pieces(text()[Symbol.asyncIterator](), tab), { objectMode: false });
  if (encoding === 'identity') return plain;
  const compress = encoding === 'gzip' ? createGzip({ level: zlib.Z_BEST_SPEED }) : createBrotliCompress(FAST_BROTLI);
  // A failure destroys the compressed stream too, and its reader sees that.
  return pipeline(plain, compress, () => {});
}

async function* pieces(text: AsyncIterator<string>, tab: Tab): AsyncGenerator<Buffer> {
  const next = async (): Promise<string> => {
    let piece = '';
    while (piece.length < PIECE) {
      const { done, value } = await text.next();
      if (done) break;
      piece += value;
    }
    return piece;
  };
  try {
    for (let piece = await tab.making(next); piece !== ''; piece = await tab.making(next)) yield Buffer.from(piece);
  } finally {
    await text.return?.();
  }
}
