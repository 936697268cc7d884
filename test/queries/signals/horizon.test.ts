/** Checks which periods have ended, on different days. */
import { describe, expect, it } from 'vitest';
import { FREQUENCIES } from '../../../src/core/frequency.ts';
import { isoDay, lastDay, parseBound, parseIsoDay, period, windowOf } from '../../../src/core/period.ts';
import { Horizon } from '../../../src/queries/signals/signal-views.ts';

const day = (text: string): number => parseIsoDay(text) as number;
const DAYS = ['2024-02-28', '2024-02-29', '2024-06-29', '2024-06-30', '2024-12-31', '2025-01-01', '2023-12-30'].map(day);

describe('the horizon of past results', () => {
  it.each(FREQUENCIES)('%s: a period is included from its last day', (freq) => {
    const horizon = new Horizon();
    for (const today of DAYS) {
      horizon.day = today;
      const { from, to } = windowOf(freq, parseBound(isoDay(today - 3)), parseBound(isoDay(today + 3)));
      for (let t = from - 2; t <= to + 2; t += 1) expect(horizon.reaches(freq, t)).toBe(lastDay(period(freq, t)) <= today);
    }
  });

  it('does not limit periods if no day is given', () => {
    expect(new Horizon().reaches('M', 1_000_000)).toBe(true);
  });
});
