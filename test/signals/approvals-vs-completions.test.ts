import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_BUILDING_APPROVALS_NEW, AU_BUILDING_COMPLETIONS_NEW } from '../../src/catalogue/series/housing.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { APPROVALS_VS_COMPLETIONS } from '../../src/signals/approvals-vs-completions.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { monthsFrom, putSeries, quartersFrom } from './put-series.ts';

/** ABS Data API, BA_GCCSA 1.1.9.1.100.10.AUS.M, as returned in March 2026. */
const APPROVALS = monthsFrom(
  '2024-01',
  [
    10898, 13390, 12894, 13557, 15860, 12576, 16362, 14770, 14815, 17862, 15824, 14228, 13157, 16109, 15633, 14488, 16657, 16392, 17770,
    15199, 18365, 17201, 18324, 14787,
  ],
);
/** ABS Data API, BUILDING_ACTIVITY M7.AUS.CUR.1.9.100.10.Q, as returned in July 2026. */
const COMPLETIONS = quartersFrom('2024-Q1', [35973, 46305, 45930, 49629, 37896, 41020, 45557, 48169, 38182]);

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-08-01T00:00:00.000Z');
});
afterEach(() => shelf.close());

async function put(approvals: Values = APPROVALS, completions: Values = COMPLETIONS): Promise<void> {
  await putSeries(shelf, [{ handle: AU_BUILDING_APPROVALS_NEW, values: approvals }]);
  await putSeries(shelf, [{ handle: AU_BUILDING_COMPLETIONS_NEW, values: completions }]);
}
const evaluate = (text: string) => evaluateSignal(shelf.ctx, APPROVALS_VS_COMPLETIONS, params(text));
const rows = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden: approvals in the March 2026 vintage, completions in the July 2026 vintage', () => {
  test('calendar 2025: 194,082 approved, 172,642 completed', async () => {
    await put();
    expect((await evaluate('')).data).toEqual({
      period: '2025-Q4',
      approvals_4q: 194082,
      completions_4q: 172642,
      gap_dwellings: 21440,
      completions_to_approvals_pct: expect.closeTo(88.953123, 6),
      completions_to_lagged_approvals_pct: expect.closeTo(99.772302, 6),
    });
  });

  /** The first complete sum of approvals is for calendar 2024, so there is no sum a year earlier. */
  test('calendar 2024: 173,036 approved, 177,837 completed', async () => {
    await put();
    expect((await rows('start=2024'))[0]).toEqual({
      period: '2024-Q4',
      approvals_4q: 173036,
      completions_4q: 177837,
      gap_dwellings: -4801,
      completions_to_approvals_pct: expect.closeTo((100 * 177837) / 173036, 10),
      completions_to_lagged_approvals_pct: null,
    });
  });
});

test('the lag is a whole number of quarters, and without a lag the two ratios are equal', async () => {
  await put();
  const [row] = await rows('start=2025-Q4&end=2025-Q4&lag=0');
  expect(row?.['completions_to_lagged_approvals_pct']).toBe(row?.['completions_to_approvals_pct']);
  const [two] = await rows('start=2025-Q4&end=2025-Q4&lag=2');
  expect(two?.['completions_to_lagged_approvals_pct']).toBeCloseTo((100 * 172642) / 186297, 10);
  await expect(evaluate('lag=1.5')).rejects.toMatchObject({ faults: [{ parameter: 'lag' }] });
  await expect(evaluate('lag=21')).rejects.toMatchObject({ faults: [{ parameter: 'lag' }] });
});

test('a missing month removes every four-quarter sum that includes it', async () => {
  await put({ ...APPROVALS, '2024-12': null });
  expect((await rows('start=2024')).map((row) => row['period'])).toEqual(['2025-Q4']);
  await put({ ...APPROVALS, '2025-03': null });
  expect((await rows('start=2024')).map((row) => row['period'])).toEqual(['2024-Q4']);
});

test('a ratio needs approvals', async () => {
  await put(monthsFrom('2024-01', Array<number>(12).fill(0)));
  expect((await rows('start=2024'))[0]).toMatchObject({ approvals_4q: 0, gap_dwellings: -177837, completions_to_approvals_pct: null });
});

test('a revision changes the sums in one vintage only', async () => {
  await putSeries(shelf, [{ handle: AU_BUILDING_APPROVALS_NEW, values: APPROVALS }], { effectiveFrom: '2026-02-04T00:00:00.000Z' });
  const first = { ...COMPLETIONS, '2025-Q4': 47802, '2026-Q1': null };
  await putSeries(shelf, [{ handle: AU_BUILDING_COMPLETIONS_NEW, values: first }], { effectiveFrom: '2026-04-15T00:00:00.000Z' });
  await putSeries(shelf, [{ handle: AU_BUILDING_COMPLETIONS_NEW, values: COMPLETIONS }], { effectiveFrom: '2026-07-15T00:00:00.000Z' });
  await expect(evaluate('as_of=2026-04-14')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  expect((await evaluate('as_of=2026-07-14&gap=allow')).data).toMatchObject({ period: '2025-Q4', completions_4q: 172275 });
  expect((await evaluate('')).data).toMatchObject({ period: '2025-Q4', completions_4q: 172642 });
});

test('vintages without a common quarter at an instant are refused, without advice to wait', async () => {
  await putSeries(shelf, [{ handle: AU_BUILDING_APPROVALS_NEW, values: APPROVALS }], { effectiveFrom: '2026-02-04T00:00:00.000Z' });
  const early = { '2019-Q4': 45000 };
  await putSeries(shelf, [{ handle: AU_BUILDING_COMPLETIONS_NEW, values: early }], { effectiveFrom: '2026-02-15T00:00:00.000Z' });
  await expect(evaluate('as_of=2026-03-01')).rejects.toMatchObject({
    code: 'REQ_NO_VINTAGE',
    status: 404,
    message: expect.stringContaining('AU.BUILDING.COMPLETIONS.NEW 2019-Q4 to 2019-Q4'),
  });
  await expect(evaluate('')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
});
