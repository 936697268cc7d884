import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_GROUPS } from '../../src/catalogue/series/prices.ts';
import { AU_CPI_CLASSES } from '../../src/catalogue/series/prices-detail.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { CPI_BREADTH } from '../../src/signals/cpi-breadth.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries } from './put-series.ts';

/** Invented: every group was 100 a year ago, and has these values now. The weights sum to 100. */
const NOW = [103.3, 104.4, 104.9, 106.8, 101.6, 103.7, 103, 102.2, 99.9, 104.8, 103.01];
const WEIGHTS = [17, 7, 3, 22, 8, 7, 11, 2, 12, 5, 6];

let shelf: Shelf;
const at = (values: readonly number[], i: number): number => values[i] ?? Number.NaN;
const putIndexes = (
  now: readonly number[],
  missing: number | null = null,
  year = ['2024-Q2', '2025-Q2'],
  months = ['2025-06', '2026-06'],
) =>
  Promise.all([
    putSeries(
      shelf,
      AU_CPI_GROUPS.map(({ index }, i) => ({
        handle: index,
        values: { [String(year[0])]: 100, [String(year[1])]: i === missing ? null : at(now, i) },
      })),
    ),
    putSeries(
      shelf,
      AU_CPI_GROUPS.map(({ monthlyIndex }, i) => ({
        handle: monthlyIndex,
        values: { [String(months[0])]: 100, [String(months[1])]: i === missing ? null : at(now, i) },
      })),
    ),
  ]);
const putWeights = (link: string, missing: number | null = null) =>
  putSeries(
    shelf,
    AU_CPI_GROUPS.map(({ weight }, i) => ({ handle: weight, values: { [link]: i === missing ? null : at(WEIGHTS, i) } })),
  );
beforeEach(async () => {
  shelf = await openShelf('2026-08-20T00:00:00.000Z');
  await putIndexes(NOW);
  await putWeights('2024-Q4');
});
afterEach(() => shelf.close());

/** Uses groups. */
const evaluate = (text = 'frequency=q') => evaluateSignal(shelf.ctx, CPI_BREADTH, params(`by=groups&${text}`));

describe('counting', () => {
  /** Above 3: 3.3, 4.4, 4.9, 6.8, 3.7, 4.8 and 3.01, of weight 17 + 7 + 3 + 22 + 7 + 5 + 6 = 67. Not 3.0 itself. */
  test('counts seven of eleven groups, 67% of the weight and one falling group', async () => {
    const { data } = await evaluate();
    expect(data).toMatchObject({
      period: '2025-Q2',
      threshold_pct: 3,
      groups_above: 7,
      groups_falling: 1,
      groups_counted: 11,
      breadth_pct: (100 * 7) / 11,
      weight_above_pct: 67,
    });
    const { groups } = data as { groups: readonly { code: string; above: number; weight_pct: number }[] };
    expect(groups.map(({ above }) => above)).toEqual([1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1]);
    expect(groups.map(({ weight_pct }) => weight_pct)).toEqual(WEIGHTS);
  });

  test('counts the same by month', async () => {
    expect((await evaluate('frequency=m')).data).toMatchObject({ period: '2026-06', groups_above: 7, weight_above_pct: 67 });
  });

  test.each([
    [2.9, 8],
    [3, 7],
    [3.01, 6],
    [6.8, 0],
    [-0.1, 10],
    [-0.2, 11],
  ])('above %d: %d', async (threshold, above) => {
    expect((await evaluate(`frequency=q&threshold=${threshold}`)).data).toMatchObject({ threshold_pct: threshold, groups_above: above });
  });
});

describe('missing values', () => {
  test('a period with a missing group has no row', async () => {
    await putIndexes(NOW, 4);
    await expect(evaluate('frequency=m')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
    expect((await evaluate('frequency=q&start=2020')).data).toEqual([]);
  });

  test('the weight is null before the first link period or if a group has no weight, but the count is not', async () => {
    await putWeights('2025-Q3');
    expect((await evaluate()).data).toMatchObject({ groups_above: 7, weight_above_pct: null });
    expect((await evaluate('frequency=m')).data).toMatchObject({ weight_above_pct: 67 });
    await putWeights('2024-Q4', 2);
    expect((await evaluate()).data).toMatchObject({ groups_above: 7, weight_above_pct: null });
  });
});

test('a year across the change of collection has a note', async () => {
  await putIndexes(NOW, null, ['2025-Q1', '2026-Q1']);
  const { data, meta } = await evaluate();
  expect(data).toMatchObject({ period: '2026-Q1', breaks: ['cpi-2025-q3-complete-monthly'] });
  expect(meta.notes.join('\n')).toContain('before and after a break in series');
});

test('a year with all months of both quarters uses only the monthly collection', async () => {
  await putSeries(
    shelf,
    AU_CPI_GROUPS.map(({ index }, i) => ({ handle: index, values: { '2025-Q2': 100, '2026-Q2': i === 2 ? 101 : at(NOW, i) } })),
  );
  await putSeries(
    shelf,
    AU_CPI_GROUPS.map(({ monthlyIndex }, i) => ({
      handle: monthlyIndex,
      values: Object.fromEntries(
        ['04', '05', '06'].flatMap((month) => [[`2025-${month}`, 100] as const, [`2026-${month}`, at(NOW, i)] as const]),
      ),
    })),
  );
  const { data } = await evaluate();
  expect(data).toMatchObject({ period: '2026-Q2', groups_above: 7, collection: 'complete_monthly' });
  expect(data).not.toHaveProperty('breaks');
});

describe('in words', () => {
  const of = (now: readonly number[]) => AU_CPI_GROUPS.map((_, i) => now[i] ?? 101);
  test.each([
    [NOW, 'In the year to June 2026, prices rose more than 3% in 7 of the 11 CPI groups (with 67.0% of the CPI weight).'],
    [of([104]), 'In the year to June 2026, prices rose more than 3% in 1 of the 11 CPI groups (with 17.0% of the CPI weight).'],
    [of([]), 'In the year to June 2026, prices rose more than 3% in none of the 11 CPI groups.'],
  ])('%j', async (now, headline) => {
    await putIndexes(now);
    expect((await evaluate('frequency=m')).meta.headline).toBe(headline);
  });

  test('states the previous period, if it exists', async () => {
    await putSeries(
      shelf,
      AU_CPI_GROUPS.map(({ index }, i) => ({
        handle: index,
        values: { '2023-Q1': 100, '2023-Q2': 100, '2024-Q1': 101, '2024-Q2': at(NOW, i) },
      })),
    );
    expect((await evaluate()).meta.headline).toBe(
      'No current value. The latest is for the June quarter 2024. In the year to the June quarter 2024, prices rose more than 3% in 7 of the 11 CPI groups. In the year to the March quarter 2024, the number was 0.',
    );
  });
});

describe('by class, which is the default', () => {
  /** Invented: the first two classes at 104 and 99, the others at 103 or, unrounded, just above it. The first has half of the weight. */
  const level = (i: number): number => (i === 0 ? 104 : i === 1 ? 99 : i < 10 ? 103.01 : 103);
  const putClasses = async (missing: number | null = null, months = ['2025-06', '2026-06']) => {
    const [then = '', now = ''] = months;
    await putSeries(shelf, [
      ...AU_CPI_GROUPS.map(({ monthlyIndex }, i) => ({ handle: monthlyIndex, values: { [then]: 100, [now]: at(NOW, i) } })),
      ...AU_CPI_CLASSES.map(({ index }, i) => ({ handle: index, values: { [then]: 100, [now]: i === missing ? null : level(i) } })),
    ]);
    await putSeries(shelf, [
      ...AU_CPI_GROUPS.map(({ weight }, i) => ({ handle: weight, values: { '2024-Q4': at(WEIGHTS, i) } })),
      ...AU_CPI_CLASSES.map(({ weight }, i) => ({ handle: weight, values: { '2024-Q4': i === 0 ? 43 : 0.5 } })),
    ]);
  };
  const byClass = (text = '') => evaluateSignal(shelf.ctx, CPI_BREADTH, params(text));

  test('counts nine of 87 classes above and one falling, also shows the groups, and lists the inputs of all classes as one', async () => {
    await putClasses();
    const { data, meta } = await byClass();
    expect(data).toMatchObject({
      period: '2026-06',
      by: 'classes',
      classes_above: 9,
      classes_falling: 1,
      classes_counted: 87,
      breadth_pct: (100 * 9) / 87,
      weight_above_pct: (100 * 47) / 86,
      groups_above: 7,
      groups_counted: 11,
    });
    expect(meta.headline).toBe(
      'In the year to June 2026, prices rose more than 3% in 9 of the 87 CPI classes (10.3%, with 54.7% of the CPI weight).',
    );
    const inputs = meta['inputs'] as readonly { input: string; series_ids: readonly string[] }[];
    expect(inputs.filter(({ input }) => input === 'C').map(({ series_ids }) => series_ids.length)).toEqual([87]);
  });

  test('a missing class removes the row, and so does a year that begins before the complete monthly index', async () => {
    await putClasses(40);
    await expect(byClass()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
    await putClasses(null, ['2024-03', '2025-03']);
    expect((await byClass('start=2020')).data).toEqual([]);
  });
});
