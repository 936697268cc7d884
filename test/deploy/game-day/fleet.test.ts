/**
 * Two api nodes and a worker run under load over PostgreSQL with a replica and object storage. The tests cause the failure in each row
 * about several nodes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Store } from '../../../src/store/ports/port.ts';
import { restAgencies } from '../../program/faults/resting-agencies.ts';
import { QuickClock } from '../../program/quick-clock.ts';
import { until } from '../../program/running.ts';
import { needs } from '../../programs/needs.ts';
import { type PostgresReplica, type PostgresServer, startPostgres } from '../../store/postgres-server.ts';
import { ACCESS, type S3StandIn, startS3 } from '../../store/s3-stand-in.ts';
import { type CutLine, startCutLine } from '../cut-line.ts';
import { type Node, startNode } from '../nodes.ts';
import { type Game, Load, type Reachable, ROWS } from './game.ts';
import { storeRate } from './store-rate.ts';

const KEY = 'ak_gameday';
const CLOCK = pathToFileURL(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'program', 'jumping-clock.mjs')).href;
const READERS = 4;
/** Tables that only a request downloads. */
const [FIRST_COLD, SECOND_COLD] = ['/v1/data/rba/H2?limit=1', '/v1/data/rba/G2?limit=1'];

describe('game day of several nodes', needs('PostgreSQL'), () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-game-day-'));
  const clockFile = path.join(folder, 'clock');
  const load = new Load(KEY, ['STORE_AWAY', 'STORE_BUSY', 'INGEST_DOWN', 'DATA_UNAVAILABLE', 'LIMIT_BUSY']);
  const workerClock = new QuickClock(folder);
  let server: PostgresServer;
  let replica: PostgresReplica;
  let s3: S3StandIn;
  let line: CutLine;
  let databaseUrl = '';
  let store: Store;
  const publish = (): Promise<void> => load.publish((rate) => storeRate(store, rate));
  let first: Node;
  let second: Node | null = null;
  let worker: Node | null = null;

  const settings = (name: string): Record<string, string> => ({
    WATTLE_DATABASE_URL: databaseUrl,
    WATTLE_DATABASE_READ_URLS: replica.urlOf(databaseUrl),
    WATTLE_DATA_DIR: path.join(folder, name),
    WATTLE_UPSTREAM: 'sandbox',
    WATTLE_MASTER_KEY: 'c0'.repeat(32),
    WATTLE_DEV_KEY: KEY,
    WATTLE_PORT: '0',
    WATTLE_FREE_MONTHLY_CALLS: '10000000',
    WATTLE_BURST_PER_MINUTE: '10000000',
    WATTLE_BULK_EVERY_MINUTES: '0',
    WATTLE_CAPTURES_URL: `s3://wattle?region=${ACCESS.region}&endpoint=${s3.endpoint}`,
    WATTLE_CAPTURES_ACCESS_KEY_ID: ACCESS.accessKeyId,
    WATTLE_CAPTURES_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
  });
  const startFirst = (): Promise<Node> =>
    startNode({ ...settings('api-0'), WATTLE_ROLE: 'api', WATTLE_DATABASE_URL: line.urlOf(databaseUrl) });
  const startSecond = async (): Promise<void> => {
    const clock = { NODE_OPTIONS: `--import ${CLOCK}`, NODE_TEST_CLOCK_FILE: clockFile };
    second = await startNode({ ...settings('api-1'), WATTLE_ROLE: 'api', ...clock });
    load.nodes = [first, second];
  };
  const startWorker = (): Promise<Node> =>
    startNode({ ...settings('worker'), ...workerClock.env, WATTLE_ROLE: 'worker', WATTLE_WORKER_PORT: '0' });
  const healthOf = async (node: Reachable | null): Promise<Record<string, never>> =>
    node ? (await load.get(node, '/v1/health')).body : {};

  beforeAll(async () => {
    [server, s3] = await Promise.all([startPostgres(), startS3()]);
    databaseUrl = await server.createDatabase();
    store = await openStore({ databaseUrl, dataDir: path.join(folder, 'test'), clock: systemClock });
    await restAgencies(store, ['rba/F1.1']);
    replica = await server.startReplica();
    line = await startCutLine(Number(new URL(databaseUrl).port));
    writeFileSync(clockFile, '0');
    worker = await startWorker();
    first = await startFirst();
    await startSecond();
    await until('the first figures are fetched', async () => (await load.newest(first)) !== undefined);
    await publish();
    await load.isWhole();
    load.begin(READERS);
  });
  afterAll(async () => {
    await load.end();
    await store?.close();
    for (const node of [first, second, worker]) await node?.stop();
    await line?.close();
    await s3?.stop().catch(() => {});
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ingestState = async (): Promise<unknown> => ((await healthOf(worker))['ingest'] as { state?: string } | undefined)?.state;
  const isAway = async (node: Reachable): Promise<boolean> => {
    const { status, body } = await load.uncached(node);
    return status === 503 && String(body['code']) === 'STORE_AWAY';
  };

  const GAMES: Readonly<Record<(typeof ROWS.fleet)[number], Game>> = {
    'PostgreSQL is down or cannot be reached': {
      cause: () => line.cut(),
      seen: async () => {
        await until('a response that is not cached is refused', () => isAway(first));
        expect(await healthOf(first)).toMatchObject({ status: 'degraded', store: { code: 'STORE_AWAY' } });
        expect(await healthOf(second)).toMatchObject({ status: 'ok' });
      },
      cure: () => line.mend(),
    },
    'PostgreSQL restarts': {
      cause: () => server.halt(),
      seen: () => until('a response that is not cached is refused', () => isAway(first)),
      writes: false,
      cure: () => server.resume(),
    },
    'one of several nodes is killed': {
      cause: async () => {
        load.nodes = [first];
        await second?.kill();
      },
      cure: startSecond,
    },
    'a database replica is down or behind': {
      cause: () => replica.pauseReplay(),
      seen: async () => {
        await publish();
        await load.isWhole();
        await replica.resumeReplay();
        await replica.halt();
        await publish();
        await load.isWhole();
      },
      cure: () => replica.resume(),
    },
    'the update process (ingest) crashes': {
      cause: () => killIngest(worker),
      seen: () =>
        until('the worker reports it', async () => {
          killIngest(worker);
          const health = await healthOf(worker);
          return String(health['status']) === 'degraded' && (await ingestState()) !== 'running';
        }),
      cure: () => workerClock.passUntil('the process runs again', async () => (await ingestState()) === 'running'),
    },
    'no worker runs': {
      cause: async () => {
        await worker?.kill();
        worker = null;
      },
      seen: () =>
        until('data that were never downloaded are refused', async () => {
          const { status, body } = await load.get(first, FIRST_COLD);
          return status === 503 && String(body['code']) === 'INGEST_DOWN';
        }),
      cure: async () => {
        worker = await startWorker();
        await until('they are downloaded', async () => (await load.get(first, FIRST_COLD)).status === 200);
      },
    },
    "the machine's clock jumps": {
      cause: () => writeFileSync(clockFile, '86400000'),
      seen: async () => {
        const offset = async (): Promise<unknown> =>
          ((await healthOf(second))['clock'] as { offset_seconds?: number } | undefined)?.offset_seconds;
        await until('the node reports a day', async () => (await offset()) === 86_400);
        writeFileSync(clockFile, '-3600000');
        await until('the node reports an hour', async () => (await offset()) === -3600);
      },
      cure: async () => {
        writeFileSync(clockFile, '0');
        await until('the node is well', async () => String((await healthOf(second))['status']) === 'ok');
      },
    },
    'object storage is down': {
      cause: () => void s3.failures.push(...Array.from({ length: 10_000 }, () => 503)),
      seen: () => until('data that were never downloaded are refused', async () => (await load.get(first, SECOND_COLD)).status === 503),
      cure: async () => {
        s3.failures.length = 0;
        await workerClock.passUntil('they are downloaded', async () => (await load.get(first, SECOND_COLD)).status === 200);
      },
    },
  };

  it.each(ROWS.fleet)('%s', (row) => load.play(row, GAMES[row], publish));
});

/** The child process of a worker that runs ingest. */
function killIngest(worker: Node | null): void {
  // Between a crash and the restart there is no child, and ps fails.
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(worker?.pid)], { encoding: 'utf8' });
  const children = stdout.trim().split(/\s+/);
  for (const id of children) {
    try {
      if (id !== '') process.kill(Number(id), 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
}
