import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_INDEX } from '../../../src/catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import { AU_WPI_INDEX } from '../../../src/catalogue/series/wages.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { readMulti } from '../../../src/queries/series/multi/read-multi.ts';
import { renderCsv } from '../../../src/render/csv.ts';
import { putCashRate } from '../../signals/published.ts';
import { putSeries } from '../../signals/put-series.ts';
import { putSales, sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf, type Values } from '../shelf.ts';

const prices: SeriesHandle = {
  ...sales,
  id: 'AU.PRICES',
  title: 'Prices',
  dataset: dataset({ id: 'PRICES', frequency: 'Q', quirks: ['Invented too.'] }),
  select: {},
  units: 'Index',
  unitsShort: 'Index',
  frequency: 'Q',
};
const stocks: SeriesHandle = { ...sales, id: 'AU.STOCKS', title: 'Stocks', dataset: dataset({ id: 'STOCKS', frequency: 'M' }), select: {} };

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (handle: SeriesHandle, values: Values, effectiveFrom?: string) =>
  shelf.put(
    handle.dataset,
    { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], unit: handle.units, values }] },
    effectiveFrom === undefined ? {} : { effectiveFrom },
  );

const read = (text: string, handles: readonly SeriesHandle[] = [sales, stocks]) => readMulti(shelf.ctx, handles, params(text));
const rows = async (text: string, handles?: readonly SeriesHandle[]) =>
  ((await read(text, handles)).data as readonly Record<string, unknown>[]).map(({ date: _, ...row }) => Object.values(row));

/** Stores sales for January to April, stocks for February to May, and prices for three quarters. */
async function putAll(): Promise<void> {
  await putSales(shelf, { '2024-01': 100, '2024-02': 110, '2024-03': 120, '2024-04': 121 });
  await put(stocks, { '2024-02': 5, '2024-03': 6, '2024-05': 8 });
  await put(prices, { '2023-Q4': 80, '2024-Q1': 100, '2024-Q2': 104 });
}

describe('rows', () => {
  test('are one for each period, with a member for each series id', async () => {
    await putAll();
    const answer = await read('start=2024-03&end=2024-04');
    expect(answer.data).toEqual([
      { date: '2024-03-31', period: '2024-03', 'AU.SALES': 120, 'AU.STOCKS': 6 },
      { date: '2024-04-30', period: '2024-04', 'AU.SALES': 121, 'AU.STOCKS': null },
    ]);
    expect(answer.meta).toMatchObject({
      query: { start_period: '2024-03', end_period: '2024-04', align: 'none', units: 'lin' },
      period: { start: '2024-03', end: '2024-04' },
      total_rows: 2,
      summary: { series: [{ series_id: 'AU.SALES', units: 'AUD million', frequency: 'monthly' }, { series_id: 'AU.STOCKS' }] },
      notes: [
        'abs.SALES: Invented.',
        'No value of AU.STOCKS is stored for April 2024, but earlier and later values are stored. See meta.gaps.',
      ],
    });
    expect(answer.meta.sources.map((source) => source.dataset_id)).toEqual(['abs.SALES', 'abs.STOCKS']);
    expect(answer.datasets).toEqual(['abs/SALES', 'abs/STOCKS']);
  });

  test('are available as a table, including ids with dots', async () => {
    await putAll();
    expect(renderCsv(await read('start=2024-04'), { safe: false }).toString()).toBe(
      'date,period,AU.SALES,AU.STOCKS\r\n2024-04-30,2024-04,121,\r\n2024-05-31,2024-05,,8\r\n',
    );
  });

  test.each([
    ['align=union', ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05']],
    ['align=none', ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05']],
    ['align=intersect', ['2024-02', '2024-03']],
    ['align=intersect&limit=1', ['2024-03']],
  ])('%s', async (text, expected) => {
    await putAll();
    expect((await rows(text)).map(([period]) => period)).toEqual(expected);
  });

  test('with different frequencies are separate, each with its own periods', async () => {
    await putAll();
    expect(await rows('align=none&start=2024-02', [sales, prices])).toEqual([
      ['2024-02', 110, null],
      ['2024-03', 120, null],
      ['2024-Q1', null, 100],
      ['2024-04', 121, null],
      ['2024-Q2', null, 104],
    ]);
    for (const align of ['union', 'intersect']) {
      await expect(read(`align=${align}`, [sales, prices])).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
    }
  });

  test('are converted to one frequency that all series can have', async () => {
    await putAll();
    expect(await rows('align=union&frequency=q&aggregation_method=sum', [sales, prices])).toEqual([
      ['2023-Q4', null, 80],
      ['2024-Q1', 330, 100],
      ['2024-Q2', null, 104],
    ]);
    expect(await rows('align=union&frequency=q&aggregation_method=sum&partial=1&start=2024-Q2', [sales, prices])).toEqual([
      ['2024-Q2', 121, 104, true],
    ]);
    await expect(read('frequency=m', [sales, prices])).rejects.toMatchObject({ faults: [{ parameter: 'frequency' }] });
  });

  test('are transformed separately', async () => {
    await putAll();
    expect(await rows('units=chg')).toEqual([
      ['2024-02', 10, null],
      ['2024-03', 10, 1],
      ['2024-04', 1, null],
    ]);
  });
});

describe('index_to', () => {
  test('makes each series 100 in a period, or on average over a longer period', async () => {
    await putAll();
    const answer = await read('index_to=2024-02&align=intersect');
    expect((answer.data as readonly Record<string, unknown>[]).map((row) => [row['AU.SALES'], row['AU.STOCKS']])).toEqual([
      [100, 100],
      [12000 / 110, 120],
    ]);
    expect(answer.meta.summary).toMatchObject({ series: [{ units: 'Index, 2024-02 = 100', units_short: 'Index' }, {}] });
    expect((await rows('index_to=2024-Q1&align=none&end=2024-02', [sales, prices])).map(([period, value]) => [period, value])).toEqual([
      ['2023-Q4', null],
      ['2024-01', 10000 / 110],
      ['2024-02', 100],
      ['2024-Q1', null],
    ]);
  });

  test('requires the whole base, levels, and no events', async () => {
    await putAll();
    await putCashRate(shelf);
    await expect(read('index_to=2024')).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
    await expect(read('index_to=2024-02&units=pch')).rejects.toMatchObject({ faults: [{ parameter: 'index_to' }] });
    await expect(read('index_to=soon')).rejects.toMatchObject({ code: 'REQ_BAD_PERIOD' });
    await expect(read('index_to=2024-02', [sales, AU_CASHRATE])).rejects.toMatchObject({ faults: [{ parameter: 'index_to' }] });
  });
});

describe('pages and vintages', () => {
  test('pages go back by cursor over the versions of the first page', async () => {
    await putAll();
    const first = await read('limit=2', [sales, prices]);
    expect(first.meta).toMatchObject({ truncated: true, total_rows: 7 });
    await putSales(shelf, { '2024-01': 1, '2024-02': 2, '2024-03': 3, '2024-04': 4, '2024-05': 5 });
    await put(prices, { '2023-Q4': 9 });
    const seen: unknown[] = [];
    let cursor = first.next;
    while (cursor !== null) {
      const page = await read(`limit=2&cursor=${cursor}`, [sales, prices]);
      seen.unshift(
        ...(page.data as readonly Record<string, unknown>[]).map(({ period, ...row }) => [period, row['AU.SALES'], row['AU.PRICES']]),
      );
      cursor = page.next;
    }
    expect(seen).toEqual([
      ['2023-Q4', null, 80],
      ['2024-01', 100, null],
      ['2024-02', 110, null],
      ['2024-03', 120, null],
      ['2024-Q1', null, 100],
    ]);
  });

  test('as_of reads every series with the values known then', async () => {
    await put(stocks, { '2024-01': 1 }, '2024-02-10T23:59:59.999Z');
    await put(stocks, { '2024-01': 2 }, '2024-03-10T23:59:59.999Z');
    await put(prices, { '2024-Q1': 3 }, '2024-02-20T23:59:59.999Z');
    expect(await rows('as_of=2024-03-09', [stocks, prices])).toEqual([
      ['2024-01', 1, null],
      ['2024-Q1', null, 3],
    ]);
    await expect(read('as_of=2024-02-15', [stocks, prices])).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });

  test('explain lists the inputs of each series', async () => {
    await putAll();
    const { explain } = (await read('units=chg&start=2024-04&explain=1')).meta as {
      explain: { series: Record<string, { formula: string; operands: { period: string }[] }> };
    };
    expect(explain.series['AU.SALES']?.operands.map(({ period }) => period)).toEqual(['2024-03', '2024-04']);
    expect(explain.series['AU.STOCKS']?.operands).toEqual([]);
  });
});

test.each(['align=left', 'limit=0', 'units=sum', 'start=2024Q5', 'vintage=first', 'frequency=d'])('%s is refused', async (text) => {
  await putAll();
  await expect(read(text)).rejects.toMatchObject({ status: 400 });
});

test('indexes with different reference periods are named, unless they are rebased or only one is an index', async () => {
  const own = await openShelf('2026-05-11T03:00:00.000Z');
  await putSeries(own, [{ handle: AU_CPI_INDEX, values: { '2025-Q3': 100, '2025-Q4': 101 }, unit: 'Index, September 2025 month = 100' }]);
  await putSeries(own, [{ handle: AU_WPI_INDEX, values: { '2025-Q3': 160, '2025-Q4': 161 }, unit: 'Index, 2008-09 = 100' }]);
  const notesOf = async (query: string) => (await readMulti(own.ctx, [AU_CPI_INDEX, AU_WPI_INDEX], params(query))).meta.note_facts ?? [];
  const unlike = expect.objectContaining({ code: 'unlike_bases' });
  expect(await notesOf('')).toContainEqual(unlike);
  expect(await notesOf('index_to=2025-Q3')).not.toContainEqual(unlike);
  expect(await notesOf('units=pch')).not.toContainEqual(unlike);
  await own.close();
});
