/**
 * Multiplies one property of an installation at a time by ten or a hundred, and measures costs with SQLite and PostgreSQL. The exponent of
 * a cost is 0 if the cost does not grow, and 1 if it grows in proportion. `GROWTH_MEASURED=FILE` stores each measurement, so that an
 * interrupted run can continue.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { AU_FX } from '../../src/catalogue/series/exchange.ts';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { BASE, DIMENSIONS, makeWorld, type Size, writeVintage } from '../growth-world.ts';
import { type BenchCase, median, noteRow, type Row, targetRow } from '../measure.ts';
import { atRest } from '../processor.ts';

const KEY = 'ak_bench';
const LARGEST_EXPONENT = 0.4;
/** The factors. The default is 10. `GROWTH_FACTORS=10,100` needs about 40 GB of disk space and an hour. */
const FACTORS = (process.env['GROWTH_FACTORS'] ?? '10').split(',').map(Number);
/** The properties to multiply. The default is all. `GROWTH_DIMENSIONS=vintages,rows` selects some. */
const GROWING = DIMENSIONS.filter((name) => (process.env['GROWTH_DIMENSIONS'] ?? DIMENSIONS.join(',')).split(',').includes(name));
/** Number of requests. Each contains a day of the month, so there can be at most 31. */
const REQUESTED = 30;
const SERIES = AU_FX.USD.id;

/**
 * Ten typical requests. `n` makes each request different where possible, so that no response is cached. The vintages are far apart, so
 * `gap=allow` reads the previous one.
 */
const REQUESTS: Readonly<Record<string, (n: number) => string>> = {
  'latest value, cached': () => `/v1/series/${SERIES}/latest`,
  'whole series': (n) => `/v1/series/${SERIES}?gap=allow&as_of=${instant(n)}`,
  'transformed series': (n) => `/v1/series/${SERIES}?units=pc1&gap=allow&as_of=${instant(n)}`,
  'revisions of a month': (n) => `/v1/series/${SERIES}/revisions?start=2026-10-${String(n + 1).padStart(2, '0')}`,
  'rows of a dataset': (n) => `/v1/data/rba/F11.1?limit=${20 + n}`,
  'rows as of a day': (n) => `/v1/data/rba/F11.1?limit=20&gap=allow&as_of=${instant(n)}`,
  'list of datasets': (n) => `/v1/datasets?limit=${n + 1}`,
  'companies by name': (n) =>
    `/v1/data/asic/companies?name=${['holdings', 'trading', 'services', 'group', 'building'][n % 5]}&limit=${n + 1}`,
  'companies by status': (n) => `/v1/data/asic/companies?status=REGD&limit=${n + 1}`,
  'usage of the account': () => '/v1/account/usage',
};

const instant = (n: number): string => new Date(Date.UTC(2030, 0, 1) + n * 60_000).toISOString();

/** Durations in ms, and sizes in bytes. */
type Measures = Readonly<Record<string, number>>;

/** The file for measurements of installations. Null if it is not set. */
const NOTED_IN = process.env['GROWTH_MEASURED'] ?? null;

async function measuredOnce(store: string, size: Size, measure: () => Promise<Measures>): Promise<Measures> {
  const name = `${store} ${Object.entries(size)
    .map(([what, n]) => `${what}=${n}`)
    .join(' ')}`;
  const noted: Record<string, Measures> =
    NOTED_IN !== null && existsSync(NOTED_IN) ? (JSON.parse(readFileSync(NOTED_IN, 'utf8')) as Record<string, Measures>) : {};
  const known = noted[name];
  if (known) return known;
  const measures = await measure();
  if (NOTED_IN !== null) writeFileSync(NOTED_IN, `${JSON.stringify({ ...noted, [name]: measures }, null, 2)}\n`);
  return measures;
}

export const growth: BenchCase = {
  name: 'growth',
  about: `One number at a time (${GROWING.join(', ')}) is multiplied by ${FACTORS.join(' and ')}. At the base: ${Object.entries(BASE)
    .map(([name, n]) => `${n.toLocaleString('en-AU')} ${name}`)
    .join(
      ', ',
    )}. Each row has the cost at the base, and an exponent for each number. With exponent 1, ten times the number cost ten times as much. Exponents below 0.1 are omitted.`,
  async run() {
    const rows: Row[] = [];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-growth-'));
    try {
      rows.push(...(await onStore('SQLite', async (name, size) => measureWorld(path.join(folder, name), null, size))));
      const server = await startPostgres().catch((error: Error) => error);
      if (server instanceof Error) return [...rows, noteRow('PostgreSQL', `not measured: ${server.message}`)];
      try {
        const onPostgres = async (name: string, size: Size): Promise<Measures> =>
          measureWorld(path.join(folder, `pg-${name}`), await server.createDatabase(), size);
        rows.push(...(await onStore('PostgreSQL', onPostgres)));
      } finally {
        await server.stop();
      }
      return rows;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onStore(store: string, measured: (name: string, size: Size) => Promise<Measures>): Promise<readonly Row[]> {
  const base = await measuredOnce(store, BASE, () => measured('base', BASE));
  const grown: { readonly what: string; readonly exponents: Measures }[] = [];
  for (const what of GROWING) {
    for (const factor of FACTORS) {
      process.stdout.write(`${store}: ${factor} times the ${what}\n`);
      const size = { ...BASE, [what]: BASE[what] * factor };
      const costs = await measuredOnce(store, size, () => measured(`${what}-${factor}`, size));
      const exponents = Object.fromEntries(
        Object.entries(costs).map(([name, cost]) => [name, Math.log(cost / (base[name] ?? Number.NaN)) / Math.log(factor)]),
      );
      grown.push({ what: FACTORS.length === 1 ? what : `${what} ×${factor}`, exponents });
    }
  }
  const rows = Object.entries(base).map(([name, cost]) => {
    const reported = grown.flatMap(({ what, exponents }) => {
      const exponent = exponents[name] ?? Number.NaN;
      return exponent >= 0.1 ? [`${what} ${exponent.toFixed(2)}`] : [];
    });
    return noteRow(
      `${store}, ${name}`,
      `${reported.length === 0 ? 'does not grow' : reported.join(', ')} (${written(name, cost)} at the base)`,
    );
  });
  if (store !== 'SQLite' || !GROWING.includes('observations')) return rows;
  const observed = grown.filter(({ what }) => what.startsWith('observations')).map(({ exponents }) => exponents);
  const largest = (name: string): number => Math.max(...observed.map((exponents) => exponents[name] ?? Number.NaN));
  const [version, revisions] = [largest('one more version, latest values'), largest('revisions of a month')];
  return [
    targetRow('version', version.toFixed(2), version <= LARGEST_EXPONENT),
    targetRow('revisions', revisions.toFixed(2), revisions <= LARGEST_EXPONENT),
    ...rows,
  ];
}

const written = (name: string, cost: number): string =>
  name === 'disk' || name === 'memory' ? `${(cost / 1024 / 1024).toFixed(0)} MiB` : `${cost.toFixed(1)} ms`;

async function measureWorld(folder: string, databaseUrl: string | null, size: Size): Promise<Measures> {
  await makeWorld(folder, databaseUrl, size);
  try {
    const disk = databaseUrl === null ? bytesBelow(folder) : await bytesOf(databaseUrl);
    const served = await measureServer(folder, databaseUrl);
    const store = await openStore({ databaseUrl, dataDir: folder, clock: systemClock });
    try {
      let vintage = size.vintages;
      const revising = async (revised: 'everywhere' | 'newest', writes: number): Promise<number> => {
        const times: number[] = [];
        for (let n = 0; n < writes; n += 1) {
          const startedAt = performance.now();
          await writeVintage(store, size, vintage, revised);
          times.push(performance.now() - startedAt);
          vintage += 1;
        }
        return median(times);
      };
      // The first writes are not measured, because they also fill the database cache.
      await revising('newest', 3);
      const newest = await revising('newest', 9);
      const everywhere = await revising('everywhere', 3);
      return { ...served, 'one more version, latest values': newest, 'one more version, a twentieth of all values': everywhere, disk };
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServer(folder: string, databaseUrl: string | null): Promise<Measures> {
  const env = {
    WATTLE_DATA_DIR: folder,
    WATTLE_PORT: '0',
    WATTLE_UPSTREAM: 'offline',
    WATTLE_DEV_KEY: KEY,
    WATTLE_LOG_LEVEL: 'warn',
    WATTLE_BURST_PER_MINUTE: '1000000',
    WATTLE_FREE_MONTHLY_CALLS: 'unlimited',
    ...(databaseUrl === null ? {} : { WATTLE_DATABASE_URL: databaseUrl }),
  };
  // The first start is not measured, because it loads the starter data.
  await stop((await start(env)).child);
  const startedAt = performance.now();
  const { child, origin } = await start(env);
  try {
    const taken: Record<string, number> = { 'start to the first response': 0 };
    await ask(origin, '/v1/datasets?limit=1');
    taken['start to the first response'] = performance.now() - startedAt;
    await atRest(child.pid);
    for (const [name, targetOf] of Object.entries(REQUESTS)) {
      const times: number[] = [];
      for (let n = 0; n < REQUESTED; n += 1) times.push(await ask(origin, targetOf(n)));
      taken[name] = median(times.slice(3));
    }
    return { ...taken, memory: residentOf(child.pid) };
  } finally {
    await stop(child);
  }
}

const stop = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

async function ask(origin: string, target: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}${target}`, { headers: { authorization: `Bearer ${KEY}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${target} returned ${answer.status}`);
  return performance.now() - startedAt;
}

async function start(env: Readonly<Record<string, string>>): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const script = fileURLToPath(new URL('../../src/cli/wattle.js', import.meta.url));
  const child = spawn(process.execPath, [script, 'start'], {
    env: { PATH: '/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}:\n${text}`)));
  });
  return { child, origin };
}

const residentOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

async function bytesOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}
