/** Reads which part of a body a request selects (RFC 9110, section 14). If a request selects several parts, the whole body is sent. */

export interface ByteRange {
  readonly first: number;
  /** The last byte, which is included. */
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Returns null for the whole body, or `unsatisfiable` if the range starts after the end of the body. */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const found = header === undefined ? null : ONE_RANGE.exec(header.trim());
  if (!found) return null;
  const [, from = '', to = ''] = found;
  if (from === '') {
    const length = Number(to);
    if (to === '') return null;
    return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** True if If-Range is absent or contains the current ETag. A weak ETag never matches. */
export const isSameBody = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || (ifRange.trim() === etag && !etag.startsWith('W/'));

export const contentRangeOf = (range: ByteRange | 'unsatisfiable', size: number): string =>
  range === 'unsatisfiable' ? `bytes */${size}` : `bytes ${range.first}-${range.last}/${size}`;
