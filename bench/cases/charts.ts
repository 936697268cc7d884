/** Draws a chart for each request, compared with the same values as JSON. Also loads a page with fifty charts in a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright-core';
import { Client } from 'undici';
import { findChromium } from '../../test/programs/chromium.ts';
import { type BenchCase, byTurns, median, noteRow, type Row } from '../measure.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const HEADERS = { authorization: `Bearer ${KEY}`, 'accept-encoding': 'gzip' };
/** A date range with 304 quarters. */
const WINDOW = 'start=1950-Q1&end=2025-Q4';
const REQUESTED = 200;
const ROUNDS = 5;
const CHARTS_IN_PAGE = 50;
const CHROMIUM = findChromium();

let requested = 0;

/** Returns the durations of requests in ascending order. All requests differ, so that no response is cached. */
async function millisecondsOf(origin: string, pathOf: (n: number) => string): Promise<readonly number[]> {
  const client = new Client(origin);
  const taken: number[] = [];
  for (let i = 0; i < REQUESTED; i += 1) {
    requested += 1;
    const start = performance.now();
    const answer = await client.request({ path: pathOf(requested), method: 'GET', headers: HEADERS });
    const body = await answer.body.arrayBuffer();
    taken.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${Buffer.from(body).toString('utf8').slice(0, 300)}`);
  }
  await client.close();
  return taken.sort((a, b) => a - b);
}

async function uncached(origin: string): Promise<readonly Row[]> {
  const rounds: Record<'chart' | 'json', (readonly number[])[]> = { chart: [], json: [] };
  const contestant = (name: 'chart' | 'json', pathOf: (n: number) => string) => ({
    name,
    run: async (): Promise<number> => {
      const taken = await millisecondsOf(origin, pathOf);
      rounds[name].push(taken);
      return median(taken);
    },
  });
  const [drawn = 0, reported = 0] = await byTurns(
    [
      contestant('chart', (n) => `/v1/series/AU.CPI.YOY/chart.svg?${WINDOW}&title=Chart%20${n}`),
      // Each request has a different instant. It reads the same version but has a different cache key.
      contestant(
        'json',
        (n) => `/v1/series/AU.CPI.YOY?${WINDOW}&limit=1000&as_of=${new Date(Date.UTC(2027, 0, 1) + n * 1000).toISOString()}`,
      ),
    ],
    ROUNDS,
  );
  /** The first round is a warm-up and is omitted. */
  const p99 = (name: 'chart' | 'json'): number => {
    const all = rounds[name].slice(1).flat();
    return all.sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;
  };
  return [
    { what: 'chart.svg of 304 points, not cached, median', value: `${drawn.toFixed(1)} ms`, bar: 'under 10 ms', met: drawn < 10 },
    noteRow('the same values as JSON, not cached, median', `${reported.toFixed(1)} ms`),
    noteRow('time of the chart, relative to the JSON', (drawn / reported).toFixed(2)),
    noteRow('p99: chart, JSON', `${p99('chart').toFixed(1)} ms, ${p99('json').toFixed(1)} ms`),
  ];
}

/** Returns the URLs of charts for fifty different series with data. */
async function chartAddresses(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/v1/series?limit=1000`, { headers: { authorization: HEADERS.authorization } });
  const { data } = (await answer.json()) as { data: { id: string; coverage: object | null }[] };
  const stored = data.filter((series) => series.coverage !== null).slice(0, CHARTS_IN_PAGE);
  if (stored.length < CHARTS_IN_PAGE) throw new Error(`only ${stored.length} series have data`);
  return stored.map((series) => `${origin}/v1/series/${series.id}/chart.svg?start=2000&width=400`);
}

/** Returns the time from navigation to the load event, with an empty browser cache. Throws if a chart is not shown. */
async function loadsOf(origin: string, rounds: number): Promise<readonly number[]> {
  const addresses = await chartAddresses(origin);
  const page = `<!doctype html><title>Fifty charts</title>${addresses.map((src) => `<img src="${src.replaceAll('&', '&amp;')}">`).join('\n')}`;
  const host = http.createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(CHROMIUM ?? {});
  const taken: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ extraHTTPHeaders: { authorization: HEADERS.authorization } });
      const tab = await context.newPage();
      await tab.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`, { waitUntil: 'load' });
      const [shown, ms] = (await tab.evaluate(
        '[[...document.images].filter((image) => image.naturalWidth === 400).length, performance.getEntriesByType("navigation")[0].loadEventStart]',
      )) as [number, number];
      if (shown !== CHARTS_IN_PAGE) throw new Error(`${shown} of ${CHARTS_IN_PAGE} charts were shown`);
      taken.push(ms);
      await context.close();
    }
  } finally {
    await browser.close();
    await new Promise((resolve) => host.close(resolve));
  }
  return taken;
}

async function inPage(wattle: ChildServer): Promise<readonly Row[]> {
  if (CHROMIUM === null) return [noteRow('a page with fifty charts', 'not measured: Chromium is not installed')];
  const [cold = 0, ...warm] = await loadsOf(wattle.origin, ROUNDS + 1);
  const typical = median(warm);
  return [
    {
      what: 'a page with fifty different charts, warm server, empty browser cache',
      value: `${typical.toFixed(0)} ms`,
      bar: 'under 1000 ms',
      met: typical < 1000,
    },
    noteRow('the same page, with an empty server cache', `${cold.toFixed(0)} ms`),
  ];
}

export const charts: BenchCase = {
  name: 'charts',
  about: `Requests charts of the starter data on the same machine. Rounds of ${REQUESTED} chart requests alternate with rounds of JSON requests, and values are medians of ${ROUNDS} rounds. Then Chromium opens a page of another website with charts. Its time is from navigation to the load event.`,
  async run() {
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
    try {
      return [...(await uncached(wattle.origin)), ...(await inPage(wattle))];
    } finally {
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
