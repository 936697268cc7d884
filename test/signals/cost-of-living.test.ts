import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_LIVING_COST } from '../../src/catalogue/series/households.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { COST_OF_LIVING } from '../../src/signals/cost-of-living.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { cityFigures, GROUPS_JUNE_2026, juneFigures } from './consumer-prices.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-08-03T00:00:00.000Z');
});
afterEach(() => shelf.close());

interface CostOfLiving {
  readonly groups: readonly { name: string; yoy_pct: number | null; contribution_ppt: number | null; rank: number | null }[];
  readonly cities: readonly { city: string; yoy_pct: number | null }[];
  readonly [field: string]: unknown;
}
const evaluate = (text = '') => evaluateSignal(shelf.ctx, COST_OF_LIVING, params(text));
const data = async () => (await evaluate()).data as unknown as CostOfLiving;

test('golden: June 2026, the eleven groups by contribution', async () => {
  await putSeries(shelf, [...juneFigures(), ...cityFigures()]);
  const row = await data();
  expect(row).toMatchObject({ period: '2026-06', headline_cpi_yoy_pct: 3.8, trimmed_mean_yoy_pct: 3.6, top_driver: 'Housing' });
  expect(row.groups.map(({ name, yoy_pct, contribution_ppt, rank }) => [name, yoy_pct, contribution_ppt, rank])).toEqual([
    ['Housing', 6.8, 1.4774, 1],
    ['Food and non-alcoholic beverages', 3.3, 0.5743, 2],
    ['Recreation and culture', 3.3, 0.4115, 3],
    ['Alcohol and tobacco', 4.4, 0.2895, 4],
    ['Health', 3.7, 0.2595, 5],
    ['Education', 4.8, 0.2305, 6],
    ['Insurance and financial services', 3.2, 0.1793, 7],
    ['Clothing and footwear', 4.9, 0.1564, 8],
    ['Furnishings, household equipment and services', 1.6, 0.1221, 9],
    ['Communication', 2.2, 0.0467, 10],
    ['Transport', 0.1, 0.01, 11],
  ]);
  const sum = row.groups.reduce((all, { contribution_ppt }) => all + (contribution_ppt ?? 0), 0);
  expect(Math.abs(sum - 3.8)).toBeLessThan(0.05);
  expect(Object.keys(GROUPS_JUNE_2026)).toHaveLength(row.groups.length);
});

test('cities all have their latest month, which is named', async () => {
  const [first, ...others] = cityFigures('2026-05');
  await putSeries(shelf, [...juneFigures(), ...(first ? [first] : []), ...others.map((one) => ({ ...one, values: { '2026-04': 9 } }))]);
  const { cities, cities_period, period } = await data();
  expect([period, cities_period, cities.length]).toEqual(['2026-06', '2026-05', 8]);
  expect(cities.filter(({ yoy_pct }) => yoy_pct !== null)).toEqual([{ city: 'Sydney', yoy_pct: 3.9 }]);
  expect((await evaluate('period=2026-06')).data).toMatchObject([{ cities_period: '2026-05' }]);
});

test('living costs have a separate quarter, and are missing if they are not stored', async () => {
  await putSeries(shelf, juneFigures());
  const answer = await evaluate();
  expect(answer.data).toMatchObject({ living_cost_indexes: { employee: null, self_funded_retiree: null }, living_cost_period: null });
  expect(answer.meta.notes).toContain('No data for abs.SLCI yet.');
  expect(answer.meta.headline).toMatch(/^No living cost indexes are available\. Consumer prices rose 3\.8%/);
  // The values are invented, because no release of 2026 is available. The test checks the quarter of each value.
  await putSeries(shelf, [
    { handle: AU_LIVING_COST.EMPLOYEE.YOY, values: { '2026-Q1': 2.7, '2026-Q2': 2.9 } },
    { handle: AU_LIVING_COST.AGE_PENSIONER.YOY, values: { '2026-Q1': 3.9 } },
  ]);
  const { living_cost_indexes, living_cost_period } = await data();
  expect([living_cost_period, living_cost_indexes]).toMatchObject(['2026-Q2', { employee: 2.9, age_pensioner: null }]);
  expect((await evaluate()).meta.headline).toMatch(
    /^Living costs of employee households rose 2\.9% in the year to the June quarter 2026\. /,
  );
  await putSeries(shelf, [
    { handle: AU_LIVING_COST.EMPLOYEE.YOY, values: { '2026-Q2': 2.9 } },
    { handle: AU_LIVING_COST.AGE_PENSIONER.YOY, values: { '2026-Q2': 4.1 } },
  ]);
  expect((await evaluate()).meta.headline).toContain(
    'age pensioner households rose 4.1% in the year to the June quarter 2026, the most of 2 types',
  );
});

test('a group without a published contribution has no rank and is not named as the cause', async () => {
  await putSeries(shelf, juneFigures().slice(0, 4));
  const { groups, top_driver } = await data();
  expect(groups[0]).toMatchObject({ name: 'Food and non-alcoholic beverages', rank: 1 });
  expect(groups.at(-1)).toMatchObject({ contribution_ppt: null, rank: null });
  expect(top_driver).toBe('Food and non-alcoholic beverages');
});
