/** Decodes text, as a whole or as a stream. The encoding is UTF-8, UTF-16 with a byte order mark, or else windows-1252. */
import { isUtf8 } from 'node:buffer';
import { WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';

export type TextEncodingName = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

interface DecodedText {
  /** The text without its byte order mark. */
  readonly text: string;
  readonly encoding: TextEncodingName;
}

/**
 * Characters 0x80 to 0x9f in windows-1252. They are listed because Node's decoder would need full ICU data. Unassigned bytes become
 * control characters, as in browsers.
 */
const WINDOWS_1252_C1 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const decodeWindows1252 = (bytes: Uint8Array): string =>
  asBuffer(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252_C1.charAt(control.charCodeAt(0) - 0x80));

function decodeUtf16(bytes: Uint8Array, bigEndian: boolean): string {
  if (bytes.length % 2 !== 0) {
    throw new WattleError('PARSE_ENCODING', 'The UTF-16 text ends in the middle of a character.', {
      at: { value: `${bytes.length} bytes` },
    });
  }
  return (bigEndian ? Buffer.from(bytes).swap16() : asBuffer(bytes)).toString('utf16le');
}

/** Returns the length of a character in bytes from its first byte. Returns 0 if the byte is invalid. */
function utf8Length(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/**
 * Decodes UTF-8, and decodes each invalid byte as windows-1252. Registers merge data from older systems, so some rows contain a dash or
 * hard space in that encoding.
 */
function decodeUtf8WithStrays(bytes: Uint8Array): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = utf8Length(bytes[at] ?? 0);
    if (length > 0 && (length === 1 || isUtf8(bytes.subarray(at, at + length)))) {
      at += length;
      continue;
    }
    pieces.push(asBuffer(bytes.subarray(from, at)).toString('utf8'), decodeWindows1252(bytes.subarray(at, at + 1)));
    from = ++at;
  }
  pieces.push(asBuffer(bytes.subarray(from)).toString('utf8'));
  return pieces.join('');
}

type ByteOrderMark = { readonly encoding: TextEncodingName | null; readonly length: number };

function byteOrderMark(bytes: Uint8Array): ByteOrderMark {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  return { encoding: null, length: 0 };
}

/**
 * Decodes a whole text. UTF-16 needs a byte order mark. With the UTF-8 mark, each invalid byte is decoded as windows-1252. Without a mark,
 * the text is UTF-8 if all of it is valid, and otherwise windows-1252. Throws PARSE_ENCODING for UTF-16 with an odd number of bytes.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = byteOrderMark(bytes);
  const body = bytes.subarray(mark.length);
  if (mark.encoding === 'utf-16le' || mark.encoding === 'utf-16be') {
    return { text: decodeUtf16(body, mark.encoding === 'utf-16be'), encoding: mark.encoding };
  }
  if (isUtf8(body)) return { text: asBuffer(body).toString('utf8'), encoding: 'utf-8' };
  if (mark.encoding === 'utf-8') return { text: decodeUtf8WithStrays(body), encoding: 'utf-8' };
  return { text: decodeWindows1252(body), encoding: 'windows-1252' };
}

/**
 * Decodes text in chunks, in constant memory. Without a byte order mark, the first non-ASCII character decides between UTF-8 and
 * windows-1252. Throws PARSE_ENCODING if later text contradicts the decision.
 */
export class TextStream {
  /** The detected encoding. It is `utf-8` until the text contains the first non-ASCII character. */
  encoding: TextEncodingName = 'utf-8';
  #carry: Uint8Array = new Uint8Array(0);
  #started = false;
  #marked = false;
  #asciiOnly = true;

  /** Returns the text in a chunk. A character that is cut at the end is returned with the next chunk. Throws PARSE_ENCODING. */
  push(chunk: Uint8Array): string {
    return this.#decode(this.#carry.length === 0 ? chunk : Buffer.concat([this.#carry, chunk]), false);
  }

  /** Returns the remaining text. Throws PARSE_ENCODING. */
  end(): string {
    return this.#decode(this.#carry, true);
  }

  #decode(bytes: Uint8Array, last: boolean): string {
    if (!this.#started) {
      if (bytes.length < 3 && !last) {
        this.#carry = new Uint8Array(bytes);
        return '';
      }
      const mark = byteOrderMark(bytes);
      this.#started = true;
      this.#marked = mark.encoding === 'utf-8';
      this.encoding = mark.encoding ?? 'utf-8';
      bytes = bytes.subarray(mark.length);
    }
    if (this.encoding === 'windows-1252') return decodeWindows1252(this.#take(bytes, bytes.length));
    if (this.encoding === 'utf-8') return this.#decodeUtf8(this.#take(bytes, last ? bytes.length : completeUtf8(bytes)));
    return decodeUtf16(this.#take(bytes, last ? bytes.length : bytes.length - (bytes.length % 2)), this.encoding === 'utf-16be');
  }

  #decodeUtf8(bytes: Uint8Array): string {
    if (isUtf8(bytes)) {
      const text = asBuffer(bytes).toString('utf8');
      this.#asciiOnly &&= text.length === bytes.length;
      return text;
    }
    if (this.#marked) return decodeUtf8WithStrays(bytes);
    if (!this.#asciiOnly || startsAsUtf8(bytes)) {
      throw new WattleError('PARSE_ENCODING', 'The text starts as UTF-8 and continues in another encoding.');
    }
    this.encoding = 'windows-1252';
    return decodeWindows1252(bytes);
  }

  /** Returns the first bytes, and keeps a copy of the rest. The caller may reuse the memory of the chunk. */
  #take(bytes: Uint8Array, length: number): Uint8Array {
    this.#carry = new Uint8Array(bytes.subarray(length));
    return bytes.subarray(0, length);
  }
}

/** Returns the number of bytes without an incomplete character at the end. */
function completeUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) !== 0x80) return utf8Length(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function startsAsUtf8(bytes: Uint8Array): boolean {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const length = utf8Length(bytes[first] ?? 0);
  return length > 0 && isUtf8(bytes.subarray(first, first + length));
}
