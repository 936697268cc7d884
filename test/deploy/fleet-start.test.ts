/**
 * Two programs start on one empty PostgreSQL database. One loads the starter data. The other reports that it waits, and serves after
 * that.
 */
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { freePort, pause } from './nodes.ts';

const folder = temporaryFolder();
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  remove(folder);
});

/** Returns the first response from a port. */
async function answered(address: string): Promise<{ readonly status: number; readonly body: unknown }> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return { status: answer.status, body: await answer.json() };
    await pause(100);
  }
}

it('one node loads the starter data under a lock, and the others report it until it is done', async () => {
  const databaseUrl = await server.createDatabase();
  // Takes the lock that a node has while it is loading.
  const loading = new pg.Client(databaseUrl);
  await loading.connect();
  await loading.query("BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('starter data', 0))");
  const ports = [await freePort(), await freePort()];
  const starting: readonly Promise<Running>[] = ports.map((port) =>
    startWattle({
      WATTLE_DATABASE_URL: databaseUrl,
      WATTLE_DATA_DIR: path.join(folder, String(port)),
      WATTLE_ROLE: 'api',
      WATTLE_WARM_UP: 'on',
      WATTLE_PORT: String(port),
      WATTLE_DEV_KEY: 'ak_fleet',
      WATTLE_MASTER_KEY: 'ab'.repeat(32),
    }),
  );
  try {
    const reason = 'starting: another node loads the starter data';
    for (const port of ports) {
      const origin = `http://127.0.0.1:${port}`;
      expect(await answered(`${origin}/v1/series/AU.CPI.YOY`)).toMatchObject({ status: 503, body: { code: 'STORE_AWAY', detail: reason } });
      expect(await answered(`${origin}/v1/ready`)).toMatchObject({ status: 503, body: { detail: reason } });
      expect(await answered(`${origin}/v1/health`)).toMatchObject({ status: 200, body: { status: 'starting', reason } });
    }
  } finally {
    await loading.end();
  }
  const nodes = await Promise.all(starting);
  for (const node of nodes) expect((await node.get('/v1/series/AU.CPI.YOY/latest')).status).toBe(200);
  const outputs = nodes.map((node) => node.output());
  for (const node of nodes) await node.stop();
  expect(outputs.filter((output) => output.includes('Loaded the starter data'))).toHaveLength(1);
  expect(outputs.join('')).not.toMatch(/skipped/);
}, 400_000);
