/**
 * Tests webhooks in the built program. A subscription and its deliveries survive the process, and the delivery thread starts and stops
 * with it.
 */
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { Receiver, status } from '../webhooks/receiver.ts';
import { type Running, remove, startWattle, temporaryFolder } from './running.ts';

const KEY = 'ak_webhooks';
const folder = temporaryFolder();
let receiver: Receiver;

beforeAll(async () => {
  await withStarterProgram(folder);
  receiver = await Receiver.start();
});
afterAll(async () => {
  await receiver.stop();
  remove(folder);
});

const start = (targets: string): Promise<Running> =>
  startWattle({ WATTLE_DATA_DIR: folder, WATTLE_DEV_KEY: KEY, ...(targets === '' ? {} : { WATTLE_WEBHOOK_TARGETS: targets }) });

interface Answer {
  readonly code: string;
  readonly id: string;
  readonly data: { readonly signing_secret: string };
}

async function ask(program: Running, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${KEY}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(`${program.origin}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text === '' ? '{}' : text) as Answer };
}

it('the program delivers events, keeps undelivered ones over a restart, and sends only to permitted hosts', async () => {
  const strict = await start('');
  expect((await ask(strict, 'POST', '/v1/webhooks', { url: receiver.url })).json.code).toBe('HOOK_INVALID');
  await strict.stop();

  const first = await start('http,private');
  const { json: made } = await ask(first, 'POST', '/v1/webhooks', { url: receiver.url });
  const { json: shown } = await ask(first, 'GET', '/v1/account/signing-secret');
  const webhook = new Webhook(shown.data.signing_secret);
  await ask(first, 'POST', `/v1/webhooks/${made.id}/test`);
  await receiver.count(1);
  receiver.behaviour = status(500);
  await ask(first, 'POST', `/v1/webhooks/${made.id}/test`);
  await receiver.count(2);
  await first.stop();

  receiver.behaviour = status(204);
  const second = await start('http,private');
  await receiver.count(3);
  const [one, two, three] = receiver.received;
  for (const { body, headers } of receiver.received) {
    expect(webhook.verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'test.ping',
      data: { subscription_id: made.id },
    });
  }
  expect(one?.headers['user-agent']).toMatch(/^Wattle\/[\d.]+ \(\+http/);
  expect(three?.headers['webhook-id']).toBe(two?.headers['webhook-id']);
  expect((await ask(second, 'DELETE', `/v1/webhooks/${made.id}`)).status).toBe(204);
  await second.stop();
  expect(second.output()).not.toContain('"level":50');
});
