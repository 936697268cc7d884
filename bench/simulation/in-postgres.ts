/** Stores a world's data in a database on a PostgreSQL server. The database is emptied after each run. */

import os from 'node:os';
import pg from 'pg';
import { at } from '../../src/core/assert.ts';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { openPgStore } from '../../src/store/open/postgres-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openPool } from '../../src/store/postgres/connection.ts';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { Faults } from './faulty-driver.ts';
import { appliesToPostgres, openFaultyPool } from './faulty-pool.ts';
import type { OpenBacking } from './world.ts';

/** Opens the backing. Only one world can use it at a time. */
const inPostgres =
  (databaseUrl: string, empty: () => Promise<void>): OpenBacking =>
  async ({ folder, bytes }) => {
    const opened: Store[] = [];
    return {
      open: (clock, faults) => {
        const open = (url: string) => (faults === null ? openPool(url) : openFaultyPool(url, faults));
        const store = openPgStore({ databaseUrl, dataDir: folder, clock, bytes, open });
        if (faults !== null) opened.push(store);
        return store;
      },
      faults: () => new Faults(appliesToPostgres),
      close: async () => {
        await Promise.all(opened.map((store) => store.close()));
        await empty();
      },
    };
  };

const OTHERS = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/**
 * Returns a function that restores the rows and counters in all tables. A new database for each run would take twice the processing time of
 * the run, because the server would copy hundreds of files.
 */
async function emptier(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = current_schema()",
  );
  const { rows: counters } = await client.query<{ set: string }>(
    "SELECT format('SELECT setval(%L, %s, %L)', schemaname || '.' || sequencename, COALESCE(last_value, start_value), last_value IS NOT NULL) AS set FROM pg_sequences WHERE schemaname = current_schema()",
  );
  const restore: string[] = [];
  for (const [i, { name }] of tables.entries()) {
    const { rows } = await client.query<{ some: boolean }>(`SELECT EXISTS (SELECT FROM ${name}) AS some`);
    restore.push(`DELETE FROM ${name}`);
    if (!at(rows, 0).some) continue;
    await client.query(`CREATE TEMP TABLE first_${i} AS TABLE ${name}`);
    restore.push(`INSERT INTO ${name} SELECT * FROM first_${i}`);
  }
  // In the replica role, the server does not check foreign keys, so the tables can be emptied in any order.
  await client.query('SET session_replication_role = replica');
  return async () => {
    // A process that has ended may have left transactions open.
    do await client.query(`SELECT pg_terminate_backend(pid) ${OTHERS}`);
    while (at((await client.query<{ some: boolean }>(`SELECT EXISTS (SELECT ${OTHERS}) AS some`)).rows, 0).some);
    await client.query(['BEGIN', ...restore, ...counters.map(({ set }) => set), 'COMMIT'].join(';'));
  };
}

/** Starts a separate server for the loops. `databaseUrl` is its database, whose tables have no rows between runs. */
export async function startBacking(): Promise<{ readonly backing: OpenBacking; readonly databaseUrl: string; stop(): Promise<void> }> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const store = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock: systemClock });
  await store.migrate();
  await store.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const empty = await emptier(client);
  return {
    backing: inPostgres(databaseUrl, empty),
    databaseUrl,
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}
