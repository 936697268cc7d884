/** Checks API keys, embed tokens and signing secrets: their permissions, overlaps, limits and revocation. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEV_KEY, type Harness, PUBLIC_URL, ROWS, type SignedIn, startHarness } from '../harness.ts';

const KEY = '/v1/account/api-key';
const EMBED = '/v1/account/embed-token';
const SECRET = '/v1/account/signing-secret';
const CHART = '/v1/series/AU.TEST.PRICES/chart.svg';
const SEVERAL = '/v1/series/multi/chart.svg?ids=AU.TEST.PRICES,AU.TEST.WAGES';
const HOUR = 3_600_000;

let h: Harness;
let user: SignedIn;

beforeEach(async () => {
  h = await startHarness();
  user = await h.signIn();
});
afterEach(() => h.close());

type Method = 'GET' | 'POST' | 'DELETE';
const ask = (method: Method, url: string, payload?: object, credential = user.token): Promise<LightMyRequestResponse> =>
  h.ask({ method, url, headers: { authorization: `Bearer ${credential}` }, ...(payload ? { payload } : {}) });
const works = async (key: string | null): Promise<boolean> => (await h.get(ROWS, { authorization: `Bearer ${key}` })).statusCode === 200;

describe('access', () => {
  const forUsers: [Method, string][] = [
    ...(['GET', 'POST', 'DELETE'] as const).flatMap((method): [Method, string][] => [
      [method, KEY],
      [method, EMBED],
    ]),
    ['POST', '/v1/account/portal-session'],
    ['GET', '/v1/account/export'],
    ['DELETE', '/v1/account'],
  ];

  it.each(forUsers)(
    '%s %s accepts the access token, refuses a key with an explanatory 403, and anonymous requests with 401',
    async (method, url) => {
      const refused = await ask(method, url, undefined, DEV_KEY);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'AUTH_FORBIDDEN']);
      expect(refused.json().error).toContain('not an API key');
      expect(refused.json().hint).toContain('/v1/auth/login');
      const nobody = await h.ask({ method, url });
      expect([nobody.statusCode, nobody.json().error]).toEqual([401, 'This endpoint needs the access token (JWT) of a signed-in user.']);
      expect([200, 204, 501]).toContain((await ask(method, url)).statusCode);
    },
  );

  it('whoami, the signing secret, usage and data accept either, and count on the same account', async () => {
    for (const credential of [user.token, user.apiKey ?? '']) {
      for (const url of ['/v1/whoami', SECRET, '/v1/account/usage', ROWS])
        expect((await ask('GET', url, undefined, credential)).statusCode).toBe(200);
    }
    expect((await ask('GET', '/v1/whoami')).json().data).toMatchObject({
      auth: 'jwt',
      scopes: ['data', 'webhooks', 'account'],
      usage: { used: 2 },
    });
    const byKey = (await ask('GET', '/v1/whoami', undefined, user.apiKey ?? '')).json().data;
    expect(byKey).toMatchObject({
      auth: 'api_key',
      scopes: ['data', 'webhooks'],
      usage: { used: 2 },
      key_prefix: user.apiKey?.slice(0, 7),
    });
    expect((await ask('GET', '/v1/whoami')).json().data.key_prefix).toBe(user.apiKey?.slice(0, 7));
  });
});

describe('the API key', () => {
  it('is shown with its time of last use', async () => {
    expect((await ask('GET', KEY)).json().data).toMatchObject({ api_key: user.apiKey, last_used_at: null, previous: [] });
    await works(user.apiKey);
    expect((await ask('GET', KEY)).json().data.last_used_at).toBe('2026-11-21T00:00:00.000Z');
  });

  it('rotates with an overlap of a day', async () => {
    h.clock.advance(1000);
    const { data } = (await ask('POST', KEY)).json();
    expect(data.api_key).not.toBe(user.apiKey);
    expect(data.previous).toEqual([{ prefix: user.apiKey?.slice(0, 7), works_until: '2026-11-22T00:00:01.000Z' }]);
    expect([await works(user.apiKey), await works(data.api_key)]).toEqual([true, true]);
    expect((await ask('GET', KEY)).json().data.api_key).toBe(data.api_key);
    h.clock.advance(24 * HOUR);
    expect([await works(user.apiKey), await works(data.api_key)]).toEqual([false, true]);
  });

  it('rotates immediately with overlap 0, also if the old key was accepted a moment ago', async () => {
    expect(await works(user.apiKey)).toBe(true);
    const { data } = (await ask('POST', KEY, { overlap_seconds: 0 })).json();
    expect([await works(user.apiKey), await works(data.api_key), data.previous]).toEqual([false, true, []]);
  });

  it('rotated twice within the overlap leaves three working keys, and a shorter overlap ends both older ones sooner', async () => {
    const first = (await ask('POST', KEY)).json().data.api_key;
    h.clock.advance(HOUR / 6);
    const second = (await ask('POST', KEY, { overlap_seconds: 60 })).json().data.api_key;
    expect(await Promise.all([user.apiKey, first, second].map(works))).toEqual([true, true, true]);
    h.clock.advance(60_000);
    expect(await Promise.all([user.apiKey, first, second].map(works))).toEqual([false, false, true]);
  });

  it('ends immediately with all earlier ones on revocation, and does not exist until a new one is made', async () => {
    const { data } = (await ask('POST', KEY)).json();
    expect((await ask('DELETE', KEY)).statusCode).toBe(204);
    expect([await works(user.apiKey), await works(data.api_key)]).toEqual([false, false]);
    expect([(await ask('GET', KEY)).statusCode, (await ask('DELETE', KEY)).statusCode]).toEqual([404, 204]);
    expect((await ask('GET', '/v1/whoami')).json().data.key_prefix).toBeNull();
    expect(await works((await ask('POST', KEY)).json().data.api_key)).toBe(true);
  });

  it.each([
    [{ overlap_seconds: -1 }],
    [{ overlap_seconds: 1.5 }],
    [{ overlap_seconds: '60' }],
    [{ overlap_seconds: 2_592_001 }],
    [{ overlap: 60 }],
  ])('is not rotated by %j', async (payload) => {
    const answer = await ask('POST', KEY, payload);
    expect([answer.statusCode, answer.json().code, answer.json().errors.length]).toEqual([400, 'REQ_BAD_BODY', 1]);
    expect(await works(user.apiKey)).toBe(true);
  });

  it('accepts an empty body with any Content-Type', async () => {
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' };
    expect((await h.ask({ method: 'POST', url: KEY, headers })).statusCode).toBe(200);
    expect((await h.ask({ method: 'DELETE', url: KEY, headers })).statusCode).toBe(204);
    expect((await h.ask({ method: 'POST', url: KEY, headers, payload: '[]' })).statusCode).toBe(400);
    expect((await h.ask({ method: 'POST', url: '/v1/auth/verify', headers: { 'content-type': 'application/json' } })).json().code).toBe(
      'REQ_BAD_BODY',
    );
  });

  it('is not visible to another account, and an unknown parameter is an error', async () => {
    const other = await h.signIn('other@example.org');
    expect((await ask('GET', KEY, undefined, other.token)).json().data.api_key).toBe(other.apiKey);
    expect((await ask('GET', `${KEY}?show=1`)).statusCode).toBe(400);
  });
});

describe('an embed token', () => {
  const chart = (token: string, url = CHART, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    h.ask({ url: `${url}${url.includes('?') ? '&' : '?'}key=${token}`, headers });

  it('is created by the first request, and stays the same for a year', async () => {
    const { data } = (await ask('GET', EMBED)).json();
    expect(data).toMatchObject({ series: [], referrers: [], expires_at: '2027-11-21T00:00:00.000Z' });
    expect(data.embed_token).toMatch(/^emb_\w{32}$/);
    expect(data.example).toContain(`<img src="${PUBLIC_URL}/v1/series/AU.CPI.YOY/chart.svg?key=${data.embed_token}"`);
    expect((await ask('GET', EMBED)).json().data.embed_token).toBe(data.embed_token);
    expect((await chart(data.embed_token)).statusCode).toBe(200);
    h.clock.advance(365 * 24 * HOUR);
    expect((await chart(data.embed_token)).statusCode).toBe(401);
  });

  it('shows charts and nothing else, in every way of sending it', async () => {
    const token = (await ask('GET', EMBED)).json().data.embed_token;
    expect((await chart(token, SEVERAL)).statusCode).toBe(200);
    for (const url of [ROWS, '/v1/series/AU.TEST.PRICES', '/v1/whoami', KEY, SECRET, '/v1/webhooks', '/v1/account/usage']) {
      for (let i = 0; i < 2; i += 1) {
        const answer = await ask('GET', url, undefined, token);
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'AUTH_FORBIDDEN']);
      }
      expect((await h.ask({ url: `${url}?key=${token}` })).statusCode).toBe(401);
    }
    expect((await ask('GET', CHART, undefined, token)).statusCode).toBe(200);
  });

  it('counts on the quota of its account', async () => {
    const token = (await ask('GET', EMBED)).json().data.embed_token;
    await chart(token);
    expect((await ask('GET', '/v1/whoami')).json().data.usage.used).toBe(1);
  });

  it('may be limited to series', async () => {
    const { data } = (await ask('POST', EMBED, { series: ['au.test.prices'] })).json();
    expect(data.series).toEqual(['AU.TEST.PRICES']);
    expect((await chart(data.embed_token)).statusCode).toBe(200);
    for (const url of [SEVERAL, '/v1/series/AU.TEST.WAGES/chart.svg']) {
      const refused = await chart(data.embed_token, url);
      expect([refused.statusCode, refused.json().error]).toEqual([403, 'This embed token is not for the series AU.TEST.WAGES.']);
    }
  });

  it('may be limited to pages', async () => {
    const { data } = (await ask('POST', EMBED, { referrers: ['https://Example.org/', '*.stats.example', 'localhost:3000'] })).json();
    expect(data.referrers).toEqual(['example.org', '*.stats.example', 'localhost:3000']);
    const from = async (referer: string | undefined): Promise<number> =>
      (await chart(data.embed_token, CHART, referer === undefined ? {} : { referer })).statusCode;
    for (const referer of [
      'https://example.org/',
      'http://example.org/a?b',
      'https://www.stats.example/x',
      'https://a.b.stats.example',
      'http://localhost:3000/',
    ]) {
      expect([referer, await from(referer)]).toEqual([referer, 200]);
    }
    for (const referer of [
      undefined,
      '',
      'junk',
      'https://www.example.org/',
      'https://stats.example/',
      'https://evilstats.example/',
      'https://example.org.evil.example/',
      'https://evil.example/?https://example.org/',
      'https://example.org@evil.example/',
      'http://localhost:3001/',
    ]) {
      expect([referer, await from(referer)]).toEqual([referer, 403]);
    }
  });

  it('is replaced with an overlap, and revoked immediately', async () => {
    const first = (await ask('GET', EMBED)).json().data.embed_token;
    const second = (await ask('POST', EMBED, { life_days: 30 })).json().data;
    expect([(await chart(first)).statusCode, (await chart(second.embed_token)).statusCode]).toEqual([200, 200]);
    expect(second).toMatchObject({ expires_at: '2026-12-21T00:00:00.000Z', previous: [{ works_until: '2026-11-22T00:00:00.000Z' }] });
    h.clock.advance(24 * HOUR);
    expect([(await chart(first)).statusCode, (await chart(second.embed_token)).statusCode]).toEqual([401, 200]);
    user = await h.signIn();
    expect((await ask('DELETE', EMBED)).statusCode).toBe(204);
    expect((await chart(second.embed_token)).statusCode).toBe(401);
  });

  it.each([
    [{ series: ['AU.TEST.PRICE'] }, 'series'],
    [{ series: 'AU.TEST.PRICES' }, 'series'],
    [{ series: [7] }, 'series'],
    [{ referrers: ['not a host'] }, 'referrers'],
    [{ referrers: ['*'] }, 'referrers'],
    [{ referrers: ['a.*.example'] }, 'referrers'],
    [{ referrers: Array.from({ length: 51 }, (_, i) => `h${i}.example`) }, 'referrers'],
    [{ life_days: 0 }, 'life_days'],
    [{ refferers: [] }, 'refferers'],
  ])('is not made from %j', async (payload, parameter) => {
    const answer = await ask('POST', EMBED, payload);
    expect([answer.statusCode, answer.json().errors[0].parameter]).toEqual([400, parameter]);
  });

  it('with invalid text is refused without reading the store', async () => {
    const before = h.store.lookups;
    for (const token of ['emb_x', `emb_${'a'.repeat(32)}`, 'emb_']) expect((await chart(token)).statusCode).toBe(401);
    expect(h.store.lookups).toBe(before);
  });
});

describe('the signing secret', () => {
  it('is created by the first request, and stays the same', async () => {
    const { data } = (await ask('GET', SECRET)).json();
    expect(data).toMatchObject({ algorithm: 'HMAC-SHA256', previous: [] });
    expect(data.signing_secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await ask('GET', SECRET, undefined, user.apiKey ?? '')).json().data.signing_secret).toBe(data.signing_secret);
  });

  it('rotates: both secrets sign during the overlap, the new one first, then the new one alone', async () => {
    const account = (await h.store.byEmail('user@example.org'))?.id ?? '';
    const first = (await ask('GET', SECRET)).json().data.signing_secret;
    const second = (await ask('POST', SECRET, { overlap_seconds: 600 })).json().data.signing_secret;
    expect(await h.accounts.credentials.signingSecrets(account)).toEqual([second, first]);
    h.clock.advance(600_000);
    expect(await h.accounts.credentials.signingSecrets(account)).toEqual([second]);
  });

  it('exists for deliveries before its first request', async () => {
    const account = (await h.store.byEmail('user@example.org'))?.id ?? '';
    const [made] = await h.accounts.credentials.signingSecrets(account);
    expect((await ask('GET', SECRET)).json().data.signing_secret).toBe(made);
  });
});
