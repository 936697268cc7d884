import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_DWELLING_VALUE } from '../../src/catalogue/series/housing.ts';
import { AU_CPI_RENTS_INDEX } from '../../src/catalogue/series/prices.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { WAGE_VS_RENT_GAP } from '../../src/signals/wage-vs-rent-gap.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { putWages, WPI_GROWTH } from './published.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-09-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

/** ABS RES_DWELL_ST 5.AUS.Q as of September 2026, $'000; ABS CPI 1.30014.10.50.Q as of 1 August 2026. */
const DWELLINGS: Values = { '2022-Q4': 891, '2023-Q4': 949.4, '2024-Q4': 1002.9, '2025-Q4': 1093.2 };
const RENTS: Values = { '2024-Q4': 96.64, '2025-Q4': 100.53 };
const put = async (dwellings = DWELLINGS, rents = RENTS, wages: Values = WPI_GROWTH['20']) => {
  await putWages(shelf, { growth: { '20': wages } });
  await putSeries(shelf, [{ handle: AU_DWELLING_VALUE, values: dwellings }]);
  await putSeries(shelf, [{ handle: AU_CPI_RENTS_INDEX, values: rents }]);
};
const evaluate = async () => (await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params(''))).data as Record<string, number | string | null>;

test('golden: December quarter 2025, wages 3.4 against dwelling values 9.0 and rents 4.0', async () => {
  await put();
  const row = await evaluate();
  expect(row).toMatchObject({ period: '2025-Q4', wage_growth_pct: 3.4, direction: 'dwellings_ahead' });
  expect(row['wage_minus_rent_gap_ppt']).toBe(row['wage_minus_rent_ppt']);
  expect(
    [row['dwelling_value_growth_pct'], row['gap_ppt'], row['rent_growth_pct'], row['wage_minus_rent_ppt']].map((value) =>
      Number(value).toFixed(1),
    ),
  ).toEqual(['9.0', '-5.6', '4.0', '-0.6']);
});

test('golden: December quarter 2023, the latest quarter in which wages and dwellings have a value a year earlier', async () => {
  const { '2022-Q4': before, '2023-Q4': now } = DWELLINGS;
  await put({ '2022-Q4': before ?? null, '2023-Q4': now ?? null, '2024-Q2': 973.3 });
  const row = await evaluate();
  expect(row).toMatchObject({ period: '2023-Q4', wage_growth_pct: 4.3, rent_growth_pct: null, wage_minus_rent_ppt: null });
  expect(Number(row['dwelling_value_growth_pct'])).toBeCloseTo(100 * (949.4 / 891 - 1), 10);
});

test('nothing changes if an index or a level is multiplied by a constant', async () => {
  await put();
  const before = await evaluate();
  const times = (values: Values, by: number): Values =>
    Object.fromEntries(Object.entries(values).map(([quarter, value]) => [quarter, Number(value) * by]));
  await put(times(DWELLINGS, 1000), times(RENTS, 0.37));
  const after = await evaluate();
  for (const [field, value] of Object.entries(before)) {
    if (typeof value === 'number') expect(after[field]).toBeCloseTo(value, 9);
    else expect(after[field]).toBe(value);
  }
});

test('without a common quarter there is no result', async () => {
  await put({ '2025-Q4': 1093.2 });
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('no quarter in common') });
});

test('the sentence states known facts, with or without rents', async () => {
  const headline = async () => (await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params(''))).meta.headline;
  await put();
  expect(await headline()).toBe(
    'Wages rose 3.4%, the mean dwelling price rose 9.0% and rents rose 4.0% in the year to the December quarter 2025.',
  );
  const { '2022-Q4': before, '2023-Q4': now } = DWELLINGS;
  await put({ '2022-Q4': before ?? null, '2023-Q4': now ?? null, '2024-Q2': 973.3 });
  expect(await headline()).toBe(
    'No current value. The latest is for the December quarter 2023. Wages rose 4.3% and the mean dwelling price rose 6.6% in the year to the December quarter 2023.',
  );
});
