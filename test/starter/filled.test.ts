/** Loads starter data into SQLite. A dataset that is filled in one step equals one that was written version by version. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { present } from '../../src/core/assert.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { rebuild } from '../../src/ingest/jobs/rebuild.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';

/** These datasets have revised, withdrawn and renamed series, and texts. */
const LOADED = ['abs/WPI', 'rba/A2', 'rba/D1'];
const root = mkdtempSync(path.join(os.tmpdir(), 'wattle-filled-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function load(dataDir: string, as: (store: Store) => Store): Promise<void> {
  const clock = new FixedClock('2026-11-21T00:00:00.000Z');
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  await store.migrate();
  const catalogue = {
    findDataset: (source: string, id: string) => (LOADED.includes(`${source}/${id}`) ? findDataset(source, id) : null),
  };
  const log = { info: () => {}, warn: () => {} };
  const loaded = await loadStarter({ store: as(store), directory: path.resolve('starter'), clock, log, catalogue });
  expect(loaded.datasets).toBe(LOADED.length);
  await store.close();
}

/** Returns every row in the tables with values. Keys replace the ids of datasets, because a version that already exists uses up a number. */
function rowsOf(dataDir: string): Readonly<Record<string, readonly unknown[]>> {
  const db = openFile(path.join(dataDir, 'data.db'), { readOnly: true });
  const read = (sql: string): readonly unknown[] => db.prepare(sql).all();
  const keyed = (table: string): readonly unknown[] =>
    read(
      `SELECT d.key AS dataset, x.*, NULL AS id, NULL AS dataset_id FROM ${table} x JOIN datasets d ON d.id = x.dataset_id ORDER BY 1, 3`,
    );
  const rows = {
    datasets: read('SELECT *, NULL AS id FROM datasets ORDER BY key'),
    versions: keyed('versions'),
    dimensions: keyed('dimension_sets'),
    series: read('SELECT s.*, d.key AS dataset, NULL AS dataset_id FROM series s JOIN datasets d ON d.id = s.dataset_id ORDER BY s.id'),
    history: read('SELECT * FROM series_history ORDER BY series_id, from_seq'),
    digests: read('SELECT * FROM series_digests ORDER BY series_id, seq'),
    observations: read('SELECT * FROM observations ORDER BY series_id, t, from_seq'),
    changes: read('SELECT * FROM changes ORDER BY subject'),
  };
  db.close();
  return rows;
}

it('both ways of filling a database give the same rows', async () => {
  const [filled, written] = [path.join(root, 'filled'), path.join(root, 'written')];
  await load(filled, (store) => store);
  await load(written, (store) => {
    const { datasets } = store;
    const oneByOne = { state: datasets.state.bind(datasets), apply: datasets.apply.bind(datasets) };
    return { ...store, datasets: oneByOne as unknown as Store['datasets'] };
  });
  const [one, other] = [rowsOf(filled), rowsOf(written)];
  expect(Object.entries(one).map(([name, rows]) => [name, rows.length > 0])).toEqual(Object.keys(other).map((name) => [name, true]));
  for (const [name, rows] of Object.entries(one)) expect([name, rows]).toEqual([name, other[name]]);
});

it('a rebuild replaces a changed value by the one in the starter file, or reports that the file is missing', async () => {
  const dataDir = path.join(root, 'changed');
  await load(dataDir, (store) => store);
  const before = rowsOf(dataDir).observations;
  const db = openFile(path.join(dataDir, 'data.db'), { readOnly: false });
  db.exec(
    "UPDATE observations SET value = 9.6 WHERE series_id IN (SELECT s.id FROM series s JOIN datasets d ON d.id = s.dataset_id WHERE d.key = 'rba/A2')",
  );
  db.close();
  const clock = new FixedClock('2026-11-22T00:00:00.000Z');
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const catalogue = { findDataset: (source: string, id: string) => (`${source}/${id}` === 'rba/A2' ? findDataset(source, id) : null) };
  const from = (directory: string) =>
    rebuild(
      {
        store,
        origin: 'live',
        log,
        restart: async (_, into) => void (await loadStarter({ store: into, directory, clock, log, catalogue })),
      },
      present(findDataset('rba', 'A2'), 'A2'),
    );
  await expect(from(path.join(root, 'nowhere'))).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  expect((await from(path.resolve('starter'))).written).toBeGreaterThan(0);
  expect(await store.integrity.damages()).toEqual([]);
  await store.close();
  const valuesOf = (rows: readonly unknown[] | undefined) =>
    (rows as readonly { t: number; value: number | null }[]).map(({ t, value }) => `${t} ${value}`).sort();
  expect(valuesOf(rowsOf(dataDir).observations)).toEqual(valuesOf(before));
});

it('a dataset with a version is not filled', async () => {
  const store = await openStore({
    databaseUrl: null,
    dataDir: path.join(root, 'filled'),
    clock: new FixedClock('2026-11-21T00:00:00.000Z'),
  });
  const history = { dataset: 'rba/A2' as const, versions: [], dimensions: [], series: [], deltas: new Map() };
  await expect(store.datasets.fill?.(history)).rejects.toMatchObject({ code: 'REQ_CONFLICT' });
  await store.close();
});
