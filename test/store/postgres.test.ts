import os from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Migration } from '../../src/store/ports/migration.ts';
import { openPool, transaction } from '../../src/store/postgres/connection.ts';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { needs } from '../programs/needs.ts';
import { storeContract } from './contract.ts';
import { PostgresPlaces } from './places.ts';
import { execute } from './postgres-server.ts';
import { company, deltaOf, loadOf, NOW, writing } from './specimens.ts';

const ON_POSTGRES = needs('PostgreSQL');
let places: PostgresPlaces | undefined;

beforeAll(async () => {
  places = await PostgresPlaces.start();
});

afterAll(async () => {
  await places?.stop();
});

function running(): PostgresPlaces {
  if (!places) throw new Error('The PostgreSQL server is not running');
  return places;
}
const newDatabase = (): Promise<string> => running().newDatabase();

storeContract('postgres', () => running().place());

it('the store continues if the server cuts every connection while a version is written', ON_POSTGRES, async () => {
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

it('the store reads and writes during and after a schema change by a newer program', ON_POSTGRES, async () => {
  const databaseUrl = await newDatabase();
  const clock = new FixedClock(NOW);
  const older = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock });
  await older.migrate();
  await older.datasets.apply(deltaOf('rba/F1', null, [writing('A', [[1, 1]])]));
  const newer: Migration = {
    id: MIGRATIONS.length + 1,
    name: 'rows added by the next version',
    sql: `ALTER TABLE datasets ADD COLUMN tried INTEGER NOT NULL DEFAULT 0; ALTER TABLE accounts ADD COLUMN tried TEXT;
      CREATE TABLE tried (id INTEGER PRIMARY KEY); CREATE INDEX tried_by_seq ON versions (seq);`,
  };
  let isOver = false;
  let seq = 1;
  const working = (async () => {
    while (!isOver) {
      expect((await older.datasets.state('rba/F1'))?.version?.seq).toBe(seq);
      await older.datasets.apply(deltaOf('rba/F1', seq, [writing('A', [[1, seq + 1]])]));
      seq += 1;
      await older.jobs.enqueue('refresh', `job ${seq}`, null, NOW);
      expect(await older.accounts.quota.taken('nobody', '2026-11')).toBe(0);
    }
  })();
  const pool = openPool(databaseUrl);
  await migrateDatabase(pool, [...MIGRATIONS, newer], clock);
  const changedAt = seq;
  await expect.poll(() => seq, { timeout: 20_000 }).toBeGreaterThan(changedAt + 3);
  isOver = true;
  await working;
  // An older program that starts now reports the reason.
  await expect(older.migrate()).rejects.toThrow(/A newer version of the program changed the store/);
  await pool.end();
  await older.close();
});

it('the store releases the locks of a node that is cut off within a transaction', ON_POSTGRES, async () => {
  const pool = openPool(await newDatabase());
  const read = `SELECT current_setting('idle_in_transaction_session_timeout') AS after`;
  expect(await transaction(pool, (sql) => sql.get<{ after: string }>(read))).toMatchObject({ after: '5min' });
  // A session must not keep this setting, because through pgbouncer the next session may belong to another client.
  const { rows } = await pool.query<{ after: string }>(read);
  expect(rows).toMatchObject([{ after: '0' }]);
  await pool.end();
});

it('the store reads the latest version of a register if loads have dropped the one that was found first', ON_POSTGRES, async () => {
  const databaseUrl = await newDatabase();
  const store = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
  const pool = openPool(databaseUrl);
  try {
    await store.migrate();
    await store.registers.load(loadOf([company('000000001', 'Name')], null));
    const reading = await transaction(pool, async (sql) => {
      // Each reader has found version 1 and waits for this lock. When it is released, two loads have completed.
      await sql.run('LOCK TABLE registers IN ACCESS EXCLUSIVE MODE');
      const answer = store.registers.query({ dataset: 'asic/COMPANIES', where: [], limit: 1 });
      answer.catch(() => {});
      await expect
        .poll(() => sql.get("SELECT 1 FROM pg_locks WHERE relation = 'registers'::regclass AND NOT granted"), { timeout: 20_000 })
        .not.toBeNull();
      for (const table of ['versions', 'datasets', 'registers']) await sql.run(`UPDATE ${table} SET seq = seq + 2`);
      return { answer };
    });
    expect(await reading.answer).toMatchObject({ seq: 3, total: 1 });
  } finally {
    await pool.end();
    await store.close();
  }
});

it('a changed row of a register is found when a process first reads the register', ON_POSTGRES, async () => {
  const databaseUrl = await newDatabase();
  const open = () => openStore({ databaseUrl, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
  const [writer, reader] = [await open(), await open()];
  const query = { dataset: 'asic/COMPANIES', where: [], limit: 1 } as const;
  try {
    await writer.migrate();
    await writer.registers.load(loadOf([company('000000001', 'Name'), company('000000002', 'Other name')], null));
    expect(await writer.registers.query(query)).toMatchObject({ total: 2 });
    await execute(databaseUrl, "UPDATE register_1_1 SET name = 'Changed name' WHERE acn = '000000002'");
    await expect(reader.registers.query(query)).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
    await expect(reader.registers.query(query)).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
  } finally {
    await Promise.all([writer.close(), reader.close()]);
  }
});
