/** Checks token buckets: bursts, waiting times and refilling. */
import { describe, expect, it } from 'vitest';
import { TokenBuckets } from '../../src/accounts/rate-limit.ts';
import { FixedClock } from '../../src/core/clock.ts';

const START = '2026-11-21T00:00:00Z';

describe('a bucket', () => {
  it('allows its whole capacity at once, and then returns the waiting time', () => {
    const buckets = new TokenBuckets(new FixedClock(START), { capacity: 6, windowSeconds: 60 });
    for (let i = 0; i < 6; i += 1) expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBe(10);
    expect(buckets.of('a').remaining).toBe(0);
    expect(buckets.of('a').secondsToFull).toBe(60);
  });

  it('refills over time and never beyond its capacity', () => {
    const clock = new FixedClock(START);
    const buckets = new TokenBuckets(clock, { capacity: 6, windowSeconds: 60 });
    for (let i = 0; i < 6; i += 1) buckets.take('a');
    clock.advance(10_000);
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBe(10);
    clock.advance(3_600_000);
    expect(buckets.of('a').remaining).toBe(6);
    expect(buckets.of('a').secondsToFull).toBe(0);
  });

  it('allows a request after exactly the stated waiting time', () => {
    const clock = new FixedClock(START);
    const buckets = new TokenBuckets(clock, { capacity: 7, windowSeconds: 3 });
    for (let i = 0; i < 7; i += 1) buckets.take('a');
    const wait = buckets.take('a');
    expect(wait).toBeGreaterThan(0);
    clock.advance(wait * 1000);
    expect(buckets.take('a')).toBe(0);
  });

  it('is separate for each name', () => {
    const buckets = new TokenBuckets(new FixedClock(START), { capacity: 1, windowSeconds: 60 });
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('b')).toBe(0);
    expect(buckets.take('a')).toBeGreaterThan(0);
  });

  it('works with more names than it stores, and with a clock that is set back', () => {
    const clock = new FixedClock(START);
    const buckets = new TokenBuckets(clock, { capacity: 2, windowSeconds: 60 });
    for (let i = 0; i < 50_010; i += 1) buckets.take(`client ${i}`);
    expect(buckets.take('client 50009')).toBe(0);
    expect(buckets.take('client 50009')).toBeGreaterThan(0);
    clock.advance(-5000);
    expect(buckets.take('client 50009')).toBeGreaterThan(0);
  });
});
