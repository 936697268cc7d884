/** The HTTP server: its routes, and its responses to requests that match no route. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify';
import { WattleError } from '../../core/errors.ts';
import { traceOf, withinTrace } from '../../core/trace.ts';
import { withoutFetching } from '../../queries/base/context.ts';
import type { WebContext } from '../../web/page.ts';
import type { Operation } from '../../web/pages/docs/guide-pages.ts';
import { Site } from '../../web/site.ts';
import type { Described, Endpoint } from '../base/endpoint.ts';
import { type Headers, OPEN_TO_ALL, preflightHeaders, securityHeaders } from '../base/headers.ts';
import { endpointsAt, methodsAt, nearestPaths, pathsOf, routerPath } from '../base/paths.ts';
import { pathsOfDataset, unknownDatasetAt } from '../endpoints/find.ts';
import type { AskItself } from '../endpoints/mcp.ts';
import { plainAddresses } from '../endpoints/plain/plain.ts';
import { Admission } from '../reply/admission.ts';
import { AnswerCache } from '../reply/answer-cache.ts';
import type { Catalogue, ServerDeps } from '../reply/deps.ts';
import { Metrics } from '../reply/metrics.ts';
import { Spending } from '../reply/spending.ts';
import { clientErrorAnswer } from '../request/client-error.ts';
import { ofFramework, tooLarge } from '../request/framework-errors.ts';
import { namesTwoHosts } from '../request/host.ts';
import { requestIdOf } from '../request/request-id.ts';
import { pathnameOf } from '../request/request-target.ts';
import { Entrance } from '../web/entrance.ts';
import { readForms } from '../web/page-routes.ts';
import { PageServing } from '../web/page-serving.ts';
import { Reading } from '../web/reading.ts';
import { TokenReading } from '../web/token-reading.ts';
import { keepReady, warmPages } from '../web/warm-up.ts';
import { addWebRoutes } from '../web/web-routes.ts';
import { ACCEPT_QUEUE, DrainingServer, MOST_ARRIVALS } from './draining-server.ts';
import { endpointsOf } from './endpoints.ts';
import { FastPath } from './fast-path.ts';
import { type ProblemPage, Serving } from './pipeline.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Removes cached responses whose data have changed. The server also does this every second. */
    notify(): Promise<void>;
    /**
     * Builds pages in advance, so that the first reader does not wait.
     * @param searchReady prepares the search. It calls `turn` between parts, so that callers who wait are served first
     */
    warmUp(searchReady: (turn: () => Promise<void>) => Promise<void>, stopping: AbortSignal): Promise<void>;
    readonly endpoints: readonly Endpoint[];
    /** All routes: endpoints, plain URLs and pages. */
    readonly routes: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** The time in ms for responses in progress when the server closes. */
const CLOSE_GRACE_MS = 20_000;
const MOST_CONNECTIONS = 2_000;
const MOST_OF_NETWORK = 100;
const SILENT_MS = 15_000;
const POLL_MS = 1000;
const LONGEST_PATH_PARAMETER = 500;

/** Creates the server, for listening or for `inject`. When it closes, responses in progress are completed. */
export function createServer(deps: ServerDeps): FastifyInstance {
  const { config, context } = deps;
  const metrics = new Metrics();
  const cache = new AnswerCache(context.clock);
  const admission = new Admission(deps.accounts, context.clock);
  const security = securityHeaders(context.publicUrl);
  const server = drainingServer(config);
  const closingHeaders = (response: ServerResponse): Headers => server.closingHeaders(response);
  const site = new Site(() => context.publicUrl, deps.assets.names, context.version);
  const reading = new Reading(config.publicRead, config.readsPerMinute, context.clock);
  const spending = new Spending(config.busyMs, () => server.afterArrivals(MOST_ARRIVALS));
  const pages = new PageServing({
    web: webContext(deps, site),
    metrics,
    cache,
    closingHeaders,
    etagKey: deps.accounts.etagKey,
    reading,
    spending,
    entrance: new Entrance({
      reading,
      sessions: deps.accounts.pageSessions,
      tokens: new TokenReading(deps.accounts),
      publicUrl: () => context.publicUrl,
    }),
    onFailure: (request, error) => serving.log(request, error),
    refuseAsData: (request, reply, error) => serving.refuse(request, reply, error, null),
  });
  const fastPath = new FastPath(cache, admission, metrics, security);
  const problemPage: ProblemPage = (request, error) => pages.problem(request, error);
  const serving = new Serving(deps, { admission, metrics, cache, fastPath, security, problemPage, reading, spending, closingHeaders });
  const itself = askingItself(context, reading, () => app);
  const endpoints = endpointsOf(deps, metrics, cache, itself);

  const app = fastify({
    ...FIXED_OPTIONS,
    bodyLimit: config.maxBodyBytes,
    // Only the nearest proxy is trusted, because callers can forge the earlier entries of the header.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    serverFactory: (route) =>
      server.on('request', (request, response) => {
        if (!server.begin(request, response)) return;
        request.url = withinBase(request.url ?? '/', site.base);
        if (!fastPath.serve(request, response)) route(request, response);
      }),
    clientErrorHandler: (error, socket) => refuseBytes(server, error, socket, context.publicUrl),
    frameworkErrors: (error, request, reply) => void serving.refuse(request, reply, ofFramework(error), null),
  });
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  readBodies(app);
  readForms(app);
  // This hook runs after the body is read. Reading starts another async context, in which an earlier trace would be lost.
  app.addHook('preHandler', ({ raw }, _reply, done) => withinTrace(traceOf(raw.headers['traceparent']), done));

  const refuse: Refuse = (request, reply, error, more) => {
    const { page, endpoint } = request.routeOptions.config;
    return page ? pages.refuse(request, reply, error, page.id) : serving.refuse(request, reply, error, endpoint ?? null, more);
  };
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, ofFramework(error)));
  const plain = plainAddresses(deps);
  const refuseStranger = refusalOfStrangers(endpoints, deps.catalogue, refuse);
  refuseEarly(app, endpoints, plain, config.maxBodyBytes, refuse, refuseStranger);
  for (const endpoint of endpoints) addEndpoint(app, endpoint, serving);
  addWebRoutes(app, { deps, pages, site, operations: [...endpoints, ...plain].map(operationOf) });
  openPlainAddresses(app, plain);
  answerPreflights(app, endpoints, plain, serving, refuseStranger);
  followChanges(app, deps, cache, () => pages.forgetState());

  answerExpectations(app, config.maxBodyBytes);
  closeGently(app, { server, fastPath, metrics }, config.closeGraceMs ?? CLOSE_GRACE_MS);
  app.decorate('endpoints', endpoints);
  warmBetweenRequests(app, pages, () => server.whenQuiet());
  app.decorate('routes', routes);
  return app;
}

function warmBetweenRequests(app: FastifyInstance, pages: PageServing, turn: () => Promise<void>): void {
  let isWarm = false;
  app.addHook(
    'onClose',
    keepReady(pages, () => isWarm, turn),
  );
  app.decorate('warmUp', async (searchReady: (turn: () => Promise<void>) => Promise<void>, stopping: AbortSignal) => {
    await warmPages(pages, () => searchReady(turn), { stopping, turn });
    isWarm = true;
  });
}

const drainingServer = (config: ServerDeps['config']): DrainingServer =>
  new DrainingServer({
    mostConnections: config.mostConnections ?? MOST_CONNECTIONS,
    mostOfNetwork: config.trustProxy ? Number.POSITIVE_INFINITY : (config.mostConnectionsOfNetwork ?? MOST_OF_NETWORK),
    silentMs: config.silentMs ?? SILENT_MS,
  });

const webContext = ({ config, context, signals, guides }: ServerDeps, site: Site): WebContext => ({
  queries: withoutFetching(context),
  fetching: context,
  asksAgencies: context.freshener !== null,
  isPublic: config.publicRead,
  site,
  signals,
  weatherProviders: config.weatherProviders,
  guides,
});

/** Returns the function that tools for language models use to send requests to this server. */
const askingItself =
  (context: ServerDeps['context'], reading: Reading, app: () => FastifyInstance): AskItself =>
  async (target, authorization, remoteAddress, gone) => {
    const headers = {
      host: new URL(context.publicUrl).host,
      accept: 'application/json',
      ...(authorization === undefined ? reading.toolHeaders : { authorization }),
    };
    const { statusCode, body, rawPayload } = await app().inject({
      method: 'GET',
      url: target,
      headers,
      remoteAddress,
      ...(gone === undefined ? {} : { signal: gone }),
    });
    return { status: statusCode, body, bytes: rawPayload };
  };

const FIXED_OPTIONS = {
  logger: false,
  exposeHeadRoutes: false,
  return503OnClosing: false,
  requestIdHeader: false,
  genReqId: (raw: IncomingMessage) => requestIdOf(raw.headers['x-request-id']),
  // Fastify does not decode queries. The server does this itself, to find repeated names and encoding errors.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_PARAMETER, querystringParser: () => ({}) },
} as const;

function answerExpectations(app: FastifyInstance, maxBodyBytes: number): void {
  // Responses a client that sends an Expect header and waits. The client learns whether the body is too large before it sends the body.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (lengthOf(request) <= maxBodyBytes) response.writeContinue();
    app.server.emit('request', request, response);
  });
  // Without this listener, Node would send an error without a request id.
  app.server.on(
    'checkExpectation',
    (request: IncomingMessage, response: ServerResponse) => void app.server.emit('request', request, response),
  );
}

function closeGently(
  app: FastifyInstance,
  { server, fastPath, metrics }: { readonly server: DrainingServer; readonly fastPath: FastPath; readonly metrics: Metrics },
  graceMs: number,
): void {
  let grace: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // The system resets connections that the server has not accepted when it stops listening.
    await server.afterArrivals(ACCEPT_QUEUE);
    fastPath.beginClosing();
    server.beginClosing();
    grace = setTimeout(() => server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', () => {
    clearTimeout(grace);
    metrics.close();
  });
}

/** Removes the base path of the public URL. Also accepts paths without it, because a proxy may already have removed it. */
const withinBase = (url: string, base: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : url;
};

/** Reads JSON bodies. An empty optional body counts as absent. Signed bodies stay text. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    const { endpoint } = request.routeOptions.config;
    const isNeeded = endpoint?.body !== undefined && endpoint.body.optional !== true;
    if (endpoint?.body?.raw) done(null, text);
    else if (text === '' && !isNeeded) done(null, undefined);
    else parse(request, text, done);
  });
}

function addEndpoint(app: FastifyInstance, endpoint: Endpoint, serving: Serving): void {
  const method = endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method;
  for (const path of pathsOf(endpoint)) {
    app.route({ method, url: routerPath(path), handler: serving.route(endpoint), config: { endpoint } });
  }
}

/** Refuses requests before their body is read, if the reason does not depend on the body. */
function refuseEarly(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  plain: readonly Described[],
  maxBodyBytes: number,
  refuse: Refuse,
  refuseStranger: RefuseStranger,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion !== '1.0') {
      refuse(request, reply, new WattleError('REQ_MALFORMED', 'The request has no Host header.'));
    } else if (namesTwoHosts(request.raw)) {
      refuse(request, reply, new WattleError('REQ_MALFORMED', 'The request has more than one Host header.'));
    } else if (lengthOf(request.raw) > maxBodyBytes) {
      refuse(request, reply, tooLarge());
    } else if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      refuse(request, reply, new WattleError('REQ_EXPECTATION', 'The Expect header has an unsupported value. Allowed: 100-continue.'));
    } else if (request.routeOptions.config.page && isOnlyOther(methodsAt(endpoints, pathnameOf(request.url)), request.method)) {
      // The route for pages matches every path. It therefore also receives requests for an endpoint's path with another method.
      const methods = methodsAt(endpoints, pathnameOf(request.url));
      reply.header('allow', methods.join(', '));
      refuseMethod(methods, request, reply, refuse);
    } else if (request.is404) {
      const methods = methodsAt(plain, pathnameOf(request.url));
      if (methods.length > 0) refuseMethod(methods, request, reply, refuse);
      else refuseStranger(request, reply);
    } else next();
  });
}

/** Lets scripts on any site read files, feeds, SDMX and their errors, which contain no personal data and use no cookies. */
function openPlainAddresses(app: FastifyInstance, plain: readonly Described[]): void {
  const ids = new Set(plain.map(({ id }) => id));
  app.addHook('onSend', (request, reply, payload, done) => {
    const { page } = request.routeOptions.config;
    if (page && ids.has(page.id)) void reply.headers(OPEN_TO_ALL);
    done(null, payload);
  });
}

function answerPreflights(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  plain: readonly Described[],
  serving: Serving,
  refuseStranger: RefuseStranger,
): void {
  app.options('*', (request, reply) => {
    const pathname = pathnameOf(request.url);
    const [endpoint] = endpointsAt(endpoints, pathname);
    const there = endpoint ? endpoints : plain;
    const methods = methodsAt(there, pathname);
    if (methods.length === 0) return refuseStranger(request, reply);
    return serving.preflight(request, reply, endpoint ?? null, { allow: methods.join(', '), ...preflightHeaders(methods) });
  });
}

/** Checks the store's change counter regularly, and removes responses whose data have changed. */
function followChanges(app: FastifyInstance, { context, log, onChange }: ServerDeps, cache: AnswerCache, onAnyChange: () => void): void {
  let counter: number | null = null;
  const look = async (): Promise<void> => {
    const now = await context.store.changeCounter();
    if (now === counter) return;
    const changes = counter === null ? null : await context.store.changesSince(counter);
    if (changes?.datasets) cache.dropOf(changes.datasets);
    else cache.clear();
    onAnyChange();
    if (changes?.datasets) onChange?.(changes.datasets);
    counter = changes?.counter ?? now;
  };
  cache.followedBy(look);
  app.decorate('notify', () => cache.look());
  // Reads the counter before the first response is cached.
  app.addHook('onReady', () => cache.lookIfPossible());
  let failing = false;
  const poll = setInterval(() => {
    cache.look().then(
      () => {
        failing = false;
      },
      (err: unknown) => {
        if (!failing) log.warn({ err }, 'the change counter cannot be read, so cached responses may be old. Their headers state their age');
        failing = true;
      },
    );
  }, POLL_MS).unref();
  app.addHook('onClose', () => clearInterval(poll));
}

/** Describes an endpoint for the search of the documentation. */
const operationOf = ({ id, method, path, summary, tag }: Described): Operation => ({
  name: `${method} ${path}`,
  summary,
  path: `/docs/api/${tag.toLowerCase()}/${id}`,
});

/** Refuses a request for an unknown path. */
type RefuseStranger = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown, more?: Headers) => unknown;

function refuseMethod(methods: readonly string[], request: FastifyRequest, reply: FastifyReply, refuse: Refuse): unknown {
  const detail = `${request.method} is not allowed. Allowed: ${methods.join(', ')}.`;
  return refuse(request, reply, new WattleError('REQ_METHOD', detail), { allow: methods.join(', ') });
}

const isOnlyOther = (methods: readonly string[], method: string): boolean => methods.length > 0 && !methods.includes(method);

const PATHS_HINT = 'GET /docs lists all paths.';

function refusalOfStrangers(endpoints: readonly Endpoint[], catalogue: Catalogue, refuse: Refuse): RefuseStranger {
  return (request, reply) => {
    const pathname = pathnameOf(request.url);
    const methods = methodsAt(endpoints, pathname);
    if (methods.length > 0) return refuseMethod(methods, request, reply, refuse);
    const ofDataset = pathsOfDataset(catalogue, pathname);
    const unknown = ofDataset.length === 0 ? unknownDatasetAt(catalogue, pathname) : null;
    if (unknown !== null) return refuse(request, reply, unknown);
    const near = ofDataset.length > 0 ? ofDataset : nearestPaths(endpoints, pathname);
    return refuse(request, reply, new WattleError('REQ_NOT_FOUND', 'Page not found.', { near, hint: PATHS_HINT }));
  };
}

function refuseBytes(server: DrainingServer, error: NodeJS.ErrnoException, socket: Socket, publicUrl: string): void {
  const words = clientErrorAnswer(error, publicUrl);
  if (words === null) {
    if (error.code === 'ECONNRESET') socket.destroy();
  } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') server.endIfSlow(socket, words);
  else server.endWith(socket, words);
}

const lengthOf = (request: IncomingMessage): number => Number(request.headers['content-length'] ?? 0);
