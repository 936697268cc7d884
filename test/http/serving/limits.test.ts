/**
 * Checks the quota and the burst limit over HTTP. They are exact, do not charge for the documented exceptions, and are reported in
 * headers.
 */
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { WattleError } from '../../../src/core/errors.ts';
import { DEV_KEY, type Harness, type HarnessOptions, NOW, ROWS, startHarness } from '../harness.ts';

const open: Harness[] = [];
async function start(options: HarnessOptions = {}): Promise<Harness> {
  const h = await startHarness(options);
  open.push(h);
  return h;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((h) => h.close()));
});

const usedOf = async (h: Harness): Promise<number> => (await h.get('/v1/whoami')).json().data.usage.used;
const month = 10 * 86_400; // Seconds from NOW to the end of November 2026.

describe('the monthly quota', () => {
  it('responses exactly 500 of 501 requests with a free key, then returns 429', async () => {
    const h = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 500; i += 1) {
      const { statusCode, headers } = await h.get(ROWS);
      statuses.push(statusCode);
      expect(headers['x-ratelimit-remaining']).toBe(String(499 - i));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
    const last = await h.get(ROWS);
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ code: 'LIMIT_QUOTA', error: 'You have used all 500 requests for this month.' });
    expect(last.headers).toMatchObject({
      'retry-after': String(month),
      'x-ratelimit-limit': '500',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.parse('2026-12-01T00:00:00Z') / 1000),
    });
    expect(last.headers['ratelimit']).toContain(`"month";r=0;t=${month}`);
    expect((await h.get('/v1/whoami')).json().data.usage).toEqual({
      month: '2026-11',
      used: 500,
      limit: 500,
      remaining: 0,
      resets_at: '2026-12-01T00:00:00.000Z',
    });
  });

  it('responses exactly 500 of 640 requests, 64 at a time', async () => {
    const h = await start();
    h.store.slowness = () => Math.floor(Math.random() * 3);
    const statuses: number[] = [];
    const worker = async (n: number): Promise<void> => {
      for (let i = 0; i < 10; i += 1) statuses.push((await h.get(`${ROWS}?limit=${1 + ((n + i) % 7)}`)).statusCode);
    };
    await Promise.all(Array.from({ length: 64 }, (_, n) => worker(n)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
    expect(statuses.filter((status) => status === 429)).toHaveLength(140);
    expect(await usedOf(h)).toBe(500);
  });

  it('is shared by two nodes over one store: exactly 500 responses', async () => {
    const [one, two] = [await start(), await start()];
    for (const method of ['begin', 'exchange', 'taken', 'keepAlive'] as const) {
      Object.assign(two.store.quota, { [method]: one.store.quota[method].bind(one.store.quota) });
    }
    const statuses: number[] = [];
    const worker = async (h: Harness): Promise<void> => {
      for (let i = 0; i < 20; i += 1) statuses.push((await h.get(ROWS)).statusCode);
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => worker(n % 2 === 0 ? one : two)));
    one.clock.advance(2000);
    two.clock.advance(2000);
    await one.accounts.quota.sweep();
    await two.accounts.quota.sweep();
    for (let i = 0; i < 20; i += 1) statuses.push((await h2(one, two, i).get(ROWS)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  });

  it('counts 2xx and invalid requests, and nothing else', async () => {
    const h = await start();
    const etag = String((await h.get(ROWS)).headers['etag']);
    expect(await usedOf(h)).toBe(1);
    const free: [string, Record<string, string>, number][] = [
      [ROWS, { 'if-none-match': etag }, 304],
      [ROWS, { authorization: 'Bearer ak_x' }, 401],
      ['/v1/data/rba/NONE', {}, 404],
      ['/v1/nowhere', {}, 404],
      ['/v1/health', {}, 200],
      ['/v1/status', {}, 200],
      ['/v1/whoami', {}, 200],
      ['/docs', {}, 200],
      ['/openapi.json', {}, 200],
    ];
    for (const [url, headers, status] of free) expect((await h.get(url, headers)).statusCode).toBe(status);
    h.queries.failure = new Error('ours');
    expect((await h.get(`${ROWS}?limit=8`)).statusCode).toBe(500);
    h.queries.failure = new WattleError('UP_TIMEOUT', 'Theirs.');
    expect((await h.get(`${ROWS}?limit=8`)).statusCode).toBe(503);
    h.queries.failure = null;
    expect(await usedOf(h)).toBe(1);
    expect((await h.get(`${ROWS}?start=junk`)).statusCode).toBe(400);
    expect((await h.get(ROWS, { accept: 'image/png' })).statusCode).toBe(406);
    expect((await h.ask({ method: 'HEAD', url: ROWS, headers: { authorization: `Bearer ${DEV_KEY}` } })).statusCode).toBe(200);
    expect(await usedOf(h)).toBe(4);
  });

  it('allows free 304 responses when it is used up, and nothing else', async () => {
    const h = await start({ monthlyQuota: 1 });
    const etag = String((await h.get(ROWS)).headers['etag']);
    expect((await h.get(ROWS)).statusCode).toBe(429);
    expect((await h.get(ROWS, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await h.get(ROWS, { 'if-none-match': '"other"' })).statusCode).toBe(429);
    expect((await h.get(`${ROWS}?start=junk`, { 'if-none-match': '"other"' })).statusCode).toBe(429);
    expect(await usedOf(h)).toBe(1);
  });

  it('builds no response for a caller whose quota is used up, with any ETag', async () => {
    const h = await start({ monthlyQuota: 1 });
    await h.get(ROWS);
    const requested = h.queries.requested;
    for (const tags of ['*', ' * ', '"*"', '"a", *', 'W/"a"']) {
      expect((await h.get(`${ROWS}?limit=7`, { 'if-none-match': tags })).statusCode).toBe(429);
      expect((await h.get(ROWS, { 'if-none-match': tags })).statusCode).toBe(429);
    }
    expect(h.queries.requested).toBe(requested);
  });

  it('counts a 304 if the response had to be built, but not if it was cached', async () => {
    const h = await start();
    const tag = { 'if-none-match': String((await h.get(ROWS)).headers['etag']) };
    expect([(await h.get(ROWS, tag)).statusCode, await usedOf(h)]).toEqual([304, 1]);
    h.clock.advance(30_000);
    expect([(await h.get(ROWS, tag)).statusCode, await usedOf(h), h.queries.requested]).toEqual([304, 2, 2]);
    expect([(await h.get(ROWS, tag)).statusCode, await usedOf(h)]).toEqual([304, 2]);
    expect([(await h.get(ROWS, { 'if-none-match': '*' })).statusCode, await usedOf(h)]).toEqual([200, 3]);
  });

  it('derives ETags from the master key, so that nodes share them and nobody can guess a body from them', async () => {
    const [one, two] = [await start(), await start()];
    const stranger = await start({ accounts: { masterKey: Buffer.alloc(32, 8) } });
    const [first, second, other] = await Promise.all([one, two, stranger].map((h) => h.get(ROWS)));
    expect(second?.headers['etag']).toBe(first?.headers['etag']);
    expect(other?.body).toBe(first?.body);
    expect(other?.headers['etag']).not.toBe(first?.headers['etag']);
    const guessed = createHash('sha256')
      .update(first?.body ?? '')
      .digest('base64url')
      .slice(0, 22);
    expect(first?.headers['etag']).not.toContain(guessed);
  });

  it('does not change for a request that was not counted', async () => {
    const h = await start({ monthlyQuota: 2 });
    await h.get(ROWS);
    for (let i = 0; i < 5; i += 1) expect((await h.get('/v1/data/rba/NONE')).statusCode).toBe(404);
    expect((await h.get(ROWS)).statusCode).toBe(200);
    expect((await h.get(ROWS)).statusCode).toBe(429);
  });

  it('starts again each month', async () => {
    const h = await start({ monthlyQuota: 1 });
    await h.get(ROWS);
    expect((await h.get(ROWS)).statusCode).toBe(429);
    h.clock.set('2026-12-01T00:00:00.000Z');
    expect((await h.get(ROWS)).statusCode).toBe(200);
  });

  it('is shown in health only to callers with a valid key', async () => {
    const h = await start();
    await h.get(ROWS);
    expect((await h.get('/v1/health')).json()).toEqual({
      status: 'ok',
      version: '0.1.0',
      time: NOW,
      quota: { month: '2026-11', used: 1, limit: 500, remaining: 499, resets_at: '2026-12-01T00:00:00.000Z' },
    });
    expect((await h.get('/v1/health', { authorization: 'Bearer ak_x' })).json()).toEqual({ status: 'ok', version: '0.1.0', time: NOW });
  });
});

describe('the headers', () => {
  it('are structured fields of the draft, and the older headers', async () => {
    const h = await start({ burstPerMinute: 600 });
    const { headers } = await h.get(ROWS);
    expect(headers['ratelimit-policy']).toBe('"month";q=500;w=2592000, "burst";q=600;w=60');
    expect(headers['ratelimit']).toBe(`"month";r=499;t=${month}, "burst";r=599;t=1`);
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '500', 'x-ratelimit-remaining': '499' });
  });

  it('are sent with errors to a known caller, and not with anonymous responses', async () => {
    const h = await start();
    expect((await h.get(`${ROWS}?start=junk`)).headers['ratelimit']).toContain('r=499');
    expect((await h.get('/v1/data/rba/NONE')).headers['ratelimit']).toContain('r=499');
    expect((await h.ask({ url: ROWS })).headers['ratelimit']).toBeUndefined();
  });
});

describe('the burst limit', () => {
  it('returns 429 with Retry-After, uses no quota, and resets after a wait', async () => {
    const h = await start({ burstPerMinute: 6 });
    for (let i = 0; i < 6; i += 1) expect((await h.get(ROWS)).statusCode).toBe(200);
    const refused = await h.get(ROWS);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('LIMIT_RATE');
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.headers['ratelimit']).toContain('"burst";r=0;t=60');
    h.clock.advance(10_000);
    const again = await h.get(ROWS);
    expect(again.statusCode).toBe(200);
    expect(again.headers['x-ratelimit-remaining']).toBe('493');
  });
});

const h2 = (one: Harness, two: Harness, i: number): Harness => (i % 2 === 0 ? one : two);

it('closing returns unused requests', async () => {
  const h = await startHarness({ monthlyQuota: 100_000 });
  for (let i = 0; i < 20; i += 1) await h.get(ROWS);
  expect(await h.store.quota.taken('developer', '2026-11')).toBeGreaterThan(20);
  await h.close();
  expect(await h.store.quota.taken('developer', '2026-11')).toBe(20);
});
