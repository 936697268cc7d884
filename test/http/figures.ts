/** Starts a server with the starter files for some datasets. It contacts no agency. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../src/catalogue/series.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { STARTER_LOADED_AT, withStarterStore } from '../starter/loaded-starter.ts';
import { type Harness, type HarnessOptions, startHarness } from './harness.ts';

export interface Figures {
  readonly harness: Harness;
  readonly store: Store;
  close(): Promise<void>;
}

/** @param files names below the folder of the starter data, such as `rba/G1`, or all starter data, which are loaded once in a test run */
export async function startFigures(files: readonly string[] | 'starter', options: Omit<HarnessOptions, 'deps'> = {}): Promise<Figures> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-figures-'));
  const clock = new FixedClock(STARTER_LOADED_AT);
  if (files === 'starter') await withStarterStore(folder);
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  if (files !== 'starter') await load(files, store, clock, path.join(folder, 'starter'));
  const context = {
    store,
    clock,
    caches: new QueryCaches(),
    freshener: null,
    publicUrl: 'https://api.example.org',
    sandbox: false,
    version: '0.1.0',
  };
  const catalogue = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };
  const harness = await startHarness({ ...options, deps: { context, catalogue } });
  return {
    harness,
    store,
    async close() {
      await harness.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function load(files: readonly string[], store: Store, clock: FixedClock, directory: string): Promise<void> {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    cpSync(path.resolve('starter', `${file}.json.br`), path.join(directory, `${file}.json.br`));
  }
  await store.migrate();
  await loadStarter({ store, directory, clock, log: pino({ level: 'silent' }), catalogue: { findDataset } });
}
