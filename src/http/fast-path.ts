/**
 * The short way for a request spelled exactly as one that was answered a moment ago: from the socket to the bytes without the router.
 * It takes plain GETs, not from a page of another origin, with a known key and a call of the quota in hand; everything else goes
 * the long way and loses nothing.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../core/clock.ts';
import type { Admission } from './admission.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Form } from './encoded-body.ts';
import type { Endpoint } from './endpoint.ts';
import type { Headers } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { hasEtag } from './request/negotiate.ts';
import { requestIdOf } from './request/request-id.ts';
import { canSendAtOnce, DateLine, headBytes, sendAtOnce } from './send-at-once.ts';

/** An answer with its head as bytes: what every caller gets, without the lines that are the caller's own. */
export interface HotAnswer {
  readonly endpoint: Endpoint;
  readonly form: Form;
  readonly head: Buffer;
  readonly notModifiedHead: Buffer;
}

/** An answer made ready to be sent again. */
export function hotAnswer(endpoint: Endpoint, form: Form, fixed: Headers): HotAnswer {
  const head = headBytes(200, { ...fixed, ...form.headers });
  return { endpoint, form, head, notModifiedHead: headBytes(304, { ...fixed, ...form.notModified }) };
}

/** Everything about a request that decides the bytes of a shared answer. */
export function spellingOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;
}

export class HotPath {
  readonly #cache: AnswerCache<HotAnswer>;
  readonly #admission: Admission;
  readonly #metrics: Metrics;
  readonly #date: DateLine;
  #closing = false;

  constructor(cache: AnswerCache<HotAnswer>, admission: Admission, metrics: Metrics, clock: Clock) {
    this.#date = new DateLine(clock);
    this.#cache = cache;
    this.#admission = admission;
    this.#metrics = metrics;
  }

  /** From now on every answer is the last of its connection, which the long way says. */
  beginClosing(): void {
    this.#closing = true;
  }

  /** Answers, or does nothing and returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { headers } = request;
    if (this.#closing || request.method !== 'GET' || isUnusual(headers) || !canSendAtOnce(request, response)) return false;
    const hot = this.#cache.hot(spellingOf(request));
    if (!hot) return false;
    const pass = this.#admission.chargeAtOnce(headers.authorization);
    if (!pass) return false;
    const notModified = hasEtag(headers['if-none-match'], hot.form.etag);
    const status = notModified ? 304 : 200;
    this.#admission.settle(pass, status);
    const lines = `${this.#date.now()}${this.#admission.headerLines(pass)}x-request-id: ${requestIdOf(headers['x-request-id'])}\r\n`;
    if (notModified) sendAtOnce(response, hot.notModifiedHead, lines, null);
    else sendAtOnce(response, hot.head, lines, hot.form.bytes);
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
