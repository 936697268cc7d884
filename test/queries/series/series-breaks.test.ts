/** Changes across breaks: absent where levels on either side are not of one thing, and named where they are given. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_CREDIT_TOTAL, AU_CREDIT_TOTAL_YOY } from '../../../src/catalogue/series/credit.ts';
import { AU_CPI_INDEX, AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { formatPeriod, period } from '../../../src/core/period.ts';
import { readChart } from '../../../src/queries/charts/read-chart.ts';
import { fredObservations } from '../../../src/queries/fred/fred-observations.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { readMulti } from '../../../src/queries/series/series-multi.ts';
import { putSeries } from '../../signals/put-series.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

/** RBA D2, DLCACFS, seasonally adjusted: the levels that fell by 0.56 per cent where the Bank published growth of 0.2. The rest is made up. */
const LEVELS = {
  ...{ '2019-05': 2931.2, '2019-06': 2938.31, '2019-07': 2921.878, '2019-08': 2926.1 },
  ...{ '2023-01': 3500, '2023-02': 3514, '2023-03': 3528, '2024-01': 3675, '2024-02': 3690 },
};

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  await putSeries(shelf, [{ handle: AU_CREDIT_TOTAL, values: LEVELS }]);
  await putSeries(shelf, [{ handle: AU_CREDIT_TOTAL_YOY, values: { '2019-06': 3.3, '2019-07': 3.1 } }]);
  await putSeries(shelf, [
    { handle: AU_CPI_YOY, values: { '2025-Q2': 2.1, '2025-Q3': 3.2, '2025-Q4': 3.6 } },
    {
      handle: AU_CPI_INDEX,
      values: { '2024-Q3': 96.5, '2024-Q4': 96.81, '2025-Q2': { value: 98.37, status: 'break' }, '2025-Q3': 99.73, '2025-Q4': 100.32 },
    },
  ]);
});
afterAll(() => shelf.close());

const rowsOf = async (handle: typeof AU_CREDIT_TOTAL, text: string) => {
  const { data, meta } = await readSeries(shelf.ctx, handle, params(text));
  return { rows: data as readonly Record<string, unknown>[], meta };
};

describe('a change of levels that are not of one thing', () => {
  test.each(['pch', 'chg', 'pca', 'cch', 'cca'])('%s is absent for the month of the break, and says why', async (units) => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, `units=${units}&start=2019-06&end=2019-08`);
    expect(rows.map(({ period, breaks }) => [period, breaks])).toEqual([
      ['2019-06', ['credit-2019-06']],
      ['2019-08', undefined],
    ]);
    expect(meta.notes.join('\n')).toMatch(
      /1 change of AU\.CREDIT\.TOTAL from 2019-07 to 2019-07 is not given.*Economic and Financial Statistics/,
    );
  });

  test('is given where no break lies between', async () => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, 'units=pc1&start=2023-01');
    expect(rows).toEqual([
      { date: '2024-01-31', period: '2024-01', value: expect.closeTo(5, 9) },
      { date: '2024-02-29', period: '2024-02', value: expect.closeTo(5.00854, 4) },
    ]);
    expect(meta.breaks).toEqual([]);
    expect(meta.notes.join('\n')).not.toContain('not given');
  });

  test('as levels everything is there, and the breaks between are told', async () => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, 'start=2019-06&end=2019-08');
    expect(rows.map(({ value }) => value)).toEqual([2938.31, 2921.878, 2926.1]);
    expect(rows.every((row) => !('breaks' in row))).toBe(true);
    const [collection] = (meta.breaks ?? []).filter(({ ids }) => ids.includes('credit-2019-07-collection'));
    expect(collection).toMatchObject({ periods: ['2019-07'], kind: 'collection', growth: 'absent', series: ['AU.CREDIT.TOTAL'] });
  });

  test('beside other series, in FRED and in charts it is absent as well', async () => {
    const many = await readMulti(shelf.ctx, [AU_CREDIT_TOTAL, AU_CREDIT_TOTAL_YOY], params('units=pch&start=2019-05&end=2019-08'));
    const july = (many.data as readonly Record<string, unknown>[]).find(({ period }) => period === '2019-07');
    expect(july).toMatchObject({ 'AU.CREDIT.TOTAL': null, 'AU.CREDIT.TOTAL.YOY': expect.any(Number) });
    expect(many.meta.notes.join('\n')).toContain('is not given');
    const fred = await fredObservations(
      shelf.ctx,
      AU_CREDIT_TOTAL,
      params('units=pch&observation_start=2019-06-01&observation_end=2019-08-31'),
    );
    expect(JSON.stringify(fred)).not.toMatch(/-0\.5592/);
    expect(fred['notes']).toMatch(/1 change of AU\.CREDIT\.TOTAL from 2019-07 to 2019-07 is not given.*Economic and Financial Statistics/);
    const { chart } = await readChart(shelf.ctx, [AU_CREDIT_TOTAL], params('units=pch&start=2019-01&end=2019-12'));
    expect((chart.series[0]?.t ?? []).map((t) => formatPeriod(period('M', t)))).toEqual(['2019-06', '2019-08']);
    const levels = await readChart(shelf.ctx, [AU_CREDIT_TOTAL], params('start=2019-01&end=2019-12'));
    expect(levels.chart.series[0]?.breaks?.map(({ what }) => what).join('\n')).toMatch(/Economic and Financial Statistics/);
  });

  test('growth that the Bank adjusts is given', async () => {
    const { rows } = await rowsOf(AU_CREDIT_TOTAL_YOY, 'start=2019-07&end=2019-07');
    expect(rows).toEqual([{ date: '2019-07-31', period: '2019-07', value: 3.1 }]);
  });
});

describe('a change that is given across a break', () => {
  const COMPLETE = 'cpi-2025-q3-complete-monthly';

  test('names it in its row: published rates by the year they go back', async () => {
    const { rows, meta } = await rowsOf(AU_CPI_YOY, '');
    expect(rows.map(({ period, breaks }) => [period, breaks])).toEqual([
      ['2025-Q2', undefined],
      ['2025-Q3', [COMPLETE]],
      ['2025-Q4', [COMPLETE]],
    ]);
    expect(meta.breaks).toMatchObject([{ ids: [COMPLETE], periods: ['2025-Q3'], growth: 'given', series: ['AU.CPI.YOY'] }]);
  });

  test('and rates computed from levels, those that the publisher flags included', async () => {
    const { rows } = await rowsOf(AU_CPI_INDEX, 'units=pc1');
    expect(rows).toEqual([
      { date: '2025-09-30', period: '2025-Q3', value: expect.any(Number), breaks: [COMPLETE, 'flag-2025-Q2'] },
      { date: '2025-12-31', period: '2025-Q4', value: expect.any(Number), breaks: [COMPLETE, 'flag-2025-Q2'] },
    ]);
  });

  test('the flag stands at its own value', async () => {
    const { rows } = await rowsOf(AU_CPI_INDEX, 'start=2025-Q2&end=2025-Q2');
    expect(rows).toEqual([{ date: '2025-06-30', period: '2025-Q2', value: 98.37, status: 'break' }]);
  });
});
