import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_UNEMP, AU_UNEMPLOYED, AU_VACANCIES } from '../../src/catalogue/series/labour.ts';
import { AU_UNDEREMP, AU_UNDERUTIL } from '../../src/catalogue/series/labour-slack.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { LABOUR_SLACK } from '../../src/signals/labour-slack.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { monthsFrom, putSeries } from './put-series.ts';

/**
 * ABS 6202.0, February 2025, seasonally adjusted, in thousands: unemployed 612.5986, underemployed 887.2654, labour force 15,125.8352,
 * so that the rates are 4.0500, 5.8659 and 9.9159%. The other months and the vacancies are invented.
 */
const FEBRUARY = { unemployed: 612.5986, unemployment: 4.05, underemployment: 5.8659, underutilisation: 9.9159 };
/** 127 months, July 2014 to January 2025. */
const before = (value: number): Record<string, number> =>
  monthsFrom(
    '2014-07',
    Array.from({ length: 127 }, () => value),
  );

let shelf: Shelf;
const put = async (
  underutilisation: Record<string, number | null> = { ...before(12), '2025-02': FEBRUARY.underutilisation },
  on = shelf,
) => {
  await putSeries(on, [
    { handle: AU_UNEMP.SA, values: { '2012-01': 5.2, '2012-02': 5.2, ...before(5), '2025-02': FEBRUARY.unemployment, '2025-03': 4.1 } },
    {
      handle: AU_UNEMPLOYED.SA,
      values: { '2012-01': 630, '2012-02': 631, ...before(640), '2025-02': FEBRUARY.unemployed, '2025-03': 620 },
    },
  ]);
  await putSeries(on, [
    { handle: AU_UNDEREMP.SA, values: { '2012-01': 7, '2012-02': 7.1, ...before(7), '2025-02': FEBRUARY.underemployment, '2025-03': 5.9 } },
    { handle: AU_UNDERUTIL.SA, values: { '2012-01': 12.2, '2012-02': 12.3, ...underutilisation, '2025-03': 10 } },
  ]);
};
beforeEach(async () => {
  shelf = await openShelf('2025-03-25T00:00:00.000Z');
  await put();
  await putSeries(shelf, [{ handle: AU_VACANCIES, values: { '2024-Q4': 344.1, '2025-Q1': 329.4 } }]);
});
afterEach(() => shelf.close());

const evaluate = (text = '') => evaluateSignal(shelf.ctx, LABOUR_SLACK, params(text));
const rowsOf = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden: February 2025', () => {
  test('has the published rates, and in the survey month of the quarter the vacancies for each unemployed person', async () => {
    const [row] = await rowsOf('period=2025-02');
    expect(row).toMatchObject({
      unemployment_rate_pct: 4.05,
      underemployment_rate_pct: 5.8659,
      underutilisation_rate_pct: 9.9159,
      unemployed_persons: 612_598.6,
      vacancies: null,
    });
    const [quarter] = await rowsOf('period=2025-03');
    expect(quarter).toMatchObject({ vacancies: 329_400, unemployed_persons: 620_000 });
    expect(quarter?.['vacancies_per_unemployed']).toBeCloseTo(329.4 / 612.5986, 12);
  });

  test('compares each with the mean of the previous 120 months', async () => {
    const [row] = await rowsOf('period=2025-02');
    expect(row?.['unemployment_less_decade_ppt']).toBeCloseTo(4.05 - 5, 10);
    expect(row?.['underutilisation_less_decade_ppt']).toBeCloseTo(9.9159 - 12, 10);
  });
});

test('has vacancies only in the last month of their quarter', async () => {
  const rows = await rowsOf('start=2024-10&end=2025-01');
  expect(rows.map((row) => [row['period'], row['vacancies']])).toEqual([
    ['2024-10', null],
    ['2024-11', null],
    ['2024-12', 344_100],
    ['2025-01', null],
  ]);
});

test('before July 2014, only months with an underemployment survey have a row', async () => {
  expect((await rowsOf('start=2012&end=2012')).map((row) => row['period'])).toEqual(['2012-02']);
});

test('the ten-year mean is missing if some months have no survey or are missing', async () => {
  const [early] = await rowsOf('period=2024-06');
  expect(early).toMatchObject({ underutilisation_less_decade_ppt: null, unemployment_less_decade_ppt: null });
  await put({ ...before(12), '2019-05': null, '2025-02': FEBRUARY.underutilisation });
  const [gap] = await rowsOf('period=2025-02');
  expect(gap).toMatchObject({ underutilisation_less_decade_ppt: null, underutilisation_rate_pct: 9.9159 });
});

test('sentences exist with and without a ten-year mean', async () => {
  expect((await evaluate('period=2025-02')).meta.headline).toBe(
    'Underutilisation was 9.9% of the labour force in February 2025, 2.1 percentage points less than its ten-year mean: unemployment 4.1% and underemployment 5.9%.',
  );
  expect((await evaluate('period=2016-03')).meta.headline).toBe(
    'Underutilisation was 12.0% of the labour force in March 2016: unemployment 5.0% and underemployment 7.0%.',
  );
});

test('without stored vacancies, the rates are given, and the result names the null fields', async () => {
  const bare = await openShelf('2025-03-25T00:00:00.000Z');
  await put(undefined, bare);
  const { data, meta } = await evaluateSignal(bare.ctx, LABOUR_SLACK, params('period=2025-02'));
  expect(data).toMatchObject([{ underutilisation_rate_pct: 9.9159, vacancies: null, vacancies_per_unemployed: null }]);
  expect(meta.notes).toContain('abs.JV is not stored. Fields that need AU.VACANCIES are null.');
  await bare.close();
});

describe('two datasets of one publication', () => {
  const release = async (own: Shelf, day: string, months: readonly string[], rate: number) =>
    putSeries(
      own,
      [
        { handle: AU_UNEMP.SA, values: Object.fromEntries(months.map((month) => [month, rate])) },
        { handle: AU_UNEMPLOYED.SA, values: Object.fromEntries(months.map((month) => [month, 100 * rate])) },
      ],
      { effectiveFrom: `${day}T02:00:00Z`, publishedOn: day },
    );
  const slack = async (own: Shelf, day: string, months: readonly string[]) =>
    putSeries(
      own,
      [
        { handle: AU_UNDEREMP.SA, values: Object.fromEntries(months.map((month) => [month, 5.5])) },
        { handle: AU_UNDERUTIL.SA, values: Object.fromEntries(months.map((month) => [month, 9])) },
      ],
      { effectiveFrom: `${day}T01:30:00Z`, publishedOn: day },
    );
  let own: Shelf;
  beforeEach(async () => {
    own = await openShelf('2022-12-20T00:00:00.000Z');
  });
  afterEach(() => own.close());

  test('are read at the same release, so that the parts add up', async () => {
    await release(own, '2022-09-15', ['2022-05', '2022-08'], 3.5);
    await slack(own, '2022-09-15', ['2022-05', '2022-08']);
    await release(own, '2022-10-13', ['2022-05', '2022-08', '2022-09'], 3.6);
    const { data, meta } = await evaluateSignal(own.ctx, LABOUR_SLACK, params('period=2022-08'));
    expect(data).toMatchObject([{ unemployment_rate_pct: 3.5, underemployment_rate_pct: 5.5, underutilisation_rate_pct: 9 }]);
    expect(meta.sources.map(({ release_date: day }) => day)).toEqual(['2022-09-15', '2022-09-15']);
    expect(meta.notes).toContain(
      'For abs.LF, the indicator uses the vintage released on or before 15 September 2022, so that all inputs are from the same release.',
    );
    const later = await evaluateSignal(own.ctx, LABOUR_SLACK, params(''));
    expect(later.meta.stale_reason).toBeNull();
  });

  test('are refused if one of them is not stored at that release', async () => {
    await release(own, '2022-08-18', ['2022-05', '2022-07'], 3.4);
    await slack(own, '2022-09-15', ['2022-05', '2022-08']);
    await release(own, '2022-10-13', ['2022-05', '2022-08', '2022-09'], 3.6);
    await expect(evaluateSignal(own.ctx, LABOUR_SLACK, params('period=2022-08'))).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: expect.stringContaining('AU.UNEMP.SA ends with July 2022'),
    });
  });
});
