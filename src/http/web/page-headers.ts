/** Headers of pages and files: cache lifetime, permitted frames, and ranges. */
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
  /** Null if any change of data may affect it. */
  readonly datasets: readonly DatasetKey[] | null;
}

/** For another path. */
export interface Elsewhere {
  readonly redirect: string;
}

/** A page or file: name, access and builder. */
export interface Served extends Access {
  readonly id: string;
  /** Everything that decides its bytes. */
  readonly key: string;
  /** Independent of cookies. */
  readonly isPlain: boolean;
  readonly make: () => Promise<Made | MadeLong | Elsewhere>;
  /** May be embedded: by a token's hosts, or anywhere. */
  readonly isFramed?: true;
  /** An empty body is a 204. */
  readonly isEmptyWithoutContent?: true;
  /** A caller without a key gets fewer rows. */
  readonly isShorterWithoutKey?: true;
  /** Supports ranges. */
  readonly inPieces?: true;
}

const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/**
 * Parquet readers request the end of a file and then columns. Some CSV readers (polars) need ranges. JSON is sent whole. Ranges are not
 * compressed.
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

/** Answers to tokens may be cached publicly unless limited to some sites. Answers to keys must not be. Also which sites may embed it. */
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

/** For an answer to a key, if others need one too. */
export const keyedHeaders = (by: Entered['by'], { vary, 'cache-control': cacheControl }: Headers): Headers =>
  by === 'key' && cacheControl?.startsWith('private') === true
    ? { vary: vary === undefined ? 'Authorization' : `${vary}, Authorization` }
    : {};

/** Which sites may embed it. */
export const framedBy = (hosts: readonly string[]): Headers => ({
  'content-security-policy': PAGE_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${frames(hosts)}`),
});

const frames = (hosts: readonly string[]): string => (hosts.length === 0 ? '*' : hosts.join(' '));

/** Adds a URL whose files any authorised person can request. */
export type AddRoute = (
  id: string,
  plan: (path: Record<string, string>, query: URLSearchParams) => Omit<Served, 'id' | 'access' | 'isPlain'>,
) => void;
