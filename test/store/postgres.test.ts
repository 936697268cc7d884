/** The store contract on a real PostgreSQL server, started here. */
import os from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { storeContract } from './contract.ts';
import { execute, type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer | undefined;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(async () => {
  await server?.stop();
});

storeContract('postgres', async () => {
  if (!server) throw new Error('The PostgreSQL server is not running');
  const databaseUrl = await server.createDatabase();
  return {
    databaseUrl,
    dataDir: os.tmpdir(),
    execute: (sql) => execute(databaseUrl, sql),
    damageCapture: (sha256) => execute(databaseUrl, `UPDATE capture_bytes SET packed = 'spoiled' WHERE sha256 = '${sha256}'`),
    drop: async () => {},
  };
});
