/** Measures the server time for pages once the server is at rest, and the first paint in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../test/programs/chromium.ts';
import { quantile } from '../latency.ts';
import { type BenchCase, median, noteRow, type Row } from '../measure.ts';
import { otherPages } from '../page-addresses.ts';
import { atRest } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

const ROUNDS = 40;
const PAINTS = 5;
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search?q=unemployment',
  series: '/series/AU.CPI.YOY',
  compare: '/compare?ids=AU.CPI.YOY,AU.WPI.YOY',
  dataset: '/datasets/rba/G1',
  'dataset of 132 series': '/datasets/abs/CPI',
  signal: '/signals/real-wages',
  calendar: '/calendar',
  status: '/status',
};
const CHROMIUM = findChromium();

/**
 * Returns the server time in the Server-Timing header. Pages ignore `utm_` parameters, so this parameter only prevents a cached response.
 * Different responses share the content of a page for some seconds.
 */
async function serverMs(origin: string, page: string, round: number): Promise<number> {
  const answer = await fetch(`${origin}${page}${page.includes('?') ? '&' : '?'}utm_round=${round}`, { headers: { accept: 'text/html' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
  return Number(/total;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
}

async function paints(origin: string): Promise<readonly Row[]> {
  if (CHROMIUM === null) return [noteRow('first contentful paint', 'not measured: Chromium is not installed')];
  const browser = await chromium.launch(CHROMIUM);
  const rows: Row[] = [];
  try {
    for (const [name, page] of Object.entries(PAGES)) {
      const taken: number[] = [];
      for (let round = 0; round < PAINTS; round += 1) {
        const context = await browser.newContext();
        const tab = await context.newPage();
        await tab.goto(`${origin}${page}`, { waitUntil: 'load' });
        taken.push(
          Number(
            await tab.evaluate(
              'new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime)).observe({ type: "paint", buffered: true }))',
            ),
          ),
        );
        await context.close();
      }
      const typical = median(taken);
      rows.push({
        what: `first contentful paint of ${name}, empty browser cache, median of ${PAINTS}`,
        value: `${typical.toFixed(0)} ms`,
        bar: 'within 400 ms',
        met: typical <= 400,
      });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

export const pages: BenchCase = {
  name: 'pages',
  about: `Requests pages with the starter data, with the server and Chromium on one machine. Server times are from the Server-Timing header, after the server has finished its work at the start. Nine pages have ${ROUNDS} uncached requests each, which share the content of the page for some seconds. The other kinds have up to ${ROUNDS} requests or more, each for another page that the server must build. Paint times are from Chromium.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const wattle = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: path.join(folder, 'var'),
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_PUBLIC_READ: 'on',
      WATTLE_READS_PER_MINUTE: '1000000',
      WATTLE_FREE_MONTHLY_CALLS: '1000000',
      WATTLE_BURST_PER_MINUTE: '1000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    try {
      const first: number[] = [];
      for (const page of Object.values(PAGES)) first.push(await serverMs(wattle.origin, page, 0));
      await atRest(wattle.pid);
      const repeated = Object.entries(PAGES).map(([name, page]) => [name, Array.from({ length: ROUNDS }, () => page)] as const);
      const others = Object.entries(await otherPages(wattle.origin, ROUNDS));
      const all: number[] = [];
      const each: Row[] = [];
      for (const [name, addresses] of [...repeated, ...others]) {
        const taken: number[] = [];
        for (const [i, page] of addresses.entries()) taken.push(await serverMs(wattle.origin, page, i + 1));
        taken.sort((a, b) => a - b);
        all.push(...taken);
        each.push(
          noteRow(
            `${name}: median, p99, slowest of ${taken.length}`,
            `${[quantile(taken, 0.5), quantile(taken, 0.99), taken.at(-1) ?? Number.NaN].map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`,
          ),
        );
      }
      first.sort((a, b) => a - b);
      all.sort((a, b) => a - b);
      const p99 = quantile(all, 0.99);
      return [
        { what: 'server time per page, p99', value: `${p99.toFixed(1)} ms`, bar: 'within 15 ms', met: p99 <= 15 },
        noteRow(
          'first request of the nine pages after the start: median, slowest',
          `${quantile(first, 0.5).toFixed(1)} ms, ${first.at(-1)?.toFixed(1)} ms`,
        ),
        ...each,
        ...(await paints(wattle.origin)),
      ];
    } finally {
      await wattle.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
