/** Stores the data of a world in PostgreSQL, in one database for each run. */

import os from 'node:os';
import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { openPgStore } from '../../src/store/open/postgres-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openPool } from '../../src/store/postgres/connection.ts';
import { execute, type PostgresServer, startPostgres } from '../../test/store/postgres-server.ts';
import { Faults } from './faulty-driver.ts';
import { appliesToPostgres, openFaultyPool } from './faulty-pool.ts';
import type { OpenBacking } from './world.ts';

/** @param migrated name of a database with all tables and no rows, which is copied for each run */
const inPostgres =
  (server: PostgresServer, migrated: string): OpenBacking =>
  async ({ folder, bytes }) => {
    const databaseUrl = await server.createDatabase(migrated);
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
        const url = new URL(databaseUrl);
        const name = url.pathname.slice(1);
        url.pathname = '/postgres';
        await execute(url.href, `DROP DATABASE ${name} WITH (FORCE)`);
      },
    };
  };

/** Starts a separate server for one run of the loops. `databaseUrl` is a database with all tables and no rows. */
export async function startBacking(): Promise<{ readonly backing: OpenBacking; readonly databaseUrl: string; stop(): Promise<void> }> {
  const server = await startPostgres();
  const migrated = await server.createDatabase();
  const store = await openStore({ databaseUrl: migrated, dataDir: os.tmpdir(), clock: systemClock });
  await store.migrate();
  await store.close();
  return { backing: inPostgres(server, migrated), databaseUrl: migrated, stop: () => server.stop() };
}
