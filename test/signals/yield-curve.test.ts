import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_BOND_2Y, AU_BOND_3Y, AU_BOND_10Y, AU_BOND_INDEXED, AU_CASHRATE_MONTHLY } from '../../src/catalogue/series/rates.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { YIELD_CURVE } from '../../src/signals/yield-curve.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries } from './put-series.ts';

/**
 * RBA statistical tables F2.1 (FCMYGBAG10, FCMYGBAG3) and F1.1 (FIRMMCRT), monthly averages as published: two decimals for 2022, and
 * all decimals of the historical files for the others. June 2001 is invented, so that the slope is zero.
 */
const TEN = { '1994-12': 10.04, '2001-06': 5, '2007-08': 5.92590909090909, '2008-12': 4.21571428571428, '2013-05': 3.225, '2022-12': 3.57 };
const THREE = {
  '1994-12': 10.28,
  '2001-06': 5.2,
  '2007-08': 6.23590909090909,
  '2008-12': 3.43119047619048,
  '2013-05': 2.5675,
  '2022-12': 3.19,
};
const CASH = { '1994-12': 7.25, '2001-06': 5, '2007-08': 6.45454545454545, '2008-12': 4.34526121157324, '2013-05': 2.8, '2022-12': 3.05 };
/** Invented: months around the target for the three-year yield. */
const AROUND_TARGET = ['2020-02', '2020-03', '2020-10', '2020-11', '2021-10', '2021-11'];
const around = (value: number) => Object.fromEntries(AROUND_TARGET.map((month) => [month, value]));

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T00:00:00.000Z');
  await putSeries(shelf, [
    { handle: AU_BOND_10Y, values: { ...TEN, ...around(1) } },
    { handle: AU_BOND_3Y, values: { ...THREE, ...around(0.25) } },
  ]);
  await putSeries(shelf, [{ handle: AU_CASHRATE_MONTHLY, values: { ...CASH, ...around(0.25) } }]);
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, YIELD_CURVE, params(text));
const rowsOf = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

test.each([
  ['2007-08', -0.53, -0.22, -0.31, 'negative'],
  ['2008-12', -0.13, -0.91, 0.78, 'negative'],
  ['2013-05', 0.43, -0.23, 0.66, 'positive'],
  ['2022-12', 0.52, 0.14, 0.38, 'positive'],
  ['2001-06', 0, 0.2, -0.2, 'zero'],
])('%s: ten years less cash %d, three %d, ten less three %d', async (period, ten, three, between, slope) => {
  const [row] = await rowsOf(`period=${period}`);
  expect(row).toMatchObject({ period, slope });
  // Yields are quoted with two decimals. The results 3.225 and 2.5675 are not rounded.
  expect(Math.abs(Number(row?.['ten_year_less_cash_ppt']) - ten)).toBeLessThanOrEqual(0.0051);
  expect(Math.abs(Number(row?.['three_year_less_cash_ppt']) - three)).toBeLessThanOrEqual(0.0051);
  expect(Math.abs(Number(row?.['ten_year_less_three_year_ppt']) - between)).toBeLessThanOrEqual(0.0051);
});

test('differences are calculated from the published decimals', async () => {
  expect((await rowsOf('period=2022-12'))[0]).toMatchObject({
    ten_year_less_cash_ppt: 0.52,
    three_year_less_cash_ppt: 0.14,
    ten_year_less_three_year_ppt: 0.38,
  });
});

/** Invented two-year and indexed yields: 3.57 - 3.3 = 0.27, and 3.57 - 1.25 = 2.32. */
test('ten years less two years, and less indexed bonds, if they are stored', async () => {
  expect((await rowsOf('period=2022-12'))[0]).toMatchObject({ bond_2y_pct: null, ten_year_less_indexed_ppt: null });
  await putSeries(shelf, [
    { handle: AU_BOND_10Y, values: { '2022-12': 3.57 } },
    { handle: AU_BOND_3Y, values: { '2022-12': 3.19 } },
    { handle: AU_BOND_2Y, values: { '2022-12': 3.3 } },
    { handle: AU_BOND_INDEXED, values: { '2022-12': 1.25 } },
  ]);
  expect((await rowsOf('period=2022-12'))[0]).toMatchObject({
    bond_2y_pct: 3.3,
    ten_year_less_two_year_ppt: 0.27,
    indexed_bond_pct: 1.25,
    ten_year_less_indexed_ppt: 2.32,
  });
});

test('months before January 1995 have no row, because it is not known whether their yields are averages', async () => {
  expect(await rowsOf('start=1990&end=1999')).toEqual([]);
});

test('the three-year yield target is in the rows of months in which it applied at the end', async () => {
  const rows = await rowsOf('start=2020-01&end=2021-12');
  expect(rows.map((row) => [row['period'], row['three_year_target_pct']])).toEqual([
    ['2020-02', null],
    ['2020-03', 0.25],
    ['2020-10', 0.25],
    ['2020-11', 0.1],
    ['2021-10', 0.1],
    ['2021-11', null],
  ]);
});

test.each([
  [
    '2007-08',
    'Ten-year government bonds yielded 0.53 percentage points less than the cash rate target in August 2007. Three-year bonds yielded 0.22 percentage points less than the target.',
  ],
  [
    '2022-12',
    'Ten-year government bonds yielded 0.52 percentage points more than the cash rate target in December 2022. Three-year bonds yielded 0.14 percentage points more than the target.',
  ],
  [
    '2001-06',
    'Ten-year government bonds yielded the same as the cash rate target in June 2001. Three-year bonds yielded 0.20 percentage points more than the target.',
  ],
])('in words: %s', async (period, headline) => {
  expect((await evaluate(`period=${period}`)).meta.headline).toBe(headline);
});

test('a month with a missing rate has no row', async () => {
  await putSeries(shelf, [{ handle: AU_CASHRATE_MONTHLY, values: { ...CASH, '2022-12': null } }]);
  expect(await rowsOf('period=2022-12')).toEqual([]);
});
