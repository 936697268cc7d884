/**
 * Steps from a request to a response:
 *
 * caller ─▶ charge ─▶ format ─▶ plan ─▶ cached under the canonical query? ─▶ encoding ─▶ 304 or 200
 *           │                           └ no: query ─▶ Answer ─▶ bytes, cached
 *           └ no quota left: 304 if the request has the exact tag of a cached response, otherwise 429
 *
 * Cached responses have the same authentication, quota and headers as new ones. A request that is repeated in the same spelling takes the fast
 * path (fast-path.ts).
 */

import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkEmbed } from '../../accounts/embed.ts';
import type { Bucket } from '../../accounts/rate-limit.ts';
import { isoInstant } from '../../core/clock.ts';
import { formatAddress, type WattleError } from '../../core/errors.ts';
import { traceOf } from '../../core/trace.ts';
import { isStoreError, knownErrorOf } from '../../queries/base/known-error.ts';
import { type Problem, renderProblem } from '../../render/problem.ts';
import type { Endpoint, Handler, ParsedRequest, Plan } from '../base/endpoint.ts';
import { challenge, corsHeaders, type Headers, retryHeaders, sharedHeaders } from '../base/headers.ts';
import { type ForeignError, FRED_PATHS, fredError } from '../errors/fred-error.ts';
import { isOData, odataErrorOf } from '../errors/odata-error.ts';
import { pictureOfError } from '../errors/picture-of-error.ts';
import { RPC_METADATA_PATH, RPC_PATH, rpcError } from '../errors/rpc-error.ts';
import { sdmxError, sdmxVersionAt } from '../errors/sdmx-error.ts';
import type { Admission, Pass } from '../reply/admission.ts';
import { AnswerCache, type CachedAnswer } from '../reply/answer-cache.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { EncodedBody, type Head, type Variant } from '../reply/encoded-body.ts';
import type { Metrics } from '../reply/metrics.ts';
import { type FormatKey, renderContent } from '../reply/rendered.ts';
import type { Spending, Tab } from '../reply/spending.ts';
import { credentialOf } from '../request/credential.ts';
import { goneFrom } from '../request/gone.ts';
import { misplacedCredential } from '../request/misplaced-credential.ts';
import { CONTENT_TYPES, chooseEncoding, type Encoding, hasEtag, namesEtags, prefersHtml, wantsPicture } from '../request/negotiate.ts';
import { addressOf, headerOf, isFromHere, requestOf } from '../request/parsed-request.ts';
import { canonicalQuery, loggableTarget, pathnameOf, requestedRows } from '../request/request-target.ts';
import type { Reading } from '../web/reading.ts';
import { formatOf, keyOf } from './answer-key.ts';
import type { FastPath } from './fast-path.ts';

export type ProblemPage = (request: FastifyRequest, error: WattleError) => Promise<{ readonly html: string; readonly headers: Headers }>;

type SharedHandler = Extract<Handler, { kind: 'shared' }>;
type PersonalHandler = Extract<Handler, { kind: 'personal' }>;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Null for an unknown path. */
  readonly endpoint: Endpoint | null;
  readonly startedAt: number;
  /** Null before admission, and if the endpoint needs no credential. */
  pass: Pass | null;
  /** The rate limit for a reader without a key. */
  bucket: Bucket | null;
}

/** Responses are cached for at most this time in ms, because the age of the data depends on the time of the request. */
const CACHED_MS = 30_000;

const PROGRAM_CACHED_MS = 86_400_000;
const VARY = 'Accept, Accept-Encoding, Authorization, Origin';

interface Parts {
  readonly admission: Admission;
  readonly metrics: Metrics;
  /** The cache of responses that may change when data change. */
  readonly cache: AnswerCache;
  readonly fastPath: FastPath;
  readonly security: Headers;
  readonly problemPage: ProblemPage;
  readonly reading: Reading;
  readonly spending: Spending;
  /** Returns headers for the connection while the server closes. */
  readonly closingHeaders: (response: ServerResponse) => Headers;
}

export class Serving {
  readonly #deps: ServerDeps;
  readonly #metrics: Metrics;
  readonly #admission: Admission;
  readonly #security: Headers;
  readonly #fastPath: FastPath;
  readonly #reading: Reading;
  readonly #spending: Spending;
  readonly #closingHeaders: Parts['closingHeaders'];
  readonly #data: AnswerCache;
  readonly #program: AnswerCache;
  readonly #problemPage: ProblemPage;

  constructor(deps: ServerDeps, parts: Parts) {
    this.#deps = deps;
    this.#problemPage = parts.problemPage;
    this.#metrics = parts.metrics;
    this.#admission = parts.admission;
    this.#security = parts.security;
    this.#fastPath = parts.fastPath;
    this.#reading = parts.reading;
    this.#spending = parts.spending;
    this.#closingHeaders = parts.closingHeaders;
    this.#data = parts.cache;
    this.#program = new AnswerCache(deps.context.clock);
  }

  route(endpoint: Endpoint): (request: FastifyRequest, reply: FastifyReply) => unknown {
    const { handler } = endpoint;
    if (handler.kind === 'personal') return (request, reply) => this.#personal(exchangeOf(request, reply, endpoint), endpoint, handler);
    const cache = handler.lifetime === 'data' ? this.#data : this.#program;
    return (request, reply) => this.#shared(exchangeOf(request, reply, endpoint), endpoint, handler, cache);
  }

  /** Sends an error in the form that the path needs. */
  refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, endpoint: Endpoint | null, more: Headers = {}): unknown {
    return this.#refuse(exchangeOf(request, reply, endpoint), error, more);
  }

  preflight(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint | null, headers: Headers): unknown {
    return this.#reply(exchangeOf(request, reply, endpoint), 204, headers, undefined);
  }

  async #shared(exchange: Exchange, endpoint: Endpoint, handler: SharedHandler, cache: AnswerCache): Promise<unknown> {
    const { request } = exchange;
    try {
      await this.#enter(exchange, endpoint);
      const requested = requestOf(request, endpoint);
      const format = formatOf(endpoint, requested, request.headers.accept);
      const plan = handler.plan(requested);
      const limits = exchange.pass?.caller.limits;
      if (limits) checkEmbed(limits, { series: plan.series ?? [], referer: request.headers.referer });
      const key = keyOf(endpoint, plan, requested, format);
      const encoding = chooseEncoding(headerOf(request, 'accept-encoding'));
      const sentTags = request.headers['if-none-match'];
      if (namesEtags(sentTags)) await lookForNewer(cache, key, encoding, sentTags);
      if (exchange.pass && this.#admission.isUnpaid(exchange.pass, endpoint, 200)) {
        const body = cache.cached(key)?.body;
        if (body && hasEtag(sentTags, body.etag(encoding))) return this.#notModified(exchange, body.notModified(encoding), 'hit');
        throw this.#admission.quotaExceeded(exchange.pass);
      }
      let made = false;
      const tab = this.#tab(exchange);
      const answer = await cache.get(key, () => {
        made = true;
        return tab.making(() => this.#make(endpoint, handler, plan, requested, format));
      });
      const { body } = answer;
      // Only requests that were served from the cache are stored for the fast path.
      const { location } = plan;
      if (!made && location === undefined && isFast(endpoint) && request.headers.authorization !== undefined) {
        this.#fastPath.remember(request.raw, { endpoint: endpoint.id, key, encoding });
      }
      const from = made ? 'miss' : 'hit';
      if (hasEtag(sentTags, body.etag(encoding))) return this.#notModified(exchange, body.notModified(encoding), from);
      const headers = { ...cache.ageHeaders(answer), ...(location === undefined ? {} : { location }) };
      return this.#send(exchange, await body.variant(encoding), from, headers);
    } catch (error) {
      return this.#refuse(exchange, error);
    }
  }

  async #personal(exchange: Exchange, endpoint: Endpoint, handler: PersonalHandler): Promise<unknown> {
    const { request } = exchange;
    try {
      await this.#enter(exchange, endpoint);
      const {
        status,
        value,
        contentType,
        headers: own,
      } = await handler.reply({
        ...requestOf(request, endpoint),
        body: request.body,
        caller: exchange.pass?.caller ?? null,
        clientIp: request.ip,
        fromHere: isFromHere(request, this.#deps.config.trustProxy),
        authorization: request.headers.authorization,
        gone: () => goneFrom(exchange.reply.raw),
        header: (name) => headerOf(request, name),
      });
      if (exchange.pass) this.#admission.settle(exchange.pass, status);
      const type = value === null ? {} : { 'content-type': contentType ?? CONTENT_TYPES.json };
      const body = typeof value === 'string' ? value : value === null ? undefined : JSON.stringify(value);
      return this.#reply(exchange, status, { ...type, 'cache-control': 'no-store', ...own }, body);
    } catch (error) {
      return this.#refuse(exchange, error);
    }
  }

  /** Admits the caller. Throws AUTH_* and LIMIT_* errors. */
  async #enter(exchange: Exchange, endpoint: Endpoint): Promise<void> {
    const authorization = credentialOf(exchange.request.raw, endpoint);
    const address = addressOf(exchange.request, endpoint);
    const isTool = endpoint.auth === 'key' && authorization === undefined && this.#reading.isTool(exchange.request.headers);
    if (endpoint.forReaders || isTool) exchange.bucket = this.#reading.admit({ clientIp: exchange.request.ip, accountId: null }, 'reading');
    if (isTool) return;
    const isConditional = namesEtags(exchange.request.headers['if-none-match']);
    if (isFast(endpoint) && endpoint.scope === undefined && !isConditional) {
      exchange.pass = this.#admission.chargeAtOnce(authorization);
      if (exchange.pass) return;
    }
    if (endpoint.auth === 'key' || endpoint.auth === 'user') {
      const misplaced = misplacedCredential(exchange.request.raw, authorization, endpoint);
      if (misplaced) throw misplaced;
      exchange.pass = await this.#admission.enter(authorization, endpoint, address);
      await this.#admission.charge(exchange.pass, endpoint, isConditional);
    } else if (endpoint.auth === 'optional' && authorization !== undefined) {
      // If no credential is needed, an invalid one is ignored. However, some clients fetch a new token after a refusal. For these, an
      // invalid credential is refused.
      const entering = this.#admission.enter(authorization, endpoint, address);
      exchange.pass = endpoint.errorStyle === 'json_rpc' ? await entering : await entering.catch(() => null);
    }
  }

  #tab({ request, reply, pass, bucket }: Exchange): Tab {
    const destination = { clientIp: request.ip, response: reply.raw };
    if (!pass) return this.#spending.open({ bucket, paid: 1, hasKey: false }, destination);
    const repeat = this.#admission.repeatOf(pass);
    return this.#spending.open({ bucket: pass.bucket, paid: pass.isAgain ? 0 : 1, hasKey: true, repeat }, destination);
  }

  #send(exchange: Exchange, variant: Variant, cache: 'hit' | 'miss', more: Headers): unknown {
    this.#metrics.countCache(cache === 'hit');
    if (exchange.pass) this.#admission.settle(exchange.pass, 200);
    return this.#reply(exchange, 'location' in more ? 302 : 200, { ...variant.head.headers, ...more }, variant.bytes, cache);
  }

  /** Sends a 304. It costs as much as a 200 if the response had to be built to find that it is unchanged. */
  #notModified(exchange: Exchange, { headers }: Head, cache: 'hit' | 'miss'): unknown {
    this.#metrics.countCache(cache === 'hit');
    if (exchange.pass) this.#admission.settle(exchange.pass, cache === 'hit' ? 304 : 200);
    return this.#reply(exchange, 304, headers, undefined, cache);
  }

  async #refuse(exchange: Exchange, error: unknown, more: Headers = {}): Promise<unknown> {
    const { request, endpoint, pass } = exchange;
    const thrown = knownErrorOf(error);
    const known =
      pass && endpoint && this.#admission.isUnpaid(pass, endpoint, thrown.status) ? this.#admission.quotaExceeded(pass) : thrown;
    const { status } = known;
    const instance = pathnameOf(request.raw.url ?? '/');
    const problem = renderProblem(known, { publicUrl: this.#deps.context.publicUrl, instance, requestId: request.id });
    this.log(request, known);
    if (pass) this.#admission.settle(pass, status);
    if (endpoint?.embeddable && wantsPicture(request.headers)) {
      const { body, headers } = await pictureOfError(known, canonicalQuery(request.raw.url ?? '/'), 'svg');
      return this.#reply(exchange, status, { ...headers, ...retryHeaders(known), ...challenge(known), ...more }, body);
    }
    if (request.method === 'GET' && prefersHtml(request.headers.accept)) {
      const page = await this.#problemPage(request, known);
      return this.#reply(exchange, status, { ...page.headers, ...challenge(known), ...more }, page.html);
    }
    const foreign = this.#foreignError(exchange, problem);
    if (foreign !== null) {
      const { body, contentType, status: own } = foreign;
      const headers = {
        'content-type': contentType,
        'cache-control': 'no-store',
        ...retryHeaders(known),
        ...(own === 401 ? challenge(known, instance === RPC_PATH ? `${this.#deps.context.publicUrl}${RPC_METADATA_PATH}` : null) : {}),
      };
      return this.#reply(exchange, own, { ...headers, ...more }, body);
    }
    const asProblem = request.headers.accept?.toLowerCase().includes('application/problem+json') ?? false;
    const fred = endpoint?.errorStyle === 'fred' ? { error_code: status, error_message: problem.detail } : {};
    const headers = {
      'content-type': asProblem ? 'application/problem+json; charset=utf-8' : CONTENT_TYPES.json,
      'cache-control': 'no-store',
      ...retryHeaders(known),
      ...challenge(known),
      ...more,
    };
    return this.#reply(exchange, status, headers, JSON.stringify({ ...problem, ...fred }));
  }

  /** Returns the error in the form of another API if the path belongs to that API. */
  #foreignError({ request, endpoint }: Exchange, problem: Problem): ForeignError | null {
    const url = request.raw.url ?? '/';
    if (endpoint ? endpoint.errorStyle === 'as_fred' : problem.instance.startsWith(FRED_PATHS)) return fredError(problem, url);
    if (problem.instance === RPC_PATH) return { status: problem.status, contentType: CONTENT_TYPES.json, body: rpcError(problem) };
    if (isOData(problem.instance)) return odataErrorOf(problem);
    const version = sdmxVersionAt(problem.instance);
    if (version === null) return null;
    const report = isoInstant(this.#deps.context.clock.now());
    return { status: problem.status, ...sdmxError(problem, version, { url, accept: request.headers.accept, reported: report }) };
  }

  #reply(exchange: Exchange, status: number, headers: Headers, body: string | Buffer | undefined, cache?: 'hit' | 'miss'): unknown {
    const { request, reply, endpoint, pass } = exchange;
    const elapsedMs = performance.now() - exchange.startedAt;
    this.#metrics.count(endpoint?.id ?? 'none', status, elapsedMs);
    // `Object.assign` is used, because spreading several objects would create a new hidden class for each response, which is slow.
    return reply
      .code(status)
      .headers(
        Object.assign(
          {
            vary: 'Origin',
            'x-request-id': request.id,
            'server-timing': `${cache === undefined ? '' : `cache;desc=${cache}, `}total;dur=${elapsedMs.toFixed(2)}`,
          },
          this.#security,
          corsHeaders(endpoint?.cors ?? 'open', request.headers.origin, this.#deps.config.corsOrigins),
          headers,
          pass && (isShared(pass) ? sharedHeaders(headers) : this.#admission.headers(pass)),
          this.#closingHeaders(reply.raw),
        ),
      )
      .send(body);
  }

  async #make(endpoint: Endpoint, handler: SharedHandler, plan: Plan, wanted: ParsedRequest, format: FormatKey): Promise<CachedAnswer> {
    const { context } = this.#deps;
    const content = await plan.make();
    const frame = { path: plan.path, query: requestedRows(wanted.query), format, tabular: endpoint.formats === 'tabular' };
    const { body, maxAgeSeconds, headers } = await renderContent(content, frame, context);
    const scope = endpoint.auth === 'none' ? 'public' : 'private';
    const seldomRequested = content.kind === 'answer' && content.answer.seldomRequested === true;
    const cacheControl = `${scope}, max-age=${maxAgeSeconds}`;
    const encoded = new EncodedBody(
      body,
      { ...headers, 'cache-control': cacheControl, vary: VARY },
      this.#deps.accounts.etagKey,
      seldomRequested,
    );
    const cachedMs = handler.lifetime === 'program' ? PROGRAM_CACHED_MS : Math.min(CACHED_MS, maxAgeSeconds * 1000);
    const datasets = content.kind === 'answer' ? content.answer.datasets : (content.datasets ?? null);
    const madeAt = context.clock.now();
    return { body: encoded, madeAt, until: madeAt + cachedMs, datasets, seldomRequested };
  }

  /** Logs failures of the server. Omits headers and secret parameters. */
  log(request: FastifyRequest, error: WattleError): void {
    if (error.status < 500 || error.code === 'CONF_ABSENT') return;
    // A failure of the store is logged once, not for every request.
    if (isStoreError(error) && this.#deps.storeHealth) {
      this.#deps.storeHealth.noted(error);
      return;
    }
    const trace = traceOf(request.raw.headers['traceparent']);
    const entry = {
      request_id: request.id,
      ...(trace === null ? {} : { trace_id: trace.id }),
      code: error.code,
      method: request.method,
      target: loggableTarget(request.raw.url ?? ''),
      ...(error.at ? { address: formatAddress(error.at) } : {}),
      err: error.code === 'BUG' ? (error.cause ?? error) : error,
    };
    if (error.status === 500) this.#deps.log.error(entry, 'request failed');
    else this.#deps.log.warn(entry, 'request not served');
  }
}

/** An unknown ETag may be from a newer response that another node sent. The cache therefore first checks for changed data. */
async function lookForNewer(cache: AnswerCache, key: string, encoding: Encoding, sentTags: string | undefined): Promise<void> {
  const body = cache.cached(key)?.body;
  if (body && !hasEtag(sentTags, body.etag(encoding))) await cache.lookIfPossible();
}

/** True if any cache may store the response: the token is in the URL and works on all sites. */
const isShared = ({ caller, address }: Pass): boolean => address !== null && (caller.limits?.referrers.length ?? 0) === 0;

/** True for an endpoint that needs a key and counts towards the quota. */
const isFast = ({ auth, counted }: Endpoint): boolean => auth === 'key' && counted;

const exchangeOf = (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint | null): Exchange => ({
  request,
  reply,
  endpoint,
  startedAt: performance.now(),
  pass: null,
  bucket: null,
});
