/** Sends requests to an installation with many declared series. They must not cost more than with few series. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERIES } from '../../src/catalogue/series.ts';
import { type BenchCase, type Row, targetRow } from '../measure.ts';
import { atRest, turnOf } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const MORE = 50_000;
const REQUESTS = 40;
const ROUNDS = 5;
/** The largest accepted exponent. A larger one would be visible in a request that takes a few milliseconds. */
const LARGEST_EXPONENT = 0.1;

const day = (n: number): string => new Date(Date.UTC(1700, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const minute = (n: number): string => `2026${String(1 + (n % 9)).padStart(2, '0')}01${String(1000 + (n % 60))}`;

const QUESTIONS: Readonly<Record<string, (n: number) => string>> = {
  'latest value': (n) => `/v1/series/AU.CPI.YOY?limit=1&start=${day(n)}`,
  'whole series': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&start=${day(n)}`,
  'rows of a dataset': (n) => `/v1/data/rba/G1?limit=20&start=${day(n)}`,
  'page of a series': (n) => `/series/AU.CPI.YOY?start=${day(n)}`,
  'list of series': (n) => `/v1/series?topic=prices&limit=${1 + (n % 90)}`,
  'FRED, one series': (n) => `/fred/series/observations?series_id=AU.CPI.YOY&observation_start=${day(n)}&api_key=${KEY}&file_type=json`,
  'FRED, tags of a series': (n) => `/fred/series/tags?series_id=AU.CPI.YOY&limit=${1 + (n % 900)}&api_key=${KEY}&file_type=json`,
  'FRED, series with tags': (n) => `/fred/tags/series?tag_names=cpi%3Bquarterly&limit=${1 + (n % 900)}&api_key=${KEY}&file_type=json`,
  'FRED, updates': (n) => `/fred/series/updates?start_time=${minute(n)}&end_time=202610010000&limit=1&api_key=${KEY}&file_type=json`,
  'SDMX, one series': (n) => `/sdmx/2.1/data/WATTLE,SERIES/Q.AU_CPI_YOY?startPeriod=${1700 + (n % 200)}`,
  'SDMX 3.0, one series': (n) => `/sdmx/3.0/data/dataflow/WATTLE/SERIES/+/*?c[SERIES]=AU_CPI_YOY&c[TIME_PERIOD]=ge:${1700 + (n % 200)}`,
  expression: (n) => `/v1/series/multi?expr=AU.BOND.10Y-AU.BOND.2Y&start=${day(n)}`,
  search: (n) => `/v1/search?q=unemployment+rate+${n}`,
};

type Costs = Readonly<Record<string, number>>;

async function costsWith(more: number): Promise<Costs> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-declared-'));
  const limits = { WATTLE_FREE_MONTHLY_CALLS: 'unlimited', WATTLE_BURST_PER_MINUTE: '10000000', WATTLE_READS_PER_MINUTE: '10000000' };
  const server = await startServer('./many-series.js', [String(more)], {
    WATTLE_DATA_DIR: path.join(folder, 'var'),
    WATTLE_PORT: '0',
    WATTLE_UPSTREAM: 'offline',
    WATTLE_LOG_LEVEL: 'error',
    WATTLE_DEV_KEY: KEY,
    WATTLE_BULK_EVERY_MINUTES: '0',
    ...limits,
  });
  try {
    await atRest(server.pid);
    const costs: Record<string, number> = {};
    let requested = 0;
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const rounds: number[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const { ms } = await turnOf({
          origin: server.origin,
          pid: server.pid,
          requests: REQUESTS,
          connections: 4,
          headers: { authorization: `Bearer ${KEY}`, 'accept-encoding': 'identity' },
          address: () => question(++requested),
        });
        if (round >= 0) rounds.push(ms);
      }
      costs[name] = Math.min(...rounds);
    }
    return costs;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const declaredSeries: BenchCase = {
  name: 'declared-series',
  about: `Processor time of a request with ${SERIES.length.toLocaleString('en-AU')} declared series and with ${MORE.toLocaleString('en-AU')} more. With exponent 0, the cost does not grow.`,
  async run() {
    const few = await costsWith(0);
    const many = await costsWith(MORE);
    const factor = (SERIES.length + MORE) / SERIES.length;
    const exponents = Object.entries(few).map(([what, before]) => {
      const after = many[what] ?? Number.NaN;
      return { what, before, after, exponent: Math.log(after / before) / Math.log(factor) };
    });
    const largest = Math.max(...exponents.map(({ exponent }) => exponent));
    return [
      targetRow('declared', largest.toFixed(2), largest <= LARGEST_EXPONENT),
      ...exponents.map(
        ({ what, before, after, exponent }): Row => ({
          what,
          bar: `exponent at most ${LARGEST_EXPONENT}`,
          met: exponent <= LARGEST_EXPONENT,
          value: `${exponent.toFixed(2)} (${before.toFixed(2)} and ${after.toFixed(2)} ms)`,
        }),
      ),
    ];
  },
};
