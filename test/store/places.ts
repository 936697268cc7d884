/** Makes places for the stores in the contract: folders with SQLite files, and databases on a PostgreSQL server that is started here. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import type { TestPlace } from './contract.ts';
import { withEmptyStore } from './empty-store.ts';
import { execute, type PostgresServer, startPostgres } from './postgres-server.ts';
import { NOW } from './specimens.ts';

/** Earlier releases wrote no checksum. */
const AGED = `UPDATE layout SET layout = replace(layout, '"indexForm":', '"indexForm":-'); PRAGMA user_version = 0`;

/** Returns a folder with an empty store. */
export async function sqlitePlace(): Promise<TestPlace> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-store-'));
  await withEmptyStore(dataDir);
  return {
    databaseUrl: null,
    dataDir,
    async execute(sql) {
      const db = openFile(path.join(dataDir, 'data.db'), { readOnly: false });
      db.exec(sql);
      db.close();
    },
    async damageCapture(sha256) {
      writeFileSync(path.join(dataDir, 'captures', sha256.slice(0, 2), `${sha256}.br`), 'spoiled');
    },
    async ageRegisters() {
      for (const name of readdirSync(path.join(dataDir, 'registers'))) {
        const db = openFile(path.join(dataDir, 'registers', name), { readOnly: false });
        db.exec(AGED);
        db.close();
      }
    },
    async drop() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server with a database that has all tables. The database is copied for each place. */
export class PostgresPlaces {
  readonly #server: PostgresServer;
  readonly #migrated: string;

  private constructor(server: PostgresServer, migrated: string) {
    this.#server = server;
    this.#migrated = migrated;
  }

  static async start(): Promise<PostgresPlaces> {
    const server = await startPostgres();
    const migrated = await server.createDatabase();
    const store = await openStore({ databaseUrl: migrated, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
    await store.migrate();
    await store.close();
    return new PostgresPlaces(server, migrated);
  }

  newDatabase(): Promise<string> {
    return this.#server.createDatabase();
  }

  async place(): Promise<TestPlace> {
    const databaseUrl = await this.#server.createDatabase(this.#migrated);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-store-'));
    return {
      databaseUrl,
      dataDir,
      execute: (sql) => execute(databaseUrl, sql),
      damageCapture: (sha256) => execute(databaseUrl, `UPDATE capture_bytes SET packed = 'spoiled' WHERE sha256 = '${sha256}'`),
      ageRegisters: () => execute(databaseUrl, `UPDATE registers SET layout = replace(layout, '"indexForm":', '"indexForm":-')`),
      drop: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
