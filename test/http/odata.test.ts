/** Requests OData over real values, with correct and incorrect requests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERIES } from '../../src/catalogue/series.ts';
import { PUBLIC_URL } from './harness.ts';
import { type OverStore, serveStore } from './over-store.ts';

type Row = Readonly<Record<string, string | number | null>>;
interface Page {
  readonly '@odata.context': string;
  readonly '@odata.count'?: number;
  readonly '@odata.nextLink'?: string;
  readonly value: readonly Row[];
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const addressOf = (path: string, options: Readonly<Record<string, string>> = {}): string =>
  `/odata/${path}?${new URLSearchParams(options)}`;
const page = async (path: string, options: Readonly<Record<string, string>> = {}): Promise<Page> =>
  (await server.json(addressOf(path, options))) as unknown as Page;

describe('the service', () => {
  it('lists its entity sets, and describes each type', async () => {
    const { headers, body } = await server.get('/odata');
    expect([headers['odata-version'], headers['content-type']]).toEqual(['4.0', expect.stringContaining('odata.metadata=minimal')]);
    const sets = (JSON.parse(body) as Page).value.map(({ name }) => name);
    expect(sets).toEqual(['Series', 'Datasets', 'Indicators']);
    const xml = (await server.get('/odata/$metadata')).body;
    for (const set of sets) {
      const [, type] = new RegExp(`<EntitySet Name="${set}" EntityType="Wattle\\.(\\w+)"`).exec(xml) ?? [];
      const [, members = ''] = new RegExp(`<EntityType Name="${type}">(.*?)</EntityType>`).exec(xml) ?? [];
      const declared = [...members.matchAll(/<Property Name="(\w+)" Type="[\w.]+"( Nullable="false")?/g)];
      const [row] = (await page(String(set), { $top: '1' })).value;
      expect(Object.keys(row ?? {})).toEqual(declared.map(([, name]) => name));
      expect(declared.filter(([, name = '', isRequired]) => isRequired && row?.[name] === null)).toEqual([]);
    }
  });

  it('reads all series page by page, each once', async () => {
    const first = await page('Series', { $count: 'true', $select: 'id' });
    expect(first['@odata.count']).toBe(SERIES.length);
    expect(first.value.map(({ id }) => id)).toEqual(SERIES.map(({ id }) => id).slice(0, first.value.length));
    const long = await page('Observations', { $filter: "series_id in ('AU.BOND.10Y.DAILY','AU.CASHRATE.DAILY')" });
    const ids: string[] = [];
    for (let next: Page | null = long; next !== null; ) {
      ids.push(...next.value.map(({ series_id, period }) => `${series_id} ${period}`));
      const link: string | undefined = next['@odata.nextLink'];
      expect(link === undefined || link.startsWith(`${PUBLIC_URL}/odata/`)).toBe(true);
      next = link === undefined ? null : ((await server.json(link.slice(PUBLIC_URL.length))) as unknown as Page);
    }
    expect(long['@odata.nextLink']).toBeDefined();
    expect(new Set(ids).size).toBe(ids.length);
    expect(String(ids.length)).toBe(
      (await server.get(addressOf('Observations/$count', { $filter: "series_id in ('AU.BOND.10Y.DAILY','AU.CASHRATE.DAILY')" }))).body,
    );
  });
});

describe('observations', () => {
  it('are the same as in the API, including values known on a day', async () => {
    for (const query of ['', 'as_of=2025-12-01']) {
      const answer = await server.json(`/v1/series/AU.CPI.YOY?start=2020&${query}`);
      const { value } = (await server.json(
        `/odata/Series('AU.CPI.YOY')/Observations?$filter=date ge 2020-01-01&${query}`,
      )) as unknown as Page;
      const expected = (answer['data'] as readonly Row[]).map(({ period, date, value: figure }) => ({
        series_id: 'AU.CPI.YOY',
        period,
        date,
        value: figure,
      }));
      expect(value).toEqual(expected);
      expect(value.length).toBeGreaterThan(5);
    }
  });

  it('of an indicator have one row for each field', async () => {
    const { value } = await page("Indicators('real-wages')/Values", { $filter: "field eq 'real_wages_gap_pct' and period eq '2024-Q1'" });
    const answer = await server.json('/v1/real-wages?start_period=2024-Q1&end_period=2024-Q1');
    const [row] = answer['data'] as readonly Row[];
    expect(value).toMatchObject([{ indicator_id: 'real-wages', value: row?.['real_wages_gap_pct'], text: null }]);
  });
});

/** Requests from the logs and documentation of these programs: lists of accepted types, a page of rows, and nested filters. */
describe('requests of Excel, Power BI and Tableau', () => {
  const POWER_QUERY =
    'application/json;odata.metadata=minimal;q=1.0,application/json;odata=minimalmetadata;q=0.9,application/atomsvc+xml;q=0.8,application/atom+xml;q=0.8,application/xml;q=0.7,text/plain;q=0.7';
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.get(`/odata/${path}`, { accept: POWER_QUERY, 'odata-maxversion': '4.0', ...headers });

  it.each([
    ['', 3],
    ['Series?$top=1000', 1000],
    ["Series?$filter=topic eq 'prices' and contains(tolower(title), 'rent')&$select=id,title&$top=1000", 5],
    ["Series('AU.CPI.YOY')/Observations?$orderby=date desc&$skip=0&$top=200", 200],
    ["Series('AU.CPI.YOY')/Observations?$filter=year(date) eq 2024 and value ge 2&$select=date,value", 4],
    ["Observations?$filter=(series_id eq 'AU.CPI.YOY' or series_id eq 'AU.WPI.YOY') and date ge 2025-01-01&$count=true", 8],
    ['Datasets?$orderby=dataset_id&$top=1&$count=true', 1],
    ['Indicators?$select=id&$top=0&$count=true', 0],
  ])('%s has at least %i rows', async (path, rows) => {
    const { statusCode, headers, body } = await get(encodeURI(path));
    expect([path, statusCode, headers['odata-version']]).toEqual([path, 200, '4.0']);
    expect(headers['content-type']).toContain('odata.metadata=minimal');
    expect((JSON.parse(body) as Page).value.length).toBeGreaterThanOrEqual(rows);
  });

  it('read the types as XML for any Accept header, and as JSON on request', async () => {
    for (const accept of [POWER_QUERY, 'application/json', 'application/xml', '*/*'])
      expect([accept, (await get('$metadata', { accept })).headers['content-type']]).toEqual([accept, 'application/xml']);
    for (const format of ['json', 'application/json'])
      expect((await get(`$metadata?$format=${format}`)).headers['content-type']).toContain('application/json');
    expect((await get('Series', { accept: 'application/atom+xml' })).statusCode).toBe(406);
  });

  it('select the rows of a page and the metadata, and find an entity by all its keys', async () => {
    const { headers, body } = await get('Series?$top=3', { prefer: 'odata.maxpagesize=2', accept: 'application/json;odata.metadata=none' });
    const first = JSON.parse(body) as Page;
    expect([headers['preference-applied'], first.value.length, first['@odata.context']]).toEqual(['odata.maxpagesize=2', 2, undefined]);
    const next = (first['@odata.nextLink'] ?? '').slice(`${PUBLIC_URL}/odata/`.length);
    expect((JSON.parse((await get(next, { prefer: 'odata.maxpagesize=2' })).body) as Page).value).toHaveLength(1);
    const { data } = (await server.json('/v1/series/AU.CPI.YOY?start=2024-Q4&end=2024-Q4')) as unknown as { data: readonly Row[] };
    const one = JSON.parse((await get("Observations(series_id='AU.CPI.YOY',period='2024-Q4')")).body) as Row;
    expect(one).toMatchObject({ series_id: 'AU.CPI.YOY', period: '2024-Q4', value: data[0]?.['value'] });
  });
});

describe('options', () => {
  const all = async (filter: string): Promise<readonly Row[]> => (await page('Series', { $filter: filter })).value;

  it.each<[string, (row: Row) => boolean]>([
    ["topic eq 'prices' and frequency eq 'monthly'", ({ topic, frequency }) => topic === 'prices' && frequency === 'monthly'],
    [
      "not (source eq 'abs') and (place eq 'Sydney' or place eq 'Australia')",
      ({ source, place }) => source !== 'abs' && /^(Sydney|Australia)$/.test(String(place)),
    ],
    ["source in ('rba','apra')", ({ source }) => source === 'rba' || source === 'apra'],
    [
      "contains(tolower(title),'owner') or startswith(id,'AU.WPI')",
      ({ title, id }) => /owner/i.test(String(title)) || String(id).startsWith('AU.WPI'),
    ],
    ["units_short ne '%' and length(id) lt 12", ({ units_short, id }) => units_short !== '%' && String(id).length < 12],
    ["title eq 'it''s not there'", () => false],
    ["indexof(id,'CPI') eq 3 and substring(id,3,3) ne 'xyz'", ({ id }) => String(id).indexOf('CPI') === 3],
    ["concat(source,topic) eq 'rbaprices'", ({ source, topic }) => source === 'rba' && topic === 'prices'],
  ])('$filter=%s', async (filter, test) => {
    const rows = (await page('Series')).value;
    expect(await all(filter)).toEqual(rows.filter(test));
  });

  it('sort, skip and select', async () => {
    const { value, '@odata.context': context } = await page('Series', {
      $orderby: 'topic desc,id',
      $top: '3',
      $skip: '1',
      $select: 'id,topic',
    });
    const rows = (await page('Series')).value.toSorted(
      (a, b) => String(b['topic']).localeCompare(String(a['topic'])) || (String(a['id']) < String(b['id']) ? -1 : 1),
    );
    expect(value).toEqual(rows.slice(1, 4).map(({ id, topic }) => ({ id, topic })));
    expect(context).toBe(`${PUBLIC_URL}/odata/$metadata#Series(id,topic)`);
  });

  it('return one property, its text, or no content', async () => {
    const { title, topic } = (await server.json(addressOf("Series('AU.CPI.YOY')"))) as unknown as Row;
    expect(await server.json(addressOf("Series('AU.CPI.YOY')/title"))).toEqual({
      '@odata.context': `${PUBLIC_URL}/odata/$metadata#Series('AU.CPI.YOY')/title`,
      value: title,
    });
    const raw = await server.get(addressOf("Series('AU.CPI.YOY')/topic/$value"));
    expect([raw.body, raw.headers['content-type'], raw.headers['odata-version']]).toEqual([topic, 'text/plain; charset=utf-8', '4.0']);
    const figure = "Observations(series_id='AU.CPI.YOY',period='2025-Q4')/value";
    expect((await server.json(addressOf(figure)))['value']).toBe(3.6);
    expect((await server.get(addressOf(`${figure}/$value`))).body).toBe('3.6');
    const band = "Observations(series_id='AU.CASHRATE',period='1990-08-02')/value";
    expect((await server.get(addressOf(band))).statusCode).toBe(200);
    const datasets = await page('Datasets', { $select: 'dataset_id,unit' });
    const without = datasets.value.find(({ unit }) => unit === null);
    const empty = await server.get(addressOf(`Datasets('${without?.['dataset_id']}')/unit`));
    expect([empty.statusCode, empty.body, empty.headers['content-length']]).toEqual([204, '', undefined]);
  });

  it.each([
    ['Serie', {}, 404, 'Series'],
    ["Series('AU.CPI.YOYY')", {}, 404, 'AU.CPI.YOY'],
    ["Datasets('abs.CPJ')", {}, 404, 'abs.CPI'],
    ["Series('AU.CPI.YOY')/Values", {}, 404, 'Observations'],
    ['Series', { $filter: "titel eq 'x'" }, 400, 'title'],
    ['Series', { $filter: "contain(title,'x')" }, 400, 'contains'],
    ['Series', { $filter: '((' }, 400, 'at position 3'],
    ['Series', { $filter: `${'('.repeat(2000)}` }, 400, 'too many'],
    ['Series', { $orderby: 'id up' }, 400, 'asc'],
    ['Series', { $top: '-1' }, 400, '$top'],
    ['Series', { $expand: 'Observations' }, 501, '$expand'],
    ['Series', { $search: 'inflation' }, 501, '$search'],
    ['Series', { $filter: 'now() gt 2024-01-01' }, 501, 'now at position 1'],
    ['Series', { $filter: 'length(id) add 1 gt 2' }, 501, 'add at position 11'],
    ["Series('AU.CPI.YOY')/title/$count", {}, 404, 'Did you mean'],
    ["Series('AU.CPI.YOY')/title/more", {}, 404, 'Did you mean'],
    ["Series('AU.NOPE.NOPE')/title", {}, 404, 'AU.NOPE.NOPE'],
    ["Observations(series_id='AU.CPI.YOY')", {}, 404, 'Observations'],
    ["Observations(series_id='AU.CPI.YOY',period='1822-Q4')", {}, 404, 'Unknown OData resource'],
    ['Series', { $format: 'atom' }, 406, 'application/json'],
    ['$metadata', { $format: 'yaml' }, 406, 'application/xml'],
    ['Series', { $filtre: 'x' }, 400, '$filter'],
    ['Observations', {}, 400, 'series_id'],
    ["Series('AU.CPI.YOY')/Observations", { as_of: 'yesterday' }, 400, 'is not a date or time'],
  ])('%s with %o is refused with the accepted form', async (path, options, status, words) => {
    const { statusCode, body } = await server.get(addressOf(path, options as Readonly<Record<string, string>>));
    const { error } = JSON.parse(body) as { error: { code: string; message: string } };
    expect([statusCode, error.message]).toEqual([status, expect.stringContaining(words)]);
    expect(error.code).toMatch(/^REQ_/);
  });
});
