/**
 * After a simulated agency's release is stored, it reaches every reader within a minute: webhooks, new releases, cards, pages, feeds and
 * language models. The test counts ticks of the timers, which look for changes each second.
 */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { NAMED } from '../../src/program/compose.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { D1 } from '../../src/sources/rba/datasets/D1.ts';
import { Dispatcher } from '../../src/webhooks/dispatcher.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { DEV_KEY, type Harness, startHarness } from '../http/harness.ts';
import { silentLog } from '../ingest/workbench.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { Receiver } from './receiver.ts';

const CATALOGUE = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };
const POLICY = { http: true, private: true };
const TICK_MS = 1000;
const MOST_TICKS = 60;
/** The real time in ms that the work of a tick gets. Slow work continues during the next ticks. */
const WORK_MS = 250;

let shelf: Shelf;
let sandbox: LoopbackServer;
let upstream: Upstream;
let harness: Harness;
let receiver: Receiver;
let dispatcher: Dispatcher;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shelf = await openShelf('2026-10-20T03:00:00.000Z');
  const { store, clock, ctx } = shelf;
  sandbox = await startSandbox({ datasets: [D1], clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  receiver = await Receiver.start();
  const webhooks = new Subscriptions({ store, clock, catalogue: CATALOGUE, policy: POLICY });
  harness = await startHarness({ monthlyQuota: 100_000, deps: { context: ctx, catalogue: CATALOGUE, signals: SIGNALS, webhooks } });
  dispatcher = new Dispatcher({
    store,
    clock,
    log: silentLog,
    settleMs: 2000,
    secrets: harness.accounts.credentials,
    datasetOfSeries: () => null,
    sender: new Sender({ policy: POLICY, userAgent: 'Wattle/tests' }),
    notifyOwner: async () => {},
  });
  dispatcher.start();
}, 60_000);
afterAll(async () => {
  await dispatcher.stop();
  await receiver.stop();
  await harness.close();
  await upstream.close();
  await sandbox.close();
  await shelf.close();
  vi.useRealTimers();
});

async function refresh(): Promise<string | null> {
  const { store, clock } = shelf;
  const sourceOf = (code: string) => present(findSource(code), code);
  const refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silentLog, sourceOf, named: NAMED });
  const { error, result } = await refresher.refresh(D1);
  expect(error).toBeNull();
  return result;
}

const credit = async (): Promise<{ readonly period: string; readonly sentence: string }> =>
  (await harness.get('/v1/release-cards/credit/latest')).json().meta.summary;

async function languageModel(): Promise<string> {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_releases', arguments: { publication: 'credit' } } };
  const headers = {
    authorization: `Bearer ${DEV_KEY}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  return (await harness.ask({ method: 'POST', url: '/mcp', headers, payload })).body;
}

const texts: Readonly<Record<string, () => Promise<string>>> = {
  card: async () => (await credit()).sentence,
  page: async () => (await harness.get('/releases/credit', { accept: 'text/html' })).headers['location'] as string,
  feed: async () => (await harness.get('/feeds/releases/credit.rss')).body,
  'language model': languageModel,
  'release pulse': async () => (await harness.get('/v1/release-pulse?days_back=1')).body,
};
const allTexts = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(Object.entries(texts).map(async ([name, read]) => [name, await read()] as const)));

it('a release reaches webhooks, cards, pages, feeds and language models within sixty ticks', async () => {
  expect(await refresh()).toBe('new_version');
  const key = present((await harness.signIn('reader@example.org')).apiKey, 'a key');
  const subscribed = await harness.ask({
    method: 'POST',
    url: '/v1/webhooks',
    headers: { authorization: `Bearer ${key}` },
    payload: { url: receiver.url, events: ['release.published'], datasets: ['rba.D1'] },
  });
  expect(subscribed.statusCode).toBe(201);
  const before = await credit();
  // These responses are now in the caches.
  const old = await allTexts();

  shelf.clock.set('2026-11-10T03:00:00.000Z');
  expect(await refresh()).toBe('new_version');
  const reached = new Map<string, number>();
  for (let tick = 1; tick <= MOST_TICKS && reached.size <= Object.keys(texts).length; tick += 1) {
    shelf.clock.advance(TICK_MS);
    vi.advanceTimersByTime(TICK_MS);
    await setTimeout(WORK_MS);
    for (const [name, text] of Object.entries(await allTexts())) if (text !== old[name] && !reached.has(name)) reached.set(name, tick);
    if (receiver.received.length > 0 && !reached.has('webhook')) reached.set('webhook', tick);
  }
  expect([...reached.keys()].sort()).toEqual([...Object.keys(texts), 'webhook'].sort());

  const now = await credit();
  expect(now.period > before.period).toBe(true);
  const { type, data } = JSON.parse(receiver.received[0]?.body ?? '') as { type: string; data: { cards: readonly object[] } };
  expect(type).toBe('release.published');
  expect(data.cards).toContainEqual({ card: 'credit', period: now.period, path: `/v1/release-cards/credit/${now.period}` });
  const shown = await allTexts();
  expect(shown['page']).toBe(`/releases/credit/${now.period}`);
  expect(shown['feed']).toContain(`/releases/credit/${now.period}`);
  expect(shown['language model']).toContain(now.sentence.slice(0, 40));
});
