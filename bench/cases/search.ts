/** Measures searches over HTTP with queries that rarely repeat. Measures the first query after a start separately. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from 'undici';
import { OWN_QUERIES } from '../../test/queries/search/own-queries.ts';
import { quantile } from '../latency.ts';
import { type BenchCase, noteRow, type Row, targetRow } from '../measure.ts';
import { startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const HEADERS = { authorization: `Bearer ${KEY}`, 'accept-encoding': 'gzip' };
/** How long to wait, in ms. The program prepares its search shortly after it starts to listen. */
const READY_AFTER_MS = 3000;
const PLACES = ['', ' sydney', ' victoria', ' australia', ' in wa'];

/** Yields each query in several forms: complete, with places, and without its last letters, as when typing. */
function* questions(): Generator<string> {
  for (const place of PLACES) for (const [words] of OWN_QUERIES) yield `${words}${place}`;
  for (const cut of [1, 2, 3]) for (const [words] of OWN_QUERIES) if (words.length > cut + 3) yield words.slice(0, -cut);
}

export const search: BenchCase = {
  name: 'search',
  about: 'GET /v1/search on the starter data, with one connection. Each question is sent once, after the response to the previous one.',
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_DEV_KEY: KEY,
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    const client = new Client(wattle.origin);
    const ask = async (q: string): Promise<number> => {
      const start = performance.now();
      const { statusCode, body } = await client.request({ path: `/v1/search?q=${encodeURIComponent(q)}`, method: 'GET', headers: HEADERS });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`${q}: ${statusCode}`);
      return performance.now() - start;
    };
    try {
      await new Promise((resolve) => setTimeout(resolve, READY_AFTER_MS));
      const first = await ask('inflation');
      const taken: number[] = [];
      for (const q of new Set(questions())) taken.push(await ask(q));
      taken.sort((a, b) => a - b);
      const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
      return [
        { what: 'first search after the start', value: `${first.toFixed(1)} ms`, bar: 'within 50 ms', met: first <= 50 },
        targetRow('search', `${p99.toFixed(1)} ms`, p99 <= 8),
        noteRow('different questions', taken.length.toLocaleString('en-AU')),
        noteRow('median', `${p50.toFixed(1)} ms`),
      ];
    } finally {
      await client.close();
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
