import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_BUILDING_APPROVALS_NEW, AU_BUILDING_COMPLETIONS_NEW } from '../../src/catalogue/series/housing.ts';
import { AU_NATURAL_INCREASE, AU_NOM } from '../../src/catalogue/series/population.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { APPROVALS_VS_MIGRATION } from '../../src/signals/approvals-vs-migration.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { monthsFrom, putSeries, quartersFrom } from './put-series.ts';

/** ABS Data API, BA_GCCSA 1.1.9.1.100.10.AUS.M, as returned in March 2026. */
const APPROVALS = monthsFrom(
  '2024-01',
  [
    10898, 13390, 12894, 13557, 15860, 12576, 16362, 14770, 14815, 17862, 15824, 14228, 13157, 16109, 15633, 14488, 16657, 16392, 17770,
    15199, 18365, 17201, 18324, 14787,
  ],
);
/** ABS Data API, ERP_COMP_Q 9.AUS.Q, thousands, as returned in July 2026. */
const MIGRATION = quartersFrom('2024-Q1', [128.7, 55.8, 81.6, 64.3, 107.1, 49.2, 88.1, 56.6]);

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-08-01T00:00:00.000Z');
  await putSeries(shelf, [{ handle: AU_BUILDING_APPROVALS_NEW, values: APPROVALS }]);
});
afterEach(() => shelf.close());

const put = (values: Record<string, number | null> = MIGRATION, unit?: string) =>
  putSeries(shelf, [{ handle: AU_NOM, values, ...(unit === undefined ? {} : { unit }) }]);
const evaluate = (text: string) => evaluateSignal(shelf.ctx, APPROVALS_VS_MIGRATION, params(text));
const rows = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden: approvals in the March 2026 vintage, migration in the July 2026 vintage', () => {
  /** By hand: 302,200 / 2.5 = 120,880 dwellings, and 186,297 / 120,880 = 154.1%. */
  test('2024-25: 302,200 persons, 186,297 dwellings', async () => {
    await put();
    expect(await rows('start=2025-Q2&end=2025-Q2')).toEqual([
      {
        period: '2025-Q2',
        approvals_4q: 186297,
        net_overseas_migration_4q: 302200,
        persons_per_dwelling: 2.5,
        natural_increase_4q: null,
        coverage_with_natural_increase_pct: null,
        completions_4q: null,
        completions_coverage_with_natural_increase_pct: null,
        dwellings_required: 120880,
        approvals_less_required: 65417,
        coverage_pct: expect.closeTo(154.117306, 6),
      },
    ]);
  });

  test('calendar 2025: 301,000 persons, 194,082 dwellings', async () => {
    await put();
    expect((await evaluate('')).data).toMatchObject({
      period: '2025-Q4',
      approvals_4q: 194082,
      net_overseas_migration_4q: 301000,
      dwellings_required: 120400,
      coverage_pct: expect.closeTo(161.197674, 6),
    });
  });
});

/** ABS ERP_COMP_Q 3.AUS.Q, thousands. By hand: 301,000 + 111,600 = 412,600 persons, or 165,040 dwellings. 194,082 of them are 117.6%. */
describe('natural increase', () => {
  const BIRTHS = quartersFrom('2025-Q1', [34.2, 32.1, 23.3, 22]);
  const putBoth = () =>
    putSeries(shelf, [
      { handle: AU_NOM, values: MIGRATION },
      { handle: AU_NATURAL_INCREASE, values: BIRTHS },
    ]);

  test('is added to migration, and coverage is given by both', async () => {
    await putBoth();
    expect((await evaluate('')).data).toMatchObject({
      period: '2025-Q4',
      natural_increase_4q: 111600,
      coverage_pct: expect.closeTo(161.197674, 6),
      coverage_with_natural_increase_pct: expect.closeTo(117.596946, 6),
    });
  });

  test('is included on request, and quarters without it then have no row', async () => {
    await putBoth();
    const { data } = await evaluate('include_natural_increase=1');
    expect(data).toMatchObject({ dwellings_required: 165040, coverage_pct: expect.closeTo(117.596946, 6) });
    expect((await rows('start=2024&include_natural_increase=yes')).map((row) => row['period'])).toEqual(['2025-Q4']);
  });
});

/** ABS 8752.0, December quarter 2025: 172,642 new dwellings completed in 2025. By hand: 172,642 / (412,600 / 2.5) = 104.6%. */
test('completions are included next to approvals if all four quarters are published', async () => {
  await putSeries(shelf, [
    { handle: AU_NOM, values: MIGRATION },
    { handle: AU_NATURAL_INCREASE, values: quartersFrom('2025-Q1', [34.2, 32.1, 23.3, 22.0]) },
  ]);
  const completions = quartersFrom('2025-Q1', [40_000, 42_000, 42_840, 47_802]);
  await putSeries(shelf, [{ handle: AU_BUILDING_COMPLETIONS_NEW, values: completions }]);
  const all = await rows('start=2024');
  expect(all.at(-1)).toMatchObject({
    period: '2025-Q4',
    completions_4q: 172_642,
    completions_coverage_with_natural_increase_pct: expect.closeTo(104.606, 3),
  });
  expect(all.slice(0, -1).map((row) => row['completions_4q'])).toEqual(all.slice(0, -1).map(() => null));
});

test('persons per dwelling is a dated constant and a parameter', async () => {
  await put();
  expect((await evaluate('')).meta.notes.join('\n')).toMatch(
    /persons_per_dwelling is 2\.5 persons from 10 August 2021\. Source: ABS, Census/,
  );
  const answer = await evaluate('persons_per_dwelling=2');
  expect(answer.data).toMatchObject({ persons_per_dwelling: 2, dwellings_required: 150500 });
  expect(answer.meta.notes.join('\n')).not.toContain('persons_per_dwelling =');
  await expect(evaluate('persons_per_dwelling=0')).rejects.toMatchObject({ faults: [{ parameter: 'persons_per_dwelling' }] });
});

test('the same values in persons instead of thousands give the same result', async () => {
  await put();
  const inThousands = await rows('start=2024');
  const persons = Object.fromEntries(Object.entries(MIGRATION).map(([period, value]) => [period, Math.round(value * 1000)]));
  await put(persons, 'Persons');
  expect(await rows('start=2024')).toEqual(inThousands);
});

/** ERP_COMP_Q, financial year 2020-21: -85.0 thousand. */
test('negative migration needs no dwellings and has no coverage', async () => {
  await put(quartersFrom('2024-Q1', [-32.1, -28.4, -13.6, -10.9, 10.9, 32.1, 28.4, 13.6]));
  expect((await rows('start=2024'))[0]).toMatchObject({
    period: '2024-Q4',
    net_overseas_migration_4q: -85000,
    dwellings_required: -34000,
    coverage_pct: null,
  });
});

/** In the year to December 2021 migration was near zero, so the ratio of 6,132% had no meaning. */
test('no share is given for fewer than 50,000 persons, but approvals less the dwellings needed always are', async () => {
  await put(quartersFrom('2024-Q1', [5, 5, 5, 5, 12.5, 12.5, 12.5, 12.5]));
  const all = await rows('start=2024');
  expect(all.at(0)).toMatchObject({ period: '2024-Q4', dwellings_required: 8000, coverage_pct: null });
  expect(all.at(0)?.['approvals_less_required']).toBe(Number(all.at(0)?.['approvals_4q']) - 8000);
  expect(all.at(-1)).toMatchObject({ period: '2025-Q4', dwellings_required: 20000, coverage_pct: expect.closeTo(970.41, 2) });
});

test('a missing quarter of migration removes the four quarters that include it', async () => {
  await put({ ...MIGRATION, '2024-Q4': null });
  expect((await rows('start=2024')).map((row) => row['period'])).toEqual(['2025-Q4']);
});
