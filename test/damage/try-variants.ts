import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { present } from '../../src/core/assert.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, dottedId, type SourceCode, storeKey } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { readOnce } from '../signals/faulty-store.ts';
import { type Outcome, outcomeOf, partsOf } from './outcome.ts';
import { scheduledDatasets } from './scheduled-datasets.ts';
import { startSmallVintages } from './small-vintages.ts';
import { renderRows, rowOf } from './table.ts';
import { VARIANTS } from './variants.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Declares tests of changes that agencies really make to files, and of files saved by another program. `npm run generate` records the
 * outcomes.
 */
export function tryVariants(sources: readonly SourceCode[]): void {
  describe('a changed file', () => {
    const clock = new FixedClock('2026-11-21T03:00:00Z');
    let dataDir: string;
    let sandbox: LoopbackServer;
    let agencies: LoopbackServer;
    let upstream: Upstream;
    let store: Store;
    let refresher: Refresher;

    beforeAll(async () => {
      dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-variants-'));
      sandbox = await startSandbox({ datasets: datasets(), clock });
      agencies = await startSmallVintages(sandbox.url);
      upstream = createUpstream({ mode: { kind: 'base', url: agencies.url }, clock, attempts: 3, backoffMs: 1 });
      store = openSqliteStore({ dataDir, clock });
      await store.migrate();
      const sourceOf = (code: SourceCode) => present(findSource(code), `The source ${code}`);
      refresher = new Refresher({ store, upstream, clock, origin: 'sandbox', log: silent, sourceOf });
    });

    afterAll(async () => {
      await upstream.close();
      await store.close();
      await agencies.close();
      await sandbox.close();
      rmSync(dataDir, { recursive: true });
    });

    async function outcomesOf(dataset: Dataset): Promise<ReadonlyMap<string, Outcome>> {
      const { error } = await refresher.refresh(dataset);
      const first = (await store.datasets.versions(storeKey(dataset)))[0];
      if (!first) throw new Error(`Nothing of ${dottedId(dataset)} is stored: ${error?.message}`);
      const unchanged = readOnce(store);
      const sound = await partsOf(unchanged, dataset, first);
      const outcomes = new Map<string, Outcome>();
      for (const variant of VARIANTS) {
        const outcome = await outcomeOf(unchanged, dataset, sound, variant, clock.now());
        if (outcome) outcomes.set(variant.name, outcome);
      }
      return outcomes;
    }

    it.each(sources)(
      'of %s (generated) is read correctly, or refused with a location',
      async (source) => {
        const rows: string[] = [];
        const faults: string[] = [];
        for (const dataset of scheduledDatasets([source])) {
          const [id, outcomes] = [dottedId(dataset), await outcomesOf(dataset)];
          rows.push(rowOf(id, outcomes));
          for (const [name, { result, why }] of outcomes) if (result === 'fault') faults.push(`${name} | ${id}: ${why}`);
        }
        await expect(renderRows(source, rows)).toMatchFileSnapshot(`../../docs/generated/damages/${source}.md`);
        expect(faults).toEqual([]);
      },
      2_400_000,
    );
  });
}
