/** Measures the calculation of every indicator over its whole history, as needed after a change to all inputs. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findDataset, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { datasetKey, type Source, type SourceCode, storedAs } from '../../src/core/define-dataset.ts';
import type { Signal } from '../../src/core/define-signal.ts';
import { WattleError } from '../../src/core/errors.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { datasetsOf } from '../../src/queries/base/signal-inputs.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { type BenchCase, median, noteRow, type Row, seconds } from '../measure.ts';

const ROUNDS = 5;
const MOST_SECONDS = 1;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Opens two stores. The simulated agencies have every dataset, and the starter data have the longest histories. */
async function openBoth(folder: string, clock: FixedClock): Promise<readonly Store[]> {
  const [simulated, starter] = await Promise.all(
    ['simulated', 'starter'].map(async (name) => {
      const store = await openStore({ databaseUrl: null, dataDir: path.join(folder, name), clock });
      await store.migrate();
      return store;
    }),
  );
  if (!simulated || !starter) throw new Error('no store');
  await loadStarter({ store: starter, directory: path.resolve('starter'), clock, log: silent, catalogue: { findDataset } });
  const sandbox = await startSandbox({ datasets: datasets(), clock });
  const upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
  const refresher = new Refresher({ store: simulated, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
  const needed = new Map(SIGNALS.flatMap(datasetsOf).map((dataset) => [datasetKey(storedAs(dataset)), storedAs(dataset)]));
  for (const dataset of needed.values()) await refresher.refresh(dataset);
  await upstream.close();
  await sandbox.close();
  return [simulated, starter];
}

const all = (signal: Signal): URLSearchParams => new URLSearchParams(signal.mode === 'history' ? 'start=1900' : '');

/** Calculates the available indicators. Returns the number of indicators and the number of rows. */
async function evaluateAll(ctx: QueryContext): Promise<{ readonly signals: number; readonly rows: number }> {
  let [answered, rows] = [0, 0];
  for (const signal of SIGNALS) {
    try {
      rows += (await evaluateSignal(ctx, signal, all(signal))).meta.row_count;
      answered += 1;
    } catch (error) {
      if (!(error instanceof WattleError) || error.status !== 503) throw error;
    }
  }
  return { signals: answered, rows };
}

export const signals: BenchCase = {
  name: 'signals',
  about: `Calculates all ${SIGNALS.length} indicators (signals) for all periods, one after the other, with empty caches. The program reads the figures from SQLite and applies the formula to every period.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-signals-'));
    const clock = new FixedClock('2026-11-21T03:00:00Z');
    const stores = await openBoth(folder, clock);
    try {
      const rows: Row[] = [];
      for (const [i, store] of stores.entries())
        rows.push(...(await measure(i === 0 ? 'simulated figures' : 'starter data', store, clock)));
      return rows;
    } finally {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measure(what: string, store: Store, clock: FixedClock): Promise<readonly Row[]> {
  const context = (): QueryContext => ({
    // Query caches are linked to the store object, so a copy of the object has empty caches.
    store: { ...store },
    clock,
    caches: new QueryCaches(),
    freshener: null,
    publicUrl: 'http://localhost',
    sandbox: true,
    version: '0',
  });
  const found = await evaluateAll(context());
  const [cold, kept]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ctx = context();
    cold.push(await seconds(() => evaluateAll(ctx)));
    kept.push(await seconds(() => evaluateAll(ctx)));
  }
  const full = median(cold);
  return [
    {
      what: `${what}: calculation with empty caches`,
      value: `${full.toFixed(2)} s`,
      bar: `within ${MOST_SECONDS} s`,
      met: full <= MOST_SECONDS,
    },
    noteRow(`${what}: repeated with full caches`, `${median(kept).toFixed(2)} s`),
    noteRow(`${what}: indicators with a response, rows`, `${found.signals}, ${found.rows}`),
  ];
}
