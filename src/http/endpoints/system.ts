/** Health, status and metrics. */

import { timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { clockRow, ingestRow, status, threadRows } from '../../queries/status/status.ts';
import type { Endpoint, PersonalRequest } from '../base/endpoint.ts';
import { refTo } from '../describe/schema-parts.ts';
import type { AnswerCache } from '../reply/answer-cache.ts';
import type { ServerDeps, StoreHealth, StoreTrouble } from '../reply/deps.ts';
import { family, METRICS_CONTENT_TYPE } from '../reply/exposition.ts';
import type { Metrics } from '../reply/metrics.ts';
import { operationFamilies } from '../reply/operation-metrics.ts';
import { usageOf } from './account.ts';
import { free, JSON_TYPE } from './kinds.ts';

const STATUS_MAX_AGE_SECONDS = 10;
const READY_WITHIN_MS = 2000;

export function systemEndpoints(deps: ServerDeps, metrics: Metrics, cache: Pick<AnswerCache, 'size'>): readonly Endpoint[] {
  const parts = partsOf(deps);
  return [...probes(deps, parts), ...operationEndpoints(deps, metrics, cache, parts)];
}

function partsOf(deps: ServerDeps) {
  const { context, accounts, config } = deps;

  return { context, accounts, config };
}

type Parts = ReturnType<typeof partsOf>;

function probes(deps: ServerDeps, { context, accounts }: Parts): readonly Endpoint[] {
  return [
    {
      ...free('health', '/v1/health', 'System'),
      auth: 'optional',
      summary: 'Check that the server runs',
      description:
        'Shows that the server responds. The check does not contact agencies or the database. If you send a key, the response also has your quota.',
      parameters: [],
      replies: [{ status: 200, description: 'The server is running.', contentType: JSON_TYPE, schema: refTo('Health') }],
      problems: [],
      example: '/v1/health',
      handler: {
        kind: 'personal',
        async reply({ caller }) {
          const trouble = troubles(context, deps.storeHealth?.trouble);
          const now = {
            status: trouble === null ? 'ok' : 'degraded',
            ...trouble,
            version: context.version,
            time: isoInstant(context.clock.now()),
          };
          if (!caller) return { status: 200, value: now };
          const { quota } = accounts;
          return { status: 200, value: { ...now, quota: usageOf(quota.balance(await quota.open(caller.account))) } };
        },
      },
    },
    {
      ...free('ready', '/v1/ready', 'System'),
      summary: 'Check that the server can serve requests',
      description:
        'For load balancers. The check reads from the store. If the read fails, the response is 503 with an error code. `degraded` means that the server handles requests, but part of the service has a problem.',
      parameters: [],
      replies: [{ status: 200, description: 'The server handles requests.', contentType: JSON_TYPE, schema: refTo('Readiness') }],
      problems: [503],
      example: '/v1/ready',
      handler: {
        kind: 'personal',
        async reply() {
          await readable(context);
          const trouble = troubles(context, deps.storeHealth?.trouble);
          const value = { status: trouble === null ? 'ready' : 'degraded', ...trouble, time: isoInstant(context.clock.now()) };
          return { status: 200, value };
        },
      },
    },
  ];
}

function operationEndpoints(
  deps: ServerDeps,
  metrics: Metrics,
  cache: Pick<AnswerCache, 'size'>,
  { context, accounts, config }: Parts,
): readonly Endpoint[] {
  return [
    {
      ...free('status', '/v1/status', 'System'),
      summary: 'Get the state of each source',
      description:
        'The overall state of the service, and the state of each source: up, degraded or down. Each source also has the last success and failure, stale datasets, and uptime as a percentage of checks.',
      parameters: [],
      replies: [{ status: 200, description: 'The state.', contentType: JSON_TYPE, schema: refTo('Status') }],
      problems: [],
      example: '/v1/status',
      handler: {
        kind: 'shared',
        lifetime: 'data',
        plan: () => ({
          path: '/v1/status',
          make: async () => ({ kind: 'object', value: await status(context), maxAgeSeconds: STATUS_MAX_AGE_SECONDS }),
        }),
      },
    },
    {
      ...free('metrics', '/metrics', 'System'),
      auth: 'scrape',
      cors: 'configured',
      summary: 'Get metrics for Prometheus',
      description:
        'A scraper on the same machine needs no token if it uses a local name (`localhost`, `127.0.0.1`). Other scrapers must send the metrics token as a bearer token.',
      parameters: [],
      replies: [{ status: 200, description: 'Metrics in Prometheus text format.', contentType: 'text/plain', schema: Type.String() }],
      problems: [403],
      example: null,
      handler: {
        kind: 'personal',
        async reply(requested) {
          if (!mayScrape(requested, config.metricsToken)) {
            throw new WattleError('AUTH_FORBIDDEN', 'You do not have access to the metrics.', {
              hint: 'Connect from the same machine at localhost or 127.0.0.1, or send the metrics token as a bearer token.',
            });
          }
          return {
            status: 200,
            value: metrics.render(cache, [
              ...(await operationFamilies({ context, mail: () => accounts.post.counts })),
              ...storeFamily(deps.storeHealth),
            ]),
            contentType: METRICS_CONTENT_TYPE,
          };
        },
      },
    },
  ];
}

/** Returns the problems for `/v1/health` and `/v1/ready`. */
function troubles(context: QueryContext, store: StoreTrouble | null | undefined): Readonly<Record<string, unknown>> | null {
  const ingest = context.ingest?.();
  const rows = {
    ...(ingest && ingest.state !== 'running' ? { ingest: ingestRow(ingest) } : {}),
    ...(store ? { store: { code: store.code, reason: store.reason, since: isoInstant(store.since) } } : {}),
    ...threadRows(context.threads?.()),
    ...clockRow(context.clockTrouble?.()),
  };
  return Object.keys(rows).length === 0 ? null : rows;
}

/** Reads from the store. Throws if the store does not respond in time. */
async function readable({ store }: QueryContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new WattleError('STORE_AWAY', `The store did not respond within ${READY_WITHIN_MS / 1000} seconds.`, {
      retryAfterSeconds: 10,
    });
    timer = setTimeout(reject, READY_WITHIN_MS, error);
  });
  try {
    await Promise.race([store.changeCounter(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const storeFamily = (health: StoreHealth | undefined): readonly string[] =>
  health === undefined
    ? []
    : family('wattle_store_working', 'gauge', '1 if the store can be read and written, 0 if its last use failed.', [
        `wattle_store_working ${health.trouble === null ? 1 : 0}`,
      ]);

/** True if the request comes from this machine or has the metrics token. */
export function mayScrape({ fromHere, authorization }: Pick<PersonalRequest, 'fromHere' | 'authorization'>, token: string | null): boolean {
  if (fromHere) return true;
  if (token === null || authorization === undefined) return false;
  const [sent, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
