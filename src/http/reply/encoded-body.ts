/** A response in one format as bytes: uncompressed, gzip and brotli. Each encoding is made when it is first requested. */
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, gzipSync, type ZlibOptions, constants as zlib } from 'node:zlib';
import type { Headers } from '../base/headers.ts';
import type { Encoding } from '../request/negotiate.ts';

/** Headers as an object, and as a flat list, which is the fastest form for writeHead. */
export interface Head {
  readonly headers: Headers;
  readonly list: readonly string[];
}

/** Bytes and headers that are the same for all callers. */
export interface Variant {
  readonly bytes: Buffer;
  /** A short body as latin1 text. Null for a longer body. Node sends a text together with the head in one write. */
  readonly short: string | null;
  readonly etag: string;
  readonly head: Head;
  readonly notModified: Head;
}

/** Types that are not compressed again. Compression would have little effect, and clients read ranges of Parquet files. */
const COMPRESSED_ALREADY = /^(?:image\/png$|application\/vnd\.apache\.parquet$|application\/vnd\.openxmlformats-)/;
/** Bodies below this size are not compressed, because compression would not make them shorter. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Bodies up to this size are compressed on this thread, because it would take longer to start another thread. */
const GZIPPED_AT_ONCE_BYTES = 64 * 1024;
/** Bodies up to this size are also stored as text, which doubles their memory. */
const SHORT_BYTES = 8 * 1024;
/**
 * Longer bodies are compressed with a fast gzip. It takes a third of the time, and the result is one sixth larger. They are cached only
 * at the second request.
 */
export const LONG_BYTES = 256 * 1024;
/** Compression for responses that are used once. It takes half the time, and the result is one sixteenth larger. */
const QUICK: ZlibOptions = { level: 3, memLevel: 6 };
/** The brotli level. It compresses nearly as well as the best level, without a noticeable delay. */
const BROTLI_QUALITY = 5;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** The start of an SDMX message, with its header. */
const SDMX_TYPE = /^application\/vnd\.sdmx\./;
const SDMX_HEADER_BYTES = 2048;
/** The id and the time of an SDMX message. They differ in each message, even if its data are the same. */
const ID_AND_TIME = /<mes:ID>[^<]*<\/mes:ID>|<mes:Prepared>[^<]*<\/mes:Prepared>|"id":"WATTLE\d+"|"prepared":"[^"]*"/g;

export class EncodedBody {
  readonly #body: Buffer;
  /** True if messages with other bytes can have the same ETag. */
  readonly #isWeak: boolean;
  readonly #tag: string;
  readonly #headers: Headers;
  readonly #seldomRequested: boolean;
  readonly #made = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();

  /**
   * @param headers common headers, such as content type and caching
   * @param etagKey key for ETags, which all nodes share. Without the key, nobody can use an ETag to confirm a guessed body
   * @param seldomRequested whether to compress quickly
   */
  constructor(body: Buffer, headers: Headers, etagKey: Uint8Array, seldomRequested = false) {
    this.#body = body;
    this.#isWeak = SDMX_TYPE.test(headers['content-type'] ?? '');
    const tag = createHmac('sha256', etagKey);
    if (this.#isWeak)
      tag.update(body.toString('latin1', 0, SDMX_HEADER_BYTES).replace(ID_AND_TIME, '')).update(body.subarray(SDMX_HEADER_BYTES));
    else tag.update(body);
    this.#tag = tag.digest('base64url').slice(0, 22);
    this.#headers = headers;
    this.#seldomRequested = seldomRequested;
  }

  get bytes(): number {
    return this.#body.length;
  }

  /** Returns the ETag, which is known before the body is encoded. Each encoding has a different one. It is weak only for SDMX messages. */
  etag(encoding: Encoding): string {
    const wanted = this.#encodingFor(encoding);
    return `${this.#isWeak ? 'W/' : ''}"${this.#tag}${wanted === 'identity' ? '' : `-${wanted}`}"`;
  }

  /** Returns the head of a 304, which is known before the body is encoded. */
  notModified(encoding: Encoding): Head {
    const { vary = '', 'cache-control': cacheControl = '' } = this.#headers;
    return headOf({ etag: this.etag(encoding), vary, 'cache-control': cacheControl });
  }

  made(encoding: Encoding): Variant | null {
    return this.#made.get(this.#encodingFor(encoding)) ?? null;
  }

  variant(encoding: Encoding): Variant | Promise<Variant> {
    const wanted = this.#encodingFor(encoding);
    return this.#made.get(wanted) ?? this.#making.get(wanted) ?? this.#make(wanted);
  }

  /** Returns the encoding to use. Small bodies and compressed formats stay plain. */
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
    return this.#seldomRequested ? QUICK : {};
  }

  #keep(encoding: Encoding, bytes: Buffer): Variant {
    const etag = this.etag(encoding);
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const variant = new EncodedVariant(
      bytes,
      etag,
      headOf({ etag, 'content-length': String(bytes.length), ...this.#headers, ...encoded }),
      () => this.notModified(encoding),
    );
    this.#made.set(encoding, variant);
    return variant;
  }
}

/** Parts that only a repeated request needs are made when they are first used, because most responses are requested only once. */
class EncodedVariant implements Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly head: Head;
  readonly #makeNotModified: () => Head;
  #notModified: Head | null = null;
  #short: string | null = null;

  constructor(bytes: Buffer, etag: string, head: Head, makeNotModified: () => Head) {
    this.bytes = bytes;
    this.etag = etag;
    this.head = head;
    this.#makeNotModified = makeNotModified;
  }

  get notModified(): Head {
    this.#notModified ??= this.#makeNotModified();
    return this.#notModified;
  }

  get short(): string | null {
    if (this.bytes.length > SHORT_BYTES) return null;
    this.#short ??= this.bytes.toString('latin1');
    return this.#short;
  }
}

/** The list is made when it is first used, because only the fast path sends it. */
class FlatHead implements Head {
  readonly headers: Headers;
  #list: readonly string[] | null = null;

  constructor(headers: Headers) {
    this.headers = headers;
  }

  get list(): readonly string[] {
    this.#list ??= Object.entries(this.headers).flat();
    return this.#list;
  }
}

const headOf = (headers: Headers): Head => new FlatHead(headers);

const brotliParameters = (size: number): Record<number, number> => ({
  [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [zlib.BROTLI_PARAM_SIZE_HINT]: size,
});
