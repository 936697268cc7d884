/** Measures the time from the start of the built program to its first response with status 200. The starter data are loaded before. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BenchCase, median, noteRow, seconds } from '../measure.ts';
import { startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const ROUNDS = 5;

export const startUp: BenchCase = {
  name: 'start-up',
  about: `Measures the time from the start of the process to the first response with status 200 from /v1/real-wages. The starter data are already loaded. Median of ${ROUNDS} starts.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const env = { WATTLE_DATA_DIR: folder, WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_DEV_KEY: KEY, WATTLE_LOG_LEVEL: 'warn' };
    const once = () =>
      seconds(async () => {
        const server = await startServer('../../src/cli/wattle.js', ['start'], env);
        const answer = await fetch(`${server.origin}/v1/real-wages`, { headers: { authorization: `Bearer ${KEY}` } });
        if (answer.status !== 200) throw new Error(`the first response had status ${answer.status}`);
        await answer.arrayBuffer();
        stops.push(server.stop);
      });
    const stops: (() => Promise<void>)[] = [];
    const stop = async () => {
      for (const each of stops.splice(0)) await each();
    };
    try {
      const first = await once();
      await stop();
      const later: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        later.push(await once());
        await stop();
      }
      const typical = median(later);
      return [
        { what: 'start to the first response', value: `${typical.toFixed(2)} s`, bar: 'within 1.5 s', met: typical <= 1.5 },
        noteRow('first start after installation, which loads the starter data', `${first.toFixed(2)} s`),
      ];
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
