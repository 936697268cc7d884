/**
 * From a request for a page to the page.
 *
 *   may it be read? ─▶ known keys? ─▶ kept for this theme? ─▶ encoding ─▶ 304 or 200
 *                                        └ no: queries ─▶ content ─▶ frame ─▶ bytes, kept
 */
import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERIES } from '../../catalogue/series.ts';
import type { WattleError } from '../../core/errors.ts';
import { type DataState, dataState } from '../../queries/status/data-state.ts';
import { asWattleError, renderProblem } from '../../render/problem.ts';
import type { PageAsked, PageContent, Visit, WebContext, WebPage } from '../../web/page.ts';
import { problemPage } from '../../web/pages/problem.ts';
import { document, PAGE_POLICY } from '../../web/shell.ts';
import { stateStrip } from '../../web/strip.ts';
import type { AnswerCache, Kept } from '../answer-cache.ts';
import { Representation } from '../encoded-body.ts';
import { type Headers, securityHeaders } from '../headers.ts';
import type { Metrics } from '../metrics.ts';
import { chooseEncoding, hasEtag, prefersHtml } from '../request/negotiate.ts';
import { canonicalQuery, pathnameOf } from '../request/request-target.ts';
import { tidyQuery } from './page-query.ts';
import type { Reading } from './reading.ts';
import { visitOf } from './visit.ts';

const HTML = 'text/html; charset=utf-8';
/** Freshness moves with the clock: a page is made again after this long even if no data changed. */
const KEPT_MS = 30_000;
const STATE_KEPT_MS = 10_000;
const PAGE_HEADERS: Headers = {
  'content-type': HTML,
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'same-origin',
  vary: 'Accept-Encoding, Cookie',
};

export interface PageServingOptions {
  readonly web: WebContext;
  readonly reading: Reading;
  readonly metrics: Metrics;
  readonly cache: Pick<AnswerCache, 'get'>;
  /** Told of failures that are ours. */
  readonly onFailure: (request: FastifyRequest, error: WattleError) => void;
  /** Answers with an error as data, for programs that ask for a page. */
  readonly refuseAsData: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown;
}

export class PageServing {
  readonly #options: PageServingOptions;
  #state: { readonly value: DataState; readonly until: number } | null = null;
  #closing: Headers = {};

  constructor(options: PageServingOptions) {
    this.#options = options;
  }

  /** The handler of a page that is the same for everybody. */
  route(page: WebPage): (request: FastifyRequest, reply: FastifyReply) => unknown {
    return async (request, reply) => {
      const startedAt = performance.now();
      try {
        this.#options.reading.admit({ clientIp: request.ip, accountId: null }, page.access);
        const query = canonicalQuery(request.raw.url ?? '/');
        tidyQuery(query, page.query);
        const asked = { path: request.params as Record<string, string>, query };
        const kept = await this.#kept(page, asked, this.#visit(request));
        if ('redirect' in kept) return this.#reply(request, reply, page.id, startedAt, 303, { location: kept.redirect }, undefined);
        const form = await kept.representation.form(chooseEncoding(request.headers['accept-encoding']?.toString()));
        const fresh = hasEtag(request.headers['if-none-match'], form.etag);
        return this.#reply(
          request,
          reply,
          page.id,
          startedAt,
          fresh ? 304 : 200,
          fresh ? form.notModified : form.headers,
          fresh ? undefined : form.bytes,
        );
      } catch (error) {
        return this.refuse(request, reply, error, page.id, startedAt);
      }
    };
  }

  /** From now on every answer is the last of its connection. */
  beginClosing(): void {
    this.#closing = { connection: 'close' };
  }

  /** Data changed: what is said about all of it is looked up again. */
  forgetState(): void {
    this.#state = null;
  }

  /** Answers with an error: as a page to those who read pages. */
  async refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    pageId: string,
    startedAt = performance.now(),
  ): Promise<unknown> {
    if (!prefersHtml(request.headers.accept)) return this.#options.refuseAsData(request, reply, error);
    const known = asWattleError(error);
    if (known.status >= 500) this.#options.onFailure(request, known);
    const { html, headers } = await this.problem(request, known);
    return this.#reply(request, reply, pageId, startedAt, known.status, headers, html);
  }

  /** The page of an error, and the headers that belong to it. */
  async problem(request: FastifyRequest, error: WattleError): Promise<{ readonly html: string; readonly headers: Headers }> {
    const { site } = this.#options.web;
    const instance = pathnameOf(request.raw.url ?? '/');
    const facts = renderProblem(error, { publicUrl: site.publicUrl, instance, requestId: request.id });
    const retryAfterSeconds = error.status === 429 || error.status === 503 ? Math.max(1, Math.ceil(error.retryAfterSeconds ?? 60)) : null;
    const content = problemPage(site, { ...facts, retryAfterSeconds });
    return {
      html: await this.#framed(content, this.#visit(request)),
      headers: {
        ...PAGE_HEADERS,
        'cache-control': 'no-store',
        ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    };
  }

  async #kept(page: WebPage, asked: PageAsked, visit: Visit): Promise<Kept | { readonly redirect: string }> {
    // A redirect is not kept: it is thrown past the cache.
    try {
      return await this.#options.cache.get(`page ${visit.theme ?? 'system'} ${visit.hasSession} ${visit.address}`, async () => {
        const content = await page.make(this.#options.web, asked);
        if ('redirect' in content) throw new Elsewhere(content.redirect);
        return this.#made(page, content, visit);
      });
    } catch (error) {
      if (error instanceof Elsewhere) return { redirect: error.address };
      throw error;
    }
  }

  async #made(page: WebPage, content: PageContent, visit: Visit): Promise<Kept> {
    const { web, reading } = this.#options;
    const scope = (page.access === 'open' || reading.isPublic) && !visit.hasSession && visit.theme === null ? 'public' : 'private';
    const headers = { ...PAGE_HEADERS, 'cache-control': `${scope}, max-age=${content.maxAgeSeconds}` };
    const bytes = Buffer.from(await this.#framed(content, visit));
    const keptMs = Math.min(KEPT_MS, content.maxAgeSeconds * 1000);
    return {
      representation: new Representation({ bytes, room: null }, headers, false),
      until: web.queries.clock.now() + keptMs,
      datasets: content.datasets ?? null,
      seldomAsked: false,
    };
  }

  async #framed(content: PageContent, visit: Visit): Promise<string> {
    const { site } = this.#options.web;
    const strip = stateStrip(site, await this.#dataState(), this.#options.web.asksAgencies);
    return document(content, { site, visit, strip, seriesCount: SERIES.length });
  }

  async #dataState(): Promise<DataState> {
    const { queries } = this.#options.web;
    const now = queries.clock.now();
    if (this.#state && now < this.#state.until) return this.#state.value;
    const value = await dataState(queries);
    this.#state = { value, until: now + STATE_KEPT_MS };
    return value;
  }

  #visit(request: FastifyRequest): Visit {
    const url = request.raw.url ?? '/';
    const query = new URLSearchParams(url.slice(pathnameOf(url).length + 1));
    query.sort();
    return visitOf(request.headers, query.size === 0 ? pathnameOf(url) : `${pathnameOf(url)}?${query}`);
  }

  #reply(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    startedAt: number,
    status: number,
    headers: Headers,
    body: string | Buffer | undefined,
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
        ...this.#closing,
      })
      .send(body);
  }
}

/** A page that leads elsewhere. */
class Elsewhere extends Error {
  readonly address: string;
  constructor(address: string) {
    super(address);
    this.address = address;
  }
}
