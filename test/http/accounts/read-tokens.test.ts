/** Checks access with a token in the URL: its permissions, its cost, and how long public caches may store the response. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

const CSV = '/s/AU.TEST.PRICES.csv';
const SVG = '/v1/series/AU.TEST.PRICES/chart.svg';
const HOUR = 3_600_000;

let h: Harness;
let account: string;
beforeEach(async () => {
  h = await startHarness({ monthlyQuota: 3, config: { publicRead: false } });
  await h.signIn();
  account = (await h.store.byEmail('user@example.org'))?.id ?? '';
});
afterEach(() => h.close());

type Limits = Parameters<Harness['accounts']['credentials']['addReadToken']>[1];
type Sent = Awaited<ReturnType<Harness['ask']>>;

const ACTOR = { name: 'session', clientIp: null };
const token = async (limits: Partial<Limits>): Promise<string> => {
  const all = { scopes: ['csv'], series: [], referrers: [], ...limits } as const;
  return (await h.accounts.credentials.addReadToken(account, all, h.clock.now() + 24 * HOUR, ACTOR)).secret;
};
const read = (url: string, key: string, headers: Record<string, string> = {}): Promise<Sent> =>
  h.ask({ url: `${url}${url.includes('?') ? '&' : '?'}key=${key}`, headers });
const used = async (): Promise<number> => {
  const found = await h.store.byId(account);
  return found ? (await h.accounts.quota.freshBalance(found)).used : -1;
};

describe('a read token', () => {
  it('gives access to its listed content only', async () => {
    const csv = await token({ scopes: ['csv'] });
    const answer = await read(CSV, csv);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    for (const url of [
      '/calendar.ics',
      '/calendar.rss',
      '/v1/releases.ics',
      '/v1/releases.rss',
      '/s/AU.TEST.PRICES.svg',
      '/embed/AU.TEST.PRICES',
    ]) {
      expect([url, (await read(url, csv)).statusCode]).toEqual([url, 403]);
    }
    const calendar = await token({ scopes: ['calendar'] });
    expect([(await read('/calendar.ics', calendar)).statusCode, (await read(CSV, calendar)).statusCode]).toEqual([200, 403]);
    for (const url of ['/v1/data/rba/F1.1', '/v1/whoami', '/v1/account/api-key']) {
      expect((await h.ask({ url, headers: { authorization: `Bearer ${csv}` } })).statusCode).toBe(403);
    }
    expect((await h.ask({ url: CSV })).statusCode).toBe(401);
  });

  it('gives access to the feed of releases as well as to their rows', async () => {
    const calendar = await token({ scopes: ['calendar'] });
    const feed = await token({ scopes: ['feed'] });
    for (const [url, opening] of [
      ['/v1/releases.ics?source=abs', calendar],
      ['/v1/releases.rss?source=abs', feed],
    ] as const) {
      const other = opening === feed ? calendar : feed;
      const plain = await h.ask({ url });
      expect([url, (await read(url, opening)).statusCode, (await read(url, other)).statusCode]).toEqual([url, 200, 403]);
      expect([url, plain.statusCode, plain.headers['www-authenticate']]).toEqual([url, 401, 'Bearer']);
    }
  });

  it('may be limited to certain series and certain pages', async () => {
    const one = await token({ series: ['AU.TEST.PRICES'] });
    expect([(await read(CSV, one)).statusCode, (await read('/s/AU.TEST.WAGES.csv', one)).statusCode]).toEqual([200, 403]);
    expect((await read('/d/rba/F1.1.csv', one)).statusCode).toBe(403);
    const framed = await token({ scopes: ['chart'], referrers: ['*.example.org'] });
    const page = { referer: 'https://desk.example.org/story' };
    expect([
      (await read('/embed/AU.TEST.PRICES', framed, page)).statusCode,
      (await read('/embed/AU.TEST.PRICES', framed)).statusCode,
    ]).toEqual([200, 403]);
    const answer = await read('/embed/AU.TEST.PRICES', framed, page);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *.example.org');
    expect(answer.headers['cache-control']).toMatch(/^private/);
  });

  it('for certain series gives no access to indicators, as a table or as a picture', async () => {
    const one = await token({ scopes: ['csv', 'chart'], series: ['AU.TEST.PRICES'] });
    const rows = await token({ scopes: ['csv'] });
    for (const url of ['/g/test-gap.csv', '/g/test-gap.svg', '/g/test-gap.png']) {
      expect([url, (await read(url, one)).statusCode]).toEqual([url, 403]);
    }
    for (const url of ['/g/test-gap.svg', '/g/test-gap.png']) expect([url, (await read(url, rows)).statusCode]).toEqual([url, 403]);
  });

  it('costs one request for each URL and hour, for any number of readers', async () => {
    const csv = await token({});
    for (let i = 0; i < 5; i += 1) expect((await read(CSV, csv)).statusCode).toBe(200);
    expect(await used()).toBe(1);
    await read(`${CSV}?limit=2`, csv);
    expect(await used()).toBe(2);
    h.clock.advance(HOUR);
    await read(CSV, csv);
    expect(await used()).toBe(3);
    expect((await read('/s/AU.TEST.WAGES.csv', csv)).statusCode).toBe(429);
    expect((await read(CSV, csv)).statusCode).toBe(200);
  });

  it('costs nothing for missing pages', async () => {
    const csv = await token({});
    expect((await read('/d/rba/F1.1.csv?junk=1', csv)).statusCode).toBe(400);
    expect(await used()).toBe(0);
  });

  it('stops working when revoked, and gives no other access', async () => {
    const csv = await token({});
    const [record] = await h.accounts.credentials.list(account, 'read_token');
    expect(await h.accounts.credentials.endOne(account, 'read_token', record?.hash.slice(0, 16) ?? '', ACTOR)).toBe(true);
    expect((await read(CSV, csv)).statusCode).toBe(401);
    expect((await read(CSV, 'ak_tests')).statusCode).toBe(401);
  });

  it('allows caches to store its responses, without the token', async () => {
    const csv = await token({});
    const answer = await read(CSV, csv);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect([answer.body.includes(csv), h.logged().includes(csv)]).toEqual([false, false]);
  });
});

describe('an embedded chart', () => {
  it('costs its token one request an hour, and may be cached by everyone', async () => {
    const { secret } = await h.accounts.credentials.replace(account, 'embed_token', 0, ACTOR, { limits: { series: [], referrers: [] } });
    for (let i = 0; i < 5; i += 1) {
      const answer = await read(SVG, secret);
      expect([answer.statusCode, answer.headers['vary'], answer.headers['ratelimit']]).toEqual([200, 'Accept-Encoding', undefined]);
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    }
    expect(await used()).toBe(1);
    h.clock.advance(HOUR);
    await read(SVG, secret);
    expect(await used()).toBe(2);
  });

  it('is for the pages of its token only, if it lists any', async () => {
    const limits = { series: [], referrers: ['example.org'] };
    const { secret } = await h.accounts.credentials.replace(account, 'embed_token', 0, ACTOR, { limits });
    const answer = await read(SVG, secret, { referer: 'https://example.org/' });
    expect([answer.statusCode, String(answer.headers['cache-control']).split(',')[0]]).toEqual([200, 'private']);
  });

  it('is a page that others may frame if it is open to everyone', async () => {
    await h.close();
    h = await startHarness();
    const answer = await h.ask({ url: '/embed/AU.TEST.PRICES' });
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([200, expect.stringContaining('frame-ancestors *')]);
    expect((await h.ask({ url: '/register', headers: { accept: 'text/html' } })).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });
});
