/** Checks two clocks: one that is fixed, and one that ignores jumps of the machine's clock. */
import { describe, expect, it } from 'vitest';
import { AGREES_MS, FixedClock, isoInstant, SteadyClock, systemClock } from '../../src/core/clock.ts';

describe('FixedClock', () => {
  it('does not move on its own', () => {
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
  it('returns the current time', () => {
    const before = Date.now();
    const now = systemClock.now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});

describe('SteadyClock', () => {
  const START = Date.parse('2026-11-21T08:00:00Z');
  /** Clock times are compared to within a second, because real time passes during a test. */
  const isNear = (shown: number, expected: number): boolean => shown >= expected && shown < expected + 1000;

  it('follows the machine clock while the two agree, and continues without it after a jump', () => {
    const machine = new FixedClock(START);
    const clock = new SteadyClock(machine);
    machine.set(START + AGREES_MS - 1000);
    expect(clock.now()).toBe(START + AGREES_MS - 1000);
    for (const jump of [AGREES_MS + 2000, -AGREES_MS - 2000]) {
      machine.set(START + jump);
      expect(isNear(clock.now(), START)).toBe(true);
    }
    machine.set(START + 1e9);
    clock.shift(1e9);
    expect(clock.now()).toBe(START + 1e9);
    clock.shift(-1e9);
    expect(isNear(clock.steady(), START)).toBe(true);
  });

  it('returns the time of another clock: from its offset in another process, from shared memory in another thread', () => {
    const known = new SteadyClock(new FixedClock(START));
    const [process, thread] = [new SteadyClock(new FixedClock(0)), new SteadyClock(new FixedClock(0))];
    process.offset = known.offset;
    thread.follow(known.shared);
    expect(isNear(process.steady(), START)).toBe(true);
    known.shift(60_000);
    expect(isNear(thread.steady(), START + 60_000)).toBe(true);
    expect(isNear(process.steady(), START)).toBe(true);
    expect(thread.offset).toBe(known.offset);
  });
});
