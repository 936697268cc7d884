/** Headers of pages and files for caching, embedding and byte ranges. */
import type { FastifyRequest } from 'fastify';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { PAGE_POLICY } from '../../web/shell.ts';
import type { Headers } from '../base/headers.ts';
import type { Variant } from '../reply/encoded-body.ts';
import { byteRangeOf, contentRangeOf, isSameBody } from '../request/byte-range.ts';
import type { Access, Entered } from './entrance.ts';
import type { MadeLong } from './long-answer.ts';

/** A response before compression. */
export interface Made {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly maxAgeSeconds: number;
  /** Null if a change in any dataset may affect the response. */
  readonly datasets: readonly DatasetKey[] | null;
  /** The time in ms at which the content was made, if it was kept. */
  readonly madeAt?: number;
}

export interface Elsewhere {
  readonly redirect: string;
}

export interface Served extends Access {
  readonly id: string;
  /** The cache key, with everything that affects the bytes. */
  readonly key: string;
  /** True for a file, which does not depend on cookies. */
  readonly isPlain: boolean;
  readonly make: () => Promise<Made | MadeLong | Elsewhere>;
  /** Set if other sites may embed the response: either the sites of the token, or any site. */
  readonly isFramed?: true;
  /** An empty body is sent as a 204. */
  readonly isEmptyWithoutContent?: true;
  /** Callers without a key receive fewer rows. */
  readonly isShorterWithoutKey?: true;
  readonly inPieces?: true;
}

const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/**
 * Returns the requested byte range, uncompressed. Parquet readers first request the end of a file and then columns. Some CSV readers, such
 * as polars, also need ranges. JSON is always sent whole.
 */
export function pieceOf(
  { method, headers: requested }: FastifyRequest,
  { bytes, etag }: Variant,
  headers: Headers,
): { readonly status: number; readonly headers: Headers; readonly body: Buffer | undefined } {
  if (JSON_TYPE.test(headers['content-type'] ?? '')) return { status: 200, headers, body: bytes };
  const ranged = { ...headers, 'accept-ranges': 'bytes' };
  const range = method === 'GET' && isSameBody(requested['if-range']?.toString(), etag) ? byteRangeOf(requested.range, bytes.length) : null;
  if (range === null) return { status: 200, headers: ranged, body: bytes };
  const reported = { ...ranged, 'content-range': contentRangeOf(range, bytes.length) };
  if (range === 'unsatisfiable') return { status: 416, headers: { ...reported, 'content-length': '0' }, body: undefined };
  const body = bytes.subarray(range.first, range.last + 1);
  return { status: 206, headers: { ...reported, 'content-length': String(body.length) }, body };
}

/**
 * Returns headers for caches. Any cache may store a response to a request with a token, unless the token is limited to some sites. Only the
 * caller may cache a response to a request with a key.
 */
export function sharedHeaders({ isFramed, isPlain }: Served, { by, referrers: hosts }: Entered, headers: Headers): Headers {
  const cacheControl = headers['cache-control'];
  return {
    ...(isPlain && by === 'token' && hosts.length === 0 && cacheControl !== undefined
      ? { 'cache-control': cacheControl.replace('private', 'public') }
      : {}),
    ...keyedHeaders(by, headers),
    ...(isFramed ? framedBy(hosts) : {}),
  };
}

/**
 * Returns headers for a response that depends on a key. If reading is not public, caches must store it separately for each Authorization
 * header.
 */
export const keyedHeaders = (by: Entered['by'], { vary, 'cache-control': cacheControl }: Headers): Headers =>
  by === 'key' && cacheControl?.startsWith('private') === true
    ? { vary: vary === undefined ? 'Authorization' : `${vary}, Authorization` }
    : {};

export const framedBy = (hosts: readonly string[]): Headers => ({
  'content-security-policy': PAGE_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${frames(hosts)}`),
});

const frames = (hosts: readonly string[]): string => (hosts.length === 0 ? '*' : hosts.join(' '));

/** Adds a route for a file that every authorised caller can request. */
export type AddRoute = (
  id: string,
  plan: (path: Record<string, string>, query: URLSearchParams) => Omit<Served, 'id' | 'access' | 'isPlain'>,
) => void;
