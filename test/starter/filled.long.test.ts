/** Loads the starter data into PostgreSQL. A dataset that is filled in one step equals one that was written version by version. */
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openPool } from '../../src/store/postgres/connection.ts';
import { needs } from '../programs/needs.ts';
import { PostgresPlaces } from '../store/places.ts';

const ON_POSTGRES = needs('PostgreSQL');
/** These datasets have revised, withdrawn and renamed series, and texts. */
const LOADED = ['abs/WPI', 'rba/A2', 'rba/D1'];
let places: PostgresPlaces | undefined;

beforeAll(async () => {
  places = await PostgresPlaces.start();
});
afterAll(async () => {
  await places?.stop();
});

async function load(databaseUrl: string, as: (store: Store) => Store): Promise<void> {
  const clock = new FixedClock('2026-11-21T00:00:00.000Z');
  const store = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock });
  await store.migrate();
  const catalogue = {
    findDataset: (source: string, id: string) => (LOADED.includes(`${source}/${id}`) ? findDataset(source, id) : null),
  };
  const log = { info: () => {}, warn: () => {} };
  const loaded = await loadStarter({ store: as(store), directory: path.resolve('starter'), clock, log, catalogue });
  expect(loaded.datasets).toBe(LOADED.length);
  await store.close();
}

/** Returns every row in the tables with values. Keys replace ids, because failed insertions also use up id numbers. */
async function rowsOf(databaseUrl: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const pool = openPool(databaseUrl);
  const read = async (sql: string): Promise<readonly unknown[]> => (await pool.query(`SELECT * FROM (${sql}) one ORDER BY one::text`)).rows;
  const keyed = (table: string): string =>
    `SELECT d.key AS dataset, s.key AS series, to_jsonb(x) - 'series_id' AS x FROM ${table} x JOIN series s ON s.id = x.series_id
      JOIN datasets d ON d.id = s.dataset_id`;
  const ofDatasets = (table: string): string =>
    `SELECT d.key AS dataset, to_jsonb(x) - 'dataset_id' - 'id' AS x FROM ${table} x JOIN datasets d ON d.id = x.dataset_id`;
  const rows = {
    datasets: await read("SELECT to_jsonb(d) - 'id' AS x FROM datasets d"),
    versions: await read(ofDatasets('versions')),
    dimensions: await read(ofDatasets('dimension_sets')),
    series: await read(ofDatasets('series')),
    history: await read(keyed('series_history')),
    digests: await read(keyed('series_digests')),
    observations: await read(keyed('observations')),
  };
  await pool.end();
  return rows;
}

it('both ways of filling a database give the same rows', ON_POSTGRES, async () => {
  if (!places) throw new Error('The PostgreSQL server is not running');
  const [filled, written] = [await places.newDatabase(), await places.newDatabase()];
  await load(filled, (store) => store);
  await load(written, (store) => {
    const { datasets } = store;
    const oneByOne = { state: datasets.state.bind(datasets), apply: datasets.apply.bind(datasets) };
    return { ...store, datasets: oneByOne as unknown as Store['datasets'] };
  });
  const [one, other] = [await rowsOf(filled), await rowsOf(written)];
  expect(Object.entries(one).map(([name, rows]) => [name, rows.length > 0])).toEqual(Object.keys(other).map((name) => [name, true]));
  for (const [name, rows] of Object.entries(one)) expect([name, rows]).toEqual([name, other[name]]);
});
