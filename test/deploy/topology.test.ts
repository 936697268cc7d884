/**
 * Runs the services in compose.yaml as processes: PostgreSQL behind pgbouncer in transaction mode, two api nodes, a worker, and nginx
 * with TLS. All tests use the same processes, and depend on each other.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Agent, fetch as request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { until, wattle, wattleBeside } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { execute, type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { makeNewerBuild } from './newer-build.ts';
import { proxyConfig } from './nginx.ts';
import { freePort, type Node, type Process, pause, startNode, startPooler, startProxy } from './nodes.ts';
import { selfSigned } from './programs.ts';

const KEY = 'ak_topology';
const MASTER_KEY = 'c0'.repeat(32);
const TOKEN = 'metrics-of-the-topology';
const ROWS = '/v1/data/rba/F1.1?series=cash_rate_target&limit=3';
/** The time before the first download. */
const BEGUN_AT = systemClock.now();
const FILE = '/d/rba/F1.1.csv?series=cash_rate_target&limit=3';
const PROGRAMS = ['PostgreSQL', 'pgbouncer', 'nginx', 'openssl'] as const;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cache: string | null;
  readonly headers: { get(name: string): string | null };
}

/** The services. Both api nodes keep their ports, as a container keeps its address. */
class Topology {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-topology-'));
  readonly #ports: number[] = [];
  #server: PostgresServer | undefined;
  #agent: Agent | undefined;
  #proxyPort = 0;
  #processes: Process[] = [];
  databaseUrl = '';
  pooledUrl = '';
  nodes: Node[] = [];
  worker: Node | undefined;
  store: Store | undefined;
  /** The command line of the build for later starts. The default is this build. */
  build: string | undefined;

  async start(): Promise<void> {
    this.#server = await startPostgres();
    this.databaseUrl = await this.#server.createDatabase();
    const pooler = await startPooler(this.folder, this.databaseUrl);
    this.pooledUrl = pooler.url;
    this.#ports.push(await freePort(), await freePort());
    const first = await this.startApi(0);
    const [second, worker] = await Promise.all([this.startApi(1), this.startWorker()]);
    this.nodes = [first, second];
    this.worker = worker;
    const tls = selfSigned(this.folder);
    this.#proxyPort = await freePort();
    const servers = this.#ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
    const proxy = await startProxy(this.folder, { servers, httpPort: await freePort(), httpsPort: this.#proxyPort, tls });
    this.#processes = [proxy, pooler];
    this.#agent = new Agent({ connect: { ca: readFileSync(tls?.certificate ?? '', 'utf8') } });
    this.store = await openStore({ databaseUrl: this.databaseUrl, dataDir: path.join(this.folder, 'test'), clock: systemClock });
  }

  createDatabase(): Promise<string> {
    if (!this.#server) throw new Error('The server is not running');
    return this.#server.createDatabase();
  }

  startApi(n: number): Promise<Node> {
    return startNode({ ...this.#settings(`api-${n}`), WATTLE_ROLE: 'api', WATTLE_PORT: String(this.#ports[n]) }, this.build);
  }

  startWorker(): Promise<Node> {
    const settings = { ...this.#settings('worker'), WATTLE_ROLE: 'worker', WATTLE_WORKER_PORT: '0', WATTLE_METRICS_TOKEN: TOKEN };
    return startNode(settings, this.build);
  }

  /** Sends a request through the proxy. */
  async ask(target: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await request(`https://localhost:${this.#proxyPort}${target}`, {
      headers,
      ...(this.#agent ? { dispatcher: this.#agent } : {}),
    });
    const { status, headers: reported } = response;
    return { status, text: await response.text(), cache: reported.get('x-cache'), headers: reported };
  }

  async close(): Promise<void> {
    await this.store?.close();
    await this.#agent?.close();
    for (const one of [...this.nodes, this.worker, ...this.#processes]) await one?.stop();
    await this.#server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #settings(name: string): Record<string, string> {
    return {
      WATTLE_DATABASE_URL: this.pooledUrl,
      WATTLE_DATA_DIR: path.join(this.folder, name),
      WATTLE_UPSTREAM: 'sandbox',
      WATTLE_MASTER_KEY: MASTER_KEY,
      WATTLE_DEV_KEY: KEY,
      WATTLE_FREE_MONTHLY_CALLS: '100000',
      WATTLE_BURST_PER_MINUTE: '1000000',
      WATTLE_PUBLIC_READ: 'on',
      WATTLE_READS_PER_MINUTE: '1000000',
      WATTLE_TRUST_PROXY: '1',
    };
  }
}

const bearer = { authorization: `Bearer ${KEY}` };

describe('two api nodes, a worker, pgbouncer in transaction mode and a proxy with TLS', needs(...PROGRAMS), () => {
  const t = new Topology();
  beforeAll(() => t.start(), 180_000);
  afterAll(() => t.close(), 60_000);

  const direct = async (node: Node | undefined, target: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${node?.origin}${target}`, { headers });

  /** Publishes a new latest cash rate as a version, without the nodes. */
  async function publish(value: number): Promise<void> {
    const store = t.store;
    const state = await store?.datasets.state('rba/F1.1');
    const series = (await store?.datasets.series('rba/F1.1'))?.find(({ codes }) => codes[0] === 'FIRMMCRT');
    if (!store || !state?.version || !series) throw new Error('No data are stored yet');
    const { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod } = series;
    await store.datasets.apply({
      dataset: 'rba/F1.1',
      baseSeq: state.version.seq,
      version: { ...state.version, effectiveFrom: systemClock.now(), recordedAt: systemClock.now(), kind: 'update', note: null },
      dimensions: state.dimensions,
      series: [
        {
          attributes: { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod },
          write: [{ t: series.lastT, value, status: null, text: null, at: null }],
          remove: [],
        },
      ],
    });
  }

  it('a question that needs new data goes from node to worker and back, through the pooler', async () => {
    let cold = await t.ask(ROWS, bearer);
    // On a busy machine, the worker needs more time than a request waits. The response then advises to retry.
    await until('the first figures', async () => {
      cold = await t.ask(ROWS, bearer);
      return cold.status !== 503;
    });
    expect(cold.status, cold.text).toBe(200);
    expect((JSON.parse(cold.text) as { data: unknown[] }).data).toHaveLength(3);
    for (const node of t.nodes) {
      const answer = (await (await direct(node, ROWS, bearer)).json()) as { data: unknown };
      expect(answer.data).toEqual((JSON.parse(cold.text) as { data: unknown }).data);
    }
  });

  it('the worker reports its state on a separate port, and its metrics to clients with the token', async () => {
    expect(await (await direct(t.worker, '/v1/health')).json()).toMatchObject({ status: 'ok', role: 'worker' });
    expect((await direct(t.worker, '/v1/ready')).status).toBe(200);
    expect((await direct(t.worker, '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    const reported = await (
      await direct(t.worker, '/metrics', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` })
    ).text();
    expect(reported).toContain('wattle_thread_up{thread="ingest"} 1');
    expect(reported).toContain('wattle_thread_up{thread="webhooks"} 1');
    const success = /wattle_dataset_last_success_timestamp_seconds\{source="rba",dataset="F1.1"\} (\S+)/.exec(reported)?.[1];
    expect(Number(success)).toBeGreaterThan(BEGUN_AT / 1000);
    expect(reported).toMatch(/wattle_store_bytes\{part="database"\} \d{6,}/);
    expect((await direct(t.worker, '/v1/data/rba/F1.1')).status).toBe(404);
  });

  it('caches public responses, and none with a credential or a session', async () => {
    await t.ask(FILE);
    const hit = await t.ask(FILE);
    expect(hit).toMatchObject({ status: 200, cache: 'HIT' });
    expect((await t.ask(FILE, { cookie: 'wattle_theme=dark' })).cache).toBe('BYPASS');
    expect((await t.ask(ROWS, bearer)).cache).toBe('BYPASS');
    expect((await t.ask(ROWS)).status).toBe(401);
    expect((await t.ask('/metrics')).status).toBe(404);
    const zipped = await t.ask(FILE, { 'accept-encoding': 'br' });
    expect(zipped.text).toBe(hit.text);
  });

  it('keeps a response for a second across a release, and never serves an older one after a newer one', async () => {
    expect(readFileSync('deploy/nginx/wattle.conf.template', 'utf8')).toContain('proxy_cache_valid 200 1s;');
    for (const value of [91.25, 92.5]) {
      let isOver = false;
      const seen: string[] = [];
      const isNew = (text: string): boolean => text.includes(String(value));
      const load = (async () => {
        while (!isOver) {
          seen.push((await t.ask(FILE)).text);
          await pause(10);
        }
      })();
      await until('a response before the release', () => seen.length > 0);
      await publish(value);
      await until('some responses after the release', () => seen.filter(isNew).length > 20);
      isOver = true;
      await load;
      expect(seen.slice(seen.findIndex(isNew)).filter((text) => !isNew(text))).toEqual([]);
    }
  });

  it('restarts its nodes one by one under load without an error', async () => {
    const used = async (): Promise<number> => {
      const answer = (await (await direct(t.nodes[0], '/v1/whoami', bearer)).json()) as { data: { usage: { used: number } } };
      return answer.data.usage.used;
    };
    const before = await used();
    let isOver = false;
    const statuses = new Map<number | string, number>();
    const count = (what: number | string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1);
    const ask = async (target: string, headers: Record<string, string>): Promise<void> => {
      while (!isOver) {
        await t.ask(target, headers).then(
          ({ status }) => count(status),
          (error: unknown) => count(String(error)),
        );
        await pause(15);
      }
    };
    const load = Promise.all([ask(ROWS, bearer), ask(`${ROWS}&order=asc`, bearer), ask(FILE, {})]);
    const codes: (number | null)[] = [];
    for (const n of [0, 1]) {
      codes.push((await t.nodes[n]?.stop()) ?? null);
      t.nodes[n] = await t.startApi(n);
    }
    await pause(500);
    isOver = true;
    await load;
    expect(codes).toEqual([0, 0]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(await used()).toBeGreaterThan(before);
  });

  it('is backed up while it serves, and restored into another database', async () => {
    const backups = path.join(t.folder, 'backups');
    const env = (databaseUrl: string): Record<string, string> => ({
      WATTLE_DATABASE_URL: databaseUrl,
      WATTLE_UPSTREAM: 'sandbox',
      WATTLE_MASTER_KEY: MASTER_KEY,
    });
    await wattleBeside(['backup', backups], env(t.databaseUrl));
    const databaseUrl = await t.createDatabase();
    await wattleBeside(['restore', backups], env(databaseUrl));
    await expect(wattleBeside(['restore', backups], env(databaseUrl))).rejects.toThrow(/already has tables/);
    const restored = await openStore({ databaseUrl, dataDir: path.join(t.folder, 'restored'), clock: systemClock });
    try {
      const read = async (store: Store) => ({
        state: await store.datasets.state('rba/F1.1'),
        versions: await store.datasets.versions('rba/F1.1'),
        slices: await store.datasets.read({ dataset: 'rba/F1.1', series: (await store.datasets.series('rba/F1.1')).map(({ id }) => id) }),
        account: await store.accounts.byEmail('developer@localhost'),
      });
      const there = await read(restored);
      expect(there.slices.length).toBeGreaterThan(3);
      expect(there.account).not.toBeNull();
      if (t.store) expect(there).toEqual(await read(t.store));
      const captures = await restored.captures.list('rba/F1.1');
      expect(captures.length).toBeGreaterThan(0);
      for (const { sha256 } of captures) expect((await restored.captures.read(sha256))?.length).toBeGreaterThan(0);
    } finally {
      await restored.close();
    }
  });

  it('continues when a node is killed, when every connection is cut, and when the worker is killed', async () => {
    await t.nodes[0]?.kill();
    for (let n = 0; n < 10; n += 1) expect((await t.ask(ROWS, bearer)).status).toBe(200);
    t.nodes[0] = await t.startApi(0);

    await execute(t.databaseUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'wattle'`);
    const cold = '/v1/data/rba/F1.1?series=cash_rate&limit=2';
    expect(await settled(cold)).toBe(200);

    await t.worker?.kill();
    expect((await t.ask(ROWS, bearer)).status).toBe(200);
    t.worker = await t.startWorker();
    expect(await settled('/v1/data/rba/F2?limit=1')).toBe(200);
  });

  it('is upgraded to a newer version with another schema, one node after another, under load, without an error', {
    timeout: 600_000,
  }, async () => {
    const ADDED = 'ALTER TABLE accounts ADD COLUMN of_next_version TEXT; CREATE TABLE of_next_version (id BIGINT PRIMARY KEY)';
    t.build = makeNewerBuild(path.join(t.folder, 'newer'), { id: 9001, name: 'of the next version', sql: ADDED });
    let isOver = false;
    const seen: (number | string)[] = [];
    const keys: string[] = [];
    const note = (status: number | string, wanted: number): void => void seen.push(status === wanted ? 'as wanted' : status);
    const reading = async (): Promise<void> => {
      for (let n = 1; !isOver; n += 1) {
        const target = `/v1/data/rba/F1.1?series=cash_rate_target&limit=${1 + (n % 100)}`;
        await t.ask(target, bearer).then(
          ({ status }) => note(status, 200),
          (error: unknown) => seen.push(String(error)),
        );
        await pause(15);
      }
    };
    // An older node writes while the schema is already the newer one's.
    const writing = async (): Promise<void> => {
      for (let n = 1; !isOver; n += 1) {
        const node = t.nodes[1];
        const answer = await fetch(`${node?.origin}/v1/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n % 250}` },
          body: JSON.stringify({ email: `reader-${n}@example.org` }),
        });
        note(answer.status, 201);
        keys.push(((await answer.json()) as { api_key: string }).api_key);
        await pause(150);
      }
    };
    const load = Promise.all([reading(), reading()]);
    expect(await t.nodes[0]?.stop()).toBe(0);
    t.nodes[0] = await t.startApi(0);
    const older = writing();
    await until('some accounts', () => keys.length >= 5);
    isOver = true;
    await Promise.all([load, older]);
    expect(keys.length).toBeGreaterThanOrEqual(5);
    isOver = false;
    const rest = Promise.all([reading(), reading()]);
    expect(await t.nodes[1]?.stop()).toBe(0);
    t.nodes[1] = await t.startApi(1);
    await t.worker?.stop();
    t.worker = await t.startWorker();
    await pause(500);
    isOver = true;
    await rest;
    expect(new Set(seen)).toEqual(new Set(['as wanted']));
    expect(seen.length).toBeGreaterThan(100);
    for (const key of keys) expect((await t.ask('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
    await execute(t.databaseUrl, 'INSERT INTO of_next_version (id) SELECT id FROM migrations WHERE id = 9001');
    // The older version reports that it cannot start with the newer schema.
    const refused = wattle(['start'], {
      WATTLE_DATABASE_URL: t.databaseUrl,
      WATTLE_DATA_DIR: path.join(t.folder, 'older'),
      WATTLE_ROLE: 'api',
      WATTLE_UPSTREAM: 'sandbox',
      WATTLE_MASTER_KEY: MASTER_KEY,
    });
    expect([refused.status, refused.stderr]).toEqual([5, expect.stringMatching(/newer version of the program changed the store/)]);
  });

  /** Returns the status of the first response other than 503. Every 503 must have a time to retry. */
  async function settled(target: string): Promise<number> {
    let status = 503;
    await until('another response than 503', async () => {
      const answer = await t.ask(target, bearer);
      status = answer.status;
      if (status === 503) expect(Number(answer.headers.get('retry-after')), answer.text).toBeGreaterThan(0);
      return status !== 503;
    });
    return status;
  }
});

it('the proxy configuration has a value for each of its variables', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-proxy-'));
  const tls = { certificate: '/c', key: '/k' };
  const config = readFileSync(proxyConfig(folder, { servers: 'server 127.0.0.1:8080;', httpPort: 80, httpsPort: 443, tls }), 'utf8');
  rmSync(folder, { recursive: true });
  expect(config).toContain('server 127.0.0.1:8080;');
  expect(config).not.toMatch(/^[^#\n]*\$\{PROXY_/m);
});
