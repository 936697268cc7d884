/**
 * Two api nodes and a worker over PostgreSQL with a replica and object storage, under load. Each fault of a fleet in "When something
 * fails" is caused in turn. Every answer is compared with a model: the published values, in order.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { until } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { type PostgresReplica, type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { ACCESS, type S3StandIn, startS3 } from '../store/s3-stand-in.ts';
import { type CutLine, startCutLine } from './cut-line.ts';
import { type Node, pause, startNode } from './nodes.ts';

const KEY = 'ak_gameday';
const LATEST = '/v1/data/rba/F1.1?series=cash_rate_target&limit=1';
const CLOCK = pathToFileURL(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'program', 'jumping-clock.mjs')).href;
const READERS = 4;
/** Error codes allowed during a fault. Anything else fails the test, especially a wrong value. */
const EXCUSES = new Set(['STORE_AWAY', 'STORE_BUSY', 'INGEST_DOWN', 'DATA_UNAVAILABLE', 'LIMIT_BUSY']);

/** Rows of the table that other tests cause, because they affect one machine: its disk, its threads. */
const ELSEWHERE = [
  'the disk is full',
  'the data folder is not writable',
  'Linux makes a failing disk read-only (`errors=remount-ro`)',
  'the thread for register searches ends',
  'the thread for webhooks ends',
];
const rowsOfTable = (): readonly string[] =>
  readFileSync('docs/operating/failures.md', 'utf8')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --') && !line.startsWith('| Failure'))
    .map((line) => line.split(' | ')[0]?.slice(2) ?? '') ?? [];

/** Published values, oldest first, and the values in answers. */
class Model {
  readonly published: number[] = [];
  readonly faults: string[] = [];
  readonly counts = { right: 0, excused: 0, refused: 0 };

  /** @param known number of values published when the request was sent */
  answered(status: number, body: Readonly<Record<string, unknown>>, age: string | null, known: number): void {
    if (status === 200) {
      const [row] = (body['data'] ?? []) as readonly { readonly value?: number }[];
      const index = this.published.indexOf(row?.value ?? Number.NaN);
      if (index < 0) this.faults.push(`A value that was never published: ${JSON.stringify(row)}`);
      // An older value has its age, and a node gets a new one within a second.
      else if (index < known - 2 && age === null) this.faults.push(`Value ${index} of ${known}, without its age`);
      else this.counts.right += 1;
    } else if (EXCUSES.has(String(body['code'])) && status === 503) this.counts.excused += 1;
    else this.faults.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
}

describe('game day', needs('PostgreSQL'), () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-game-day-'));
  const clockFile = path.join(folder, 'clock');
  const model = new Model();
  let server: PostgresServer;
  let replica: PostgresReplica;
  let s3: S3StandIn;
  let line: CutLine;
  let databaseUrl = '';
  let store: Store;
  let nodes: (Node | null)[] = [];
  let worker: Node | null = null;
  let isOver = false;
  let readers: Promise<void>[] = [];

  const settings = (name: string): Record<string, string> => ({
    ...{
      WATTLE_DATABASE_URL: databaseUrl,
      WATTLE_DATABASE_READ_URLS: replica.urlOf(databaseUrl),
      WATTLE_DATA_DIR: path.join(folder, name),
    },
    ...{ WATTLE_UPSTREAM: 'sandbox', WATTLE_MASTER_KEY: 'c0'.repeat(32), WATTLE_DEV_KEY: KEY, WATTLE_PORT: '0' },
    ...{ WATTLE_FREE_MONTHLY_CALLS: '10000000', WATTLE_BURST_PER_MINUTE: '10000000', WATTLE_BULK_EVERY_MINUTES: '0' },
    WATTLE_CAPTURES_URL: `s3://wattle?region=${ACCESS.region}&endpoint=${s3.endpoint}`,
    ...{ WATTLE_CAPTURES_ACCESS_KEY_ID: ACCESS.accessKeyId, WATTLE_CAPTURES_SECRET_ACCESS_KEY: ACCESS.secretAccessKey },
  });
  const startApi = (n: number): Promise<Node> =>
    startNode({
      ...settings(`api-${n}`),
      WATTLE_ROLE: 'api',
      ...(n === 0
        ? { WATTLE_DATABASE_URL: line.urlOf(databaseUrl) }
        : { NODE_OPTIONS: `--import ${CLOCK}`, NODE_TEST_CLOCK_FILE: clockFile }),
    });
  const startWorker = (): Promise<Node> => startNode({ ...settings('worker'), WATTLE_ROLE: 'worker', WATTLE_WORKER_PORT: '0' });

  let requested = 0;
  async function ask(node: Node, isFresh: boolean): Promise<void> {
    requested += 1;
    const known = model.published.length;
    const month = new Date(Date.UTC(1900, requested % 1000, 1)).toISOString().slice(0, 7);
    try {
      const response = await fetch(`${node.origin}${LATEST}${isFresh ? `&start=${month}` : ''}`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      model.answered(response.status, (await response.json()) as Record<string, unknown>, response.headers.get('age'), known);
    } catch {
      // The node was killed.
      model.counts.refused += 1;
    }
  }

  async function read(n: number): Promise<void> {
    while (!isOver) {
      const node = nodes[n % nodes.length];
      if (node) await ask(node, n % 4 < 2);
      await pause(20);
    }
  }

  /** Publishes a version with a given latest cash rate, without the nodes. */
  async function publish(): Promise<void> {
    const state = await store.datasets.state('rba/F1.1');
    const series = (await store.datasets.series('rba/F1.1')).find(({ codes }) => codes[0] === 'FIRMMCRT');
    if (!state?.version || !series) throw new Error('Nothing is stored yet');
    const { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod } = series;
    const value = 10 + model.published.length / 100;
    model.published.push(value);
    await store.datasets.apply({
      ...{ dataset: 'rba/F1.1', baseSeq: state.version.seq, dimensions: state.dimensions },
      version: { ...state.version, effectiveFrom: systemClock.now(), recordedAt: systemClock.now(), kind: 'update', note: null },
      series: [
        {
          attributes: { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod },
          write: [{ t: series.lastT, value, status: null, text: null, at: null }],
          remove: [],
        },
      ],
    });
  }

  const newestOf = async (node: Node): Promise<unknown> => {
    const response = await fetch(`${node.origin}${LATEST}`, { headers: { authorization: `Bearer ${KEY}` } }).catch(() => null);
    const body =
      response?.status === 200 && response.headers.get('age') === null ? ((await response.json()) as { data: { value: number }[] }) : null;
    return body?.data[0]?.value;
  };
  const isWhole = (): Promise<void> =>
    until('every node has the newest value', async () => {
      const shown = await Promise.all(nodes.map((node) => (node ? newestOf(node) : null)));
      return shown.every((value) => value === model.published.at(-1));
    });

  beforeAll(async () => {
    [server, s3] = await Promise.all([startPostgres(), startS3()]);
    databaseUrl = await server.createDatabase();
    store = await openStore({ databaseUrl, dataDir: path.join(folder, 'test'), clock: systemClock });
    await store.migrate();
    replica = await server.startReplica();
    line = await startCutLine(Number(new URL(databaseUrl).port));
    writeFileSync(clockFile, '0');
    worker = await startWorker();
    nodes = await Promise.all([startApi(0), startApi(1)]);
    await until(
      'the first figures are fetched',
      async () => nodes[0] !== null && nodes[0] !== undefined && (await newestOf(nodes[0])) !== undefined,
    );
    await publish();
    await isWhole();
    readers = Array.from({ length: READERS }, (_, n) => read(n));
  });
  afterAll(async () => {
    isOver = true;
    await Promise.all(readers);
    await store?.close();
    for (const node of [...nodes, worker]) await node?.stop();
    await line?.close();
    await s3?.stop().catch(() => {});
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The start and the end of each fault, by its row. A version is published in between if the database accepts it. */
  const GAMES: Readonly<Record<string, { begin(): Promise<void> | void; end(): Promise<void> | void; readonly writes?: false }>> = {
    'PostgreSQL is down or cannot be reached': { begin: () => line.cut(), end: () => line.mend() },
    'PostgreSQL restarts': { begin: () => server.halt(), end: () => server.resume(), writes: false },
    'one of several nodes is killed': {
      begin: async () => {
        const [, second] = nodes;
        nodes[1] = null;
        await second?.kill();
      },
      end: async () => {
        nodes[1] = await startApi(1);
      },
    },
    'a database replica is down or behind': {
      begin: () => replica.pauseReplay(),
      end: async () => {
        await replica.resumeReplay();
        await replica.halt();
        await pause(500);
        await replica.resume();
      },
    },
    'the process for updates (ingest) ends': { begin: () => killIngest(worker), end: () => {} },
    'no worker runs': {
      begin: async () => {
        await worker?.kill();
        worker = null;
      },
      end: async () => {
        worker = await startWorker();
      },
    },
    'the clock of the machine jumps': {
      begin: () => writeFileSync(clockFile, '86400000'),
      end: async () => {
        writeFileSync(clockFile, '-3600000');
        await pause(1000);
        writeFileSync(clockFile, '0');
      },
    },
    'object storage is down': { begin: () => s3.stop(), end: () => {} },
  };

  it('has each row of the table, or names the test that causes it', () => {
    expect([...Object.keys(GAMES), ...ELSEWHERE].sort()).toEqual([...rowsOfTable()].sort());
  });

  it.each(Object.keys(GAMES))('%s', async (row) => {
    const game = GAMES[row];
    const before = { ...model.counts };
    await game?.begin();
    await pause(1000);
    if (game?.writes !== false) await publish();
    await pause(2000);
    await game?.end();
    await publish();
    await isWhole();
    const { right, excused, refused } = model.counts;
    console.info(`${row}: ${right - before.right} right, ${excused - before.excused} excused, ${refused - before.refused} refused`);
    expect(model.faults).toEqual([]);
    expect(right).toBeGreaterThan(before.right);
  });
});

/** The child process of a worker that runs ingest. */
function killIngest(worker: Node | null): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(worker?.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  for (const id of children) if (id !== '') process.kill(Number(id), 'SIGKILL');
}
