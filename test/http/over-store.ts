/**
 * Makes a server over a store with real values and the real catalogue. Requests run through the whole program, from HTTP to the stored
 * rows.
 */
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../src/catalogue/series.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { type Harness, startHarness } from './harness.ts';

export interface OverStore {
  readonly shelf: Shelf;
  /** Returns the body of a response with status 200, parsed as JSON. */
  json(target: string): Promise<Record<string, unknown> & { data: never; meta: never }>;
  readonly get: Harness['get'];
  readonly ask: Harness['ask'];
  close(): Promise<void>;
}

export async function serveStore(now: string, content: 'nothing' | 'starter'): Promise<OverStore> {
  const shelf = await openShelf(now, content);
  const catalogue = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };
  const harness = await startHarness({ monthlyQuota: 100_000, deps: { context: shelf.ctx, catalogue, signals: SIGNALS } });
  return {
    shelf,
    get: harness.get,
    ask: harness.ask,
    async json(target) {
      const { statusCode, body } = await harness.get(target);
      if (statusCode !== 200) throw new Error(`${target}: ${statusCode} ${body}`);
      return JSON.parse(body);
    },
    async close() {
      await harness.close();
      await shelf.close();
    },
  };
}
