/** Compares the cost of a cached response in ten starts of the program. V8 may compile the same code differently in each start. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BenchCase, median, noteRow, type Row, targetRow } from '../measure.ts';
import { atRest, processorMs, registeredKey } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

const [STARTS, TURNS, REQUESTS, CONNECTIONS] = [10, 4, 20_000, 20];
const PATH = '/v1/real-wages?start_period=2022-Q2&end_period=2025-Q4';
const MOST = 0.1;

export const starts: BenchCase = {
  name: 'starts',
  about: `Starts the program ${STARTS} times, and measures the processor time of a cached response in each. The best of ${TURNS} turns of ${REQUESTS.toLocaleString('en-AU')} requests counts.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const env = {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_LOG_LEVEL: 'error',
      WATTLE_BULK_EVERY_MINUTES: '0',
      WATTLE_REGISTRATIONS_PER_HOUR: '100000',
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
    };
    try {
      const costs: number[] = [];
      let headers: Record<string, string> | null = null;
      for (let start = 0; start < STARTS; start += 1) {
        const server = await startServer('../../src/cli/wattle.js', ['start'], env);
        try {
          headers ??= { authorization: `Bearer ${await registeredKey(server.origin)}`, 'accept-encoding': 'gzip' };
          await atRest(server.pid);
          const of = { headers, address: () => PATH, requests: REQUESTS, connections: CONNECTIONS };
          const turns: number[] = [];
          for (let turn = 0; turn < TURNS; turn += 1) turns.push(await processorMs({ ...server, ...of }));
          costs.push(1000 * Math.min(...turns));
        } finally {
          await server.stop();
        }
      }
      const middle = median(costs);
      const largest = Math.max(...costs.map((cost) => Math.abs(cost / middle - 1)));
      return [
        targetRow('starts', `${(100 * largest).toFixed(0)}%`, largest <= MOST),
        noteRow('processor time per request in each start', costs.map((cost) => `${cost.toFixed(1)} µs`).join(', ')),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
