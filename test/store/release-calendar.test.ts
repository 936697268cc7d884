/** The program reads the release calendar again when the store has changed. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Sql } from '../../src/store/ports/sql.ts';
import { SqlReleaseStore } from '../../src/store/releases/release-store.ts';
import { ChangeCounter } from '../../src/store/sqlite/change-counter.ts';
import { SqliteDatabase } from '../../src/store/sqlite/database.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-counter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('releases are read again after another program changed them', async () => {
  let [counter, read] = [1, 0];
  const all = async (): Promise<unknown[]> => {
    read += 1;
    return [{ publication_id: `release ${counter}`, release_at: 1000 }];
  };
  const store = new SqlReleaseStore({ all } as unknown as Sql, () => counter);
  const titles = async (): Promise<readonly string[]> => (await store.between(0, 2000, 'abs')).map(({ publicationId }) => publicationId);
  for (let n = 0; n < 20; n += 1) expect(await titles()).toEqual(['release 1']);
  expect(read).toBe(1);
  counter = 2;
  expect(await titles()).toEqual(['release 2']);
  expect(read).toBe(2);
});

it('the change counter is read once in a turn, and again after a write of this process', async () => {
  const settings = { synchronous: 'NORMAL', cacheMiB: 1 } as const;
  const [own, other] = [0, 1].map(() => SqliteDatabase.open(path.join(folder, 'data.db'), settings)) as [SqliteDatabase, SqliteDatabase];
  own.exec('CREATE TABLE change_counter (n INTEGER NOT NULL) STRICT; INSERT INTO change_counter (n) VALUES (1)');
  const counter = new ChangeCounter(own);
  expect(counter.ofTurn()).toBe(1);
  other.run('UPDATE change_counter SET n = 2');
  expect(counter.ofTurn()).toBe(1);
  await turn();
  expect(counter.ofTurn()).toBe(2);
  own.run('UPDATE change_counter SET n = 3');
  expect(counter.ofTurn()).toBe(3);
  other.run('UPDATE change_counter SET n = 4');
  expect([counter.read(), counter.ofTurn()]).toEqual([4, 4]);
  for (const db of [own, other]) db.close();
});
