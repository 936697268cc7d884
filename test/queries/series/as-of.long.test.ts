/** With the history in the starter data, a response for a past day has exactly the values published by that day. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revisionPolicies } from '../../../src/catalogue/releases/revision-policies.ts';
import { SERIES } from '../../../src/catalogue/series.ts';
import { FixedClock, isoInstant } from '../../../src/core/clock.ts';
import { type DatasetKey, datasetKey } from '../../../src/core/define-dataset.ts';
import { formatPeriod, isoDay } from '../../../src/core/period.ts';
import type { QueryContext } from '../../../src/queries/base/context.ts';
import { QueryCaches } from '../../../src/queries/base/query-caches.ts';
import { policyOf } from '../../../src/queries/base/real-time/own-vintages.ts';
import { findStored } from '../../../src/queries/series/reading/stored-series.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Store } from '../../../src/store/ports/port.ts';
import { withStarterStore } from '../../starter/loaded-starter.ts';
import { params } from '../shelf.ts';

const DAY_MS = 86_400_000;

describe('the history in the starter data', () => {
  let folder: string;
  let store: Store;
  let ctx: QueryContext;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-as-of-'));
    const clock = new FixedClock('2026-11-21T00:00:00Z');
    await withStarterStore(folder);
    store = await openStore({ databaseUrl: null, dataDir: folder, clock });
    ctx = {
      store,
      clock,
      caches: new QueryCaches(),
      freshener: null,
      publicUrl: 'https://api.example.org',
      sandbox: false,
      version: '1.0.0',
    };
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const factsOf = async (key: DatasetKey) => {
    const versions = await store.datasets.versions(key);
    return {
      state: await store.datasets.state(key),
      series: await store.datasets.series(key),
      effectiveFrom: new Map(versions.map((one) => [one.seq, one.effectiveFrom])),
    };
  };

  test('has in each vintage of every named series the values known on its day', async () => {
    let checked = 0;
    const facts = new Map<DatasetKey, Awaited<ReturnType<typeof factsOf>>>();
    for (const handle of SERIES) {
      const key = datasetKey(handle.dataset);
      const existing = facts.get(key) ?? (await factsOf(key));
      facts.set(key, existing);
      const stored = existing.state && findStored(handle, existing.state, existing.series);
      if (!stored || existing.effectiveFrom.size < 2) continue;
      const instants = await store.datasets.vintages(key, stored.id);
      if (instants.length < 2) continue;
      const lives = await store.datasets.lives(key, stored.id);
      const { effectiveFrom } = existing;
      const never = Number.POSITIVE_INFINITY;
      for (const instant of instants.slice(0, -1).map((at, i) => (at + (instants[i + 1] ?? at)) / 2)) {
        const expected = lives
          .filter(
            ({ fromSeq, toSeq }) =>
              (effectiveFrom.get(fromSeq) ?? never) <= instant && (toSeq === null ? never : (effectiveFrom.get(toSeq) ?? never)) > instant,
          )
          .flatMap(({ t, value }) => (value === null ? [] : [[formatPeriod({ freq: stored.freq, t }), value]]));
        const { data, meta } = await readSeries(ctx, handle, params(`gap=allow&as_of=${isoInstant(instant)}`));
        const read = (data as readonly { period: string; value: number }[]).map(({ period, value }) => [period, value]);
        const isRevised = existing.state?.version == null || policyOf({ dataset: handle.dataset, state: existing.state, stored }) === null;
        // Values that are never revised have their own days, so a response may have more values than the stored vintage.
        const listed = new Set(expected.map(([period]) => period));
        const both = read.filter(([period]) => listed.has(period));
        expect([handle.id, isRevised ? read : both]).toEqual([handle.id, expected]);
        expect(Date.parse(meta.vintage ?? '')).toBeLessThanOrEqual(instant);
        checked += 1;
      }
      const first = instants[0] ?? 0;
      const hasPolicy = revisionPolicies().some(({ dataset }) => dataset === key);
      if (first === Math.min(...effectiveFrom.values()) && !hasPolicy) {
        await expect(readSeries(ctx, handle, params(`as_of=${isoDay(Math.floor(first / DAY_MS) - 1)}`))).rejects.toMatchObject({
          code: 'REQ_NO_VINTAGE',
        });
      }
    }
    expect(checked).toBeGreaterThan(20);
  }, 400_000);
});
