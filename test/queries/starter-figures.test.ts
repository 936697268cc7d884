/** Every series of the catalogue in the starter data: no value has another scale than its neighbours or the noise of binary fractions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceKindOf } from '../../src/catalogue/reference-periods.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { at } from '../../src/core/assert.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { formatPeriod, period } from '../../src/core/period.ts';
import type { ReadSlice } from '../../src/queries/base/read-slice.ts';
import { referenceOf } from '../../src/queries/series/reading/reference.ts';
import { loadSeries } from '../../src/queries/series/reading/stored-series.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** Counts grow and shrink, but not by this much from one period to the next. */
const LARGEST_STEP = 300;
/** Means of what employers published, worked out here. */
const COMPUTED = 'wgea/HEADLINE_GAP';

let shelf: Shelf;
const read = new Map<string, { readonly slice: ReadSlice; readonly dataset: string }>();
beforeAll(async () => {
  shelf = await openShelf('2026-11-22T00:00:00.000Z', 'starter');
  const stored = new Set((await shelf.ctx.store.datasets.states()).flatMap(({ dataset, version }) => (version ? [dataset] : [])));
  for (const handle of SERIES) {
    if (!stored.has(datasetKey(handle.dataset))) continue;
    const loaded = await loadSeries(shelf.ctx, handle, null).catch(() => null);
    if (loaded) read.set(handle.id, { slice: loaded.slice, dataset: loaded.dataset });
  }
}, 240_000);
afterAll(() => shelf.close());

describe('the figures of the starter data', () => {
  test('are of many series', () => {
    expect(read.size).toBeGreaterThan(600);
  });

  test('are in one scale from the first to the last', () => {
    const jumps = [...read].flatMap(([id, { slice }]) => {
      const { t, value, freq } = slice.points;
      const far = value.findIndex((now, i) => {
        const then = i === 0 ? 0 : at(value, i - 1);
        return now * then > 0 && Math.max(now / then, then / now) > LARGEST_STEP;
      });
      return far < 0 ? [] : [`${id} ${formatPeriod(period(freq, at(t, far)))}`];
    });
    expect(jumps).toEqual([]);
  });

  test('an index and a chain volume name their reference period', () => {
    const without = SERIES.flatMap((handle) => {
      const slice = read.get(handle.id)?.slice;
      return slice === undefined || referenceKindOf(handle) === null || referenceOf(handle, slice) !== null ? [] : [handle.dataset.id];
    });
    expect([...new Set(without)]).toEqual([]);
  });

  test.each([
    ['AU.UNEMPLOYED.NT', ['2020-02']],
    ['AU.EMPLOYED.VIC', ['2020-02']],
    ['AU.POPULATION', []],
  ])('of %s say where a vintage starts: %j', (id, starts) => {
    const { series } = read.get(id)?.slice ?? {};
    expect(series?.editionStarts?.map((t) => formatPeriod(period(series.freq, t))) ?? []).toEqual(starts);
  });

  test('are decimals: 4273.2623675 and not 4273.262367500001', () => {
    const noisy = [...read].flatMap(([id, { slice, dataset }]) =>
      dataset === COMPUTED
        ? []
        : slice.points.value.filter((value) => Number(value.toPrecision(15)) !== value).map((value) => `${id} ${value}`),
    );
    expect(noisy).toEqual([]);
  });
});
