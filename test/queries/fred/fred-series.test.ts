import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import type { Release } from '../../../src/core/define-dataset.ts';
import { fredReleaseDates, fredVintageDates } from '../../../src/queries/dialects/fred/fred-dates.ts';
import { fredGraph } from '../../../src/queries/dialects/fred/fred-graph.ts';
import { fredSearch, fredSeries } from '../../../src/queries/dialects/fred/fred-series.ts';
import { CPI_YOY, putCashRate, putPrices } from '../../signals/published.ts';
import { callsOf } from '../../work.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const twoVintages = async (): Promise<void> => {
  await putPrices(shelf, {}, { effectiveFrom: '2026-01-28T23:59:59.999Z' });
  await putPrices(shelf, { yoy: { ...CPI_YOY, '2026-Q1': 4.1 } }, { effectiveFrom: '2026-04-29T23:59:59.999Z' });
};

describe('series', () => {
  test('has one entry with the members of FRED', async () => {
    await twoVintages();
    expect(await fredSeries(shelf.ctx, AU_CPI_YOY, params('series_id=AU.CPI.YOY&file_type=json'))).toEqual({
      realtime_start: '2026-05-11',
      realtime_end: '2026-05-11',
      seriess: [
        {
          id: 'AU.CPI.YOY',
          realtime_start: '2026-05-11',
          realtime_end: '2026-05-11',
          title: 'Consumer price inflation, annual change, quarterly',
          observation_start: '2019-10-01',
          observation_end: '2026-01-01',
          frequency: 'Quarterly',
          frequency_short: 'Q',
          units: 'Per cent',
          units_short: '%',
          seasonal_adjustment: 'Not Seasonally Adjusted',
          seasonal_adjustment_short: 'NSA',
          last_updated: '2026-04-29 00:00:00+00',
          popularity: 0,
          notes: expect.stringContaining('as published.'),
        },
      ],
    });
  });

  test('is unavailable if nothing is stored, and accepts no other parameters', async () => {
    await expect(fredSeries(shelf.ctx, AU_CPI_YOY, params(''))).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
    await expect(fredSeries(shelf.ctx, AU_CPI_YOY, params('limit=3'))).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
  });
});

describe('series/search', () => {
  const search = async (text: string) =>
    (await fredSearch(shelf.ctx, params(text))) as {
      count: number;
      order_by: string;
      sort_order: string;
      seriess: Record<string, string>[];
    };
  const idsOf = async (text: string) => (await search(text)).seriess.map(({ id }) => id);

  test('finds by words, best first, and lists series without data without days', async () => {
    await twoVintages();
    const answer = await search('search_text=consumer price inflation&limit=3');
    expect(answer).toMatchObject({ order_by: 'search_rank', sort_order: 'desc' });
    expect(answer.count).toBeGreaterThan(3);
    expect(answer.seriess).toHaveLength(3);
    expect(await idsOf('search_text=AU.CPI.YOY')).toContain('AU.CPI.YOY');
    const [cash] = (await search('search_text=AU.CASHRATE&search_type=series_id')).seriess;
    expect(cash).toMatchObject({ observation_start: null, observation_end: null });
  });

  test.each([
    ['search_text=AU.UNEMP.*&search_type=series_id&limit=2', ['AU.UNEMP.ACT', 'AU.UNEMP.ACT.TREND']],
    ['search_text=*.VIC1&search_type=series_id&sort_order=desc&limit=1', ['AU.NEM.WIND.DISPATCHED.VIC1']],
    ['search_text=A*.CPI.T*QOQ&search_type=series_id', ['AU.CPI.TRIMMED.QOQ']],
    ['search_text=AU.CPI.TRIMMED*TRIMMED&search_type=series_id', []],
    [
      'search_text=cpi.trimmed&search_type=series_id',
      [
        ...['AU.CPI.TRIMMED', 'AU.CPI.TRIMMED.MONTHLY.INDEX.SA', 'AU.CPI.TRIMMED.MONTHLY.MOM.SA', 'AU.CPI.TRIMMED.QOQ'],
        ...['INDEX', 'QOQ', 'YOY'].map((measure) => `AU.CPI.TRIMMED.QUARTERLY.${measure}.SA`),
      ],
    ],
    ['search_text=(&search_type=series_id', []],
    [
      'search_text=AU.WPI*&search_type=series_id&filter_variable=seasonal_adjustment&filter_value=Trend',
      ['AU.WPI.INDEX.TREND', 'AU.WPI.QOQ.TREND', 'AU.WPI.YOY.TREND'],
    ],
    [
      'search_text=AU.CASHRATE*&search_type=series_id&filter_variable=frequency&filter_value=M',
      ['AU.CASHRATE.INTERBANK.MONTHLY', 'AU.CASHRATE.MONTHLY'],
    ],
    // As in FRED, the frequency, the place, the adjustment, the source and the release are tags in addition to the words of a series.
    [
      'search_text=AU.CASHRATE*&search_type=series_id&tag_names=daily',
      ['AU.CASHRATE', 'AU.CASHRATE.CHANGE', 'AU.CASHRATE.DAILY', 'AU.CASHRATE.INTERBANK'],
    ],
    ['search_text=AU.CASHRATE*&search_type=series_id&tag_names=monthly;rba', ['AU.CASHRATE.INTERBANK.MONTHLY', 'AU.CASHRATE.MONTHLY']],
    [
      'search_text=AU.CASHRATE*&search_type=series_id&tag_names=cash rate;daily&exclude_tag_names=monetary policy',
      ['AU.CASHRATE.INTERBANK'],
    ],
    ['search_text=AU.CASHRATE*&search_type=series_id&limit=1&offset=1', ['AU.CASHRATE.CHANGE']],
  ])('%s', async (text, expected) => {
    expect(await idsOf(text)).toEqual(expected);
  });

  test('accepts a pattern with very many stars as if it had one', async () => {
    const callsFor = (pattern: string): Promise<number> =>
      callsOf(async () => expect(await idsOf(`search_text=${pattern}&search_type=series_id`)).toEqual([]));
    await callsFor('*AX');
    expect(await callsFor(`${'*A*U'.repeat(60)}*X`)).toBeLessThan(1.1 * (await callsFor('*AX')));
  });

  test('sorts by a member, with entries that lack it last', async () => {
    await twoVintages();
    const ids = await idsOf('search_text=AU.C*YOY*&search_type=series_id&order_by=observation_end&sort_order=desc');
    expect(ids[0]).toBe('AU.CPI.YOY');
    expect(ids.length).toBeGreaterThan(1);
  });

  test.each([
    '',
    'search_text=x&order_by=fame',
    'search_text=x&filter_variable=units',
    'search_text=x&limit=1001',
    'search_text=x&series_id=AU.CPI.YOY',
  ])('"%s" is refused', async (text) => {
    await expect(search(text)).rejects.toMatchObject({ status: 400 });
  });
});

describe('series/vintagedates', () => {
  test('lists the releases of values that are never revised, and stored vintages, in pages', async () => {
    await twoVintages();
    expect(await fredVintageDates(shelf.ctx, AU_CPI_YOY, params(''))).toEqual({
      realtime_start: '1776-07-04',
      realtime_end: '9999-12-31',
      order_by: 'vintage_date',
      sort_order: 'asc',
      count: 10,
      offset: 0,
      limit: 10_000,
      vintage_dates: [
        ...['2020-01-29', '2022-04-27', '2022-07-27', '2022-10-26', '2023-01-25', '2024-01-31', '2024-07-31', '2025-01-29'],
        ...['2026-01-28', '2026-04-29'],
      ],
    });
    expect(await fredVintageDates(shelf.ctx, AU_CPI_YOY, params('realtime_start=2026-02-01&sort_order=desc'))).toMatchObject({
      count: 1,
      vintage_dates: ['2026-04-29'],
    });
    expect(await fredVintageDates(shelf.ctx, AU_CPI_YOY, params('limit=1&offset=9'))).toMatchObject({ vintage_dates: ['2026-04-29'] });
  });
});

describe('releases/dates', () => {
  const release = (title: string, releaseAt: string, more: Partial<Release> = {}): Release => ({
    source: 'abs',
    publicationId: `${title} ${releaseAt}`,
    title,
    eventType: 'data_release',
    referencePeriod: null,
    releaseAt: Date.parse(releaseAt),
    sourceUrl: 'https://www.abs.gov.au/release-calendar',
    ...more,
  });
  const dates = async (text: string, handle: typeof AU_CASHRATE | null = null) =>
    (await fredReleaseDates(shelf.ctx, handle, params(text))) as {
      count: number;
      release_dates: { release_id: number; release_name: string; date: string }[];
    };

  beforeEach(async () => {
    await shelf.store.releases.upsert([
      release('Labour Force, Australia', '2026-04-16T01:30:00Z'),
      release('Labour Force, Australia', '2026-05-14T01:30:00Z'),
      release('Wage Price Index, Australia', '2025-11-19T00:30:00Z'),
      // 8 pm UTC is the next day in Sydney.
      release('Consumer Price Index, Australia', '2026-04-28T20:00:00Z'),
      release('Speech by the Governor', '2026-05-01T01:00:00Z', { source: 'rba', eventType: 'speech' }),
    ]);
  });

  test('lists this year up to now, latest first, with days in Sydney time', async () => {
    const { release_dates, count } = await dates('');
    expect(count).toBe(2);
    expect(release_dates.map(({ release_name, date }) => [release_name, date])).toEqual([
      ['Consumer Price Index, Australia', '2026-04-29'],
      ['Labour Force, Australia', '2026-04-16'],
    ]);
  });

  test('lists coming releases, earlier years, other orders', async () => {
    const all = await dates('include_release_dates_with_no_data=true&realtime_start=2025-01-01&sort_order=asc');
    expect(all.release_dates.map(({ date }) => date)).toEqual(['2025-11-19', '2026-04-16', '2026-04-29', '2026-05-14']);
    const ids = all.release_dates.map(({ release_id }) => release_id);
    expect(ids[1]).toBe(ids[3]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(Number.isInteger(id) && id >= 0 && id < 2 ** 31).toBe(true);
    const byName = await dates('order_by=release_name&sort_order=asc&limit=1');
    expect(byName.release_dates[0]?.release_name).toBe('Consumer Price Index, Australia');
  });

  test('lists the releases of the dataset with a series', async () => {
    const labour = {
      ...AU_CPI_YOY,
      dataset: { ...AU_CPI_YOY.dataset, source: 'abs', cadence: { ...AU_CPI_YOY.dataset.cadence, releaseTitles: ['Labour Force'] } },
    } as const;
    expect((await dates('series_id=x', labour)).release_dates.map(({ date }) => date)).toEqual(['2026-04-16']);
  });
});

describe('graph/fredgraph.csv', () => {
  test('has a column of first days, and one for each series', async () => {
    await twoVintages();
    await putCashRate(shelf);
    const { header, rows, datasets } = await fredGraph(shelf.ctx, [AU_CPI_YOY, AU_CASHRATE], params('cosd=2025-10-01&coed=2026-03-31'));
    expect(header).toEqual(['observation_date', 'AU.CPI.YOY', 'AU.CASHRATE']);
    expect(rows).toEqual([
      ['2025-10-01', '3.6', '.'],
      ['2026-01-01', '4.1', '.'],
      ['2026-02-04', '.', '3.85'],
      ['2026-03-18', '.', '4.1'],
    ]);
    expect(datasets).toEqual(['rba/G1', 'rba/A2']);
  });
});
