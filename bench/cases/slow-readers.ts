/** One network requests long responses and does not read them, while another client requests the latest value of a series. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BenchCase, noteRow, type Row } from '../measure.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const READERS = 100;
const REQUESTED = 50;
const MEMORY_BAR = 200 * 1024 * 1024;
const LATEST_BAR_MS = 100;
const TICKS_PER_SECOND = 100;
const KEY = 'ak_slowreaders';
const CLI = '../../src/cli/wattle.js';

export const slowReaders: BenchCase = {
  name: 'slow-readers',
  about: `${READERS} clients request the whole dataset LF, each with a different start, and do not read the response. They first send no key, then a key. Meanwhile, another client requests /latest ${REQUESTED} times.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-slow-readers-'));
    const env = {
      WATTLE_DATA_DIR: folder,
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_LOG_LEVEL: 'error',
      WATTLE_BULK_EVERY_MINUTES: '0',
      WATTLE_DEV_KEY: KEY,
      WATTLE_TRUST_PROXY: '1',
      WATTLE_BURST_PER_MINUTE: '1000000',
    };
    const cli = fileURLToPath(new URL(`../servers/${CLI}`, import.meta.url));
    spawnSync(process.execPath, [cli, 'datasets'], { env: { PATH: '/usr/bin:/bin', ...env } });
    const server = await startServer(CLI, ['start'], env);
    try {
      await latest(server.origin);
      await settled(server);
      const alone: number[] = [];
      for (let i = 0; i < REQUESTED; i += 1) alone.push(await latest(server.origin));
      return [
        noteRow('/latest for the other client, 95th percentile, before', `${p95Of(alone).toFixed(0)} ms`),
        ...(await attacked(server, 'without a key', '')),
        ...(await attacked(server, 'with a key', `Authorization: Bearer ${KEY}\r\n`)),
      ];
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function attacked(server: ChildServer, how: string, credential: string): Promise<readonly Row[]> {
  const { origin } = server;
  const before = usageOf(server);
  const statuses = new Map<string, number>();
  const sockets = Array.from({ length: READERS }, (_, i) => {
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.once('data', (data) => {
      const status = data.toString('latin1').slice(9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      socket.pause();
    });
    const target = `/sdmx/2.1/data/LF/all?startPeriod=${1900 + i}`;
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.1\r\n${credential}\r\n`);
    return socket;
  });
  const times: number[] = [];
  const ownTimes: number[] = [];
  let most = before.resident;
  for (let i = 0; i < REQUESTED; i += 1) {
    const waited = waitedMs(server);
    const ms = await latest(origin);
    times.push(ms);
    ownTimes.push(ms - (waitedMs(server) - waited));
    most = Math.max(most, usageOf(server).resident);
    await pause(50);
  }
  const after = usageOf(server);
  for (const socket of sockets) socket.destroy();
  const p95 = p95Of(times);
  const mega = (most - before.resident) / 1024 / 1024;
  const given = [...statuses].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => `${count} × ${status}`);
  return [
    {
      what: `/latest for the other client, 95th percentile, ${how}`,
      value: `${p95.toFixed(0)} ms`,
      bar: `at most ${LATEST_BAR_MS} ms`,
      met: p95 <= LATEST_BAR_MS,
    },
    noteRow(`The same without waits for a processor core, ${how}`, `${p95Of(ownTimes).toFixed(0)} ms`),
    {
      what: `Memory of the server, ${how}`,
      value: `${mega > 0 ? '+' : ''}${mega.toFixed(0)} MB`,
      bar: 'at most +200 MB',
      met: most - before.resident <= MEMORY_BAR,
    },
    { what: `Processor time of the server, ${how}`, value: `${(after.cpu - before.cpu).toFixed(1)} s`, bar: null, met: null },
    { what: `Responses, ${how}`, value: given.join(', '), bar: null, met: null },
  ];
}

const p95Of = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function settled(server: ChildServer): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const { cpu } = usageOf(server);
    await pause(1000);
    quiet = usageOf(server).cpu - cpu < 0.1 ? quiet + 1 : 0;
  }
}

async function latest(origin: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/v1/series/AU.CPI.YOY/latest`, {
    headers: { authorization: `Bearer ${KEY}`, 'x-forwarded-for': '203.0.113.2' },
  });
  if (answer.status !== 200) throw new Error(`/latest gave ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

/** Returns the ms for which the server's main thread was ready to run but had no processor, from Linux's /proc. */
const waitedMs = ({ pid }: ChildServer): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;

/** Returns memory in bytes and processor time in seconds, from Linux's /proc. */
function usageOf({ pid }: ChildServer): { readonly resident: number; readonly cpu: number } {
  const resident = 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return { resident, cpu: (Number(user) + Number(system)) / TICKS_PER_SECOND };
}
