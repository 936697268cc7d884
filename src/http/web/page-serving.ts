/**
 * Steps from a page request to a response:
 *
 * access ─▶ parameters ─▶ cached for this theme? ─▶ encoding ─▶ 304 or 200
 *                         └ no: queries ─▶ content ─▶ frame ─▶ bytes, cached
 */

import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WattleError } from '../../core/errors.ts';
import { knownErrorOf } from '../../queries/base/known-error.ts';
import { type NewestFigure, newestFigures } from '../../queries/series/freshness/newest-figure.ts';
import { type DataState, dataState } from '../../queries/status/data-state.ts';
import { renderProblem } from '../../render/problem.ts';
import type { PageContent, PageRequest, Visit, WebContext, WebPage } from '../../web/page.ts';
import { embedProblem } from '../../web/pages/embed-page.ts';
import { problemPage, seriesMeant } from '../../web/pages/problem.ts';
import { document, PAGE_POLICY } from '../../web/shell.ts';
import { stateStrip } from '../../web/strip.ts';
import { type Headers, securityHeaders } from '../base/headers.ts';
import { headingOf, NO_DATA, pictureOfError } from '../errors/picture-of-error.ts';
import { type AnswerCache, type CachedAnswer, PastCache } from '../reply/answer-cache.ts';
import { EncodedBody } from '../reply/encoded-body.ts';
import type { Metrics } from '../reply/metrics.ts';
import { PageContents } from '../reply/page-contents.ts';
import type { Spending, Tab } from '../reply/spending.ts';
import { TOKEN_PARAMETER } from '../request/credential.ts';
import { chooseEncoding, hasEtag, prefersHtml, wantsPicture } from '../request/negotiate.ts';
import { canonicalQuery, pathnameOf } from '../request/request-target.ts';
import type { Access, Entered, Entrance } from './entrance.ts';
import { LongAnswer, type MadeLong, streamOf } from './long-answer.ts';
import { type Elsewhere, framedBy, pieceOf, type Served, sharedHeaders } from './page-headers.ts';
import { refuseUnread } from './page-query.ts';
import type { Reader, Reading } from './reading.ts';
import { visitOf } from './visit.ts';

const HTML = 'text/html; charset=utf-8';

/** Pages are cached for at most this time in ms, because the age of the data depends on the time of the request. */
const KEPT_MS = 30_000;

export const FRAMED_ID = 'embed';

const STATE_KEPT_MS = 10_000;

/**
 * Directives with times in seconds for shared caches. A cache may use an expired page for a short time while it fetches the page again,
 * and for a day if no node responds. This is acceptable because every page states the date of its data.
 */
const SHARED_CACHES = ', stale-while-revalidate=10, stale-if-error=86400';

const PAGE_HEADERS: Headers = {
  'content-type': HTML,
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'same-origin',
  vary: 'Accept-Encoding, Cookie',
};

interface PageServingOptions {
  readonly web: WebContext;
  readonly reading: Reading;
  readonly entrance: Entrance;
  readonly spending: Spending;
  readonly metrics: Metrics;
  readonly cache: Pick<AnswerCache, 'get' | 'ageHeaders'>;
  readonly etagKey: Uint8Array;
  /** Returns headers for the connection while the server closes. */
  readonly closingHeaders: (response: ServerResponse) => Headers;
  readonly onFailure: (request: FastifyRequest, error: WattleError) => void;
  /** Sends an error as data. This is for a program that requests a page. */
  readonly refuseAsData: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown;
}

export class PageServing {
  readonly #options: PageServingOptions;
  readonly contents: PageContents;
  #state: { readonly value: DataState; readonly until: number } | null = null;

  constructor(options: PageServingOptions) {
    this.#options = options;
    this.contents = new PageContents(options.web);
  }

  get web(): WebContext {
    return this.#options.web;
  }

  page(page: WebPage): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return this.serve(page.id, (request, query) => {
      refuseUnread(query, page.query);
      const visit = visitFor(request, this.#options.web.site.publicUrl);
      return {
        id: page.id,
        access: page.access,
        key: `page ${visit.theme ?? 'system'} ${visit.hasSession} ${visit.address}`,
        isPlain: visit.theme === null && !visit.hasSession,
        make: async () => {
          const madeAt = this.web.queries.clock.now();
          const found = await this.contents.of(page, { path: request.params as Record<string, string>, query });
          if ('redirect' in found) return found;
          const { content, maxAgeSeconds } = found;
          const bytes = Buffer.from(await this.#framed(content, visit));
          return { bytes, headers: PAGE_HEADERS, maxAgeSeconds, datasets: content.datasets ?? null, madeAt };
        },
      };
    });
  }

  /**
   * Serves a page or file. `plan` throws if the content does not exist.
   * @param isPlain whether the URL may contain a token
   */
  serve(
    id: string,
    plan: (request: FastifyRequest, query: URLSearchParams) => Served,
    isPlain = false,
  ): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return async (request, reply) => {
      const startedAt = performance.now();
      try {
        const query = canonicalQuery(request.raw.url ?? '/');
        const token = query.get(TOKEN_PARAMETER);
        if (isPlain) query.delete(TOKEN_PARAMETER);
        const served = plan(request, query);
        const entered = await this.enter(request, served, served.token ? token : null, query);
        const tab = this.#options.spending.open(entered.payment, { clientIp: request.ip, response: reply.raw });
        const answer = await this.#cached(served, tab).catch((error: unknown) => {
          entered.settle(false);
          throw error;
        });
        entered.settle(true);
        if ('text' in answer) {
          await entered.countLong();
          return this.#long(request, reply, startedAt, served, answer, { entered, tab });
        }
        if ('redirect' in answer) return this.send(request, reply, id, startedAt, 303, { location: answer.redirect }, undefined);
        const asPiece = served.inPieces === true && request.headers.range !== undefined;
        const encoding = asPiece ? 'identity' : chooseEncoding(request.headers['accept-encoding']?.toString());
        const variant = await answer.body.variant(encoding);
        const aged = this.#options.cache.ageHeaders(answer);
        const fresh = hasEtag(request.headers['if-none-match'], variant.etag);
        const { headers } = fresh ? variant.notModified : variant.head;
        const own = { ...headers, ...sharedHeaders(served, entered, headers), ...aged };
        if (fresh) return this.send(request, reply, id, startedAt, 304, own, undefined);
        if (served.isEmptyWithoutContent && variant.bytes.length === 0)
          return this.send(request, reply, id, startedAt, 204, withoutContent(own), undefined);
        const part = served.inPieces === true ? pieceOf(request, variant, own) : { status: 200, headers: own, body: variant.bytes };
        return this.send(request, reply, id, startedAt, part.status, part.headers, part.body);
      } catch (error) {
        return this.refuse(request, reply, error, id, startedAt);
      }
    };
  }

  /** The bytes of a long response are not stored. Its ETag is weak, and depends on the state of the data. */
  #long(
    request: FastifyRequest,
    reply: FastifyReply,
    startedAt: number,
    served: Served,
    made: MadeLong,
    { entered, tab }: { readonly entered: Entered; readonly tab: Tab },
  ): unknown {
    const encoding = made.isCompressed === true ? 'identity' : chooseEncoding(request.headers['accept-encoding']?.toString());
    const headers = {
      ...made.headers,
      'cache-control': this.#cacheControl(served, made.maxAgeSeconds),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const own = { ...headers, ...this.#tagOf(served, made), ...sharedHeaders(served, entered, headers) };
    if (own.etag !== undefined && hasEtag(request.headers['if-none-match'], own.etag)) {
      return this.send(request, reply, served.id, startedAt, 304, withoutContent(own), undefined);
    }
    if (request.method === 'HEAD') return this.send(request, reply, served.id, startedAt, 200, own, undefined);
    const body = streamOf(made, encoding, tab, reply.raw);
    body.once('error', (error) => this.#options.onFailure(request, knownErrorOf(error)));
    return this.send(request, reply, served.id, startedAt, 200, own, body);
  }

  #tagOf({ key }: Served, { state }: MadeLong): { readonly etag?: string } {
    if (state === undefined) return {};
    const tag = createHmac('sha256', this.#options.etagKey).update(JSON.stringify([this.web.queries.version, key, state]));
    return { etag: `W/"${tag.digest('base64url').slice(0, 22)}"` };
  }

  /** Builds a page without sending it, so that it is ready and its code is optimised. Throws the errors of the page. */
  async rehearse(page: WebPage, requested: PageRequest): Promise<void> {
    const content = await this.contents.prepare(page, requested);
    if (!('redirect' in content)) await this.#framed(content, { address: page.path, theme: null, hasSession: false });
  }

  /** Makes the next page read the state of all data again. Must run after data change. */
  forgetState(): void {
    this.#state = null;
  }

  /** Admits the reader of a page or file. Throws the errors of `Entrance.enter`. */
  enter(request: FastifyRequest, served: Access, token: string | null, query: URLSearchParams): Promise<Entered> {
    return this.#options.entrance.enter(request, served, token, query);
  }

  /** Charges a reader one unit. Throws the errors of `Reading.admit`. */
  admit(reader: Reader, access: Served['access']): void {
    this.#options.reading.admit(reader, access);
  }

  /** The whole page for one visitor, with header and footer. */
  async framed(
    request: FastifyRequest,
    content: PageContent,
    hasSession: boolean,
  ): Promise<{ readonly html: string; readonly headers: Headers }> {
    return {
      html: await this.#framed(content, { ...visitFor(request, this.#options.web.site.publicUrl), hasSession }),
      headers: PAGE_HEADERS,
    };
  }

  /** Sends an error as a page, an image, an embedded page or data, depending on the request. */
  async refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, id: string, startedAt = performance.now()): Promise<unknown> {
    const instead = await this.#insteadOfChart(request, id, error);
    if (instead !== null) return this.send(request, reply, id, startedAt, instead.status, instead.headers, instead.body);
    if (!prefersHtml(request.headers.accept)) return this.#options.refuseAsData(request, reply, error);
    const known = knownErrorOf(error);
    if (known.status >= 500) this.#options.onFailure(request, known);
    const { html, headers } = await this.problem(request, known);
    return this.send(request, reply, id, startedAt, known.status, headers, html);
  }

  /** Returns the error as a chart image or embedded page. Returns null if the request was not for a chart. */
  async #insteadOfChart(
    request: FastifyRequest,
    id: string,
    error: unknown,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly body: string | Buffer } | null> {
    const isFrame = id === FRAMED_ID && prefersHtml(request.headers.accept);
    const form = /\.(svg|png)$/i.exec(pathnameOf(request.raw.url ?? '/'))?.[1]?.toLowerCase();
    const isPicture = form !== undefined && wantsPicture(request.headers);
    if (!isFrame && !isPicture) return null;
    const known = knownErrorOf(error);
    const { status } = known;
    if (status >= 500) this.#options.onFailure(request, known);
    const wait: Headers = status === 429 || status === 503 ? { 'retry-after': String(secondsToWait(known)) } : {};
    const query = new URLSearchParams((request.raw.url ?? '').split('?')[1] ?? '');
    if (isPicture) {
      const { body, headers } = await pictureOfError(known, query, form === 'png' ? 'png' : 'svg');
      return { status, headers: { ...headers, ...wait }, body };
    }
    const { detail, hint, code } = renderProblem(known, { publicUrl: '', instance: '', requestId: request.id });
    const said = code === 'DATA_UNAVAILABLE' ? { detail: NO_DATA, hint: null } : { detail, hint };
    const body = embedProblem(this.#options.web.site, { heading: headingOf(known), ...said, code }, query.get('theme'));
    return { status, headers: { ...PAGE_HEADERS, ...framedBy([]), 'cache-control': 'no-store', ...wait }, body };
  }

  async problem(request: FastifyRequest, error: WattleError): Promise<{ readonly html: string; readonly headers: Headers }> {
    const { site, asksAgencies } = this.#options.web;
    const instance = pathnameOf(request.raw.url ?? '/');
    const facts = renderProblem(error, { publicUrl: site.publicUrl, instance, requestId: request.id });
    // Retrying is useless if this server does not update data.
    const isAwaited = asksAgencies || error.code !== 'DATA_UNAVAILABLE';
    const retryAfterSeconds = error.status === 429 || (error.status === 503 && isAwaited) ? secondsToWait(error) : null;
    const content = problemPage(site, { ...facts, advice: error.advice ?? null, retryAfterSeconds }, await this.#figuresMeant(error));
    return {
      // Only the path is shown, because the query of a refused request may contain a credential.
      html: await this.#framed(content, visitOf(request.headers, instance, site.publicUrl)),
      headers: {
        ...PAGE_HEADERS,
        'cache-control': 'no-store',
        ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    };
  }

  /** Returns the latest values of series that an unknown id may mean, or none if reading is not public or the values cannot be read. */
  async #figuresMeant(error: WattleError): Promise<readonly NewestFigure[]> {
    const meant = this.#options.reading.isPublic ? seriesMeant(error) : [];
    return meant.length === 0 ? [] : newestFigures(this.#options.web.queries, meant).catch(() => []);
  }

  /** Returns the header for caches. Pages are private if readers must sign in. */
  #cacheControl({ isPlain, access }: Served, maxAgeSeconds: number): string {
    const isShared = isPlain && (access === 'open' || this.#options.reading.isPublic);
    return isShared ? `public, max-age=${maxAgeSeconds}${SHARED_CACHES}` : `private, max-age=${maxAgeSeconds}`;
  }

  async #cached(served: Served, tab: Tab): Promise<CachedAnswer | MadeLong | Elsewhere> {
    const { web, cache } = this.#options;
    // Redirects and long responses are thrown as errors, so that they are not cached.
    try {
      const key = served.isShorterWithoutKey && tab.isOpen ? `${served.key} without a key` : served.key;
      return await cache.get(key, async () => {
        const made = await tab.making(served.make);
        if ('redirect' in made) throw new LeadsElsewhere(made);
        if ('text' in made) throw new LongAnswer(made);
        const { bytes, headers, maxAgeSeconds, datasets, madeAt = web.queries.clock.now() } = made;
        const cached = { ...headers, 'cache-control': this.#cacheControl(served, maxAgeSeconds) };
        return {
          body: new EncodedBody(bytes, cached, this.#options.etagKey),
          madeAt,
          until: madeAt + Math.min(KEPT_MS, maxAgeSeconds * 1000),
          datasets,
          seldomRequested: false,
        };
      });
    } catch (error) {
      if (error instanceof LeadsElsewhere) return error.to;
      if (error instanceof LongAnswer) return error.made;
      throw error;
    }
  }

  async #framed(content: PageContent, visit: Visit): Promise<string> {
    const { site, asksAgencies } = this.#options.web;
    const strip = stateStrip(site, await this.#dataState(), asksAgencies);
    return document(content, { site, visit, strip });
  }

  async #dataState(): Promise<DataState> {
    const { queries } = this.#options.web;
    const now = queries.clock.now();
    if (this.#state && now < this.#state.until) return this.#state.value;
    const value = await dataState(queries);
    this.#state = { value, until: now + STATE_KEPT_MS };
    return value;
  }

  send(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    startedAt: number,
    status: number,
    headers: Headers,
    body: string | Buffer | Readable | undefined,
  ): unknown {
    const elapsedMs = performance.now() - startedAt;
    this.#options.metrics.count(id, status, elapsedMs);
    return reply
      .code(status)
      .headers({
        'x-request-id': request.id,
        'server-timing': `total;dur=${elapsedMs.toFixed(2)}`,
        ...securityHeaders(this.#options.web.site.publicUrl),
        ...headers,
        ...this.#options.closingHeaders(reply.raw),
      })
      .send(body);
  }
}

const withoutContent = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/.test(name)));

const secondsToWait = ({ retryAfterSeconds }: WattleError): number => Math.max(1, Math.ceil(retryAfterSeconds ?? 60));

function visitFor(request: FastifyRequest, publicUrl: string): Visit {
  const url = request.raw.url ?? '/';
  const query = new URLSearchParams(url.slice(pathnameOf(url).length + 1));
  query.sort();
  return visitOf(request.headers, query.size === 0 ? pathnameOf(url) : `${pathnameOf(url)}?${query}`, publicUrl);
}

/** Thrown to send a redirect without caching it. */
class LeadsElsewhere extends PastCache {
  readonly to: Elsewhere;
  constructor(to: Elsewhere) {
    super(to.redirect);
    this.to = to;
  }
}
