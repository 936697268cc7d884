/** Checks responses over HTTP: envelope, formats, encodings, ETags, keys, caching and headers. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatasetKey } from '../../../src/core/define-dataset.ts';
import { DEV_KEY, type Harness, NOW, PUBLIC_URL, ROWS, startHarness } from '../harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ monthlyQuota: 1_000_000 });
});
afterAll(() => h.close());

describe('the envelope', () => {
  it('contains data, meta and links', async () => {
    const { statusCode, headers, body } = await h.get(`${ROWS}?limit=2`);
    const { data, meta, links } = JSON.parse(body);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(data).toHaveLength(2);
    expect(meta).toMatchObject({
      endpoint: '/v1/data/rba/F1.1',
      query: { limit: '2' },
      row_count: 2,
      retrieved_at: '2026-11-20T01:00:00.000Z',
      server_version: '0.1.0',
      source: { dataset_id: 'rba.F1.1' },
    });
    expect(links).toEqual({
      csv: `${PUBLIC_URL}/v1/data/rba/F1.1?limit=2&format=csv`,
      next: `${PUBLIC_URL}/v1/data/rba/F1.1?limit=2&cursor=more.rows`,
    });
  });

  it('has the canonical id for any spelling', async () => {
    for (const spelling of ['/v1/data/RBA/f1.1', '/v1/data/rba/F1%2E1', '/v1/data/rba/F1.1/', '/v1/data/rba/rba.F1.1']) {
      expect((await h.get(`${spelling}?limit=2`)).json().meta.endpoint).toBe('/v1/data/rba/F1.1');
    }
  });

  it('contains null if there are no sources', async () => {
    const { meta } = (await h.get('/v1/datasets')).json();
    expect(meta).toMatchObject({ source: null, sources: [], retrieved_at: NOW });
  });

  it('accepts repeated keys, and the full names of start and end', async () => {
    const { meta, links } = (await h.get(`${ROWS}?region=nsw&start=2020&region=vic&end=2021`)).json();
    expect(meta.query).toEqual({ region: 'nsw,vic', start_period: '2020', end_period: '2021' });
    expect(links.csv).toBe(`${PUBLIC_URL}/v1/data/rba/F1.1?end_period=2021&region=nsw&region=vic&start_period=2020&format=csv`);
  });

  it('a GET with Content-Type application/json and no body works', async () => {
    expect((await h.get(ROWS, { 'content-type': 'application/json' })).statusCode).toBe(200);
  });
});

describe('formats', () => {
  it('links.csv is the same response as CSV', async () => {
    const json = (await h.get(`${ROWS}?limit=3`)).json();
    const csv = await h.get(json.links.csv.slice(PUBLIC_URL.length));
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(csv.headers['content-disposition']).toBe('inline; filename="data-rba-F1.1.csv"');
    expect(csv.body).toBe(
      'period,value,unit,region\r\n2000-Q1,0.5,Per cent,New South Wales\r\n2001-Q1,,Per cent,New South Wales\r\n2002-Q1,2.5,Per cent,New South Wales\r\n',
    );
  });

  it('links.csv is null for responses without rows', async () => {
    expect((await h.get('/v1/series/AU.TEST.PRICES')).json().links.csv).not.toBeNull();
    expect((await h.get('/v1/whoami')).json().links.csv).toBeNull();
  });

  it.each([
    ['text/csv', 'text/csv'],
    ['application/x-ndjson', 'application/jsonl'],
    ['application/jsonl', 'application/jsonl'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['application/problem+json', 'application/json'],
    ['application/json;q=0.1, text/csv', 'text/csv'],
    ['text/*', 'application/json'],
    ['text/csv;q=0, */*', 'application/json'],
    ['', 'application/json'],
  ])('Accept %s returns %s', async (accept, type) => {
    expect((await h.get(ROWS, { accept })).headers['content-type']).toContain(type);
  });

  it('format has priority over Accept', async () => {
    expect((await h.get(`${ROWS}?format=jsonl`, { accept: 'text/csv' })).body.split('\n')[0]).toBe(
      '{"period":"2000-Q1","value":0.5,"unit":"Per cent","dimensions":{"region":"New South Wales"}}',
    );
    expect((await h.get(`${ROWS}?format=JSON`, { accept: 'text/csv' })).headers['content-type']).toContain('application/json');
  });

  it('406 if nothing in Accept is available', async () => {
    const { statusCode, body } = await h.get(ROWS, { accept: 'image/png' });
    expect(statusCode).toBe(406);
    expect(JSON.parse(body)).toMatchObject({
      code: 'REQ_NOT_ACCEPTABLE',
      errors: [{ parameter: 'Accept', allowed: expect.arrayContaining(['text/csv']) }],
    });
    expect((await h.get('/v1/series/AU.TEST.PRICES/latest', { accept: 'text/csv' })).statusCode).toBe(406);
  });

  it('406 with a link to the page, if a browser requests results that are also a page', async () => {
    const { statusCode, body } = await h.get('/v1/search?q=eggs', { accept: 'text/html' });
    expect(statusCode).toBe(406);
    expect(body).toContain('<a class="btn" href="/search">Open as a page</a>');
    expect((await h.get('/v1/registers', { accept: 'text/html' })).body).not.toContain('Open as a page');
  });

  it('400 for an unknown format, with the nearest match', async () => {
    const { statusCode, body } = await h.get(`${ROWS}?format=cvs`);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).errors).toEqual([
      expect.objectContaining({ parameter: 'format', allowed: ['json', 'csv', 'jsonl', 'parquet', 'xlsx'], did_you_mean: 'csv' }),
    ]);
  });
});

describe('encodings and ETags', () => {
  const long = `${ROWS}?limit=500`;

  it('the uncompressed, gzip and brotli bodies are the same, each with a separate ETag', async () => {
    const plain = await h.get(long);
    const gzip = await h.get(long, { 'accept-encoding': 'gzip' });
    const brotli = await h.get(long, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    const tags = [plain, gzip, brotli].map((r) => String(r.headers['etag']));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-gzip|-br)?"$/);
    for (const r of [plain, gzip, brotli]) {
      expect(r.headers['vary']).toBe('Accept, Accept-Encoding, Authorization, Origin');
      expect(r.headers['content-length']).toBe(String(r.rawPayload.length));
    }
  });

  it.each([
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['x-gzip', 'gzip'],
  ])('Accept-Encoding %s returns %s', async (sent, given) => {
    expect((await h.get(long, { 'accept-encoding': sent })).headers['content-encoding']).toBe(given);
  });

  it('small bodies are not compressed', async () => {
    expect((await h.get('/v1/series/AU.TEST.PRICES/latest', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('formats have separate ETags too', async () => {
    const tags = await Promise.all(['json', 'csv', 'jsonl'].map(async (f) => (await h.get(`${long}&format=${f}`)).headers['etag']));
    expect(new Set(tags).size).toBe(3);
  });

  it('If-None-Match returns an empty 304 with the same ETag and caching', async () => {
    const first = await h.get(long);
    const etag = String(first.headers['etag']);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await h.get(long, { 'if-none-match': sent });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'], vary: first.headers['vary'] });
    }
    // A star does not mean that the caller has this response.
    expect((await h.get(long, { 'if-none-match': '*' })).statusCode).toBe(200);
    expect((await h.get(long, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await h.get(long, { 'if-none-match': etag, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  });

  it('Cache-Control is private, for the lifetime of the response', async () => {
    expect((await h.get(long)).headers['cache-control']).toBe('private, max-age=300');
    expect((await h.get('/v1/status')).headers['cache-control']).toBe('public, max-age=10');
    expect((await h.get('/v1/whoami')).headers['cache-control']).toBe('no-store');
  });
});

describe('cached responses', () => {
  beforeEach(async () => {
    h.changeData();
    await h.app.notify();
    h.queries.requested = 0;
    h.queries.gate = Promise.resolve();
    h.queries.maxAgeSeconds = 300;
    h.queries.seldomRequested = false;
  });

  it('are built once for requests with the same meaning', async () => {
    const spellings = [
      `${ROWS}?limit=5&region=nsw`,
      `${ROWS}?region=nsw&limit=5`,
      `${ROWS}?region=%6Esw&limit=5`,
      '/v1/data/RBA/f1.1?limit=5&region=nsw',
      `${ROWS}?limit=5&region=nsw&format=json`,
    ];
    const bodies = new Set<string>();
    for (const spelling of [...spellings, ...spellings]) bodies.add((await h.get(spelling)).body);
    expect(bodies.size).toBe(1);
    expect(h.queries.requested).toBe(1);
  });

  it('are stored at the second request if they are rarely requested', async () => {
    h.queries.seldomRequested = true;
    const requested: number[] = [];
    for (const limit of [5, 6, 5, 5, 6, 5]) {
      expect((await h.get(`${ROWS}?limit=${limit}`)).statusCode).toBe(200);
      requested.push(h.queries.requested);
    }
    expect(requested).toEqual([1, 2, 3, 3, 4, 4]);
  });

  it('are separate for different requests', async () => {
    const one = await h.get(`${ROWS}?limit=5&region=nsw`);
    const two = await h.get(`${ROWS}?limit=5&region=vic`);
    const three = await h.get('/v1/data/rba/G1?limit=5&region=nsw');
    expect(new Set([one.body, two.body, three.body]).size).toBe(3);
    expect((await h.get(`${ROWS}?limit=5&region=nsw&format=csv`)).headers['content-type']).toContain('text/csv');
  });

  it('are built once for many simultaneous callers', async () => {
    let open: () => void = () => undefined;
    h.queries.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting = Array.from({ length: 20 }, () => h.get(`${ROWS}?limit=7`));
    await new Promise((resolve) => setImmediate(resolve));
    open();
    expect((await Promise.all(waiting)).every((r) => r.statusCode === 200)).toBe(true);
    expect(h.queries.requested).toBe(1);
  });

  it('are built again when the data have changed, and when they are old', async () => {
    await h.get(ROWS);
    await h.get(ROWS);
    expect(h.queries.requested).toBe(1);
    h.changeData();
    await h.app.notify();
    await h.get(ROWS);
    expect(h.queries.requested).toBe(2);
    h.clock.advance(30_000);
    await h.get(ROWS);
    expect(h.queries.requested).toBe(3);
    h.queries.maxAgeSeconds = 5;
    h.clock.advance(30_000);
    await h.get(ROWS);
    h.clock.advance(5000);
    await h.get(ROWS);
    expect(h.queries.requested).toBe(5);
  });

  it('stay when only other data have changed', async () => {
    const cacheOf = async (target: string): Promise<string | undefined> =>
      /cache;desc=(\w+)/.exec(String((await h.get(target)).headers['server-timing']))?.[1];
    const latest = '/v1/series/AU.TEST.PRICES/latest';
    const targets = [ROWS, '/v1/data/rba/G1', latest, '/v1/status'];
    const change = async (datasets?: readonly DatasetKey[]) => {
      for (const target of targets) await h.get(target);
      h.changeData(datasets);
      await h.app.notify();
      return Promise.all(targets.map(cacheOf));
    };
    expect(await change(['rba/G1'])).toEqual(['hit', 'miss', 'hit', 'miss']);
    expect(await change(['abs/CPI', 'rba/F1.1'])).toEqual(['miss', 'hit', 'miss', 'miss']);
    expect(await change(['aemo/dispatch_price'])).toEqual(['hit', 'hit', 'hit', 'miss']);
    expect(await change([])).toEqual(['hit', 'hit', 'hit', 'hit']);
    expect(await change()).toEqual(['miss', 'miss', 'miss', 'miss']);
  });

  it('do not include a response that was started before the data changed', async () => {
    let open: () => void = () => undefined;
    h.queries.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const before = h.get(ROWS);
    while (h.queries.requested === 0) await new Promise((resolve) => setImmediate(resolve));
    h.changeData();
    await h.app.notify();
    open();
    expect((await before).statusCode).toBe(200);
    await h.get(ROWS);
    expect(h.queries.requested).toBe(2);
  });

  it('do not include failures', async () => {
    h.queries.failure = new Error('once');
    expect((await h.get(ROWS)).statusCode).toBe(500);
    h.queries.failure = null;
    expect((await h.get(ROWS)).statusCode).toBe(200);
  });

  it('state whether they are from the cache', async () => {
    expect((await h.get(ROWS)).headers['server-timing']).toMatch(/^cache;desc=miss, total;dur=\d+\.\d\d$/);
    expect((await h.get(ROWS)).headers['server-timing']).toMatch(/^cache;desc=hit, /);
  });

  it('are not sent to unauthorised callers', async () => {
    await h.get(ROWS);
    await h.get(ROWS);
    expect((await h.ask({ url: ROWS })).statusCode).toBe(401);
    expect((await h.get(ROWS, { authorization: 'Bearer ak_nobody' })).statusCode).toBe(401);
  });
});

describe('credentials', () => {
  it('no credential: 401 with a challenge that has no error', async () => {
    const { statusCode, headers, body } = await h.ask({ url: ROWS });
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(JSON.parse(body).code).toBe('AUTH_MISSING');
  });

  it('a wrong credential: 401 with invalid_token', async () => {
    const { statusCode, headers, body } = await h.get(ROWS, { authorization: `Bearer ${DEV_KEY}x` });
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(JSON.parse(body).code).toBe('AUTH_INVALID');
  });

  it('are checked before the rest of a request', async () => {
    expect((await h.ask({ url: '/v1/data/nowhere/nothing?start=junk' })).statusCode).toBe(401);
  });

  it.each(['/v1/health', '/v1/status', '/openapi.json', '/llms.txt', '/docs', '/docs/errors', '/.well-known/security.txt'])(
    'are not needed for %s',
    async (url) => {
      expect((await h.ask({ url })).statusCode).toBe(200);
    },
  );
});

describe('headers', () => {
  it('every response has a request id, from the caller if it is valid', async () => {
    for (const url of [ROWS, '/v1/health', '/nowhere', '/docs']) {
      expect((await h.get(url)).headers['x-request-id']).toMatch(/^[\w-]{10,}$/);
      expect((await h.get(url, { 'x-request-id': 'mine-1.2:3' })).headers['x-request-id']).toBe('mine-1.2:3');
      const junk = (await h.get(url, { 'x-request-id': 'a b<script>' })).headers['x-request-id'];
      expect(junk).not.toContain('script');
    }
    const ids = await Promise.all([1, 2, 3].map(async () => (await h.get(ROWS)).headers['x-request-id']));
    expect(new Set(ids).size).toBe(3);
  });

  it('every response has security headers', async () => {
    for (const url of [ROWS, '/nowhere', '/docs', '/v1/health']) {
      expect((await h.get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
      });
    }
    for (const url of ['/docs/errors', '/docs/errors/BUG']) {
      expect((await h.get(url)).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
        'referrer-policy': 'same-origin',
      });
    }
  });

  it('HEAD is GET without the body', async () => {
    const get = await h.get(ROWS);
    // Uses a real connection, to see whether a body follows the head.
    const head = await fetch(`http://127.0.0.1:${await h.listen()}${ROWS}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${DEV_KEY}`, 'accept-encoding': 'identity' },
    });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) expect(head.headers.get(name)).toBe(get.headers[name]);
  });

  it('GET is allowed for pages of any origin, and its headers can be read', async () => {
    const { headers } = await h.get(ROWS, { origin: 'https://anywhere.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toMatch(/ETag.*Content-Range.*Link.*\*$/);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['vary']).toContain('Origin');
    const refused = await h.ask({ url: ROWS, headers: { origin: 'https://anywhere.example' } });
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Origin' });
    expect((await h.get(ROWS)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('a preflight gets the accepted methods and headers, without a credential', async () => {
    const { statusCode, headers, body } = await h.ask({
      method: 'OPTIONS',
      url: ROWS,
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('Authorization'),
    });
    expect((await h.ask({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404);
  });

  it('account endpoints are allowed only for the configured origins', async () => {
    const ask = (origin: string, method: 'OPTIONS' | 'GET', url: string): ReturnType<Harness['ask']> =>
      h.ask({ method, url, headers: { origin, authorization: `Bearer ${DEV_KEY}` } });
    for (const [method, url] of [
      ['OPTIONS', '/v1/register'],
      ['GET', '/v1/whoami'],
      ['OPTIONS', '/v1/whoami'],
    ] as const) {
      const friend = await ask('https://console.example.org', method, url);
      expect(friend.headers['access-control-allow-origin']).toBe('https://console.example.org');
      expect(friend.headers['vary']).toContain('Origin');
      expect((await ask('https://anywhere.example', method, url)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('preparing pages', () => {
  it('counts no request and logs nothing, even without stored data', async () => {
    const requests = async (): Promise<readonly string[]> =>
      (await h.get('/metrics')).body
        .split('\n')
        .filter((line) => line.startsWith('wattle_http_requests_total') && !line.includes('metrics'));
    const [before, logged] = [await requests(), h.logged()];
    expect(before.length).toBeGreaterThan(0);
    await h.app.warmUp(async () => {}, new AbortController().signal);
    expect(await requests()).toEqual(before);
    expect(h.logged()).toBe(logged);
  });

  it('requests nothing after the program has begun to stop', async () => {
    const before = h.queries.requested;
    await h.app.warmUp(async () => {}, AbortSignal.abort());
    expect(h.queries.requested).toBe(before);
  });
});
