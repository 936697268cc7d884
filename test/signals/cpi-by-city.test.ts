import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_CPI_GROUPS, AU_CPI_MONTHLY_YOY } from '../../src/catalogue/series/prices.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { CPI_BY_CITY } from '../../src/signals/cpi-by-city.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { CITIES_JANUARY_2026, cityFigures } from './consumer-prices.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-01T00:00:00.000Z');
});
afterEach(() => shelf.close());

const evaluate = (text = '') => evaluateSignal(shelf.ctx, CPI_BY_CITY, params(text));
const rows = async (text = '') => (await evaluate(text)).data as readonly Record<string, unknown>[];
const HOUSING = AU_CPI_GROUPS.find(({ detail }) => detail === 'HOUSING');

test('golden: January 2026, each capital against the nation (3.8)', async () => {
  await putSeries(shelf, [...cityFigures(), { handle: AU_CPI_MONTHLY_YOY, values: { '2026-01': 3.8 } }]);
  const answer = await evaluate();
  expect(answer.data).toEqual([
    { period: '2026-01', city: 'Sydney', group: 'All groups', annual_change_pct: 3.9, national_pct: 3.8, delta_ppt: 0.1 },
    { period: '2026-01', city: 'Melbourne', group: 'All groups', annual_change_pct: 3.3, national_pct: 3.8, delta_ppt: -0.5 },
    { period: '2026-01', city: 'Brisbane', group: 'All groups', annual_change_pct: 4.3, national_pct: 3.8, delta_ppt: 0.5 },
    { period: '2026-01', city: 'Adelaide', group: 'All groups', annual_change_pct: 3.5, national_pct: 3.8, delta_ppt: -0.3 },
    { period: '2026-01', city: 'Perth', group: 'All groups', annual_change_pct: 4.9, national_pct: 3.8, delta_ppt: 1.1 },
    { period: '2026-01', city: 'Hobart', group: 'All groups', annual_change_pct: 3.6, national_pct: 3.8, delta_ppt: -0.2 },
    { period: '2026-01', city: 'Darwin', group: 'All groups', annual_change_pct: 3.1, national_pct: 3.8, delta_ppt: -0.7 },
    { period: '2026-01', city: 'Canberra', group: 'All groups', annual_change_pct: 3.6, national_pct: 3.8, delta_ppt: -0.2 },
  ]);
  expect(answer.meta.summary).toEqual({ national_pct: 3.8, highest_city: 'Perth', lowest_city: 'Darwin' });
  expect(answer.meta.row_count).toBe(8);
  expect(Object.keys(CITIES_JANUARY_2026)).toHaveLength(8);
});

test('a group is available if it is published, and city and group have several names', async () => {
  const [sydney, national] = [HOUSING?.monthlyYoyByCapital.SYDNEY, HOUSING?.monthlyYoy];
  if (!sydney || !national) throw new Error('no housing');
  // Housing is invented.
  await putSeries(shelf, [
    ...cityFigures(),
    { handle: sydney, values: { '2026-01': 7.1 } },
    { handle: national, values: { '2026-01': 6.8 } },
  ]);
  expect(await rows('city=nsw')).toEqual([
    expect.objectContaining({ city: 'Sydney', group: 'All groups', annual_change_pct: 3.9, national_pct: null, delta_ppt: null }),
    expect.objectContaining({ city: 'Sydney', group: 'Housing', annual_change_pct: 7.1, national_pct: 6.8, delta_ppt: 0.3 }),
  ]);
  expect(await rows('group=Housing')).toHaveLength(1);
  expect(await rows('group=all-groups&city=Perth')).toEqual([expect.objectContaining({ city: 'Perth', annual_change_pct: 4.9 })]);
  await expect(evaluate('city=Sidney')).rejects.toMatchObject({ faults: [{ parameter: 'city', did_you_mean: 'Sydney' }] });
});

test('a city without a value for the latest month has no row', async () => {
  const [first, ...others] = cityFigures();
  if (!first) throw new Error('no cities');
  await putSeries(shelf, [{ ...first, values: { '2025-12': 3.7 } }, ...others]);
  expect((await rows()).map((row) => row['city'])).toEqual(['Melbourne', 'Brisbane', 'Adelaide', 'Perth', 'Hobart', 'Darwin', 'Canberra']);
});

test('the result is unavailable without any city', async () => {
  await putSeries(shelf, [{ handle: AU_CPI_MONTHLY_YOY, values: { '2026-01': 3.8 } }]);
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('no capital city') });
});

test('cities with equal increases are named together, in any order', async () => {
  const rising = (city: string | undefined): number => (city === 'Perth' || city === 'Hobart' ? 4.9 : city === 'Sydney' ? 3.9 : 3.1);
  await putSeries(
    shelf,
    cityFigures().map(({ handle }) => ({ handle, values: { '2026-01': rising(handle.place) } })),
  );
  const { meta } = await evaluate();
  expect(meta.headline).toBe(
    'Consumer prices in Perth and Hobart rose 4.9% in the year to January 2026, the most in any capital city shown. In Melbourne, Brisbane, Adelaide, Darwin and Canberra they rose 3.1%, the least.',
  );
  expect(meta.summary).toMatchObject({
    highest_city: 'Perth and Hobart',
    lowest_city: 'Melbourne, Brisbane, Adelaide, Darwin and Canberra',
  });
});

test('no city is named as highest if all increases are equal', async () => {
  await putSeries(
    shelf,
    cityFigures().map(({ handle }) => ({ handle, values: { '2026-01': 3.1 } })),
  );
  expect((await evaluate('city=Perth')).meta.headline).toBe('Consumer prices in Perth rose 3.1% in the year to January 2026.');
});
