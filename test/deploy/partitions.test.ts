/**
 * Runs two API nodes and a worker as processes while parts fail. They use a PostgreSQL server, a streaming replica and object storage.
 * The failures are an interrupted connection, a server restart, a stopped replica, a killed node, and a clock that is a day ahead. All
 * tests use the same processes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREES_MS, systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { restAgencies } from '../program/faults/resting-agencies.ts';
import { QuickClock } from '../program/quick-clock.ts';
import { until as happens } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { execute, type PostgresReplica, type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { ACCESS, type S3StandIn, startS3 } from '../store/s3-stand-in.ts';
import { type CutLine, startCutLine } from './cut-line.ts';
import { type Node, pause, startNode } from './nodes.ts';

const KEY = 'ak_partitions';
const DAY_MS = 86_400_000;
const QUOTA = 150;
const LATEST = '/v1/data/rba/F1.1?series=cash_rate_target&limit=1';
const CLOCK = pathToFileURL(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'program', 'jumping-clock.mjs')).href;

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-partitions-'));
const clockFile = path.join(folder, 'clock');
let server: PostgresServer;
let replica: PostgresReplica;
let databaseUrl = '';
let line: CutLine;
let s3: S3StandIn;
let store: Store;
/** The first node reaches the database through the relay. The clock of the second node is a day ahead. */
let nodes: [Node, Node];
let worker: Node;
let workerClock: QuickClock;

const settings = (name: string): Record<string, string> => ({
  WATTLE_DATABASE_URL: databaseUrl,
  WATTLE_DATABASE_READ_URLS: replica.urlOf(databaseUrl),
  WATTLE_DATA_DIR: path.join(folder, name),
  WATTLE_UPSTREAM: 'sandbox',
  WATTLE_MASTER_KEY: 'c0'.repeat(32),
  WATTLE_DEV_KEY: KEY,
  WATTLE_PORT: '0',
  WATTLE_FREE_MONTHLY_CALLS: String(QUOTA),
  WATTLE_BURST_PER_MINUTE: '1000000',
  WATTLE_CAPTURES_URL: `s3://wattle?region=${ACCESS.region}&endpoint=${s3.endpoint}`,
  WATTLE_CAPTURES_ACCESS_KEY_ID: ACCESS.accessKeyId,
  WATTLE_CAPTURES_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
});

const startFirst = (): Promise<Node> =>
  startNode({ ...settings('first'), WATTLE_ROLE: 'api', WATTLE_DATABASE_URL: line.urlOf(databaseUrl) });

beforeAll(async () => {
  [server, s3] = await Promise.all([startPostgres(), startS3()]);
  databaseUrl = await server.createDatabase();
  store = await openStore({ databaseUrl, dataDir: path.join(folder, 'test'), clock: systemClock });
  await restAgencies(store, ['rba/F1.1']);
  replica = await server.startReplica();
  line = await startCutLine(Number(new URL(databaseUrl).port));
  writeFileSync(clockFile, String(DAY_MS));
  const second = { ...settings('second'), WATTLE_ROLE: 'api', NODE_OPTIONS: `--import ${CLOCK}`, NODE_TEST_CLOCK_FILE: clockFile };
  workerClock = new QuickClock(folder);
  worker = await startNode({ ...settings('worker'), ...workerClock.env, WATTLE_ROLE: 'worker', WATTLE_WORKER_PORT: '0' });
  nodes = await Promise.all([startFirst(), startNode(second)]);
  await until('the first figures are fetched', async () => (await ask(nodes[0], LATEST)).status === 200);
});

afterAll(async () => {
  await store?.close();
  for (const node of [...(nodes ?? []), worker]) await node?.stop();
  await line?.close();
  await s3?.stop().catch(() => {});
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, never>>;
}

async function ask(node: Node, target: string, key = KEY): Promise<Answer> {
  const response = await fetch(`${node.origin}${target}`, { headers: { authorization: `Bearer ${key}` } });
  const body = (await response.json()) as Readonly<Record<string, never>>;
  return { status: response.status, headers: response.headers, body };
}

/** Makes each request unique, so that no cache has its response. */
let requested = 0;
const fresh = (node: Node): Promise<Answer> => {
  requested += 1;
  const month = new Date(Date.UTC(1900, requested, 1)).toISOString().slice(0, 7);
  return ask(node, `${LATEST}&start=${month}`);
};

const newestOf = ({ body }: Answer): unknown => (body['data'] as unknown as readonly Record<string, unknown>[] | undefined)?.[0]?.['value'];

/** Publishes a version with a given latest cash rate, without the nodes. */
async function publish(value: number): Promise<void> {
  const state = await store.datasets.state('rba/F1.1');
  const series = (await store.datasets.series('rba/F1.1')).find(({ codes }) => codes[0] === 'FIRMMCRT');
  if (!state?.version || !series) throw new Error('Nothing is stored yet');
  const { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod } = series;
  const write = [{ t: series.lastT, value, status: null, text: null, at: null }];
  const now = systemClock.now();
  await store.datasets.apply({
    dataset: 'rba/F1.1' as const,
    baseSeq: state.version.seq,
    dimensions: state.dimensions,
    version: { ...state.version, effectiveFrom: now, recordedAt: now, kind: 'update', note: null },
    series: [{ attributes: { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod }, write, remove: [] }],
  });
}

/** Repeats the check if a node does not respond. */
const until = (what: string, isSo: () => Promise<boolean>): Promise<void> => happens(what, () => isSo().catch(() => false));

const register = async (email: string): Promise<string> => {
  const answer = await fetch(`${nodes[1].origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await answer.json()) as { api_key: string }).api_key;
};

describe('a node whose clock is a day ahead', needs('PostgreSQL'), () => {
  it('reports this, and uses the time of the database', async () => {
    const before = Date.now();
    const { body } = await ask(nodes[1], '/v1/ready');
    const after = Date.now();
    expect(body).toMatchObject({ status: 'degraded', clock: { offset_seconds: 86_400, reason: expect.stringContaining('database') } });
    const time = Date.parse(String(body['time']));
    expect([time >= before - AGREES_MS, time <= after + AGREES_MS]).toEqual([true, true]);
    expect((await ask(nodes[0], '/v1/ready')).body).toMatchObject({ status: 'ready' });
    expect((await ask(nodes[1], '/v1/status')).body['clock']).toBeDefined();
  });

  it('allows exactly the quota together with the other node, through clock jumps and the death of the other node', async () => {
    const key = await register('partitions@example.org');
    const counted = { answered: 0, refused: 0, other: 0, lost: 0 };
    const load = async (node: () => Node): Promise<void> => {
      for (let n = 0; n < 110; n += 1) {
        await ask(node(), LATEST, key).then(
          ({ status }) => {
            if (status === 200) counted.answered += 1;
            else if (status === 429) counted.refused += 1;
            else counted.other += 1;
          },
          () => {
            counted.lost += 1;
          },
        );
        await pause(20);
      }
    };
    const loads = [load(() => nodes[0]), load(() => nodes[1])];
    await pause(500);
    writeFileSync(clockFile, String(-40 * DAY_MS));
    await pause(300);
    await nodes[0].kill();
    nodes[0] = await startFirst();
    writeFileSync(clockFile, String(DAY_MS));
    await Promise.all(loads);
    expect(counted.other).toBe(0);
    // The lease of the killed node is settled when it expires. Then the rest of the quota is available.
    await until('the quota is used up', async () => {
      const { status } = await ask(nodes[1], LATEST, key);
      if (status === 200) counted.answered += 1;
      return status === 429 && counted.answered + counted.lost >= QUOTA;
    });
    // Only a request lost with its node may have been counted.
    expect(counted.answered).toBeLessThanOrEqual(QUOTA);
    expect(counted.answered).toBeGreaterThanOrEqual(QUOTA - counted.lost);
    // A node reports cached state without reading the database, which it does for a request.
    expect((await ask(nodes[0], LATEST, key)).status).toBe(429);
    const { body } = await ask(nodes[0], '/v1/health', key);
    expect(body).toMatchObject({ quota: { used: QUOTA } });
  });
});

describe('a replica that lags by ten minutes', needs('PostgreSQL'), () => {
  const lag = async (delay: string): Promise<void> => {
    const address = replica.urlOf(databaseUrl);
    await execute(address, `ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`);
    await execute(address, 'SELECT pg_reload_conf()');
  };

  it('never shows older data', async () => {
    await lag('10min');
    for (const value of [71.5, 72.5, 73.5]) {
      await publish(value);
      for (const node of nodes) expect(newestOf(await fresh(node))).toBe(value);
    }
    await lag('0');
    await until('the replica serves again', async () => {
      await fresh(nodes[1]);
      return readsServed(nodes[1]);
    });
    expect(newestOf(await fresh(nodes[1]))).toBe(73.5);
  });

  let served = 0;
  async function readsServed(node: Node): Promise<boolean> {
    const text = await (await fetch(`${node.origin}/metrics`)).text();
    const now = Number(/wattle_replica_reads_total\{replica="[^"]+",outcome="served"\} (\d+)/.exec(text)?.[1] ?? 0);
    const grows = served > 0 && now > served;
    served = now;
    return grows;
  }
});

describe('a node without a connection to its database', needs('PostgreSQL'), () => {
  it('reports stored responses as old and other data as unavailable, and recovers with the connection', async () => {
    const known = newestOf(await ask(nodes[0], LATEST));
    expect(known).toBe(73.5);
    line.cut();
    const uncached = fresh(nodes[0]);
    await publish(74.5);
    expect(newestOf(await fresh(nodes[1]))).toBe(74.5);
    await pause(6000);
    const old = await ask(nodes[0], LATEST);
    // The node reports its data as old or missing, and never as new.
    if (old.status === 503) expect(Number(old.headers.get('retry-after'))).toBeGreaterThan(0);
    else {
      expect([old.status, newestOf(old), old.headers.get('cache-control')]).toEqual([200, 73.5, 'no-store']);
      expect(Number(old.headers.get('age'))).toBeGreaterThanOrEqual(5);
    }
    const refused = await uncached;
    expect([refused.status, refused.body['code'], Number(refused.headers.get('retry-after')) > 0]).toEqual([503, 'STORE_AWAY', true]);
    line.mend();
    await until('it shows the newest', async () => newestOf(await ask(nodes[0], LATEST)) === 74.5);
    expect((await ask(nodes[0], LATEST)).headers.get('age')).toBeNull();
    await until('it is ready', async () => (await ask(nodes[0], '/v1/ready')).body['status'] === 'ready');
  });
});

describe('a database that restarts under load', needs('PostgreSQL'), () => {
  it('loses no event and stores none under two ids, and every response is right or gives a waiting time', async () => {
    const through = await openStore({
      databaseUrl: line.urlOf(databaseUrl),
      dataDir: path.join(folder, 'through'),
      clock: systemClock,
      answersWithinMs: 1500,
    });
    const first = await store.events.newestId();
    const reported = new Map<string, Set<number>>();
    let isOver = false;
    /** Repeats writes until the store confirms them, like a writer without a known result. */
    const write = async (name: string, by: Store): Promise<void> => {
      for (let n = 0; !isOver; n += 1) {
        const key = `partition ${name} ${n}`;
        const event = { kind: 'test.ping' as const, dataset: 'rba/F1.1' as const, at: systemClock.now(), payload: { key } };
        for (let kept = false; !kept; ) {
          kept = await by.events.append(event, key).then(
            (id) => {
              reported.set(key, (reported.get(key) ?? new Set()).add(id));
              return true;
            },
            () => false,
          );
          if (!kept) await pause(50);
        }
        await pause(5);
      }
    };
    const statuses = new Set<string>();
    const look = async (node: Node): Promise<void> => {
      while (!isOver) {
        const answer = await fresh(node);
        const isRight = answer.status === 200 ? newestOf(answer) === 74.5 : Number(answer.headers.get('retry-after')) > 0;
        statuses.add(`${answer.status} ${isRight}`);
        await pause(20);
      }
    };
    const work = [write('a', store), write('b', through), look(nodes[0]), look(nodes[1])];
    await pause(500);
    await server.halt();
    await pause(1000);
    await server.resume();
    await pause(2000);
    line.cut();
    await pause(2500);
    line.mend();
    await pause(1500);
    isOver = true;
    await Promise.all(work);
    await through.close();
    expect([...statuses].filter((status) => !['200 true', '503 true'].includes(status))).toEqual([]);
    expect(statuses).toContain('200 true');
    const log = (await store.events.after(first, 100_000)).filter(({ kind }) => kind === 'test.ping');
    const kept = new Map(log.map(({ id, payload }) => [String(payload['key']), id]));
    expect(reported.size).toBeGreaterThan(10);
    expect(log).toHaveLength(reported.size);
    expect(new Set(log.map(({ id }) => id)).size).toBe(reported.size);
    for (const [key, ids] of reported) expect([...ids]).toEqual([kept.get(key)]);
    for (const node of nodes) await until('it responds', async () => (await fresh(node)).status === 200);
  });
});

describe('unavailable object storage', needs('PostgreSQL'), () => {
  it('blocks no response, and waiting downloads continue afterwards', async () => {
    s3.failures.push(...Array.from({ length: 2_000 }, () => 503));
    expect(newestOf(await fresh(nodes[1]))).toBe(74.5);
    const cold = await ask(nodes[1], '/v1/data/rba/H2?limit=1');
    expect([cold.status, Number(cold.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await store.datasets.state('rba/H2').then((state) => state?.version ?? null)).toBeNull();
    s3.failures.length = 0;
    // The worker tries again after a minute.
    await workerClock.pass(60_000);
    await until('it is fetched', async () => (await ask(nodes[1], '/v1/data/rba/H2?limit=1')).status === 200);
  });
});
