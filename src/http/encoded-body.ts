/** One answer in one format, as bytes ready to send: plain, gzip and brotli, each made once and only when asked for. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, gzipSync, type ZlibOptions, constants as zlib } from 'node:zlib';
import type { Room, Written } from '../render/room.ts';
import type { Encoding } from './request/negotiate.ts';

/** What is sent: the bytes, and the headers that do not depend on the caller. */
export interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those of a 304. */
  readonly notModified: Readonly<Record<string, string>>;
}

/** Below this a compressed body is hardly smaller, if at all. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Up to this, handing a body to another thread to be gzipped takes longer than gzipping it. */
const GZIPPED_AT_ONCE_BYTES = 64 * 1024;
/** A longer body is gzipped in a third of the time for a sixth more bytes, and in one piece, which leaves less to clear away; it is kept when asked for again. */
export const LONG_BYTES = 256 * 1024;
const CHUNK_BYTES = 512 * 1024;
/** Half the time for a sixteenth more bytes, for what is made for one caller. */
const QUICK: ZlibOptions = { level: 3, memLevel: 6 };
/** Most of what brotli can save, at a cost that a first caller does not feel. */
const BROTLI_QUALITY = 5;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

export class Representation {
  #body: Buffer;
  #room: Room | null;
  #readers = 0;
  readonly #hash: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #seldomAsked: boolean;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();

  /**
   * @param headers those of every form: content type, caching, security.
   * @param seldomAsked whether it is hardly worth while to compress it well
   */
  constructor({ bytes, room }: Written, headers: Readonly<Record<string, string>>, seldomAsked: boolean) {
    this.#body = bytes;
    this.#room = room;
    this.#hash = hash('sha256', bytes, 'base64url').slice(0, 22);
    this.#headers = headers;
    this.#seldomAsked = seldomAsked;
  }

  get bytes(): number {
    return this.#body.length;
  }

  /** From now on it may be read at any time: moves out of a room that is used again. Call before anybody reads it. */
  settle(): void {
    if (!this.#room) return;
    this.#body = Buffer.from(this.#body);
    this.#room.leave();
    this.#room = null;
  }

  /** Somebody reads it until what is given back is called. */
  read(): () => void {
    this.#readers++;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      if (--this.#readers === 0) this.#room?.leave();
    };
  }

  /** The form for an encoding; small bodies stay plain. */
  form(encoding: Encoding): Form | Promise<Form> {
    const wanted = this.#body.length < WORTH_COMPRESSING_BYTES ? 'identity' : encoding;
    const known = this.#forms.get(wanted);
    if (known) return known;
    const made = this.#make(wanted);
    this.#forms.set(wanted, made);
    return made;
  }

  #make(encoding: Encoding): Form | Promise<Form> {
    if (encoding === 'identity') return this.#formOf(encoding, this.#body);
    if (encoding === 'gzip' && this.#body.length <= GZIPPED_AT_ONCE_BYTES)
      return this.#formOf(encoding, gzipSync(this.#body, this.#gzip()));
    const compressed =
      encoding === 'gzip' ? gzipped(this.#body, this.#gzip()) : brotlied(this.#body, { params: brotliParameters(this.#body.length) });
    return compressed.then((bytes) => {
      const form = this.#formOf(encoding, bytes);
      this.#forms.set(encoding, form);
      return form;
    });
  }

  #gzip(): ZlibOptions {
    if (this.#body.length > LONG_BYTES) return { level: zlib.Z_BEST_SPEED, chunkSize: CHUNK_BYTES };
    return this.#seldomAsked ? QUICK : {};
  }

  /** A strong ETag differs between encodings: it names bytes. */
  #formOf(encoding: Encoding, bytes: Buffer): Form {
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const { vary = '', 'cache-control': cacheControl = '' } = this.#headers;
    return {
      bytes,
      etag,
      headers: Object.assign({ etag, 'content-length': String(bytes.length) }, this.#headers, encoded),
      notModified: { etag, vary, 'cache-control': cacheControl },
    };
  }
}

const brotliParameters = (size: number): Record<number, number> => ({
  [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [zlib.BROTLI_PARAM_SIZE_HINT]: size,
});
