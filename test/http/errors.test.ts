/** Errors have one format, the right status, and the accepted values. They reveal no internal details. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, WattleError } from '../../src/core/errors.ts';
import { DEV_KEY, type Harness, PUBLIC_URL, ROWS, startHarness } from './harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ monthlyQuota: 1_000_000 });
});
beforeEach(() => {
  h.queries.failure = null;
});
afterAll(() => h.close());

/** The nearest matches for some of the paths below. Other errors have no member `nearest`. */
const WITH_NEAREST: Readonly<Record<string, string>> = {
  '/v1/data/rba/F1.2': 'F1.1',
  '/v1/series/AU.TEST.PRISES': 'AU.TEST.PRICES',
  '/v1/data/rba': '/v1/datasets/rba',
  '/v1/data/rba.f1.1': '/v1/data/rba/F1.1',
  '/v1/data/F1.1': '/v1/data/rba/F1.1',
  '/v1/datasets/rba/f1.1': '/v1/describe/rba/F1.1',
  '/v1/datasets/rba.F1.1': '/v1/describe/rba/F1.1',
  '/v1/describe/rba.F1.1': '/v1/describe/rba/F1.1',
  '/d/rba.F1.1.csv': '/d/rba/F1.1.csv',
  '/d/rba%2ff1.1.CSV': '/d/rba/F1.1.csv',
  '/d/rba.F1.2.csv': 'F1.1',
  '/v1/data/rba.F1.2': 'F1.1',
};
const MEMBERS = ['type', 'title', 'status', 'detail', 'instance', 'code', 'error', 'hint', 'request_id', 'errors'];

describe('the common form of errors', () => {
  it.each([
    [ROWS.replace('rba', 'nowhere'), 404, 'REQ_UNKNOWN_SOURCE'],
    ['/v1/data/rba/F1.2', 404, 'REQ_UNKNOWN_DATASET'],
    ['/v1/series/AU.TEST.PRISES', 404, 'REQ_UNKNOWN_SERIES'],
    [`${ROWS}?start=20244`, 400, 'REQ_BAD_PERIOD'],
    [`${ROWS}?start=2024&end=2023`, 400, 'REQ_BAD_PERIOD'],
    [`${ROWS}?regoin=nsw`, 400, 'REQ_UNKNOWN_PARAMETER'],
    [`${ROWS}?region=nws`, 400, 'REQ_UNKNOWN_VALUE'],
    [`${ROWS}?limit=5000`, 400, 'REQ_BAD_PARAMETER'],
    [`${ROWS}?region=%zz`, 400, 'REQ_MALFORMED'],
    [`${ROWS}?region=%e9`, 400, 'REQ_MALFORMED'],
    ['/v1/describe/rba/F1.1?limit=3', 400, 'REQ_UNKNOWN_PARAMETER'],
    ['/v1/data/rba', 404, 'REQ_NOT_FOUND'],
    ['/v1/data/rba.f1.1', 404, 'REQ_NOT_FOUND'],
    ['/v1/data/F1.1', 404, 'REQ_NOT_FOUND'],
    ['/v1/datasets/rba/f1.1', 404, 'REQ_NOT_FOUND'],
    ['/v1/datasets/rba.F1.1', 404, 'REQ_UNKNOWN_SOURCE'],
    ['/v1/describe/rba.F1.1', 404, 'REQ_NOT_FOUND'],
    ['/d/rba.F1.1.csv', 404, 'REQ_NOT_FOUND'],
    ['/d/rba%2ff1.1.CSV', 404, 'REQ_NOT_FOUND'],
    ['/d/rba.F1.2.csv', 404, 'REQ_UNKNOWN_DATASET'],
    ['/v1/data/rba.F1.2', 404, 'REQ_UNKNOWN_DATASET'],
    ['/v1/nowhere', 404, 'REQ_NOT_FOUND'],
    ['/nowhere', 404, 'REQ_NOT_FOUND'],
    [`/v1/data/rba/${'x'.repeat(2000)}`, 404, 'REQ_NOT_FOUND'],
    ['/docs/errors/NO_SUCH', 404, 'REQ_NOT_FOUND'],
    ['/docs/methodology/no-such', 404, 'REQ_NOT_FOUND'],
  ])('GET %s is %i %s', async (url, status, code) => {
    const { statusCode, headers, body } = await h.get(url);
    const problem = JSON.parse(body);
    expect(statusCode).toBe(status);
    const named = WITH_NEAREST[url];
    expect(Object.keys(problem)).toEqual(named === undefined ? MEMBERS : MEMBERS.toSpliced(MEMBERS.indexOf('hint') + 1, 0, 'nearest'));
    expect(problem.nearest?.[0]).toBe(named);
    expect(problem).toMatchObject({
      status,
      code,
      type: `${PUBLIC_URL}/docs/errors/${code}`,
      instance: url.split('?')[0],
      request_id: headers['x-request-id'],
    });
    expect(problem.error).toBe(problem.detail);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is application/problem+json for clients that request it', async () => {
    const { headers } = await h.get('/v1/nowhere', { accept: 'application/problem+json, application/json' });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('has a type that leads to a page of the docs, for every code', async () => {
    for (const code of Object.keys(ERROR_CODES) as ErrorCode[]) {
      const { statusCode, headers, body } = await h.ask({ url: `/docs/errors/${code}` });
      expect([code, statusCode, headers['content-type']]).toEqual([code, 200, 'text/html; charset=utf-8']);
      expect(body).toContain(code);
      expect(body).toContain(ERROR_CODES[code].title.replaceAll("'", '&#39;'));
      const [, forCallers = ''] = /<h2>What to do<\/h2>(.*?)(?:<h2>|<\/main>)/s.exec(body) ?? [];
      expect(forCallers).not.toBe('');
      expect([code, /wattle [a-z]|WATTLE_|\bdisk\b|ulimit/.exec(forCallers)?.[0]]).toEqual([code, undefined]);
    }
    const { body } = await h.ask({ url: '/docs/errors' });
    for (const code of Object.keys(ERROR_CODES)) expect(body).toContain(`/docs/errors/${code}`);
  });
});

describe('suggested values', () => {
  it('nearest dataset', async () => {
    const { errors, hint } = (await h.get('/v1/data/rba/F1.2')).json();
    expect(errors[0]).toMatchObject({ parameter: 'dataset_id', did_you_mean: 'F1.1' });
    expect(hint).toContain('F1.1');
  });

  it('all sources', async () => {
    const { errors } = (await h.get('/v1/data/rbx/F1.1')).json();
    expect(errors[0]).toMatchObject({ parameter: 'source', allowed: ['abs', 'rba'], did_you_mean: 'rba' });
  });

  it('nearest series', async () => {
    expect((await h.get('/v1/series/AU.TEST.PRISES')).json().errors[0]).toMatchObject({ did_you_mean: 'AU.TEST.PRICES' });
  });

  it('nearest series, if an expression names an unknown one', async () => {
    const { statusCode, body } = await h.get('/v1/series/multi?expr=AU.TEST.PRICE%20-%20AU.CPI.YOY');
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({
      code: 'REQ_UNKNOWN_SERIES',
      errors: [{ parameter: 'expr', did_you_mean: 'AU.TEST.PRICES' }],
    });
  });

  it('formats of periods', async () => {
    const { errors } = (await h.get(`${ROWS}?start=2024-Q5`)).json();
    expect(errors[0].allowed).toContain('2024-Q1');
  });

  it('nearest path, with the requested values', async () => {
    expect((await h.get('/v1/dataa/rba/F1.1')).json().hint).toContain('/v1/data/rba/F1.1');
    expect((await h.get('/v1/test-gpa')).json().hint).toContain('/v1/test-gap');
  });

  it('nearest indicator', async () => {
    expect((await h.ask({ url: '/docs/methodology/test-gp' })).json().hint).toContain('test-gap');
  });
});

describe('methods', () => {
  it.each([
    ['POST', ROWS, 'GET, HEAD, OPTIONS'],
    ['DELETE', ROWS, 'GET, HEAD, OPTIONS'],
    ['PUT', '/v1/series/X/latest', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/register', 'POST, OPTIONS'],
    ['PATCH', '/v1/health', 'GET, HEAD, OPTIONS'],
  ] as const)('%s %s is 405 with Allow', async (method, url, allow) => {
    const { statusCode, headers, body } = await h.ask({ method, url, headers: { authorization: `Bearer ${DEV_KEY}` } });
    expect([statusCode, headers['allow'], JSON.parse(body).code]).toEqual([405, allow, 'REQ_METHOD']);
  });

  it('a body sent to the wrong path returns the error of the path', async () => {
    const post = (url: string): ReturnType<Harness['ask']> =>
      h.ask({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect((await post('/v1/nowhere')).statusCode).toBe(404);
    expect((await post(ROWS)).statusCode).toBe(405);
  });
});

describe('internal errors', () => {
  it('500 reports the request id only, and the log has the details', async () => {
    h.queries.failure = new Error('disk /var/secret is full');
    const { statusCode, body } = await h.get(`${ROWS}?limit=9&key=emb_secret`, { 'x-request-id': 'find-me-500' });
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: 'BUG', request_id: 'find-me-500', hint: null, errors: [] });
    expect(body).not.toContain('secret');
    const line =
      h
        .logged()
        .split('\n')
        .find((l) => l.includes('find-me-500')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      code: 'BUG',
      request_id: 'find-me-500',
      err: { message: 'disk /var/secret is full' },
    });
  });

  it.each(['UP_TIMEOUT', 'DATA_UNAVAILABLE', 'DATA_STALE', 'PARSE_LAYOUT'] as const)(
    '503 for %s, with Retry-After, without the internal address',
    async (code) => {
      h.queries.failure = new WattleError(code, 'The figures cannot be loaded.', { at: { url: 'https://internal.example/x', row: 7 } });
      const { statusCode, headers, body } = await h.get(ROWS);
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(JSON.parse(body)).toMatchObject({ code, error: 'The figures cannot be loaded.' });
      expect(body).not.toContain('internal.example');
      expect(h.logged()).toContain('internal.example');
    },
  );

  it('Retry-After has the waiting time of the error as a whole number', async () => {
    h.queries.failure = new WattleError('UP_UNREACHABLE', 'Gone.', { retryAfterSeconds: 12.2 });
    expect((await h.get(ROWS)).headers['retry-after']).toBe('13');
  });

  it('410 for a cursor whose version is gone', async () => {
    h.queries.failure = new WattleError('REQ_CURSOR_EXPIRED', 'Start again.');
    expect((await h.get(`${ROWS}?cursor=x`)).statusCode).toBe(410);
  });
});

describe('errors of FRED paths', () => {
  it('have FRED members next to Wattle members', async () => {
    for (const [url, status] of [
      ['/v1/series/AU.TEST.PRICES/observations?units=nonsense', 400],
      ['/v1/series/AU.NO.SUCH/observations', 404],
    ] as const) {
      const body = (await h.get(url)).json();
      expect(body).toMatchObject({ error_code: status, status, error_message: body.detail });
    }
    expect((await h.ask({ url: '/v1/series/AU.TEST.PRICES/observations' })).json()).toMatchObject({
      error_code: 401,
      code: 'AUTH_MISSING',
    });
    expect((await h.get('/v1/nowhere')).json()).not.toHaveProperty('error_code');
  });
});

describe('registration', () => {
  const register = (payload: unknown, headers: Record<string, string> = {}): ReturnType<Harness['ask']> =>
    h.ask({
      method: 'POST',
      url: '/v1/register',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('201 with a working key, then 202 without one', async () => {
    const first = await register({ email: 'First@Example.org' });
    expect(first.statusCode).toBe(201);
    const body = first.json();
    expect(body).toEqual({
      api_key: body.data.api_key,
      data: { api_key: expect.stringMatching(/^ak_[0-9A-Za-z]{32}$/), tier: 'free', monthly_limit: 1_000_000, email: 'first@example.org' },
    });
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await h.get(ROWS, { authorization: `Bearer ${body.api_key}` })).statusCode).toBe(200);
    const second = await register({ email: 'first@example.org ' });
    expect(second.statusCode).toBe(202);
    expect(second.body).not.toContain('ak_');
    expect(second.json().data.email).toBe('first@example.org');
  });

  it.each([
    [{}, 400, 'REQ_BAD_BODY'],
    [{ email: 'nobody' }, 400, 'REQ_BAD_BODY'],
    [{ email: ['a@example.org'] }, 400, 'REQ_BAD_BODY'],
    ['[]', 400, 'REQ_BAD_BODY'],
    ['null', 400, 'REQ_BAD_BODY'],
    ['{"email": "a@exam', 400, 'REQ_BAD_BODY'],
    ['', 400, 'REQ_BAD_BODY'],
    ['{"__proto__": {"email": "a@example.org"}}', 400, 'REQ_BAD_BODY'],
    [`{"email": "${'a'.repeat(70_000)}@example.org"}`, 413, 'REQ_BODY_TOO_LARGE'],
  ])('%j is %i %s', async (payload, status, code) => {
    const { statusCode, body } = await register(payload);
    expect([statusCode, JSON.parse(body).code]).toEqual([status, code]);
  });

  it('415 for other types of body', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { statusCode, body } = await register('email=a@example.org', { 'content-type': type });
      expect([statusCode, JSON.parse(body).code]).toEqual([415, 'REQ_UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('429 with Retry-After when throttled', async () => {
    for (let i = 0; i < 5; i += 1) await register({ email: 'again@example.org' });
    const { statusCode, headers, body } = await register({ email: 'again@example.org' });
    expect([statusCode, JSON.parse(body).code]).toEqual([429, 'LIMIT_RATE']);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });
});

describe('SDMX errors', () => {
  it('use SDMX codes for waiting and for a missing key, with the same headers', async () => {
    const closed = await startHarness({ config: { publicRead: false, readsPerMinute: 2 } });
    try {
      const ask = async (accept: string) => {
        const { statusCode, headers, body } = await closed.ask({ url: '/sdmx/2.1/data/SERIES/all', headers: { accept } });
        return { statusCode, headers, body };
      };
      const xml = await ask('*/*');
      expect([xml.statusCode, xml.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(xml.body).toContain('<mes:ErrorMessage code="110">');
      expect(JSON.parse((await ask('application/json')).body).errors[0].code).toBe(110);
      const late = await ask('*/*');
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)]);
      expect(late.body).toMatch(/<mes:ErrorMessage code="1000"><com:Text xml:lang="en">.*within a minute/);
      expect((await closed.ask({ url: '/abs/restful' })).headers['content-type']).toBe('application/json; charset=utf-8');
    } finally {
      await closed.close();
    }
  });
});

it('no secret is ever logged', async () => {
  h.queries.failure = new Error('boom');
  await h.get(`${ROWS}?api_key=ak_inaddress&key=emb_inaddress&token=t_inaddress`);
  await h.get(ROWS, { authorization: 'Bearer ak_inheader' });
  await h.ask({
    method: 'POST',
    url: '/v1/register',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":"secret@example.org"}',
  });
  const logged = h.logged();
  expect(logged).toContain('boom');
  for (const secret of [DEV_KEY, 'inaddress', 'inheader', 'secret@example.org', 'authorization']) expect(logged).not.toContain(secret);
});
