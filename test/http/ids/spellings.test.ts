/** All URLs read each spelling in the same way. Unreadable values are refused, and the error names the accepted ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseIsoDay } from '../../../src/core/period.ts';
import { weekday } from '../../../src/core/series/weekdays.ts';
import { saysNothing } from '../../../src/queries/base/parameters/tidy.ts';
import { type Figures, startFigures } from '../figures.ts';

let figures: Figures;
beforeAll(async () => {
  figures = await startFigures('starter');
});
afterAll(() => figures.close());

const get = (url: string, headers: Record<string, string> = {}) => figures.harness.get(url, headers);
const json = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).json();

const DATA = ['/v1/series/AU.CPI.YOY', '/v1/data/rba/G1', '/v1/series/multi', '/s/AU.CPI.YOY.json', '/s/multi.json', '/d/rba/G1.json'];
const withQuery = (path: string, query: string): string => `${path}?${path.includes('multi') ? 'ids=AU.CPI.YOY,AU.CPI.QOQ&' : ''}${query}`;

describe('empty values', () => {
  it.each(DATA)('%s ignores empty and cache-busting parameters', async (path) => {
    const plain = (await json(withQuery(path, 'start=2024'))).data;
    expect(plain.length).toBeGreaterThan(0);
    for (const more of [
      '_=1764280000',
      'cb=1',
      't=9',
      'utm_source=x&utm_medium=y',
      'end=',
      'end=%20',
      'end=null',
      'end_period=undefined',
      'limit=',
      'as_of=',
    ]) {
      const answer = await get(withQuery(path, `start=2024&${more}`));
      expect([more, answer.statusCode, answer.json().data]).toEqual([more, 200, plain]);
    }
  });

  it('and ignored names are not the name of any parameter, column or dimension', async () => {
    const document = await json('/openapi.json');
    const parameters = Object.values<Record<string, { parameters?: { name: string }[] }>>(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ parameters: declared = [] }) => declared.map(({ name }) => name));
    expect(parameters.length).toBeGreaterThan(300);
    const { datasets } = await import('../../../src/catalogue/catalogue.ts');
    const names = datasets().flatMap((one) =>
      one.kind === 'register'
        ? one.columns.flatMap(({ name, aliases = [] }) => [name, ...aliases])
        : one.dimensions.flatMap(({ name, id, aliases = [] }) => [name, id, ...aliases]),
    );
    expect([...parameters, ...names].filter(saysNothing)).toEqual([]);
  });
});

describe('periods', () => {
  it.each(DATA)('%s accepts every spelling, and echoes its meaning', async (path) => {
    const plain = await json(withQuery(path, 'start=2024-Q1&end=2024-Q3'));
    for (const [start, end] of [
      ['2024Q1', '2024 Q3'],
      ['Q1 2024', 'Q3-2024'],
      ['2024-q1', '3Q2024'],
      ['March quarter 2024', 'Sep qtr 2024'],
    ]) {
      const answer = await json(withQuery(path, new URLSearchParams({ start: start ?? '', end: end ?? '' }).toString()));
      expect(answer.data).toEqual(plain.data);
      expect(answer.meta.query).toMatchObject({ start_period: '2024-Q1', end_period: '2024-Q3' });
    }
    const months = await json(withQuery(path, 'start=Jan-2024&end=30/09/2024'));
    expect([months.data, months.meta.query.start_period, months.meta.query.end_period]).toEqual([plain.data, '2024-01', '2024-09-30']);
    const year = await json(withQuery(path, 'start=2024-25&end=FY2025'));
    expect(year.data).toEqual((await json(withQuery(path, 'start=2024-Q3&end=2025-Q2'))).data);
  });

  it('of financial years are not months', async () => {
    const { data, meta } = await json('/v1/data/ato/INDIVIDUALS_SELECTED_ITEMS?start=2012-13&limit=1000');
    expect(meta.query.start_period).toBe('FY2012-13');
    expect(data.length).toBeGreaterThan(0);
  });

  it('are also read by SDMX and FRED', async () => {
    const sdmx = '/abs/rest/data/LF/M13.3.1599.20.AUS.M?format=csvfile&startPeriod=';
    const plain = (await get(`${sdmx}2026-03`)).body;
    expect(plain.split('\r\n').length).toBeGreaterThan(2);
    for (const text of ['Mar-2026', '2026M3', '202603', '3/2026'])
      expect((await get(sdmx + encodeURIComponent(text))).body, text).toBe(plain);
    const fred = '/fred/series/observations?series_id=AU.CPI.YOY&file_type=json&observation_start=';
    expect((await json(`${fred}30/06/2024`)).observations).toEqual((await json(`${fred}2024-06-30`)).observations);
    const days = '2024-04-01&observation_end=2024-12-31';
    for (const span of ['2024-Q2&observation_end=2024', 'Apr-2024&observation_end=Dec 2024'])
      expect((await json(fred + span)).observations, span).toEqual((await json(fred + days)).observations);
  });

  it.each(['12/31/2024', '2024-26', 'Dec-22', 'last year'])('%s is ambiguous and refused', async (text) => {
    for (const path of DATA) expect((await get(withQuery(path, `start=${encodeURIComponent(text)}`))).statusCode, path).toBe(400);
  });
});

describe('periods that do not exist', () => {
  it.each([
    ...DATA.map((path) => withQuery(path, 'start=')),
    '/v1/data/rba/G1?period=',
    '/v1/rankings/abs/LF?period=',
    '/abs/rest/data/LF/M13.3.1599.20.AUS.M?startPeriod=',
    '/fred/series/observations?series_id=AU.CPI.YOY&observation_start=',
  ])('%s names the accepted quarters, months and weeks', async (url) => {
    for (const [text, accepted] of [
      ['2025-Q5', 'Quarters are Q1 to Q4.'],
      ['2025-13', 'Months are 01 to 12.'],
      ['2025-W60', 'Weeks are W01 to W52'],
    ]) {
      const { statusCode, body } = await get(`${url}${text}`);
      expect([text, statusCode, body]).toEqual([text, 400, expect.stringContaining(String(accepted))]);
    }
  });
});

describe('lists, numbers and flags', () => {
  it('of ids may be separated by commas, repeated, or in brackets', async () => {
    const plain = (await json('/v1/series/multi?ids=AU.CPI.YOY,AU.CPI.QOQ&start=2024')).data;
    for (const ids of [
      'ids[]=AU.CPI.YOY&ids[]=AU.CPI.QOQ',
      'ids=AU.CPI.YOY&ids=AU.CPI.QOQ',
      'ids%5B0%5D=AU.CPI.YOY&ids%5B1%5D=AU.CPI.QOQ',
      'ids=AU.CPI.YOY;AU.CPI.QOQ',
    ])
      expect((await json(`/v1/series/multi?${ids}&start=2024`)).data, ids).toEqual(plain);
  });

  it.each([
    ['start=NaT&end="2024-Q3"&limit=1,000', 'end=2024-Q3&limit=1000'],
    ["units='chg'&frequency=yearly&aggregation_method=mean", 'units=chg&frequency=annual&aggregation_method=avg'],
    ['units=YoY', 'units=pc1'],
  ])('%s is the same as %s', async (written, meant) => {
    const plain = (await json(`/v1/series/AU.CPI.YOY?${meant}`)).data;
    expect(plain.length).toBeGreaterThan(0);
    expect((await json(`/v1/series/AU.CPI.YOY?${written}`)).data).toEqual(plain);
  });

  it('are read as text', async () => {
    const plain = (await json('/v1/series/AU.CPI.YOY?limit=2&explain=1')).data;
    for (const query of ['limit=2.0&explain=true', 'limit=+2&explain=yes', 'limit=2.&explain=ON'])
      expect((await json(`/v1/series/AU.CPI.YOY?${query}`)).data, query).toEqual(plain);
    expect((await get('/v1/series/AU.CPI.YOY?limit=2.5')).statusCode).toBe(400);
  });
});

describe('FRED weeks', () => {
  const CODES = ['wem', 'wetu', 'wew', 'weth', 'wef', 'wesa', 'wesu'];
  const read = async (query: string) =>
    (await json(`/fred/series/observations?series_id=AU.FX.TWI&file_type=json&${query}`)).observations as { date: string; value: string }[];

  it.each(CODES.map((code, i) => [code, i] as const))('%s are dated by their last day, and are means of their days', async (code, day) => {
    const daily = await read('observation_start=2025-12-01');
    const weeks = await read(`frequency=${code}&observation_start=2026-01-01`);
    expect(weeks.length).toBeGreaterThan(10);
    const values = new Map(daily.filter(({ value }) => value !== '.').map(({ date, value }) => [parseIsoDay(date) ?? 0, Number(value)]));
    for (const { date, value } of weeks) {
      const end = parseIsoDay(date) ?? 0;
      expect(weekday(end)).toBe(day);
      const own = [6, 5, 4, 3, 2, 1, 0].flatMap((back) => values.get(end - back) ?? []);
      expect(Number(value)).toBeCloseTo(own.reduce((sum, one) => sum + one, 0) / own.length, 9);
    }
    expect((await read(`frequency=${code}&units=pch&observation_start=2026-01-01`)).length).toBeGreaterThan(10);
  });

  it('two at a time end every other Wednesday or Monday', async () => {
    for (const [code, day] of [
      ['bwew', 2],
      ['bwem', 0],
    ] as const) {
      const ends = (await read(`frequency=${code}&aggregation_method=eop&observation_start=2025-06-01`)).map(
        ({ date }) => parseIsoDay(date) ?? 0,
      );
      expect(ends.length).toBeGreaterThan(5);
      expect(ends.every((end) => weekday(end) === day)).toBe(true);
      expect(new Set(ends.slice(1).map((end, i) => end - (ends[i] ?? 0)))).toEqual(new Set([14]));
    }
    expect((await get('/fred/series/observations?series_id=AU.FX.TWI&frequency=bwew&units=pc1')).statusCode).toBe(400);
  });

  it('are refused for series that are not daily, with the available periods', async () => {
    const answer = await get('/fred/series/observations?series_id=AU.CPI.YOY&file_type=json&frequency=wef');
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Allowed:')]);
  });
});

describe('SDMX', () => {
  it('refuses an unknown version, and names the supported one', async () => {
    for (const path of [
      '/abs/rest/data/ABS,LF,9.9.9/all',
      '/abs/rest/dataflow/ABS/LF/9.9.9',
      '/sdmx/2.1/data/ABS,LF,0.1/all',
      '/sdmx/3.0/data/dataflow/ABS/LF/9.9.9/*',
    ]) {
      const answer = await get(path);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, expect.stringContaining('1.0.0')]);
    }
    for (const reference of ['LF', 'ABS,LF', 'ABS,LF,1.0.0', 'ABS,LF,1.0', 'ABS,LF,latest', 'ABS,lf,', 'all,LF,+'])
      expect((await get(`/abs/rest/data/${reference}/M13.3.1599.20.AUS.M?lastNObservations=1`)).statusCode, reference).toBe(200);
  });

  it('reads names of codes, and states by any of their names', async () => {
    const plain = (await get('/abs/rest/data/WPI/all?format=csvfile&lastNObservations=1')).body.split('\r\n')[1];
    expect(plain).toBeDefined();
    const read = async (region: string) =>
      (await get(`/abs/rest/data/LF/M13.3.1599.20.${encodeURIComponent(region)}.M?format=csvfile`)).body;
    const [first, ...others] = await Promise.all(['1', 'NSW', 'New South Wales', 'nsw', 'AU-NSW'].map(read));
    expect(first).toContain('M13');
    for (const one of others) expect(one).toBe(first);
  });

  it('returns 406 with the available formats and how to request them', async () => {
    const answer = await get('/abs/rest/data/LF/M13.3.1599.20.AUS.M', { accept: 'application/vnd.sdmx.data+json;version=1.0.0' });
    expect([answer.statusCode, answer.body]).toEqual([
      406,
      expect.stringMatching(/format=jsondata \(application\/vnd\.sdmx\.data\+json;version=2\.0\.0\).*format=csvfile/),
    ]);
  });
});

describe('ids of agencies', () => {
  it.each([
    ['A84423050A', 'AU.UNEMP.SA'],
    ['a84423050a', 'AU.UNEMP.SA'],
    ['GCPIAGYP', 'AU.CPI.YOY'],
    ['AUUNEMPSA', 'AU.UNEMP.SA'],
    ['au-unemp-sa', 'AU.UNEMP.SA'],
    ['LRUNTTTTAUM156S', 'AU.UNEMP.SA'],
    ['LRACTTTTAUM156S', 'AU.PARTICIPATION.SA'],
  ])('%s names %s at every URL', async (given, id) => {
    const [read, plain] = await Promise.all([given, id].map((one) => json(`/v1/series/${one}?start=2024`)));
    expect([read.data, read.meta.summary?.series_id ?? read.meta.series?.series_id]).toEqual([
      plain.data,
      plain.meta.summary?.series_id ?? plain.meta.series?.series_id,
    ]);
    expect((await json(`/v1/series/${given}/latest`)).series_id).toBe(id);
    expect((await json(`/v1/series/${given}/vintages?limit=2`)).data).toEqual((await json(`/v1/series/${id}/vintages?limit=2`)).data);
    expect((await get(`/s/${given}.csv?start=2024`)).body).toBe((await get(`/s/${id}.csv?start=2024`)).body);
    expect((await json(`/v1/series/multi?ids=${given},AU.CPI.QOQ&start=2024&frequency=q`)).data).toEqual(
      (await json(`/v1/series/multi?ids=${id},AU.CPI.QOQ&start=2024&frequency=q`)).data,
    );
    const fred = await json(`/fred/series?series_id=${given}&file_type=json`);
    expect([fred.seriess?.[0]?.title, fred.seriess?.length]).toEqual([(await json(`/v1/series/${id}/meta`)).data.title, 1]);
    expect(await json(`/v1/search?q=${given}`)).toMatchObject({ data: [{ kind: 'series', id }], meta: { unmatched: [], total_rows: 1 } });
  });

  it('belong to one series each, of the frequency and adjustment of its table', async () => {
    const { aliasesOf, findSeries, SERIES } = await import('../../../src/catalogue/series.ts');
    const own = SERIES.flatMap((handle) =>
      aliasesOf(handle)
        .filter((alias) => !alias.includes('.'))
        .map((alias) => [alias, handle] as const),
    );
    expect(own.length).toBeGreaterThan(500);
    for (const [alias, handle] of own) expect(findSeries(alias), alias).toBe(handle);
    expect(new Set(own.map(([alias]) => alias)).size).toBe(own.length);
    const { readDataTable } = await import('../../../src/formats/data-table.ts');
    const rows = readDataTable('abs-series-ids.csv', ['abs_series_id', 'series', 'table'], { key: ['abs_series_id'] });
    expect(rows.length).toBeGreaterThan(1000);
    for (const { abs_series_id: absId, series } of rows) expect(findSeries(absId)?.id, absId).toBe(series);
  });

  it('of letters and digits only name every series, because some clients accept no other characters', async () => {
    const { findSeries, SERIES } = await import('../../../src/catalogue/series.ts');
    for (const handle of SERIES) expect(findSeries(handle.id.replace(/[^A-Z0-9]/g, '')), handle.id).toBe(handle);
  });

  it.each([
    'LF/M13.3.1599.20.AUS.M',
    'ABS,LF,1.0.0/M13.3.1599.20.AUS.M',
    'ABS:LF(1.0.0):m13.3.1599.20.aus.m',
    'LF,1.0.0,M13.3.1599.20.AUS.M',
    'abs.LF/M13.3.1599.20.AUS',
    'ABS/LF/M13.3.1599.20.AUS.M',
    'LF.M13.3.1599.20.AUS.M',
  ])('the SDMX key %s names its series', async (key) => {
    expect((await json(`/v1/series/${encodeURIComponent(key)}/latest`)).series_id).toBe('AU.UNEMP.SA');
    expect((await json(`/v1/search?q=${encodeURIComponent(key)}`)).data.map(({ id }: { id: string }) => id)).toEqual(['AU.UNEMP.SA']);
    const answer = await json(`/v1/series/${encodeURIComponent(key.replace(/M13/i, 'M99'))}`);
    expect([answer.status, answer.code]).toEqual([404, 'REQ_UNKNOWN_SERIES']);
  });

  it('each SDMX key names the series of its dataset with that key', async () => {
    const { findSeries, SERIES } = await import('../../../src/catalogue/series.ts');
    const keys = SERIES.flatMap(({ id, dataset, select }) => {
      const [, flow, template] = /\/data\/ABS,([^,/]+)[^/]*\/([^/?]+)\?/.exec(dataset.upstream.url) ?? [];
      if (dataset.kind !== 'time_series' || flow === undefined || template === undefined || template.includes('+')) return [];
      const open = dataset.dimensions.map((dimension) => select[dimension.id] ?? '');
      return template.split('.').filter((place) => place === '').length === open.length
        ? [[`${flow}/${template.replace(/(?<=^|\.)(?=\.|$)/g, () => open.shift() ?? '')}`, id] as const]
        : [];
    });
    expect(keys.length).toBeGreaterThan(1000);
    for (const [key, id] of keys) {
      const [, flow = '', codes = ''] = /^([^/]+)\/(.*)$/.exec(key) ?? [];
      for (const given of [key, `ABS/${key}`, `abs:${flow}:${codes}`, `${flow}.${codes}`])
        expect([given, findSeries(given)?.id]).toEqual([given, id]);
    }
  });

  it('each RBA id with its table names a series, also if two tables share the id', async () => {
    const { findSeries, SERIES } = await import('../../../src/catalogue/series.ts');
    const ofRba = SERIES.filter(({ dataset, select }) => dataset.source === 'rba' && select['SERIES'] !== undefined);
    expect(ofRba.length).toBeGreaterThan(300);
    // A column of forecasts has a series for each horizon, so its id names several.
    const hasOne = ofRba.filter(({ select }) => select['HORIZON'] === undefined);
    expect(hasOne.length).toBeGreaterThan(ofRba.length - 10);
    for (const { id, dataset, select } of hasOne)
      for (const given of [`RBA/${dataset.id}/${select['SERIES']}`, `rba.${dataset.id}/${select['SERIES']}`])
        expect([given, findSeries(given)?.id]).toEqual([given, id]);
    const shared = await json('/v1/series/FXRUSD');
    expect([shared.status, shared.nearest]).toEqual([404, ['AU.FX.USD', 'AU.FX.USD.MONTHLY']]);
    const horizons = await json('/v1/series/RBA%2FJ1-CASH-RATE%2FJCRFMED');
    expect([horizons.status, horizons.nearest[0]]).toEqual([404, 'AU.CASHRATE.ECONOMISTS.AHEAD1']);
  });

  it('a key without a series names the series with the most codes in common', async () => {
    const answer = await json(`/v1/series/${encodeURIComponent('LF/M13.3.1599.99.AUS.M')}`);
    expect([answer.status, answer.nearest.slice(0, 2)]).toEqual([404, ['AU.UNEMP.ORIG', 'AU.UNEMP.SA']]);
  });

  it('are also accepted in expressions', async () => {
    const plain = (await json('/v1/series/multi?expr=AU.CPI.YOY-AU.CPI.QOQ&start=2024')).data;
    expect(plain.length).toBeGreaterThan(3);
    expect((await json('/v1/series/multi?expr=GCPIAGYP-AU.CPI.QOQ&start=2024')).data).toEqual(plain);
    expect((await json('/v1/series/multi?expr=A84423050A&ids=AU.UNEMP.SA&start=2024')).data).toEqual(
      (await json('/v1/series/multi?expr=AU.UNEMP.SA&ids=AU.UNEMP.SA&start=2024')).data,
    );
  });

  it('in FRED for different values are reported with the nearest series', async () => {
    const answer = await json('/v1/series/AUSCPIALLQINMEI');
    expect(answer).toMatchObject({ status: 404, nearest: ['AU.CPI.INDEX'], detail: expect.stringContaining('2015 = 100') });
    expect((await json('/v1/search?q=DEXUSAL')).meta.notes).toEqual([expect.stringContaining('AU.FX.USD is the nearest series')]);
    const { findSeries } = await import('../../../src/catalogue/series.ts');
    const { readDataTable } = await import('../../../src/formats/data-table.ts');
    for (const { series, same, difference } of readDataTable('fred-series-ids.csv', ['fred_id', 'series', 'same', 'difference'], {
      key: ['fred_id'],
      optional: ['difference'],
    }))
      expect([findSeries(series)?.id, same === 'yes' ? difference === '' : difference !== ''], series).toEqual([series, true]);
  });

  it('printed by the ABS for absent series are reported with the nearest series', async () => {
    const answer = await json('/v1/series/A1011316W');
    expect([answer.status, answer.detail]).toEqual([404, expect.stringContaining('Value of work commenced; Victoria')]);
    expect(answer.detail).toContain('catalogue 8752.0, quarterly');
    expect(answer.nearest[0]).toMatch(/^AU\.BUILDING\./);
    expect((await json('/v1/series/a2325807l')).nearest[0]).toMatch(/^AU\.CPI\./);
    expect((await json('/v1/search?q=A1011316W')).meta.notes).toEqual([expect.stringContaining('Nearest: AU.BUILDING.')]);
    expect((await json('/fred/series?series_id=A1011316W&file_type=json')).detail).toContain('is not available here');
  });

  it.each([
    ['A2325847F', 'AU.CPI.YOY'],
    ['A84990044V', 'AU.EARNINGS.FULL_TIME'],
    ['A422006R', 'AU.BUILDING.APPROVALS.TOTAL'],
    ['A2304334J', 'AU.GDP'],
  ])('%s is nearest to %s: the same measure, frequency and place', async (id, near) => {
    expect((await json(`/v1/series/${id}`)).nearest[0]).toBe(near);
  });

  it.each([
    ['A84601030C', 'AU.EMPLOYED.INDUSTRY.ACCOMMODATION_FOOD.FULLTIME'],
    ['A2325850V', 'AU.CPI.QOQ'],
    ['A2603569A', 'AU.WPI.INDEX.WHOLESALE'],
  ])('%s is %s, with the values printed in its workbook', async (id, series) => {
    const { findSeries } = await import('../../../src/catalogue/series.ts');
    expect(findSeries(id)?.id).toBe(series);
  });

  it('that are unknown are refused with the nearest match', async () => {
    const answer = await json('/v1/series/A84423050B');
    expect([answer.status, answer.hint]).toEqual([404, expect.stringContaining('A84423050A')]);
    expect((await json('/v1/series/A130400599V')).hint).toBe('GET /v1/series?q= searches the series.');
  });
});

describe('business numbers', () => {
  it.each(['51824753556', '51 824 753 556', '51-824-753-556', 'ABN 51824753556', 'abn:51 824 753 556', '51824753556.0', '51/824/753/556'])(
    '%s is read',
    async (text) => {
      expect((await json(`/v1/abn/${encodeURIComponent(text)}`)).data).toMatchObject({ abn: '51824753556', valid: true });
    },
  );

  it('of nine digits are ACNs, and the response has their check and their ABN', async () => {
    expect(await json('/v1/abn/004%20085%20616')).toMatchObject({
      status: 400,
      detail: expect.stringContaining('Its check digit is correct'),
      hint: expect.stringContaining('53 004 085 616'),
    });
    expect(await json('/v1/abn/004085617')).toMatchObject({ status: 400, detail: expect.stringContaining('does not match') });
    for (const text of ['8.9E%2B10', '8.9', '123']) expect((await get(`/v1/abn/${text}`)).statusCode, text).toBe(400);
  });
});

describe('tools', () => {
  const call = async (name: string, given: object) => {
    const answer = await figures.harness.ask({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: 'Bearer ak_tests', accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
    });
    const text = answer.body.startsWith('{') ? answer.body : (/^data: (.*)$/m.exec(answer.body)?.[1] ?? '{}');
    return JSON.parse(text).result;
  };

  it('accept null as absent, numbers and lists as text', async () => {
    const plain = await call('get_series', { id: 'AU.CPI.YOY', last_n: 2, start: '2024' });
    expect(plain.isError).toBeUndefined();
    for (const given of [
      { id: 'AU.CPI.YOY', last_n: '2', start: 2024, end: null, units: null, frequency: null, aggregation_method: '', as_of: null },
      { id: ' AU.CPI.YOY ', last_n: 2, start: '2024', units: 'LIN' },
    ])
      expect((await call('get_series', given)).structuredContent).toMatchObject({ rows: plain.structuredContent.rows });
    for (const id of ['au-cpi-yoy', 'AUCPIYOY', 'GCPIAGYP'])
      expect((await call('get_series', { id, last_n: 2, start: '2024' })).structuredContent, id).toMatchObject({ id: 'AU.CPI.YOY' });
    const pair = await call('compare', { ids: ['AU.CPI.YOY', 'AU.CPI.QOQ'], last_n: 2 });
    expect(pair.structuredContent.rows.length).toBe(2);
    for (const ids of ['AU.CPI.YOY,AU.CPI.QOQ', '["AU.CPI.YOY","AU.CPI.QOQ"]'])
      expect((await call('compare', { ids, last_n: 2 })).structuredContent).toEqual(pair.structuredContent);
    expect((await call('get_series', { id: 'AU.CPI.YOY', last_n: 'two' })).isError).toBe(true);
    expect((await call('get_series', { id: null })).isError).toBe(true);
  });
});

describe('a refusal names the accepted values', () => {
  it.each([
    ['from=2020', 'start_period'],
    ['to=2020', 'end_period'],
    ['startDate=2020', 'start_period'],
    ['transform=pc1', 'units'],
    ['interval=a', 'frequency'],
    ['count=3', 'limit'],
    ['asof=2024-01-01', 'as_of'],
    ['units=qoq', 'pch'],
    ['format=xls', 'xlsx'],
    ['start=1Q24', '2024-Q1'],
  ])('%s: %s', async (query, meant) => {
    const answer = await get(`/v1/series/AU.CPI.YOY?${query}`);
    expect([answer.statusCode, answer.json().errors[0].did_you_mean]).toEqual([400, meant]);
    expect(answer.json().hint).toContain(meant);
  });

  it('all accepted names, if none is near', async () => {
    expect((await json('/v1/series/AU.CPI.YOY?xyz=1')).hint).toMatch(/^Allowed: .*as_of, .*limit, .*units/);
    expect((await json('/odata/Series?$select=xyz')).error.message).toMatch(/Allowed: id, title/);
  });

  it.each([
    ['AU.CPI.YOY.csv', '/s/AU.CPI.YOY.csv'],
    ['cpi', 'AU.CPI.YOY'],
    ['unemployment rate', 'AU.UNEMP.SA'],
  ])('a series for the words %s: %s', async (id, near) => {
    const answer = await get(`/v1/series/${encodeURIComponent(id)}`);
    expect([answer.statusCode, answer.json().nearest[0]]).toEqual([404, near]);
  });

  it('a state by its name', async () => {
    const { meta } = await json('/v1/series/AU.UNEMP.new_south_wales?limit=1');
    expect(meta.endpoint).toBe('/v1/series/AU.UNEMP.NSW');
  });
});
