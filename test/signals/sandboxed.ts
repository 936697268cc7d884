/** Makes a store with every dataset that indicators use. The simulated agencies publish them, and the real connectors import them. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunnerTestSuite } from 'vitest';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey, type Source, type SourceCode, storedAs } from '../../src/core/define-dataset.ts';
import type { Signal } from '../../src/core/define-signal.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { datasetsOf } from '../../src/queries/base/signal-inputs.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { copyMadeOnce, OF_STORES } from '../made-once.ts';

/** Files on which all simulated agencies and all imports depend. */
const OF_AGENCIES = ['sandbox', ...OF_STORES];

/** Returns the declaration and specimen of a dataset, and the parsers for its source. */
function inputsOf({ source, id }: Dataset): readonly string[] {
  const folder = path.join('src', 'sources', source);
  const parsers = readdirSync(folder).filter((name) => name !== 'datasets');
  const own = [path.join(folder, 'datasets', `${id}.ts`), path.join('test', 'specimens', source, `${id}.json`)];
  return [...parsers.map((name) => path.join(folder, name)), ...own.filter((file) => existsSync(file))];
}

export interface Sandboxed {
  readonly store: Store;
  readonly clock: FixedClock;
  readonly ctx: QueryContext;
  close(): Promise<void>;
}

/** Returns the datasets that indicators use, without duplicates. Views are replaced with their dataset. */
export const signalDatasets = (signals: readonly Signal[] = SIGNALS): readonly Dataset[] => [
  ...new Map(signals.flatMap(datasetsOf).map((dataset) => [datasetKey(storedAs(dataset)), storedAs(dataset)])).values(),
];

/**
 * Returns the indicators whose groups in a file are selected, for example with `-t`. Each group is named after one indicator. Returns all
 * indicators if other tests run too.
 */
export function signalsThatRun({ tasks }: Readonly<Pick<RunnerTestSuite, 'tasks'>>): readonly Signal[] {
  const isOf = (name: string, { id }: Signal): boolean => name === id || name === `history of ${id}` || name.startsWith(`${id}: `);
  const running = tasks.filter(({ mode }) => mode === 'run' || mode === 'only');
  return running.every(({ name }) => SIGNALS.some((signal) => isOf(name, signal)))
    ? SIGNALS.filter((signal) => running.some(({ name }) => isOf(name, signal)))
    : SIGNALS;
}

/**
 * Opens a separate store for the caller. Loading all indicators takes a few seconds, so it is done once in a run, and the result is copied.
 */
export async function openSandboxed(now = '2026-11-21T03:00:00.000Z', signals: readonly Signal[] = SIGNALS): Promise<Sandboxed> {
  const clock = new FixedClock(now);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wattle-signals-'));
  const wanted = signalDatasets(signals);
  const content = createHash('sha256').update(JSON.stringify([now, wanted.map(datasetKey)]));
  await copyMadeOnce(`sandboxed-${content.digest('hex').slice(0, 16)}`, dataDir, (folder) => loadSandboxed(folder, now, wanted), [
    ...OF_AGENCIES,
    ...new Set(wanted.flatMap(inputsOf)),
  ]);
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  return {
    store,
    clock,
    ctx: {
      store,
      clock,
      caches: new QueryCaches(),
      freshener: null,
      publicUrl: 'https://api.example.org',
      sandbox: true,
      version: '1.0.0',
    },
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function loadSandboxed(dataDir: string, now: string, wanted: readonly Dataset[]): Promise<void> {
  const clock = new FixedClock(now);
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  await store.migrate();
  const sandbox = await startSandbox({ datasets: datasets(), clock });
  const upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const sourceOf = (code: SourceCode): Source => findSource(code) as Source;
  const refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
  for (const dataset of wanted) {
    const { result, error } = await refresher.refresh(dataset);
    if (result !== 'new_version') throw new Error(`${datasetKey(dataset)}: ${result} ${error?.message ?? ''}`);
  }
  await upstream.close();
  await sandbox.close();
  await store.close();
}
