/** The clock that stands still. */
import { describe, expect, it } from 'vitest';
import { FixedClock, isoInstant, systemClock } from '../../src/core/clock.ts';

describe('FixedClock', () => {
  it('stands still until it is moved', () => {
    const clock = new FixedClock('2026-11-21T08:00:00Z');
    expect(isoInstant(clock.now())).toBe('2026-11-21T08:00:00.000Z');
    clock.advance(90_000);
    expect(isoInstant(clock.now())).toBe('2026-11-21T08:01:30.000Z');
    clock.set(0);
    expect(clock.now()).toBe(0);
    clock.set('2026-01-01T00:00:00+11:00');
    expect(isoInstant(clock.now())).toBe('2025-12-31T13:00:00.000Z');
  });
});

describe('systemClock', () => {
  it('shows the time of day', () => {
    const before = Date.now();
    const now = systemClock.now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
