/**
 * Threads end repeatedly while the program runs. Functions that need them wait, and the rest continues. The failure is reported, and the
 * threads restart automatically.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Receiver } from '../../webhooks/receiver.ts';
import { type Running, remove, startWattle, temporaryFolder, until } from '../running.ts';
import { withRestingAgencies } from './resting-agencies.ts';

const folder = temporaryFolder();
const STORED = '/v1/data/rba/F1.1?series=cash_rate_target';
const SEARCH = '/v1/data/asic/companies?name=pty';
let program: Running;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.start();
  await withRestingAgencies(path.join(folder, 'var'), ['rba/F1.1', 'asic/companies']);
  program = await startWattle({
    WATTLE_DATA_DIR: path.join(folder, 'var'),
    WATTLE_UPSTREAM: 'sandbox',
    WATTLE_DEV_KEY: 'ak_thread_faults',
    WATTLE_FREE_MONTHLY_CALLS: 'unlimited',
    WATTLE_BURST_PER_MINUTE: '1000000',
    WATTLE_WEBHOOK_TARGETS: 'http,private',
    NODE_OPTIONS: `--import ${new URL('../dying-thread.mjs', import.meta.url).href}`,
    NODE_TEST_DEATHS: folder,
  });
});
afterAll(async () => {
  await program.stop();
  await receiver.stop();
  remove(folder);
});

/** From now on, the thread ends at each start. The returned function stops this. */
function dying(thread: string): () => void {
  const order = path.join(folder, thread);
  writeFileSync(order, '');
  return () => rmSync(order);
}

const reported = async (target: string): Promise<Record<string, unknown>> =>
  (await (await program.get(target)).json()) as Record<string, unknown>;
const metric = async (name: string): Promise<number> => {
  const text = await (await program.get('/metrics')).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
};

/** Checks that health, readiness, status and metrics report the thread as down, and later as up after a restart. */
async function expectReportedDown(name: string): Promise<void> {
  const row = { name, state: 'restarting', restarts: expect.any(Number) };
  // Repeats the request, because the thread is up for a moment after each start.
  const isReported = (target: string): Promise<boolean> =>
    reported(target).then(({ threads }) => Array.isArray(threads) && threads.length > 0);
  await until('health', () => isReported('/v1/health'));
  await until('readiness', () => isReported('/v1/ready'));
  await until('status', () => isReported('/v1/status'));
  await until('metrics', async () => (await metric(`wattle_thread_up{thread="${name}"}`)) === 0);
  let health = await reported('/v1/health');
  await until('a health without a start in between', async () => (health = await reported('/v1/health'))['status'] === 'degraded');
  expect(health['threads']).toEqual([row]);
}

async function isBack(name: string): Promise<void> {
  await until('health', async () => (await reported('/v1/health'))['status'] === 'ok');
  expect(await reported('/v1/ready')).toMatchObject({ status: 'ready' });
  expect(await metric(`wattle_thread_up{thread="${name}"}`)).toBe(1);
  expect(await metric(`wattle_thread_restarts_total{thread="${name}"}`)).toBeGreaterThan(0);
}

async function stored(limit: number): Promise<number> {
  return (await program.get(`${STORED}&limit=${limit}`)).status;
}

it('if the thread of deliveries ends, events accepted in the meantime are delivered once after its restart', async () => {
  await until('data', async () => (await stored(1)) === 200);
  const post = async (target: string, body?: object): Promise<Response> =>
    fetch(`${program.origin}${target}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${program.key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { id } = (await (await post('/v1/webhooks', { url: receiver.url })).json()) as { id: string };
  const end = dying('webhook-thread');
  await expectReportedDown('webhooks');
  expect((await post(`/v1/webhooks/${id}/test`)).ok).toBe(true);
  expect(await stored(2)).toBe(200);
  end();
  await receiver.count(1);
  await isBack('webhooks');
  await post(`/v1/webhooks/${id}/test`);
  await receiver.count(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect(program.output()).toContain('The webhook thread ended');
});

it('if the thread of searches ends, searches are refused with a waiting time, and other requests are served', async () => {
  const search = async (): Promise<readonly [number, string]> => {
    const answer = await program.get(`${SEARCH}&limit=${1 + Math.floor(Math.random() * 90)}`);
    const { code = '' } = (await answer.json()) as { code?: string };
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return [answer.status, code];
  };
  await until('the register', async () => (await search())[0] === 200);
  const end = dying('search-thread');
  await expectReportedDown('search');
  await until('a search that is refused', async () => (await search())[1] === 'STORE_AWAY');
  expect(await stored(3)).toBe(200);
  expect((await program.get('/v1/data/asic/companies?limit=2')).status).toBe(200);
  end();
  await isBack('search');
  expect((await search())[0]).toBe(200);
  expect(program.output()).toContain('The search thread ended');
});
