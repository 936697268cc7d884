import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_ALLGROUPS_INDEX, AU_CPI_GROUPS, AU_CPI_MONTHLY_INDEX, AU_CPI_MONTHLY_YOY } from '../../src/catalogue/series/prices.ts';
import type { SeriesView } from '../../src/core/define-signal.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { INFLATION_DECOMPOSITION } from '../../src/signals/inflation-decomposition.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries, viewOfFigures } from './put-series.ts';

/**
 * ABS Data API, CPI 2.0.0 1.<group>.10.50.Q as returned on 1 August 2026: 2023-Q4 to 2024-Q4, then 2025-Q2 and 2026-Q2, by group in the
 * order of publication, with all groups first.
 */
const QUARTERS = ['2023-Q4', '2024-Q1', '2024-Q2', '2024-Q3', '2024-Q4', '2025-Q2', '2026-Q2'];
const ALL = [94.53, 95.41, 96.41, 96.62, 96.81, 98.43, 102.31];
const GROUPS = [
  [94.51, 95.37, 96.49, 97.13, 97.29, 99.43, 102.58],
  [90.23, 91.01, 92.33, 93.59, 95.77, 97.56, 101.9],
  [96.43, 95.31, 98.24, 97.53, 97.69, 99.44, 103.23],
  [93.47, 94.19, 95.28, 95.11, 94.43, 97.19, 103.8],
  [97.37, 97.28, 98.11, 98.96, 98.81, 99, 99.88],
  [92.13, 94.73, 96.12, 96, 95.81, 100.02, 103.96],
  [99.84, 100.38, 101.26, 99.05, 98.4, 98.67, 101.81],
  [98.58, 98.3, 97.57, 98.1, 98.61, 98.53, 100.62],
  [95.19, 95.12, 95.55, 96.83, 98.34, 97.16, 99.77],
  [89.17, 94.4, 94.58, 94.93, 94.91, 99.8, 104.58],
  [93.1, 94.94, 96.13, 97.29, 98.07, 99.09, 102.38],
];
/** ABS Data API, CPI 2.0.0 1.<group>.10.50.M as returned on 1 August 2026, in the same order. */
const MONTHS = ['2024-10', '2024-11', '2024-12', '2025-04', '2025-05', '2025-06', '2026-04', '2026-05', '2026-06'];
const ALL_BY_MONTH = [96.32, 96.68, 97.31, 98.68, 98.2, 98.34, 102.8, 102.09, 102.03];
const GROUPS_BY_MONTH = [
  [97.03, 97.32, 97.56, 99.27, 99.38, 99.81, 102.03, 102.63, 103.06],
  [95.75, 95.99, 95.42, 97.31, 97.76, 97.57, 101.49, 102.36, 101.85],
  [96.96, 94.21, 95.01, 99.73, 97.67, 96.8, 105.59, 102.57, 101.54],
  [93.67, 95.32, 95.2, 97.25, 97.48, 97.62, 103.33, 103.8, 104.27],
  [98.68, 98.5, 97.65, 99.03, 98.64, 97.56, 100.25, 100.3, 99.09],
  [96.15, 96.02, 95.69, 100.37, 100.07, 99.97, 104.35, 103.83, 103.71],
  [97.61, 97.96, 99.02, 98.88, 98.12, 98.56, 105.42, 101.36, 98.64],
  [99.05, 98.94, 98.72, 99.21, 98.85, 98.01, 100.74, 100.9, 100.21],
  [96.78, 96.87, 101.6, 98.79, 95.85, 96.68, 101.26, 98.14, 99.91],
  [94.91, 94.92, 94.93, 99.79, 99.79, 99.83, 104.57, 104.57, 104.59],
  [97.82, 97.81, 98.34, 99.14, 99.03, 99.61, 102.08, 102.24, 102.8],
];
/** ABS Data API, CPI_WEIGHTS 1.<group>.50.Q as returned on 1 August 2026: 2023-Q4 and 2024-Q4. */
const WEIGHTS = [
  [17.15, 17.4394],
  [6.98, 6.5784],
  [3.4, 3.2535],
  [21.74, 21.3853],
  [8.43, 8.0177],
  [6.43, 6.7279],
  [11.42, 11.4459],
  [2.14, 2.1337],
  [12.55, 12.7443],
  [4.34, 4.6913],
  [5.43, 5.5828],
];
/** ABS Data API, CPI 2.0.0 7.<group>.10.50.M and 3.<group>.10.50.M, June 2026, as returned on 1 August 2026. */
const JUNE_2026 = {
  contributions: [0.5743, 0.2895, 0.1564, 1.4774, 0.1221, 0.2595, 0.01, 0.0467, 0.4115, 0.2305, 0.1793],
  changes: [3.3, 4.4, 4.9, 6.8, 1.6, 3.7, 0.1, 2.2, 3.3, 4.8, 3.2],
};

interface Group {
  readonly code: string;
  readonly weight_pct: number;
  readonly annual_change_pct: number;
  readonly contribution_ppt: number;
  readonly share_of_headline_pct: number | null;
  readonly rank: number;
}
type Row = Record<string, unknown> & { readonly groups: readonly Group[]; readonly headline_pct: number; readonly residual_ppt: number };

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-08-02T00:00:00.000Z');
});
afterEach(() => shelf.close());

const byPeriod = (periods: readonly string[], values: readonly (number | null)[]) =>
  Object.fromEntries(periods.map((period, i) => [period, values[i] ?? null]));

async function putQuarters(by = 1): Promise<void> {
  const scaled = (values: readonly number[]) => values.map((value) => value * by);
  await putSeries(shelf, [
    { handle: AU_CPI_ALLGROUPS_INDEX, values: byPeriod(QUARTERS, scaled(ALL)) },
    ...AU_CPI_GROUPS.map(({ index }, i) => ({ handle: index, values: byPeriod(QUARTERS, scaled(GROUPS[i] ?? [])) })),
  ]);
}
const putWeights = (periods: readonly string[] = ['2023-Q4', '2024-Q4']) =>
  putSeries(
    shelf,
    AU_CPI_GROUPS.map(({ weight }, i) => ({ handle: weight, values: byPeriod(periods, WEIGHTS[i] ?? []) })),
  );
/** Index numbers of the first of these months. */
const putIndexesByMonth = (months = MONTHS) =>
  putSeries(shelf, [
    { handle: AU_CPI_MONTHLY_INDEX, values: byPeriod(months, ALL_BY_MONTH) },
    ...AU_CPI_GROUPS.map(({ monthlyIndex }, i) => ({ handle: monthlyIndex, values: byPeriod(months, GROUPS_BY_MONTH[i] ?? []) })),
  ]);
const putMonths = (contributions: readonly (number | null)[] = JUNE_2026.contributions, headline = 3.8) =>
  putSeries(shelf, [
    { handle: AU_CPI_MONTHLY_YOY, values: { '2026-06': headline } },
    ...AU_CPI_GROUPS.map((group, i) => ({ handle: group.monthlyContribution, values: { '2026-06': contributions[i] ?? null } })),
    ...AU_CPI_GROUPS.map((group, i) => ({ handle: group.monthlyYoy, values: { '2026-06': JUNE_2026.changes[i] ?? null } })),
  ]);

const evaluate = (text: string) => evaluateSignal(shelf.ctx, INFLATION_DECOMPOSITION, params(text));
const newest = async (text: string) => (await evaluate(text)).data as unknown as Row;
const rows = async (text: string) => (await evaluate(text)).data as unknown as readonly Row[];
const sum = (row: Row) => row.groups.reduce((all, group) => all + group.contribution_ppt, 0);

describe('golden: the month of June 2026', () => {
  test('the contributions match the ABS: 3.757 of 3.8', async () => {
    await putMonths();
    await putWeights();
    const row = await newest('frequency=m');
    expect(row).toMatchObject({ period: '2026-06', headline_pct: 3.8, method: 'published', weight_periods: ['2024-Q4'] });
    expect(row.groups.map((group) => group.contribution_ppt)).toEqual(JUNE_2026.contributions);
    expect(sum(row)).toBeCloseTo(3.7572, 10);
    expect(row.residual_ppt).toBe(0.0428);
    expect(row.groups.find((group) => group.code === '20003')).toEqual({
      code: '20003',
      name: 'Housing',
      weight_pct: 21.3853,
      annual_change_pct: 6.8,
      contribution_ppt: 1.4774,
      share_of_headline_pct: expect.closeTo(38.878947, 6),
      rank: 1,
    });
    expect(row.groups.map((group) => group.rank)).toEqual([2, 4, 8, 1, 9, 5, 11, 10, 3, 6, 7]);
  });

  test('the result is not weight times change', async () => {
    await putMonths();
    await putWeights();
    const { groups } = await newest('frequency=monthly');
    const housing = groups.find((group) => group.code === '20003');
    expect(((housing?.weight_pct ?? 0) * (housing?.annual_change_pct ?? 0)) / 100).toBeCloseTo(1.4542, 4);
  });

  test('a month without a published group has no row', async () => {
    await putMonths(JUNE_2026.contributions.map((value, i) => (i === 4 ? null : value)));
    await putWeights();
    expect(await rows('frequency=m&start=2026')).toEqual([]);
  });

  test('a residual that is larger than rounding is reported', async () => {
    await putMonths(JUNE_2026.contributions.with(3, 1.37));
    await putWeights();
    const answer = await evaluate('frequency=m');
    expect((answer.data as unknown as Row).residual_ppt).toBe(0.1502);
    expect(answer.meta.notes.join('\n')).toMatch(
      /In June 2026, the contributions differ from the headline by more than 0\.05 percentage points/,
    );
  });
});

describe('quarters, calculated from the weights and indexes of August 2026', () => {
  test('the June quarter 2026, without new weights inside the year', async () => {
    await putQuarters();
    await putWeights();
    const row = await newest('');
    expect(row).toMatchObject({ period: '2026-Q2', method: 'one_link', weight_periods: ['2024-Q4'] });
    // 102.31 / 98.43. The printed rate is 3.9.
    expect(row.headline_pct).toBeCloseTo(3.941888, 6);
    expect(Math.abs(row.residual_ppt)).toBeLessThan(0.002);
    // By hand: 21.3853 x (96.81 / 98.43) x (103.8 - 97.19) / 94.43 = 1.472311.
    expect(row.groups[3]).toMatchObject({ contribution_ppt: expect.closeTo(1.472311, 6), rank: 1, weight_pct: 21.3853 });
    expect(row.groups[3]?.annual_change_pct).toBeCloseTo(100 * (103.8 / 97.19 - 1), 10);
    expect((await evaluate('')).meta.notes.join('\n')).not.toContain('differ from the headline');
  });

  test('the June quarter 2025, across the new weights of December 2024', async () => {
    await putQuarters();
    await putWeights();
    const [row] = await rows('start=2025-Q2&end=2025-Q2');
    expect(row).toMatchObject({ method: 'two_link', weight_periods: ['2023-Q4', '2024-Q4'] });
    // The printed rate is 2.1.
    expect(row?.headline_pct).toBeCloseTo(2.095218, 6);
    // By hand, housing: 21.74 x (94.53 / 96.41) x (94.43 - 95.28) / 93.47 + 21.3853 x (96.81 / 96.41) x (97.19 / 94.43 - 1).
    expect(row?.groups[3]?.contribution_ppt).toBeCloseTo(-0.193845 + 0.627643, 5);
    expect(Math.abs(row?.residual_ppt ?? 1)).toBeLessThan(0.01);
  });

  test('the quarter with new weights is calculated with the earlier weights, and shows the later ones', async () => {
    await putQuarters();
    await putWeights();
    const [row] = await rows('start=2024-Q4&end=2024-Q4');
    expect(row).toMatchObject({ method: 'one_link', weight_periods: ['2023-Q4', '2024-Q4'] });
    expect(row?.groups[3]?.weight_pct).toBe(21.3853);
    expect(row?.groups[3]?.contribution_ppt).toBeCloseTo((21.74 * (94.43 - 93.47)) / 93.47, 10);
  });

  test('a year that begins before the first weights has no row', async () => {
    await putQuarters();
    await putWeights(['2024-Q1', '2024-Q4']);
    expect((await rows('start=2024')).map((row) => row['period'])).toEqual(['2025-Q2', '2026-Q2']);
  });

  test('only the indexes depend on their base', async () => {
    await putQuarters();
    await putWeights();
    const before = await rows('start=2024');
    await putQuarters(1.4404);
    const after = await rows('start=2024');
    expect(after).toHaveLength(before.length);
    after.forEach((row, i) => {
      expect(row.headline_pct).toBeCloseTo(before[i]?.headline_pct ?? 0, 9);
      row.groups.forEach((group, j) => {
        expect(group.contribution_ppt).toBeCloseTo(before[i]?.groups[j]?.contribution_ppt ?? 0, 9);
      });
    });
  });

  /** Calculated from the monthly index of the ABS: (103.33 + 103.8 + 104.27) / (97.25 + 97.48 + 97.62) for housing, and so on. */
  test('the June quarter 2026 by the monthly collection, which has both quarters', async () => {
    await putQuarters();
    await putWeights();
    await putIndexesByMonth();
    const row = await newest('');
    expect(row).toMatchObject({ period: '2026-Q2', method: 'one_link', collection: 'complete_monthly', weight_periods: ['2024-Q4'] });
    // The official rate uses the quarterly index across the change of collection: 102.31 / 98.43.
    expect(row).toMatchObject({ headline_pct: expect.closeTo(3.941888, 6), breaks: ['cpi-2025-q3-complete-monthly'] });
    expect(row['all_groups_pct']).toBeCloseTo(3.963146, 6);
    expect(row.groups.map(({ annual_change_pct }) => Number(annual_change_pct.toFixed(2)))).toEqual([
      3.1, 4.46, 5.27, 6.52, 1.49, 3.82, 3.34, 1.95, 2.74, 4.78, 3.14,
    ]);
    // By hand, housing: 21.3853 x (97.19 / 94.43) / (98.43 / 96.81) x (103.8 / 97.45 - 1) = 1.410625.
    expect(row.groups[3]?.contribution_ppt).toBeCloseTo(1.410625, 6);
    expect(sum(row)).toBeCloseTo(3.963, 2);
    expect(row.residual_ppt).toBeCloseTo(row.headline_pct - sum(row), 9);
    const notes = (await evaluate('')).meta.notes.join('\n');
    expect(notes).toMatch(/In the June quarter 2026, the headline compares the quarterly collection with the monthly collection/);
    expect(notes).not.toContain('differ from the headline');
  });

  test('the quarterly index is used if a month of either quarter is missing, and the break between them is named', async () => {
    await putQuarters();
    await putWeights();
    await putIndexesByMonth(MONTHS.filter((month) => month !== '2025-05'));
    const row = await newest('');
    expect(row).toMatchObject({ period: '2026-Q2', collection: 'quarterly', breaks: ['cpi-2025-q3-complete-monthly'] });
    expect(row.groups[2]?.annual_change_pct).toBeCloseTo(3.811344, 6);
  });

  test('explain names every index and weight that is used', async () => {
    await putQuarters();
    await putWeights();
    const { explain } = (await evaluate('explain=1')).meta as { explain: { rows: { operands: Record<string, unknown>[] }[] } };
    const operands = explain.rows[0]?.operands ?? [];
    const housing = operands.filter((operand) => operand['series_id'] === 'AU.CPI.HOUSING.INDEX');
    expect(housing.map((operand) => [operand['period'], operand['value']])).toEqual(
      expect.arrayContaining([
        ['2024-Q4', 94.43],
        ['2025-Q2', 97.19],
        ['2026-Q2', 103.8],
      ]),
    );
    expect(operands.filter((operand) => operand['series_id'] === 'AU.CPI.HOUSING.WEIGHT')).toMatchObject([
      { period: '2024-Q4', value: 21.3853 },
    ]);
  });

  test('the frequency is quarterly or monthly', async () => {
    await putQuarters();
    await putWeights();
    await expect(evaluate('frequency=a')).rejects.toMatchObject({ faults: [{ parameter: 'frequency', allowed: ['q', 'm'] }] });
    expect((await newest('frequency=quarterly'))['period']).toBe('2026-Q2');
  });
});

/** A basket of fixed quantities: all groups are the sum of its parts, and weights are the shares at their link period. */
describe('with a fixed basket and any prices', () => {
  const T = 8100;
  const prices = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 11, maxLength: 11 });
  const path = fc.array(prices, { minLength: 9, maxLength: 9 });

  function inputsOf(quantities: readonly number[], prices: readonly (readonly number[])[], links: readonly number[]) {
    const at = (t: number) => prices[t - (T - 8)] ?? [];
    const cost = (t: number) => at(t).reduce((all, price, g) => all + price * (quantities[g] ?? 0), 0);
    const every = prices.map((_, i) => T - 8 + i);
    const view = (of: (t: number) => number, ordinals: readonly number[]): SeriesView =>
      viewOfFigures(AU_CPI_ALLGROUPS_INDEX, new Map(ordinals.map((t) => [t, of(t)])));
    return {
      cost,
      spent: (g: number, t: number) => (at(t)[g] ?? 0) * (quantities[g] ?? 0),
      inputs: Object.fromEntries([
        ['A', view(cost, every)],
        ['A.m', view(() => Number.NaN, [])],
        ...AU_CPI_GROUPS.map(({ detail }) => [`I.m.${detail}`, view(() => Number.NaN, [])]),
        ...AU_CPI_GROUPS.map(({ detail }, g) => [`I.${detail}`, view((t) => at(t)[g] ?? 0, every)]),
        ...AU_CPI_GROUPS.map(({ detail }, g) => [
          `w.${detail}`,
          view((t) => (100 * (at(t)[g] ?? 0) * (quantities[g] ?? 0)) / cost(t), links),
        ]),
      ]) as Record<string, SeriesView>,
    };
  }

  test('each group contributes its share of the price increase for any number of changes in weights, without a residual', () => {
    const links = fc.subarray([T - 6, T - 5, T - 3, T - 2, T - 1, T]).map((some) => [T - 8, ...some]);
    fc.assert(
      fc.property(prices, path, links, (quantities, walk, when) => {
        const { inputs, cost, spent } = inputsOf(quantities, walk, when);
        const row = INFLATION_DECOMPOSITION.compute(inputs, T, { frequency: 'q' }) as unknown as Row;
        row.groups.forEach((group, g) => {
          expect(group.contribution_ppt).toBeCloseTo((100 * (spent(g, T) - spent(g, T - 4))) / cost(T - 4), 8);
        });
        expect(row.residual_ppt).toBeCloseTo(0, 8);
        expect(sum(row)).toBeCloseTo(row.headline_pct - row.residual_ppt, 8);
        expect(row.groups.map((group) => group.rank).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      }),
    );
  });
});

test('a group that rose while prices fell is not described as part of the fall', async () => {
  await putMonths(undefined, -0.3);
  await putWeights();
  expect((await evaluate('frequency=m')).meta.headline).toBe(
    'Consumer prices fell 0.3% in the year to June 2026. Housing contributed 1.5 percentage points, more than any other group.',
  );
});
