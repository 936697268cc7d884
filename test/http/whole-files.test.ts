/**
 * Files at plain URLs are complete, and have the same columns for any rows. Pages of any origin can read them, and numbers have no noise.
 */
import { readXlsx } from 'hucre';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutNoise } from '../../src/core/decimal.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { longParquetOf } from '../../src/render/parquet.ts';
import { type Figures, startFigures } from './figures.ts';

let figures: Figures;
beforeAll(async () => {
  figures = await startFigures('starter');
}, 120_000);
afterAll(() => figures.close());

const get = (url: string, headers: Record<string, string> = {}) => figures.harness.get(url, headers);
const lines = (body: string): readonly string[] => body.split('\r\n').filter((line) => line !== '');
const ORIGIN = { origin: 'https://anywhere.example' };

/** Returns the URL of the next page in the Link header. */
const nextOf = (link: unknown): string | null => /<([^>]*)>; rel="next"/.exec(String(link ?? ''))?.[1] ?? null;

describe('a dataset as a file', () => {
  it.each(['/d/abs/LF_SA4.csv?region=*', '/d/abs/LF.csv?region=*'])('%s contains every row once, in order', async (path) => {
    const rows: string[] = [];
    const { total_rows: total } = (await get(`${path.replace('.csv', '.json')}&limit=1`)).json().meta;
    for (let next: string | null = path; next !== null; ) {
      const answer = await get(next);
      expect(answer.statusCode).toBe(200);
      const [header, ...own] = lines(answer.body);
      expect(header).toBe(lines((await get(`${path}${path.includes('?') ? '&' : '?'}limit=1`)).body)[0]);
      const link = nextOf(answer.headers.link);
      if (link !== null) expect(own.pop()).toBe(`# ${own.length} of ${total} rows. Next file: ${link}`);
      rows.unshift(...own);
      next =
        link === null ? null : new URL(link, `https://host.example${path}`).pathname + new URL(link, `https://host.example${path}`).search;
    }
    expect(total).toBeGreaterThan(1000);
    expect(rows.length).toBe(total);
    expect(new Set(rows).size).toBe(total);
    expect((await get(`${path}${path.includes('?') ? '&' : '?'}limit=3`)).body.split('\r\n').length).toBe(5);
  });

  it('is linked if the API returns pages', async () => {
    const pages: string[] = [];
    for (let next: string | null = '/v1/data/rba/F1.1?format=csv&limit=400&start=2000'; next !== null; ) {
      const answer = await get(next.replace(/^https:\/\/[^/]*/, ''));
      expect(answer.headers['content-type']).toMatch(/^text\/csv/);
      pages.unshift(...lines(answer.body).slice(1));
      next = nextOf(answer.headers.link);
    }
    const all = (await get('/d/rba/F1.1.csv?start=2000')).body;
    expect(pages.map((line) => line.split(',').slice(0, 2).join())).toEqual(
      lines(all)
        .slice(1)
        .map((line) => line.split(',').slice(0, 2).join()),
    );
  });
});

describe('a dataset with more rows than are in memory at once', () => {
  const LONG = '/d/abs/CPI';
  const ALL = 'measure=*&category=*&adjustment=*&region=*';
  const arrayOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

  it('has the same rows in every form, and says that they are all', async () => {
    const csv = lines((await get(`${LONG}.csv?${ALL}`)).body).slice(1);
    const json = await get(`${LONG}.json?${ALL}`);
    const { data, meta, links } = json.json();
    expect(csv.length).toBeGreaterThan(50_000);
    expect([data.length, meta.row_count, meta.total_rows, meta.truncated, links.next]).toEqual([
      csv.length,
      csv.length,
      csv.length,
      false,
      null,
    ]);
    const { data: few, ...rest } = (await get(`${LONG}.json?${ALL}&limit=3`)).json();
    expect([Object.keys(json.json()), Object.keys(meta), data.slice(-3)]).toEqual([
      ['data', ...Object.keys(rest)],
      Object.keys(rest.meta),
      few,
    ]);
    const text = (await get(`${LONG}.jsonl?${ALL}`)).body;
    expect(text).toBe(data.map((row: unknown) => `${JSON.stringify(row)}\n`).join(''));
    const parquet = await get(`${LONG}.parquet?${ALL}`);
    const rows = await parquetReadObjects({ file: arrayOf(parquet.rawPayload) });
    expect(rows.map(({ period, value }) => [period, value])).toEqual(
      data.map(({ period, value }: Record<string, unknown>) => [period, value]),
    );
    const { schema, row_groups: groups } = await parquetMetadataAsync(arrayOf(parquet.rawPayload));
    expect(groups.length).toBeGreaterThan(2);
    const small = (await get(`${LONG}.parquet?${ALL}&limit=3`)).rawPayload;
    const metadata = (await get(`${LONG}.csv-metadata.json?${ALL}`)).json().tableSchema.columns;
    expect(schema.slice(1).map(({ name }) => name)).toEqual(metadata.map(({ titles }: { titles: string }) => titles));
    expect(schema.slice(1).map(({ name, type }) => [name, type])).toEqual(
      expect.arrayContaining((await parquetMetadataAsync(arrayOf(small))).schema.slice(1).map(({ name, type }) => [name, type])),
    );
    const piece = await get(`${LONG}.parquet?${ALL}`, { range: 'bytes=-4' });
    expect([piece.statusCode, piece.body, piece.headers['etag']]).toEqual([206, 'PAR1', parquet.headers['etag']]);
    for (const { headers } of [json, parquet]) expect(nextOf(headers['link'])).toBeNull();
  }, 60_000);

  it('without a key ends early in every form, states this, and links to the next file', async () => {
    const ask = (form: string) => figures.harness.ask({ url: `${LONG}.${form}?${ALL}` });
    const [json, parquet, xlsx] = [await ask('json'), await ask('parquet'), await ask('xlsx')];
    const { meta, links } = json.json();
    expect([meta.row_count, meta.truncated, links.next]).toEqual([25_000, true, expect.stringContaining('cursor=')]);
    const { key_value_metadata: stated } = await parquetMetadataAsync(arrayOf(parquet.rawPayload));
    expect(stated?.find(({ key }) => key === 'notes')?.value).toContain(`25000 of ${meta.total_rows} matching rows`);
    expect((await readXlsx(xlsx.rawPayload)).sheets[1]?.rows.flat()).toContainEqual(expect.stringContaining('25000 of'));
    for (const { headers } of [json, parquet, xlsx]) expect(nextOf(headers['link'])).toContain('cursor=');
  }, 60_000);
});

it('is Parquet in which mixed values of later parts have a type that fits all values', async () => {
  const columns = [{ name: 'period' }, { name: 'value', unit: 'Per cent' }, { name: 'code' }];
  const answer = { meta: (await get('/v1/series/AU.CPI.YOY?limit=1')).json().meta, next: null, data: [], columns } as unknown as Answer;
  const parts = async function* () {
    yield [{ period: '2024-01-05', value: null, code: 1 }];
    yield [{ period: '2024-Q1', value: 2, code: 'A1' }];
  };
  const chunks: Buffer[] = [];
  for await (const chunk of longParquetOf(answer, 'https://api.example.org/', parts)) chunks.push(chunk);
  const file = new Uint8Array(Buffer.concat(chunks)).buffer;
  expect(await parquetReadObjects({ file })).toEqual([
    { period: '2024-01-05', value: null, code: '1' },
    { period: '2024-Q1', value: 2, code: 'A1' },
  ]);
});

describe('columns', () => {
  it.each(['/s/AU.CPI.YOY', '/s/AU.CPI.INDEX', '/s/AU.WPI.YOY', '/s/AU.UNEMP.SA', '/s/AU.FX.TWI'])(
    'of %s do not depend on the rows',
    async (path) => {
      for (const shape of ['', '&units=pch', '&frequency=a']) {
        const heads = await Promise.all(
          ['', 'start=1950&end=1950', 'start=2025', 'start=2024&end=2024', 'limit=1'].map(
            async (window) => lines((await get(`${path}.csv?${window}${shape}`)).body)[0],
          ),
        );
        expect([...new Set(heads)], shape).toHaveLength(1);
      }
    },
  );
});

describe('numbers', () => {
  it.each(['AU.FX.TWI', 'AU.CPI.INDEX', 'AU.UNEMP.SA', 'AU.WPI.YOY'])('of %s are the shortest decimal of their value', async (id) => {
    for (const units of ['lin', 'chg', 'ch1', 'pch', 'pc1', 'ma3', 'pca', 'cca']) {
      for (const frequency of ['', 'w', 'm', 'q', 'a', 'fy']) {
        for (const method of ['avg', 'sum']) {
          const answer = await get(`/v1/series/${id}?units=${units}&frequency=${frequency}&aggregation_method=${method}`);
          if (answer.statusCode !== 200) continue;
          for (const { value } of answer.json().data) if (value !== null) expect(withoutNoise(value)).toBe(value);
        }
      }
    }
    const { data } = (await get(`/v1/series/multi?ids=${id},AU.CPI.QOQ&expr=${id}*3/7&start=2015`)).json();
    for (const row of data ?? [])
      for (const cell of Object.values(row)) if (typeof cell === 'number') expect(withoutNoise(cell)).toBe(cell);
  });
});

it('a long SDMX message is not sent again if the data have not changed', async () => {
  const address = '/abs/rest/data/WPI/all';
  const first = await get(address);
  expect([first.statusCode, first.headers['content-length']]).toEqual([200, undefined]);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get(address, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
  expect([again.statusCode, again.body, again.headers.etag, again.headers['content-encoding']]).toEqual([304, '', etag, undefined]);
  for (const other of ['?detail=dataonly', '?format=jsondata', '?startPeriod=2020']) {
    const { statusCode, headers } = await get(address + other, { 'if-none-match': etag });
    expect([other, statusCode, headers.etag === etag]).toEqual([other, 200, false]);
  }
});

describe('CSV for spreadsheets', () => {
  it('starts with the byte order mark on request', async () => {
    const plain = (await get('/s/AU.CPI.YOY.csv')).rawPayload;
    expect(plain[0]).not.toBe(0xef);
    expect((await get('/s/AU.CPI.YOY.csv?bom=1')).rawPayload).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain]));
    expect((await get('/v1/data/rba/G1?format=csv&bom=1')).rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect((await get('/s/AU.CPI.YOY.csv?bom=maybe')).statusCode).toBe(400);
  });

  it('describes its rows above them on request', async () => {
    const plain = lines((await get('/s/AU.CPI.YOY.csv?start=2024')).body);
    const noted = lines((await get('/s/AU.CPI.YOY.csv?start=2024&header=notes')).body);
    const head = noted.filter((line) => /^"?#/.test(line));
    expect(noted.slice(head.length)).toEqual(plain);
    expect(head.join('\n')).toMatch(
      /Consumer price inflation[\s\S]*Unit: Per cent[\s\S]*Reserve Bank of Australia.*released \d{4}-\d\d-\d\d[\s\S]*May be out of date/,
    );
    const upcoming = (await get('/s/AU.UNEMP.SA.csv?limit=1&header=notes')).body;
    expect(upcoming).toMatch(/Next release: \d\d?:\d\d [ap]m on \d\d? [A-Z][a-z]+ \d{4}, Sydney time/);
    expect(lines((await get('/d/rba/F1.1.csv?limit=2&header=notes')).body).some((line) => line.includes('2 of '))).toBe(true);
  });
});

describe('pages of other origins', () => {
  interface Operation {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
    readonly security?: readonly Record<string, unknown>[];
    readonly operationId: string;
  }
  /** Returns each documented GET URL, with examples as parameters. */
  const addresses = async (): Promise<readonly string[]> => {
    const paths = Object.entries<{ get?: Operation }>((await get('/openapi.json')).json().paths);
    return paths.flatMap(([path, { get: operation }]) => {
      if (operation === undefined) return [];
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path');
      return [named.reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example ?? 'x'))), path)];
    });
  };

  it('may send preflight requests to every readable URL', async () => {
    const all = await addresses();
    expect(all.length).toBeGreaterThan(100);
    for (const url of all) {
      const answer = await figures.harness.ask({
        method: 'OPTIONS',
        url,
        headers: { ...ORIGIN, 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' },
      });
      expect([url, answer.statusCode]).toEqual([url, 204]);
      const { 'access-control-allow-origin': allowed, 'access-control-allow-headers': headers } = answer.headers;
      // Account endpoints are open to the configured origins only.
      if (!/^\/v1\/(account|auth|admin|billing|webhooks|pulse|register|whoami)|^\/metrics/.test(url))
        expect([url, allowed]).toEqual([url, '*']);
      expect(String(headers)).toMatch(/Range.*If-Range.*If-None-Match.*If-Modified-Since/);
    }
  });

  it('may read files and their errors, with ETags, ranges and links', async () => {
    for (const url of [
      '/s/AU.CPI.YOY.csv',
      '/d/rba/G1.parquet',
      '/s/AU.NOPE.csv',
      '/bulk/series.parquet',
      '/calendar.ics',
      '/abs/rest/data/LF/all?lastNObservations=1',
      '/abs/rest/data/NOPE/all',
      '/v1/series/AU.CPI.YOY',
    ]) {
      const { headers } = await get(url, ORIGIN);
      expect([url, headers['access-control-allow-origin']]).toEqual([url, '*']);
      expect(String(headers['access-control-expose-headers'])).toMatch(/ETag.*Content-Range.*Link/);
    }
    expect((await get('/account', ORIGIN)).headers['access-control-allow-origin']).toBeUndefined();
  });
});
