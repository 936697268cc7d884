import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { REAL_WAGES } from '../../src/signals/real-wages.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { CPI_INDEX, CPI_YOY, FIRST_CPI, FIRST_WAGES, putPrices, putWages, WPI_INDEX } from './published.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, REAL_WAGES, params(text));
const rows = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden: the vintages of WPI December 2025 and G1 January 2026', () => {
  test.each([
    ['2022-Q2', 2.6, 6.2, -3.6, 'falling'],
    ['2023-Q4', 4.3, 4.1, 0.2, 'growing'],
    ['2024-Q2', 4.1, 3.8, 0.3, 'growing'],
  ])('%s: %d - %d = %d', async (period, wpi, cpi, gap, direction) => {
    await putWages(shelf);
    await putPrices(shelf);
    const [row] = await rows(`start_period=${period}&end_period=${period}`);
    expect(row).toMatchObject({
      period,
      wpi_annual_change_pct: wpi,
      cpi_annual_change_pct: cpi,
      real_wages_gap_pct: gap,
      real_wages_direction: direction,
    });
  });

  test.each([
    ['2022-Q2', -3.5, 'falling'],
    ['2023-Q4', 0.1, 'growing'],
    ['2024-Q2', 0.3, 'growing'],
  ])('%s as first published: %d', async (period, gap, direction) => {
    await putWages(shelf, { growth: { '20': FIRST_WAGES } });
    await putPrices(shelf, { yoy: FIRST_CPI });
    const [row] = await rows(`start=${period}&end=${period}`);
    expect(row).toMatchObject({ real_wages_gap_pct: gap, real_wages_direction: direction });
  });

  test('the latest quarter is one object if no start and end are given', async () => {
    await putWages(shelf);
    await putPrices(shelf);
    const answer = await evaluate('');
    expect(answer.data).toMatchObject({ period: '2025-Q4', real_wages_gap_pct: -0.2, real_wages_direction: 'falling' });
    expect(answer.meta).toMatchObject({
      period: { start: '2025-Q4', end: '2025-Q4' },
      row_count: 1,
      query: { seasonal_adjustment: 'seasonally_adjusted' },
    });
    expect(answer.meta.sources.map((source) => [source.dataset_id, source.release_date])).toEqual([
      ['abs.WPI', '2026-02-18'],
      ['rba.G1', '2026-01-29'],
    ]);
    expect(answer.meta.methodology).toBe('https://api.example.org/docs/methodology/real-wages');
  });

  test('the adjustment of the wage price index can be chosen', async () => {
    await putWages(shelf);
    await putPrices(shelf);
    const gap = async (adjustment: string) =>
      (await rows(`start=2022-Q2&end=2022-Q2&seasonal_adjustment=${adjustment}`))[0]?.['real_wages_gap_pct'];
    expect([await gap('original'), await gap('trend')]).toEqual([-3.6, -3.5]);
    await expect(evaluate('seasonal_adjustment=trnd')).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      faults: [{ parameter: 'seasonal_adjustment', did_you_mean: 'trend', allowed: ['original', 'seasonally_adjusted', 'trend'] }],
    });
  });

  test('as_of a day before the first WPI vintage is refused', async () => {
    await putWages(shelf);
    await putPrices(shelf);
    await expect(evaluate('as_of=2026-02-17')).rejects.toMatchObject({
      code: 'REQ_NO_VINTAGE',
      status: 404,
      message: expect.stringContaining('abs.WPI'),
    });
    await expect(evaluate('as_of=2026-02-18')).resolves.toMatchObject({ data: { period: '2025-Q4' } });
  });
});

describe('the real wage index', () => {
  const scaled = (values: Values, by: number): Values =>
    Object.fromEntries(Object.entries(values).map(([period, value]) => [period, (value as number) * by]));

  test('is 100 in the December quarter 2019 and not rounded', async () => {
    await putWages(shelf);
    await putPrices(shelf);
    const all = await rows('start=2019');
    expect(all[0]).toMatchObject({ period: '2019-Q4', real_wage_index: 100 });
    expect(all.at(-1)?.['real_wage_index']).toBeCloseTo((100 * (159.2 / 133.4)) / (100.32 / 80.7), 12);
  });

  test('does not change if an index is multiplied by a constant', async () => {
    await putWages(shelf);
    await putPrices(shelf);
    const before = await rows('start=2019');
    await putPrices(shelf, { index: scaled(CPI_INDEX, 1.4404), yoy: CPI_YOY }, { kind: 'rereference' });
    await putWages(shelf, { index: scaled(WPI_INDEX, 0.5) });
    const after = await rows('start=2019');
    expect(after).toHaveLength(before.length);
    after.forEach((row, i) => {
      const { real_wage_index: now, ...rest } = row;
      const { real_wage_index: then, ...others } = before[i] ?? {};
      expect(rest).toEqual(others);
      expect(now).toBeCloseTo(then as number, 9);
    });
  });

  test('is null without its base, but the rest of the row is not', async () => {
    await putWages(shelf);
    await putPrices(shelf, { index: { ...CPI_INDEX, '2019-Q4': null } });
    expect(await rows('start=2022-Q2&end=2022-Q2')).toEqual([expect.objectContaining({ real_wages_gap_pct: -3.6, real_wage_index: null })]);
  });
});

test('a quarter that is missing on either side has no row', async () => {
  await putWages(shelf);
  await putPrices(shelf, { yoy: { ...CPI_YOY, '2022-Q3': null } });
  expect((await rows('start=2022&end=2022')).map((row) => row['period'])).toEqual(['2022-Q1', '2022-Q2', '2022-Q4']);
});
