/**
 * A user subscribes over HTTP, an update finds a new release, and the reference library verifies the signed delivery. Then the user
 * pauses, resumes, rotates the secret and unsubscribes.
 */
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { present } from '../../src/core/assert.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { Dispatcher } from '../../src/webhooks/dispatcher.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { type Harness, startHarness } from '../http/harness.ts';
import { body } from '../ingest/fake-agency.ts';
import { at, source, table, tiny } from '../ingest/tiny-dataset.ts';
import { openWorkbench, silentLog, type Workbench } from '../ingest/workbench.ts';
import { CATALOGUE, SERIES } from './bench.ts';
import { Receiver } from './receiver.ts';

const HOUR = 3_600_000;
const POLICY = { http: true, private: true };
const RATE = { '2026-01': [2.4, 140.7], '2026-02': [2.1, 141.7], '2026-03': [3.2, 143.6] };
const DATASET = tiny();
const NAMED = { seriesOfDataset: () => [SERIES], headlinesOf: () => [SERIES] };

let bench: Workbench;
let harness: Harness;
let receiver: Receiver;
let dispatcher: Dispatcher;
let key: string;

beforeEach(async () => {
  bench = await openWorkbench();
  receiver = await Receiver.start();
  const { store, clock } = bench;
  harness = await startHarness({ deps: { webhooks: new Subscriptions({ store, clock, catalogue: CATALOGUE, policy: POLICY }) } });
  dispatcher = new Dispatcher({
    store,
    clock,
    log: silentLog,
    secrets: harness.accounts.credentials,
    datasetOfSeries: () => 'rba/T1',
    sender: new Sender({ policy: POLICY, userAgent: 'Wattle/tests' }),
    notifyOwner: async () => {},
  });
  // Webhooks need the key of an address that has signed in.
  key = present((await harness.signIn('reader@example.org')).apiKey, 'a key');
  // The reference library compares the time of a delivery with the current time.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await receiver.stop();
  await harness.close();
  await bench.close();
});

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await harness.ask({ method, url, headers: { authorization: `Bearer ${key}` }, ...(payload ? { payload } : {}) });
  expect([url, answer.statusCode < 300]).toEqual([url, true]);
  return answer.body === '' ? null : answer.json();
}

/** The agency publishes. An hour later, the dataset is updated, and due messages are delivered. */
async function publish(rows: Parameters<typeof table>[0]['rows']): Promise<void> {
  bench.clock.advance(HOUR);
  bench.agency.on(at('t1.csv'), body(table({ rows })));
  const { store, upstream, clock } = bench;
  const refresher = new Refresher({ store, upstream, clock, origin: 'live', log: silentLog, sourceOf: () => source, named: NAMED });
  expect((await refresher.refresh(DATASET)).error).toBeNull();
  await dispatcher.runDue();
}

/** Returns the deliveries since the last call, after verifying each. */
function verified(secret: string) {
  vi.setSystemTime(bench.clock.now());
  const webhook = new Webhook(secret);
  return receiver.received.splice(0).map((one) => {
    const payload = webhook.verify(one.body, one.headers as Record<string, string>) as { type: string; data: Record<string, unknown> };
    return { id: one.headers['webhook-id'], ...payload };
  });
}

const secretOf = async (): Promise<string> => (await ask('GET', '/v1/account/signing-secret')).data.signing_secret;

it('subscribe, a new release, verify, revise, pause, resume, rotate, replay, unsubscribe', async () => {
  await publish(RATE);
  const { id } = await ask('POST', '/v1/webhooks', {
    url: receiver.url,
    series: ['AU.TEST.RATE'],
    events: ['release.published', 'observation.revised'],
  });
  const secret = await secretOf();
  expect(receiver.received).toEqual([]);

  await ask('POST', `/v1/webhooks/${id}/test`);
  await dispatcher.runDue();
  expect(verified(secret)).toMatchObject([{ type: 'test.ping', data: { subscription_id: id } }]);

  const april = { ...RATE, '2026-04': [3.3, 144] };
  await publish(april);
  const news = verified(secret);
  expect(news).toMatchObject([
    {
      type: 'release.published',
      data: {
        dataset_id: 'rba.T1',
        version: 2,
        headlines: [
          { series_id: 'AU.TEST.RATE', period: '2026-04', value: 3.3, previous_period: '2026-03', previous_value: 3.2, change: 0.1 },
        ],
      },
    },
  ]);
  await publish(april);
  expect(verified(secret)).toEqual([]);

  const revised = { ...april, '2026-03': [3.1, 143.6] };
  await publish(revised);
  const revisions = [{ series_id: 'AU.TEST.RATE', period: '2026-03', old_value: 3.2, new_value: 3.1 }];
  expect(verified(secret)).toMatchObject([{ type: 'observation.revised', data: { revised: 1, revisions } }]);

  expect((await ask('PATCH', `/v1/webhooks/${id}`, { active: false })).data.state).toBe('paused');
  const may = { ...revised, '2026-05': [3.4, 144.2] };
  await publish(may);
  expect(verified(secret)).toEqual([]);
  expect((await ask('PATCH', `/v1/webhooks/${id}`, { active: true })).data.state).toBe('active');
  await dispatcher.runDue();
  expect(verified(secret)).toMatchObject([{ type: 'release.published', data: { headlines: [{ period: '2026-05' }] } }]);

  await ask('POST', '/v1/account/signing-secret', { overlap_seconds: 3600 });
  const fresh = await secretOf();
  expect(fresh).not.toBe(secret);
  await ask('POST', `/v1/webhooks/${id}/replay`, { since: '2026-05-01' });
  await dispatcher.runDue();
  const again = receiver.received.map(({ headers, body: text }) => ({ headers, body: text }));
  expect(verified(secret).map((one) => [one.id, one.type])).toEqual([
    [news[0]?.id, 'release.published'],
    [expect.any(String), 'observation.revised'],
    [expect.any(String), 'release.published'],
  ]);
  for (const one of again) expect(new Webhook(fresh).verify(one.body, one.headers as Record<string, string>)).toMatchObject({ data: {} });

  const { data: deliveries } = await ask('GET', `/v1/webhooks/${id}/deliveries`);
  expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(Array(7).fill('delivered'));
  await ask('DELETE', `/v1/webhooks/${id}`);
  await publish({ ...may, '2026-06': [3.5, 145] });
  expect(receiver.received).toEqual([]);
});
