/** Requests responses as Parquet files and workbooks. Independent readers find the correct types, and a client may request byte ranges. */

import { readXlsx } from 'hucre';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guarded } from '../../src/http/reply/rendered.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { renderParquet } from '../../src/render/parquet.ts';
import { renderWorkbook } from '../../src/render/workbook.ts';
import { DEV_KEY, type Harness, startHarness } from './harness.ts';

let h: Harness;
beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

const SERIES = '/v1/series/AU.TEST.PRICES';
const PARQUET = 'application/vnd.apache.parquet';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ANSWER: Omit<Answer, 'data' | 'columns'> = {
  meta: {
    query: {},
    period: { start: null, end: null },
    row_count: 0,
    total_rows: 0,
    truncated: false,
    sources: [],
    stale: false,
    stale_reason: null,
    reason: null,
    reasons: [],
    lag_periods: 0,
    grade: 'current',
    note_facts: [],
    vintage: null,
    next_release: null,
    notes: [],
  },
  next: null,
  datasets: [],
  maxAgeSeconds: 60,
};

const arrayOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

describe('csv_safe', () => {
  it('accepts either word for yes, and refuses a misspelt one in every format', async () => {
    const formOf = (query: string) => guarded('csv', new URLSearchParams(query));
    expect([formOf('csv_safe=1'), formOf('csv_safe=true'), formOf('csv_safe=0'), formOf('csv_safe=false'), formOf('')]).toEqual([
      ...['csv_safe', 'csv_safe', 'csv', 'csv', 'csv'],
    ]);
    for (const format of ['csv', 'json']) {
      const refused = await h.get(`${SERIES}?format=${format}&csv_safe=sure`);
      expect([refused.statusCode, refused.json().errors[0].parameter]).toEqual([400, 'csv_safe']);
    }
  });
});

describe('format=parquet', () => {
  it('has the rows of the JSON, dates as dates, and the sources of the data', async () => {
    const json = (await h.get(SERIES)).json() as { data: { date: string; period: string; value: number | null }[] };
    const answer = await h.get(`${SERIES}?format=parquet`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([200, PARQUET, undefined]);
    expect(answer.headers['content-disposition']).toBe('inline; filename="series-AU.TEST.PRICES.parquet"');
    const file = arrayOf(answer.rawPayload);
    const rows = await parquetReadObjects({ file });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => [(row['date'] as Date).toISOString().slice(0, 10), row['period'], row['value']])).toEqual(
      json.data.map(({ date, period, value }) => [date, period, value]),
    );
    const { schema, key_value_metadata: reported = [] } = await parquetMetadataAsync(file);
    expect(schema.find(({ name }) => name === 'value')?.type).toBe('DOUBLE');
    const metadata = new Map(reported.map(({ key, value }) => [key, value]));
    expect(metadata.get('address')).toBe(`https://api.example.org${SERIES}`);
    expect(JSON.parse(metadata.get('sources') ?? '')[0]).toHaveProperty('licence');
  });

  it('can be requested by Accept too', async () => {
    expect((await h.get(SERIES, { accept: PARQUET })).headers['content-type']).toBe(PARQUET);
  });

  it('has its types without rows, and texts where kinds are mixed', async () => {
    const columns = [{ name: 'date' }, { name: 'period' }, { name: 'value', unit: 'Per cent' }];
    const typesOf = async (data: Answer['data']) => {
      const file = arrayOf(await renderParquet({ ...ANSWER, data, columns }, 'https://api.example.org/'));
      const { schema } = await parquetMetadataAsync(file);
      return { rows: await parquetReadObjects({ file }), types: schema.slice(1).map(({ type, converted_type }) => converted_type ?? type) };
    };
    expect(await typesOf([])).toEqual({ rows: [], types: ['DATE', 'UTF8', 'DOUBLE'] });
    const mixed = await typesOf([
      { date: '2024-03-31', period: '2024-Q1', value: 1 },
      { date: 'ongoing', period: null, value: null },
    ]);
    expect(mixed).toEqual({
      rows: [
        { date: '2024-03-31', period: '2024-Q1', value: 1 },
        { date: 'ongoing', period: null, value: null },
      ],
      types: ['UTF8', 'UTF8', 'DOUBLE'],
    });
  });

  it('supports ranges at its plain URL while it is unchanged', async () => {
    const url = '/s/AU.TEST.PRICES.parquet';
    const whole = await h.ask({ url });
    const etag = String(whole.headers['etag']);
    expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
    const size = whole.rawPayload.length;
    const head = await fetch(`http://127.0.0.1:${await h.listen()}${url}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([200, String(size), 0]);
    const piece = (range: string, more: Record<string, string> = {}) => h.ask({ url, headers: { range, ...more } });
    const tail = await piece('bytes=-8');
    expect([tail.statusCode, tail.headers['content-range'], tail.headers['etag']]).toEqual([
      206,
      `bytes ${size - 8}-${size - 1}/${size}`,
      etag,
    ]);
    expect(tail.rawPayload.subarray(4).toString()).toBe('PAR1');
    expect((await piece('bytes=0-3')).rawPayload.toString()).toBe('PAR1');
    expect((await piece('bytes=4-', { 'if-range': etag })).rawPayload).toEqual(whole.rawPayload.subarray(4));
    expect((await piece('bytes=4-', { 'if-range': '"another"' })).statusCode).toBe(200);
    const beyond = await piece(`bytes=${size}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    for (const odd of ['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2']) expect((await piece(odd)).statusCode).toBe(200);
  });
});

it.each(['csv', 'jsonl', 'xlsx', 'svg'])('a .%s supports ranges at its plain URL too, never of a compressed body', async (form) => {
  const url = `/s/AU.TEST.PRICES.${form}`;
  const plain = { 'accept-encoding': 'identity' };
  const whole = await h.ask({ url, headers: plain });
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
  const piece = await h.ask({ url, headers: { range: 'bytes=2-9', 'accept-encoding': 'gzip, br' } });
  expect([piece.statusCode, piece.headers['content-range'], piece.headers['content-encoding']]).toEqual([
    206,
    `bytes 2-9/${whole.rawPayload.length}`,
    undefined,
  ]);
  expect([piece.rawPayload, piece.headers['etag']]).toEqual([whole.rawPayload.subarray(2, 10), whole.headers['etag']]);
});

it.each(['/docs/bulk', '/s/AU.TEST.PRICES.json', '/s/AU.TEST.PRICES.csv-metadata.json'])('%s is always sent whole', async (url) => {
  const page = await h.ask({ url, headers: { range: 'bytes=0-3', accept: '*/*' } });
  expect([page.statusCode, page.headers['accept-ranges'], page.headers['content-range']]).toEqual([200, undefined, undefined]);
});

describe('rows by months or quarters', () => {
  const columns = [{ name: 'period' }, { name: 'value', unit: 'Per cent' }];
  const typed = async (data: Answer['data'], named = columns) => {
    const answer: Answer = { ...ANSWER, data, columns: named };
    const file = arrayOf(await renderParquet(answer, 'https://api.example.org/'));
    const { schema } = await parquetMetadataAsync(file);
    const [sheet] = (await readXlsx(renderWorkbook(answer, 'https://api.example.org/'))).sheets;
    const dates = (await parquetReadObjects({ file })).map(({ date }) => (date instanceof Date ? date.toISOString().slice(0, 10) : date));
    return {
      types: schema.slice(1).map(({ name, converted_type, type }) => `${name} ${converted_type ?? type}`),
      sheet: sheet?.rows ?? [],
      dates,
    };
  };

  it('have the last day of each after their columns, in the formats with a type for days', async () => {
    const { types, sheet, dates } = await typed([
      { period: '2024-02', value: 1 },
      { period: 'FY2023-24', value: 2 },
      { period: '2024-S1', value: null },
      { period: 'not a period', value: 4 },
    ]);
    expect(types).toEqual(['period UTF8', 'value DOUBLE', 'date DATE']);
    expect(dates).toEqual(['2024-02-29', '2024-06-30', '2024-06-30', null]);
    expect(sheet[0]).toEqual(['period', 'value', 'date']);
    expect(sheet[1]).toEqual(['2024-02', 1, new Date('2024-02-29T00:00:00Z')]);
  });

  it('have it once, and not if periods are days or rows have no period', async () => {
    expect((await typed([{ period: '2024-02-05', value: 1 }])).types).toEqual(['period DATE', 'value DOUBLE']);
    expect((await typed([{ period: '2026-11-26T06:25:00+10:00', value: 1 }])).types).toEqual(['period INT64', 'value DOUBLE']);
    const list = [{ name: 'id' }, { name: 'period' }];
    expect((await typed([{ id: 'AU.CPI.YOY', period: '2025-Q4' }], list)).types).toEqual(['id UTF8', 'period UTF8']);
    const dated = [{ name: 'period' }, { name: 'date' }];
    expect((await typed([{ period: '2024-Q1', date: '2024-03-31' }], dated)).types).toEqual(['period UTF8', 'date DATE']);
  });
});

describe('format=xlsx', () => {
  it('contains real dates and numbers, and a sheet that describes them', async () => {
    const answer = await h.get(`${SERIES}?format=xlsx&limit=2`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, XLSX]);
    const book = await readXlsx(answer.rawPayload);
    expect(book.sheets.map(({ name }) => name)).toEqual(['Data', 'About']);
    const json = (await h.get(`${SERIES}?limit=2`)).json() as {
      data: { date: string; value: number }[];
      meta: { source: { attribution: string } };
    };
    const [head = [], ...rows] = book.sheets[0]?.rows ?? [];
    expect(head.slice(0, 3)).toEqual(['date', 'period', 'value']);
    expect(rows.map(([date, , value]) => [date instanceof Date && date.toISOString().slice(0, 10), value])).toEqual(
      json.data.map(({ date, value }) => [date, value]),
    );
    const about = new Map((book.sheets[1]?.rows ?? []).map(([name, what]) => [name, what]));
    expect(about.get('Address')).toBe(`https://api.example.org${SERIES}?limit=2`);
    expect(about.get('Attribution')).toBe(json.meta.source.attribution);
    expect(String(about.get('SHA-256 of the file'))).toMatch(/^[0-9a-f]{64}$/);
  });

  it('puts several series side by side', async () => {
    const columns = [
      { name: 'date' },
      { name: 'AU.CPI.YOY', exact: true, unit: 'Per cent' },
      { name: 'AU.WPI.YOY', exact: true, unit: 'Per cent' },
    ] as const;
    const data = [{ date: '2024-03-31', 'AU.CPI.YOY': 3.6, 'AU.WPI.YOY': null }];
    const book = await readXlsx(renderWorkbook({ ...ANSWER, data, columns }, 'https://api.example.org/'));
    expect(book.sheets[0]?.rows).toEqual([
      ['date', 'AU.CPI.YOY', 'AU.WPI.YOY'],
      [new Date('2024-03-31T00:00:00Z'), 3.6, null],
    ]);
    expect(book.sheets[1]?.rows.find(([name]) => name === 'Unit of AU.WPI.YOY')?.[1]).toBe('Per cent');
    const meta = { ...ANSWER.meta, next_release: '2026-12-15T00:30:00.000Z' };
    const due = await readXlsx(renderWorkbook({ ...ANSWER, meta, data, columns }, 'https://api.example.org/'));
    expect(due.sheets[1]?.rows.find(([name]) => name === 'Next release')?.[1]).toBe('11:30 am on 15 December 2026, Sydney time');
    const long = Array.from({ length: 20_001 }, () => data[0] ?? {});
    expect(() => renderWorkbook({ ...ANSWER, data: long, columns }, 'https://api.example.org/')).toThrow('At most 20000 are allowed here');
    expect((await h.ask({ url: '/s/multi.xlsx?ids=AU.TEST.PRICES,AU.TEST.WAGES' })).headers['content-type']).toBe(XLSX);
  });

  it('never contains a formula, for any start of a text', async () => {
    const { workbookBytes } = await import('../../src/formats/written/workbook.ts');
    const risky = ['=1+1', '@SUM(A1)', '+61 2', '-5', '\t=cmd'];
    const bytes = workbookBytes([{ name: 'Data', rows: risky.map((text) => [text]), widths: [10] }]);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows.map(([cell]) => cell)).toEqual(risky);
    expect([...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([]);
  });
});

it('plain URLs that are not open to everyone accept a key in the header, for one request an hour', async () => {
  await h.close();
  h = await startHarness({ config: { publicRead: false } });
  const url = '/s/AU.TEST.PRICES.parquet';
  const ask = (authorization?: string, range?: string) =>
    h.ask({ url, headers: { ...(authorization ? { authorization } : {}), ...(range ? { range } : {}) } });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('Bearer ak_wrong')).statusCode).toBe(401);
  expect((await ask(`Bearer ${DEV_KEY}`)).statusCode).toBe(200);
  expect((await ask(`Bearer ${DEV_KEY}`, 'bytes=0-3')).statusCode).toBe(206);
});

it('explains what to do if there are no bulk files yet', async () => {
  const answer = await h.ask({ url: '/bulk/' });
  expect([answer.statusCode, answer.json().hint]).toEqual([503, expect.stringContaining('wattle bulk')]);
});

it.each([
  ['/s/AU.TEST.PRICES', '/series/AU.TEST.PRICES'],
  ['/s/au.test.prices', '/series/AU.TEST.PRICES'],
  ['/d/rba/F1.1', '/datasets/rba/F1.1'],
  ['/g/test-gap', '/signals/test-gap'],
  ['/favicon.ico', '/favicon.svg'],
])('%s, without a format, redirects to %s', async (url, page) => {
  const { statusCode, headers } = await h.ask({ url });
  expect([Math.floor(statusCode / 100), headers['location']]).toEqual([3, page]);
});

it.each([
  ['/s/AU.TEST.PRICE', 'AU.TEST.PRICE', 'AU.TEST.PRICES'],
  ['/d/rba/F1.2', 'rba/F1.2', 'F1.1'],
  ['/g/test-gaps', 'test-gaps', 'test-gap'],
  ['/s/AU.TEST.PRICES.txt', 'no known file extension', '.csv'],
  ['/d/rba/F1.1.doc', 'no known file extension', '.xlsx'],
])('%s is 404 with the unknown part and its nearest match', async (url, unknown, near) => {
  const answer = await h.ask({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().detail).toContain(unknown);
  expect(answer.json().hint).toContain(near);
});
