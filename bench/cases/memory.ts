/** Measures the memory and processor time of a server that serves no requests, and its memory after many requests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERIES } from '../../src/catalogue/series.ts';
import { type BenchCase, noteRow, type Row, targetRow } from '../measure.ts';
import { atRest, registeredKey, since, threadTimes } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

const IDLE_SECONDS = 60;
const CONNECTIONS = 8;
const [MOST_IDLE_MIB, MOST_LOADED_MIB, MOST_IDLE_SHARE] = [180, 350, 0.005];
const FORMATS = ['json', 'csv'];

const residentMib = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Requests every series in two formats. A series without data returns another status, which does not matter here. */
async function requestAll(origin: string, key: string): Promise<number> {
  const addresses = SERIES.flatMap(({ id }) => FORMATS.map((format) => `${origin}/v1/series/${id}?limit=10000&format=${format}`));
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < addresses.length) {
      const answer = await fetch(addresses[next++] ?? origin, { headers: { authorization: `Bearer ${key}` } });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return addresses.length;
}

export const memory: BenchCase = {
  name: 'memory',
  about: `Starts the program on the starter data without bulk files, waits until it is idle, and measures ${IDLE_SECONDS} s. Then requests every series as JSON and CSV.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const env = {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_LOG_LEVEL: 'error',
      WATTLE_BULK_EVERY_MINUTES: '0',
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
    };
    try {
      // The first start loads the starter data, and needs more memory.
      await (await startServer('../../src/cli/wattle.js', ['start'], env)).stop();
      const server = await startServer('../../src/cli/wattle.js', ['start'], env);
      try {
        const { pid, origin } = server;
        if (pid === undefined) throw new Error('The server has no id.');
        await atRest(pid);
        const before = threadTimes(pid);
        await pause(1000 * IDLE_SECONDS);
        const share = since(before, pid) / (1000 * IDLE_SECONDS);
        const idle = residentMib(pid);
        const requests = await requestAll(origin, await registeredKey(origin));
        const loaded = residentMib(pid);
        await atRest(pid);
        await pause(20_000);
        return [
          targetRow('idleMemory', `${idle.toFixed(0)} MB`, idle <= MOST_IDLE_MIB),
          targetRow('idleProcessor', `${(100 * share).toFixed(2)}%`, share <= MOST_IDLE_SHARE),
          targetRow('loadMemory', `${loaded.toFixed(0)} MB`, loaded <= MOST_LOADED_MIB),
          noteRow('requests', requests.toLocaleString('en-AU')),
          noteRow('resident memory 20 s later', `${residentMib(pid).toFixed(0)} MB`),
        ];
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
