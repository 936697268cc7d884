/**
 * Checks first published values that are stored as single values, for GDP growth, wages and retail turnover. They fill gaps and
 * contradict no stored release.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { formatPeriod, isoDay, period } from '../../src/core/period.ts';
import { readLives } from '../../src/queries/base/stored-dataset.ts';
import { loadSeries, loadSingles } from '../../src/queries/series/reading/stored-series.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { seriesMeta } from '../../src/queries/series/series-meta.ts';
import { AS_PUBLISHED } from '../../src/queries/series/transforms/series-transforms.ts';
import { firstPublished, firstsOf } from '../../src/queries/series/vintages/first-published.ts';
import { readVintages } from '../../src/queries/series/vintages/read-vintages.ts';
import { changeDays, spellsOf } from '../../src/queries/series/vintages/series-vintages.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from './loaded-starter.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

const series = (id: string) => present(findSeries(id), id);

describe('a single value of the release day', () => {
  it.each([
    ['AU.GDP.QOQ', '2015-Q2', 0.2, '2015-09-02'],
    ['AU.GDP.QOQ', '2021-Q3', -1.9, '2021-12-01'],
    ['AU.WPI.YOY', '2015-Q2', 2.3, '2015-08-12'],
    ['AU.RETAIL', '2019-03', 27367.5, '2019-05-07'],
  ])('is the first value of %s for %s', async (id, when, value, day) => {
    const { data } = await readVintages(shelf.ctx, series(id), params(`release=1&start=${when}&end=${when}`));
    expect(data).toEqual([expect.objectContaining({ period: when, value, realtime_start: day })]);
    const first = await readSeries(shelf.ctx, series(id), params(`with=first&start=${when}&end=${when}`));
    expect(first.data).toEqual([expect.objectContaining({ period: when, first_value: value })]);
  });

  it('is not used in a response about a past day', async () => {
    const requested = readSeries(shelf.ctx, series('AU.GDP.QOQ'), params('as_of=2015-09-03'));
    await expect(requested).rejects.toMatchObject({ code: 'REQ_VINTAGE_GAP' });
  });

  it('is included in the share of known first values', async () => {
    const { data } = await seriesMeta(shelf.ctx, series('AU.GDP.QOQ'));
    expect((data as { vintages: { first_release_known_share: number } }).vintages.first_release_known_share).toBeGreaterThan(0.16);
  });
});

it.each(['AU.GDP.QOQ', 'AU.WPI.QOQ', 'AU.WPI.YOY', 'AU.RETAIL'])('no single value of %s contradicts a stored release', async (id) => {
  const loaded = await loadSeries(shelf.ctx, series(id), null);
  const single = present(await loadSingles(shelf.ctx, series(id)), id);
  const spells = await spellsOf(shelf.ctx, loaded, AS_PUBLISHED, await changeDays(shelf.ctx, loaded, AS_PUBLISHED));
  const { known } = firstPublished(loaded.handle, spells, AS_PUBLISHED);
  const both = (await readLives(shelf.ctx, single.dataset, single.stored)).filter(({ t }) => known.has(t));
  const differ = both.filter(({ t, value }) => spells.get(t)?.[0]?.value !== value);
  expect(differ.map(({ t }) => formatPeriod(period(loaded.slice.series.freq, t)))).toEqual([]);
});

it('does not change values of stored releases', async () => {
  const loaded = await loadSeries(shelf.ctx, series('AU.GDP.QOQ'), null);
  const { spells } = await firstsOf(shelf.ctx, loaded, AS_PUBLISHED);
  const own = await spellsOf(shelf.ctx, loaded, AS_PUBLISHED, await changeDays(shelf.ctx, loaded, AS_PUBLISHED));
  for (const [t, stored] of own) expect(spells.get(t)?.slice(-stored.length), isoDay(t)).toEqual(stored);
});
