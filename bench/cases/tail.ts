/** Measures the slowest uncached responses, with one connection and with twenty. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { datasetPage } from '../dataset-pages.ts';
import { quantile } from '../latency.ts';
import { type BenchCase, noteRow, type Row, targetRow } from '../measure.ts';
import { TWELVE } from '../peers/workloads.ts';
import { PlainClient } from '../plain-client.ts';
import { atRest, registeredKey } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

/** Returns a day before every value. Each request has a different day, so that no response is cached. */
const day = (n: number): string => new Date(Date.UTC(1600, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);

/** One connection sends these. */
const SINGLE: Readonly<Record<string, (n: number) => string>> = {
  'latest value': (n) => `/v1/series/AU.UNEMP.SA?limit=1&start=${day(n)}`,
  'monthly series, JSON': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&start=${day(n)}`,
  'monthly series, CSV': (n) => `/s/AU.UNEMP.SA.csv?start=${day(n)}`,
  'monthly series as of a day': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&as_of=2026-07-01&start=${day(n)}`,
  'daily series, JSON': (n) => `/v1/series/AU.CASHRATE.DAILY?limit=20000&start=${day(n)}`,
};
/** Twenty connections send these. */
const MANY: Readonly<Record<string, (n: number) => string>> = {
  twelve: (n) => `/v1/series/multi?ids=${TWELVE.join(',')}&limit=20000&start=${day(n)}`,
  datasetPage,
  workbook: (n) => `/d/rba/G1.xlsx?start=${day(n)}`,
};
const [WARM, COUNTED, CONNECTIONS] = [1500, 2000, 20];
const MANY_COUNTED = 600;
const [MOST_RATIO, MOST_TWELVE_MS, MOST_PAGE_MS, MOST_WORKBOOK_MS] = [3, 200, 37, 52];

interface Caller {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

let requested = 0;

interface Times {
  /** The ms of the counted responses, in ascending order. */
  readonly ms: readonly number[];
  /** The number of responses with status 503, which a busy program returns. */
  readonly refused: number;
}

async function times({ origin, headers }: Caller, address: (n: number) => string, connections: number, counted: number): Promise<Times> {
  const run = async (requests: number): Promise<Times> => {
    const ms: number[] = [];
    let [sent, refused] = [0, 0];
    const one = async (): Promise<void> => {
      const client = await PlainClient.to(origin);
      while (sent < requests) {
        sent += 1;
        const path = address(++requested);
        const taken = await client.get(path, headers);
        if (taken.status === 503) refused += 1;
        else if (taken.status === 200) ms.push(taken.ms);
        else throw new Error(`${path} returned ${taken.status}`);
      }
      client.close();
    };
    await Promise.all(Array.from({ length: connections }, one));
    return { ms: ms.sort((x, y) => x - y), refused };
  };
  await run(connections === 1 ? WARM : counted);
  return run(counted);
}

export const tail: BenchCase = {
  name: 'tail',
  about: `Uncached responses on the starter data. One connection sends ${COUNTED} requests of each kind, after ${WARM} that are not counted. Then ${CONNECTIONS} connections send ${MANY_COUNTED}.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const server = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_LOG_LEVEL: 'error',
      WATTLE_BULK_EVERY_MINUTES: '0',
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_READS_PER_MINUTE: '10000000',
    });
    try {
      await atRest(server.pid);
      const headers = { authorization: `Bearer ${await registeredKey(server.origin)}`, 'accept-encoding': 'identity' };
      const caller = { origin: server.origin, headers };
      const rows: Row[] = [];
      const ratios: number[] = [];
      for (const [what, address] of Object.entries(SINGLE)) {
        const { ms } = await times(caller, address, 1, COUNTED);
        const [p50, p99] = [quantile(ms, 0.5), quantile(ms, 0.99)];
        ratios.push(p99 / p50);
        rows.push(noteRow(`${what}: median, p99`, `${p50.toFixed(2)} ms, ${p99.toFixed(2)} ms`));
      }
      const [twelve, page, workbook] = [
        await times(caller, MANY['twelve'] ?? day, CONNECTIONS, MANY_COUNTED),
        await times(caller, MANY['datasetPage'] ?? day, CONNECTIONS, MANY_COUNTED),
        await times(caller, MANY['workbook'] ?? day, CONNECTIONS, MANY_COUNTED),
      ];
      const largest = Math.max(...ratios);
      const [p99, ofPage, ofWorkbook] = [quantile(twelve.ms, 0.99), quantile(page.ms, 0.5), quantile(workbook.ms, 0.5)];
      return [
        targetRow('tail', largest.toFixed(1), largest <= MOST_RATIO),
        ...rows,
        targetRow(
          'twelve',
          `${p99.toFixed(0)} ms (median ${quantile(twelve.ms, 0.5).toFixed(0)} ms)`,
          p99 <= MOST_TWELVE_MS && twelve.refused === 0,
        ),
        targetRow('datasetPage', `${ofPage.toFixed(0)} ms`, ofPage <= MOST_PAGE_MS),
        targetRow('workbook', `${ofWorkbook.toFixed(0)} ms`, ofWorkbook <= MOST_WORKBOOK_MS),
        noteRow('responses with status 503 with 20 connections', String(twelve.refused + page.refused + workbook.refused)),
      ];
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
