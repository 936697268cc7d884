/** Headers of pages and files: how long they are cached, who may frame them, and ranges. */
import type { FastifyRequest } from 'fastify';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { PAGE_POLICY } from '../../web/shell.ts';
import type { Headers } from '../base/headers.ts';
import type { Variant } from '../reply/encoded-body.ts';
import { byteRangeOf, contentRangeOf, isSameBody } from '../request/byte-range.ts';
import type { Access, Entered } from './entrance.ts';
import type { MadeLong } from './long-answer.ts';

/** The uncompressed answer. */
export interface Made {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly maxAgeSeconds: number;
  /** Null if a change in any dataset may affect it. */
  readonly datasets: readonly DatasetKey[] | null;
}

/** For another path. */
export interface Elsewhere {
  readonly redirect: string;
}

/** A page or file: its name, who may read it, and the function that builds it. */
export interface Served extends Access {
  readonly id: string;
  /** Everything that decides its bytes. */
  readonly key: string;
  /** Independent of cookies. */
  readonly isPlain: boolean;
  readonly make: () => Promise<Made | MadeLong | Elsewhere>;
  /** May be embedded, by the hosts of a token or by any site. */
  readonly isFramed?: true;
  /** An empty body is a 204. */
  readonly isEmptyWithoutContent?: true;
  /** Callers without a key get fewer rows. */
  readonly isShorterWithoutKey?: true;
  /** Supports ranges. */
  readonly inPieces?: true;
}

const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/**
 * The requested part of a body. Parquet readers request the end of a file and then columns. Some CSV readers (polars) need ranges too.
 * JSON is sent whole. Ranges are not compressed.
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
 * Headers that say who may cache and embed it. An answer to a token may be cached publicly, unless the token is limited to some sites.
 * An answer to a key must not be.
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

/** Headers for an answer to a key. If others need a key too, caches must vary by the Authorization header. */
export const keyedHeaders = (by: Entered['by'], { vary, 'cache-control': cacheControl }: Headers): Headers =>
  by === 'key' && cacheControl?.startsWith('private') === true
    ? { vary: vary === undefined ? 'Authorization' : `${vary}, Authorization` }
    : {};

/** Which sites may embed it. */
export const framedBy = (hosts: readonly string[]): Headers => ({
  'content-security-policy': PAGE_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${frames(hosts)}`),
});

const frames = (hosts: readonly string[]): string => (hosts.length === 0 ? '*' : hosts.join(' '));

/** Adds a URL for files that any authorised caller can request. */
export type AddRoute = (
  id: string,
  plan: (path: Record<string, string>, query: URLSearchParams) => Omit<Served, 'id' | 'access' | 'isPlain'>,
) => void;
