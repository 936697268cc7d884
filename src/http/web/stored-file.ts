/** Sends a file from disk, or a range of it. Its ETag is its hash. */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Headers } from '../base/headers.ts';
import { type ByteRange, byteRangeOf, contentRangeOf, isSameBody } from '../request/byte-range.ts';
import { hasEtag } from '../request/negotiate.ts';

export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Buffer | Readable | undefined;
}

interface StoredFile {
  readonly bytes: number;
  readonly sha256: string;
  readonly mediaType: string;
  readonly headers: Headers;
  readonly open: (piece: ByteRange | null) => Promise<Readable>;
}

/** Compares ETags if the request has any. Otherwise compares modification times in whole seconds (RFC 9110, section 13.2.2). */
function isUnchanged(
  requested: FastifyRequest['headers'],
  { etag, 'last-modified': changed }: Headers & { readonly etag: string },
): boolean {
  const tags = requested['if-none-match'];
  if (tags !== undefined) return hasEtag(tags, etag);
  const [since, at] = [Date.parse(requested['if-modified-since'] ?? ''), Date.parse(changed ?? '')];
  return at <= since;
}

/** Sends a file. Even if the file is replaced in the meantime, ranges of the two versions are never mixed. */
export async function sendFile({ method, headers }: FastifyRequest, file: StoredFile): Promise<Sent> {
  const { bytes } = file;
  const etag = `"${file.sha256}"`;
  const always = { ...file.headers, etag, 'accept-ranges': 'bytes' };
  if (isUnchanged(headers, always)) return { status: 304, headers: always, body: undefined };
  const own = { ...always, 'content-type': file.mediaType };
  const range = method === 'GET' && isSameBody(headers['if-range']?.toString(), etag) ? byteRangeOf(headers.range, bytes) : null;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...own, 'content-range': contentRangeOf(range, bytes) }, body: undefined };
  const length = range === null ? bytes : range.last - range.first + 1;
  const sized = { ...own, 'content-length': String(length), ...(range && { 'content-range': contentRangeOf(range, bytes) }) };
  const status = range === null ? 200 : 206;
  return { status, headers: sized, body: method === 'HEAD' ? undefined : await file.open(range) };
}

export function sendText(
  { headers }: FastifyRequest,
  content: string | Buffer,
  type: string,
  own: Headers & { readonly etag: string },
): Sent {
  if (isUnchanged(headers, own)) return { status: 304, headers: own, body: undefined };
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { status: 200, headers: { ...own, 'content-type': type, 'content-length': String(bytes.length) }, body: bytes };
}
