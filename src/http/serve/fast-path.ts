/**
 * The fast path: a repeated spelling of a recent request gets its cached answer without router and pipeline. Only plain same-origin GETs
 * with a known key and a reserved call. Everything else takes the pipeline.
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

/** The answer of a spelling. */
export interface Place {
  /** operationId */
  readonly endpoint: string;
  /** Of the answer in the cache. */
  readonly key: string;
  readonly encoding: Encoding;
}

/** Total and single length of remembered spellings. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
const LONGEST = 4 * 1024;

export class FastPath {
  readonly #cache: AnswerCache;
  readonly #admission: Admission;
  readonly #metrics: Metrics;
  /** Those that all answers share. */
  readonly #headers: readonly string[];
  readonly #places = new LRUCache<string, Place>({
    ...{ maxSize: MOST_CHARACTERS, maxEntrySize: LONGEST },
    sizeCalculation: ({ key }, spelling) => spelling.length + key.length,
  });
  #closing = false;

  /** @param security headers of every answer */
  constructor(cache: AnswerCache, admission: Admission, metrics: Metrics, security: Headers) {
    this.#cache = cache;
    this.#admission = admission;
    this.#metrics = metrics;
    this.#headers = flat({ ...security, 'server-timing': 'cache;desc=hit' });
  }

  /** While closing, the pipeline adds connection headers. */
  beginClosing(): void {
    this.#closing = true;
  }

  /** Maps a spelling to a cached answer. */
  remember(request: IncomingMessage, place: Place): void {
    const spelling = spellingOf(request);
    if (!this.#places.has(spelling)) this.#places.set(spelling, place);
  }

  /** Answers, or returns false without effect. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { headers } = request;
    if (this.#closing || request.method !== 'GET' || isUnusual(headers) || namesTwoHosts(request)) return false;
    const place = this.#places.get(spellingOf(request));
    const variant = place && this.#cache.cached(place.key)?.body.made(place.encoding);
    if (!variant) return false;
    const sentTags = headers['if-none-match'];
    const isNotModified = hasEtag(sentTags, variant.etag);
    // A client with another tag may have a newer answer.
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

/** Everything about a request that decides the bytes of a shared answer. */
const spellingOf = ({ url, headers }: IncomingMessage): string => `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;

/** A body, an Expect header, another origin or a missing host: left to the pipeline. */
const isUnusual = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers.expect !== undefined ||
  headers.origin !== undefined ||
  headers.host === undefined;
