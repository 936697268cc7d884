/**
 * Requests a long daily series with a transformation, which is calculated for each request or read from the cache. Measures the whole path
 * of a request.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { AU_FX } from '../../src/catalogue/series/exchange.ts';
import { systemClock } from '../../src/core/clock.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import type { Observation } from '../../src/core/observation.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { type BenchCase, byTurns, median, noteRow, type Row, ratioRow } from '../measure.ts';
import { PlainClient } from '../plain-client.ts';
import { atRest, processorMs } from '../processor.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const POINTS = 15_000;
const REQUESTED = 100;
const ROUNDS = 5;
const CACHED_REQUESTS = 500;
const HANDLE = AU_FX.USD;
export const LONG_SERIES = HANDLE.id;
const PATH = `/v1/series/${HANDLE.id}?units=pc1`;

/** Returns values for weekdays up to 20 November 2026, with generated rates. */
function rates(): readonly Observation[] {
  const observations: Observation[] = [];
  let value = 0.75;
  for (let day = Math.floor(Date.UTC(2026, 10, 20) / 86_400_000); observations.length < POINTS; day -= 1) {
    if ((day + 3) % 7 > 4) continue;
    value = Math.min(1.1, Math.max(0.48, value + 0.004 * Math.sin(day * 12.9898)));
    observations.push({ t: day, value: Number(value.toFixed(4)), status: null, text: null, at: `row ${day}` });
  }
  return observations.reverse();
}

/** Writes the series in the form that the server reads. */
export async function seedLongSeries(dataDir: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  await store.migrate();
  const dataset = datasetKey(HANDLE.dataset);
  const now = systemClock.now();
  const attributes = {
    freq: 'D',
    unit: HANDLE.units,
    multiplier: 0,
    decimals: 4,
    adjustment: null,
    title: null,
    basePeriod: null,
  } as const;
  const state = await store.datasets.state(dataset);
  await store.datasets.apply({
    dataset,
    baseSeq: state?.version?.seq ?? null,
    version: { effectiveFrom: now, recordedAt: now, origin: 'replay', kind: 'initial', captures: [], publishedOn: null, note: null },
    dimensions: [
      { id: 'SERIES', label: 'Series', values: [{ code: 'FXRUSD', label: 'A$1=USD' }] },
      { id: 'TABLE', label: 'Table', values: [{ code: 'F11.1', label: 'F11.1' }] },
    ],
    series: [{ attributes: { key: 'FXRUSD.F11.1', ...attributes }, write: rates(), remove: [] }],
  });
  await store.close();
}

let requested = 0;

/** Returns the durations in ascending order. Each request has a different instant. */
async function millisecondsOf(origin: string, encoding: string): Promise<readonly number[]> {
  const client = await PlainClient.to(origin);
  const taken: number[] = [];
  for (let i = 0; i < REQUESTED; i += 1) {
    requested += 1;
    const target = `${PATH}&gap=allow&as_of=${new Date(Date.UTC(2030, 0, 1) + requested * 1000).toISOString()}`;
    const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': encoding };
    const { status, ms } = await client.get(target, headers);
    if (status !== 200) throw new Error(`${target} returned ${status}`);
    taken.push(ms);
  }
  client.close();
  return taken.sort((a, b) => a - b);
}

async function uncached(origin: string): Promise<readonly Row[]> {
  const rounds = { identity: [] as number[], gzip: [] as number[] };
  const contestant = (encoding: keyof typeof rounds) => ({
    name: encoding,
    run: async (): Promise<number> => {
      const taken = await millisecondsOf(origin, encoding);
      rounds[encoding].push(...taken);
      return median(taken);
    },
  });
  const [plain = 0, zipped = 0] = await byTurns([contestant('identity'), contestant('gzip')], ROUNDS);
  /** The first round is a warm-up and is omitted. */
  const p99 = (encoding: keyof typeof rounds): number => {
    const all = rounds[encoding].slice(REQUESTED).sort((a, b) => a - b);
    return all[Math.floor(all.length * 0.99)] ?? Number.NaN;
  };
  const slowest = p99('identity');
  return [
    {
      what: `${POINTS} points with units=pc1, not cached, p99`,
      value: `${slowest.toFixed(1)} ms`,
      bar: 'within 40 ms',
      met: slowest <= 40,
    },
    noteRow('the same requests, median', `${plain.toFixed(1)} ms`),
    noteRow('the same requests with gzip: median, p99', `${zipped.toFixed(1)} ms, ${p99('gzip').toFixed(1)} ms`),
  ];
}

async function cached(server: ChildServer, folder: string): Promise<readonly Row[]> {
  const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': 'gzip' };
  const answer = await request(`${server.origin}${PATH}`, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const file = path.join(folder, 'body.json.gz');
  writeFileSync(file, body);
  const bare = await startServer('./bare-server.js', [file]);
  const turn = (server: ChildServer, address: string) => () =>
    processorMs({ ...server, headers, address: () => address, requests: CACHED_REQUESTS, connections: 20 });
  try {
    const [ours = Number.NaN, plain = Number.NaN] = await byTurns(
      [
        { name: 'wattle', run: turn(server, PATH) },
        { name: 'bare', run: turn(bare, '/') },
      ],
      ROUNDS,
    );
    return [
      ratioRow('cached: requests per second of processor time, relative to bare node:http with the same bytes', plain / ours, 0.6),
      noteRow(
        'processor time per request: Wattle, bare server',
        `${ours.toFixed(3)} ms, ${plain.toFixed(3)} ms for ${(body.length / 1000).toFixed(0)} kB`,
      ),
    ];
  } finally {
    await bare.stop();
  }
}

export const series: BenchCase = {
  name: 'series',
  about: `GET ${PATH}, a daily series of ${POINTS} points, with one connection. Each uncached request has a different time in as_of. The cached requests are sent as in hot-path.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const dataDir = path.join(folder, 'var');
    await seedLongSeries(dataDir);
    const server = await startServer('../../src/cli/wattle.js', ['start'], {
      WATTLE_DATA_DIR: dataDir,
      WATTLE_PORT: '0',
      WATTLE_UPSTREAM: 'offline',
      WATTLE_DEV_KEY: KEY,
      WATTLE_FREE_MONTHLY_CALLS: '1000000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      WATTLE_LOG_LEVEL: 'warn',
    });
    try {
      // The program prepares pages after its start, which would count as time for the requests.
      await atRest(server.pid);
      return [...(await uncached(server.origin)), ...(await cached(server, folder))];
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
