/**
 * A client never sees older data after newer data. A node clears its cache when it sees newer data, and marks responses as old when it cannot
 * check.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedClock } from '../../../src/core/clock.ts';
import { AnswerCache, type CachedAnswer } from '../../../src/http/reply/answer-cache.ts';
import { EncodedBody } from '../../../src/http/reply/encoded-body.ts';
import { type Harness, NOW, ROWS, startHarness } from '../harness.ts';

describe('a server', () => {
  let h: Harness;
  beforeEach(async () => {
    h = await startHarness();
  });
  afterEach(() => h.close());

  it('builds a response again after another server has sent newer data', async () => {
    await h.get(`${ROWS}?limit=1`);
    await h.get(`${ROWS}?limit=1`);
    expect(h.queries.requested).toBe(1);
    h.changeData(['rba/F1.1']);
    await h.get(`${ROWS}?limit=2`);
    await h.get(`${ROWS}?limit=1`);
    expect(h.queries.requested).toBe(3);
  });

  it('checks for newer data if a caller sends an unknown ETag', async () => {
    const { etag } = (await h.get(ROWS)).headers;
    for (let n = 0; n < 3; n += 1) expect((await h.get(ROWS, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await h.get(ROWS, { 'if-none-match': '"of-another-node"' })).statusCode).toBe(200);
    expect(h.queries.requested).toBe(1);
    h.changeData(['rba/F1.1']);
    expect((await h.get(ROWS, { 'if-none-match': '"of-another-node"' })).statusCode).toBe(200);
    expect(h.queries.requested).toBe(2);
  });
});

describe('a cache that cannot check for changed data', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('sends cached responses with their age, builds no new ones, and recovers after the next check', async () => {
    const clock = new FixedClock(NOW);
    const cache = new AnswerCache(clock);
    let isAway = false;
    cache.followedBy(async () => {
      if (isAway) throw new Error('away');
    });
    let made = 0;
    const make = async (): Promise<CachedAnswer> => {
      made += 1;
      const body = new EncodedBody(Buffer.from('{}'), {}, Buffer.alloc(32));
      return { body, madeAt: clock.now(), until: clock.now() + 30_000, datasets: null, seldomRequested: false };
    };
    const pass = (ms: number): void => {
      clock.advance(ms);
      vi.advanceTimersByTime(ms);
    };
    const fresh = await cache.get('a', make);
    expect([cache.cached('a'), cache.ageHeaders(fresh)]).toEqual([fresh, {}]);
    isAway = true;
    pass(4000);
    await expect(cache.look()).rejects.toThrow('away');
    expect(cache.cached('a')).toBe(fresh);
    pass(4000);
    expect(cache.cached('a')).toBeNull();
    const old = await cache.get('a', make);
    expect(made).toBe(1);
    expect(cache.ageHeaders(old)).toMatchObject({ age: '8', 'cache-control': 'no-store', warning: expect.any(String) });
    isAway = false;
    await cache.look();
    expect([cache.cached('a'), cache.ageHeaders(fresh)]).toEqual([fresh, {}]);
  });
});
