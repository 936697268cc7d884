import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { readRevisions } from '../../../src/queries/series/vintages/series-revisions.ts';
import { putCashRate } from '../../signals/published.ts';
import { MONTHS, putSales, sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf, type Values, type VersionFacts } from '../shelf.ts';

/**
 * RBA G1 received a new reference period on 28 January 2026: June quarter 2025 changed from 141.7 to 98.43. The other values are
 * invented.
 */
const index: SeriesHandle = {
  ...sales,
  id: 'AU.INDEX',
  title: 'Prices',
  dataset: dataset({ id: 'INDEX' }),
  select: {},
  units: 'Index',
  unitsShort: 'Index',
  frequency: 'Q',
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (values: Values, day: string, base: string, facts: VersionFacts = {}) =>
  shelf.put(
    index.dataset,
    { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], unit: 'Index', basePeriod: base, values }] },
    { effectiveFrom: `${day}T23:59:59.999Z`, publishedOn: day, ...facts },
  );

const OLD = '2011/12 = 100.0';
const NEW = 'Sep 2025 = 100.0';
/** The units of the two bases in the usual spelling. */
const [IN_OLD, IN_NEW] = ['Index, 2011-12 = 100', 'Index, September 2025 = 100'];

async function putVintages(): Promise<void> {
  await put({ '2024-Q2': 138.8, '2025-Q1': 140.7 }, '2025-04-30', OLD);
  await put({ '2024-Q2': 138.8, '2025-Q1': 140.5, '2025-Q2': 141.7 }, '2025-07-30', OLD);
  await put({ '2024-Q2': 96.42, '2025-Q1': 97.6, '2025-Q2': 98.43, '2025-Q3': 99.5 }, '2026-01-28', NEW, {
    kind: 'rereference',
    note: 'Index re-referenced.',
  });
  await put({ '2024-Q2': 96.42, '2025-Q1': 97.6, '2025-Q2': 98.5, '2025-Q3': null }, '2026-04-29', NEW);
}

const read = (text: string, handle = index) => readRevisions(shelf.ctx, handle, params(text));
const rowsOf = async (text: string, handle = index) => (await read(text, handle)).data as readonly Record<string, unknown>[];

describe('the history of a period', () => {
  test('lists its values, oldest first, each with the days, the change and the release', async () => {
    await putVintages();
    const answer = await read('period=2025-Q1');
    expect(answer.data).toMatchObject([
      {
        realtime_start: '2025-04-30',
        realtime_end: '2025-07-29',
        value: 140.7,
        previous_value: null,
        change: null,
        kind: 'first',
        units: IN_OLD,
        known_from: '2025-04-30T23:59:59.999Z',
        release_date: '2025-04-30',
        note: null,
      },
      {
        realtime_start: '2025-07-30',
        realtime_end: '2026-01-27',
        value: 140.5,
        previous_value: 140.7,
        change: -0.2,
        change_pct: expect.closeTo(100 * (140.5 / 140.7 - 1), 12),
        kind: 'revision',
        units: IN_OLD,
      },
      {
        realtime_start: '2026-01-28',
        realtime_end: '9999-12-31',
        value: 97.6,
        previous_value: 140.5,
        change: null,
        change_pct: null,
        kind: 'rereference',
        units: IN_NEW,
        note: 'Index re-referenced.',
      },
    ]);
    expect((answer.data as { sha256: string }[])[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.meta.notes).toEqual([
      expect.stringContaining('begin on 30 April 2025'),
      expect.stringContaining('The vintage of 28 January 2026 has a new reference base'),
    ]);
    expect(answer.meta).toMatchObject({ query: { period: '2025-Q1', units: 'lin' }, period: { start: '2025-Q1', end: '2025-Q1' } });
  });

  test('includes a withdrawn period', async () => {
    await putVintages();
    expect((await rowsOf('period=2025-Q3')).map(({ kind, value, realtime_end }) => [kind, value, realtime_end])).toEqual([
      ['first', 99.5, '2026-04-28'],
      ['withdrawn', null, '9999-12-31'],
    ]);
    await putSales(shelf, MONTHS, { effectiveFrom: '2026-05-01T00:00:00.000Z' });
    const { '2024-06': _, ...rest } = MONTHS;
    await putSales(shelf, rest, { effectiveFrom: '2026-05-02T00:00:00.000Z' });
    expect((await rowsOf('period=2024-06', sales)).map(({ kind, value }) => [kind, value])).toEqual([
      ['earliest', 130],
      ['withdrawn', null],
    ]);
  });

  test('has separate revisions of growth, calculated in each vintage from the values of that vintage', async () => {
    await putVintages();
    const rows = await rowsOf('period=2025-Q2&units=pc1');
    expect(rows.map(({ realtime_start, value }) => [realtime_start, value])).toEqual([
      ['2025-07-30', expect.closeTo(100 * (141.7 / 138.8 - 1), 12)],
      ['2026-01-28', expect.closeTo(100 * (98.43 / 96.42 - 1), 12)],
      ['2026-04-29', expect.closeTo(100 * (98.5 / 96.42 - 1), 12)],
    ]);
    expect(rows[0]?.['units']).toBe('Per cent change from a year ago');
  });

  test('can be limited by the days of the vintages', async () => {
    await putVintages();
    expect((await rowsOf('period=2025-Q1&realtime_start=2025-08-01&realtime_end=2025-12-31')).map(({ value }) => value)).toEqual([140.5]);
  });

  test('has no rows for a period without any value', async () => {
    await putVintages();
    expect(await rowsOf('period=1999-Q1')).toEqual([]);
  });

  test.each(['period=2025', 'period=latest', 'period=soon', 'period=2025-Q1&start=2024', 'realtime_start=2025', 'limit=0', 'vintages=0'])(
    '%s is refused',
    async (text) => {
      await putVintages();
      await expect(read(text)).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('the triangle', () => {
  test('has a row for each period and a member for each vintage, with null for periods that the vintage lacks', async () => {
    await putVintages();
    const answer = await read('start=2025');
    expect(answer.data).toEqual([
      { date: '2025-03-31', period: '2025-Q1', '2025-04-30': 140.7, '2025-07-30': 140.5, '2026-01-28': 97.6, '2026-04-29': 97.6 },
      { date: '2025-06-30', period: '2025-Q2', '2025-04-30': null, '2025-07-30': 141.7, '2026-01-28': 98.43, '2026-04-29': 98.5 },
      { date: '2025-09-30', period: '2025-Q3', '2025-04-30': null, '2025-07-30': null, '2026-01-28': 99.5, '2026-04-29': null },
    ]);
    expect(answer.meta.summary).toMatchObject({
      series_id: 'AU.INDEX',
      vintages_held: 4,
      vintages: [
        { vintage: '2025-04-30', kind: 'initial', units: IN_OLD },
        { vintage: '2025-07-30', kind: 'update', units: IN_OLD },
        { vintage: '2026-01-28', kind: 'rereference', units: IN_NEW },
        { vintage: '2026-04-29', kind: 'update', units: IN_NEW, release_date: '2026-04-29' },
      ],
    });
    expect(answer.columns.map(({ name }) => name)).toEqual(['date', 'period', '2025-04-30', '2025-07-30', '2026-01-28', '2026-04-29']);
  });

  test('has the latest vintages and periods, and earlier ones by cursor, even after a new version', async () => {
    await putVintages();
    const first = await read('vintages=2&limit=2');
    expect(first.data).toEqual([
      { date: '2025-06-30', period: '2025-Q2', '2026-01-28': 98.43, '2026-04-29': 98.5 },
      { date: '2025-09-30', period: '2025-Q3', '2026-01-28': 99.5, '2026-04-29': null },
    ]);
    expect(first.meta).toMatchObject({ truncated: true, total_rows: 4 });
    await put({ '2024-Q2': 1, '2025-Q1': 2 }, '2026-05-01', NEW);
    const second = await read(`vintages=2&limit=2&cursor=${first.next}`);
    expect(second.data).toEqual([
      { date: '2024-06-30', period: '2024-Q2', '2026-01-28': 96.42, '2026-04-29': 96.42 },
      { date: '2025-03-31', period: '2025-Q1', '2026-01-28': 97.6, '2026-04-29': 97.6 },
    ]);
    expect(second.next).toBeNull();
  });

  test('can be limited to a real-time period', async () => {
    await putVintages();
    const [row] = await rowsOf('realtime_start=2025-06-01&realtime_end=2025-12-31&limit=1');
    expect(row).toEqual({ date: '2025-06-30', period: '2025-Q2', '2025-07-30': 141.7 });
    expect(await rowsOf('realtime_start=2027-01-01')).toEqual([]);
  });

  test('has a lower frequency and growth, calculated for each vintage from its own values', async () => {
    await putSales(shelf, { '2024-01': 1, '2024-02': 2, '2024-03': 3, '2024-04': 4 }, { effectiveFrom: '2024-05-10T00:00:00.000Z' });
    await putSales(
      shelf,
      { '2024-01': 1, '2024-02': 2, '2024-03': 6, '2024-04': 4, '2024-05': 5, '2024-06': 9 },
      { effectiveFrom: '2024-07-10T00:00:00.000Z' },
    );
    expect(await rowsOf('frequency=q&aggregation_method=sum', sales)).toEqual([
      { date: '2024-03-31', period: '2024-Q1', '2024-05-10': 6, '2024-07-10': 9 },
      { date: '2024-06-30', period: '2024-Q2', '2024-05-10': null, '2024-07-10': 18 },
    ]);
    expect(await rowsOf('frequency=q&aggregation_method=sum&units=pch', sales)).toEqual([
      { date: '2024-06-30', period: '2024-Q2', '2024-05-10': null, '2024-07-10': 100 },
    ]);
  });

  test('is available for events', async () => {
    await putCashRate(shelf);
    const [row] = (await rowsOf('frequency=m&aggregation_method=eop&limit=1', AU_CASHRATE)).map(({ period }) => period);
    expect(row).toBe('2026-02');
  });

  test('is refused if too large', async () => {
    const daily: SeriesHandle = { ...index, id: 'AU.DAILY', dataset: dataset({ id: 'DAILY', frequency: 'D' }), frequency: 'D' };
    for (let day = 0; day < 300; day++) {
      const effectiveFrom = Date.parse('2025-01-01T00:00:00Z') + day * 86_400_000;
      await shelf.store.datasets.apply({
        dataset: 'abs/DAILY',
        baseSeq: day === 0 ? null : day,
        version: { effectiveFrom, recordedAt: effectiveFrom, origin: 'live', kind: 'update', captures: [], publishedOn: null, note: null },
        dimensions: [{ id: 'SERIES', label: 'Series', values: [{ code: 'G', label: 'Daily' }] }],
        series: [
          {
            attributes: {
              key: 'G',
              freq: 'D',
              unit: 'AUD',
              multiplier: 0,
              decimals: null,
              adjustment: null,
              title: null,
              basePeriod: null,
            },
            write: Array.from({ length: day === 0 ? 1000 : 1 }, (_, t) => ({ t: t + day, value: day, status: null, text: null, at: null })),
            remove: [],
          },
        ],
      });
    }
    await expect(read('limit=1000&vintages=1000', daily)).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      faults: [{ parameter: 'limit' }],
    });
    await expect(read('limit=1000&vintages=10', daily)).resolves.toBeDefined();
  });
});

describe('the vintages of a series', () => {
  test('are read once for all its periods, until another vintage arrives', async () => {
    await putVintages();
    const lives = vi.spyOn(shelf.ctx.store.datasets, 'lives');
    await read('period=2025-Q1');
    const readOnce = lives.mock.calls.length;
    expect(readOnce).toBeGreaterThan(0);
    expect(await rowsOf('period=2025-Q2')).toHaveLength(3);
    expect((await rowsOf('start=2025-Q2&end=2025-Q2')).map(({ period }) => period)).toEqual(['2025-Q2']);
    expect(lives).toHaveBeenCalledTimes(readOnce);
    await put({ '2024-Q2': 96.42, '2025-Q1': 97.6, '2025-Q2': 98.7 }, '2026-05-06', NEW);
    expect((await rowsOf('period=2025-Q2')).map(({ value }) => value)).toEqual([141.7, 98.43, 98.5, 98.7]);
  });
});
