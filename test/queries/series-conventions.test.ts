/**
 * Compares the transformations and aggregations of /v1/series with tables calculated by hand, and with results from pandas and FRED for
 * the same values. The values are invented, and small enough to check on paper.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { sales } from './sales.ts';
import { dataset, openShelf, params, type Shelf, type Values } from './shelf.ts';

const series = (id: string, frequency: Frequency): SeriesHandle => ({
  ...sales,
  id: `AU.${id}`,
  dataset: dataset({ id, frequency }),
  select: {},
  frequency,
});
const monthly = series('MONTHLY', 'M');
const quarterly = series('QUARTERLY', 'Q');
const weekly = series('WEEKLY', 'W');
const daily = series('DAILY', 'D');
const yearly = series('YEARLY', 'FY');

/** 15 months, one of them missing. */
const MONTHS: Values = {
  '2023-01': 10,
  '2023-02': 12,
  '2023-03': 11,
  '2023-04': 13,
  '2023-05': 15,
  '2023-06': 14,
  '2023-07': 16,
  '2023-08': 18,
  '2023-09': 17,
  '2023-10': 20,
  '2023-11': 22,
  '2024-01': 25,
  '2024-02': 24,
  '2024-03': 27,
  '2024-04': 26,
};
const QUARTERS: Values = { '2023-Q1': 100, '2023-Q2': 102, '2023-Q3': 99, '2023-Q4': 105, '2024-Q1': 110, '2024-Q2': 121 };
/** Monday 2024-01-29 to Sunday 2024-02-04 is 2024-W05. */
const WEEKS: Values = { '2024-W01': 1, '2024-W02': 2, '2024-W03': 3, '2024-W04': 4, '2024-W05': 5, '2024-W06': 6, '2024-W07': 7 };
const YEARS: Values = { 'FY2021-22': 200, 'FY2022-23': 210, 'FY2023-24': 231 };

/** Weekdays of January, February and early March 2024, without the holidays of 1 and 26 January. The value is the day's number. */
const DAYS: Values = Object.fromEntries(
  Array.from({ length: 64 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => day !== '2024-01-01' && day !== '2024-01-26')
    .map((day, i) => [day, i + 1]),
);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  const all: readonly (readonly [SeriesHandle, Values])[] = [
    [monthly, MONTHS],
    [quarterly, QUARTERS],
    [weekly, WEEKS],
    [daily, DAYS],
    [yearly, YEARS],
  ];
  for (const [{ dataset: of, frequency }, values] of all) {
    await shelf.put(of, { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], freq: frequency, values }] });
  }
});
afterAll(() => shelf.close());

const table = async (handle: SeriesHandle, query: string): Promise<Record<string, number>> => {
  const { data } = await readSeries(shelf.ctx, handle, params(query));
  return Object.fromEntries((data as readonly { period: string; value: number }[]).map(({ period, value }) => [period, value]));
};
const close = (expected: Record<string, number>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(expected).map(([period, value]) => [period, expect.closeTo(value, 10)]));

describe('units', () => {
  // s = pd.Series([100, 102, 99, 105, 110, 121]); n = 4 observations a year.
  test.each([
    ['chg: s.diff()', 'chg', { '2023-Q2': 2, '2023-Q3': -3, '2023-Q4': 6, '2024-Q1': 5, '2024-Q2': 11 }],
    ['ch1: s.diff(4)', 'ch1', { '2024-Q1': 10, '2024-Q2': 19 }],
    ['pch: 100 * s.pct_change()', 'pch', { '2023-Q2': 2, '2023-Q3': -300 / 102, '2023-Q4': 600 / 99, '2024-Q1': 500 / 105, '2024-Q2': 10 }],
    ['pc1: 100 * s.pct_change(4)', 'pc1', { '2024-Q1': 10, '2024-Q2': 1900 / 102 }],
    [
      'pca: 100 * ((s / s.shift()) ** 4 - 1)',
      'pca',
      {
        '2023-Q2': 8.243216,
        '2023-Q3': 100 * ((99 / 102) ** 4 - 1),
        '2023-Q4': 100 * ((105 / 99) ** 4 - 1),
        '2024-Q1': 100 * ((110 / 105) ** 4 - 1),
        '2024-Q2': 46.41,
      },
    ],
    [
      'cch: 100 * np.log(s).diff()',
      'cch',
      {
        '2023-Q2': 100 * Math.log(1.02),
        '2023-Q3': 100 * Math.log(99 / 102),
        '2023-Q4': 100 * Math.log(105 / 99),
        '2024-Q1': 100 * Math.log(110 / 105),
        '2024-Q2': 100 * Math.log(1.1),
      },
    ],
    [
      'cca: 400 * np.log(s).diff()',
      'cca',
      {
        '2023-Q2': 400 * Math.log(1.02),
        '2023-Q3': 400 * Math.log(99 / 102),
        '2023-Q4': 400 * Math.log(105 / 99),
        '2024-Q1': 400 * Math.log(110 / 105),
        '2024-Q2': 400 * Math.log(1.1),
      },
    ],
    [
      'log: np.log(s)',
      'log',
      Object.fromEntries([100, 102, 99, 105, 110, 121].map((v, i) => [Object.keys(QUARTERS)[i] ?? '', Math.log(v)])),
    ],
  ])('%s', async (_, units, expected) => {
    expect(await table(quarterly, `units=${units}`)).toEqual(close(expected as Record<string, number>));
  });

  test('a missing month removes the values that need it, although pandas would use the month before the gap', async () => {
    // s.asfreq('MS').diff(): December 2023 is NaN, and so is January 2024.
    expect(await table(monthly, 'units=chg&start=2023-10')).toEqual({
      '2023-10': 3,
      '2023-11': 2,
      '2024-02': -1,
      '2024-03': 3,
      '2024-04': -1,
    });
    expect(await table(monthly, 'units=pc1')).toEqual(close({ '2024-01': 150, '2024-02': 100, '2024-03': 1600 / 11, '2024-04': 100 }));
  });

  test('financial years are compared with the previous financial year', async () => {
    expect(await table(yearly, 'units=pc1')).toEqual(close({ 'FY2022-23': 5, 'FY2023-24': 10 }));
  });
});

describe('frequency', () => {
  // s.resample('QE').mean(), .sum(), .last(), for complete quarters.
  test.each([
    ['avg', { '2023-Q1': 11, '2023-Q2': 14, '2023-Q3': 17, '2024-Q1': 76 / 3 }],
    ['sum', { '2023-Q1': 33, '2023-Q2': 42, '2023-Q3': 51, '2024-Q1': 76 }],
    ['eop', { '2023-Q1': 11, '2023-Q2': 14, '2023-Q3': 17, '2024-Q1': 27 }],
  ])('months to quarters by %s', async (method, expected) => {
    expect(await table(monthly, `frequency=q&aggregation_method=${method}`)).toEqual(close(expected));
  });

  // pandas also uses an incomplete quarter, like partial=1.
  test.each([
    ['avg', { '2023-Q1': 11, '2023-Q2': 14, '2023-Q3': 17, '2023-Q4': 21, '2024-Q1': 76 / 3, '2024-Q2': 26 }],
    ['sum', { '2023-Q1': 33, '2023-Q2': 42, '2023-Q3': 51, '2023-Q4': 42, '2024-Q1': 76, '2024-Q2': 26 }],
    ['eop', { '2023-Q1': 11, '2023-Q2': 14, '2023-Q3': 17, '2023-Q4': 22, '2024-Q1': 27, '2024-Q2': 26 }],
  ])('partial periods on request, marked, as resample() returns them, by %s', async (method, expected) => {
    expect(await table(monthly, `frequency=q&aggregation_method=${method}&partial=1`)).toEqual(close(expected));
    const { data, meta, columns } = await readSeries(shelf.ctx, monthly, params(`frequency=q&aggregation_method=${method}&partial=1`));
    const marked = (data as readonly { period: string; partial?: true }[]).filter(({ partial }) => partial).map(({ period }) => period);
    expect(marked).toEqual(['2023-Q4', '2024-Q2']);
    expect(columns.map(({ name }) => name)).toContain('partial');
    expect(meta.query).toMatchObject({ partial: 1, frequency: 'quarterly' });
    expect(meta.notes.join(' ')).toContain('partial');
  });

  test('values from a partial period are marked too', async () => {
    const { data } = await readSeries(shelf.ctx, monthly, params('frequency=q&units=chg&partial=1'));
    const marked = (data as readonly { period: string; partial?: true }[]).filter(({ partial }) => partial).map(({ period }) => period);
    expect(marked).toEqual(['2023-Q4', '2024-Q1', '2024-Q2']);
  });

  test('partial is ignored without a frequency', async () => {
    expect(await table(monthly, 'partial=1')).toEqual(MONTHS);
  });

  test('quarters to years: 2024 is incomplete', async () => {
    expect(await table(quarterly, 'frequency=a')).toEqual({ '2023': 101.5 });
    expect(await table(quarterly, 'frequency=fy&aggregation_method=sum')).toEqual({ 'FY2023-24': 435 });
    expect(await table(quarterly, 'frequency=s&aggregation_method=eop')).toEqual({ '2023-S1': 102, '2023-S2': 105, '2024-S1': 121 });
  });

  test('weeks belong to the month in which they end', async () => {
    // Weeks end on 7, 14, 21 and 28 January, 4, 11 and 18 February: s.resample('ME') over the week-ending dates.
    expect(await table(weekly, 'frequency=m&aggregation_method=sum')).toEqual({ '2024-01': 10 });
    expect(await table(weekly, 'frequency=m&aggregation_method=sum&partial=1')).toEqual({ '2024-01': 10, '2024-02': 18 });
  });

  test('a month of weekdays is complete despite missing holidays', async () => {
    // January has the values 1 to 21 (2 to 31 January without the 26th), February 22 to 42, and March so far 43 and 44.
    expect(await table(daily, 'frequency=m')).toEqual({ '2024-02': 32 });
    expect(await table(daily, 'frequency=m&aggregation_method=eop&partial=1')).toEqual({ '2024-01': 21, '2024-02': 42, '2024-03': 44 });
  });

  test('the frequency is applied before the units, as in FRED', async () => {
    expect(await table(monthly, 'frequency=q&aggregation_method=sum&units=pch')).toEqual(
      close({ '2023-Q2': 900 / 33, '2023-Q3': 900 / 42 }),
    );
  });
});

describe('FRED endpoints return the same', () => {
  test.each(['units=pch', 'units=pc1', 'units=log', 'frequency=q', 'frequency=q&aggregation_method=sum&units=chg'])('%s', async (query) => {
    const { observations } = (await fredObservations(shelf.ctx, monthly, params(query))) as {
      observations: { date: string; value: string }[];
    };
    const there = observations.filter(({ value }) => value !== '.').map(({ value }) => Number(value));
    expect(there).toEqual(Object.values(await table(monthly, query)));
  });
});

describe('explain', () => {
  const explained = async (handle: SeriesHandle, query: string) => {
    const { explain } = (await readSeries(shelf.ctx, handle, params(`${query}&explain=1`))).meta as {
      explain: { formula: string; operands: { period: string; value: number }[] };
    };
    return { formula: explain.formula, periods: explain.operands.map(({ period }) => period) };
  };

  test.each([
    ['start=2024-Q2', 'x(t)', ['2024-Q2']],
    ['start=2024-Q2&units=pch', '100 (x(t) / x(t-1) - 1)', ['2024-Q1', '2024-Q2']],
    ['start=2024-Q2&units=pc1', '100 (x(t) / x(t-4) - 1)', ['2023-Q2', '2024-Q2']],
    ['start=2024-Q2&units=cca', '4 * 100 (ln x(t) - ln x(t-1))', ['2024-Q1', '2024-Q2']],
  ])('%s', async (query, formula, periods) => {
    expect(await explained(quarterly, query)).toEqual({ formula, periods });
  });

  test('with a lower frequency lists every value in every period used, and no other', async () => {
    expect(await explained(monthly, 'frequency=q&start=2023-Q3&end=2023-Q3&units=chg')).toEqual({
      formula: 'x(t) - x(t-1), x(t) is the mean of the monthly values in each quarterly period, complete periods only',
      periods: ['2023-04', '2023-05', '2023-06', '2023-07', '2023-08', '2023-09'],
    });
  });

  test('with days uses the number of days in the year', async () => {
    expect((await explained(daily, 'units=pca&start=2024-02-29')).formula).toBe('100 ((x(t) / x(t-1))^260 - 1)');
    expect((await explained(daily, 'units=pc1')).formula).toBe('100 (x(t) / x(t-364 days) - 1)');
    expect((await explained(weekly, 'units=ch1')).formula).toBe('x(t) - x(t-52)');
  });
});
