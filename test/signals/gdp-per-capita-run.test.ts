import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_GDP_PER_CAPITA, AU_GDP_PER_CAPITA_QOQ } from '../../src/catalogue/series/national-accounts.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { GDP_PER_CAPITA_RUN } from '../../src/signals/gdp-per-capita-run.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { putSeries, quartersFrom } from './put-series.ts';

/** ABS 5206.0, December quarter 2025, table 1: A2304404C and its published change, September quarter 2022 to March quarter 2025. */
const LEVEL = quartersFrom('2022-Q3', [25016, 25058, 25042, 24983, 24936, 24786, 24757, 24712, 24705, 24692, 24696]);
const CHANGE = quartersFrom('2022-Q4', [0.2, -0.1, -0.2, -0.2, -0.6, -0.1, -0.2, 0, 0, 0]);

let shelf: Shelf;
const put = (level: Values, change: Values, unit = 'AUD') =>
  putSeries(shelf, [
    { handle: AU_GDP_PER_CAPITA, values: level, unit },
    { handle: AU_GDP_PER_CAPITA_QOQ, values: change },
  ]);
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T00:00:00.000Z');
  await put(LEVEL, CHANGE);
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, GDP_PER_CAPITA_RUN, params(text));
const rowsOf = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];
const counts = async () =>
  (await rowsOf('start=2000')).map((row) => [row['period'], row['quarters_of_decline'], row['quarters_of_published_decline']]);

describe('golden: the falls of 2023 and 2024', () => {
  test('eight quarters by level, six by published growth, ended by 0.0', async () => {
    expect(await counts()).toEqual([
      ['2022-Q4', 0, 0],
      ['2023-Q1', 1, 1],
      ['2023-Q2', 2, 2],
      ['2023-Q3', 3, 3],
      ['2023-Q4', 4, 4],
      ['2024-Q1', 5, 5],
      ['2024-Q2', 6, 6],
      ['2024-Q3', 7, 0],
      ['2024-Q4', 8, 0],
      ['2025-Q1', 0, 0],
    ]);
  });

  /** 24,692 / 25,058 - 1 = -1.46%. */
  test('the fall from the quarter before it to its latest quarter is 1.46%', async () => {
    const [row] = await rowsOf('period=2024-Q4');
    expect(row).toMatchObject({ gdp_per_capita_aud: 24692, published_change_pct: 0, decline_began: '2023-Q1' });
    expect(row?.['change_over_decline_pct']).toBeCloseTo(-1.4606, 4);
    expect(row?.['quarterly_change_pct']).toBeCloseTo(-0.0526, 4);
  });
});

test.each([
  ['2022-Q4', 'Gross domestic product per capita rose 0.2% in the December quarter 2022.'],
  ['2023-Q1', 'Gross domestic product per capita fell 0.1% in the March quarter 2023, after a quarter without a fall.'],
  [
    '2024-Q2',
    'Gross domestic product per capita fell 0.2% in the June quarter 2024. It has fallen for 6 quarters in a row, by 1.4% in total.',
  ],
  [
    '2024-Q3',
    'Gross domestic product per capita changed by less than 0.05% in the September quarter 2024. It has fallen for 7 quarters in a row, by 1.4% in total.',
  ],
  ['2025-Q1', 'Gross domestic product per capita changed by less than 0.05% in the March quarter 2025, after 8 quarterly falls in a row.'],
])('in words: %s', async (period, headline) => {
  expect((await evaluate(`period=${period}`)).meta.headline).toBe(headline);
});

test('in words: a quarter like the previous one, after a single fall', async () => {
  await put(quartersFrom('2024-Q1', [100, 101, 100, 100]), quartersFrom('2024-Q2', [1, -1, 0]));
  expect((await evaluate('')).meta.headline).toBe(
    'Gross domestic product per capita did not change in the December quarter 2024, after a fall in the previous quarter.',
  );
});

test('a run whose start is unknown has no row', async () => {
  await put({ ...LEVEL, '2023-Q3': null }, CHANGE);
  expect((await counts()).map(([period]) => period)).toEqual(['2022-Q4', '2023-Q1', '2023-Q2', '2025-Q1']);
});

test('the level is in dollars for any published unit', async () => {
  await put(quartersFrom('2024-Q1', [24.1, 24.2, 24.3]), quartersFrom('2024-Q2', [0.4, 0.4]), 'AUD thousand');
  expect((await evaluate('')).data).toMatchObject({ gdp_per_capita_aud: 24300 });
});
