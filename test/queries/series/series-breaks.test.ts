/** Checks changes across breaks. If the levels on both sides are not comparable, there is no change. Otherwise, the break is named. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_CREDIT_TOTAL, AU_CREDIT_TOTAL_YOY } from '../../../src/catalogue/series/credit.ts';
import { AU_UNEMP, AU_UNEMP_YOUTH } from '../../../src/catalogue/series/labour.ts';
import { AU_NOM } from '../../../src/catalogue/series/population.ts';
import { AU_CPI_INDEX, AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { formatPeriod, period } from '../../../src/core/period.ts';
import { readChartData } from '../../../src/queries/charts/chart-data.ts';
import { readChart } from '../../../src/queries/charts/read-chart.ts';
import { fredObservations } from '../../../src/queries/dialects/fred/fred-observations.ts';
import { readMulti } from '../../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { asOfLine } from '../../../src/render/chart/words.ts';
import { putSeries } from '../../signals/put-series.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

/** RBA D2, DLCACFS, seasonally adjusted: the levels fell by 0.56% while the RBA published growth of 0.2%. The rest is invented. */
const LEVELS = {
  '2019-05': 2931.2,
  '2019-06': 2938.31,
  '2019-07': 2921.878,
  '2019-08': 2926.1,
  '2023-01': 3500,
  '2023-02': 3514,
  '2023-03': 3528,
  '2024-01': 3675,
  '2024-02': 3690,
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

describe('a change between levels that are not comparable', () => {
  test.each(['pch', 'chg', 'pca', 'cch', 'cca'])('%s is missing for the month of the break, with the reason', async (units) => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, `units=${units}&start=2019-06&end=2019-08`);
    expect(rows.map(({ period, breaks }) => [period, breaks])).toEqual([
      ['2019-06', ['credit-2019-06']],
      ['2019-08', undefined],
    ]);
    expect(meta.notes.join('\n')).toMatch(/1 change of AU\.CREDIT\.TOTAL, for July 2019, is not given.*Economic and Financial Statistics/);
  });

  test('if a whole date range is missing, values are not reported as missing', async () => {
    const one = await rowsOf(AU_CREDIT_TOTAL, 'units=pch&start=2019-07&end=2019-07');
    const base = await readMulti(shelf.ctx, [AU_CREDIT_TOTAL], params('index_to=2019-06&start=2019-07&end=2019-08'));
    for (const { rows, meta } of [one, { rows: base.data, meta: base.meta }]) {
      expect(rows).toEqual([]);
      expect(meta.notes.join(' ')).toContain('Economic and Financial Statistics');
      expect(meta.notes.join(' ')).not.toContain('No value is stored');
    }
    expect((await rowsOf(AU_CREDIT_TOTAL, 'start=2030')).meta.notes.join(' ')).toContain('No value is stored for these periods');
  });

  test('exists if no break is between the two values', async () => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, 'units=pc1&start=2023-01');
    expect(rows).toEqual([
      { date: '2024-01-31', period: '2024-01', value: expect.closeTo(5, 9) },
      { date: '2024-02-29', period: '2024-02', value: expect.closeTo(5.00854, 4) },
    ]);
    expect(meta.breaks).toEqual([]);
    expect(meta.notes.join('\n')).not.toContain('not given');
  });

  test('levels are complete, and breaks are listed', async () => {
    const { rows, meta } = await rowsOf(AU_CREDIT_TOTAL, 'start=2019-06&end=2019-08');
    expect(rows.map(({ value }) => value)).toEqual([2938.31, 2921.878, 2926.1]);
    expect(rows.every((row) => !('breaks' in row))).toBe(true);
    const [collection] = (meta.breaks ?? []).filter(({ ids }) => ids.includes('credit-2019-07-collection'));
    expect(collection).toMatchObject({ periods: ['2019-07'], kind: 'collection', growth: 'absent', series: ['AU.CREDIT.TOTAL'] });
  });

  test('is also missing next to other series, in FRED and in charts', async () => {
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
    expect(fred['notes']).toMatch(/1 change of AU\.CREDIT\.TOTAL, for July 2019, is not given.*Economic and Financial Statistics/);
    const { chart } = await readChart(shelf.ctx, [AU_CREDIT_TOTAL], params('units=pch&start=2019-01&end=2019-12'));
    expect((chart.series[0]?.t ?? []).map((t) => formatPeriod(period('M', t)))).toEqual(['2019-06', '2019-08']);
    const levels = await readChart(shelf.ctx, [AU_CREDIT_TOTAL], params('start=2019-01&end=2019-12'));
    expect(levels.chart.series[0]?.breaks?.map(({ what }) => what).join('\n')).toMatch(/Economic and Financial Statistics/);
  });

  test('rebased levels after a break from their base are missing, and earlier levels stay, next to other series and in charts', async () => {
    const requested = 'index_to=2019-06&start=2019-05&end=2019-08';
    const { data, meta } = await readMulti(shelf.ctx, [AU_CREDIT_TOTAL], params(requested));
    const levels = (data as readonly Record<string, unknown>[]).map((row) => [row['period'], row['AU.CREDIT.TOTAL']]);
    expect(levels).toEqual([
      ['2019-05', expect.closeTo((100 * 2931.2) / 2938.31, 9)],
      ['2019-06', 100],
    ]);
    expect(meta.notes.join(' ')).toMatch(
      /2 levels of AU\.CREDIT\.TOTAL from July 2019 to August 2019 are not given: the base period, June 2019, .* break/,
    );
    const drawn = await readChartData(shelf.ctx, [AU_CREDIT_TOTAL], params(requested));
    const [line] = (drawn.data as unknown as { readonly series: readonly { readonly points: readonly { readonly period: string }[] }[] })
      .series;
    expect(line?.points.map((point) => point.period)).toEqual(['2019-05', '2019-06']);
    expect(drawn.meta.notes.join(' ')).toContain('the base period');
  });

  test('growth that the RBA adjusts for the break exists', async () => {
    const { rows } = await rowsOf(AU_CREDIT_TOTAL_YOY, 'start=2019-07&end=2019-07');
    expect(rows).toEqual([{ date: '2019-07-31', period: '2019-07', value: 3.1 }]);
  });
});

describe('a change across a break', () => {
  const COMPLETE = 'cpi-2025-q3-complete-monthly';

  test('is named in its row: published rates by the year of their lag', async () => {
    const { rows, meta } = await rowsOf(AU_CPI_YOY, '');
    expect(rows.map(({ period, breaks }) => [period, breaks])).toEqual([
      ['2025-Q2', undefined],
      ['2025-Q3', [COMPLETE]],
      ['2025-Q4', [COMPLETE]],
    ]);
    expect(meta.breaks).toMatchObject([{ ids: [COMPLETE], periods: ['2025-Q3'], growth: 'given', series: ['AU.CPI.YOY'] }]);
  });

  test('is named for rates calculated from levels, including those that the agency flags', async () => {
    const { rows } = await rowsOf(AU_CPI_INDEX, 'units=pc1');
    expect(rows).toEqual([
      { date: '2025-09-30', period: '2025-Q3', value: expect.any(Number), breaks: [COMPLETE, 'flag-2025-Q2'] },
      { date: '2025-12-31', period: '2025-Q4', value: expect.any(Number), breaks: [COMPLETE, 'flag-2025-Q2'] },
    ]);
  });

  test('is named for a mean of published rates if one of them spans the break', async () => {
    const later = await openShelf('2027-05-11T03:00:00.000Z');
    // Values of 2026 and later are invented.
    const quarters = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
    const years = ['2027-Q1', '2027-Q2', '2027-Q3', '2027-Q4'];
    await putSeries(later, [{ handle: AU_CPI_YOY, values: Object.fromEntries([...quarters, ...years].map((one) => [one, 3])) }]);
    const { data } = await readSeries(later.ctx, AU_CPI_YOY, params('frequency=a'));
    await later.close();
    expect((data as readonly Record<string, unknown>[]).map(({ period, breaks }) => [period, breaks])).toEqual([
      ['2025', [COMPLETE]],
      ['2026', [COMPLETE]],
      ['2027', undefined],
    ]);
  });

  test('is named for levels relative to a base on the other side', async () => {
    const { data, meta } = await readMulti(shelf.ctx, [AU_CPI_INDEX], params('index_to=2024-Q4&start=2025-Q3'));
    expect((data as readonly Record<string, unknown>[]).map(({ period }) => period)).toEqual(['2025-Q3', '2025-Q4']);
    expect(meta.breaks?.flatMap(({ ids }) => ids)).toContain(COMPLETE);
  });

  test('is described in words in a chart that begins after it, because no mark is possible there', async () => {
    const { chart } = await readChart(shelf.ctx, [AU_CPI_INDEX], params('units=pc1&start=2025-Q4'));
    expect(chart.series[0]?.breaks?.length).toBeGreaterThan(0);
    expect(asOfLine(chart)).toContain('break in series on 1 July 2025');
    const without = await readChart(shelf.ctx, [AU_CPI_INDEX], params('start=2025-Q4'));
    expect(asOfLine(without.chart)).not.toContain('break');
  });

  test('has a flag at the first value on a new basis, as in publications', async () => {
    const { rows } = await rowsOf(AU_CREDIT_TOTAL, 'start=2019-06&end=2019-08');
    expect(rows.map(({ period, status }) => [period, status])).toEqual([
      ['2019-06', 'break'],
      ['2019-07', 'break'],
      ['2019-08', undefined],
    ]);
    const index = await rowsOf(AU_CPI_INDEX, 'start=2025-Q3');
    expect(index.rows.map(({ period, status }) => [period, status])).toEqual([
      ['2025-Q3', 'break'],
      ['2025-Q4', undefined],
    ]);
  });

  test('in a month without a value has its flag at the next value, and no flag at the start of a series', async () => {
    const { rows } = await rowsOf(AU_CREDIT_TOTAL, 'start=2023-01');
    expect(rows.map(({ period, status }) => [period, status])[0]).toEqual(['2023-01', 'break']);
    expect((await rowsOf(AU_CREDIT_TOTAL, 'end=2019-05')).rows).toEqual([{ date: '2019-05-31', period: '2019-05', value: 2931.2 }]);
  });

  test('has no flag in transformed values, which name their breaks', async () => {
    const { rows } = await rowsOf(AU_CREDIT_TOTAL, 'units=log&start=2019-06&end=2019-07');
    expect(rows.map(({ status }) => status)).toEqual([undefined, undefined]);
  });

  test('has its flag at its own value', async () => {
    const { rows } = await rowsOf(AU_CPI_INDEX, 'start=2025-Q2&end=2025-Q2');
    expect(rows).toEqual([{ date: '2025-06-30', period: '2025-Q2', value: 98.37, status: 'break' }]);
  });
});

describe('notes explain missing values and values that are easily misunderstood', () => {
  test('logarithms and logarithmic changes of values at or below zero', async () => {
    await putSeries(shelf, [{ handle: AU_NOM, values: { '2020-Q1': 80, '2020-Q2': -10, '2020-Q3': -13, '2020-Q4': 12 } }]);
    const log = await rowsOf(AU_NOM, 'units=log');
    expect(log.rows.map(({ period }) => period)).toEqual(['2020-Q1', '2020-Q4']);
    expect(log.meta.notes.join(' ')).toMatch(
      /2 values of AU\.NOM from the June quarter 2020 to the September quarter 2020 are not given: only values above zero/,
    );
    for (const units of ['cch', 'cca']) {
      const { rows, meta } = await rowsOf(AU_NOM, `units=${units}`);
      expect(rows).toEqual([]);
      expect(meta.notes.join(' ')).toMatch(
        /3 changes of AU\.NOM from the June quarter 2020 to the December quarter 2020 are not given: only values above zero/,
      );
    }
    expect((await rowsOf(AU_NOM, 'units=chg')).meta.notes.join(' ')).not.toContain('logarithm');
  });

  test.each([
    [AU_CPI_YOY, 'pch', /AU\.CPI\.YOY is a rate of change itself: units=pch is the relative change of that rate/],
    [AU_CPI_YOY, 'chg', null],
    [AU_CPI_INDEX, 'pch', null],
  ])('a rate of change of $id with $1', async (handle, units, note) => {
    const alone = (await rowsOf(handle, `units=${units}`)).meta.notes.join(' ');
    const beside = (await readMulti(shelf.ctx, [handle], params(`units=${units}`))).meta.notes.join(' ');
    const drawn = (await readChartData(shelf.ctx, [handle], params(`units=${units}`))).meta.notes.join(' ');
    for (const notes of [alone, beside, drawn]) {
      if (note === null) expect(notes).not.toContain('relative change of that rate');
      else expect(notes).toMatch(note);
    }
  });

  test('quotients by zero', async () => {
    await putSeries(shelf, [{ handle: AU_UNEMP_YOUTH, values: { '2020-01': 11, '2020-02': 12, '2020-03': 13 } }]);
    await putSeries(shelf, [{ handle: AU_UNEMP.SA, values: { '2020-01': 5, '2020-02': 0, '2020-03': 5.2 } }]);
    const expr = encodeURIComponent('AU.UNEMP.YOUTH / AU.UNEMP');
    const { data, meta } = await readMulti(shelf.ctx, [AU_UNEMP_YOUTH, AU_UNEMP.SA], params(`expr=${expr}`));
    const values = (data as readonly Record<string, unknown>[]).map(({ period, expr: value }) => [period, value]);
    expect(values).toEqual([
      ['2020-01', 2.2],
      ['2020-02', null],
      ['2020-03', 2.5],
    ]);
    expect(meta.notes.join(' ')).toMatch(
      /1 value of AU\.UNEMP\.YOUTH \/ AU\.UNEMP, for February 2020, is null, because of a division by 0/,
    );
  });
});
