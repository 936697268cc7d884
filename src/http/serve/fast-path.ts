/**
 * Sends a cached response without the router and the pipeline if a recent request is repeated with the same text. This works only for plain
 * GETs from the same origin with a known key and a reserved request.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { flat, type Headers } from '../base/headers.ts';
import type { Admission } from '../reply/admission.ts';
import type { AnswerCache } from '../reply/answer-cache.ts';
import type { Metrics } from '../reply/metrics.ts';
import { namesTwoHosts } from '../request/host.ts';
import { type Encoding, hasEtag } from '../request/negotiate.ts';
import { requestIdOf } from '../request/request-id.ts';

interface Place {
  /** The operationId. */
  readonly endpoint: string;
  /** The key of the response in the cache. */
  readonly key: string;
  readonly encoding: Encoding;
}

/** The maximum number of characters for all stored requests together, and for each request. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
const LONGEST = 4 * 1024;

export class FastPath {
  readonly #cache: AnswerCache;
  readonly #admission: Admission;
  readonly #metrics: Metrics;
  readonly #headers: readonly string[];
  readonly #places = new LRUCache<string, Place>({
    maxSize: MOST_CHARACTERS,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ key }, spelling) => spelling.length + key.length,
  });
  #closing = false;

  /** @param security headers that every response has */
  constructor(cache: AnswerCache, admission: Admission, metrics: Metrics, security: Headers) {
    this.#cache = cache;
    this.#admission = admission;
    this.#metrics = metrics;
    this.#headers = flat({ ...security, 'server-timing': 'cache;desc=hit' });
  }

  /** After this call, the pipeline handles all requests, because it adds headers for the connection. */
  beginClosing(): void {
    this.#closing = true;
  }

  /** Stores the place of the cached response for the text of a request. */
  remember(request: IncomingMessage, place: Place): void {
    const spelling = spellingOf(request);
    if (!this.#places.has(spelling)) this.#places.set(spelling, place);
  }

  /** Sends the response. If this is not possible, returns false and does nothing. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { headers } = request;
    if (this.#closing || request.method !== 'GET' || isUnusual(headers) || namesTwoHosts(request)) return false;
    const place = this.#places.get(spellingOf(request));
    const variant = place && this.#cache.cached(place.key)?.body.made(place.encoding);
    if (!variant) return false;
    const sentTags = headers['if-none-match'];
    const isNotModified = hasEtag(sentTags, variant.etag);
    // The ETag may be from a newer response. The pipeline checks this.
    if (sentTags !== undefined && !isNotModified) return false;
    const pass = this.#admission.chargeAtOnce(headers.authorization);
    if (!pass) return false;
    const status = isNotModified ? 304 : 200;
    this.#admission.settle(pass, status);
    const { list } = isNotModified ? variant.notModified : variant.head;
    const id = requestIdOf(headers['x-request-id']);
    response.writeHead(status, this.#headers.concat(list, this.#admission.headerList(pass), 'x-request-id', id));
    if (isNotModified) response.end();
    else if (variant.short === null) response.end(variant.bytes);
    else response.end(variant.short, 'latin1');
    this.#metrics.countCache(true);
    this.#metrics.count(place.endpoint, status, performance.now() - startedAt);
    return true;
  }
}

/** Returns all parts of a request that affect the bytes of a shared response. */
const spellingOf = ({ url, headers }: IncomingMessage): string => `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;

/** True for a request with a body or an Expect header, from another origin, or without a host. */
const isUnusual = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers.expect !== undefined ||
  headers.origin !== undefined ||
  headers.host === undefined;
