/** Makes one attempt, which is a POST request that follows no redirects. The size of the response and the time are limited. */
import { performance } from 'node:perf_hooks';
import { Client } from 'undici';
import { ForbiddenAddressError, guardedConnector, type Resolve } from './guarded-connection.ts';
import type { TargetPolicy } from './public-address.ts';

export interface Outcome {
  readonly durationMs: number;
  /** The HTTP status. Null if the receiver did not respond. */
  readonly status: number | null;
  /** The error in one sentence, for the subscriber. Null if the attempt succeeded. */
  readonly error: string | null;
}

export interface SenderOptions {
  readonly policy: TargetPolicy;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  /** Resolves host names. By default, it queries the system's name servers. */
  readonly resolve?: Resolve;
  /** Certificates in PEM format that are trusted. They replace the certificates of the system. */
  readonly ca?: string;
}

const TIMEOUT_MS = 15_000;
const MOST_HEADER_BYTES = 16 * 1024;
/** The maximum number of bytes that are read from a response, and the maximum time in ms. They allow a receiver to finish sending. */
const MOST_ANSWER_BYTES = 16 * 1024;
const REST_OF_ANSWER_MS = 1000;

export class Sender {
  readonly #options: SenderOptions;
  readonly #timeoutMs: number;
  readonly #closing = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  /** Sends a message and returns the result. Returns null if `close` aborted the attempt. Never rejects. */
  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Outcome | null> {
    const startedAt = performance.now();
    const signal = AbortSignal.any([AbortSignal.timeout(this.#timeoutMs), this.#closing.signal]);
    const answered = await this.#post(new URL(address), headers, body, signal);
    if (this.#closing.signal.aborted) return null;
    return { durationMs: Math.round(performance.now() - startedAt), ...answered };
  }

  /** Aborts running attempts. */
  close(): void {
    this.#closing.abort();
  }

  async #post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Pick<Outcome, 'status' | 'error'>> {
    const { policy, resolve, ca, userAgent } = this.#options;
    const limits = { policy, signal, timeoutMs: this.#timeoutMs };
    const connect = guardedConnector({ ...limits, ...(resolve ? { resolve } : {}), ...(ca === undefined ? {} : { ca }) });
    // Each attempt opens a new connection, so that the address is checked each time.
    const client = new Client(url.origin, { connect, maxHeaderSize: MOST_HEADER_BYTES, headersTimeout: 0, bodyTimeout: 0 });
    try {
      const { statusCode, body: answer } = await client.request({
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
        body,
        signal,
        reset: true,
      });
      const rest = AbortSignal.any([AbortSignal.timeout(REST_OF_ANSWER_MS), this.#closing.signal]);
      await answer.dump({ limit: MOST_ANSWER_BYTES, signal: rest }).catch(() => {});
      return { status: statusCode, error: statusFault(statusCode) };
    } catch (error) {
      return { status: null, error: this.#fault(error) };
    } finally {
      await client.destroy().catch(() => {});
    }
  }

  #fault(error: unknown): string {
    if (error instanceof ForbiddenAddressError) return error.message;
    const { name, code } = error as { name?: string; code?: string };
    if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT') {
      return `There was no response within ${this.#timeoutMs / 1000} seconds.`;
    }
    if (name === 'HTTPParserError') return 'The response is not valid HTTP.';
    return FAULTS.find(([codes]) => codes.test(code ?? ''))?.[1](code ?? '') ?? 'The request could not be made.';
  }
}

function statusFault(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver responded with ${status}. Redirects are not followed.`;
  return `The receiver responded with ${status}.`;
}

/** Sentences about the causes of a failure, by error codes of Node, OpenSSL and the HTTP client. */
const FAULTS: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, () => 'The host name could not be resolved.'],
  [/^ECONNREFUSED$/, () => 'The receiver refused the connection.'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/, () => 'The receiver could not be reached.'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, () => 'The response headers are too large.'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, () => 'The receiver closed the connection without a response.'],
  [/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)\w*$/, (code) => `TLS failed (${code}).`],
];
