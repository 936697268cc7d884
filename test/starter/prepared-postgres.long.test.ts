/** An empty PostgreSQL database gets exactly the rows of the database with starter data from the build. */
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { present } from '../../src/core/assert.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { layDatabase } from '../../src/store/open/prepared-database.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { builtFile } from '../built.ts';
import { remove, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { PostgresPlaces } from '../store/places.ts';

const ON_POSTGRES = needs('PostgreSQL');
const NOW = Date.UTC(2026, 10, 28, 3, 4, 5, 6);
const KEYS: Readonly<Record<string, string>> = {
  captures: 'id',
  datasets: 'id',
  versions: 'dataset_id, seq',
  dimension_sets: 'dataset_id, from_seq',
  series: 'id',
  series_history: 'series_id, from_seq',
  series_digests: 'series_id, seq',
  changes: 'subject',
  change_counter: 'n',
  event_counter: 'n',
  events: 'id',
};
const COUNTS = `SELECT COUNT(*) AS n, COUNT(value) AS figures, SUM(t) AS t, SUM(from_seq) AS from_seq, SUM(to_seq) AS to_seq,
  SUM(length(at)) AS at, SUM(length(text)) AS text, COUNT(status) AS status FROM observations`;

let places: PostgresPlaces | undefined;
let folder: string;
beforeAll(async () => {
  places = await PostgresPlaces.start();
  folder = temporaryFolder();
});
afterAll(async () => {
  await places?.stop();
  remove(folder);
});

const packed = (): string => builtFile('starter/data.db.br');
const filledBy = async (store: Store) => (await store.fillFrom?.(packed(), NOW)) ?? null;

async function withStore(work: (store: Store, client: pg.Client, databaseUrl: string) => Promise<void>): Promise<void> {
  const databaseUrl = await present(places, 'The PostgreSQL server').newDatabase();
  const store = await openStore({ databaseUrl, dataDir: folder, clock: new FixedClock('2026-11-28T03:04:05.006Z') });
  await store.migrate();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await work(store, client, databaseUrl);
  } finally {
    await client.end();
    await store.close();
  }
}

/** Rows as text. PostgreSQL returns large integers as text, and the order of columns differs. */
const asText = (rows: readonly object[]): readonly string[] =>
  rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join(' '),
  );

it('has the same rows as SQLite, and the digests of all series and versions', ON_POSTGRES, async () => {
  const laid = temporaryFolder();
  const counts = await layDatabase(packed(), laid, NOW);
  const db = openFile(path.join(laid, 'data.db'), { readOnly: true });
  await withStore(async (store, client) => {
    expect(await filledBy(store)).toEqual(counts);
    for (const [table, key] of Object.entries(KEYS)) {
      const sql = `SELECT * FROM ${table} ORDER BY ${key}`;
      const [here, there] = [(await client.query(sql)).rows, db.prepare(sql).all() as object[]];
      expect([table, asText(here)]).toEqual([table, asText(there)]);
    }
    expect(asText((await client.query(COUNTS)).rows)).toEqual(asText(db.prepare(COUNTS).all() as object[]));
    // The digests cover every value to its last digit.
    let values = 0;
    for (const { key } of (await client.query<{ key: DatasetKey }>('SELECT key FROM datasets')).rows) {
      const verdict = await store.integrity.verify(key, NOW);
      expect([key, verdict?.damages]).toEqual([key, []]);
      values += verdict?.values ?? 0;
    }
    expect(values).toBe(counts?.observations);
    // The next series and captures get new ids.
    const next = await client.query(
      `SELECT nextval(pg_get_serial_sequence('series', 'id')) > MAX(id) AS is_new FROM series
        UNION ALL SELECT nextval(pg_get_serial_sequence('captures', 'id')) > MAX(id) FROM captures
        UNION ALL SELECT nextval(pg_get_serial_sequence('datasets', 'id')) > MAX(id) FROM datasets`,
    );
    expect(next.rows.map(({ is_new }) => is_new)).toEqual([true, true, true]);
  });
  db.close();
  remove(laid);
});

it('is empty again after its connection breaks, and can then be filled once', ON_POSTGRES, async () => {
  await withStore(async (store, client) => {
    const keyOf = async () =>
      (await client.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'observations'")).rows.map(({ indexdef }) => indexdef);
    const key = await keyOf();
    const broken = filledBy(store).then(
      () => 'filled',
      () => 'broken',
    );
    const end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY observations%' AND state = 'active'";
    for (let ended = 0; ended === 0; ) ended = (await client.query(end)).rowCount ?? 0;
    expect(await broken).toBe('broken');
    for (const table of ['datasets', 'captures', 'series', 'observations'])
      expect((await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount).toBe(0);
    expect(await keyOf()).toEqual(key);
    expect(await filledBy(store)).toMatchObject({ observations: expect.any(Number) });
    expect(await keyOf()).toEqual(key);
    expect(await filledBy(store)).toBeNull();
  });
});

it('is not filled if it has a dataset', ON_POSTGRES, async () => {
  await withStore(async (store, client) => {
    await client.query("INSERT INTO datasets (key, row_count) VALUES ('rba/A2', 0)");
    expect(await filledBy(store)).toBeNull();
    expect((await client.query('SELECT 1 FROM versions')).rowCount).toBe(0);
  });
});
