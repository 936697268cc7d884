/** A row that no version of the program writes is reported with its table, its dataset and the remedy. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';

it('the error names the table, the dataset and the remedy', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wattle-impossible-'));
  const clock = new FixedClock('2026-11-21T00:00:00Z');
  const first = await openStore({ databaseUrl: null, dataDir, clock });
  await first.migrate();
  await first.datasets.noteCheck('rba/G1', clock.now(), { code: 'UP_TIMEOUT', detail: 'Too late.', address: null });
  await first.close();
  const database = new DatabaseSync(path.join(dataDir, 'data.db'));
  database.exec('UPDATE datasets SET failure_since = NULL');
  database.close();
  const second = await openStore({ databaseUrl: null, dataDir, clock });
  await second.migrate();
  await expect(second.datasets.states()).rejects.toMatchObject({
    code: 'STORE_DAMAGED',
    message: expect.stringMatching(/rba\/G1 in the table datasets/),
    hint: expect.stringContaining('restore a backup'),
  });
  await second.close();
  rmSync(dataDir, { recursive: true, force: true });
});
