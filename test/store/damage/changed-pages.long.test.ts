/** Changes a bit in a page of PostgreSQL with page checksums. The server refuses the page, and the check reports the table. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixedClock } from '../../../src/core/clock.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Credential } from '../../../src/store/ports/accounts.ts';
import { needs } from '../../programs/needs.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { NOW } from '../specimens.ts';

const ACCOUNT = { id: 'acc_1', email: 'someone@example.org', tier: 'free', createdAt: NOW, verifiedAt: null };
const KEY: Credential = {
  kind: 'api_key' as const,
  hash: 'h1',
  accountId: 'acc_1',
  prefix: 'ak_1',
  sealed: 'sealed',
  limits: null,
  createdAt: NOW,
  endsAt: null,
  lastUsedAt: null,
};

describe('on PostgreSQL', needs('PostgreSQL'), () => {
  let server: PostgresServer;
  let databaseUrl = '';
  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.createDatabase();
  });
  afterAll(() => server?.stop());

  const withStore = async <T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> => {
    const store = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };

  async function fileOf(table: string): Promise<string> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('CHECKPOINT');
      const { rows } = await client.query<{ place: string }>(
        `SELECT current_setting('data_directory') || '/' || pg_relation_filepath('${table}') AS place`,
      );
      return path.normalize(rows[0]?.place ?? '');
    } finally {
      await client.end();
    }
  }

  it('a changed bit in a row of accounts is reported', async () => {
    await withStore(async (store) => {
      await store.migrate();
      await store.accounts.create(ACCOUNT, KEY);
      expect(await store.integrity.comparesPages()).toBe(true);
      expect(await store.integrity.examine()).toEqual([]);
    });
    const file = await fileOf('accounts');
    await server.halt();
    const good = readFileSync(file);
    const place = good.indexOf(ACCOUNT.email);
    expect(place).toBeGreaterThan(0);
    writeFileSync(file, Buffer.from(good).fill(good.readUInt8(place) ^ 1, place, place + 1));
    await server.resume();
    await withStore(async (store) => {
      expect(await store.integrity.examine()).toEqual(['accounts: a page differs from the written page']);
      await expect(store.accounts.byId('acc_1')).rejects.toThrow(/invalid page/);
    });
    await server.halt();
    writeFileSync(file, good);
    await server.resume();
    expect(await withStore((store) => store.integrity.examine())).toEqual([]);
  });
});
