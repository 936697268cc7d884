/** One answer in one format, as bytes ready to send: plain, gzip and brotli, each made once and only when requested. */
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, gzipSync, type ZlibOptions, constants as zlib } from 'node:zlib';
import type { Headers } from './headers.ts';
import type { Encoding } from './request/negotiate.ts';

/** Headers as an object, and the same as names and values by turns, as writeHead takes them fastest. */
export interface Head {
  readonly headers: Headers;
  readonly list: readonly string[];
}

/** What is sent: the bytes, and the headers that do not depend on the caller. */
export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly head: Head;
  /** Of a 304. */
  readonly notModified: Head;
}

/** What is compressed by its own format, and read piece by piece by Parquet readers: always sent as it is. */
const COMPRESSED_ALREADY = /^(?:image\/png$|application\/vnd\.apache\.parquet$|application\/vnd\.openxmlformats-)/;
/** Below this a compressed body is hardly smaller, if at all. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Up to this, handing a body to another thread to be gzipped takes longer than gzipping it. */
const GZIPPED_AT_ONCE_BYTES = 64 * 1024;
/** A longer body is gzipped in a third of the time for a sixth more bytes; it is cached when requested again. */
export const LONG_BYTES = 256 * 1024;
/** Half the time for a sixteenth more bytes, for what is made for one caller. */
const QUICK: ZlibOptions = { level: 3, memLevel: 6 };
/** Most of what brotli can save, at a cost that a first caller does not feel. */
const BROTLI_QUALITY = 5;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

export class EncodedBody {
  readonly #body: Buffer;
  readonly #tag: string;
  readonly #headers: Headers;
  readonly #seldomAsked: boolean;
  readonly #made = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();

  /**
   * @param headers those of every variant: content type, caching
   * @param etagKey the same on all nodes. Without it nobody can make the tag of a body that they guess and have a 304 show them that they are right
   * @param seldomAsked whether it is hardly worth while to compress it well
   */
  constructor(body: Buffer, headers: Headers, etagKey: Uint8Array, seldomAsked = false) {
    this.#body = body;
    this.#tag = createHmac('sha256', etagKey).update(body).digest('base64url').slice(0, 22);
    this.#headers = headers;
    this.#seldomAsked = seldomAsked;
  }

  get bytes(): number {
    return this.#body.length;
  }

  /** The ETag of the variant for an encoding, whether it is made or not. It is strong, and so differs between encodings: it names bytes. */
  etag(encoding: Encoding): string {
    const wanted = this.#encodingFor(encoding);
    return wanted === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${wanted}"`;
  }

  /** The head of a 304 in the place of the variant for an encoding, whether it is made or not. */
  notModified(encoding: Encoding): Head {
    const { vary = '', 'cache-control': cacheControl = '' } = this.#headers;
    return headOf({ etag: this.etag(encoding), vary, 'cache-control': cacheControl });
  }

  /** The variant for an encoding, if it is made already. */
  made(encoding: Encoding): Variant | null {
    return this.#made.get(this.#encodingFor(encoding)) ?? null;
  }

  /** The variant for an encoding. */
  variant(encoding: Encoding): Variant | Promise<Variant> {
    const wanted = this.#encodingFor(encoding);
    return this.#made.get(wanted) ?? this.#making.get(wanted) ?? this.#make(wanted);
  }

  /** Small bodies stay plain, and so do those that are compressed by themselves. */
  #encodingFor(encoding: Encoding): Encoding {
    const isPlain = this.#body.length < WORTH_COMPRESSING_BYTES || COMPRESSED_ALREADY.test(this.#headers['content-type'] ?? '');
    return isPlain ? 'identity' : encoding;
  }

  #make(encoding: Encoding): Variant | Promise<Variant> {
    if (encoding === 'identity') return this.#keep(encoding, this.#body);
    if (encoding === 'gzip' && this.#body.length <= GZIPPED_AT_ONCE_BYTES) return this.#keep(encoding, gzipSync(this.#body, this.#gzip()));
    const compressed =
      encoding === 'gzip' ? gzipped(this.#body, this.#gzip()) : brotlied(this.#body, { params: brotliParameters(this.#body.length) });
    const making = compressed.then((bytes) => this.#keep(encoding, bytes)).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  #gzip(): ZlibOptions {
    if (this.#body.length > LONG_BYTES) return { level: zlib.Z_BEST_SPEED };
    return this.#seldomAsked ? QUICK : {};
  }

  #keep(encoding: Encoding, bytes: Buffer): Variant {
    const etag = this.etag(encoding);
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const variant = {
      ...{ bytes, etag },
      head: headOf({ etag, 'content-length': String(bytes.length), ...this.#headers, ...encoded }),
      notModified: this.notModified(encoding),
    };
    this.#made.set(encoding, variant);
    return variant;
  }
}

const headOf = (headers: Headers): Head => ({ headers, list: Object.entries(headers).flat() });

const brotliParameters = (size: number): Record<number, number> => ({
  [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [zlib.BROTLI_PARAM_SIZE_HINT]: size,
});
