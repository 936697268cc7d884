/**
 * Checks series of agencies that publish files. Each series exists in the declared unit after its dataset was read from the simulated
 * agency.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { handleFaults } from '../../src/cli/try.ts';
import { present } from '../../src/core/assert.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const NAMED = new Set(SERIES.map(({ dataset }) => dataset));
/** sandbox.long.test.ts reads the datasets of the ABS and the RBA. */
const READ = datasets().filter(
  (dataset): dataset is TimeSeriesDataset =>
    dataset.kind === 'time_series' && NAMED.has(dataset) && !['abs', 'rba'].includes(dataset.source),
);

let dataDir: string;
let sandbox: LoopbackServer;
let upstream: Upstream;
let store: Store;
let refresher: Refresher;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-named-'));
  sandbox = await startSandbox({ datasets: READ, clock });
  upstream = createUpstream({ mode: { kind: 'base', url: sandbox.url }, clock });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log, sourceOf: (code) => present(findSource(code), code) });
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

describe('named series', () => {
  it.each(READ.map((dataset) => [datasetKey(dataset), dataset] as const))(
    'of %s are loaded, in the declared unit',
    async (key, dataset) => {
      const { error } = await refresher.refresh(dataset);
      expect(error?.message).toBeUndefined();
      const order = (await store.datasets.state(key))?.dimensions.map(({ id }) => id) ?? [];
      const faults = handleFaults(dataset, order, await store.datasets.series(key));
      expect(faults.filter(({ kind }) => kind !== 'words').map(({ text }) => text)).toEqual([]);
    },
    60_000,
  );
});
