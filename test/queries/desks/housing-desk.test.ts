/** Compares the housing desk with values calculated by hand: medians for capitals, the share of rent, and dwellings in the pipeline. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AU_CENSUS } from '../../../src/catalogue/series/census.ts';
import { AU_DWELLING_SALES } from '../../../src/catalogue/series/dwelling-sales.ts';
import {
  AU_BUILDING_APPROVALS,
  AU_BUILDING_COMMENCEMENTS,
  AU_BUILDING_COMMENCEMENTS_NEW,
  AU_BUILDING_COMPLETIONS,
  AU_BUILDING_COMPLETIONS_NEW_BY_STATE,
  AU_BUILDING_UNDERWAY,
  AU_DWELLING_VALUE,
  AU_DWELLING_VALUE_BY_STATE,
} from '../../../src/catalogue/series/housing.ts';
import { AU_BUILDING_APPROVED } from '../../../src/catalogue/series/housing-detail.ts';
import { AU_CPI_RENTS_INDEX } from '../../../src/catalogue/series/prices.ts';
import { AU_WPI_INDEX } from '../../../src/catalogue/series/wages.ts';
import { present } from '../../../src/core/assert.ts';
import { type OverStore, serveStore } from '../../http/over-store.ts';
import { putSeries } from '../../signals/put-series.ts';

const monthsOf = (year: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${year}-${String(i + 1).padStart(2, '0')}`, 1000 + i]));
const quarters = (value: number): Record<string, number> =>
  Object.fromEntries([1, 2, 3, 4].map((quarter) => [`2025-Q${quarter}`, value + quarter]));

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-03-03T00:00:00.000Z', 'nothing');
  const { shelf } = server;
  const sydney = present(
    AU_DWELLING_SALES.find(({ id }) => id === 'AU.DWELLING.MEDIAN.HOUSES.SYDNEY'),
    'Sydney',
  );
  const rent = present(
    AU_CENSUS.find(({ id }) => id === 'AU.CENSUS.RENT.MEDIAN'),
    'rent',
  );
  await putSeries(shelf, [{ handle: AU_WPI_INDEX, values: { '2021-Q3': 100, '2025-Q4': 110 } }]);
  await putSeries(shelf, [{ handle: sydney, values: { '2025-Q4': 1500 } }]);
  await putSeries(shelf, [{ handle: rent, values: { '2021': 400 } }]);
  await putSeries(shelf, [{ handle: AU_CPI_RENTS_INDEX, values: { '2021-Q3': 80, '2025-Q4': 100 } }]);
  const approved = present(AU_BUILDING_APPROVED[0], 'approvals in all buildings').byState;
  await putSeries(shelf, [
    { handle: AU_DWELLING_VALUE, values: { '2025-Q4': 1000 } },
    { handle: AU_DWELLING_VALUE_BY_STATE.VIC, values: { '2025-Q4': 900 } },
    { handle: AU_DWELLING_VALUE_BY_STATE.QLD, values: { '2025-Q4': 800 } },
  ]);
  await putSeries(shelf, [
    { handle: AU_BUILDING_APPROVALS, values: monthsOf(2025) },
    { handle: approved.VIC, values: monthsOf(2025) },
    { handle: approved.QLD, values: { ...monthsOf(2024), '2025-01': 3000, '2025-02': 3000 } },
  ]);
  await putSeries(shelf, [
    { handle: AU_BUILDING_COMMENCEMENTS_NEW, values: { '2016-Q2': 55 } },
    { handle: AU_BUILDING_COMPLETIONS_NEW_BY_STATE.VIC, values: quarters(500) },
    { handle: AU_BUILDING_COMMENCEMENTS, values: { '2025-Q2': 9, '2025-Q3': 9, '2025-Q4': 9 } },
    { handle: AU_BUILDING_COMPLETIONS, values: quarters(2000) },
    { handle: AU_BUILDING_UNDERWAY, values: quarters(8000) },
  ]);
}, 60_000);
afterAll(() => server.close());

const rows = async (query: string) => (await server.json(`/v1/housing-desk?${query}`))['data'] as readonly object[];

it('the rent in the Census, updated by the index, is shown as a share of income', async () => {
  // 400 · 100 / 80 = 500 a week. Income 52 · 1,746 · 1.1 = 99,871: 26.0%.
  expect((await rows('rate=5'))[0]).toMatchObject({ place: 'Australia', weekly_rent_aud: 500, rent_share_pct: 26, mean_price_aud: 1e6 });
});

it('the pipeline is the sum of four quarters, and null if one is missing', async () => {
  expect((await rows('rate=5'))[0]).toMatchObject({
    pipeline_period: '2025-Q4',
    approvals: 12_066,
    commencements: null,
    completions: 8010,
    under_construction: 8004,
  });
});

it('without counts of all dwellings, other counts of the ABS are used and named', async () => {
  const { data, meta } = (await server.json('/v1/housing-desk?rate=5')) as { data: { place: string }[]; meta: { notes: string[] } };
  expect(data.find(({ place }) => place === 'Victoria')).toMatchObject({
    pipeline_period: '2025-Q4',
    approvals: 12_066,
    completions: 2010,
  });
  expect(meta.notes).toContain('Victoria: approvals are for all buildings, completions are for new buildings only.');
});

it('counts that are not in the results do not decide how current they are', async () => {
  const { meta } = (await server.json('/v1/housing-desk?rate=5')) as { meta: { reason: { through: string } } };
  expect(meta.reason.through).toBe('2025-02');
});

it('without completions, approvals are for the latest whole quarter', async () => {
  const found = (await rows('rate=5')).find((row) => 'place' in row && row.place === 'Queensland');
  expect(found).toMatchObject({ pipeline_period: '2024-Q4', approvals: 12_066, completions: null, under_construction: null });
});

it('capitals have the median price of houses sold, and no starts or completions', async () => {
  const capitals = await rows('dwelling=houses&rate=5');
  expect(capitals).toHaveLength(1);
  expect(capitals[0]).toMatchObject({
    place: 'Sydney',
    series_id: 'AU.DWELLING.MEDIAN.HOUSES.SYDNEY',
    mean_price_aud: null,
    median_price_aud: 1_500_000,
    pipeline_period: null,
    approvals: null,
  });
});

it('notes name the datasets with missing inputs and count their series', async () => {
  const { meta } = (await server.json('/v1/housing-desk')) as { meta: { notes: string[] } };
  const note = meta.notes.find((one) => one.startsWith('This site has no data yet for these inputs: '));
  expect(note).toContain('Housing lending rates (1 of 1 series)');
  expect(note).toContain('Building activity (33 of 38 series)');
  expect(note).not.toContain('Wage Price Index');
});

it('the page names missing data, and offers the choice', async () => {
  const { body } = await server.get('/housing?dwelling=attached', { accept: 'text/html' });
  expect(body).toContain('No data yet. These prices, or the wage price index, are not stored on this site.');
  expect(body).toContain('<option value="attached" selected>Attached</option>');
});
