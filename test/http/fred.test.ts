/**
 * Sends the requests that FRED clients send, and reads the responses as they do, over the starter data. The clients are fredapi (Python),
 * fredr (R), full_fred (Python) and pandas-datareader (Python). Requests in FRED's documentation are sent too.
 */

import type { LightMyRequestResponse } from 'fastify';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/ports/port.ts';
import { type Figures, startFigures } from './figures.ts';
import { type Harness, DEV_KEY as KEY } from './harness.ts';

const ALL = 'realtime_start=1776-07-04&realtime_end=9999-12-31';

let figures: Figures;
let store: Store;
let harness: Harness;

beforeAll(async () => {
  figures = await startFigures(['rba/G1', 'rba/F1.1', 'rba/A2', 'abs/LEND_HOUSING', 'abs/AWE']);
  ({ harness, store } = figures);
  await store.releases.upsert([
    {
      source: 'rba',
      publicationId: 'statistical-tables-2026-10',
      title: 'Consumer Price Inflation – G1',
      eventType: 'data_release',
      referencePeriod: null,
      releaseAt: Date.parse('2026-10-29T00:30:00Z'),
      sourceUrl: 'https://www.rba.gov.au/schedules-events/',
    },
  ]);
});
afterAll(async () => {
  await figures.close();
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> => harness.ask({ url, headers });

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses an XML document. Throws if it is not well formed. */
function parseXml(text: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let root: Element | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (piece) => {
    const last = open.at(-1);
    if (last) last.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (root === null) throw new Error('no element');
  return root;
}

describe('a key of 32 letters and digits, as FRED clients check it', () => {
  const requested = (key: string, headers = {}) => get(`/fred/series?series_id=AU.CPI.YOY&file_type=json&api_key=${key}`, headers);
  it('is accepted without its prefix, in the parameter of FRED only', async () => {
    const { apiKey } = await harness.signIn();
    const alone = (apiKey ?? '').replace('ak_', '');
    expect(alone).toMatch(/^[0-9A-Za-z]{32}$/);
    expect((await requested(alone)).statusCode).toBe(200);
    expect((await requested('abcdefghijklmnopqrstuvwxyz123456')).json()).toMatchObject({ error_code: 400, code: 'AUTH_INVALID' });
    expect((await get('/v1/series/AU.CPI.YOY', { authorization: `Bearer ${alone}` })).statusCode).toBe(401);
  });
});

// ---------------------------------------------------------------- fredapi

describe('fredapi', () => {
  const root = `/fred`;
  /** Works like `__fetch_data` in fredapi: it requests XML, sends the key last, and on an HTTP error uses the message in the root. */
  async function fetchData(url: string, key = KEY): Promise<Element> {
    const answer = await get(`${url}&api_key=${key}`);
    const element = parseXml(answer.body);
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    if (answer.statusCode >= 400) throw new Error(element.attributes['message']);
    return element;
  }
  const values = (element: Element) => element.children.map(({ attributes }) => [attributes['date'], attributes['value']]);

  it('get_series', async () => {
    const element = await fetchData(
      `${root}/series/observations?series_id=AU.CPI.YOY&observation_start=2025-04-01&observation_end=2025-12-31`,
    );
    expect(element).toMatchObject({ name: 'observations', attributes: { file_type: 'xml', units: 'lin', output_type: '1', count: '3' } });
    expect(values(element)).toEqual([
      ['2025-04-01', '2.1'],
      ['2025-07-01', '3.2'],
      ['2025-10-01', '3.6'],
    ]);
  });

  it('get_series with more parameters', async () => {
    const element = await fetchData(
      `${root}/series/observations?series_id=AU.CPI.INDEX&units=pc1&frequency=a&aggregation_method=avg&limit=3&sort_order=desc`,
    );
    expect(element.attributes).toMatchObject({ units: 'pc1', sort_order: 'desc', limit: '3' });
    expect(element.children).toHaveLength(3);
    for (const [date, value] of values(element)) expect([date?.endsWith('-01-01'), Number.isFinite(Number(value))]).toEqual([true, true]);
  });

  it('get_series_info', async () => {
    const element = await fetchData(`${root}/series?series_id=AU.CPI.YOY`);
    expect(element.children[0]?.attributes).toMatchObject({
      id: 'AU.CPI.YOY',
      frequency_short: 'Q',
      units: 'Per cent',
      seasonal_adjustment_short: 'NSA',
      popularity: '0',
    });
    expect(Number.isNaN(Date.parse(element.children[0]?.attributes['last_updated']?.replace(/\+00$/, 'Z') ?? ''))).toBe(false);
  });

  it('get_series_all_releases, from which it derives first releases and the values known on a day', async () => {
    const element = await fetchData(`${root}/series/observations?series_id=AU.CPI.INDEX&${ALL}`);
    const rows = element.children.map(({ attributes }) => attributes).filter(({ date }) => date === '2025-04-01');
    // RBA G1: 141.7 on 2011/12 = 100 (table of July 2025), 98.43 since the new reference period of 28 January 2026.
    expect(rows.map(({ value }) => value)).toEqual(['141.7', '98.43']);
    for (const { realtime_start = '', realtime_end = '' } of rows) expect(realtime_start <= realtime_end).toBe(true);
    // The release of 29 April 2026 is not stored.
    expect(rows.at(-1)?.['realtime_end']).toBe('2026-04-28');
  });

  it('get_series_vintage_dates', async () => {
    const element = await fetchData(`${root}/series/vintagedates?series_id=AU.CPI.INDEX`);
    expect(element.children.length).toBeGreaterThan(1);
    for (const { text } of element.children) expect(text).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('search', async () => {
    const element = await fetchData(
      `${root}/series/search?search_text=consumer+price+inflation&order_by=title&filter_variable=frequency&filter_value=Quarterly&sort_order=asc`,
    );
    expect(Number(element.attributes['count'])).toBe(element.children.length);
    const titles = element.children.map(({ attributes }) => attributes['title'] ?? '');
    expect(titles).toEqual([...titles].sort());
    expect(element.children.map(({ attributes }) => attributes['id'])).toContain('AU.CPI.YOY');
  });

  it('finds a series by the letters and digits of its id, because some clients drop other characters', async () => {
    const element = await fetchData(`${root}/series?series_id=AUCPIYOY`);
    expect(element.children[0]?.attributes['id']).toBe('AU.CPI.YOY');
    await expect(fetchData(`${root}/series?series_id=AUCPIYOYO`)).rejects.toThrow('Unknown series:');
  });

  it('has every member of an entry: null in JSON, and omitted in XML, if nothing is stored or recorded', async () => {
    const requested = `/fred/series/search?search_text=gross+state+product+victoria&limit=1&api_key=${KEY}`;
    const { seriess } = (await harness.get(`${requested}&file_type=json`)).json<{ seriess: Record<string, unknown>[] }>();
    expect(seriess[0]).toMatchObject({ observation_start: null, observation_end: null, last_updated: null });
    expect((await harness.get(requested)).body).not.toMatch(/observation_start|last_updated="null"/);
    const { tags } = (await harness.get(`/fred/tags?limit=1&api_key=${KEY}&file_type=json`)).json<{ tags: Record<string, unknown>[] }>();
    expect(Object.keys(tags[0] ?? {})).toEqual(['name', 'group_id', 'notes', 'created', 'popularity', 'series_count']);
    expect(tags[0]).toMatchObject({ created: null });
  });

  it('raises the message of an error', async () => {
    await expect(fetchData(`${root}/series?series_id=AU.CPI.YOYO`)).rejects.toThrow(
      /^Bad Request\. {2}Unknown series: “AU\.CPI\.YOYO”\. Did you mean AU\.CPI\.YOY/,
    );
    await expect(fetchData(`${root}/series?series_id=AU.CPI.YOY`, 'abcdefghijklmnopqrstuvwxyz123456')).rejects.toThrow(
      /^Bad Request\. {2}The API key is not valid/,
    );
    await expect(fetchData(`${root}/series/group?series_id=AU.CPI.YOY`)).rejects.toThrow(/^Not Found/);
  });
});

// ---------------------------------------------------------------- clients with JSON

describe('fredr and full_fred', () => {
  const json = async (url: string) => {
    const answer = await get(`${url}&api_key=${KEY}&file_type=json`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    return answer.json();
  };

  it('series/observations is a table of date, value and real-time period', async () => {
    // fredr_series_observations(series_id, observation_start, units, frequency, vintage_dates = …)
    const { observations } = await json(
      '/fred/series/observations?series_id=AU.CPI.YOY&observation_start=2025-07-01&observation_end=2025-12-31&units=lin&limit=100000&offset=0&sort_order=asc&output_type=1',
    );
    expect(observations).toEqual([
      { realtime_start: '2026-11-21', realtime_end: '2026-11-21', date: '2025-07-01', value: '3.2' },
      { realtime_start: '2026-11-21', realtime_end: '2026-11-21', date: '2025-10-01', value: '3.6' },
    ]);
  });

  it('vintage_dates with commas, escaped or not, and output types 2 to 4', async () => {
    for (const dates of ['2025-12-01,2026-02-01', '2025-12-01%2C2026-02-01']) {
      const { observations } = await json(
        `/fred/series/observations?series_id=AU.CPI.INDEX&vintage_dates=${dates}&observation_start=2025-04-01&observation_end=2025-04-01`,
      );
      expect(observations.map((row: Record<string, string>) => [row['realtime_start'], row['value']])).toEqual([
        ['2025-12-01', '141.7'],
        ['2026-02-01', '98.43'],
      ]);
    }
    for (const type of [2, 3]) {
      const { observations } = await json(
        `/fred/series/observations?series_id=AU.CPI.INDEX&output_type=${type}&${ALL}&observation_start=2025-04-01&observation_end=2025-04-01`,
      );
      const [{ date, ...cells }] = observations;
      expect(date).toBe('2025-04-01');
      for (const name of Object.keys(cells)) expect(name).toMatch(/^AU\.CPI\.INDEX_\d{8}$/);
      // The vintage of April 2024 ends before the quarter.
      expect(new Set(Object.values(cells))).toEqual(new Set(type === 2 ? ['.', '141.7', '98.43'] : ['141.7', '98.43']));
    }
    const { observations } = await json(
      `/fred/series/observations?series_id=AU.CPI.INDEX&output_type=4&${ALL}&observation_start=2025-04-01&observation_end=2025-04-01`,
    );
    expect(observations.map((row: Record<string, string>) => row['value'])).toEqual(['141.7']);
  });

  it('series, series/search, series/vintagedates, releases/dates', async () => {
    expect((await json('/fred/series?series_id=AU.CPI.YOY')).seriess).toHaveLength(1);
    expect(
      (
        await json('/fred/series/search?search_text=cash+rate&search_type=full_text&limit=1000&offset=0&tag_names=monetary+policy')
      ).seriess.map(({ id }: { id: string }) => id),
    ).toContain('AU.CASHRATE');
    expect((await json('/fred/series/vintagedates?series_id=AU.CPI.YOY&limit=10000&offset=0')).vintage_dates.length).toBeGreaterThan(0);
    const { release_dates } = await json('/fred/releases/dates?limit=5&order_by=release_date&include_release_dates_with_no_data=false');
    expect(release_dates).toEqual([{ release_id: expect.any(Number), release_name: 'Consumer Price Inflation – G1', date: '2026-10-29' }]);
  });

  it('errors have error_code and error_message, and the FRED status', async () => {
    const answer = await get('/fred/series/observations?series_id=AU.CPI.YOY&units=growth&file_type=json&api_key=ak_tests');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        error_code: 400,
        error_message: expect.stringMatching(/^Bad Request\. {2}“growth” is not valid for the parameter “units”/),
        status: 400,
        code: 'REQ_BAD_PARAMETER',
      },
    ]);
    for (const [url, message] of [
      ['/fred/series?series_id=AU.CPI.YOY&file_type=json', /API key required/],
      ['/fred/series?series_id=AU.CPI.YOY&file_type=json&api_key=', /API key required/],
      ['/fred/series?series_id=%&file_type=json', /API key required/],
      ['/fred/series?series_id=%&limit=x&file_type=json&api_key=nonsense', /not valid/],
      ['/fred/series/search?limit=x&nonsense=1&file_type=json', /API key required/],
      ['/fred/series?series_id=%&file_type=json&api_key=ak_tests', /percent sign/],
      ['/fred/series?series_id=AU.CPI.YOY&file_type=json&api_key=nonsense', /not valid/],
      ['/fred/series?file_type=json&api_key=ak_tests', /“series_id” is missing/],
      ['/fred/series?series_id=GNPCA&file_type=json&api_key=ak_tests', /Unknown series: “GNPCA”/],
      [
        '/fred/series/observations?series_id=AU.CPI.YOY&realtime_start=1900-01-01&realtime_end=1900-01-01&file_type=json&api_key=ak_tests',
        /first stored vintage/,
      ],
      ['/fred/series?series_id=AU.CPI.YOY&file_type=json&api_key=ak_tests&limit=3', /Unknown parameter: “limit”/],
    ] as const) {
      const refused = await get(url);
      expect([url, refused.statusCode, refused.json()['error_code']]).toEqual([url, 400, 400]);
      expect(refused.json()['error_message']).toMatch(message);
    }
    const { paths, components } = (await get('/openapi.json')).json();
    for (const path of Object.keys(paths).filter((name) => name.startsWith('/fred/'))) {
      for (const status of [400, 429, 500, 503]) {
        const { $ref } = paths[path].get.responses[status];
        const declared = components.responses[$ref.split('/').at(-1)].content;
        expect([path, status, Object.keys(declared).sort()]).toEqual([path, status, ['application/json', 'text/xml']]);
        expect(parseXml(declared['text/xml'].example)).toMatchObject({ name: 'error', attributes: { code: String(status) } });
      }
    }
    const nowhere = await get('/fred/shapes/file?shape=bea&file_type=json&api_key=ak_tests');
    expect([nowhere.statusCode, nowhere.json()['error_code']]).toEqual([404, 404]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what a client that has no types sees
type Any = any;

describe('the catalogue in the form of FRED', () => {
  const json = async (url: string): Promise<Record<string, Any>> => {
    const answer = await get(`/fred${url}${url.includes('?') ? '&' : '?'}file_type=json&api_key=${KEY}`);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  };
  const namesOf = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

  it('leads from the root of the tree to a series and back', async () => {
    const { categories: topics } = await json('/category/children?category_id=0');
    const prices = topics.find(({ name }: { name: string }) => name === 'Prices');
    expect(prices).toMatchObject({ parent_id: 0, id: expect.any(Number) });
    const { categories: below } = await json(`/category/children?category_id=${prices.id}`);
    const g1 = below.find(({ name }: { name: string }) => name === 'Consumer price inflation (rba.G1)');
    const { seriess, count } = await json(`/category/series?category_id=${g1.id}&limit=1000`);
    expect(seriess.map(({ id }: { id: string }) => id)).toContain('AU.CPI.YOY');
    expect(count).toBe(seriess.length);
    expect((await json('/series/categories?series_id=au-cpi-yoy')).categories).toEqual([g1]);
    expect((await json(`/category?category_id=${g1.id}`)).categories).toEqual([g1]);
    expect((await json('/category')).categories).toEqual([{ id: 0, name: 'Categories', parent_id: 0 }]);
    expect((await json('/category/related?category_id=0')).categories).toEqual([]);
    expect(namesOf((await json(`/category/tags?category_id=${prices.id}`)).tags)).toContain('inflation');
    expect(namesOf((await json(`/category/related_tags?category_id=${prices.id}&tag_names=quarterly`)).tags)).not.toContain('quarterly');
  });

  it('leads from an agency over a release to its series, its dates and back', async () => {
    const { sources } = await json('/sources');
    expect(sources).toHaveLength(9);
    expect(sources[1]).toMatchObject({ id: 2, name: 'Reserve Bank of Australia', link: 'https://www.rba.gov.au/statistics/' });
    expect((await json('/source?source_id=2')).sources).toEqual([sources[1]]);
    const [release] = (await json('/series/release?series_id=AU.CPI.YOY')).releases;
    expect((await json('/source/releases?source_id=2&limit=1000')).releases).toContainEqual(release);
    expect((await json('/releases?limit=1000')).releases).toContainEqual(release);
    expect((await json(`/release?release_id=${release.id}`)).releases).toEqual([release]);
    expect((await json(`/release/sources?release_id=${release.id}`)).sources).toEqual([sources[1]]);
    const { seriess } = await json(`/release/series?release_id=${release.id}&order_by=title`);
    expect(seriess.map(({ id }: { id: string }) => id)).toContain('AU.CPI.YOY');
    const { elements } = await json(`/release/tables?release_id=${release.id}`);
    expect(Object.values(elements)).toHaveLength(seriess.length);
    const [line] = Object.values(elements).filter((one) => (one as Any).series_id === 'AU.CPI.YOY') as Any[];
    expect(Object.keys(elements)).toContain(String(line.element_id));
    expect(await json(`/release/tables?release_id=${release.id}&element_id=${release.id}`)).toMatchObject({ elements });
    expect(await json(`/release/tables?release_id=${release.id}&element_id=${line.element_id}`)).toEqual({
      name: line.name,
      element_id: line.element_id,
      release_id: String(release.id),
      elements: {},
    });
    expect(namesOf((await json(`/release/tags?release_id=${release.id}`)).tags)).toContain('rba');
    expect(namesOf((await json(`/release/related_tags?release_id=${release.id}&tag_names=rba`)).tags)).toContain('quarterly');
    const dates = await json(`/release/dates?release_id=${release.id}`);
    const date = { release_id: release.id, date: '2026-10-29' };
    expect(dates['release_dates']).toEqual([date]);
    const named = { ...date, release_name: 'Consumer Price Inflation – G1' };
    expect((await json('/releases/dates')).release_dates).toContainEqual(named);
    // With future releases, this is the last date with new values, as in FRED.
    const updated = { release_last_updated: '2026-01-29 00:00:00+00' };
    const ahead = 'include_release_dates_with_no_data=True';
    expect((await json(`/release/dates?release_id=${release.id}&${ahead}`)).release_dates).toEqual([{ ...date, ...updated }]);
    expect((await json(`/releases/dates?${ahead}`)).release_dates).toContainEqual({ ...named, ...updated });
  });

  it('has the value of a period with each line of a release', async () => {
    const [release] = (await json('/series/release?series_id=AU.CPI.YOY')).releases;
    const lineOf = async (query: string): Promise<Any> => {
      const { elements } = await json(`/release/tables?release_id=${release.id}${query}`);
      return Object.values(elements).find((one) => (one as Any).series_id === 'AU.CPI.YOY');
    };
    expect(await lineOf('')).not.toHaveProperty('observation_value');
    const valued = '&include_observation_values=true';
    const [newest] = (await json('/series/observations?series_id=AU.CPI.YOY&sort_order=desc&limit=1')).observations;
    expect(await lineOf(valued)).toMatchObject({ observation_value: newest.value, observation_date: 'Q4 2025' });
    const [then] = (await json('/series/observations?series_id=AU.CPI.YOY&observation_start=2022-10-01&observation_end=2022-12-31'))
      .observations;
    for (const day of ['2022-10-01', '2022-11-15', '2022-12-31']) {
      expect(await lineOf(`${valued}&observation_date=${day}`)).toMatchObject({
        observation_value: then.value,
        observation_date: 'Q4 2022',
      });
    }
    // There is no value before the first period, and none is invented.
    expect(await lineOf(`${valued}&observation_date=1901-01-01`)).toMatchObject({ observation_value: null, observation_date: null });
    const bad = await get(`/fred/release/tables?release_id=${release.id}&element_id=17&file_type=json&api_key=${KEY}`);
    expect([bad.statusCode, bad.json().error_message]).toEqual([
      400,
      'Bad Request.  The table of Consumer price inflation has no element 17.',
    ]);
  });

  /** The members in the order of FRED's documentation. */
  const LIST_MEMBERS = ['realtime_start', 'realtime_end', 'order_by', 'sort_order', 'count', 'offset', 'limit'];
  const ENTRY_MEMBERS = [
    ...['id', 'realtime_start', 'realtime_end', 'title', 'observation_start', 'observation_end', 'frequency', 'frequency_short'],
    ...['units', 'units_short', 'seasonal_adjustment', 'seasonal_adjustment_short', 'last_updated', 'popularity'],
  ];
  const TAG_MEMBERS = ['name', 'group_id', 'notes', 'created', 'popularity', 'series_count'];
  const SHORT_MEMBERS = ['id', 'realtime_start', 'realtime_end', 'name'];
  it.each([
    ['/series?series_id=AU.CPI.YOY', ['realtime_start', 'realtime_end', 'seriess'], 'seriess', [...ENTRY_MEMBERS, 'notes']],
    ...[
      '/series/search?search_text=prices',
      '/tags/series?tag_names=quarterly',
      '/category/series?category_id=CATEGORY',
      '/release/series?release_id=RELEASE',
    ].map((url) => [url, [...LIST_MEMBERS, 'seriess'], 'seriess', [...ENTRY_MEMBERS, 'group_popularity', 'notes']] as const),
    [
      '/series/updates?start_time=202601010000&end_time=202602010000',
      ['realtime_start', 'realtime_end', 'filter_variable', 'filter_value', ...LIST_MEMBERS.slice(2), 'seriess'],
      'seriess',
      [...ENTRY_MEMBERS, 'group_popularity', 'notes'],
    ],
    ...['/tags', '/series/tags?series_id=AU.CPI.YOY', '/related_tags?tag_names=quarterly', '/category/tags?category_id=CATEGORY'].map(
      (url) => [url, [...LIST_MEMBERS, 'tags'], 'tags', TAG_MEMBERS] as const,
    ),
    ['/releases', [...LIST_MEMBERS, 'releases'], 'releases', [...SHORT_MEMBERS, 'press_release', 'link']],
    [
      '/release?release_id=RELEASE',
      ['realtime_start', 'realtime_end', 'releases'],
      'releases',
      [...SHORT_MEMBERS, 'press_release', 'link'],
    ],
    ['/sources', [...LIST_MEMBERS, 'sources'], 'sources', [...SHORT_MEMBERS, 'link']],
    ['/release/sources?release_id=RELEASE', ['realtime_start', 'realtime_end', 'sources'], 'sources', [...SHORT_MEMBERS, 'link']],
    ['/series/categories?series_id=AU.CPI.YOY', ['categories'], 'categories', ['id', 'name', 'parent_id']],
    ['/releases/dates', [...LIST_MEMBERS, 'release_dates'], 'release_dates', ['release_id', 'release_name', 'date']],
    ['/release/dates?release_id=RELEASE', [...LIST_MEMBERS, 'release_dates'], 'release_dates', ['release_id', 'date']],
    [
      '/series/observations?series_id=AU.CPI.YOY',
      [
        ...['realtime_start', 'realtime_end', 'observation_start', 'observation_end', 'units', 'output_type', 'file_type'],
        ...LIST_MEMBERS.slice(2),
        'observations',
      ],
      'observations',
      ['realtime_start', 'realtime_end', 'date', 'value'],
    ],
  ] as const)('%s has the members of FRED in their order', async (url, members, list, ofEach) => {
    const [category] = (await json('/series/categories?series_id=AU.CPI.YOY')).categories;
    const [release] = (await json('/series/release?series_id=AU.CPI.YOY')).releases;
    const answer = await json(url.replace('CATEGORY', category.id).replace('RELEASE', release.id));
    // The last part is sorted by FRED's rules.
    expect(Object.keys(answer).filter((name) => !['notes', 'published_basis'].includes(name))).toEqual(members);
    expect(Object.keys(answer[list][0])).toEqual(ofEach);
  });

  it('sorts as FRED does by default', async () => {
    const orderOf = async (url: string) => {
      const { order_by, sort_order } = await json(url);
      return `${order_by} ${sort_order}`;
    };
    expect(await orderOf('/series/search?search_text=prices')).toBe('search_rank desc');
    expect(await orderOf('/series/search?search_text=prices&order_by=popularity')).toBe('popularity desc');
    expect(await orderOf('/series/search?search_text=prices&order_by=title')).toBe('title asc');
    expect(await orderOf('/tags/series?tag_names=quarterly')).toBe('series_id asc');
    expect(await orderOf('/tags/series?tag_names=quarterly&order_by=popularity')).toBe('popularity asc');
    expect(await orderOf('/tags')).toBe('series_count desc');
    expect(await orderOf('/releases')).toBe('release_id asc');
    expect(await orderOf('/releases/dates')).toBe('release_date desc');
    const { releases } = await json('/releases?order_by=press_release&sort_order=desc&limit=1000');
    const announced = releases.map(({ press_release }: Any) => press_release);
    expect(announced).toEqual([...announced.filter(Boolean), ...announced.filter((one: boolean) => !one)]);
  });

  it('has the groups of tags that FRED has', async () => {
    const groupOf = async (group: string) => namesOf((await json(`/tags?tag_group_id=${group}`)).tags);
    expect(await groupOf('geot')).toEqual(expect.arrayContaining(['nation', 'state', 'city']));
    expect(await groupOf('cc')).toContain('cc-by-4.0');
    const of = namesOf((await json('/series/tags?series_id=AU.CPI.YOY')).tags);
    expect(of).toEqual(expect.arrayContaining(['nation', 'cc-by-4.0']));
  });

  it('tags: of all, of a series, of a search, related ones, and their series', async () => {
    const { tags, count } = await json('/tags?limit=1000');
    expect(count).toBe(tags.length);
    expect(tags.every(({ series_count }: { series_count: number }, i: number) => i === 0 || tags[i - 1].series_count >= series_count)).toBe(
      true,
    );
    const monthly = tags.find(({ name }: { name: string }) => name === 'monthly');
    expect(monthly).toMatchObject({ group_id: 'freq' });
    expect((await json('/tags?tag_names=monthly')).tags).toEqual([monthly]);
    const of = (await json('/series/tags?series_id=AU.CPI.YOY')).tags;
    expect(namesOf(of)).toEqual(expect.arrayContaining(['quarterly', 'nsa', 'australia', 'rba', 'inflation']));
    const both = await json('/tags/series?tag_names=quarterly;rba&limit=1000');
    for (const { id } of both['seriess'].slice(0, 3)) {
      expect(namesOf((await json(`/series/tags?series_id=${id}`)).tags)).toEqual(expect.arrayContaining(['quarterly', 'rba']));
    }
    expect((await json('/tags/series?tag_names=quarterly;rba&exclude_tag_names=nsa')).count).toBeLessThan(both['count']);
    const related = namesOf((await json('/related_tags?tag_names=quarterly;rba')).tags);
    expect(related).toContain('nsa');
    expect(related).not.toContain('rba');
    expect(namesOf((await json('/series/search/tags?series_search_text=inflation&tag_search_text=quart')).tags)).toEqual(['quarterly']);
    expect(namesOf((await json('/series/search/related_tags?series_search_text=inflation&tag_names=quarterly')).tags)).toContain(
      'inflation',
    );
  });

  it('lists the series that changed recently, or between two minutes', async () => {
    expect((await json('/series/updates')).seriess).toEqual([]);
    const { seriess, filter_variable } = await json(
      '/series/updates?start_time=202601010000&end_time=202602010000&filter_value=macro&limit=1000',
    );
    expect(filter_variable).toBe('geography');
    expect(seriess.map(({ id }: { id: string }) => id)).toContain('AU.CPI.YOY');
    const times: string[] = seriess.map(({ last_updated }: { last_updated: string | null }) => last_updated ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    const page = await json('/series/updates?start_time=202601010000&end_time=202602010000&filter_value=macro&limit=2&offset=1');
    expect([page.seriess, page.count]).toEqual([seriess.slice(1, 3), seriess.length]);
    expect((await json('/series/updates?start_time=202601010000&end_time=202602010000&filter_value=regional')).seriess).toEqual([]);
    for (const [query, said] of [
      ['start_time=202601010000', 'Use start_time and end_time together.'],
      ['end_time=202601010000', 'Use start_time and end_time together.'],
      ['start_time=202602010000&end_time=202601010000', 'end_time must be after start_time.'],
    ]) {
      const answer = await get(`/fred/series/updates?${query}&file_type=json&api_key=${KEY}`);
      expect([answer.statusCode, answer.json().error_message]).toEqual([400, `Bad Request.  ${said}`]);
    }
  });

  it('is XML unless JSON is requested, and 400 for unknown ids', async () => {
    for (const [url, root] of [
      ['/category?category_id=0', 'categories'],
      ['/releases?limit=2', 'releases'],
      ['/sources', 'sources'],
      ['/tags?limit=2', 'tags'],
    ] as const) {
      const element = parseXml((await get(`/fred${url}${url.includes('?') ? '&' : '?'}api_key=${KEY}`)).body);
      expect([element.name, element.children.length > 0]).toEqual([root, true]);
    }
    for (const url of [
      '/category?category_id=17',
      '/release?release_id=17',
      '/source?source_id=17',
      '/series/tags?series_id=AU.CPI.YOI',
      '/related_tags',
    ]) {
      const answer = await get(`/fred${url}${url.includes('?') ? '&' : '?'}api_key=${KEY}&file_type=json`);
      expect([url, answer.statusCode, answer.json().error_code]).toEqual([url, 400, 400]);
    }
  });
});

describe('version 2: all observations of a release', () => {
  interface Page {
    readonly has_more: boolean;
    readonly next_cursor: string | null;
    readonly release: { readonly release_id: number; readonly name: string; readonly sources: readonly { readonly name: string }[] };
    readonly series: readonly { readonly series_id: string; readonly observations: readonly { date: string; value: string }[] }[];
  }
  const headers = { authorization: `Bearer ${KEY}` };
  const releaseOf = async (series: string): Promise<{ readonly id: number; readonly name: string }> =>
    (await get(`/fred/series/release?series_id=${series}&file_type=json`, headers)).json().releases[0];
  const pageOf = async (query: string): Promise<Page> => {
    const answer = await get(`/fred/v2/release/observations?${query}`, headers);
    expect([query, answer.statusCode, answer.headers['content-type']]).toEqual([query, 200, 'application/json; charset=utf-8']);
    return answer.json();
  };

  it('gives page by page the observations of each of its series in version 1', async () => {
    const { id, name } = await releaseOf('AU.CPI.YOY');
    const reported = new Map<string, { date: string; value: string }[]>();
    let cursor: string | null = null;
    let pages = 0;
    do {
      const query: string = `release_id=${id}&format=json&limit=700${cursor === null ? '' : `&next_cursor=${encodeURIComponent(cursor)}`}`;
      const page: Page = await pageOf(query);
      expect(page.release).toMatchObject({ release_id: id, name, sources: [{ name: 'Reserve Bank of Australia' }] });
      expect(page.has_more).toBe(page.next_cursor !== null);
      const stored = page.series.reduce((sum, { observations }) => sum + observations.length, 0);
      expect(page.has_more ? stored : stored > 0).toBe(page.has_more ? 700 : true);
      for (const { series_id, observations } of page.series) reported.set(series_id, [...(reported.get(series_id) ?? []), ...observations]);
      cursor = page.next_cursor;
      pages += 1;
    } while (cursor !== null && pages < 50);
    expect(pages).toBeGreaterThan(2);
    const listed = (await get(`/fred/release/series?release_id=${id}&file_type=json`, headers)).json().seriess as { id: string }[];
    expect([...reported.keys()]).toEqual(listed.map((one) => one.id));
    for (const [series, observations] of reported) {
      const own = (await get(`/fred/series/observations?series_id=${series}&file_type=json`, headers)).json() as Page['series'][number];
      expect([series, observations]).toEqual([series, own.observations.map(({ date, value }) => ({ date, value }))]);
    }
    const whole = await pageOf(`release_id=${id}&limit=500000`);
    expect([whole.has_more, new Map(whole.series.map((one) => [one.series_id, one.observations]))]).toEqual([false, reported]);
  });

  it('describes each series', async () => {
    const { id } = await releaseOf('AU.CPI.YOY');
    const { series } = await pageOf(`release_id=${id}`);
    expect(series.find((one) => one.series_id === 'AU.CPI.YOY')).toMatchObject({
      frequency: 'Quarterly',
      units: 'Per cent',
      seasonal_adjustment: 'Not Seasonally Adjusted',
      copyright_id: 'cc-by-4.0',
      last_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      observations: expect.arrayContaining([{ date: '2025-10-01', value: '3.6' }]),
    });
  });

  it('explains why a series without data has no observations, and is refused if all have none', async () => {
    const { id } = await releaseOf('AU.LENDING.HOUSING');
    const { series } = await pageOf(`release_id=${id}`);
    const [some, none] = ['AU.LENDING.HOUSING', 'AU.LENDING.HOUSING.NSW'].map((own) => series.find((one) => one.series_id === own));
    expect([some?.observations.length, none]).toEqual([
      1,
      expect.objectContaining({
        notes: expect.stringMatching(/^The stored data of abs\.LEND_HOUSING do not include AU\.LENDING\.HOUSING\.NSW\./),
        observations: [],
      }),
    ]);
    const away = await get(`/fred/v2/release/observations?release_id=${(await releaseOf('AU.PPI.YOY')).id}`, headers);
    expect([away.statusCode, away.json().error_message]).toEqual([503, expect.stringContaining('abs.PPI_FD')]);
  });

  it('is XML on request', async () => {
    const { id } = await releaseOf('AU.CPI.YOY');
    const answer = await get(`/fred/v2/release/observations?release_id=${id}&format=xml&limit=2`, headers);
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    const root = parseXml(answer.body);
    const json = await pageOf(`release_id=${id}&limit=2`);
    expect(root).toMatchObject({ name: 'release_observations', attributes: { has_more: 'true', next_cursor: json.next_cursor } });
    expect(root.children.map((one) => one.name)).toEqual(['release', 'series']);
    expect(root.children[1]?.children.map((one) => one.attributes)).toEqual(json.series[0]?.observations);
  });

  it('refuses unsupported requests in JSON, or in XML on request', async () => {
    const { id } = await releaseOf('AU.CPI.YOY');
    const { id: intervals } = await releaseOf('AU.NEM.DEMAND.NSW1');
    const refused = async (query: string) => {
      const answer = await get(`/fred/v2/release/observations?${query}`, headers);
      return [answer.statusCode, answer.json().error_code, answer.json().error_message];
    };
    const refusalWith = (text: string) => [400, 400, expect.stringContaining(text)];
    expect(await refused('')).toEqual(refusalWith('release_id'));
    expect(await refused('release_id=17')).toEqual(refusalWith('Unknown release in the parameter “release_id”: “17”'));
    expect(await refused(`release_id=${id}&next_cursor=AU.UNEMP.SA,2020-01-01`)).toEqual(refusalWith('is not a next_cursor'));
    expect(await refused(`release_id=${id}&next_cursor=AU.CPI.YOY`)).toEqual(refusalWith('AU.CPI.YOY,2020-01-01'));
    expect(await refused(`release_id=${id}&limit=500001`)).toEqual(refusalWith('limit'));
    expect(await refused(`release_id=${id}&file_type=json`)).toEqual(refusalWith('file_type'));
    expect(await refused(`release_id=${intervals}`)).toEqual(refusalWith('market intervals'));
    const { id: away } = await releaseOf('AU.UNEMP.SA');
    expect((await refused(`release_id=${away}`)).slice(0, 2)).toEqual([503, 503]);
    const keyless = await get(`/fred/v2/release/observations?release_id=${id}`);
    expect([keyless.statusCode, keyless.json().error_code]).toEqual([400, 400]);
    const xml = await get(`/fred/v2/release/observations?release_id=17&format=xml`, headers);
    expect([xml.statusCode, parseXml(xml.body).attributes['code']]).toEqual([400, '400']);
  });
});

describe('pandas-datareader', () => {
  it('reads a table of one series, with a session that sends the key', async () => {
    const answer = await get('/fred/graph/fredgraph.csv?id=AU.CPI.YOY', { authorization: `Bearer ${KEY}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('observation_date,AU.CPI.YOY');
    expect(lines).toContain('2025-10-01,3.6');
  });

  it('accepts the key in the URL, several series and a window too', async () => {
    const answer = await get(`/fred/graph/fredgraph.csv?id=AU.CPI.YOY,AU.CPI.QOQ&cosd=2025-07-01&coed=2025-12-31&api_key=${KEY}`);
    expect(answer.body).toMatch(/^observation_date,AU\.CPI\.YOY,AU\.CPI\.QOQ\r\n2025-07-01,3\.2,[\d.]+\r\n2025-10-01,3\.6,[\d.]+\r\n$/);
    expect((await get(`/fred/graph/fredgraph.csv?api_key=${KEY}`)).statusCode).toBe(400);
  });
});

describe('the URLs of the FRED site', () => {
  it('require no key if reading is open to everyone', async () => {
    expect((await get('/fred/graph/fredgraph.csv?id=AU.CPI.YOY')).body).toMatch(/^observation_date,AU\.CPI\.YOY\r\n/);
  });

  it('have a series as a file, as requested by quantmod', async () => {
    const file = await get('/fred/series/AU.CPI.YOY/downloaddata/AU.CPI.YOY.csv');
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'text/csv; charset=utf-8',
      (await get('/fred/graph/fredgraph.csv?id=AU.CPI.YOY')).body,
    ]);
    expect((await get('/fred/series/AU.CPI.YOY/downloaddata/AU.WPI.YOY.csv')).statusCode).toBe(404);
    expect((await get('/fred/series/AU.CPI.YOZ/downloaddata/AU.CPI.YOZ.csv')).statusCode).toBe(400);
    expect((await get('/fred/series/AU.CPI.YOY/downloaddata/AU.CPI.YOY.csv?id=AU.WPI.YOY')).statusCode).toBe(400);
  });
});

describe('the key', () => {
  it('in the URL works like a key in the header, which has priority', async () => {
    const url = '/v1/series/AU.CPI.YOY/observations?limit=1&sort_order=desc';
    const byHeader = await get(url, { authorization: `Bearer ${KEY}` });
    const byAddress = await get(`${url}&api_key=${KEY}`);
    expect([byHeader.statusCode, byAddress.statusCode]).toEqual([200, 200]);
    expect(byAddress.body).toBe(byHeader.body);
    expect(byAddress.headers['x-ratelimit-limit']).toBe('500');
    expect((await get(`${url}&api_key=${KEY}`, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  });

  it('is not part of the name of a response, and gives access to no other URL', async () => {
    const url = '/fred/series?series_id=AU.CPI.QOQ&file_type=json';
    await get(url, { authorization: `Bearer ${KEY}` });
    expect((await get(`${url}&api_key=${KEY}`)).headers['server-timing']).toContain('cache;desc=hit');
    expect((await get(`${url}&api_key=other`)).statusCode).toBe(400);
    expect((await get(url)).statusCode).toBe(400);
    expect((await get(`/v1/series/AU.CPI.YOY/latest?api_key=${KEY}`)).statusCode).toBe(401);
  });
});

it('the path under /v1 returns JSON unless XML is requested, with the usual statuses', async () => {
  const headers = { authorization: `Bearer ${KEY}` };
  const xml = await get('/v1/series/AU.CPI.YOY/observations?file_type=xml&limit=1', headers);
  expect(parseXml(xml.body)).toMatchObject({ name: 'observations', attributes: { file_type: 'xml', limit: '1' } });
  expect((await get('/v1/series/AU.CPI.YOY/observations?limit=1', headers)).json()).toMatchObject({ file_type: 'json' });
  const unknown = await get('/v1/series/AU.NOPE/observations', headers);
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { error_code: 404, code: 'REQ_UNKNOWN_SERIES' }]);
  expect((await get('/v1/series/AU.CPI.YOY/observations?file_type=txt', headers)).statusCode).toBe(400);
});
