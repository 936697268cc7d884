/**
 * The short way for a request spelled exactly as one that was answered a moment ago: from the socket to the bytes without the router.
 * It takes plain GETs, not from a page of another origin, with a known key and a call of the quota in hand; everything else goes
 * the long way and loses nothing.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type Admission, LIMIT_LINES } from './admission.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Endpoint } from './endpoint.ts';
import type { Headers } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { hasEtag } from './negotiate.ts';
import type { Form } from './representation.ts';
import { requestIdOf } from './request-id.ts';

/**
 * An answer with its headers in the flat form that costs least to send: name, value, name, value. The lines that differ between callers
 * are at the end, and are written over for each of them: what is sent is taken from the list at once.
 */
export interface HotAnswer {
  readonly endpoint: Endpoint;
  readonly form: Form;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

/** The headers that every caller gets, with room for the caller's own behind them. */
export function flat(headers: Headers): string[] {
  return [...Object.entries(headers).flat(), ...CALLERS_LINES.flatMap((name) => [name, ''])];
}

/** Everything about a request that decides the bytes of a shared answer. */
export function spellingOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;
}

const CALLERS_LINES = [...LIMIT_LINES, 'x-request-id'] as const;

export class HotPath {
  readonly #cache: AnswerCache<HotAnswer>;
  readonly #admission: Admission;
  readonly #metrics: Metrics;

  constructor(cache: AnswerCache<HotAnswer>, admission: Admission, metrics: Metrics) {
    this.#cache = cache;
    this.#admission = admission;
    this.#metrics = metrics;
  }

  /** Answers, or does nothing and returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { headers } = request;
    if (request.method !== 'GET' || isUnusual(headers)) return false;
    const hot = this.#cache.hot(spellingOf(request));
    if (!hot) return false;
    const pass = this.#admission.chargeAtOnce(headers.authorization);
    if (!pass) return false;
    const notModified = hasEtag(headers['if-none-match'], hot.form.etag);
    const status = notModified ? 304 : 200;
    this.#admission.settle(pass, status);
    // HTTP/1.1 keeps connections by itself: the two lines that say so are left out.
    if (request.httpVersionMinor === 1) response.removeHeader('connection');
    const lines = notModified ? hot.notModifiedHeaders : hot.headers;
    const own = lines.length - 2 * CALLERS_LINES.length;
    const limits = this.#admission.headers(pass);
    LIMIT_LINES.forEach((name, i) => {
      lines[own + 2 * i + 1] = limits[name] ?? '';
    });
    lines[lines.length - 1] = requestIdOf(headers['x-request-id']);
    response.writeHead(status, lines);
    if (notModified) response.end();
    else response.end(hot.form.bytes);
    this.#metrics.countCache(true);
    this.#metrics.count(hot.endpoint.id, status, performance.now() - startedAt);
    return true;
  }
}

/** A body, a question of leave to send one, a page of another origin, or no host: the long way knows what to do. */
const isUnusual = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers.expect !== undefined ||
  headers.origin !== undefined ||
  headers.host === undefined;
