/**
 * Loads OpenTelemetry with `--import` into the built program. A caller's trace continues through the job table to the agency, and through
 * the delivery queue to a webhook.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { present } from '../../src/core/assert.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, until } from './running.ts';

const CALLER = { id: '4bf92f3577b34da6a3ce929d0e0e4736', step: '00f067aa0ba902b7' };
const TRACEPARENT = { traceparent: `00-${CALLER.id}-${CALLER.step}-01` };
/** Span kinds of OpenTelemetry. */
const [SERVER, CLIENT] = [1, 2];

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly kind: number;
  readonly parent: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const folder = temporaryFolder();
const spans: Span[] = [];
/** Requests to agencies and webhook receivers. */
const sent: { readonly path: string; readonly traceparent: unknown }[] = [];
const collector = http.createServer(async (request, response) => {
  const chunks = await request.setEncoding('utf8').toArray();
  spans.push(...(JSON.parse(chunks.join('')) as Span[]));
  response.end();
});
const others = http.createServer(({ url = '', headers }, response) => {
  sent.push({ path: url, traceparent: headers['traceparent'] });
  if (url === '/hook') response.writeHead(204).end();
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here');
});
const listening = async (server: http.Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let program: Running;
let elsewhere: string;

beforeAll(async () => {
  elsewhere = await listening(others);
  await withStarterProgram(folder);
  program = await startWattle({
    WATTLE_DATA_DIR: folder,
    WATTLE_DEV_KEY: 'ak_telemetry',
    WATTLE_UPSTREAM: elsewhere,
    WATTLE_WEBHOOK_TARGETS: 'http,private',
    TEST_COLLECTOR: await listening(collector),
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('test/program/telemetry.mjs')).href}`,
  });
});
afterAll(async () => {
  await program?.stop();
  for (const server of [collector, others]) {
    server.closeAllConnections();
    server.close();
  }
  remove(folder);
});

async function found<T>(look: () => T | undefined): Promise<T> {
  await until('it is seen', () => look() !== undefined);
  return present(look(), 'Observed traffic');
}

const spanOf = (kind: number, address: string): Promise<Span> =>
  found(() => spans.find((span) => span.kind === kind && span.traceId === CALLER.id && JSON.stringify(span.attributes).includes(address)));
const stepSentTo = async (address: string): Promise<string> => {
  const { traceparent } = await found(() => sent.find(({ path }) => path.includes(address)));
  expect(traceparent).toMatch(new RegExp(`^00-${CALLER.id}-[0-9a-f]{16}-01$`));
  return String(traceparent).split('-')[2] ?? '';
};

it('a request to an agency is a span below the request of the caller', async () => {
  await program.get('/v1/data/rba/A4?limit=1', TRACEPARENT);
  const step = await stepSentTo('a4-data');
  const request = await spanOf(SERVER, '/v1/data/rba/A4');
  expect(request.parent).toBe(CALLER.step);
  const ask = await spanOf(CLIENT, 'a4-data');
  expect([ask.spanId, ask.parent]).toEqual([step, request.spanId]);
  expect(sent.filter(({ path }) => !path.includes('a4-data')).every(({ traceparent }) => !String(traceparent).includes(CALLER.id))).toBe(
    true,
  );
});

it('a webhook message that the request causes is also a span below it', async () => {
  const post = (address: string, init: RequestInit): Promise<Response> =>
    fetch(`${program.origin}${address}`, {
      ...init,
      method: 'POST',
      headers: { authorization: `Bearer ${program.key}`, ...(init.headers as Record<string, string>) },
    });
  const created = await post('/v1/webhooks', {
    headers: { 'content-type': 'application/json' },
    // Events from the agencies' responses belong to other traces.
    body: JSON.stringify({ url: `${elsewhere}/hook`, events: ['release.published'] }),
  });
  const { id } = (await created.json()) as { id: string };
  expect((await post(`/v1/webhooks/${id}/test`, { headers: TRACEPARENT })).status).toBeLessThan(300);
  const step = await stepSentTo('/hook');
  const request = await spanOf(SERVER, `/v1/webhooks/${id}/test`);
  const attempt = await spanOf(CLIENT, '/hook');
  expect([attempt.spanId, attempt.parent]).toEqual([step, request.spanId]);
});
