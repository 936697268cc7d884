/**
 * Requests one file from an agency within the agency's limits. Only this module uses the HTTP client.
 *
 * start ─ host queue (concurrency, gap) ─ circuit ─ request ─ redirects ─ size limit ─ unpack ─ page instead of data? ─ bytes
 * └───────────────── retry after a growing pause, if it may help ──────────────────┘
 */

import { AsyncResource } from 'node:async_hooks';
import { Agent, type Dispatcher, ProxyAgent, request } from 'undici';
import type { Ask } from '../../core/capture.ts';
import type { Clock } from '../../core/clock.ts';
import type { Source } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { currentTrace, traceHeaders } from '../../core/trace.ts';
import { parseUrl } from '../../core/url.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import { HostCircuit } from './circuit-breaker.ts';
import { HostQueue } from './host-queue.ts';
import { type OutageLog, Outages } from './outages.ts';
import { ACCEPT_ENCODING, ACCEPT_ENCODING_OF_FILES, collect, decode, type WrittenFile, writeToFile } from './response-body.ts';
import { AttemptError, attemptError, header, redirectError, refusePage, safeUrl, statusError, withUrl } from './upstream-errors.ts';

export type AskResult =
  | { readonly kind: 'unchanged'; readonly at: number }
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly etag: string | null;
      readonly lastModified: string | null;
      /** When the last byte arrived, in ms since the epoch. */
      readonly retrievedAt: number;
    };

/** The result of a large request, whose bytes are written to a file. */
export type DownloadResult =
  | { readonly kind: 'unchanged'; readonly at: number }
  | (Omit<Extract<AskResult, { kind: 'bytes' }>, 'kind' | 'bytes'> & { readonly kind: 'file'; readonly file: WrittenFile });

export interface Upstream {
  /**
   * Requests a file. Returns its bytes, or reports that `previous` is still current. Throws UP_* or PARSE_ENCODING with the URL, but
   * without credentials. Throws HostRestingError during a pause, and UpstreamClosedError after close().
   */
  ask(source: Source, ask: Ask, previous: CaptureInfo | null): Promise<AskResult>;
  /** Requests a large file and writes it to `path`. Throws the same errors as `ask`. If the request fails, no file remains. */
  download(source: Source, ask: Ask, previous: CaptureInfo | null, path: string): Promise<DownloadResult>;
  /** Aborts running requests. */
  close(): Promise<void>;
}

/** The error for a request after close(). It is not a failure of the agency. */
export class UpstreamClosedError extends WattleError {}

/**
 * Where requests are sent. live: to the agencies. offline: nowhere, so requests fail immediately. base: to a server that simulates all
 * agencies (sandbox, replay).
 */
export type UpstreamMode = { readonly kind: 'live' } | { readonly kind: 'offline' } | { readonly kind: 'base'; readonly url: string };

interface Timeouts {
  readonly connectMs: number;
  /** The maximum time in ms to wait for headers, or for the next chunk of the body. */
  readonly silenceMs: number;
  /** The time limit for one attempt including redirects, in ms. */
  readonly attemptMs: number;
  /** The time limit for one attempt to download a large file, in ms. */
  readonly downloadMs?: number;
}

export interface UpstreamOptions {
  readonly mode: UpstreamMode;
  readonly clock: Clock;
  readonly userAgent?: string;
  /** The URL of the proxy. It may contain a user name and password. */
  readonly proxy?: string;
  readonly timeouts?: Timeouts;
  /** The maximum number of attempts for a request. */
  readonly attempts?: number;
  /** The pause before the second attempt, in ms. It doubles before each further attempt. */
  readonly backoffMs?: number;
  /** The log for outages. During an outage, an agency cannot be reached. */
  readonly log?: OutageLog;
}

const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 60_000, attemptMs: 300_000 };

/** The default time limit for a large download, in ms. It is enough for two gigabytes at 300 kB/s. */
const DOWNLOAD_MS = 7_200_000;

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/**
 * The maximum pause before another attempt, in ms. If the agency requires a longer pause, the request fails, and the scheduler tries again
 * later.
 */
const LONGEST_WAIT_MS = 30_000;

/** Returns the User-Agent header, such as `Wattle/1.0.0 (+https://data.example.org)`. It identifies the sender and its website. */
export const userAgentOf = (version: string, publicUrl: string): string => `Wattle/${version} (+${publicUrl})`;

export function createUpstream(options: UpstreamOptions): Upstream {
  return options.mode.kind === 'offline' ? offline : new HttpUpstream(options, options.mode);
}

const refuseOffline = async (_source: Source, ask: Ask): Promise<never> => {
  throw new WattleError('UP_OFFLINE', 'Updates are turned off, so no request was sent to the agency.', { at: { url: safeUrl(ask.url) } });
};

const offline: Upstream = {
  ask: refuseOffline,
  download: refuseOffline,
  close: async () => {},
};

type Unchanged = Extract<AskResult, { kind: 'unchanged' }>;
type Arrival = Omit<Extract<AskResult, { kind: 'bytes' }>, 'kind' | 'bytes'>;

/** Defines how the body of a successful response is received. */
interface Way<T> {
  readonly acceptEncoding: string;
  /** The time limit for one attempt, in ms. */
  readonly limitMs: number;
  readonly take: (response: Dispatcher.ResponseData) => Promise<T>;
}

interface Host {
  readonly queue: HostQueue;
  readonly circuit: HostCircuit;
}

class HttpUpstream implements Upstream {
  readonly #clock: Clock;
  readonly #base: string | null;
  readonly #userAgent: string;
  readonly #timeouts: Timeouts;
  readonly #attempts: number;
  readonly #backoffMs: number;
  readonly #agent: Agent | ProxyAgent;
  readonly #hosts = new Map<string, Host>();
  readonly #closing = new AbortController();
  readonly #outages: Outages | null;

  constructor(options: UpstreamOptions, mode: Exclude<UpstreamMode, { kind: 'offline' }>) {
    this.#clock = options.clock;
    this.#base = mode.kind === 'base' ? mode.url.replace(/\/{1,9}$/, '') : null;
    this.#userAgent = options.userAgent ?? 'Wattle';
    this.#timeouts = options.timeouts ?? DEFAULT_TIMEOUTS;
    this.#attempts = options.attempts ?? 3;
    this.#backoffMs = options.backoffMs ?? 1_000;
    this.#outages = options.log === undefined ? null : new Outages(options.log);
    const connect = { connect: { timeout: this.#timeouts.connectMs }, pipelining: 1 };
    this.#agent = options.proxy === undefined ? new Agent(connect) : new ProxyAgent({ uri: options.proxy, ...connect });
  }

  async ask(source: Source, ask: Ask, previous: CaptureInfo | null): Promise<AskResult> {
    return this.#ask(source, ask, previous, {
      acceptEncoding: ACCEPT_ENCODING,
      limitMs: this.#timeouts.attemptMs,
      take: (response) => this.#bytes(response, ask),
    });
  }

  async download(source: Source, ask: Ask, previous: CaptureInfo | null, path: string): Promise<DownloadResult> {
    return this.#ask(source, ask, previous, {
      acceptEncoding: ACCEPT_ENCODING_OF_FILES,
      limitMs: this.#timeouts.downloadMs ?? DOWNLOAD_MS,
      take: (response) => this.#file(response, ask, path),
    });
  }

  async #ask<T>(source: Source, ask: Ask, previous: CaptureInfo | null, way: Way<T>): Promise<T | Unchanged> {
    const name = new URL(ask.url).host;
    if (!source.hosts.includes(name)) throw new WattleError('BUG', `${name} is not a host of ${source.code}.`);
    const host = this.#host(source, name);
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await host.queue.run(inThisTrace(() => this.#attempt(host, source, ask, previous, way)));
        host.circuit.succeeded();
        this.#outages?.reached(name);
        return result;
      } catch (error) {
        if (this.#closing.signal.aborted) throw new UpstreamClosedError('UP_UNREACHABLE', 'The program is stopping.', { cause: error });
        if (!(error instanceof AttemptError)) throw error;
        const waitMs = this.#pause(error, attempt);
        if (waitMs === null) {
          this.#settle(host, error);
          if (error.hostFailed) this.#outages?.failed(name, error);
          else this.#outages?.reached(name);
          throw withUrl(error, ask.url);
        }
        if (error.retryAfterSeconds !== undefined) host.queue.rest(waitMs);
        await this.#sleep(waitMs);
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const { queue } of this.#hosts.values()) queue.hurry();
    await this.#agent.destroy();
  }

  #host(source: Source, name: string): Host {
    const known = this.#hosts.get(name);
    if (known) return known;
    // Simulated agencies have no limit on the request rate.
    const gapMs = this.#base === null ? source.politeness.gapMs : 0;
    const host = { queue: new HostQueue(source.politeness.concurrency, gapMs), circuit: new HostCircuit(name) };
    this.#hosts.set(name, host);
    return host;
  }

  /** Returns the pause before the next attempt, in ms. Null if no further attempt is allowed. */
  #pause(error: AttemptError, attempt: number): number | null {
    if (!error.again || attempt >= this.#attempts) return null;
    if (error.retryAfterSeconds !== undefined) {
      return error.retryAfterSeconds * 1000 <= LONGEST_WAIT_MS ? error.retryAfterSeconds * 1000 : null;
    }
    return this.#backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  }

  /** Records for a host that all attempts at a request failed. */
  #settle(host: Host, error: AttemptError): void {
    if (!error.hostFailed) host.circuit.succeeded();
    else host.circuit.failed(this.#clock.now(), error.message, error.cause);
    if (error.again && error.retryAfterSeconds !== undefined) {
      host.circuit.restUntil(this.#clock.now() + error.retryAfterSeconds * 1000, error.message, error.cause);
    }
  }

  async #sleep(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#closing.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#closing.signal.addEventListener('abort', done);
    });
  }

  async #attempt<T>(host: Host, source: Source, ask: Ask, previous: CaptureInfo | null, way: Way<T>): Promise<T | Unchanged> {
    host.circuit.check(this.#clock.now(), safeUrl(ask.url));
    const signal = AbortSignal.any([AbortSignal.timeout(way.limitMs), this.#closing.signal]);
    try {
      const headers = { 'accept-encoding': way.acceptEncoding, ...conditions(ask, previous), ...traceHeaders(currentTrace()) };
      const response = await this.#followed(source, ask, headers, signal);
      if (response.statusCode === 304 && previous) {
        await response.body.dump();
        return { kind: 'unchanged', at: this.#clock.now() };
      }
      if (response.statusCode !== 200) throw await statusError(response, this.#clock.now(), safeUrl(ask.url) === ask.url);
      return await way.take(response);
    } catch (error) {
      throw attemptError(error);
    }
  }

  /** Returns the first response that is not a redirect. Redirects may lead only to hosts of the source, and not from https to http. */
  async #followed(source: Source, ask: Ask, headers: Record<string, string>, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    let url = new URL(ask.url);
    for (let hops = 0; ; hops++) {
      const response = await request(this.#wire(url), {
        dispatcher: this.#agent,
        headers: { 'user-agent': this.#userAgent, accept: ask.accept, ...headers },
        headersTimeout: this.#timeouts.silenceMs,
        bodyTimeout: this.#timeouts.silenceMs,
        signal,
      });
      // Without this listener, an error in an aborted body would end the program.
      response.body.on('error', () => {});
      const location = response.headers['location'];
      if (![301, 302, 303, 307, 308].includes(response.statusCode) || typeof location !== 'string') return response;
      await response.body.dump();
      const next = this.#agencyAddress(location, url);
      if (hops >= MAX_REDIRECTS) throw redirectError(`The agency redirected more than ${MAX_REDIRECTS} times.`);
      if (!source.hosts.includes(next.host)) throw redirectError(`The agency redirected to ${next.host}, which is not one of its hosts.`);
      if (url.protocol === 'https:' && next.protocol !== 'https:')
        throw redirectError(`The agency redirected from https to ${next.protocol}//, which is not allowed.`);
      url = next;
    }
  }

  /** Returns the URL to request. With a base, `https://host/path?query` becomes `<base>/host/path?query`. */
  #wire(url: URL): string {
    return this.#base === null ? url.href : `${this.#base}/${url.host}${url.pathname}${url.search}`;
  }

  /** Converts a Location header to the agency's URL, without the base. */
  #agencyAddress(location: string, from: URL): URL {
    const behindBase = this.#base !== null && location.startsWith(`${this.#base}/`) ? location.slice(this.#base.length + 1) : null;
    const target = behindBase === null ? location : `${from.protocol}//${behindBase}`;
    const url = parseUrl(target, from.href);
    if (url === null) throw redirectError('The agency redirected to an invalid address.');
    return url;
  }

  async #bytes(response: Dispatcher.ResponseData, ask: Ask): Promise<AskResult> {
    const maxBytes = ask.maxBytes ?? DEFAULT_MAX_BYTES;
    const sent = await collect(response.body, maxBytes);
    const bytes = await decode(sent, header(response, 'content-encoding') ?? '', maxBytes);
    refusePage(ask, bytes);
    return { kind: 'bytes', bytes, ...this.#arrival(response) };
  }

  async #file(response: Dispatcher.ResponseData, ask: Ask, path: string): Promise<DownloadResult> {
    const contentEncoding = header(response, 'content-encoding') ?? '';
    const maxBytes = ask.maxBytes ?? DEFAULT_MAX_BYTES;
    try {
      const file = await writeToFile(response.body, path, { contentEncoding, maxBytes, inspect: (head) => refusePage(ask, head) });
      return { kind: 'file', file, ...this.#arrival(response) };
    } finally {
      response.body.destroy();
    }
  }

  #arrival(response: Dispatcher.ResponseData): Arrival {
    return {
      contentType: header(response, 'content-type'),
      etag: header(response, 'etag'),
      lastModified: header(response, 'last-modified'),
      retrievedAt: this.#clock.now(),
    };
  }
}

/** Returns the headers for a conditional request. Empty if there is no previous capture from the same URL. */
function conditions(ask: Ask, previous: CaptureInfo | null): Record<string, string> {
  if (!previous || previous.url !== safeUrl(ask.url)) return {};
  return {
    ...(previous.etag === null ? {} : { 'if-none-match': previous.etag }),
    ...(previous.lastModified === null ? {} : { 'if-modified-since': previous.lastModified }),
  };
}

/**
 * Runs work in the caller's trace. A queue starts work when the previous work ends, so the work would otherwise run in the trace of the
 * previous caller.
 */
const inThisTrace = <T>(work: () => Promise<T>): (() => Promise<T>) => AsyncResource.bind(work);
