/** The release calendar is read again when the store has changed. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Sql } from '../../src/store/ports/sql.ts';
import { SqlReleaseStore } from '../../src/store/releases/release-store.ts';

it('reads the change counter once in a turn, and the releases after another program changed them', async () => {
  let [counter, counted, read] = [1, 0, 0];
  const all = async (): Promise<unknown[]> => {
    read += 1;
    return [{ publication_id: `release ${counter}`, release_at: 1000 }];
  };
  const store = new SqlReleaseStore({ all } as unknown as Sql, () => {
    counted += 1;
    return counter;
  });
  const titles = async (): Promise<readonly string[]> => (await store.between(0, 2000, 'abs')).map(({ publicationId }) => publicationId);
  for (let n = 0; n < 20; n += 1) expect(await titles()).toEqual(['release 1']);
  expect([counted, read]).toEqual([1, 1]);
  await turn();
  counter = 2;
  expect(await titles()).toEqual(['release 2']);
  expect([counted, read]).toEqual([2, 2]);
});
