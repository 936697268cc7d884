/** The database with starter data from the build: the initial content of an empty folder equals the result of loading the files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { layDatabase, PREPARED_AT } from '../../src/store/open/prepared-database.ts';
import { type DriverDatabase, openFile } from '../../src/store/sqlite/driver.ts';
import { noteUnlooked } from '../../src/watch/identities.ts';
import { builtFile } from '../built.ts';
import { remove, temporaryFolder } from '../program/running.ts';

const NOW = Date.UTC(2026, 10, 28, 3, 4, 5, 6);
let laid: string;
let loaded: string;
let counts: Awaited<ReturnType<typeof layDatabase>>;
const packed = (): string => builtFile('starter/data.db.br');

beforeAll(async () => {
  laid = temporaryFolder();
  counts = await layDatabase(packed(), laid, NOW);
});
afterAll(() => {
  remove(laid);
  if (loaded) remove(loaded);
});

const opened = <T>(folder: string, work: (db: DriverDatabase) => T): T => {
  const db = openFile(path.join(folder, 'data.db'), { readOnly: true });
  const result = work(db);
  db.close();
  return result;
};

/** Tables that one of two folders lacks, or that differ in a row. SQLite compares the rows: a million of them as objects take a minute. */
const differentTables = (folder: string, other: string): readonly string[] =>
  opened(folder, (db) => {
    db.exec(`ATTACH '${path.join(other, 'data.db')}' AS other`);
    const namesIn = (schema: string): readonly string[] =>
      (
        db.prepare(`SELECT name FROM ${schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all() as { name: string }[]
      ).map(({ name }) => name);
    const [here, there] = [namesIn('main'), namesIn('other')];
    const isSame = (name: string): boolean => {
      if (!here.includes(name) || !there.includes(name)) return false;
      const sql = `SELECT (SELECT count(*) FROM main.${name}) = (SELECT count(*) FROM other.${name})
        AND NOT EXISTS (SELECT * FROM main.${name} EXCEPT SELECT * FROM other.${name})
        AND NOT EXISTS (SELECT * FROM other.${name} EXCEPT SELECT * FROM main.${name}) AS same`;
      return (db.prepare(sql).get() as { same: number }).same === 1;
    };
    return [...new Set([...here, ...there])].filter((name) => !isSame(name));
  });

const digestOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'data.db')))
    .digest('hex');

describe('an empty data folder', () => {
  it('has the rows of the starter files, at the time of its first start', async () => {
    loaded = temporaryFolder();
    const clock = { now: () => NOW };
    const store = await openStore({ databaseUrl: null, dataDir: loaded, clock });
    await store.migrate();
    const log = { info: () => {}, warn: () => {} };
    const given = await loadStarter({ store, directory: path.resolve('starter'), clock, log, catalogue: { findDataset } });
    await noteUnlooked({ store, clock, sandbox: false }, IDENTITIES);
    await store.close();
    expect(differentTables(laid, loaded)).toEqual([]);
    expect(counts).toEqual(given);
  });

  it('has no sign of the instant at which the file was made', () => {
    const stale = opened(laid, (db) =>
      ['versions', 'datasets', 'events', 'migrations', 'captures', 'dimension_sets', 'changes', 'checks'].filter((name) =>
        db
          .prepare(`SELECT * FROM ${name}`)
          .all()
          .some((row) => JSON.stringify(row).includes(String(PREPARED_AT))),
      ),
    );
    expect(stale).toEqual([]);
  });

  it('is filled, but a folder with data is not', async () => {
    const before = digestOf(laid);
    expect(await layDatabase(packed(), laid, NOW + 1)).toBeNull();
    expect(digestOf(laid)).toBe(before);
    const other = temporaryFolder();
    // If a database was deleted without its log, the log would be written into the new one.
    writeFileSync(path.join(other, 'data.db-wal'), 'x');
    expect(await layDatabase(packed(), other, NOW)).toBeNull();
    expect(existsSync(path.join(other, 'data.db'))).toBe(false);
    remove(other);
  });

  it('is filled once if two programs start at the same time, and nothing else remains', async () => {
    const shared = temporaryFolder();
    const both = await Promise.all([layDatabase(packed(), shared, NOW), layDatabase(packed(), shared, NOW)]);
    expect(both.filter((one) => one !== null).length).toBe(1);
    expect(readdirSync(shared)).toEqual(['data.db']);
    remove(shared);
  });
});
