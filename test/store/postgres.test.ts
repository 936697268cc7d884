/** The store contract on a real PostgreSQL server, started here, and what only a server can do to its clients. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open-store.ts';
import { storeContract } from './contract.ts';
import { execute, type PostgresServer, startPostgres } from './postgres-server.ts';
import { deltaOf, NOW, writing } from './specimens.ts';

let server: PostgresServer | undefined;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(async () => {
  await server?.stop();
});

async function newDatabase(): Promise<string> {
  if (!server) throw new Error('The PostgreSQL server is not running');
  return server.createDatabase();
}

storeContract('postgres', async () => {
  const databaseUrl = await newDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-store-'));
  return {
    databaseUrl,
    dataDir,
    execute: (sql) => execute(databaseUrl, sql),
    damageCapture: (sha256) => execute(databaseUrl, `UPDATE capture_bytes SET packed = 'spoiled' WHERE sha256 = '${sha256}'`),
    ageRegisters: () => execute(databaseUrl, `UPDATE registers SET layout = replace(layout, '"indexForm":', '"indexForm":-')`),
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
});

it('survives a server that cuts every connection in the middle of a version', async () => {
  const databaseUrl = await newDatabase();
  const store = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
  await store.migrate();
  await store.datasets.apply(deltaOf('rba/F1', null, [writing('A', [[1, 1]])]));
  let begun = (): void => {};
  const writing100 = new Promise<void>((resolve) => {
    begun = resolve;
  });
  function* long() {
    for (let i = 0; i < 2_000; i++) {
      if (i === 100) begun();
      yield writing(
        `S${i}`,
        Array.from({ length: 500 }, (_, t) => [t, i]),
      );
    }
  }
  const applying = store.datasets.apply(deltaOf('rba/F1', 1, long())).then(
    () => 'applied',
    () => 'refused',
  );
  await writing100;
  await execute(databaseUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'wattle'`);
  expect(await applying).toBe('refused');
  expect((await store.datasets.state('rba/F1'))?.version?.seq).toBe(1);
  await store.datasets.apply(deltaOf('rba/F1', 1, [writing('A', [[1, 2]])]));
  await store.close();
});
