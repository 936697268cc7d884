/** Compares uncached requests on PostgreSQL and on SQLite, with the same starter data. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { type BenchCase, byTurns, noteRow, type Row, targetRow } from '../measure.ts';
import { atRest, registeredKey, turnOf } from '../processor.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';

const [REQUESTS, CONNECTIONS, ROUNDS] = [600, 10, 5];
const LEAST = 0.8;

/** Returns a day before every value. Each request has a different day, so that no response is cached. */
const day = (n: number): string => new Date(Date.UTC(1600, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const QUESTIONS: Readonly<Record<string, (n: number) => string>> = {
  'monthly series, JSON': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&start=${day(n)}`,
  'monthly series as of a day': (n) => `/v1/series/AU.UNEMP.SA?limit=10000&as_of=2026-07-01&start=${day(n)}`,
  'rows of a dataset': (n) => `/v1/data/rba/G1?limit=1000&start=${day(n)}`,
};

let requested = 0;

const startOn = (folder: string, databaseUrl: string | null): Promise<ChildServer> =>
  startServer('../../src/cli/wattle.js', ['start'], {
    WATTLE_DATA_DIR: folder,
    WATTLE_PORT: '0',
    WATTLE_UPSTREAM: 'offline',
    WATTLE_LOG_LEVEL: 'error',
    WATTLE_BULK_EVERY_MINUTES: '0',
    WATTLE_FREE_MONTHLY_CALLS: '1000000000',
    WATTLE_BURST_PER_MINUTE: '10000000',
    WATTLE_READS_PER_MINUTE: '10000000',
    ...(databaseUrl === null ? {} : { WATTLE_DATABASE_URL: databaseUrl }),
  });

async function compared(sqlite: ChildServer, postgres: ChildServer): Promise<readonly Row[]> {
  const contestants = await Promise.all(
    [sqlite, postgres].map(async (server) => {
      await atRest(server.pid);
      return { server, headers: { authorization: `Bearer ${await registeredKey(server.origin)}`, 'accept-encoding': 'identity' } };
    }),
  );
  const rows: Row[] = [];
  const ratios: number[] = [];
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const runs = contestants.map(({ server: { origin, pid }, headers }) => ({
      name: origin,
      run: async () => {
        const address = (): string => question(++requested);
        return (await turnOf({ origin, pid, headers, address, requests: REQUESTS, connections: CONNECTIONS })).perSecond;
      },
    }));
    const [ours = Number.NaN, theirs = Number.NaN] = await byTurns(runs, ROUNDS);
    ratios.push(theirs / ours);
    rows.push(noteRow(`${what}: SQLite, PostgreSQL`, `${ours.toFixed(0)}, ${theirs.toFixed(0)} requests/s`));
  }
  const least = Math.min(...ratios);
  return [targetRow('postgres', least.toFixed(2), least >= LEAST), ...rows];
}

export const postgres: BenchCase = {
  name: 'postgres',
  about: `Uncached requests on the starter data, with ${CONNECTIONS} connections. The servers take turns of ${REQUESTS} requests, and values are medians of ${ROUNDS} turns. The target applies to the lowest ratio.`,
  async run(): Promise<readonly Row[]> {
    const database = await startPostgres().catch((error: Error) => error);
    if (database instanceof Error) return [targetRow('postgres', `not measured: ${database.message}`, null)];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const running: ChildServer[] = [];
    try {
      running.push(await startOn(path.join(folder, 'sqlite'), null));
      running.push(await startOn(path.join(folder, 'postgres'), await database.createDatabase()));
      const [sqlite, other] = running;
      if (!sqlite || !other) throw new Error('A server is missing.');
      return await compared(sqlite, other);
    } finally {
      for (const server of running) await server.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
