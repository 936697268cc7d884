/** Requests charts over HTTP. Checks embedding in a page, and permissions. */
import { afterEach, describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { DEV_KEY, type Harness, type HarnessOptions, startHarness } from './harness.ts';

const CHART = '/v1/series/AU.TEST.PRICES/chart.svg';
const SEVERAL = '/v1/series/multi/chart.svg';
const TOKEN = 'emb_0123456789';

const open: Harness[] = [];
async function start(options: HarnessOptions = {}): Promise<Harness> {
  const h = await startHarness(options);
  open.push(h);
  return h;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((h) => h.close()));
});

/** Creates a token for the key of the tests. */
async function withToken(options: HarnessOptions = {}): Promise<Harness> {
  const h = await start(options);
  const { authenticator } = h.accounts;
  const caller = authenticator.caller.bind(authenticator);
  authenticator.caller = (authorization) => caller(authorization === `Bearer ${TOKEN}` ? `Bearer ${DEV_KEY}` : authorization);
  return h;
}

it('is an image that any page may show, without scripts or external content', async () => {
  const h = await start();
  const answer = await h.get(CHART, { origin: 'https://anywhere.example', accept: 'image/avif,image/webp,*/*;q=0.8' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300',
  });
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(answer.body).toMatch(/^<svg [^>]*role="img"/);
});

it('counts as a request, and a 304 costs nothing', async () => {
  const h = await start();
  const used = async (): Promise<number> => (await h.get('/v1/whoami')).json().data.usage.used;
  const first = await h.get(CHART);
  expect(await used()).toBe(1);
  const again = await h.get(CHART, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body, await used()]).toEqual([304, '', 1]);
});

it('is redrawn if its data changed, and cached if other data did', async () => {
  const h = await start();
  await h.app.notify();
  await h.get(CHART);
  h.changeData(['rba/F1.1']);
  await h.app.notify();
  await h.get(CHART);
  expect(h.queries.requested).toBe(1);
  h.changeData(['abs/CPI']);
  await h.app.notify();
  await h.get(CHART);
  expect(h.queries.requested).toBe(2);
});

it('writes the title of the caller as text', async () => {
  const h = await start();
  const { body } = await h.get(`${CHART}?title=${encodeURIComponent('<script>alert(1)</script>')}`);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script');
});

it('accepts 2 to 12 known series, each once', async () => {
  const h = await start();
  expect((await h.get(`${SEVERAL}?ids=au.test.prices&ids=AU.TEST.WAGES`)).statusCode).toBe(200);
  for (const ids of ['', '?ids=', '?ids=AU.TEST.PRICES', '?ids=AU.TEST.PRICES,au.test.prices']) {
    const answer = await h.get(`${SEVERAL}${ids}`);
    expect([ids, answer.statusCode, answer.json().errors[0].parameter]).toEqual([ids, 400, 'ids']);
  }
  const unknown = await h.get(`${SEVERAL}?ids=AU.TEST.PRICES,AU.TEST.WAGE`);
  expect([unknown.statusCode, unknown.json().errors[0]]).toMatchObject([404, { parameter: 'ids', did_you_mean: 'AU.TEST.WAGES' }]);
  expect((await h.get('/v1/series/AU.TEST.PRICE/chart.svg')).json().code).toBe('REQ_UNKNOWN_SERIES');
});

it('invalid input returns the usual error, not a drawing', async () => {
  const h = await start();
  expect((await h.get(`${CHART}?format=svg`)).statusCode).toBe(200);
  expect((await h.get(`${CHART}?format=png`)).json().errors[0]).toMatchObject({ parameter: 'format', allowed: ['svg'] });
  const answer = await h.get(`${CHART}?width=10`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    400,
    'application/json; charset=utf-8',
    'no-store',
  ]);
});

it('a token in the URL works like a key in the header, for charts only', async () => {
  const h = await withToken();
  expect((await h.ask({ url: `${CHART}?key=${TOKEN}` })).statusCode).toBe(200);
  expect((await h.ask({ url: `${SEVERAL}?ids=AU.TEST.PRICES,AU.TEST.WAGES&key=${TOKEN}` })).statusCode).toBe(200);
  expect((await h.ask({ url: `/v1/series/AU.TEST.PRICES?key=${TOKEN}` })).statusCode).toBe(401);
  expect((await h.ask({ url: CHART })).json().code).toBe('AUTH_MISSING');
  expect((await h.ask({ url: `${CHART}?key=` })).json().code).toBe('AUTH_MISSING');
});

it('an unknown token, and an API key in the URL, are refused', async () => {
  const h = await withToken();
  const unknown = await h.ask({ url: `${CHART}?key=emb_unknown` });
  expect([unknown.statusCode, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
  const key = await h.ask({ url: `${CHART}?key=${DEV_KEY}` });
  expect([key.statusCode, key.json().code, key.json().hint]).toEqual([401, 'AUTH_INVALID', expect.stringContaining('Authorization')]);
});

it('every caller gets the same bytes from the same cache', async () => {
  const h = await withToken();
  const byHeader = await h.get(`${CHART}?width=400`);
  const byToken = await h.ask({ url: `${CHART}?key=${TOKEN}&width=400` });
  const byBoth = await h.get(`${CHART}?width=400&key=emb_whatever`);
  for (const answer of [byToken, byBoth]) {
    expect(answer.headers['etag']).toBe(byHeader.headers['etag']);
    expect(answer.headers['server-timing']).toContain('cache;desc=hit');
  }
  expect(h.queries.requested).toBe(1);
});

it('a token is neither in the chart, nor in an error, nor in the log', async () => {
  const h = await withToken();
  h.queries.readChart = async () => {
    throw new Error('broken');
  };
  const failed = await h.ask({ url: `${CHART}?key=${TOKEN}` });
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toContain(TOKEN);
  expect(h.logged()).toContain('key=%5Bredacted%5D');
  expect(h.logged()).not.toContain(TOKEN);
  const other = await withToken();
  expect((await other.ask({ url: `${CHART}?key=${TOKEN}` })).body).not.toContain(TOKEN);
  expect((await other.ask({ url: `${CHART}?key=${TOKEN}&width=1` })).body).not.toContain(TOKEN);
});

it('the document says that a token is accepted', async () => {
  const h = await start();
  const { paths, components } = (await h.ask({ url: '/openapi.json' })).json();
  expect(paths['/v1/series/{series_id}/chart.svg'].get.security).toEqual([{ bearerAuth: [] }, { embedToken: [] }]);
  expect(components.securitySchemes.embedToken).toMatchObject({ type: 'apiKey', in: 'query', name: 'key' });
});

/** The headers that a browser sends for an `<img>`. */
const IMAGE = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' };

describe('an error of a chart within a page', () => {
  const unavailable = async (): Promise<never> => {
    throw new WattleError('DATA_UNAVAILABLE', 'Nothing of <this> is loaded yet.', { retryAfterSeconds: 30 });
  };

  it('is a picture with the reason and the status of the error, and not cached', async () => {
    const h = await start({ config: { publicRead: true } });
    h.queries.readChart = unavailable;
    for (const url of [`${CHART}?theme=dark&width=300`, '/s/AU.TEST.PRICES.svg?theme=dark&width=300']) {
      const answer = await h.get(url, IMAGE);
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 503, 'image/svg+xml; charset=utf-8']);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '30',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(answer.body).toMatch(
        /^<svg [^>]*width="300"[^>]*aria-label="No figures to draw yet\. This site has no data for this chart yet\."/,
      );
      expect(answer.body).toContain('DATA_UNAVAILABLE');
    }
  });

  it('is the same for an unknown id and an invalid token, and programs get the error as data', async () => {
    const h = await start({ config: { publicRead: true } });
    expect((await h.get('/s/AU.TEST.PRICE.svg', IMAGE)).body).toContain('Unknown series');
    expect((await h.ask({ url: `${CHART}?key=emb_unknown`, headers: IMAGE })).body).toContain('This chart is not public');
    expect((await h.get('/s/AU.TEST.PRICE.svg')).json().code).toBe('REQ_UNKNOWN_SERIES');
    expect((await h.get('/v1/series/AU.TEST.PRICES/latest?x=1', IMAGE)).json().code).toBe('REQ_UNKNOWN_PARAMETER');
  });

  it('is a page that any page may frame, if requested in a frame', async () => {
    const h = await start({ config: { publicRead: true } });
    h.queries.readChart = unavailable;
    const answer = await h.get('/embed/AU.TEST.PRICES?theme=dark', { accept: 'text/html', 'sec-fetch-dest': 'iframe' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(answer.body).toContain('data-theme="dark"');
    expect(answer.body).toContain('This site has no data for this chart yet.');
  });
});
