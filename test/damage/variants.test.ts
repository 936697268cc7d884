/** Files of every dataset, changed as publishers change them in good faith: read right, or refused with the address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { dottedId, isAsked, type Source, type SourceCode, storeKey } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import type { Store } from '../../src/store/port.ts';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { type Outcome, outcomeOf, partsOf } from './outcome.ts';
import { startSmallEditions } from './small-editions.ts';
import { renderTable } from './table.ts';
import { VARIANTS } from './variants.ts';

const clock = new FixedClock('2026-11-21T03:00:00Z');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const ALL = datasets().filter((dataset) => isAsked(dataset) && !dataset.cadence.onDemand);

let dataDir: string;
let sandbox: LoopbackServer;
let agencies: LoopbackServer;
let upstream: Upstream;
let store: Store;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-variants-'));
  sandbox = await startSandbox({ datasets: datasets(), clock });
  agencies = await startSmallEditions(sandbox.url);
  upstream = createUpstream({ mode: { kind: 'base', url: agencies.url }, clock, attempts: 3, backoffMs: 1 });
  store = openSqliteStore({ dataDir, clock });
  await store.migrate();
});

afterAll(async () => {
  await upstream.close();
  await store.close();
  await agencies.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

it('is read right, or refused with its address: never another figure, and nothing lost without a word', async () => {
  const sourceOf = (code: SourceCode): Source => {
    const source = findSource(code);
    if (!source) throw new Error(`There is no source ${code}.`);
    return source;
  };
  const refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
  const results = new Map<string, ReadonlyMap<string, Outcome>>();
  for (const dataset of ALL) {
    const id = dottedId(dataset);
    const { error } = await refresher.refresh(dataset);
    const first = (await store.datasets.versions(storeKey(dataset)))[0];
    if (!first) throw new Error(`Nothing of ${id} is stored: ${error?.message}`);
    const sound = await partsOf(store, dataset, first);
    const row = new Map<string, Outcome>();
    for (const variant of VARIANTS) {
      const outcome = await outcomeOf(store, dataset, sound, variant, clock.now());
      if (outcome) row.set(variant.name, outcome);
    }
    results.set(id, row);
  }
  const faults = [...results].flatMap(([id, row]) =>
    [...row].flatMap(([name, { result, why }]) => (result === 'fault' ? [`${name} | ${id}: ${why}`] : [])),
  );
  // `npm run generate` writes it.
  await expect(renderTable(results)).toMatchFileSnapshot('../../docs/sources/damages.md');
  expect(faults).toEqual([]);
}, 2_400_000);
