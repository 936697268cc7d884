/** Checks annualised rates, moving averages and standard scores of series, and arithmetic with several series. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_CREDIT_TOTAL } from '../../src/catalogue/series/credit.ts';
import { AU_GDP, AU_GDP_NOMINAL } from '../../src/catalogue/series/national-accounts.ts';
import { AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { AU_BOND_10Y, AU_CASHRATE } from '../../src/catalogue/series/rates.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { seriesOfExpression } from '../../src/queries/series/transforms/expression-parameter.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { putSeries } from '../signals/put-series.ts';
import { putSales, sales } from './sales.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

/** RBA D2, DLCACFS, June and July 2019. The rest is invented. */
const CREDIT = {
  '2019-01': 2900,
  '2019-02': 2908,
  '2019-03': 2916,
  '2019-04': 2924,
  '2019-05': 2931.2,
  '2019-06': 2938.31,
  '2019-07': 2921.878,
  '2019-08': 2926.1,
  '2019-09': 2931,
  '2019-10': 2936,
};

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  await putSeries(shelf, [{ handle: AU_CREDIT_TOTAL, values: CREDIT }]);
  // RBA F2.1, monthly average of March 2020, and A2.
  await putSeries(shelf, [{ handle: AU_BOND_10Y, values: { '2020-02': 0.99, '2020-03': 1.0, '2020-04': null } }]);
  await putSeries(shelf, [{ handle: AU_CASHRATE, values: { '2019-10-02': 0.75, '2020-03-04': 0.5, '2020-03-20': 0.25 } }]);
  await putSeries(shelf, [{ handle: AU_CPI_YOY, values: { '2019-Q4': 1.8, '2020-Q1': 2.2 } }]);
  await putSeries(shelf, [
    { handle: AU_GDP, values: { '2024-Q1': 640_000, '2024-Q2': 641_300 } },
    { handle: AU_GDP_NOMINAL, values: { '2024-Q1': 668_000, '2024-Q2': 673_000 } },
  ]);
  await putSales(shelf, { '2024-01': 100, '2024-02': 110, '2024-03': 120, '2024-04': 121 });
});
afterAll(() => shelf.close());

const read = async (handle: typeof sales, text: string) => {
  const answer = await readSeries(shelf.ctx, handle, params(text));
  return { ...answer, rows: answer.data as readonly Record<string, unknown>[] };
};

describe('one series', () => {
  test('a rate over part of a year is available only for adjusted series', async () => {
    await expect(read(sales, 'units=a3m')).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringContaining('AU.SALES is not seasonally adjusted'),
    });
    const { rows, meta } = await read(AU_CREDIT_TOTAL, 'units=a3m&end=2019-06&explain=1');
    expect(rows.map(({ period }) => period)).toEqual(['2019-04', '2019-05', '2019-06']);
    expect(rows[0]).toMatchObject({ value: expect.closeTo(100 * ((2924 / 2900) ** 4 - 1), 10) });
    expect(meta.summary).toMatchObject({ units: 'Per cent change over 3 months, annual rate' });
    expect(meta.query).toMatchObject({ units: 'a3m' });
    expect(meta['explain']).toMatchObject({ formula: '100 ((x(t) / x(t-3))^(12/3) - 1)' });
  });

  test('it is missing across a break that makes growth meaningless, with the reason, and a mean names the break', async () => {
    const { rows, meta } = await read(AU_CREDIT_TOTAL, 'units=a3m&start=2019-06');
    expect(rows.map(({ period }) => period)).toEqual(['2019-06', '2019-10']);
    expect(meta.notes.join('\n')).toMatch(/3 changes of AU\.CREDIT\.TOTAL from July 2019 to September 2019 are not given/);
    const means = await read(AU_CREDIT_TOTAL, 'units=ma3&start=2019-06&end=2019-08');
    expect(means.rows.map(({ value }) => value)).toEqual([
      expect.closeTo((2924 + 2931.2 + 2938.31) / 3, 9),
      expect.closeTo((2931.2 + 2938.31 + 2921.878) / 3, 9),
      expect.closeTo((2938.31 + 2921.878 + 2926.1) / 3, 9),
    ]);
    expect(means.rows[2]?.['breaks']).toContain('credit-2019-07-collection');
  });

  test('it is available as a table and as a chart, in its own unit', async () => {
    expect(renderCsv(await readSeries(shelf.ctx, sales, params('units=ma3')), { safe: false }).toString()).toBe(
      'date,period,value,status\r\n2024-03-31,2024-03,110,\r\n2024-04-30,2024-04,117,\r\n',
    );
    const { chart } = await readChart(shelf.ctx, [sales], params('units=ma3'));
    expect(chart.series).toMatchObject([{ units: 'Mean of 3 periods, AUD million', value: [110, 117], computed: true }]);
  });

  test.each(['a6m', 'ma3', 'z10y'])('events have no %s', async (units) => {
    await expect(read(AU_CASHRATE, `units=${units}`)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  });
});

describe('several series', () => {
  const spread = (text: string) => readMulti(shelf.ctx, [AU_BOND_10Y, AU_CASHRATE], params(`ids=AU.BOND.10Y,AU.CASHRATE&${text}`));
  const MONTHLY = 'frequency=m&aggregation_method=eop';

  test('the slope of the yield curve is exact in decimals, and has the unit of a difference of rates', async () => {
    const answer = await spread(`expr=${encodeURIComponent('AU.BOND.10Y-AU.CASHRATE')}&start=2020-02&end=2020-04&explain=1&${MONTHLY}`);
    expect(answer.data).toEqual([
      { date: '2020-02-29', period: '2020-02', 'AU.BOND.10Y': 0.99, 'AU.CASHRATE': 0.75, expr: 0.24 },
      // The target of 20 March is the latest event, and the table ends there.
      { date: '2020-03-31', period: '2020-03', 'AU.BOND.10Y': 1, 'AU.CASHRATE': 0.25, expr: 0.75 },
      { date: '2020-04-30', period: '2020-04', 'AU.BOND.10Y': null, 'AU.CASHRATE': 0.25, expr: null },
    ]);
    expect(answer.meta.summary).toMatchObject({ expr: { expression: 'AU.BOND.10Y-AU.CASHRATE', units: 'Percentage points' } });
    expect(answer.meta['explain']).toMatchObject({ expr: 'AU.BOND.10Y-AU.CASHRATE' });
    expect(answer.meta.sources.map(({ dataset_id }) => dataset_id)).toEqual(['rba.F2.1', 'rba.A2']);
    expect(answer.columns?.at(-1)).toEqual({ name: 'expr', unit: 'Percentage points' });
    expect(renderCsv(answer, { safe: false }).toString().split('\r\n')[0]).toBe('date,period,AU.BOND.10Y,AU.CASHRATE,expr');
  });

  test.each([
    ['(AU.BOND.10Y + AU.CASHRATE) / 2', 0.87, 'Per cent per annum'],
    ['AU.BOND.10Y/AU.CASHRATE', 1.32, 'Ratio'],
    ['100 * au_bond_10y / AU.CASHRATE', 132, 'Ratio'],
    ['-AU.CASHRATE', -0.75, 'Per cent per annum'],
    ['AU.BOND.10Y - (AU.BOND.10Y - AU.CASHRATE)', 0.75, 'Per cent per annum'],
  ])('%s is %d, in %s', async (expr, value, units) => {
    const answer = await spread(`expr=${encodeURIComponent(expr)}&start=2020-02&end=2020-02&${MONTHLY}`);
    expect(answer.data).toEqual([expect.objectContaining({ expr: expect.closeTo(value, 12) })]);
    expect(answer.meta.summary).toMatchObject({ expr: { units } });
  });

  test.each([
    ['AU.BOND.10Y -', 'a series or a number is missing at the end'],
    ['AU.BOND.10Y * (2', 'a bracket is not closed'],
    ['AU.BOND.2Y - AU.CASHRATE', '“AU.BOND.2Y” is neither a number nor one of the ids'],
    ['AU.BOND.10Y ^ 2', 'unexpected text "^ 2"'],
    [`${'('.repeat(30)}1`, 'nested more than 20 deep'],
    [`${'-'.repeat(300)}1`, 'more than 300 characters'],
  ])('%s is refused', async (expr, why) => {
    await expect(spread(`expr=${encodeURIComponent(expr)}&${MONTHLY}`)).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringContaining(why),
    });
  });

  test('a missing part gives no value, and a division by zero gives no value', async () => {
    const expr = encodeURIComponent('AU.BOND.10Y / (AU.CASHRATE - 3 * AU.CASHRATE + 2 * AU.CASHRATE)');
    const { data } = await spread(`expr=${expr}&start=2020-03&end=2020-04&${MONTHLY}`);
    expect((data as readonly Record<string, unknown>[]).map((row) => row['expr'])).toEqual([null, null]);
  });

  test('amounts at constant and at current prices are not added, and their quotient is a ratio', async () => {
    const of = async (expr: string) => {
      const { meta } = await readMulti(shelf.ctx, [AU_GDP, AU_GDP_NOMINAL], params(`expr=${encodeURIComponent(expr)}`));
      return meta.summary;
    };
    for (const sum of ['AU.GDP - AU.GDP.NOMINAL', 'AU.GDP.NOMINAL + 2 * AU.GDP']) {
      await expect(of(sum)).rejects.toMatchObject({
        code: 'REQ_UNPROCESSABLE',
        message: expect.stringContaining('chain volume, reference year'),
      });
    }
    expect(await of('AU.GDP.NOMINAL / AU.GDP')).toMatchObject({ expr: { units: 'Ratio' } });
    expect(await of('AU.GDP / 1000')).toMatchObject({
      expr: { units: expect.stringMatching(/^AUD million, chain volume, reference year \d{4}-\d{2}$/) },
    });
  });

  test('different units are not added, and different frequencies are not combined', async () => {
    const mixed = (text: string) => readMulti(shelf.ctx, [AU_BOND_10Y, sales], params(text));
    await expect(mixed(`expr=${encodeURIComponent('AU.BOND.10Y + AU.SALES')}`)).rejects.toMatchObject({
      code: 'REQ_UNPROCESSABLE',
      message: expect.stringContaining('values in Per cent per annum and values in AUD million cannot be added'),
    });
    const unlike = readMulti(shelf.ctx, [AU_BOND_10Y, AU_CPI_YOY], params(`expr=${encodeURIComponent('AU.BOND.10Y-AU.CPI.YOY')}`));
    await expect(unlike).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE', message: expect.stringContaining('different frequencies') });
  });

  test('an expression alone names its series, and events are read at the end of the other periods', async () => {
    const alone = params(`expr=${encodeURIComponent('AU.BOND.10Y-AU.CASHRATE')}&start=2020-02&end=2020-03`);
    const handles = seriesOfExpression(alone);
    expect(handles).toEqual([AU_BOND_10Y, AU_CASHRATE]);
    const answer = await readMulti(shelf.ctx, handles ?? [], alone);
    expect(answer.data).toEqual([
      { date: '2020-02-29', period: '2020-02', 'AU.BOND.10Y': 0.99, 'AU.CASHRATE': 0.75, expr: 0.24 },
      { date: '2020-03-31', period: '2020-03', 'AU.BOND.10Y': 1, 'AU.CASHRATE': 0.25, expr: 0.75 },
    ]);
    expect(answer.meta.notes.join('\n')).toContain('Values of AU.CASHRATE are those in force at the end of each monthly period.');
  });

  test.each([
    ['100 * AU.RETAIL / AU.CPI', ['AU.RETAIL', 'AU.CPI.INDEX']],
    ['au_unemp-sa - AU.UNEMP-NSW', ['AU.UNEMP.SA', 'AU.UNEMP.NSW']],
    ['-AU.WPI + AU.WPI.INDEX', ['AU.WPI.INDEX']],
  ])('%s names %j', (expr, ids) => {
    expect(seriesOfExpression(params(`expr=${encodeURIComponent(expr)}`))?.map(({ id }) => id)).toEqual(ids);
  });

  test('next to ids an expression names no other series, and without series it is refused', () => {
    expect(seriesOfExpression(params('ids=AU.CPI.YOY,AU.WPI.YOY&expr=AU.CPI.YOY'))).toBeNull();
    expect(seriesOfExpression(params('start=2020'))).toBeNull();
    expect(() => seriesOfExpression(params('expr=1'))).toThrow('it names no series');
    expect(() => seriesOfExpression(params('expr=AU.CPI.YOX'))).toThrow('“AU.CPI.YOX” is neither a number nor one of the ids');
  });
});
