import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { isoDay } from '../../../src/core/period.ts';
import { fredObservations } from '../../../src/queries/dialects/fred/fred-observations.ts';
import { putCashRate } from '../../signals/published.ts';
import { dataset, openShelf, params, type Shelf, type Values } from '../shelf.ts';

const gdp: SeriesHandle = {
  id: 'AU.GDP',
  title: 'GDP',
  description: 'Invented.',
  dataset: dataset({ id: 'GDP' }),
  select: {},
  units: 'AUD million',
  unitsShort: 'AUD m',
  frequency: 'Q',
  adjustment: 'seasonally_adjusted',
  place: 'Australia',
  topic: 'test',
  tags: [],
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (values: Values, day: string) =>
  shelf.put(
    gdp.dataset,
    {
      dimensions: { SERIES: { G: 'GDP', H: 'Other' } },
      series: [
        { codes: ['G'], values },
        { codes: ['H'], values: { '2024-Q1': day.length } },
      ],
    },
    { effectiveFrom: `${day}T23:59:59.999Z` },
  );

/**
 * Stores three vintages. In June Q2 is added and Q1 is revised, and in September Q3 is added. In July, only another series in the file
 * changes.
 */
async function putVintages(): Promise<void> {
  await put({ '2024-Q1': 100, '2023-Q4': 90 }, '2024-03-06');
  await put({ '2024-Q1': 101, '2023-Q4': 90, '2024-Q2': 110 }, '2024-06-05');
  await shelf.put(
    gdp.dataset,
    {
      dimensions: { SERIES: { G: 'GDP', H: 'Other' } },
      series: [
        { codes: ['G'], values: { '2024-Q1': 101, '2023-Q4': 90, '2024-Q2': 110 } },
        { codes: ['H'], values: { '2024-Q1': 0.5 } },
      ],
    },
    { effectiveFrom: '2024-07-05T23:59:59.999Z' },
  );
  await put({ '2024-Q1': 101, '2023-Q4': 90, '2024-Q2': 111.5, '2024-Q3': 120 }, '2024-09-04');
}

const fred = (text: string, handle = gdp) =>
  fredObservations(shelf.ctx, handle, params(text)) as Promise<Record<string, unknown> & { observations: Record<string, string>[] }>;
const spells = async (text: string) =>
  (await fred(text)).observations.map((row) => [row['date'], row['realtime_start'], row['realtime_end'], row['value']]);

describe('output_type 1', () => {
  test('has the members and defaults of FRED, with values as strings and the first day as date', async () => {
    await put({ '2023-Q4': 90.5, '2024-Q1': null, '2024-Q2': 1e-7 }, '2024-06-05');
    expect(await fred('')).toEqual({
      published_basis: '2024-06-05 upper_bound',
      realtime_start: '2026-05-11',
      realtime_end: '2026-05-11',
      observation_start: '1776-07-04',
      observation_end: '9999-12-31',
      units: 'lin',
      output_type: 1,
      file_type: 'json',
      order_by: 'observation_date',
      sort_order: 'asc',
      count: 3,
      offset: 0,
      limit: 100_000,
      observations: [
        { realtime_start: '2026-05-11', realtime_end: '2026-05-11', date: '2023-10-01', value: '90.5' },
        { realtime_start: '2026-05-11', realtime_end: '2026-05-11', date: '2024-01-01', value: '.' },
        { realtime_start: '2026-05-11', realtime_end: '2026-05-11', date: '2024-04-01', value: '0.0000001' },
      ],
    });
  });

  test('has dots for missing values after a transformation', async () => {
    await putVintages();
    const { observations, units } = await fred('units=chg');
    expect([units, observations.map((row) => row['value'])]).toEqual(['chg', ['.', '11', '10.5', '8.5']]);
  });

  test('accepts a date range, order, limit and offset', async () => {
    await putVintages();
    const answer = await fred('observation_start=2024-01-01&observation_end=2024-06-30&sort_order=desc&limit=1&offset=1');
    expect(answer).toMatchObject({ count: 2, offset: 1, limit: 1, sort_order: 'desc', observation_start: '2024-01-01' });
    expect(answer.observations.map((row) => row['date'])).toEqual(['2024-01-01']);
  });

  test('returns the values known on one day', async () => {
    await putVintages();
    expect(await spells('realtime_start=2024-06-04&realtime_end=2024-06-04')).toEqual([
      ['2023-10-01', '2024-06-04', '2024-06-04', '90'],
      ['2024-01-01', '2024-06-04', '2024-06-04', '100'],
    ]);
  });

  test('returns every value with the days on which it was known', async () => {
    await putVintages();
    expect(await spells('realtime_start=1776-07-04&realtime_end=9999-12-31')).toEqual([
      ['2023-10-01', '2024-03-06', '9999-12-31', '90'],
      ['2024-01-01', '2024-03-06', '2024-06-04', '100'],
      ['2024-01-01', '2024-06-05', '9999-12-31', '101'],
      ['2024-04-01', '2024-06-05', '2024-09-03', '110'],
      ['2024-04-01', '2024-09-04', '9999-12-31', '111.5'],
      ['2024-07-01', '2024-09-04', '9999-12-31', '120'],
    ]);
  });

  test('separates the days of a transformed series by the transformed values', async () => {
    await putVintages();
    expect(await spells('realtime_start=1776-07-04&realtime_end=9999-12-31&units=chg&observation_end=2024-01-01')).toEqual([
      ['2023-10-01', '2024-03-06', '9999-12-31', '.'],
      ['2024-01-01', '2024-03-06', '2024-06-04', '10'],
      ['2024-01-01', '2024-06-05', '9999-12-31', '11'],
    ]);
  });

  test('has vintage dates', async () => {
    await putVintages();
    expect(await spells('vintage_dates=2024-06-05,2024-03-06&observation_start=2024-01-01')).toEqual([
      ['2024-01-01', '2024-03-06', '2024-03-06', '100'],
      ['2024-01-01', '2024-06-05', '2024-06-05', '101'],
      ['2024-04-01', '2024-06-05', '2024-06-05', '110'],
    ]);
  });
});

describe('the other output types', () => {
  const all = 'realtime_start=1776-07-04&realtime_end=9999-12-31';

  test('2: a column for each vintage of the series', async () => {
    await putVintages();
    const { observations } = await fred(`output_type=2&${all}`);
    expect(observations).toEqual([
      { date: '2023-10-01', 'AU.GDP_20240306': '90', 'AU.GDP_20240605': '90', 'AU.GDP_20240904': '90' },
      { date: '2024-01-01', 'AU.GDP_20240306': '100', 'AU.GDP_20240605': '101', 'AU.GDP_20240904': '101' },
      { date: '2024-04-01', 'AU.GDP_20240306': '.', 'AU.GDP_20240605': '110', 'AU.GDP_20240904': '111.5' },
      { date: '2024-07-01', 'AU.GDP_20240306': '.', 'AU.GDP_20240605': '.', 'AU.GDP_20240904': '120' },
    ]);
  });

  test('3: only new or revised values', async () => {
    await putVintages();
    expect((await fred(`output_type=3&${all}`)).observations).toEqual([
      { date: '2023-10-01', 'AU.GDP_20240306': '90' },
      { date: '2024-01-01', 'AU.GDP_20240306': '100', 'AU.GDP_20240605': '101' },
      { date: '2024-04-01', 'AU.GDP_20240605': '110', 'AU.GDP_20240904': '111.5' },
      { date: '2024-07-01', 'AU.GDP_20240904': '120' },
    ]);
  });

  test('3: in a part of the history, values that are new since the previous day', async () => {
    await putVintages();
    for (const start of ['2024-03-07', '2024-06-05']) {
      expect((await fred(`output_type=3&realtime_start=${start}&realtime_end=2024-07-31`)).observations).toEqual([
        { date: '2024-01-01', 'AU.GDP_20240605': '101' },
        { date: '2024-04-01', 'AU.GDP_20240605': '110' },
      ]);
    }
  });

  test('4: the first value of each period, and its last day', async () => {
    await putVintages();
    expect(await spells(`output_type=4&${all}`)).toEqual([
      ['2024-01-01', '2024-03-06', '2024-06-04', '100'],
      ['2024-04-01', '2024-06-05', '2024-09-03', '110'],
      ['2024-07-01', '2024-09-04', '9999-12-31', '120'],
    ]);
    // 2023-Q4 arrived together with 2024-Q1, so its first published value is not known.
    expect((await fred(`output_type=4&${all}`)).notes).toContain('The first value for the December quarter 2023 is not stored.');
  });
});

describe('frequency', () => {
  test('aggregates, and then uses the first day of the longer period as date', async () => {
    await put({ '2023-Q1': 1, '2023-Q2': 2, '2023-Q3': 3, '2023-Q4': 4, '2024-Q1': 5 }, '2024-06-05');
    const answer = await fred('frequency=a&aggregation_method=sum');
    expect(answer.observations.map((row) => [row['date'], row['value']])).toEqual([['2023-01-01', '10']]);
  });

  test('of events is the value that applies at the end', async () => {
    await putCashRate(shelf);
    const answer = await fred('frequency=q&aggregation_method=eop&observation_start=2025-07-01', AU_CASHRATE);
    expect(answer.observations.map((row) => [row['date'], row['value']])).toEqual([
      ['2025-07-01', '3.6'],
      ['2025-10-01', '3.6'],
    ]);
  });
});

describe('refusals', () => {
  test.each([
    'units=growth',
    'frequency=d',
    'output_type=5',
    'limit=100001',
    'offset=-1',
    'observation_start=soon',
    'realtime_start=2026-02-30',
    'observation_start=2025-01-01&observation_end=2024-01-01',
    'realtime_start=2025-01-01&realtime_end=2024-01-01',
    'vintage_dates=2026-05-12',
    'vintage_dates=2024-03-06&realtime_start=2024-03-06',
    'colour=red',
  ])('%s', async (text) => {
    await putVintages();
    await expect(fred(text)).rejects.toMatchObject({ status: 400 });
  });

  test('a real-time period before the first vintage', async () => {
    await putVintages();
    await expect(fred('realtime_start=2023-01-01&realtime_end=2023-12-31')).rejects.toMatchObject({
      code: 'REQ_NO_VINTAGE',
      message: expect.stringContaining('2024-03-06'),
    });
  });

  test('the keys of FRED clients', async () => {
    await putVintages();
    await expect(fred('series_id=AU.GDP&api_key=x&file_type=json')).resolves.toBeDefined();
  });
});

describe('a long history', () => {
  const daily: SeriesHandle = { ...gdp, id: 'AU.DAILY', dataset: dataset({ id: 'DAILY', frequency: 'D' }), frequency: 'D' };
  const FIRST = Date.parse('2015-01-01T00:00:00Z');
  const VINTAGES = 2100;

  /** Stores one initial value. A day later each time, a vintage adds a value and revises the first one. */
  async function putDaily(stored = 1, vintages = VINTAGES): Promise<void> {
    const first = Array.from({ length: stored }, (_, t) => ({ t, value: t, status: null, text: null, at: null }));
    for (let day = 0; day < vintages; day++) {
      const at = FIRST + day * 86_400_000;
      const news = [0, stored + day].map((t) => ({ t, value: 1000 + day, status: null, text: null, at: null }));
      await shelf.store.datasets.apply({
        dataset: 'abs/DAILY',
        baseSeq: day === 0 ? null : day,
        version: { effectiveFrom: at, recordedAt: at, origin: 'live', kind: 'update', captures: [], publishedOn: null, note: null },
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
            write: day === 0 ? first : news,
            remove: [],
          },
        ],
      });
    }
  }
  const dates = (count: number): string => Array.from({ length: count }, (_, i) => isoDay(FIRST / 86_400_000 + i)).join(',');

  test('accepts any number of vintage dates', async () => {
    await putDaily();
    // FRED accepts 2,000 dates. On the n-th date n values are known, and the first one changes each day.
    const answer = await fred(`vintage_dates=${dates(VINTAGES)}&limit=3&offset=${VINTAGES - 1}`, daily);
    expect(answer.count).toBe((VINTAGES * (VINTAGES + 1)) / 2);
    expect(answer.observations).toEqual([
      { realtime_start: '2020-09-30', realtime_end: '2020-09-30', date: '1970-01-01', value: '3099' },
      { realtime_start: '2015-01-02', realtime_end: '2015-01-02', date: '1970-01-03', value: '1001' },
      { realtime_start: '2015-01-03', realtime_end: '2015-01-03', date: '1970-01-03', value: '1001' },
    ]);
    const third = await fred(`output_type=3&vintage_dates=${dates(VINTAGES)}&observation_end=1970-01-01`, daily);
    expect(Object.keys(third.observations[0] ?? {})).toHaveLength(1 + VINTAGES);
    const spells = await fred('realtime_start=1776-07-04&realtime_end=9999-12-31&limit=1', daily);
    expect(spells.count).toBe(2 * VINTAGES - 1);
  });

  test('is split if it has more columns than one response allows', async () => {
    await putDaily(1000, 600);
    const all = 'output_type=2&realtime_start=1776-07-04&realtime_end=9999-12-31';
    await expect(fred(all, daily)).resolves.toMatchObject({ count: 1599 });
    await putMore();
    await expect(fred(all, daily)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER', faults: [{ parameter: 'limit' }] });
    expect((await fred(`${all}&limit=10`, daily)).observations).toHaveLength(10);
  });

  /** Stores enough periods for more than a million values in 601 vintages. */
  async function putMore(): Promise<void> {
    const at = FIRST + 600 * 86_400_000;
    await shelf.store.datasets.apply({
      dataset: 'abs/DAILY',
      baseSeq: 600,
      version: { effectiveFrom: at, recordedAt: at, origin: 'live', kind: 'update', captures: [], publishedOn: null, note: null },
      dimensions: [{ id: 'SERIES', label: 'Series', values: [{ code: 'G', label: 'Daily' }] }],
      series: [
        {
          attributes: { key: 'G', freq: 'D', unit: 'AUD', multiplier: 0, decimals: null, adjustment: null, title: null, basePeriod: null },
          write: Array.from({ length: 8000 }, (_, i) => ({ t: 5000 + i, value: i, status: null, text: null, at: null })),
          remove: [],
        },
      ],
    });
  }

  test('cannot be transformed by vintage without a limit', async () => {
    await putDaily(20_000, 260);
    const all = 'realtime_start=1776-07-04&realtime_end=9999-12-31';
    await expect(fred(`units=chg&${all}`, daily)).rejects.toMatchObject({ faults: [{ parameter: 'realtime_start' }] });
    await expect(fred(`${all}&limit=1`, daily)).resolves.toMatchObject({ count: 20_000 + 2 * 259 });
    await expect(fred('units=chg&realtime_start=2015-02-01&realtime_end=2015-02-02&limit=1', daily)).resolves.toBeDefined();
  });
});

test('market intervals have no separate dates', async () => {
  const price: SeriesHandle = { ...gdp, id: 'AU.PRICE', dataset: dataset({ id: 'PRICE', frequency: '5MIN' }), frequency: '5MIN' };
  await expect(fred('', price)).rejects.toMatchObject({ faults: [{ parameter: 'frequency', did_you_mean: 'd' }] });
});
