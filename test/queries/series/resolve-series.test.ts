import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { putCashRate } from '../../signals/published.ts';
import { MONTHS, putSales, sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const read = (text: string, handle = sales) => readSeries(shelf.ctx, handle, params(text));
const pairs = async (text: string, handle = sales) =>
  ((await read(text, handle)).data as readonly Record<string, unknown>[]).map((row) => [row['period'], row['value']]);

describe('values', () => {
  test('have the end of the period as date, flags, and no row for missing values', async () => {
    await putSales(shelf, MONTHS);
    const answer = await read('end=2024-06');
    expect(answer.data).toEqual([
      { date: '2024-01-31', period: '2024-01', value: 100 },
      { date: '2024-02-29', period: '2024-02', value: 110 },
      { date: '2024-03-31', period: '2024-03', value: 120, status: 'preliminary' },
      { date: '2024-04-30', period: '2024-04', value: 121 },
      { date: '2024-06-30', period: '2024-06', value: 130 },
    ]);
    expect(answer.meta).toMatchObject({
      period: { start: '2024-01', end: '2024-06' },
      query: { end_period: '2024-06', units: 'lin' },
      summary: { series_id: 'AU.SALES', units: 'AUD million', units_short: 'AUD m', frequency: 'monthly' },
      notes: ['Invented.', 'No value of AU.SALES is stored for May 2024, but earlier and later values are stored. See meta.gaps.'],
      gaps: [{ start: '2024-05', end: '2024-05', missing: 1, series: ['AU.SALES'] }],
    });
  });

  test('are the latest N in ascending order, and earlier ones by cursor', async () => {
    await putSales(shelf, MONTHS);
    const first = await read('limit=4');
    expect((first.data as { period: string }[]).map((row) => row.period)).toEqual(['2024-03', '2024-04', '2024-06', '2025-01']);
    expect(first.meta).toMatchObject({ truncated: true, total_rows: 6, row_count: 4 });
    await putSales(shelf, { ...MONTHS, '2024-02': 111 });
    const second = await read(`limit=4&cursor=${first.next}`);
    expect((second.data as { value: number }[]).map((row) => row.value)).toEqual([100, 110]);
    expect([second.next, second.meta.truncated]).toEqual([null, false]);
  });

  test('have the unit of the FRED transformation', async () => {
    await putSales(shelf, MONTHS);
    expect(await pairs('units=chg')).toEqual([
      ['2024-02', 10],
      ['2024-03', 10],
      ['2024-04', 1],
    ]);
    const yearly = await read('units=pc1');
    expect((yearly.data as { value: number }[]).map((row) => row.value)).toEqual([expect.closeTo(3, 12)]);
    expect(yearly.meta.summary).toMatchObject({ units: 'Per cent change from a year ago', units_short: '% chg y/y' });
  });

  test('at the start of a date range are transformed with the values before it', async () => {
    await putSales(shelf, MONTHS);
    expect(await pairs('units=chg&start=2024-04')).toEqual([['2024-04', 1]]);
  });

  test.each([
    ['avg', 110],
    ['sum', 330],
    ['eop', 120],
  ])('at a lower frequency by %s omit incomplete periods', async (method, value) => {
    await putSales(shelf, MONTHS);
    for (const name of ['q', 'Q', 'quarterly'])
      expect(await pairs(`frequency=${name}&aggregation_method=${method}`)).toEqual([['2024-Q1', value]]);
  });

  test('are aggregated first, then transformed', async () => {
    await putSales(shelf, { '2024-01': 1, '2024-02': 1, '2024-03': 1, '2024-04': 2, '2024-05': 2, '2024-06': 2 });
    expect(await pairs('frequency=q&aggregation_method=sum&units=pch')).toEqual([['2024-Q2', 100]]);
  });

  test.each([
    'frequency=w',
    'frequency=hourly',
    'units=sum',
    'aggregation_method=max',
    'limit=0',
    'limit=100001',
    'partial=2',
    'start=2024Q5',
    'vintage=second',
    'vintage=first&as_of=2026-01-01',
    'region=NSW',
  ])('%s is refused', async (text) => {
    await putSales(shelf, MONTHS);
    await expect(read(text)).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  test('are single rows, and are read at the end of a longer period within their table', async () => {
    await putCashRate(shelf);
    expect(await pairs('start=2026', AU_CASHRATE)).toEqual([
      ['2026-02-04', 3.85],
      ['2026-03-18', 4.1],
    ]);
    expect((await pairs('frequency=m&aggregation_method=eop&start=2025-12', AU_CASHRATE)).map(([, value]) => value)).toEqual([
      3.6, 3.6, 3.85,
    ]);
  });

  test('have no mean and no change for each period', async () => {
    await putCashRate(shelf);
    await expect(read('frequency=m', AU_CASHRATE)).rejects.toMatchObject({
      faults: [{ parameter: 'aggregation_method', allowed: ['eop'] }],
    });
    await expect(read('units=pch', AU_CASHRATE)).rejects.toMatchObject({ faults: [{ parameter: 'units', allowed: ['lin'] }] });
  });
});

describe('vintages', () => {
  beforeEach(async () => {
    await putSales(shelf, { '2024-01': 100, '2024-02': 110 }, { effectiveFrom: '2024-03-10T23:59:59.999Z' });
    await putSales(shelf, { '2024-01': 101, '2024-02': 110, '2024-03': 120 }, { effectiveFrom: '2024-04-10T23:59:59.999Z' });
    await putSales(shelf, { '2024-01': 101, '2024-02': 112, '2024-03': 121 }, { effectiveFrom: '2024-05-10T23:59:59.999Z' });
  });

  test('as_of, and the first known value of each period', async () => {
    expect(await pairs('as_of=2024-04-09')).toEqual([
      ['2024-01', 100],
      ['2024-02', 110],
    ]);
    expect((await pairs('as_of=2024-04-10')).map(([, value]) => value)).toEqual([101, 110, 120]);
    expect((await pairs('')).map(([, value]) => value)).toEqual([101, 112, 121]);
    // 2024-01 arrived together with 2024-02, so it may already be revised.
    const first = await read('vintage=first');
    expect(first.data).toMatchObject([
      { period: '2024-01', value: null, status: 'not_held' },
      { period: '2024-02', value: 110 },
      { period: '2024-03', value: 120 },
    ]);
    expect(first.meta.notes.join(' ')).toContain('begin on 10 March 2024');
    // Each change uses the vintage that first had it: 110 - 100, and 120 - 110.
    expect((await read('vintage=first&units=chg')).data).toMatchObject([
      { period: '2024-02', value: 10 },
      { period: '2024-03', value: 10 },
    ]);
    await expect(read('vintage=first&units=chg&explain=1')).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  });

  test('have the index base that the requested version states', async () => {
    const G1_INDEX: SeriesHandle = {
      ...sales,
      id: 'AU.INDEX',
      units: 'Index',
      dataset: dataset({ id: 'INDEX' }),
      frequency: 'Q',
      select: {},
    };
    const put = (unit: string, basePeriod: string | null, value: number, effectiveFrom: string) =>
      shelf.put(
        G1_INDEX.dataset,
        { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], unit, basePeriod, values: { '2025-Q2': value } }] },
        { effectiveFrom },
      );
    await put('Index, 2011/12=100', null, 141.7, '2025-07-30T23:59:59.999Z');
    await put('Index', 'Sep 2025 = 100.0', 98.43, '2026-01-28T23:59:59.999Z');
    const shown = async (text: string) => {
      const answer = await read(text, G1_INDEX);
      return [(answer.data as readonly Record<string, unknown>[])[0]?.['value'], answer.meta.summary?.['units']];
    };
    expect(await shown('as_of=2025-12-31&gap=allow')).toEqual([141.7, 'Index, 2011-12 = 100']);
    expect(await shown('')).toEqual([98.43, 'Index, September 2025 = 100']);
  });
});

test('are explained by the published values behind the rows', async () => {
  await putSales(shelf, MONTHS);
  const { explain } = (await read('units=chg&start=2024-04&explain=1')).meta as {
    explain: { formula: string; operands: Record<string, unknown>[] };
  };
  expect(explain.formula).toBe('x(t) - x(t-1)');
  expect(explain.operands.map((operand) => [operand['period'], operand['value'], operand['at']])).toEqual([
    ['2024-03', 120, 'row of 2024-03'],
    ['2024-04', 121, 'row of 2024-04'],
  ]);
  expect(explain.operands[0]?.['sha256']).toMatch(/^[0-9a-f]{64}$/);
});
