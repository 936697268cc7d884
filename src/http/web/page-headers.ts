/** Headers of pages and files: how long they may be cached, which sites may embed them, and byte ranges. */
import type { FastifyRequest } from 'fastify';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { PAGE_POLICY } from '../../web/shell.ts';
import type { Headers } from '../base/headers.ts';
import type { Variant } from '../reply/encoded-body.ts';
import { byteRangeOf, contentRangeOf, isSameBody } from '../request/byte-range.ts';
import type { Access, Entered } from './entrance.ts';
import type { MadeLong } from './long-answer.ts';

/** An answer before compression. */
export interface Made {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly maxAgeSeconds: number;
  /** The datasets that it uses. Null if a change in any dataset may affect it. */
  readonly datasets: readonly DatasetKey[] | null;
}

/** A redirect to another path. */
export interface Elsewhere {
  readonly redirect: string;
}

/** A page or file: its name, the access that it needs, and the function that builds it. */
export interface Served extends Access {
  readonly id: string;
  /** The cache key. It contains everything that affects the bytes. */
  readonly key: string;
  /** Whether it is a file, which does not depend on cookies. */
  readonly isPlain: boolean;
  readonly make: () => Promise<Made | MadeLong | Elsewhere>;
  /** Present if other sites may embed it: the sites of the token, or any site. */
  readonly isFramed?: true;
  /** Present if an empty body is sent as a 204. */
  readonly isEmptyWithoutContent?: true;
  /** Present if callers without a key receive fewer rows. */
  readonly isShorterWithoutKey?: true;
  /** Present if byte ranges are supported. */
  readonly inPieces?: true;
}

const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/**
 * The requested part of a body. Parquet readers request the end of a file first, and then columns. Some CSV readers such as polars also need
 * ranges. JSON is always sent whole. Ranges are not compressed.
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
 * Headers that say who may cache and embed it. If a token opened it, anyone may cache it, unless the token is limited to some sites. If a key
 * opened it, only the caller may cache it.
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

/** Headers for an answer to a key. Without public reading, caches must store it separately for each Authorization header. */
export const keyedHeaders = (by: Entered['by'], { vary, 'cache-control': cacheControl }: Headers): Headers =>
  by === 'key' && cacheControl?.startsWith('private') === true
    ? { vary: vary === undefined ? 'Authorization' : `${vary}, Authorization` }
    : {};

/** The header that says which sites may embed it. */
export const framedBy = (hosts: readonly string[]): Headers => ({
  'content-security-policy': PAGE_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${frames(hosts)}`),
});

const frames = (hosts: readonly string[]): string => (hosts.length === 0 ? '*' : hosts.join(' '));

/** Adds a route for a file that any authorised caller can request. */
export type AddRoute = (
  id: string,
  plan: (path: Record<string, string>, query: URLSearchParams) => Omit<Served, 'id' | 'access' | 'isPlain'>,
) => void;
