/** `/v1/stream`: releases, revisions and new values as server-sent events. */
import { performance } from 'node:perf_hooks';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../accounts/client-network.ts';
import { findSeries } from '../../catalogue/series.ts';
import { readBound } from '../../core/calendar/period-spellings.ts';
import { datasetKey } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { Parameters } from '../../queries/base/parameters/parameters.ts';
import { EventStream, placeOf } from '../../webhooks/event-stream.ts';
import { isWanted } from '../../webhooks/filter.ts';
import { filterRequest } from '../../webhooks/subscription-request.ts';
import type { Headers } from '../base/headers.ts';
import { plainRoute } from '../endpoints/plain/plain.ts';
import { STREAM_LISTS, STREAM_PLACE, STREAM_SINCE, STREAM_TYPE } from '../endpoints/plain/plain-stream.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { TOKEN_PARAMETER } from '../request/credential.ts';
import { canonicalQuery } from '../request/request-target.ts';
import type { PageServing } from './page-serving.ts';

const ID = 'stream';
const MOST = 500;
const MOST_OF_NETWORK = 10;
const RETRY_SECONDS = 30;
/** The time in ms that browsers wait before they connect again. */
const RECONNECT_MS = 5000;
/** A client with more unread bytes than this misses the next events. */
const MOST_UNREAD_BYTES = 262_144;

const HEADERS: Headers = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store',
  // This header prevents nginx from buffering the stream.
  'x-accel-buffering': 'no',
  'cross-origin-resource-policy': 'cross-origin',
};

export function addStream(app: FastifyInstance, serving: PageServing, { context, catalogue, log }: ServerDeps): void {
  const stream = new EventStream({
    events: context.store.events,
    onFailure: (error) => log.error({ err: error }, 'The event log could not be read for streams'),
  });
  const open = new Map<PassThrough, string>();

  const connect = async (request: FastifyRequest): Promise<PassThrough> => {
    const query = canonicalQuery(request.raw.url ?? '/');
    const token = query.get(TOKEN_PARAMETER);
    query.delete(TOKEN_PARAMETER);
    const access = { access: 'reading', isPlain: true, token: { opens: 'feed', series: null } } as const;
    const entered = await serving.enter(request, access, token, query);
    try {
      const network = networkOf(request.ip);
      refuseMany([...open.values()].filter((one) => one === network).length, open.size);
      const { filter, place } = await wantedEvents(request, query, stream, catalogue);
      const body = new PassThrough({ highWaterMark: MOST_UNREAD_BYTES });
      const leave = await stream.follow(
        {
          isWanted: (event) => isWanted(filter, event, datasetOfSeries),
          isReady: () => !body.writableNeedDrain,
          write: (text) => body.write(text),
        },
        place,
      );
      open.set(body, network);
      body.once('close', () => {
        leave();
        open.delete(body);
      });
      body.write(`retry: ${RECONNECT_MS}\n: connected\n\n`);
      entered.settle(true);
      return body;
    } catch (error) {
      entered.settle(false);
      throw error;
    }
  };

  app.route({
    method: 'GET',
    url: plainRoute(ID),
    config: { page: { id: ID, path: plainRoute(ID) } },
    handler: async (request, reply) => {
      const startedAt = performance.now();
      try {
        const body = await connect(request);
        request.raw.once('close', () => body.destroy());
        return serving.send(request, reply, ID, startedAt, 200, HEADERS, body);
      } catch (error) {
        return serving.refuse(request, reply, error, ID, startedAt);
      }
    },
  });
  // When the server closes, its clients connect to another node and send the id of their last event.
  app.addHook('preClose', () => {
    for (const body of open.keys()) body.end();
  });
}

/** Returns the selected events and the position in the event log at which they start. Throws REQ_BAD_PARAMETER. */
async function wantedEvents(request: FastifyRequest, query: URLSearchParams, stream: EventStream, catalogue: ServerDeps['catalogue']) {
  const parameters = new Parameters(query);
  const list = (declared: (typeof STREAM_LISTS)[number]): readonly string[] =>
    parameters.all(declared).flatMap((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    );
  const [events, datasets, series, sources] = STREAM_LISTS.map(list) as [string[], string[], string[], string[]];
  const sinceText = parameters.text(STREAM_SINCE);
  const since = sinceText === null ? null : (readBound(sinceText)?.fromMs ?? null);
  if (sinceText !== null && since === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: STREAM_SINCE.name,
      detail: `${quoted(sinceText)} is not a date or time. Write “since” as 2026-11-20 or 2026-11-20T11:30:00+11:00.`,
      allowed: ['2026-11-20'],
    });
  }
  const named = request.headers['last-event-id']?.toString() || parameters.text(STREAM_PLACE);
  const last = named ? placeOf(named) : null;
  if (named && last === null) {
    const detail = `${quoted(named)} is not an event id. Write “last_event_id” as evt_0mi5qy3xs000000a.`;
    parameters.fault('REQ_BAD_PARAMETER', { parameter: STREAM_PLACE.name, detail });
  }
  parameters.refuseRest();
  parameters.check();
  const filter = filterRequest({ events, datasets, series, sources }, catalogue);
  return { filter, place: last ? await stream.behind(last) : since === null ? undefined : await stream.since(since) };
}

const datasetOfSeries = (id: string) => {
  const series = findSeries(id);
  return series && datasetKey(series.dataset);
};

function refuseMany(own: number, all: number): void {
  if (own < MOST_OF_NETWORK && all < MOST) return;
  const detail =
    own < MOST_OF_NETWORK ? `${MOST} streams are already open.` : `${MOST_OF_NETWORK} streams are already open from this network.`;
  throw new WattleError('LIMIT_BUSY', detail, {
    hint: 'Close a stream, or combine several datasets in one stream.',
    retryAfterSeconds: RETRY_SECONDS,
  });
}
