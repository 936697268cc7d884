/** The starter data, held against itself: what of published figures does not agree is known by name. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { contradictionsIn, contradictionText } from '../../src/watch/identities.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wattle-identities-'));
  const clock = new FixedClock('2026-11-22T00:00:00Z');
  store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  await store.migrate();
  await loadStarter({
    store,
    clock,
    directory: path.resolve('starter'),
    log: { info: () => {}, warn: () => {} },
    catalogue: { findDataset },
  });
}, 120_000);
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

it('agrees', async () => {
  const found = [];
  for (const identity of IDENTITIES) found.push(...(await contradictionsIn(store, identity)));
  for (const one of found) console.log(contradictionText(one));
  expect(found.length).toBe(0);
}, 60_000);
