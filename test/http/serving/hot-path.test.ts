/** The fast path gives the same responses, costs and refusals as the normal path. Only real sockets use it. */
import { afterEach, describe, expect, it } from 'vitest';
import { DEV_KEY, type Harness, type HarnessOptions, ROWS, startHarness } from '../harness.ts';

const open: Harness[] = [];
let origin = '';
async function start(options: HarnessOptions = {}): Promise<Harness> {
  const h = await startHarness(options);
  open.push(h);
  origin = `http://127.0.0.1:${await h.listen()}`;
  return h;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((h) => h.close()));
});

const get = (target: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}${target}`, { headers: { authorization: `Bearer ${DEV_KEY}`, 'accept-encoding': 'identity', ...headers } });

/** Returns which path sent a response. The fast path sends no timing header. */
const wayOf = (answer: Response): string => (answer.headers.get('server-timing')?.includes('total') ? 'long' : 'short');

/** Repeats a request until the fast path responses. */
async function warm(target: string, headers: Record<string, string> = {}): Promise<Response> {
  for (let i = 0; i < 50; i += 1) {
    const answer = await get(target, headers);
    const body = await answer.arrayBuffer();
    if (wayOf(answer) === 'short')
      return new Response(answer.status === 304 ? null : body, { status: answer.status, headers: answer.headers });
  }
  throw new Error('never came the short way');
}

describe('the fast path', () => {
  it('sends the bytes and the headers of the normal path', async () => {
    await start();
    const long = await get(`${ROWS}?limit=50`);
    const short = await warm(`${ROWS}?limit=50`);
    expect(wayOf(long)).toBe('long');
    expect(await short.text()).toBe(await long.text());
    const changing = new Set(['x-request-id', 'server-timing', 'ratelimit', 'x-ratelimit-remaining', 'date', 'connection', 'keep-alive']);
    const fixed = (answer: Response): object => Object.fromEntries([...answer.headers].filter(([name]) => !changing.has(name)));
    expect(fixed(short)).toEqual(fixed(long));
    expect(short.headers.get('ratelimit')).toMatch(/^"month";r=\d+;t=864000, "burst";r=\d+;t=\d+$/);
    expect(short.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-\w+$/);
    expect((await warm(`${ROWS}?limit=50`, { 'x-request-id': 'mine' })).headers.get('x-request-id')).toBe('mine');
  });

  it('distinguishes encodings and formats', async () => {
    await start();
    const target = `${ROWS}?limit=200`;
    for (let round = 0; round < 3; round += 1) {
      expect((await get(target, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
      expect((await get(target, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
      expect((await get(target)).headers.get('content-encoding')).toBeNull();
      expect((await get(target, { accept: 'text/csv' })).headers.get('content-type')).toContain('text/csv');
      expect((await get(target, { accept: 'application/json' })).headers.get('content-type')).toContain('application/json');
    }
  });

  it('costs the same as the normal path: 501 requests give exactly 500 responses', async () => {
    const h = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 502; i += 1) {
      const answer = await get(ROWS);
      statuses.push(answer.status);
      if (i < 500) expect(answer.headers.get('x-ratelimit-remaining')).toBe(String(499 - i));
      await answer.arrayBuffer();
    }
    expect(statuses.slice(0, 500).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(500)).toEqual([429, 429]);
    expect((await h.get('/v1/whoami')).json().data.usage.used).toBe(500);
  });

  it('counts 640 requests, 64 at a time, as exactly 500 responses', async () => {
    await start();
    const statuses: number[] = [];
    const worker = async (): Promise<void> => {
      for (let i = 0; i < 10; i += 1) {
        const answer = await get(ROWS);
        statuses.push(answer.status);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 64 }, worker));
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
    expect(statuses.filter((status) => status === 429)).toHaveLength(140);
  });

  it('sends a 304 without counting it', async () => {
    const h = await start({ monthlyQuota: 100_000 });
    const etag = (await warm(ROWS)).headers.get('etag') ?? '';
    const before = (await h.get('/v1/whoami')).json().data.usage.used;
    const same = await warm(ROWS, { 'if-none-match': etag });
    expect([same.status, same.headers.get('etag')]).toEqual([304, etag]);
    expect((await h.get('/v1/whoami')).json().data.usage.used).toBe(before);
  });

  it('is not used without a key, or with a wrong or revoked key', async () => {
    const h = await start();
    await warm(ROWS);
    expect((await fetch(`${origin}${ROWS}`)).status).toBe(401);
    expect((await get(ROWS, { authorization: 'Bearer ak_other' })).status).toBe(401);
    expect(await h.store.endCredentials('developer', 'api_key', h.clock.now())).toBe(1);
    h.clock.advance(5000);
    expect((await get(ROWS)).status).toBe(401);
  });

  it('is not used beyond the burst limit', async () => {
    await start({ burstPerMinute: 30 });
    const statuses: number[] = [];
    for (let i = 0; i < 33; i += 1) statuses.push((await get(ROWS)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  });

  it('is not used when the data have changed, or when the response is old', async () => {
    const h = await start({ monthlyQuota: 100_000 });
    await warm(ROWS);
    h.changeData();
    await h.app.notify();
    expect(wayOf(await get(ROWS))).toBe('long');
    await warm(ROWS);
    h.clock.advance(30_000);
    expect(wayOf(await get(ROWS))).toBe('long');
    expect(h.queries.requested).toBe(3);
  });

  it('is still used when only other data have changed', async () => {
    const h = await start({ monthlyQuota: 100_000 });
    await h.app.notify();
    await warm(ROWS);
    h.changeData(['aemo/dispatch_price']);
    await h.app.notify();
    await warm(ROWS);
    expect(h.queries.requested).toBe(1);
    h.changeData(['aemo/dispatch_price', 'rba/F1.1']);
    await h.app.notify();
    expect(wayOf(await get(ROWS))).toBe('long');
    expect(h.queries.requested).toBe(2);
  });

  it('does not handle requests from pages of other origins, HEAD and requests with a body', async () => {
    await start();
    await warm(ROWS);
    const page = await get(ROWS, { origin: 'https://anywhere.example' });
    expect([wayOf(page), page.headers.get('access-control-allow-origin')]).toEqual(['long', '*']);
    const head = await fetch(`${origin}${ROWS}`, { method: 'HEAD', headers: { authorization: `Bearer ${DEV_KEY}` } });
    expect([wayOf(head), head.status]).toEqual(['long', 200]);
  });

  it('is counted in the metrics', async () => {
    const h = await start({ monthlyQuota: 100_000 });
    for (let i = 0; i < 40; i += 1) await (await get(ROWS)).arrayBuffer();
    const { body } = await h.ask({ url: '/metrics' });
    expect(body).toContain('wattle_http_requests_total{endpoint="readDataset",status="200"} 40');
    expect(Number(/^wattle_cache_hits_total (\d+)$/m.exec(body)?.[1]) + Number(/^wattle_cache_misses_total (\d+)$/m.exec(body)?.[1])).toBe(
      40,
    );
  });
});
