/**
 * `npm run bench:quick`: measures the processor time of some requests in two minutes, as multiples of a reference measured at the same
 * time. The exit code is 1 if a request misses its target, or exceeds the last accepted run (`bench/quick.json`) by the factor
 * LARGEST_RISE. `-- --accept` writes that file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { LONG_SERIES, seedLongSeries } from './cases/series.ts';
import { METER_SETTINGS, referenceMs } from './cost-meter.ts';
import { atRest, processorMs, registeredKey } from './processor.ts';
import { judged, type Quick, table } from './quick-judgement.ts';
import { type ChildServer, startServer } from './servers/child-server.ts';

const ACCEPTED = path.resolve('bench/quick.json');
/** The program's path, relative to the folder with the servers. */
const PROGRAM = '../../src/cli/wattle.js';
const ROUNDS = 7;
/** Number of requests in a turn. The first turn compiles code and is not counted. */
const UNCACHED = 12;
/** Number of cached requests. The warm-up freed memory, and Node needs these requests to optimise the code again. */
const CACHED = 8000;
const CONNECTIONS = 20;
const TEN = 'AU.CPI.YOY,AU.CPI.INDEX,AU.WPI.YOY,AU.WPI.INDEX,AU.UNEMP.SA,AU.GDP.QOQ,AU.CASHRATE,AU.CPI.TRIMMED.YOY,AU.RETAIL,AU.UNEMP';
const SIGNAL = '/v1/real-wages?start_period=2022-Q2&end_period=2025-Q4';

/** Returns a day before every value. Each request has a different day, so that no response is cached. */
const day = (n: number): string => new Date(Date.UTC(1600, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const QUESTIONS: Readonly<Record<string, (n: number) => string>> = {
  'latest value': (n) => `/v1/series/AU.CPI.YOY?limit=1&start=${day(n)}`,
  'monthly series, JSON': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&start=${day(n)}`,
  'monthly series, CSV': (n) => `/s/AU.UNEMP.SA.csv?start=${day(n)}`,
  'monthly series as of a day': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&as_of=2026-07-01&start=${day(n)}`,
  'daily series of 15,000 points': (n) => `/v1/series/${LONG_SERIES}?limit=20000&start=${day(n)}`,
  'ten series, CSV': (n) => `/s/multi.csv?ids=${TEN}&start=${day(n)}`,
  search: (n) => `/v1/search?q=unemployment+rate+${n}`,
  'page of a series': (n) => `/series/AU.CPI.YOY?start=${day(n)}`,
  'dataset, xlsx': (n) => `/d/rba/G1.xlsx?start=${day(n)}`,
};

let questions = 0;

async function uncached({ origin, pid }: ChildServer, headers: Readonly<Record<string, string>>): Promise<Quick[]> {
  const found = new Map<string, number[]>(Object.keys(QUESTIONS).map((name) => [name, []]));
  const references: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      references.push(referenceMs());
      const address = (): string => question(++questions);
      const ms = await processorMs({ origin, pid, headers, address, requests: UNCACHED, connections: 1 });
      if (round >= 0) found.get(name)?.push(ms);
    }
  }
  // The shortest time is used, because other work on the machine can only make a turn slower.
  const reference = Math.min(...references);
  return [...found].map(([what, ms]) => ({ what, value: (1000 * Math.min(...ms)) / reference, bar: null, isShare: false }));
}

/** Returns requests per second of processor time, as a share of a bare server that sends the same bytes. */
async function cached(server: ChildServer, headers: Readonly<Record<string, string>>, folder: string): Promise<Quick> {
  const answer = await request(`${server.origin}${SIGNAL}`, { headers });
  const file = path.join(folder, 'body');
  writeFileSync(file, Buffer.from(await answer.body.arrayBuffer()));
  const bare = await startServer('./bare-server.js', [file]);
  const turn = (of: ChildServer, place: string): Promise<number> =>
    processorMs({ ...of, headers, address: () => place, requests: CACHED, connections: CONNECTIONS });
  try {
    const [ours, plain]: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1) {
      const ms = [await turn(server, SIGNAL), await turn(bare, '/')] as const;
      if (round < 0) continue;
      ours.push(ms[0]);
      plain.push(ms[1]);
    }
    const value = Math.min(...plain) / Math.min(...ours);
    return { what: 'cached GET with a registered key, against bare node:http', value, bar: 0.6, isShare: true };
  } finally {
    await bare.stop();
  }
}

async function measured(): Promise<readonly Quick[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-quick-'));
  const dataDir = path.join(folder, 'var');
  const limits = { WATTLE_FREE_MONTHLY_CALLS: '1000000000', WATTLE_BURST_PER_MINUTE: '10000000' };
  const env = {
    WATTLE_DATA_DIR: dataDir,
    WATTLE_PORT: '0',
    WATTLE_UPSTREAM: 'offline',
    WATTLE_LOG_LEVEL: 'error',
    ...METER_SETTINGS,
    ...limits,
  };
  const program = fileURLToPath(new URL(path.join('servers', PROGRAM), import.meta.url));
  spawnSync(process.execPath, [program, 'datasets'], { env: { PATH: '/usr/bin:/bin', ...env } });
  await seedLongSeries(dataDir);
  const server = await startServer(PROGRAM, ['start'], { ...env, WATTLE_BULK_EVERY_MINUTES: '0' });
  try {
    const headers = { authorization: `Bearer ${await registeredKey(server.origin)}`, 'accept-encoding': 'identity' };
    await atRest(server.pid);
    return [await cached(server, headers, folder), ...(await uncached(server, headers))];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const found = await measured();
if (process.argv.includes('--accept')) {
  const values = Object.fromEntries(found.map(({ what, value }) => [what, Number(value.toPrecision(4))]));
  writeFileSync(ACCEPTED, `${JSON.stringify(values, null, 2)}\n`);
}
const verdicts = judged(found, JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Readonly<Record<string, number>>);
process.stdout.write(`${table(verdicts)}\n`);
process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
