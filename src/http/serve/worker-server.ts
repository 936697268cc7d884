/** The HTTP server of a worker node: health, readiness and metrics. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { isoInstant } from '../../core/clock.ts';
import { clockRow, ingestRow, threadRows } from '../../queries/status/status.ts';
import { mayScrape } from '../endpoints/system.ts';
import { METRICS_CONTENT_TYPE } from '../reply/exposition.ts';
import { ProcessMetrics } from '../reply/metrics.ts';
import { type OperationSources, operationFamilies } from '../reply/operation-metrics.ts';
import { isHostHere } from '../request/host.ts';
import { pathnameOf } from '../request/request-target.ts';

interface WorkerServerOptions extends OperationSources {
  /** The token for the metrics. If null, only this machine can read them. */
  readonly metricsToken: string | null;
  readonly host: string;
  readonly port: number;
}

export interface WorkerServer {
  readonly origin: string;
  close(): Promise<void>;
}

interface Report {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Starts the server. `/v1/health` reports the process, and `/v1/ready` its threads and store. */
export async function startWorkerServer(options: WorkerServerOptions): Promise<WorkerServer> {
  const { host, port } = options;
  const counts = new ProcessMetrics();
  const server = http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS, maxHeaderSize: 8 * 1024 }, (request, response) => {
    tell(options, counts, request).then(
      (reported) => send(request, response, reported),
      () => send(request, response, json(503, { status: 'store_failing' })),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        counts.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function tell(options: WorkerServerOptions, counts: ProcessMetrics, request: IncomingMessage): Promise<Report> {
  const { context, metricsToken } = options;
  const down = (context.threads?.() ?? []).filter(({ running }) => !running);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { detail: `${request.method} is not allowed. Allowed: GET, HEAD.` });
  switch (pathnameOf(request.url ?? '/')) {
    case '/v1/health':
    case '/health': {
      const ingest = context.ingest?.();
      const trouble = context.clockTrouble?.();
      const isWell = !trouble && down.length === 0 && (ingest === undefined || ingest.state === 'running');
      return json(200, {
        status: isWell ? 'ok' : 'degraded',
        role: 'worker',
        version: context.version,
        time: isoInstant(context.clock.now()),
        ...(ingest ? { ingest: ingestRow(ingest) } : {}),
        ...threadRows(down),
        ...clockRow(trouble),
      });
    }
    case '/v1/ready':
    case '/ready': {
      await context.store.changeCounter();
      return down.length === 0
        ? json(200, { status: 'ready' })
        : json(503, { status: 'threads_down', threads: down.map(({ name }) => name) });
    }
    case '/metrics': {
      if (!mayScrape({ fromHere: isFromHere(request), authorization: request.headers.authorization }, metricsToken)) {
        return json(403, {
          detail: 'You do not have access to the metrics. Connect from the same machine, or send the metrics token.',
        });
      }
      const lines = [...counts.families(), ...(await operationFamilies(options)), ''];
      return { status: 200, type: METRICS_CONTENT_TYPE, body: lines.join('\n') };
    }
    default:
      return json(404, { detail: 'This node is a worker. It serves only /v1/health, /v1/ready and /metrics.' });
  }
}

const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isHostHere(headers.host) &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined &&
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');

const json = (status: number, value: object): Report => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Report): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
